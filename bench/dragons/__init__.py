"""Learning how the seats of River Dragons stand: games to learn from, and the fit."""
