"""Compiled kernels of one game: made here by numba-cuda, or read from a folder that was prepared elsewhere.

A machine with a GPU then needs CuPy alone; the folder holds a `.ptx` for each kernel and a `.json` with the layout.
"""

from __future__ import annotations

import importlib
import json
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .layout import DeviceLayout

if TYPE_CHECKING:
    from ...game import Game

NEWEST = (9, 0)
"""The version of PTX that every driver of CUDA 13 reads; numba-cuda names a newer one and uses nothing of it."""


class Code(NamedTuple):
    """The kernels of a game as PTX by name, and the widths of its cells."""

    widths: dict[str, int]
    texts: dict[str, str]

    def layout(self, game: Game) -> DeviceLayout:
        return DeviceLayout(game, self.widths)

    def save(self, folder: Path, game: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{game}.json").write_text(json.dumps({"widths": self.widths, "kernels": list(self.texts)}))
        for kernel, text in self.texts.items():
            (folder / f"{game}-{kernel}.ptx").write_text(text)

    @classmethod
    def read(cls, folder: Path, game: str) -> Code:
        meta = json.loads((folder / f"{game}.json").read_text())
        return cls(meta["widths"], {each: (folder / f"{game}-{each}.ptx").read_text() for each in meta["kernels"]})


def compiled(game: Game, kernels: Mapping[Callable[..., Any], str], capability: tuple[int, int]) -> Code:
    """Compile kernels (or find them on disk), each with its signature in letters (see `engine.signature_of`)."""
    from .engine import Cuda, signature_of

    engine = Cuda(game)
    texts = {each.__name__: engine.ptx(each, signature_of(letters), capability) for each, letters in kernels.items()}
    return Code(engine.layout.widths, texts)


class Runner:
    """Launches the kernels of a game through CuPy."""

    block = 64

    def __init__(self, code: Code, game: Game) -> None:
        try:
            cupy: Any = importlib.import_module("cupy")
            cupy.cuda.runtime.getDeviceCount()
        except Exception as missing:
            raise RuntimeError(
                "device='cuda' needs an NVIDIA GPU and the extra gpu: pip install 'riffle[gpu]'"
            ) from missing
        self.xp = cupy
        self.layout = code.layout(game)
        self._functions: dict[str, Any] = {}
        self._modules: list[Any] = []
        for kernel, text in code.texts.items():
            module = cupy.RawModule(path=str(_assembled(kernel, text)))
            self._modules.append(module)
            self._functions[kernel] = module.get_function(entry_of(text))

    def launch(self, kernel: str, arguments: list[Any], count: int) -> None:
        packed: list[Any] = []
        for each in arguments:
            packed += array_arguments(each) if hasattr(each, "dtype") and each.ndim else [np.int64(each)]
        self._functions[kernel](((count + self.block - 1) // self.block,), (self.block,), tuple(packed))

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
    """A file to load: machine code by CUDA's assembler where it is installed, else PTX for the driver's own."""
    folder = Path(tempfile.mkdtemp(prefix="riffle-gpu-"))
    source, target = folder / f"{kernel}.ptx", folder / f"{kernel}.cubin"
    found = re.search(r"^\.version (\d+)\.(\d+)", text, re.MULTILINE)
    if found is not None and (int(found[1]), int(found[2])) > NEWEST:
        text = text.replace(found[0], f".version {NEWEST[0]}.{NEWEST[1]}", 1)
    source.write_text(text)
    arch = re.search(r"^\.target (sm_\w+)", text, re.MULTILINE)
    assembler = shutil.which("nvcc")
    if assembler is None or arch is None:
        return source
    command = [assembler, "-cubin", f"-arch={arch[1]}", "-O3", str(source), "-o", str(target)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    return source if done.returncode else target


def array_arguments(values: Any) -> list[Any]:
    """An array as Numba's kernels take it: two empty pointers, size, item size, data, shape, strides."""
    head = [np.uint64(0), np.uint64(0), np.int64(values.size), np.int64(values.itemsize), np.uint64(values.data.ptr)]
    return head + [np.int64(n) for n in values.shape] + [np.int64(n) for n in values.strides]
