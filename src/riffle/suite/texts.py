"""Texts are whole: every key in every language, nothing missing that the game can say, all values filled in."""

from __future__ import annotations

from riffle.core.game import Game
from riffle.core.rulebook import LANGUAGES


def needed_keys(game: Game) -> list[str]:
    """Everything the game can say."""
    keys = ["name", "blurb", "minutes"]
    keys += [f"section-{section}" for section in game.rulebook.sections]
    keys += [f"rule-{number}" for number in game.rulebook.rules]
    keys += [f"question-{kind}" for kind in game.questions]
    keys += [f"action-{spec.name}" for spec in game.actions.kinds]
    keys += [f"fact-{kind.name}" for kind in game.facts.kinds]
    keys += [f"fact-{kind.name}-hidden" for kind in game.facts.kinds if kind.own or kind.secret]
    for name, option in game.options.each.items():
        keys.append(f"option-{name}")
        if option.words != ("off", "on"):
            keys += [f"option-{name}-{word}" for word in option.words]
    keys += [f"preset-{name}" for name in game.options.presets]
    return keys + [f"ending-{name}" for name in game.endings]


def _names_only_parts(game: Game, language: str) -> None:
    """A text about an answer or a fact names no part that it does not have: such a part would have no words."""
    parts = {f"action-{spec.name}": (*spec.listed, *spec.ranged) for spec in game.actions.kinds}
    parts |= {f"fact-{kind.name}": kind.parts for kind in game.facts.kinds}
    for key, names in parts.items():
        try:
            game.rulebook.text(key, language, dict.fromkeys(names, 1))
        except KeyError as problem:
            raise AssertionError(
                f"{game.id}: {key} in {language} cannot be said of {', '.join(names)}: {problem}"
            ) from None


def texts_are_whole(game: Game) -> None:
    if not game.rulebook.rules:
        return  # a game without a rulebook file, such as a sketch: Riffle's own games are tested to have one
    missing = [language for language in LANGUAGES if language not in game.rulebook.languages()]
    assert not missing, f"{game.id} has no texts in {', '.join(missing)}"
    english = set(game.rulebook.keys("en"))
    lacking = [key for key in needed_keys(game) if key not in english]
    assert not lacking, f"{game.id}: en lacks {', '.join(lacking)}"
    for language in LANGUAGES:
        _names_only_parts(game, language)
        keys = game.rulebook.keys(language)
        assert len(keys) == len(set(keys)), f"{game.id}: a key stands twice in {language}"
        assert set(keys) == english, f"{game.id}: {language} differs from en in {sorted(set(keys) ^ english)[:5]}"
        for number in game.rulebook.rules:
            for options in [game.options.read({}), *game.options.presets.values()]:
                values = game.options.for_texts({**game.options.read({}), **options})
                game.rulebook.rule_text(number, language, values)
