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
stones-cell = Rivi { $row }, sarake { $column }: { $stone }, kääntöpuolella { $back }
stones-pairs = Kiven kaksi puolta
stones-pair =
    { $count ->
        [one] 1 kivi: { $a } ja { $b }
       *[other] { $count } kiveä: { $a } ja { $b }
    }

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
        [one] 1 miinuspiste neljästä
       *[other] { $count } miinuspistettä neljästä
    }
stones-scores = Lunastetut kortit
stones-score = { $who }: lunastettuja kortteja { $cards }, tarvitaan { $needed }.
stones-ones = Arvon 1 kortteja: { $ones }.
stones-ones-lead = Eniten arvon 1 kortteja ({ $ones }): lopussa 3 lisäpistettä.
stones-look-pile = Lunastetut kortit: { $who }
stones-pile-of = Lunastetut kortit: { $who }
stones-discards = Pois heitetyt kortit
stones-pile-sum =
    { $cards ->
        [one] 1 kortti. Arvo: { $points }.
       *[other] { $cards } korttia. Arvo yhteensä: { $points }.
    }
stones-pile-empty = Täällä ei ole vielä kortteja.
stones-last-round = viimeinen kierros
stones-log-scored =
    { $value ->
        [one] { $who } lunastaa kortin ja saa 1 pisteen: { $stones }.
       *[other] { $who } lunastaa kortin ja saa { $value } pistettä: { $stones }.
    }

## What to do now

stones-turn = Valitse kaksi vierekkäistä kiveä vaihdettavaksi tai yksi käännettäväksi. Kumpikin maksaa kortin.
stones-no-cards = Kortit loppuivat kädestäsi: päätä vuoro ja nosta.
stones-turn-fits =
    { $count ->
        [one] Yksi korteistasi sopii: ota siitä pisteet. Tai jatka kivillä.
       *[other] { $count } korteistasi sopii: ota jostakin pisteet. Tai jatka kivillä.
    }
stones-picked = Valittuna { $stone } (kääntöpuolella { $back }). Valitse viereinen kivi vaihtoon tai käännä tämä.
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
        [one] Sen jälkeen korttisi (arvo { $value }) sopii.
       *[other] Kun siirtoja on tehty { $away }, korttisi (arvo { $value }) sopii.
    }
stones-hint-fresh = Mitään korteistasi ei ehdi lunastaa tällä vuorolla: heitä kaukaiset pois ja nosta uusia.
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

## Playing alone

stones-solo-of = { $cards } korttia { $needed }:sta
stones-solo-title = Yksin pelaaminen
stones-solo-how = Näin pelataan yksin
stones-solo-cards = Pelaat 16 kortilla: kahdeksan on arvoltaan 1, neljä 2, kolme 3 ja yksi 5. Lunasta ne kaikki, niin olet voittanut.
stones-solo-crosses = Vuoro, joka päättyy ilman lunastettua korttia, tuo ristin (miinuspisteen). Kolme annetaan anteeksi, neljännestä peli on hävitty.
stones-solo-back = Pois heittämäsi kortit palaavat: kun pino on tyhjä, ne sekoitetaan ja nostetaan uudelleen. Vain lunastetut kortit ovat poissa lopullisesti.
stones-solo-end = Pisteitä ei lasketa, vain kortteja. Kun kortteja on jäljellä neljä tai vähemmän, ne ovat kaikki kädessäsi eikä mikään ole enää sattumaa.
