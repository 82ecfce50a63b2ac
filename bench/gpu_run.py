"""Run on a machine with a GPU what `gpu_prepare` prepared: digests of 1,000 games against the CPU's, then speed.

    python3 bench/gpu_run.py build/gpu [GAME ...]
    python3 bench/gpu_run.py build/gpu --bounds 60 [GAME ...]      # 60 seconds: what limits on registers bring

Needs NumPy, CuPy and nvcc; nothing of Riffle, and no network.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

try:
    import cupy as cp  # type: ignore[import-not-found]
except ImportError:
    sys.exit("This needs a GPU and the extra gpu: pip install 'riffle[gpu]'")

FOLDER = Path(sys.argv[1])
WORK = Path("/tmp/riffle-gpu")
SIZES = [4096, 16384, 65536, 262144, 1048576]
BLOCKS = (32, 64, 128, 256)
QUEUE_THREADS = 132 * 16 * 32
"""Threads that take games from a queue: 16 warps on each of an H200's multiprocessors."""
ENOUGH = 20.0
"""Seconds a single launch may take before larger batches are left out."""


def build(name: str, kernel: str, registers: int = 0) -> Path:
    """Machine code by nvcc; the PTX is newer than this machine's assembler knows, and uses nothing new."""
    text = (FOLDER / f"{name}-{kernel}.ptx").read_text()
    version = next(line for line in text.splitlines() if line.startswith(".version"))
    source, target = WORK / f"{name}-{kernel}-{registers}.ptx", WORK / f"{name}-{kernel}-{registers}.cubin"
    source.write_text(text.replace(version, ".version 9.0"))
    began = time.time()
    arch = next(line for line in text.splitlines() if line.startswith(".target")).split()[1].strip(",")
    command = ["nvcc", "-cubin", f"-arch={arch}", "-O3", "-Xptxas", "-v", str(source), "-o", str(target)]
    command += [f"-maxrregcount={registers}"] if registers else []
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr[-1500:])
    usage = [line.strip() for line in done.stderr.splitlines() if "registers" in line or "spill" in line]
    print(f"  {kernel}: ptxas {time.time() - began:.1f} s; {' '.join(usage)[-260:]}", flush=True)
    return target


def array(values: Any, *shape: int) -> list[Any]:
    """An array as Numba's kernels take it: two empty pointers, size, item size, data, shape, strides."""
    item = values.dtype.itemsize
    strides = [item * int(np.prod(shape[i + 1 :], dtype=np.int64)) for i in range(len(shape))]
    head = [np.uint64(0), np.uint64(0), np.int64(values.size), np.int64(item), np.uint64(values.data.ptr)]
    return head + [np.int64(n) for n in shape] + [np.int64(n) for n in strides]


