"""Stones & Rivers, for two: bring five stones to the spots behind your opponent, over rivers that anybody may ride."""
