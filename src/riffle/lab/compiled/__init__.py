"""Code of the lab that is compiled with each game, in a folder of its own: edits elsewhere leave it compiled."""
