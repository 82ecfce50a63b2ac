"""Learning what the end of a turn of Hidden Stones is worth: games to learn from, the fit, and matches."""
