"""What the command line shows: one file a command, rich for people, one JSON object for programs."""
