"""Moves print as text and read back; a move that is forbidden names its rule."""

import riffle

game = riffle.load("stones_and_rivers")
position = game.start(players=2, seed=7, board="bridge", first="circle")
print(len(position.legal), "moves, among them:")
for action in position.legal[:5]:
    print(" ", action, action.kind, action.parts)
assert game.action(str(position.legal[0])) == position.legal[0]
print("move d4 d3" in position.legal, "castle" in position.legal)
print(position.why_not("move d4 d9"))
child = position.play("move d4 d3")
print(child.text)
assert game.position(child.text) == child
