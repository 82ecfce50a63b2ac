name = Hidden Stones
blurb = Bytt om på ni steiner og snu dem til de viser det samme som kortene dine, men hvert trekk koster et kort.
minutes = 20

## Reglene

section-setup = Oppsett
section-turn = Din tur
section-stones = Flytte steiner
section-score = Løse inn kort
section-end-of-turn = Avslutte turen
section-pass = Stå over
section-end-of-game = Spillets slutt
section-solo = Én spiller alene
section-table = Ved bordet

rule-1 = Ni steiner ligger blandet i et kvadrat på tre ganger tre, med tilfeldig side opp. Alle bildene står riktig vei, likt for alle.
rule-2 = Alle får fire kort og holder dem hemmelige.
rule-3 = Resten av kortene er trekkbunken, med baksiden opp. Kort som kastes, ligger åpent ved siden av.
rule-4 =
    { $first ->
        [random] Det trekkes lodd om hvem som begynner,
       *[other] Spiller { $first } begynner,
    } og den spilleren er merket hele spillet, for hver runde slutter rett før den spillerens tur.
rule-10 = Turen går med klokken.
rule-11 = I din tur bytter du om på steiner, snur steiner og løser inn kort så ofte du vil og i den rekkefølgen du vil. Så avslutter du turen.
rule-12 = Uten kort på hånden kan du verken flytte steiner eller løse inn noe: avslutt turen.
rule-20 = For å bytte om på steiner eller snu en stein kaster du et kort fra hånden, hvilket som helst, selv om trekket ikke gir noe.
rule-21 = Et bytte gjelder to steiner som ligger rett ved siden av eller over hverandre, aldri på skrå. De beholder den synlige siden.
rule-22 = En snudd stein viser den andre siden: sol og måne, fisk og fugl, hest og skip, frø og tre deler stein.
rule-30 = Et kort kan bare løses inn mens steinene ligger slik det viser, hvor som helst i kvadratet, men verken dreid eller speilvendt.
rule-31 = Du kan bare løse inn kort fra din egen hånd, i din egen tur. Kortet legges åpent i gevinstbunken din og koster ingenting.
rule-32 = En grå stein på et kort står for hvilken som helst stein, men den må få plass i kvadratet.
rule-33 = Hvert kort teller én gang, selv om formasjonen ligger der flere ganger. De samme steinene kan gjelde for flere kort, og det du har løst inn, er ditt.
rule-34 = Den som løser inn et kort, viser alle hvilke steiner som danner formasjonen.
rule-40 = Du kan avslutte turen når som helst, også uten å ha gjort noe. Trekk så til du har fire kort; har du fire eller flere, trekker du ingen og beholder alle.
rule-41 = Er trekkbunken tom når du skal trekke, stokkes de kastede kortene til en ny bunke. Innløste kort kommer aldri tilbake.{ $solo_win ->
        [played] {" "}Alene kommer heller ikke de kastede kortene tilbake (regel 73).
       *[scored] {""}
    }
rule-42 = Finnes det ingenting å trekke, spiller du videre med de kortene du har.
rule-50 = Du kan bare stå over i stedet for alt annet: har du byttet om på steiner, snudd en stein eller løst inn et kort, går det ikke lenger i denne turen.
rule-51 = Du kan ikke stå over to turer på rad. Etter en tur du avslutter på vanlig måte, kan du stå over igjen.
rule-52 = Den som står over, trekker to kort, og turen er slutt.
rule-53 =
    { $hand_cap ->
        [0] Det er ingen grense for antall kort på hånden.
       *[other] Du kan ikke stå over hvis du da ville få mer enn { $hand_cap } kort.
    }
rule-60 = Siste runde er i gang når noen har løst inn nok kort ved slutten av turen sin: 10 for to spillere, 9 for tre, 8 for fire, 7 for fem.
rule-61 = Runden spilles ferdig, slik at alle har hatt like mange turer.
rule-62 = Alle legger sammen verdiene på kortene i gevinstbunken sin.
rule-63 = Den som har løst inn flest kort med verdi 1, får 3 poeng til. Står flere likt, får hver av dem 3 poeng; har ingen noe slikt kort, får ingen dem.
rule-64 = Høyest sum vinner. De som har like mye, deler seieren.
rule-70 = Alene spiller du med 16 kort som trekkes tilfeldig: åtte med verdi 1, fire med verdi 2, tre med verdi 3 og ett med verdi 5. Fire er hånden din, tolv er bunken.
rule-71 = Å avslutte en tur uten å ha løst inn et kort gir et minus. { $pass_strikes ->
        [on] Å stå over gir også et minus.
       *[off] Å stå over gir ikke noe minus.
    }
