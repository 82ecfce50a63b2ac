# Hidden Stones: laudan sanat.

## Stones

stone-sun = aurinko
stone-moon = kuu
stone-fish = kala
stone-bird = lintu
stone-horse = hevonen
stone-ship = laiva
stone-seed = siemen
stone-tree = puu
stone-any = mikä tahansa kivi
stones-group = Yhdeksän kiveä
stones-cell = Rivi { $row }, sarake { $column }: { $stone }

## Cards

stones-hand = Korttisi
stones-card =
    { $value ->
        [one] Kortti, 1 piste: { $rows }
       *[other] Kortti, { $value } pistettä: { $rows }
    }
stones-fits = Kivet näyttävät sen nyt.
stones-fits-short = sopii
stones-piles = Pinot
stones-pile =
    { $count ->
        [one] 1 kortti nostopakassa
       *[other] { $count } korttia nostopakassa
    }
stones-discard = { $count } heitetty pois
stones-strikes =
    { $count ->
        [one] 1 huti neljästä
       *[other] { $count } hutia neljästä
    }

## What to do now

stones-turn = Valitse kaksi vierekkäistä kiveä vaihdettavaksi tai yksi käännettäväksi. Kumpikin maksaa kortin.
stones-turn-fits =
    { $count ->
        [one] Yksi korteistasi sopii: ota siitä pisteet. Tai jatka kivillä.
       *[other] { $count } korteistasi sopii: ota jostakin pisteet. Tai jatka kivillä.
    }
stones-picked = Valittuna { $stone }. Valitse viereinen kivi vaihtoon tai käännä tämä.
stones-pay-swap = Heitä pois kortti ja vaihda { $a } ja { $b }.
stones-pay-flip = Heitä pois kortti ja käännä kivi ({ $a }).
stones-card-taken = Tämä kortti on hinta: valitse kaksi vierekkäistä kiveä vaihdettavaksi tai yksi käännettäväksi.
stones-card-fits =
    { $value ->
        [one] Tämä kortti sopii: ota 1 piste tai maksa sillä.
       *[other] Tämä kortti sopii: ota { $value } pistettä tai maksa sillä.
    }
stones-confirm = Näinkö? Kortti heitetään pois.

## Hints

stones-hint-swap = Vihje: heitä pois merkitty kortti ja vaihda { $a } ja { $b }.
stones-hint-flip = Vihje: heitä pois merkitty kortti ja käännä kivi ({ $a }).
stones-hint-score = Vihje: ota merkityn kortin pisteet.
stones-hint-end = Vihje: päätä vuorosi nyt.
stones-hint-pass_turn = Vihje: passaa ja nosta kaksi korttia.
stones-hint-goal =
    { $away ->
        [one] Yksi siirto, ja korttisi (arvo { $value }) sopii.
       *[other] { $away } siirtoa, ja korttisi (arvo { $value }) sopii.
    }
stones-away =
    { $away ->
        [one] 1 siirto
       *[other] { $away } siirtoa
    }

## Buttons

stones-do-swap = Vaihda
stones-do-flip = Käännä
stones-do-score =
    { $value ->
        [one] Ota 1 piste
       *[other] Ota { $value } pistettä
    }
stones-do-end = Päätä vuoro
stones-do-pass = Passaa, nosta kaksi
