"""The coach: it goes through a finished game, says what cost most and why, and gives hints in the same voice."""
