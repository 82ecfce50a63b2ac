"""What can be counted in Stolemë."""

from __future__ import annotations

from riffle.core.metrics import Count, Heat, Metrics, Side

from .board import BOARDS, NAMES
from .pieces import CARDS, FAMILIES, GODS_NAMES, RESULTS, ROLES, TOKENS
from .state import SEATS

_STOLEMS = ROLES * SEATS
_PLACES = {**BOARDS[1].place, **BOARDS[0].place}
_SPOTS = tuple((q + r / 2, r * 0.866) for q, r in (_PLACES[name] for name in NAMES))

METRICS = Metrics(
    counts={
        "action_cards_played": Count("played", by="card", names=CARDS),
        "throws": Count("threw", by="stolem", names=_STOLEMS),
        "thrown_at": Count("threw", by="at", names=_STOLEMS, seat="to"),
        "boulders": Count("threw", only={"boulder": 1}),
        "hit_cards_shown": Count("showed", by="result", names=RESULTS),
        "dazed": Count("dazed", by="stolem", names=_STOLEMS),
        "knocked_out": Count("knocked_out", by="stolem", names=_STOLEMS),
        "knockouts_made": Count("scored"),
        "punished_by_the_gods": Count("punished", by="stolem", names=_STOLEMS),
        "turned_to_stone": Count("stone", by="stolem", names=_STOLEMS),
        "gods_cards_played": Count("played_god", by="card", names=GODS_NAMES),
        "family_tokens_used": Count("used_token", by="token", names=TOKENS),
        "moves": Count("moved", by="stolem", names=_STOLEMS),
        "movement_points": Count("moved", amount="cost"),
        "sidesteps": Count("sidestepped"),
        "hits_turned_away_by_the_cap": Count("capped"),
        "unable_to_act": Count("unable"),
        "rounds": Count("round_ended", seat=""),
    },
    sources=("knockouts_made",),
    sides={"family": Side("family", "family", FAMILIES)},
    heat={
        "rocks_landed": Heat((("landed", "hex"),), NAMES, _SPOTS, "hex"),
        "thrown_at": Heat((("threw", "hex"),), NAMES, _SPOTS, "hex"),
        "moves_to": Heat((("moved", "to"),), NAMES, _SPOTS, "hex"),
        "terrain_laid": Heat((("laid", "hex"),), NAMES, _SPOTS, "hex"),
    },
    begins="begins",
    pace={"play": 10.0, "move": 8.0, "throw": 10.0, "tokens": 5.0, "draft": 5.0, "place": 8.0},
    together=("tokens",),
)
