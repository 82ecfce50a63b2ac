"""Hidden Stones as one would write it in Python without a second thought: lists, dicts and tuples, same rules.

The yardstick for both speeds. It shares nothing with the rules in `src` but the card file.
"""

import random

from riffle.games.hidden_stones.cards import ALL, PAIRS

STONES = [0, 1, 1, 2, 2, 2, 3, 3, 3]
THRESHOLD = {2: 10, 3: 9, 4: 8, 5: 7}
CARDS = {card.id: {"value": card.value, "places": card.placements()} for card in ALL}


class HiddenStones:
    """A game for two to five players, answers as tuples."""

    def __init__(self, seats: int, dice: random.Random) -> None:
        self.dice = dice
        types = dice.sample(STONES, 9)
        self.faces = [2 * kind + dice.randrange(2) for kind in types]
        self.pile = list(CARDS)
        dice.shuffle(self.pile)
        self.discard: list[int] = []
        self.players = [
            {"hand": [self.pile.pop() for _ in range(4)], "scored": [], "passed": False} for _ in range(seats)
        ]
        self.turn = self.start = dice.randrange(seats)
        self.acted = 0
        self.last_round = False
        self.over = False

    def matches(self, card: int) -> bool:
        return any(all(self.faces[cell] == face for cell, face in place) for place in CARDS[card]["places"])

    def legal(self) -> list[tuple]:
        player = self.players[self.turn]
        moves: list[tuple] = []
        for card in player["hand"]:
            moves.extend(("swap", card, pair) for pair in PAIRS)
            moves.extend(("flip", card, cell) for cell in range(9))
            if self.matches(card):
                moves.append(("score", card))
        moves.append(("end",))
        if not self.acted and not player["passed"]:
            moves.append(("pass",))
        return moves

    def apply(self, move: tuple) -> None:
        player = self.players[self.turn]
        match move:
            case ("swap", card, (one, other)):
                player["hand"].remove(card)
                self.discard.append(card)
                self.faces[one], self.faces[other] = self.faces[other], self.faces[one]
                self.acted += 1
            case ("flip", card, cell):
                player["hand"].remove(card)
                self.discard.append(card)
                self.faces[cell] ^= 1
                self.acted += 1
            case ("score", card):
                player["hand"].remove(card)
                player["scored"].append(card)
                self.acted += 1
            case ("end",):
                player["passed"] = False
                self.draw(player, max(0, 4 - len(player["hand"])))
                self.finish_turn()
            case ("pass",):
                player["passed"] = True
                self.draw(player, 2)
                self.finish_turn()

    def draw(self, player: dict, count: int) -> None:
        for _ in range(count):
            if not self.pile:
                self.pile, self.discard = self.discard, []
                self.dice.shuffle(self.pile)
            if self.pile:
                player["hand"].append(self.pile.pop())

    def finish_turn(self) -> None:
        if len(self.players[self.turn]["scored"]) >= THRESHOLD[len(self.players)]:
            self.last_round = True
        self.turn = (self.turn + 1) % len(self.players)
        self.acted = 0
        if self.last_round and self.turn == self.start:
            self.over = True


def playout(seats: int, seed: int, most: int) -> int:
    """A random playout; how many answers were given (draws are not counted, as they are no answers here)."""
    dice = random.Random(seed)
    game = HiddenStones(seats, dice)
    steps = 0
    while not game.over and steps < most:
        game.apply(dice.choice(game.legal()))
        steps += 1
    return steps
