"""The expert of 2026-11-16, frozen: what every later one must beat. Nothing here is mended or tuned."""
