"""The table of Hidden Stones in characters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .cards import ALL, CELLS, FACES, NAMES, SOLO_VALUES
from .ending import STRIKES, THRESHOLD


def picture(view: Mapping[str, Any], say: Callable[..., str]) -> str:
    """The stones with their coordinates, what the letters mean, piles and scores, and every hand that can be seen."""
    faces = [int(face) for face in view["faces"]]
    lines = ["       " + "  ".join(name[0] for name in CELLS[:3])]
    for row in range(3):
        stones = [FACES[face] if face >= 0 else "." for face in faces[3 * row : 3 * row + 3]]
        lines.append(f"    {CELLS[3 * row][1]}  {'  '.join(stones)}")
    lines += ["", f"   {say('picture-legend')}", f"   {say('picture-cards')}", ""]
    lines.append(f"   {say('picture-piles', pile=view['pile_count'], discarded=view['discard_count'])}")
    if view["seats"] == 1:
        lines.append(f"   {say('picture-strikes', strikes=view['strikes'], most=STRIKES)}")
    for seat in range(view["seats"]):
        lines.append(_seat(view, seat, say))
        lines += [_card(card, faces, say) for card in range(len(ALL)) if view["hands"][seat][card] == 1]
    return "\n".join(lines)


def _seat(view: Mapping[str, Any], seat: int, say: Callable[..., str]) -> str:
    told = say(
        "picture-seat",
        seat=seat + 1,
        cards=view["scored_count"][seat],
        needed=THRESHOLD[view["seats"]] or len(SOLO_VALUES),
        points=sum(card.value for card, scored in zip(ALL, view["score_pile"][seat], strict=True) if scored),
        hand=view["hand_count"][seat],
    )
    return f" {'>' if view['asked'] and seat == view['turn'] else ' '} {told}"


def _card(card: int, faces: list[int], say: Callable[..., str]) -> str:
    fits = any(all(faces[cell] == face for cell, face in place) for place in ALL[card].placements())
    worth = say("picture-card", value=ALL[card].value)
    return f"     {NAMES[card]}  {ALL[card].pattern:<11}  {worth}{'  ' + say('picture-lies') if fits else ''}"
