"""The table of Hidden Stones in characters, for the terminal."""

from __future__ import annotations

from typing import Any

from .cards import ALL, CELLS, FACES

COLOURS = ("bright_yellow", "white on grey23", "orange3", "red3", "medium_purple", "dodger_blue1", "grey70", "green3")


def picture(view: dict[str, Any], seat: int, game: Any) -> str:
    """Grid, piles and scores, and the hand of the one who looks, each card with its formation."""
    faces = [int(face) for face in view["faces"]]
    lines = [""]
    for row in range(3):
        stones = [_stone(faces[3 * row + column]) for column in range(3)]
        names = " ".join(CELLS[3 * row + column] for column in range(3))
        lines.append(f"   {'  '.join(stones)}    [dim]{names}[/]")
    lines.append(f"   [dim]pile {view['pile_count']}, discarded {view['discard_count']}[/]")
    for other in range(view["seats"]):
        taken = sum(ALL[card].value for card in range(len(ALL)) if view["score_pile"][other][card])
        mark = ">" if other == view["turn"] else " "
        cards = f"{view['scored_count'][other]} cards, {taken} points"
        lines.append(f" {mark} player {other + 1}: {cards}, {view['hand_count'][other]} in hand")
    if view["seats"] == 1:
        lines.append(f"   strikes {view['strikes']} of 4")
    hand = [card for card in range(len(ALL)) if view["hands"][seat][card] == 1]
    lines += [_card(card, faces) for card in hand]
    return "\n".join(lines)


def _card(card: int, faces: list[int]) -> str:
    fits = any(all(faces[cell] == face for cell, face in place) for place in ALL[card].placements())
    name, pattern = f"c{ALL[card].id:02}", _pattern(ALL[card].pattern)
    return f"   {name}  {pattern}  worth {ALL[card].value}{'  [green]lies now[/]' if fits else ''}"


def _stone(face: int) -> str:
    return f"[{COLOURS[face]} bold]{FACES[face]}[/]" if face >= 0 else "."


def _pattern(pattern: str) -> str:
    shown = "".join(_stone(FACES.index(letter)) if letter in FACES else letter for letter in pattern)
    return shown + " " * (11 - len(pattern))
