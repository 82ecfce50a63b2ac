"""Tables as spreadsheets write them: brought to the one form in which the data files are kept."""

from __future__ import annotations

import csv
import io
import re

SEPARATORS = (";", "\t")
"""What stands between cells where the comma is the decimal sign, and in a table saved as text."""
_SEPARATOR = re.compile(r"\"?sep=(;|,|\t|)\"?")
_DECIMAL = re.compile(r"(-?[0-9]+),([0-9]+)")


def with_commas(text: str) -> str:
    """A table whose columns are parted by semicolons or tabs, with commas instead; any other text as it is.

    In such a table 12,5 is a number: it becomes 12.5. A first line sep=; as Excel reads and writes it is left out.
    """
    head, _, rest = text.partition("\n")
    if _SEPARATOR.fullmatch(head.strip().lower()):
        text, head = rest, rest.partition("\n")[0]
    sign = next((sign for sign in SEPARATORS if sign in head), None)
    if sign is None or "," in head:
        return text
    try:
        rows = list(csv.reader(io.StringIO(text), delimiter=sign))
    except csv.Error:  # whoever reads the file says what is wrong with it
        return text
    target = io.StringIO()
    csv.writer(target, lineterminator="\n").writerows([[_pointed(cell) for cell in cells] for cells in rows])
    return target.getvalue()


def _pointed(cell: str) -> str:
    found = _DECIMAL.fullmatch(cell.strip())
    return f"{found[1]}.{found[2]}" if found else cell
