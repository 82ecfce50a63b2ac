"""The lab's report for the page: the same pictures and sentences that `riffle report` draws."""

from __future__ import annotations

import shlex

from riffle.core.game import Speed
from riffle.lab.trace import Tracer

from ..games import Games
from ..play import Refused
from .playing import Both, asked_for
from .requests import LabReport, LabRequest


def pictured(request: LabRequest, games: Games, speed: Speed = "fast") -> LabReport:
    """Play a request's games once more and draw them; only of quick bots, of which there are enough for a picture."""
    from riffle.lab.compare import judged
    from riffle.lab.features import features_of
    from riffle.lab.report.beside import facts_beside
    from riffle.lab.report.page import page
    from riffle.lab.report.sections import comparison_section, facts_of, run_section
    from riffle.lab.tally import tally

    both = asked_for(request, games, speed)
    if speed == "plain":
        raise Refused("too_fast", "the rules are being made ready: wait a moment")
    pairs = list(zip(both.games, both.settings, strict=True))[: 1 if both.same else 2]
    tables = [tally(game, request.players, 0, Tracer(game, speed, each).trace(both.seeds)) for game, each in pairs]
    sections = [run_section("The usual game", both.games[0], tables[0])]
    if not both.same:
        one, other = (features_of(game, table) for game, table in zip(both.games, tables, strict=True))
        found = judged(one, other, request.count)
        sections.insert(0, comparison_section("the usual game", "the changed game", found, (tables[0], tables[1])))
        sections.insert(1, run_section("The changed game", both.games[1], tables[1]))
    name = both.games[0].rulebook.text("name", "en")
    under = (
        f"{request.players} players, bots {', '.join(both.settings[0].bots)}, seed {request.seed}. {_changes(request)}"
    )
    title = f"{name}: what {request.count:,} games show"
    facts = facts_of(tables[0]) if both.same else facts_beside(*tables)
    return LabReport(page(title, under, facts, sections, _command(request, both)))


def _changes(request: LabRequest) -> str:
    """What was turned, in words."""
    turned = [f"{' '.join(filter(None, (each.file, each.row, each.column)))} = {each.value}" for each in request.dials]
    turned += [f"{name} = {value}" for name, value in request.options.items()]
    return f"Changed: {'; '.join(turned)}." if turned else "Nothing is changed."


def _command(request: LabRequest, both: Both) -> str:
    """The command that draws the same games; a changed game is there packed, from its variant's page."""
    stock, changed = (
        ",".join(f"{name}={value}" for name, value in game.options.words(setting.options).items())
        for game, setting in zip(both.games, both.settings, strict=True)
    )
    words = ["riffle", "report", request.game, *(["stock", "changed.riffle-variant"] if request.dials else [])]
    words += ["--players", str(request.players), "--bots", ",".join(request.bots), "--games", str(request.count)]
    words += ["--options", stock, *(["--options-b", changed] if changed != stock else [])]
    return shlex.join([*words, "--seed", str(request.seed), "--out", "report.html"])