rule-72 = Med det fjerde minuset er spillet tapt med én gang.
rule-73 =
    { $solo_win ->
        [played] Du vinner så snart alle 16 kort er spilt, innløst eller kastet. Kastede kort kommer ikke tilbake.
       *[scored] Du vinner så snart alle 16 kort er løst inn. Kastede kort kommer tilbake når bunken stokkes på nytt.
    }
rule-74 = Når du spiller alene, finnes verken poeng eller bonus: du vinner eller taper, og minusene viser hvor knapt.
rule-99 = Det er ikke det det spørres om nå, eller det er en annens tur.

## Spørsmål, svar og det som skjedde

question-lay_stone = Steinene legges ut.
question-first_player = Det trekkes lodd om hvem som begynner.
question-solo_deck = De 16 kortene dine plukkes ut.
question-deal = Kortene deles ut.
question-turn = Bytt om på steiner eller snu dem, løs inn kort, avslutt turen eller stå over.
question-refill = Det trekkes kort.

action-swap = Kast { $card } og bytt om på { $pair }
action-flip = Kast { $card } og snu steinen på { $cell }
action-score = Løs inn { $card }
action-end = Avslutt turen
action-pass_turn = Stå over og trekk to kort
action-lay = En stein legges på { $cell }: { $face }
action-begins = Spiller { $seat } begynner
action-pick = { $card } legges i bunken
action-draw = { $card } trekkes

fact-laid = En stein legges: { face-name }.
fact-begins = { $seat } begynner.
fact-drew = { $seat } trekker et kort.
fact-drew-hidden = { $seat } trekker et kort.
fact-reshuffled =
    { $cards ->
        [one] Det ene kastede kortet blir den nye bunken.
       *[other] De { $cards } kastede kortene stokkes til en ny bunke.
    }
fact-swapped = { $seat } kaster et kort og bytter om på { face-name } og { other-face-name }.
fact-flipped = { $seat } kaster et kort og snur en stein: { back-name } blir { face-name }.
fact-scored = { $seat } løser inn et kort for { $value } poeng.
fact-formation = Disse steinene danner formasjonen.
fact-turn_ended = { $seat } avslutter turen.
fact-passed = { $seat } står over.
fact-last_round = { $seat } har løst inn { $cards } kort: dette er siste runde.
fact-strike =
    { $strikes ->
        [one] Ingen kort løst inn: det første minuset.
       *[other] Ingen kort løst inn: { $strikes } minus.
    }
fact-bonus = { $seat } har flest kort med verdi 1 ({ $ones }) og får 3 poeng til.
fact-over = Spillet er slutt.

## Innstillinger og slutter

option-first = Hvem som begynner
option-first-random = ved loddtrekning
option-first-1 = spiller 1
option-first-2 = spiller 2
option-first-3 = spiller 3
option-first-4 = spiller 4
option-first-5 = spiller 5
option-hand_cap = Høyeste antall kort på hånden etter å ha stått over (0: ingen grense)
option-pass_strikes = Alene: å stå over gir et minus
option-solo_win = Alene: du vinner når alle kort er
option-solo_win-scored = løst inn
option-solo_win-played = spilt, løst inn eller ikke
preset-rulebook = Som i regelheftet

ending-cards_collected = Noen hadde løst inn nok kort, og runden ble spilt ferdig.
ending-solo_won = Alle de 16 kortene er i mål: seier.
ending-solo_lost = Fire minus: tap.

## Sidene på steinene

face-0 = sol
face-1 = måne
face-2 = fisk
face-3 = fugl
face-4 = hest
face-5 = skip
face-6 = frø
face-7 = tre
face-any = hvilken som helst stein
face-name =
    { $face ->
        [0] { face-0 }
        [1] { face-1 }
        [2] { face-2 }
        [3] { face-3 }
        [4] { face-4 }
        [5] { face-5 }
        [6] { face-6 }
       *[7] { face-7 }
    }
