"""The games, one folder each. A game imports `riffle.core` and nothing else of Riffle."""
