# Hidden Stones: ordene på brettet.

## Stones

stone-sun = sol
stone-moon = måne
stone-fish = fisk
stone-bird = fugl
stone-horse = hest
stone-ship = skip
stone-seed = frø
stone-tree = tre
stone-any = hvilken som helst stein
stones-group = De ni steinene
stones-cell = Rad { $row }, kolonne { $column }: { $stone }

## Cards

stones-hand = Kortene dine
stones-card = Kort verdt { $value } poeng: { $rows }
stones-fits = Steinene viser det nå.
stones-fits-short = passer
stones-piles = Bunker
stones-pile = { $count } kort å trekke
stones-discard = { $count } kastet
stones-strikes =
    { $count ->
        [one] 1 minus av 4
       *[other] { $count } minus av 4
    }

## What to do now

stones-turn = Velg to nabosteiner som skal bytte plass, eller én som skal snus. Hver gang koster et kort.
stones-turn-fits =
    { $count ->
        [one] Ett av kortene dine passer: ta poengene. Eller fortsett med steinene.
       *[other] { $count } av kortene dine passer: ta poeng for ett. Eller fortsett med steinene.
    }
stones-picked = Du har valgt { $stone }. Velg en nabo å bytte plass med, eller snu steinen.
stones-pay-swap = Kast et kort for å bytte om på { $a } og { $b }.
stones-pay-flip = Kast et kort for å snu steinen ({ $a }).
stones-card-taken = Dette kortet er prisen: velg to nabosteiner som skal bytte plass, eller én som skal snus.
stones-card-fits = Kortet passer: ta { $value } poeng, eller betal med det.
stones-confirm = Slik? Kortet blir kastet.

## Hints

stones-hint-swap = Tips: kast det merkede kortet og bytt om på { $a } og { $b }.
stones-hint-flip = Tips: kast det merkede kortet og snu steinen ({ $a }).
stones-hint-score = Tips: ta poengene for det merkede kortet.
stones-hint-end = Tips: avslutt turen nå.
stones-hint-pass_turn = Tips: stå over og trekk to kort.
stones-hint-goal =
    { $away ->
        [one] Ett trekk, så passer kortet ditt verdt { $value }.
       *[other] { $away } trekk, så passer kortet ditt verdt { $value }.
    }
stones-away = { $away } trekk

## Buttons

stones-do-swap = Bytt plass
stones-do-flip = Snu
stones-do-score = Ta { $value } poeng
stones-do-end = Avslutt turen
stones-do-pass = Stå over, trekk to