other-face-name =
    { $other_face ->
        [0] { face-0 }
        [1] { face-1 }
        [2] { face-2 }
        [3] { face-3 }
        [4] { face-4 }
        [5] { face-5 }
        [6] { face-6 }
       *[7] { face-7 }
    }
back-name =
    { $face ->
        [0] { face-1 }
        [1] { face-0 }
        [2] { face-3 }
        [3] { face-2 }
        [4] { face-5 }
        [5] { face-4 }
        [6] { face-7 }
       *[7] { face-6 }
    }

## Et første spill som lærer bort underveis

teach-1 = Ni steiner, hver med et bilde på begge sider. Alle spiller med de samme steinene.
teach-2 = Dette kortet viser to steiner ved siden av hverandre. Ligger de slik et sted i kvadratet, kan du løse inn kortet.
teach-3 = Det gjør de ikke ennå. Velg to nabosteiner som skal bytte plass, og så et kort du kan unnvære: det er prisen.
teach-4 = Nå viser en av dem feil side. Snu den; det koster også et kort.
teach-5 = Der er det! Løs inn kortet: det koster ingenting, og poengene er dine for godt.
teach-6 = Grå steiner på et kort kan være hvilke steiner som helst. De sier bare hvor i kvadratet de andre må ligge.
teach-7 = Når du ikke kan gjøre mer, avslutter du turen og trekker opp til fire kort igjen.
teach-8 = Ingenting innen rekkevidde? Stå over før du gjør noe annet: du trekker to kort og har seks neste gang.
teach-pairs = Bildene hører sammen i par: sol og måne deler én stein, fisk og fugl to, hest og skip tre, frø og tre også tre. Så du vet alltid hva som er på baksiden.
teach-turned = Det må ligge akkurat slik det er tegnet. En formasjon dreies aldri og speiles aldri: over hverandre er ikke ved siden av hverandre.
teach-ones = Kort verdt 1 lønner det seg å samle: den som har innløst flest av dem, får 3 poeng ekstra til slutt. Har flere like mange, får hver av dem det.
teach-end = Det tiende innløste kortet avslutter spillet for to (det niende for tre, det åttende for fire, det sjuende for fem). Runden spilles likevel ferdig, så alle har hatt like mange turer. Flest poeng vinner.

# The table in characters
picture-piles = trekkbunke { $pile }, kastet { $discarded }
picture-seat = spiller { $seat }: { $cards } av { $needed } kort løst inn, { $points } poeng, { $hand } på hånden
picture-strikes = minus { $strikes } av { $most }
picture-card = verdt { $value }
picture-lies = kan løses inn nå
picture-legend = S { face-0 } / M { face-1 }, F { face-2 } / B { face-3 }, H { face-4 } / T { face-5 }, D { face-6 } / R { face-7 }
picture-cards = på kortene: * hvilken som helst stein, / ny rad

## The coach

name-face = { face-name }
name-gap = luke
name-beside = { $a }-{ $b }
name-over = { $a } over { $b }
name-placed = { $face } { $cell }
name-all = { $all }
name-cell = { $cell ->
        [0] øverst til venstre
        [1] øverst
        [2] øverst til høyre
        [3] til venstre
        [4] i midten
        [5] til høyre
        [6] nederst til venstre
        [7] nederst
       *[8] nederst til høyre
    }
name-in-column = { $face } i { $line ->
        [0] venstre kolonne
        [1] midterste kolonne
       *[2] høyre kolonne
    }
name-in-row = { $face } i { $line ->
        [0] øverste rad
        [1] midterste rad
       *[2] nederste rad
    }
name-card = «{ $label }»
name-swap = bytt om på { $one } ({ $at }) og { $other } ({ $to })
name-flip = snu { $face } ({ $at })
name-card-worth = verdt { $value }
name-score = løs inn kortet { $card }
name-end = avslutt turen
name-pass = stå over
coach-ends = Du er sist ut i denne runden: { $moves ->
        [0] det som ligger der, gir
        [one] ett trekk gir
       *[other] { $moves } trekk gir
    } deg { $cards } kort, og spillet er vunnet.
coach-wins-alone = { $moves ->
        [0] Uten flere trekk
        [one] Med ett trekk
       *[other] Med { $moves } trekk
    } er alle kort klare: spillet er vunnet.
