"""Two of the hardest moments of the games, walked through the core before the games were built on it."""
