"""The board in characters: a map with villages, islands, stones, planks and pawns, and lists of what lies and is held.

Islands, planks and villages are called as in the notation (`move black1`, `lay black-D1`), colours in the language
that is spoken.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from .actions import CARDS
from .board import (
    ALL,
    BOARD_EDGE,
    COLOURS,
    ISLAND_NAMES,
    PAIR_NAMES,
    PAIRS,
    PLANK_NAMES,
    SIZES,
    SPACE_NAMES,
    UNIT,
    VILLAGES,
)
from .options import OPTIONS
from .state import ON_BOARD, SLOTS

ACROSS, DOWN = 9 * UNIT, 20 * UNIT
"""How much of the board one character stands for."""
COLUMNS = 2 * BOARD_EDGE // ACROSS + 8
ROWS = 2 * BOARD_EDGE // DOWN + 1

Say = Callable[..., str]
View = Mapping[str, Any]


def picture(view: View, say: Say) -> str:
    """The map, what the signs mean, then the players with their planks and cards, then the planks on the board."""
    lines = [*_map(view, say), "", say("picture-signs")]
    if view["turn"] > 0:
        lines.append(say("picture-turn", turn=view["turn"], stones=view["reserve"]))
    lines += [_player(view, say, seat) for seat in range(view["seats"]) if view["colour"][seat] >= 0]
    pairs: list[int] = view["pair"]
    lying = [
        f"{_coloured(PLANK_NAMES[p], say)} {_coloured(PAIR_NAMES[pairs[p]], say)}" for p in _planks(view, ON_BOARD)
    ]
    if lying:
        lines.append(f"{say('picture-planks')} {', '.join(lying)}")
    return "\n".join(lines)


def named(part: str, label: str, say: Say) -> str:
    """What a part of an answer is called: a card by what it does, everything else by its colour and number."""
    return say(f"card-{CARDS.index(label)}") if part == "card" else _coloured(label, say)


def _coloured(name: str, say: Say) -> str:
    """A name of the notation with its colours in words."""
    return re.sub(
        rf"({'|'.join(COLOURS)})(\d?)",
        lambda found: f"{say(f'colour-{COLOURS.index(found[1])}')} {found[2]}".rstrip(),
        name,
    )


def _planks(view: View, holder: int) -> list[int]:
    return [plank for plank, held in enumerate(view["holder"]) if held == holder]


def _ends(view: View, plank: int) -> tuple[int, int]:
    pair: int = view["pair"][plank]
    return PAIRS[pair]


def _map(view: View, say: Say) -> list[str]:
    grid = [[" "] * COLUMNS for _ in range(ROWS)]
    places = [_place(view, support) for support in range(len(ALL))]
    laid = [(plank, *_ends(view, plank)) for plank in _planks(view, ON_BOARD)]
    for _, one, other in laid:
        _line(grid, places[one], places[other])
    for island, name in enumerate(ISLAND_NAMES):
        if view["stone"][island]:
            _write(grid, places[VILLAGES + island], f"({name})")
        elif view["side"] == OPTIONS.SIDE_ISLANDS:
            _write(grid, places[VILLAGES + island], name)
    for village, name in enumerate(COLOURS):
        _write(grid, places[village], f"[{_coloured(name, say)}]{_pawns(view, village)}")
    for plank, one, other in laid:
        middle = ((places[one][0] + places[other][0]) // 2, (places[one][1] + places[other][1]) // 2)
        _write(grid, middle, _pawns(view, VILLAGES + plank) or str(plank % SIZES + 1))
    return "\n".join("".join(row).rstrip() for row in grid).strip("\n").splitlines()


def _place(view: View, support: int) -> tuple[int, int]:
    x, y = ALL[support].x, ALL[support].y
    if support >= VILLAGES and view["stone"][support - VILLAGES]:
        x, y = view["stone_x"][support - VILLAGES], view["stone_y"][support - VILLAGES]
    return 4 + (x + BOARD_EDGE) // ACROSS, (BOARD_EDGE - y) // DOWN


def _pawns(view: View, space: int) -> str:
    seats = [seat for seat in range(view["seats"]) if view["colour"][seat] >= 0 and view["pawn"][seat] == space]
    return "".join(f"@{seat + 1}" for seat in seats)


def _line(grid: list[list[str]], one: tuple[int, int], other: tuple[int, int]) -> None:
    """A plank as a row of signs that lean the way it leans."""
    across, down = other[0] - one[0], other[1] - one[1]
    steep = abs(down) * 2 > abs(across)
    lean = "\\" if (across > 0) == (down > 0) else "/"
    sign = "=" if abs(down) * 4 <= abs(across) else lean if not steep or abs(across) > 2 else "|"
    steps = max(abs(across), abs(down), 1)
    for step in range(steps + 1):
        grid[one[1] + down * step // steps][one[0] + across * step // steps] = sign


def _write(grid: list[list[str]], place: tuple[int, int], text: str) -> None:
    """A text with its middle on a place, within the map."""
    start = max(0, min(COLUMNS - len(text), place[0] - len(text) // 2))
    grid[place[1]][start : start + len(text)] = text


def _player(view: View, say: Say, seat: int) -> str:
    colour: int = view["colour"][seat]
    space: int = view["pawn"][seat]
    mark = ">" if view["asked"] >> seat & 1 else " "
    first = f" {say('picture-first')}" if view["turn"] > 0 and view["first"] == seat else ""
    where = say(
        "picture-player",
        seat=seat + 1,
        colour=_coloured(COLOURS[colour], say),
        space=_coloured(SPACE_NAMES[space], say),
        goal=_coloured(COLOURS[(colour + 3) % VILLAGES], say),
        planks=", ".join(_coloured(PLANK_NAMES[plank], say) for plank in _planks(view, seat)) or say("picture-none"),
    )
    cards = [_card(view, seat, slot, say) for slot in range(SLOTS)]
    shown = f"\n      {say('picture-cards')} {' | '.join(cards)}" if any(card != "." for card in cards) else ""
    return f" {mark} {where}{first}{shown}"


def _card(view: View, seat: int, slot: int, say: Say) -> str:
    """A card as it lies: shown, stopped by a dragon (in brackets), or one's own; a dot while unseen."""
    programming = view["slot"] < 0 and not view["ended"]
    revealed = 0 if programming else view["revealed"][seat][slot]
    card: int = revealed or view["program"][seat][slot]
    if not card:
        return "."
    name = say(f"card-{card - 1}")
    return f"({name})" if revealed and view["cancelled"][seat][slot] else name
