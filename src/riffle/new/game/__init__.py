"""My game: take pebbles from a heap; whoever takes the last one has won."""
