# pyright: basic, reportAttributeAccessIssue=false, reportPrivateUsage=false
# (Numba's cache has no types)
"""Compiled code on disk: one file an entry point, found by a digest of all it depends on, compiled by one process at
a time.

Every loaded game has a slot, a name that stands in each symbol of its code and its tables; on disk all code has the
same slot, and what is read gets the reader's. So any number of variants of a game live in one process from one file.
"""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import os
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from pickle import loads
from typing import Any

from numba.core.caching import NullCache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

from .. import system
from .cache import read_cached, write_cached
from .compiling import announced
from .reach import Reach

SLOT = "riffleslot{:06}"
ON_DISK = SLOT.format(0).encode()
_slots = itertools.count(1)


def new_slot() -> str:
    return SLOT.format(next(_slots))


class DiskCache(NullCache):
    """The compiled forms of one entry point, one file for each signature."""

    def __init__(self, engine: Any, name: str, reach: Callable[[], Reach], prepare: Callable[[], None]) -> None:
        self._engine, self._name = engine, name
        self._slot = engine.slot.encode()
        self._make_reach, self._prepare = reach, prepare
        self._lock: int | None = None

    @cached_property
    def _reach(self) -> Reach:
        return self._make_reach()

    @cached_property
    def _depends_on(self) -> str:
        return self._engine.depends_on(self._reach)

    @property
    def cache_path(self) -> str:
        return str(self._engine.folder)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """From disk, or None: then this process is the one to compile, and others wait until it has saved."""
        target_context.refresh()
        path = self._path(sig, target_context)
        payload = read_cached(path)
        if payload is None:
            self._wait_for(path)
            payload = read_cached(path)
        if payload is None:
            announced(self._engine.game.id, len(self._reach.functions))
            self._prepare()
            return None
        self.release()
        self._engine.found += 1
        return _rebuilt(target_context, payload.replace(ON_DISK, self._slot))

    def save_overload(self, sig: Any, cres: Any) -> None:
        self._engine.compiled += 1
        path = self._path(sig, cres.target_context)
        payload = dumps(_reduced(cres)).replace(self._slot, ON_DISK)
        with contextlib.suppress(OSError):  # a full or read-only disk: compiled again next time
            write_cached(path, payload)
        self.release()

    def release(self) -> None:
        """Let others compile: called too where compiling failed."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _path(self, sig: Any, target_context: Any) -> Path:
        all_of_it = f"{self._depends_on} {sig} {target_context.codegen().magic_tuple()}"
        return self._engine.folder / f"{self._name}-{hashlib.sha256(all_of_it.encode()).hexdigest()[:24]}.bin"

    def _wait_for(self, path: Path) -> None:
        if self._lock is not None:
            return
        with contextlib.suppress(OSError):  # the lock goes with the process that holds it, however that ends
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT)
            system.lock(self._lock, wait=True)


def _reduced(cres: Any) -> tuple[Any, ...]:
    """What a compiled entry point is rebuilt from. Nothing links to an entry point, so its LLVM code need not be
    kept beside.
    """
    library, module = cres.library, cres.library._final_module
    symbols = [each.name for each in _defined(module)]
    cres.fndesc.typemap = cres.fndesc.calltypes = None
    environments = tuple(cres._find_referenced_environments())
    code = library._get_compiled_object()
    return library.name, code, symbols, cres.fndesc, cres.environment, cres.signature, cres.reload_init, environments


def _defined(module: Any) -> Iterator[Any]:
    for each in itertools.chain(module.functions, module.global_variables):
        if not each.is_declaration:
            yield each


def _rebuilt(target_context: Any, payload: bytes) -> Any:
    name, code, symbols, description, environment, signature, reload_init, environments = loads(payload)
    for function in reload_init:
        function()
    codegen = target_context.codegen()
    library = codegen.create_library(name)
    library.enable_object_caching()
    library._set_compiled_object(code)
    library._finalize_final_module()
    codegen._engine._defined_symbols.update(symbols)
    found = CompileResult(
        target_context=target_context,
        typing_context=target_context.typing_context,
        library=library,
        environment=environment,
        entry_point=target_context.get_executable(library, description, environment),
        fndesc=description,
        type_annotation="",
        signature=signature,
        objectmode=False,
        lifted=(),
        typing_error=None,
        call_helper=None,
        metadata=None,
        reload_init=reload_init,
        referenced_envs=environments,
    )
    for each in environments:
        codegen.set_env(each.env_name, each)
    return found
