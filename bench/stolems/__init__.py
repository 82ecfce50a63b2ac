"""Learning how a table of Stolemë stands: games to learn from, and the fit."""
