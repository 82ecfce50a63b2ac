"""A search of two turns for Stones & Rivers: positions are values, so a tree of them needs no undo."""

import riffle
from riffle import Position


def worth(position: Position, seat: int) -> int:
    """Stones on the goal, own against the other's; a win above all."""
    if position.result is not None:
        return 1000 if seat in position.result.winners else -1000
    mine, theirs = position.points[seat], position.points[1 - seat]
    return mine - theirs


def best(position: Position) -> str:
    """The move after which the other's best reply is least good."""
    seat = position.to_move[0]

    def after_reply(action: riffle.Action) -> int:
        child = position.play(action)
        if child.result is not None:
            return worth(child, seat)
        return min(worth(child.play(reply), seat) for reply in child.legal[:20])

    return str(max(position.legal[:20], key=after_reply))


game = riffle.load("stones_and_rivers")
position = game.start(seed=1, board="bridge", first="circle")
for _ in range(4):
    move = best(position)
    print(position.to_move[0], move)
    position = position.play(move)
