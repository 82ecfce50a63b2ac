"""What remembers people without knowing them: rivers, keys, calls to come back, the ladder."""
