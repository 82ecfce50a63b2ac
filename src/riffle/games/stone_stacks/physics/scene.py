"""The board as a MuJoCo model: parameter set P* of the measured set-up. Changing any number here changes outcomes:
raise PHYSICS_VERSION.

This module and physics.py are the only ones that know the engine. Geoms are numbered board 0, bases 1-6, then the
stones in the order given.
"""

from copy import copy
from functools import lru_cache

import mujoco

from ..stones import MICRO, RIVER, STACKS, Stone
from .prism import BASE, base_place

PHYSICS_VERSION = 1
ENGINE = "4.0.0"
STEP_HZ = 240
DENSITY = 2.5
FIRST_STONE = 1 + STACKS

OPTION = {
    "timestep": repr(1 / STEP_HZ),
    "integrator": "implicitfast",
    "solver": "Newton",
    "iterations": "50",
    "cone": "elliptic",
    "impratio": "10",
    "noslip_iterations": "2",  # without it tall stacks creep ten times as far
}
GEOM = {
    "condim": "3",
    "friction": "0.65 0.01 0.001",
    "solref": "0.01 1",
    "solimp": "0.95 0.99 0.002 0.5 2",
    "margin": "0",
}
BOARD = {"condim": "6", "friction": "0.65 0.01 0.02"}  # rolling friction, so that falls end


def _attributes(values: dict[str, str]) -> str:
    return " ".join(f'{key}="{value}"' for key, value in values.items())


def _file(stone: Stone) -> bytes:
    """A hull as a mesh file in memory: the engine keeps what it worked out for a file and compiles the next scene in a
    third of the time, which it does not do for corners written into the scene."""
    return "".join("v " + " ".join(f"{x:.9g}" for x in p) + "\n" for p in stone.points).encode()


@lru_cache(maxsize=1)
def _files() -> dict[str, bytes]:
    return {"base.obj": _file(BASE)} | {f"m{i}.obj": _file(stone) for i, stone in enumerate(RIVER)}


def _mesh(name: str) -> str:
    return f'<mesh name="{name}" file="{name}.obj"/>'


def _body(stone: Stone, mesh: str) -> str:
    """A stone's frame is its centre of mass, which is not the hull's: mass and inertia are given, never taken from
    the mesh."""
    mass = DENSITY * stone.volume / MICRO
    inertia = " ".join(repr(DENSITY * x / MICRO) for x in stone.inertia)
    return (
        f'<body><joint type="free"/><inertial pos="0 0 0" mass="{mass!r}" fullinertia="{inertia}"/>'
        f'<geom type="mesh" mesh="{mesh}"/></body>'
    )


def xml(stones: tuple[int, ...]) -> str:
    meshes = _mesh("base") + "".join(_mesh(f"m{i}") for i in stones)
    places = [" ".join(map(repr, base_place(s))) for s in range(STACKS)]
    bases = "".join(f'<geom type="mesh" mesh="base" pos="{place}"/>' for place in places)
    bodies = "".join(_body(RIVER[i], f"m{i}") for i in stones)
    return (
        f'<mujoco><compiler angle="radian"/><option {_attributes(OPTION)}>'
        '<flag sleep="enable" multiccd="enable"/></option>'
        f"<default><geom {_attributes(GEOM)}/></default><asset>{meshes}</asset>"
        f'<worldbody><geom type="plane" size="0 0 1" {_attributes(BOARD)}/>{bases}{bodies}</worldbody></mujoco>'
    )


def _say_nothing(_: str) -> None:
    """What went wrong is read from the data (`usable`); left alone the engine writes a log file wherever it is run."""


mujoco.set_mju_user_warning(_say_nothing)


@lru_cache(maxsize=48)
def _compiled(stones: tuple[int, ...]) -> mujoco.MjModel:
    if mujoco.__version__ != ENGINE:
        raise RuntimeError(f"stones settle with mujoco {ENGINE} only, this is {mujoco.__version__}")
    model = mujoco.MjModel.from_xml_string(xml(stones), _files())
    if model.opt.disableflags & int(mujoco.mjtDisableBit.mjDSBL_MULTICCD):
        raise RuntimeError("multiccd is off: flat faces would never come to rest")
    return model


def model_of(stones: tuple[int, ...]) -> mujoco.MjModel:
    """A model of these stones to do as one likes with: compiling is cached, the copy is the caller's own."""
    return copy(_compiled(stones))
