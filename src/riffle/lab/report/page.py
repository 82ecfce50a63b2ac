"""The page round the pictures: one file, no script, nothing from elsewhere; light or dark as the reader's screen is."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from .pictures import Picture

LONGEST = 40
"""Letters of a cell that stays in one line."""
STYLE = """
:root{--paper:#F4F1EA;--surface:#fff;--ink:#1F2A30;--muted:#55636B;--line:#DAD7CF;--river:#2A7389;--fill:#9CC3CE;
--moss:#4C6B3C;--clay:#A8472E;--ochre:#B07A12;--seat-1:#0072B2;--seat-2:#D55E00;--seat-3:#009E73;--seat-4:#B89400;
--seat-5:#B8608F;--seat-6:#222;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--paper:#12191D;--surface:#1B252B;--ink:#E9EEF0;--muted:#A3B3BB;--line:#33424A;
--river:#7CC0D4;--fill:#2F6477;--moss:#9CC084;--clay:#F0927A;--ochre:#E6B450;--seat-1:#4BA9E0;--seat-2:#F08A3C;
--seat-3:#35C79B;--seat-4:#E0B400;--seat-5:#E29CC2;--seat-6:#D5DADD}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 "Atkinson Hyperlegible Next",system-ui,sans-serif}
main{max-width:1240px;margin:0 auto;padding:28px 16px 60px}
h1{font:600 32px/1.2 Fraunces,Georgia,serif;margin:0 0 4px}
h2{font:600 24px/1.25 Fraunces,Georgia,serif;margin:44px 0 12px}
h3{font-size:17px;margin:0 0 4px}
p{margin:0 0 8px}.muted{color:var(--muted);font-size:14px}
.facts{display:flex;flex-wrap:wrap;gap:4px 32px;margin:18px 0 8px;padding:0;list-style:none}
.facts b{display:block;font:600 28px/1.2 Fraunces,Georgia,serif}
.facts li{color:var(--muted);font-size:14px}.facts b{color:var(--ink)}
.grid{display:flex;flex-wrap:wrap;gap:16px}
.summary{margin:20px 0 0;padding:18px 20px 18px 40px;background:var(--surface);border-radius:10px}
.summary li{margin:4px 0}
.grid>.wide{flex-basis:100%;overflow-x:auto}.wide svg{min-width:600px}
figure{margin:0;flex:1 1 350px;min-width:min(100%,320px);background:var(--surface);
border-radius:10px;padding:16px;box-shadow:0 1px 3px rgb(0 0 0/.12)}
figure svg{display:block;width:100%;height:auto;margin:10px auto 0;overflow:visible}
figure svg text{font-family:inherit}
figcaption p{font-size:15px;margin:0}
table{border-collapse:collapse;width:100%;font-size:14px}th,td{text-align:right;padding:4px 10px 4px 0;
border-bottom:1px solid var(--line)}th:first-child,td:first-child{text-align:left}th{color:var(--muted);font-weight:400}
td:not(:first-child):not(.long){white-space:nowrap}td:first-child{min-width:9em}
.long{min-width:16em;overflow-wrap:anywhere}
.scroll{overflow-x:auto;background:var(--surface);border-radius:10px;padding:12px 16px;margin-top:16px}
details{margin-top:16px}summary{cursor:pointer;font-weight:600;padding:10px 0}
tr.same{color:var(--muted)}code{font-size:13px;overflow-wrap:anywhere}
"""


class Section(NamedTuple):
    """A part of a report: pictures, and a table where numbers are wanted."""

    title: str
    sentence: str
    pictures: Sequence[Picture]
    table: str = ""
    folded: str = ""
    """What a long table is called that is opened by a press."""
    summary: Sequence[str] = ()
    """What matters most, a sentence each; the first section that has some is summed up at the top of the page."""


def page(title: str, under: str, facts: Sequence[tuple[str, str]], sections: Sequence[Section], command: str) -> str:
    """The whole file."""
    numbers = "".join(f"<li><b>{escape(value)}</b>{escape(what)}</li>" for value, what in facts)
    body = _summary(sections) + "".join(_section(section) for section in sections)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" '
        f'content="width=device-width,initial-scale=1"><title>{escape(title)}</title><style>{STYLE}</style></head>'
        f'<body><main><h1>{escape(title)}</h1><p class="muted">{escape(under)}</p><ul class="facts">{numbers}</ul>'
        f"{body}<h2>How to get this again</h2><p><code>{escape(command)}</code></p>"
        f'<p class="muted">The same command gives the same games. Shares have 95 % intervals (Wilson); bounds of '
        f"differences hold however often one looks.</p></main></body></html>\n"
    )


def _summary(sections: Sequence[Section]) -> str:
    summary = next((section.summary for section in sections if section.summary), ())
    return f'<ol class="summary">{"".join(f"<li>{escape(each)}</li>" for each in summary)}</ol>' if summary else ""


def _section(section: Section) -> str:
    figures = "".join(_figure(picture) for picture in section.pictures)
    scroll = f'<div class="scroll">{section.table}</div>'
    if section.folded:
        scroll = f"<details><summary>{escape(section.folded)}</summary>{scroll}</details>"
    table = scroll if section.table else ""
    said = f"<p>{escape(section.sentence)}</p>" if section.sentence else ""
    return f'<h2>{escape(section.title)}</h2>{said}<div class="grid">{figures}</div>{table}'


def _figure(picture: Picture) -> str:
    label = escape(f"{picture.title}. {picture.sentence}", quote=True)
    drawing = picture.svg.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1)
    wide = " class=wide" if picture.wide else ""
    return (
        f"<figure{wide}><figcaption><h3>{escape(picture.title)}</h3><p>{escape(picture.sentence)}</p></figcaption>"
        f"{drawing}</figure>"
    )


def table(heads: Sequence[str], rows: Sequence[tuple[Sequence[str], bool]]) -> str:
    """A table; a row that is not of weight is muted."""
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "".join(
        f"<tr{'' if weighty else ' class=same'}>" + "".join(map(_cell, cells)) + "</tr>" for cells, weighty in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _cell(text: str) -> str:
    """A number stays in one line, a sentence or a command does not."""
    return f"<td{' class=long' if len(text) > LONGEST else ''}>{escape(text)}</td>"
