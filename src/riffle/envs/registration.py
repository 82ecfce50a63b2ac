"""The names under which Gymnasium knows the games: `import riffle.envs` registers them where Gymnasium is installed."""

from __future__ import annotations

from riffle.core.game import games


def name_of(game: str) -> str:
    """`hidden_stones` -> `riffle/HiddenStones-v1`."""
    return f"riffle/{''.join(word.capitalize() for word in game.split('_'))}-v1"


def register() -> None:
    """Make the games known to Gymnasium, if it is there; nothing else is loaded yet."""
    try:
        import gymnasium
    except ImportError:
        return
    for game in games():
        if name_of(game) not in gymnasium.registry:
            gymnasium.register(
                id=name_of(game),
                entry_point="riffle.envs.gym:RiffleEnv",
                vector_entry_point="riffle.envs.gym:RiffleVectorEnv",
                kwargs={"game": game},
                disable_env_checker=True,
            )
