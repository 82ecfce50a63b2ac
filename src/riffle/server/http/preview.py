"""What a messenger shows of a link before anybody opens it: title, picture of the box, who waits.

It is read by machines that pass links on, so nothing stands in it that is a secret: no link, no hand, no chat.
"""

from __future__ import annotations

import html
from functools import lru_cache
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from ..play import LANGUAGES, Refused
from ..tables.lobby import Lobby
from ..tables.seating import Seating
from ..views.wording import text_of
from . import pages

WIDE, HIGH = 800, 420
PLACES = {"daily": "daily-title", "room": "room-title", "learn": "learn", "rules": "rules", "ladder": "ladder"}
"""Places of the page that are about one game, with the key of their title."""


class Preview(NamedTuple):
    title: str
    text: str
    picture: str  # a path
    language: str


def language_asked(header: str) -> str:
    """The first of our languages that an accept-language header names, else English."""
    for each in header.split(","):
        found = each.split(";")[0].strip().lower()[:2]
        if (found := {"no": "nb", "nn": "nb"}.get(found, found)) in LANGUAGES:
            return found
    return "en"


@lru_cache(maxsize=len(LANGUAGES))
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    found = pages.found(f"/texts/{language}.ftl")
    bundle.add_resource(FluentResource(found.body.decode() if found else ""))
    return bundle


def words(key: str, language: str, **values: str | int) -> str:
    """A text of the page's own, in English where the language lacks it."""
    for each in (language, "en"):
        bundle = _bundle(each)
        if bundle.has_message(key) and (pattern := bundle.get_message(key).value) is not None:
            return str(bundle.format_pattern(pattern, values)[0])
    return key


async def of_link(lobby: Lobby, secret: str, language: str) -> Preview:
    """What may be said of the table behind a link; of one that opens nothing no more than of the front page."""
    try:
        seating, public = await lobby.seating(secret)
    except Refused:
        return of_front(language)
    game = text_of(lobby.services.games.load(seating.game), "name", language, {}) or seating.game
    return Preview(game, _told(seating, language, public), _picture(seating.game), language)


def of_front(language: str) -> Preview:
    return Preview("Riffle", words("tagline", language), _picture("riffle"), language)


def of_place(lobby: Lobby, place: str, game: str, number: str, language: str) -> Preview:
    """A page about one game: a stone of the day, a puzzle, its lesson, rules or ladder; it shows the game's box."""
    try:
        name = text_of(lobby.services.games.load(game), "name", language, {}) or game
    except Refused:
        return of_front(language)
    title = words(PLACES[place], language)
    if number.isdigit():
        title = f"{title} {int(number)}"
    key = "daily-lead" if place == "daily" else "room-lead" if place == "room" else "tagline"
    return Preview(f"{title} · {name}", words(key, language), _picture(game), language)


def _told(seating: Seating, language: str, public: bool) -> str:
    """Who waits, who plays, or that it is over. What is public names those who agreed to it."""
    host = "" if seating.host is None else seating.seats[seating.host].name
    if not seating.started:
        return words("preview-waits", language, name=host) if host else words("preview-waits-nobody", language)
    names = ", ".join(seat.name for seat in seating.seats if seat.name and (seat.named or not public))
    state = "preview-over" if seating.over else "preview-plays"
    return words(state, language, names=names) if names else words(f"{state}-nobody", language)


def _picture(name: str) -> str:
    path = f"/boxes/{name}.jpg"
    return path if pages.place(path) else "/boxes/riffle.jpg"


def written(page: bytes, shown: Preview, base: str) -> bytes:
    """The page with the preview in its head."""
    tags = {
        "og:site_name": "Riffle",
        "og:type": "website",
        "og:title": shown.title,
        "og:description": shown.text,
        "og:image": base + shown.picture,
        "og:image:width": str(WIDE),
        "og:image:height": str(HIGH),
        "og:image:alt": shown.title,
        "og:locale": shown.language,
    }
    lines = [f'<meta property="{name}" content="{html.escape(text)}" />' for name, text in tags.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    lines.append(f'<meta name="description" content="{html.escape(shown.text)}" />')
    return page.replace(b"</head>", ("    ".join(["", *(f"{line}\n" for line in lines)]) + "  </head>").encode(), 1)
