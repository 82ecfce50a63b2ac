"""Hidden Stones: nine two-sided stones in a 3x3 grid, 72 cards with formations of them. 1-5 players."""
