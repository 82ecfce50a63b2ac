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
stones-cell = Row { $row }, column { $column }: { $stone }

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

## What to do now

stones-turn = Choose two neighbouring stones to swap, or one to turn over. Each costs a card.
stones-turn-fits =
    { $count ->
        [one] One of your cards fits: take it for its points. Or go on with the stones.
       *[other] { $count } of your cards fit: take one for its points. Or go on with the stones.
    }
stones-picked = You picked { $stone }. Choose a neighbour to swap it with, or turn it over.
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
        [one] One move and your card worth { $value } fits.
       *[other] { $away } moves and your card worth { $value } fits.
    }
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
