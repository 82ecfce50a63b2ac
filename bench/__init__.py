"""Measurements. Everything is a ratio taken in one run, side by side, in processor time: these machines are noisy."""
