"""Play a match of bots, write its record, and walk through it again answer by answer."""

import riffle

game = riffle.load("hidden_stones")
match = game.match(["bot:greedy", "bot:random"], seed=3)
text = match.record()
print(text.splitlines()[0], "-", len(match.log), "events")

again = riffle.read_record(text)
assert again.position == match.position
for event in again.log[-5:]:
    who = "nature" if event.seat == 15 else f"seat {event.seat}"
    steps = " ; ".join(game.actions.text(step.code, step.extra) for step in event.steps or ())
    print(event.number, who, steps)
print(again.result)
