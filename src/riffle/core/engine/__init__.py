"""What runs the rules: plain Python, compiled by Numba, whole playouts, perft. Only core itself uses an engine."""
