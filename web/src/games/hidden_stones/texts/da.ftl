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
stones-cell = Række { $row }, kolonne { $column }: { $stone }, { $back } på bagsiden
stones-pairs = To sider af samme sten
stones-pair = { $count } sten med { $a } og { $b }

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
stones-scores = Indløste kort
stones-score = { $who }: { $cards } af { $needed } kort indløst.
stones-ones = Med værdien 1: { $ones }.
stones-ones-lead = Flest kort med værdien 1 ({ $ones }): 3 point mere ved slutningen.
stones-look-pile = Indløste kort: { $who }
stones-pile-of = Indløste kort: { $who }
stones-discards = Kort, der er smidt væk
stones-pile-sum = { $cards } kort. Samlet værdi: { $points }.
stones-pile-empty = Her er ingen kort endnu.
stones-last-round = sidste runde
stones-log-scored = { $who } indløser et kort for { $value } point: { $stones }.

## What to do now

stones-turn = Vælg to nabosten, der skal bytte plads, eller én, der skal vendes. Hver gang koster et kort.
stones-no-cards = Du har ingen kort tilbage: afslut turen, og træk.
stones-turn-fits =
    { $count ->
        [one] Et af dine kort passer: tag dets point. Eller fortsæt med stenene.
       *[other] { $count } af dine kort passer: tag point for et. Eller fortsæt med stenene.
    }
stones-picked = Du har valgt { $stone } (bagside: { $back }). Vælg en nabo at bytte plads med, eller vend stenen.
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
        [one] Så passer dit kort til { $value } point.
       *[other] Efter { $away } træk passer dit kort til { $value } point.
    }
stones-hint-fresh = Ingen af dine kort kan indløses i denne tur: smid det væk, der ligger langt fra, og træk nye.
stones-away = { $away } træk

## Buttons

stones-do-swap = Byt plads
stones-do-flip = Vend
stones-do-score = Tag { $value } point
stones-do-end = Afslut turen
stones-do-pass = Meld pas, træk to

## Playing alone

stones-solo-of = { $cards } af { $needed } kort
stones-solo-title = Spil alene
stones-solo-how = Sådan spiller man alene
stones-solo-cards = Du spiller med 16 kort: otte med værdien 1, fire med 2, tre med 3 og ét med 5. Indløs dem alle, så har du vundet.
stones-solo-crosses = En tur, der slutter uden et indløst kort, giver et kryds (et minus). Tre tilgives, med det fjerde er spillet tabt.
stones-solo-back = Det, du smider væk, kommer igen: når bunken er tom, blandes det og trækkes på ny. Kun indløste kort er væk for altid.
stones-solo-end = Point tæller ikke her, kun kort. Når der er fire kort eller færre tilbage, har du dem alle på hånden, og intet er overladt til tilfældet.
