"""What every game stands on. `declare` is what a game declares with, `engine` what runs it, and the rest is used:
positions, matches, records, rulebooks.

Knows no game, no network and no disk but its own cache of compiled rules.
"""