class Batch:
    """Many games from the same starting state on the device."""

    def __init__(self, meta: dict[str, Any], count: int) -> None:
        self.meta, self.count = meta, count
        one = np.load(FOLDER / f"{meta['name']}-start.npy")
        self.cells = cp.zeros(meta["bytes"] * count, dtype=cp.uint8)
        for offset, width, shape in meta["fields"].values():
            size = int(np.prod(shape, dtype=np.int64))
            value = cp.asarray(one[offset : offset + size * width].view(f"i{width}"))
            room = self.cells[offset * count :][: size * width * count].view(f"i{width}").reshape(size, count)
            room[:] = value[:, None]
        self.rngs = cp.arange(count, dtype=cp.int64) * 7919 + 13
        self.steps = cp.zeros(count, dtype=cp.int64)
        self.outs = cp.zeros((meta["window"], count), dtype=cp.int32)
        self.queue = cp.zeros(1, dtype=cp.int64)

    def play(self, function: Any, block: int, most: int = 10**9, threads: int = 0) -> float:
        """Seconds taken. With `threads` that many take games from the queue, else each thread has its game."""
        args = [*array(self.cells, self.cells.size), np.int64(self.count), *array(self.rngs, self.count)]
        args += [*array(self.steps, self.count), *array(self.outs, self.meta["window"], self.count), np.int64(most)]
        args += array(self.queue, 1) if threads else []
        cp.cuda.Device().synchronize()
        began = time.perf_counter()
        function((((min(threads, self.count) or self.count) + block - 1) // block,), (block,), tuple(args))
        cp.cuda.Device().synchronize()
        return time.perf_counter() - began

    def digest(self) -> str:
        packed = np.empty((self.count, self.meta["size"]), dtype=np.int32)
        cells, at = self.cells.get(), 0
        for offset, width, shape in self.meta["fields"].values():
            size = int(np.prod(shape, dtype=np.int64))
            rows = cells[offset * self.count :][: size * width * self.count].view(f"i{width}")
            packed[:, at : at + size] = rows.reshape(size, self.count).T
            at += size
        return hashlib.sha256(packed.tobytes()).hexdigest()


def check(meta: dict[str, Any], function: Any, module: Any, kernel: str) -> bool:
    """Whether the seeded games end in the CPU's bytes after the CPU's number of steps, and no cell was too narrow."""
    batch = Batch(meta, meta["games"])
    taken = batch.play(function, 64, threads=512 if kernel == "play_queue" else 0)
    flag = 0
    try:
        flag = int(cp.ndarray(1, cp.int32, module.get_global("riffle_overflow"))[0])
    except Exception:
        flag = 0  # no cell of this game is narrow
    same, steps = batch.digest() == meta["digest"], int(batch.steps.sum()) == meta["steps"]
    print(f"  {kernel}: digests equal {same}, steps equal {steps}, overflow {flag}, {taken:.2f} s", flush=True)
    return same and steps and flag == 0


def measure(meta: dict[str, Any], function: Any, kernel: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    best_block, best = 64, 0.0
    for block in BLOCKS:
        batch = Batch(meta, 65536)
        taken = batch.play(function, block, threads=QUEUE_THREADS if kernel == "play_queue" else 0)
        rate = int(batch.steps.sum()) / taken
        if rate > best:
            best_block, best = block, rate
        print(f"    block {block}: {rate / 1e6:.1f} M/s at 65536", flush=True)
        if taken > ENOUGH:
            break
    for count in SIZES:
        if count * (meta["bytes"] + 4 * meta["window"]) > 60e9:
            break
        times: list[float] = []
        steps = 0
        for _ in range(2):
            batch = Batch(meta, count)
            times.append(batch.play(function, best_block, threads=QUEUE_THREADS if kernel == "play_queue" else 0))
            steps = int(batch.steps.sum())
            del batch
        rate = steps / min(times)
        rows.append({"kernel": kernel, "games": count, "block": best_block, "steps": steps, "rate": rate})
        against = rate / meta["cpu_rate"]
        print(f"    {count:>8} games: {rate / 1e6:9.1f} M steps/s ({against:.0f}x one core)", flush=True)
        if min(times) > ENOUGH:
            break
    return rows


LIMITS = (0, 128, 96, 80, 64)


def bounds(seconds: float, names: list[str]) -> None:
    """For each game and kernel the best of several limits on registers, block sizes and threads at once."""
    ended = time.time() + seconds
    metas = [json.loads((FOLDER / f"{name}.json").read_text()) for name in names]
    jobs = [(meta, kernel, limit) for limit in LIMITS for meta in metas for kernel in meta["kernels"]]
    with ThreadPoolExecutor(4) as pool:
        built = [pool.submit(build, meta["name"], kernel, limit) for meta, kernel, limit in jobs]
        for (meta, kernel, limit), file in zip(jobs, built, strict=True):
            if time.time() > ended:
                pool.shutdown(wait=False, cancel_futures=True)
                return
            try:
                bound(meta, kernel, limit, file.result())
            except Exception as problem:
                print(f"{meta['name']} {kernel} {limit} failed: {problem!r}"[:400], flush=True)


def bound(meta: dict[str, Any], kernel: str, limit: int, file: Path) -> None:
    module = cp.RawModule(path=str(file))
    function = module.get_function(meta["kernels"][kernel])
    function.preferred_shared_memory_carveout = 0
    right = check(meta, function, module, kernel)
    found: list[tuple[float, int, int]] = []
    tries = [(block, 0) for block in (64, 128)]
    if kernel == "play_queue":
        tries = [(64, 132 * warps * 32) for warps in (8, 12, 16, 24, 32)]
    for block, threads in tries:
        batch = Batch(meta, 262144)
        taken = batch.play(function, block, threads=threads)
        found.append((int(batch.steps.sum()) / taken, block, threads))
    rate, block, threads = max(found)
    text = f"{meta['name']} {kernel} limit {limit} ({function.num_regs} registers, {function.local_size_bytes} local)"
    print(f"{text}: {rate / 1e6:.1f} M/s, block {block}, threads {threads}, right {right}", flush=True)


def main() -> None:
    WORK.mkdir(exist_ok=True)
    gpu = cp.cuda.runtime.getDeviceProperties(0)["name"].decode()
    print(f"{gpu}, driver {cp.cuda.runtime.driverGetVersion()}, CuPy {cp.__version__}", flush=True)
    if sys.argv[2:3] == ["--bounds"]:
        bounds(float(sys.argv[3]), sys.argv[4:])
        return
    names = sys.argv[2:] or [p.stem for p in sorted(FOLDER.glob("*.json")) if (FOLDER / f"{p.stem}-start.npy").exists()]
    ready: list[tuple[Any, ...]] = []
    found: dict[str, Any] = {"gpu": gpu}
    for name in names:  # all digests first
        meta = json.loads((FOLDER / f"{name}.json").read_text())
        print(f"{name}: {meta['bytes']} bytes a game", flush=True)
        for kernel, entry in meta["kernels"].items():
            try:
                module = cp.RawModule(path=str(build(name, kernel)))
                function = module.get_function(entry)
                function.preferred_shared_memory_carveout = 0
                print(f"  {kernel}: {function.num_regs} registers, {function.local_size_bytes} bytes local", flush=True)
                right = check(meta, function, module, kernel)
                found[f"{name} {kernel}"] = {"right": right, "registers": function.num_regs}
                if right:
                    ready.append((meta, function, kernel))
            except Exception as problem:
                print(f"  {kernel} failed: {problem!r}"[:900], flush=True)
    for meta, function, kernel in ready:
        print(f"{meta['name']} by {kernel}; one core {meta['cpu_rate'] / 1e6:.2f} M/s", flush=True)
        try:
            found[f"{meta['name']} {kernel}"]["rows"] = measure(meta, function, kernel)
        except Exception as problem:
            print(f"  failed: {problem!r}"[:500], flush=True)
        if out := Path(sys.argv[1]).parent and __import__("os").environ.get("OUT"):
            Path(out, "gpu.json").write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
