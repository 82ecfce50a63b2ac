# pyright: basic, reportAttributeAccessIssue=false
# (llvmlite has no types)
"""From LLVM text to a `.wasm` file: optimised for wasm32 by llvmlite, linked by wasm-ld (Debian's package `lld`).

The stack lies first, so that an overflow leaves the memory and traps.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+sign-ext,+mutable-globals,+nontrapping-fptoint"
"""What every browser of the last five years has. SIMD and bulk memory change nothing measurable for rules."""
STACK = 1 << 20
LINKERS = ("wasm-ld", "wasm-ld-19", "wasm-ld-16", "wasm-ld-14")
MEMORY = """
define ptr @memset(ptr %to, i32 %value, i32 %size) #0 {
start:
  %byte = and i32 %value, 255
  %wide = zext i32 %byte to i64
  %word = mul i64 %wide, 72340172838076673
  %words = and i32 %size, -8
  br label %eights
eights:
  %at = phi i32 [ 0, %start ], [ %further, %eight ]
  %more = icmp ult i32 %at, %words
  br i1 %more, label %eight, label %ones
eight:
  %place = getelementptr i8, ptr %to, i32 %at
  store i64 %word, ptr %place, align 1
  %further = add i32 %at, 8
  br label %eights
ones:
  %i = phi i32 [ %words, %eights ], [ %next, %one ]
  %left = icmp ult i32 %i, %size
  br i1 %left, label %one, label %done
one:
  %there = getelementptr i8, ptr %to, i32 %i
  %small = trunc i32 %byte to i8
  store i8 %small, ptr %there
  %next = add i32 %i, 1
  br label %ones
done:
  ret ptr %to
}
define ptr @memcpy(ptr %to, ptr %from, i32 %size) #0 {
start:
  %words = and i32 %size, -8
  br label %eights
eights:
  %at = phi i32 [ 0, %start ], [ %further, %eight ]
  %more = icmp ult i32 %at, %words
  br i1 %more, label %eight, label %ones
eight:
  %place = getelementptr i8, ptr %to, i32 %at
  %source = getelementptr i8, ptr %from, i32 %at
  %word = load i64, ptr %source, align 1
  store i64 %word, ptr %place, align 1
  %further = add i32 %at, 8
  br label %eights
ones:
  %i = phi i32 [ %words, %eights ], [ %next, %one ]
  %left = icmp ult i32 %i, %size
  br i1 %left, label %one, label %done
one:
  %there = getelementptr i8, ptr %to, i32 %i
  %here = getelementptr i8, ptr %from, i32 %i
  %small = load i8, ptr %here
  store i8 %small, ptr %there
  %next = add i32 %i, 1
  br label %ones
done:
  ret ptr %to
}
define ptr @memmove(ptr %to, ptr %from, i32 %size) #0 {
start:
  %behind = icmp ugt ptr %to, %from
  br i1 %behind, label %backwards, label %forwards
forwards:
  %same = call ptr @memcpy(ptr %to, ptr %from, i32 %size)
  ret ptr %to
backwards:
  %left = phi i32 [ %size, %start ], [ %at, %one ]
  %more = icmp ne i32 %left, 0
  br i1 %more, label %one, label %done
one:
  %at = sub i32 %left, 1
  %there = getelementptr i8, ptr %to, i32 %at
  %here = getelementptr i8, ptr %from, i32 %at
  %small = load i8, ptr %here
  store i8 %small, ptr %there
  br label %backwards
done:
  ret ptr %to
}
attributes #0 = { "no-builtins" }
"""
"""What LLVM leaves to a C library: filling and copying, eight bytes at a time."""


class NoLinkerError(RuntimeError):
    """wasm-ld is missing; the sentence says where it comes from."""


def emit(text: str, doors: Iterable[str], tables: Iterable[str], path: Path) -> None:
    """Write the module. What it offers are the entry points, where its tables lie, its memory and where free room
    begins.
    """
    machine = _machine()
    exports = [*doors, *tables]
    module = _parsed(text, machine)
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration and each.name not in exports:
            each.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = False
    llvm.create_pass_builder(machine, options).getModulePassManager().run(
        module, llvm.create_pass_builder(machine, options)
    )
    objects = [machine.emit_object(module), machine.emit_object(_parsed(MEMORY, machine))]
    _link(objects, exports, path)


def _machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu="mvp", features=FEATURES, opt=3, reloc="static", codemodel="default")


def _parsed(text: str, machine: Any) -> Any:
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n'
    module = llvm.parse_assembly(head + text)
    module.verify()
    return module


def _link(objects: list[bytes], exports: list[str], path: Path) -> None:
    linker = next(filter(None, map(shutil.which, LINKERS)), None)
    if linker is None:
        raise NoLinkerError("building the modules needs wasm-ld: apt-get install lld")
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{number}.o" for number in range(len(objects))]
        for file, content in zip(files, objects, strict=True):
            file.write_bytes(content)
        command = [linker, "--no-entry", "--gc-sections", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}"]
        command += ["--export=__heap_base", *(f"--export={name}" for name in exports)]
        found = subprocess.run(
            [*command, *map(str, files), "-o", str(path)], check=False, capture_output=True, text=True
        )
    if found.returncode:
        raise RuntimeError(f"wasm-ld: {found.stderr.strip()[:2000]}")
