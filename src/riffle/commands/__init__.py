"""The commands of `riffle`: plain functions, by what they are for. Each calls a file of `riffle.terminal`."""
