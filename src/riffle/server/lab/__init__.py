"""The lab of the page: a game changed by dials, played by bots in the workers, and summed up."""
