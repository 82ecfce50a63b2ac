"""Compiled kernels of one game: made here by numba-cuda, or read from a folder that was prepared elsewhere.

A machine with a GPU then needs CuPy alone; the folder holds a `.ptx` for each kernel and a `.json` with the layout.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import json
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..cache import cache_root, read_cached, write_cached
from .layout import DeviceLayout

if TYPE_CHECKING:
    from ...game import Game

Kernel = Callable[..., Any]
MISSING = "the GPU engine (device='cuda') needs an NVIDIA GPU and the extra gpu: pip install 'riffle[gpu]'"
NEWEST = (9, 0)
"""The version of PTX that every driver of CUDA 13 reads; numba-cuda names a newer one and uses nothing of it."""


class Code(NamedTuple):
    """Kernels of a game as PTX by name, and the widths of its cells."""

    widths: dict[str, int]
    texts: dict[str, str]

    def text(self, kernel: Kernel) -> str:
        if kernel.__name__ not in self.texts:
            raise KeyError(f"{kernel.__name__} was not prepared; there are {', '.join(self.texts)}")
        return self.texts[kernel.__name__]

    def save(self, folder: Path, game: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{game}.json").write_text(json.dumps({"widths": self.widths, "kernels": list(self.texts)}))
        for kernel, text in self.texts.items():
            (folder / f"{game}-{kernel}.ptx").write_text(text)

    @classmethod
    def read(cls, folder: Path, game: str) -> Code:
        file = folder / f"{game}.json"
        if not file.exists():
            raise FileNotFoundError(f"{folder} holds no GPU code of {game}; python -m bench.gpu_learn prepare makes it")
        meta = json.loads(file.read_text())
        return cls(meta["widths"], {each: (folder / f"{game}-{each}.ptx").read_text() for each in meta["kernels"]})


class Compiler:
    """Kernels of a game compiled here, each when it is first launched, or found on disk."""

    def __init__(self, game: Game, capability: tuple[int, int]) -> None:
        from .compiler import Cuda

        self._engine, self._capability = Cuda(game), capability

    @property
    def widths(self) -> dict[str, int]:
        return self._engine.layout.widths

    def text(self, kernel: Kernel) -> str:
        return self._engine.ptx(kernel, self._capability)


def compiled(game: Game, kernels: Iterable[Kernel], capability: tuple[int, int]) -> Code:
    """Compile kernels (or find them on disk), to be carried elsewhere."""
    compiler = Compiler(game, capability)
    return Code(compiler.widths, {each.__name__: compiler.text(each) for each in kernels})


def cupy_here() -> Any:
    """CuPy with a GPU behind it; RuntimeError in one sentence where there is none."""
    try:
        cupy: Any = importlib.import_module("cupy")
        cupy.cuda.Device().compute_capability  # noqa: B018  (asks the driver)
    except Exception as missing:
        raise RuntimeError(MISSING) from missing
    return cupy


def capability_of(cupy: Any) -> tuple[int, int]:
    """What the GPU here can do."""
    text = cupy.cuda.Device().compute_capability
    return int(text[:-1]), int(text[-1])


@cache
def runner_of(game: Game, code: Path | str | None = None) -> Runner:
    """The kernels of a game on the GPU here: compiled here, or read from a folder prepared elsewhere."""
    cupy = cupy_here()
    if code is not None:
        return Runner(Code.read(Path(code), game.id), game, cupy)
    return Runner(Compiler(game, capability_of(cupy)), game, cupy)


class Runner:
    """Launches the kernels of a game through CuPy."""

    block = 64

    def __init__(self, code: Code | Compiler, game: Game, cupy: Any) -> None:
        self.xp = cupy
        self.layout = DeviceLayout(game, code.widths)
        self._code = code
        self._functions: dict[str, Any] = {}
        self._modules: list[Any] = []

    @property
    def most_threads(self) -> int:
        """Threads that keep the GPU busy: more games than that wait in a queue."""
        return int(self.xp.cuda.Device().attributes["MultiProcessorCount"]) * 16 * 32

    def launch(self, kernel: Kernel, arguments: list[Any], count: int) -> None:
        """Run a kernel in so many threads, rounded up to whole blocks."""
        packed: list[Any] = []
        for each in arguments:
            packed += array_arguments(each) if hasattr(each, "dtype") and each.ndim else [np.int64(each)]
        self._function(kernel)(((count + self.block - 1) // self.block,), (self.block,), tuple(packed))

    def _function(self, kernel: Kernel) -> Any:
        found = self._functions.get(kernel.__name__)
        if found is None:
            text = self._code.text(kernel)
            module = self.xp.RawModule(path=str(_assembled(kernel.__name__, text)))
            self._modules.append(module)
            found = self._functions[kernel.__name__] = module.get_function(entry_of(text))
        return found

    def overflow(self) -> bool:
        """Whether a number did not fit its narrow cell since the code was loaded."""
        found = False
        for module in self._modules:
            try:
                flag = module.get_global("riffle_overflow")
            except Exception:
                continue  # no cell of this game is narrow
            found = found or bool(self.xp.ndarray(1, self.xp.int32, flag)[0])
        return found


def entry_of(text: str) -> str:
    """The name of the kernel in its PTX."""
    found = re.search(r"\.entry\s+(\S+?)\(", text) or re.search(r"\.entry\s+(\S+)", text)
    assert found is not None
    return found.group(1)


def _assembled(kernel: str, text: str) -> Path:
    """A file to load: machine code by CUDA's assembler where it is installed, else PTX for the driver's own.

    Assembling takes up to minutes, so machine code is kept on disk.
    """
    found = re.search(r"^\.version (\d+)\.(\d+)", text, re.MULTILINE)
    if found is not None and (int(found[1]), int(found[2])) > NEWEST:
        text = text.replace(found[0], f".version {NEWEST[0]}.{NEWEST[1]}", 1)
    arch = re.search(r"^\.target (sm_\w+)", text, re.MULTILINE)
    assembler = shutil.which("nvcc")
    kept = cache_root() / "cuda" / f"{kernel}-{hashlib.sha256(text.encode()).hexdigest()[:24]}.cubin"
    if read_cached(kept) is not None:
        return kept
    folder = Path(tempfile.mkdtemp(prefix="riffle-gpu-"))
    source, target = folder / f"{kernel}.ptx", folder / f"{kernel}.cubin"
    source.write_text(text)
    if assembler is None or arch is None:
        return source
    command = [assembler, "-cubin", f"-arch={arch[1]}", "-O3", str(source), "-o", str(target)]
    if subprocess.run(command, check=False, capture_output=True, text=True).returncode:
        return source
    with contextlib.suppress(OSError):  # a full or read-only disk: assembled again next time
        write_cached(kept, target.read_bytes())
    return target


def array_arguments(values: Any) -> list[Any]:
    """An array as Numba's kernels take it: two empty pointers, size, item size, data, shape, strides."""
    head = [np.uint64(0), np.uint64(0), np.int64(values.size), np.int64(values.itemsize), np.uint64(values.data.ptr)]
    return head + [np.int64(n) for n in values.shape] + [np.int64(n) for n in values.strides]
