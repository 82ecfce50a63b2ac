"""An agent for Hidden Stones: score if you can, else do not waste cards.

riffle match hidden_stones --seats bot:random,agent:examples/cautious_agent.py --games 5
"""

from typing import Any

from riffle import Action


class Agent:
    """`view` is what the seat sees, `legal` the actions it may give; one of them is returned."""

    def choose(self, view: dict[str, Any], legal: list[Action], seat: int) -> Action:
        by_kind: dict[str, list[Action]] = {}
        for action in legal:
            by_kind.setdefault(action.kind, []).append(action)
        for kind in ("score", "end", "flip", "swap"):
            if kind in by_kind and not (kind == "end" and view["acted"] == 0):
                return by_kind[kind][0]
        return legal[-1]
