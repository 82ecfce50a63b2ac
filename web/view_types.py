"""Write the TypeScript type of each game's view from its state; with `--check` only say whether they differ.

A game's page reads `web/src/games/<game>/view.ts`: one field for each of the state's, null where a cell may be unknown.
"""

import sys
from pathlib import Path

from riffle.core.declare.layout import PUBLIC, Field
from riffle.core.game import Game, games, load

GAMES = Path(__file__).parent / "src/games"


def words(field: Field) -> str:
    """A field's type: whole numbers in the nesting of its shape."""
    cell = "number" if field.audience == PUBLIC else "number | null"
    if not field.shape:
        return cell
    inner = f"({cell})" if "|" in cell else cell
    return inner + "[]" * len(field.shape)


def written(game: Game) -> str:
    name = game.rulebook.text("name") if game.rulebook.rules else game.id
    lines = [
        f"/** What a seat of {name} may see. Written by `web/view_types.py` from the game's state. */",
        "export type View = {",
        *(f"  {name}: {words(field)};" for name, field in game.State.saved.items()),
        "};",
        "",
    ]
    return "\n".join(lines)


def main(check: bool) -> None:
    stale: list[str] = []
    for name in games():
        if not (GAMES / name).is_dir():
            continue
        target, text = GAMES / name / "view.ts", written(load(name))
        if target.exists() and target.read_text("utf-8") == text:
            continue
        if check:
            stale.append(str(target.relative_to(GAMES.parent.parent)))
        else:
            target.write_text(text, "utf-8")
    if stale:
        sys.exit(f"{', '.join(stale)} differ from the games' states: run `npm run types` in web/")


if __name__ == "__main__":
    main("--check" in sys.argv[1:])
