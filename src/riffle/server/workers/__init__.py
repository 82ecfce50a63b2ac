"""Worker processes: bots, solvers, hints, reviews, replays."""
