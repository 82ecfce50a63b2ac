# Hidden Stones: the words on the board.

## Stones

stone-sun = sun
stone-moon = moon
stone-fish = fish
stone-bird = bird
stone-horse = horse
stone-ship = ship
stone-seed = seed
stone-tree = tree
stone-any = any stone
stones-group = The nine stones
stones-cell = Row { $row }, column { $column }: { $stone }, { $back } on the back
stones-pairs = Two sides of one stone
stones-pair =
    { $count ->
        [one] 1 stone with { $a } and { $b }
       *[other] { $count } stones with { $a } and { $b }
    }

## Cards

stones-hand = Your cards
stones-card =
    { $value ->
        [one] Card worth 1 point: { $rows }
       *[other] Card worth { $value } points: { $rows }
    }
stones-fits = The stones show it now.
stones-fits-short = fits
stones-piles = Piles
stones-pile =
    { $count ->
        [one] 1 card to draw
       *[other] { $count } cards to draw
    }
stones-discard = { $count } thrown away
stones-strikes =
    { $count ->
        [one] 1 strike of 4
       *[other] { $count } strikes of 4
    }
stones-scores = Scored cards
stones-score = { $who }: { $cards } of { $needed } cards scored.
stones-ones = Of value 1: { $ones }.
stones-ones-lead = Most cards of value 1 ({ $ones }): 3 points more at the end.
stones-look-pile = Scored cards: { $who }
stones-pile-of = Scored cards: { $who }
stones-discards = Cards thrown away
stones-pile-sum =
    { $cards ->
        [one] 1 card. Value: { $points }.
       *[other] { $cards } cards. Total value: { $points }.
    }
stones-pile-empty = No cards here yet.
stones-last-round = last round
stones-log-scored =
    { $value ->
        [one] { $who } scores a card for 1 point: { $stones }.
       *[other] { $who } scores a card for { $value } points: { $stones }.
    }

## What to do now

stones-turn = Choose two neighbouring stones to swap, or one to turn over. Each costs a card.
stones-no-cards = You have no card left: end your turn and draw.
stones-turn-fits =
    { $count ->
        [one] One of your cards fits: take it for its points. Or go on with the stones.
       *[other] { $count } of your cards fit: take one for its points. Or go on with the stones.
    }
stones-picked = You picked { $stone } (back: { $back }). Choose a neighbour to swap it with, or turn it over.
stones-pay-swap = Throw away a card to swap { $a } and { $b }.
stones-pay-flip = Throw away a card to turn the stone over ({ $a }).
stones-card-taken = This card is the price: choose two neighbouring stones to swap, or one to turn over.
stones-card-fits =
    { $value ->
        [one] This card fits: take 1 point, or pay with it.
       *[other] This card fits: take { $value } points, or pay with it.
    }
stones-confirm = Like this? The card is thrown away.

## Hints

stones-hint-swap = Hint: throw away the marked card and swap { $a } and { $b }.
stones-hint-flip = Hint: throw away the marked card and turn the stone over ({ $a }).
stones-hint-score = Hint: take the points of the marked card.
stones-hint-end = Hint: end your turn now.
stones-hint-pass_turn = Hint: pass and draw two cards.
stones-hint-goal =
    { $away ->
        [one] Then your card worth { $value } fits.
       *[other] After { $away } moves your card worth { $value } fits.
    }
stones-hint-fresh = None of your cards can be scored this turn: throw away what lies far off and draw new ones.
stones-away =
    { $away ->
        [one] 1 move
       *[other] { $away } moves
    }

## Buttons

stones-do-swap = Swap
stones-do-flip = Turn over
stones-do-score =
    { $value ->
        [one] Take 1 point
       *[other] Take { $value } points
    }
stones-do-end = End turn
stones-do-pass = Pass, draw two

## Playing alone

stones-solo-of = { $cards } of { $needed } cards
stones-solo-title = Playing alone
stones-solo-how = How playing alone works
stones-solo-cards = You play with 16 cards: eight worth 1, four worth 2, three worth 3 and one worth 5. Score all of them and you have won.
stones-solo-crosses = A turn that ends without a scored card brings a cross (a strike). Three are forgiven; with the fourth the game is lost.
stones-solo-back = What you throw away comes back: when the pile is empty it is shuffled and drawn again. Only scored cards are gone for good.
stones-solo-end = Points do not count here, only cards. When four cards or fewer are left you hold all of them and nothing is left to chance.
