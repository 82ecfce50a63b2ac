"""A bot for any game: try each action on a few imagined positions, play them out quickly, take the best.

riffle match stoleme --seats bot:random,agent:examples/sampling_bot.py
"""

from riffle import Game
from riffle.core.player import Observation

GREEDY = 1
TRIES = 3
WIDEST = 12


class SamplingBot:
    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed

    def answer(self, seen: Observation) -> int:
        codes = seen.position.codes(seen.seat)[:WIDEST]
        if len(codes) == 1 or seen.position.is_sealed or self.game.most_ranged:
            return seen.position.rollout_answer(seen.seat, GREEDY, self.seed).code
        return max(codes, key=lambda code: self.wins(seen, code))

    def wins(self, seen: Observation, code: int) -> int:
        won = 0
        for number in range(TRIES):
            imagined = seen.position.resampled(seen.seat, self.seed + number).at_speed("fast")
            after = imagined.play(code, seen.seat)
            end, _ = after.played_out([GREEDY] * after.players, self.seed + number, 40)
            won += end.result is not None and seen.seat in end.result.winners
        return won


def make(game: Game, seed: int) -> SamplingBot:
    return SamplingBot(game, seed)
