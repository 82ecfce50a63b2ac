"""Breakthrough on 8x8 in the house style: only a yardstick, because OpenSpiel has the same game in C++."""
