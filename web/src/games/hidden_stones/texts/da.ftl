# Hidden Stones: brættets ord.

## Stones

stone-sun = sol
stone-moon = måne
stone-fish = fisk
stone-bird = fugl
stone-horse = hest
stone-ship = skib
stone-seed = frø
stone-tree = træ
stone-any = en hvilken som helst sten
stones-group = De ni sten
stones-cell = Række { $row }, kolonne { $column }: { $stone }

## Cards

stones-hand = Dine kort
stones-card = Kort til { $value } point: { $rows }
stones-fits = Stenene viser det nu.
stones-fits-short = passer
stones-piles = Bunker
stones-pile = { $count } kort at trække
stones-discard = { $count } smidt væk
stones-strikes =
    { $count ->
        [one] 1 minus af 4
       *[other] { $count } minusser af 4
    }

## What to do now

stones-turn = Vælg to nabosten, der skal bytte plads, eller én, der skal vendes. Hver gang koster et kort.
stones-turn-fits =
    { $count ->
        [one] Et af dine kort passer: tag dets point. Eller fortsæt med stenene.
       *[other] { $count } af dine kort passer: tag point for et. Eller fortsæt med stenene.
    }
stones-picked = Du har valgt { $stone }. Vælg en nabo at bytte plads med, eller vend stenen.
stones-pay-swap = Smid et kort væk for at bytte om på { $a } og { $b }.
stones-pay-flip = Smid et kort væk for at vende stenen ({ $a }).
stones-card-taken = Dette kort er prisen: vælg to nabosten, der skal bytte plads, eller én, der skal vendes.
stones-card-fits = Kortet passer: tag { $value } point, eller betal med det.
stones-confirm = Sådan? Kortet smides væk.

## Hints

stones-hint-swap = Tip: smid det markerede kort væk, og byt om på { $a } og { $b }.
stones-hint-flip = Tip: smid det markerede kort væk, og vend stenen ({ $a }).
stones-hint-score = Tip: tag point for det markerede kort.
stones-hint-end = Tip: afslut din tur nu.
stones-hint-pass_turn = Tip: meld pas, og træk to kort.
stones-hint-goal =
    { $away ->
        [one] Ét træk, så passer dit kort til { $value }.
       *[other] { $away } træk, så passer dit kort til { $value }.
    }
stones-away = { $away } træk

## Buttons

stones-do-swap = Byt plads
stones-do-flip = Vend
stones-do-score = Tag { $value } point
stones-do-end = Afslut turen
stones-do-pass = Meld pas, træk to
