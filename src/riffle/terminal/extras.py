"""Which extra brings a package: what is missing is named in one sentence instead of a traceback."""

from __future__ import annotations

EXTRAS = {
    "server": ("litestar", "uvicorn", "picows", "asyncpg", "uvloop", "websockets"),
    "physics": ("mujoco",),
    "research": ("gymnasium", "pettingzoo"),
    "lab": ("polars", "optuna", "vl_convert"),
    "cluster": ("ray",),
    "gpu": ("cupy", "numba_cuda"),
}


def missing(module: str) -> str | None:
    """What to install for a module that is not there; None where no extra brings it."""
    package = module.partition(".")[0]
    for extra, packages in EXTRAS.items():
        if package in packages:
            return f"this needs {package}, which comes with the extra {extra}: pip install 'riffle[{extra}]'"
    return None
