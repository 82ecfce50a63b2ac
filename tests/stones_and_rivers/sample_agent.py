"""A tiny agent in the course's interface: it turns its first piece over, and prints where nobody should mind."""

from __future__ import annotations


class StudentAgent:
    def __init__(self, player):
        self.player = player

    def choose(self, board, rows, cols, score_cols, my_time_left, opp_time_left):
        print("thinking aloud")
        for y in range(rows):
            for x in range(cols):
                piece = board[y][x]
                if piece is not None and piece.owner == self.player:
                    orientation = "vertical" if piece.side == "stone" else None
                    return {"action": "flip", "from": [x, y], "orientation": orientation}
        return None
