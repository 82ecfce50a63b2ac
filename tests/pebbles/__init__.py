"""Pebbles: a small made-up game, the worked example of CONTRIBUTING.md."""