coach-strike = Å slutte uten et kort er et minus; { $moves ->
        [0] på plass ligger allerede
        [one] du har råd til trekket til
       *[other] du har råd til de { $moves } trekkene til
    } { $count ->
        [one] kortet ditt { $cards }.
       *[other] kortene dine { $cards }.
    }
coach-calls = Da har du { $cards } kort: den siste runden begynner, og med flest enere regnet med leder du { $mine } mot { $theirs }.
coach-overlooked = Kortet ditt { $card } { $first ->
        [1] ligger der allerede når turen din begynner
       *[0] ligger der midt i turen din
    }: løs det inn før du går videre.
coach-ones = Kortet ditt { $card } gir deg også flest enere: tre poeng til på slutten.
coach-dear = { $exactly ->
        [1] De andre kortene dine betaler akkurat for
       *[0] Med { $hand } kort på hånden har du råd til
    } kortet ditt { $cards }: { $moves ->
        [0] ingen trekk
        [one] ett trekk
       *[other] { $moves } trekk
    }, { $points } poeng i stedet for { $less ->
        [0] ingen
        [one] ett
       *[other] { $less }
    }.
coach-points = { $count ->
        [one] Kortet ditt
       *[other] Kortene dine
    } { $cards } { $moves ->
        [0] ligger der allerede
        [one] er ett trekk unna
       *[other] er { $moves } trekk unna
    }: { $points ->
        [one] ett poeng
       *[other] { $points } poeng
    } { $did ->
        [pass] i stedet for å stå over
        [none] i stedet for ingen
       *[less] i stedet for { $less ->
            [one] ett
           *[other] { $less }
        }
    }.
coach-points-many = { $count } av kortene dine kan løses inn denne turen { $moves ->
        [0] uten trekk
        [one] med ett trekk
       *[other] med { $moves } trekk
    }: { $points } poeng { $did ->
        [pass] i stedet for å stå over
        [none] i stedet for ingen
       *[less] i stedet for { $less }
    }.
coach-more-cards = { $count ->
        [one] Kortet ditt
       *[other] Kortene dine
    } { $cards } { $moves ->
        [0] ligger der allerede: løs inn.
        [one] er ett trekk unna, og det har du råd til.
       *[other] er { $moves } trekk unna, og det har du råd til.
    }
coach-cheaper = { $moves ->
        [0] Det trengs ingen trekk
        [one] Det trengs bare ett trekk
       *[other] Det trengs bare { $moves } trekk
    } til { $count ->
        [one] kortet ditt
       *[other] kortene dine
    } { $cards }; du betalte { $paid }.
coach-pass = Ingenting du har på hånden, kan nås denne turen: stå over og trekk to.
coach-near = Behold kortet ditt { $card }: { $moves ->
        [0] det ligger der allerede til neste tur.
       *[other] det er bare ett trekk unna neste tur.
    }
coach-hint-wins = Det vinner spillet.
coach-hint-points = { $count ->
        [one] Kortet ditt
       *[other] Kortene dine
    } { $cards } { $moves ->
        [0] ligger der allerede
        [one] er ett trekk unna
       *[other] er { $moves } trekk unna
    }: { $points ->
        [one] ett poeng
       *[other] { $points } poeng
    } denne turen.
coach-hint-cards = { $count ->
        [one] Kortet ditt
       *[other] Kortene dine
    } { $cards } { $moves ->
        [0] ligger der allerede
        [one] er ett trekk unna
       *[other] er { $moves } trekk unna
    }: da gir turen ikke noe minus.
coach-hint-pass = Ingenting her er verdt prisen: stå over og trekk to.
coach-hint-near = Det bringer kortet ditt { $card } { $moves ->
        [0] på plass til neste tur.
       *[other] innen ett trekk til neste tur.
    }
coach-hint-fresh = Ingenting kan løses inn denne turen: kast det som ligger langt unna, og trekk nye kort.
coach-hint-waits = Ingen kort er verdt prisen denne turen: behold dem og avslutt.
coach-look-card = Se på kortet ditt { $card }: hvor mange trekk unna er det?
coach-look-reach = Tell trekkene hvert av kortene dine trenger. Er noe av dem innen rekkevidde?
coach-luck-draw = { $who } trakk kortet { $card }, { $away ->
        [0] som allerede lå der
        [one] ett trekk unna
       *[other] { $away } trekk unna
    }.
