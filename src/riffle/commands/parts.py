"""The command line itself, and the parameters that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

commands = App(
    name="riffle",
    help="One table for five games of stones and rivers.",
    help_format="plaintext",
    help_epilogue="A mistake is told in one sentence; --traceback shows where it happened.",
)

Language = Literal["en", "fi", "sv", "da", "nb", "pl", "de"]
Options = Annotated[str, Parameter(help="name=value,name=value; preset=name sets several")]
Seats = Annotated[str, Parameter(help="one a seat, with commas: human, bot:LEVEL[:CHARACTER] or agent:FILE")]
VariantPath = Annotated[Path | None, Parameter(name="--variant", help="a variant: its folder or its packed file")]
Data = Annotated[Path | None, Parameter(help="the server's data folder; else $RIFFLE_DATA, else riffle-data")]
OnCluster = Annotated[
    str, Parameter(name="--cluster", help="play on a Ray cluster instead of --workers processes: auto, or HOST:PORT")
]
Shown = Annotated[str, Parameter(help="what to show, with commas, as turns,won_1; else wins and length")]
Public = Annotated[str, Parameter(help="the address others know it by, as https://table.example; links carry it")]
Json = Annotated[bool, Parameter(help="print one JSON object and nothing else", negative="")]
