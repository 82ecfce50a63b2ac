"""What remembers people without knowing them: profiles, keys, calls to come back, the ladder."""
