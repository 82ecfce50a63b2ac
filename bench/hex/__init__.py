"""Hex as rules, to stand beside other libraries' Hex in measurements."""
