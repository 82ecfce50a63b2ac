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
stones-cell = Rad { $row }, kolonne { $column }: { $stone }, { $back } på baksiden
stones-pairs = To sider av samme stein
stones-pair =
    { $count ->
        [one] 1 stein med { $a } og { $b }
       *[other] { $count } steiner med { $a } og { $b }
    }

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
stones-scores = Innløste kort
stones-score = { $who }: { $cards } av { $needed } kort løst inn.
stones-ones = Med verdi 1: { $ones }.
stones-ones-lead = Flest kort med verdi 1 ({ $ones }): 3 poeng til ved slutten.
stones-look-pile = Innløste kort: { $who }
stones-pile-of = Innløste kort: { $who }
stones-discards = Kastede kort
stones-pile-sum = { $cards } kort. Samlet verdi: { $points }.
stones-pile-empty = Her er det ingen kort ennå.
stones-last-round = siste runde
stones-log-scored = { $who } løser inn et kort for { $value } poeng: { $stones }.

## What to do now

stones-turn = Velg to nabosteiner som skal bytte plass, eller én som skal snus. Hver gang koster et kort.
stones-no-cards = Du har ingen kort igjen: avslutt turen og trekk.
stones-turn-fits =
    { $count ->
        [one] Ett av kortene dine passer: ta poengene. Eller fortsett med steinene.
       *[other] { $count } av kortene dine passer: ta poeng for ett. Eller fortsett med steinene.
    }
stones-picked = Du har valgt { $stone } (bakside: { $back }). Velg en nabo å bytte plass med, eller snu steinen.
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
        [one] Da passer kortet ditt verdt { $value }.
       *[other] Etter { $away } trekk passer kortet ditt verdt { $value }.
    }
stones-hint-fresh = Ingen av kortene dine kan løses inn i denne turen: kast det som ligger langt unna, og trekk nye.
stones-away = { $away } trekk

## Buttons

stones-do-swap = Bytt plass
stones-do-flip = Snu
stones-do-score = Ta { $value } poeng
stones-do-end = Avslutt turen
stones-do-pass = Stå over, trekk to

## Playing alone

stones-solo-of = { $cards } av { $needed } kort
stones-solo-title = Spille alene
stones-solo-how = Slik spiller man alene
stones-solo-cards = Du spiller med 16 kort: åtte verdt 1, fire verdt 2, tre verdt 3 og ett verdt 5. Innløs alle, så har du vunnet.
stones-solo-crosses = En tur som slutter uten innløst kort, gir et kryss (et minus). Tre blir tilgitt, med det fjerde er spillet tapt.
stones-solo-back = Det du kaster, kommer tilbake: når bunken er tom, blandes det og trekkes på nytt. Bare innløste kort er borte for godt.
stones-solo-end = Poeng teller ikke her, bare kort. Når fire kort eller færre er igjen, har du alle på hånden, og ingenting er overlatt til tilfeldighetene.
