"""`riffle new`: a small working game to start from. `game/` is its rules, `page/` its board in the browser."""
