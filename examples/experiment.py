"""What does a changed card do? The same thousand games with and without it."""

import riffle
from riffle import variants
from riffle.lab.one_game import Setting
from riffle.lab.simulate import Run, simulate

game = riffle.load("hidden_stones")
setting = Setting(2, game.options.read({}), ("greedy", "greedy"), most=400)
cards = game.data_files["cards.csv"].replace("\n1,1,", "\n1,3,")  # the first card is worth three
dearer = riffle.Variant(game.id, game.version, "A dear card", files=(("cards.csv", cards),))
for difference in variants.differences(dearer):
    print(difference)
for variant in (None, dearer):
    found = simulate(Run(game.id, variant, setting, "fast", seed=1), games=100)
    print(f"{found['variant'] or 'stock':>12}: {found['mean_length']} answers a game, points {found['seat_points']}")
