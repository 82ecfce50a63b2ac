"""Riffle: one table for five games of stones and rivers, and the library behind it."""

__version__ = "0.1.0"
