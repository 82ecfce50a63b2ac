"""A whole game of random moves: the smallest program with Riffle."""

import random

import riffle

game = riffle.load("stoleme")  # riffle.games() lists them
position = game.start(players=3, seed=7)
draw = random.Random(7)
while position.result is None:
    position = position.play(draw.choice(position.legal))
print(position)
print("won by seat", position.result.winners, "with", position.result.points, "by", position.result.ending)
