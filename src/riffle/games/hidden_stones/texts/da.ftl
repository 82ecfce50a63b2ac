name = Hidden Stones
blurb = Byt rundt på ni sten og vend dem, til de viser det samme som dine kort – men hvert træk koster et kort.
minutes = 20

## Reglerne

section-setup = Opstilling
section-turn = Din tur
section-stones = Flyt sten
section-score = Indløs kort
section-end-of-turn = Afslut turen
section-pass = Meld pas
section-end-of-game = Spillets afslutning
section-solo = Én spiller alene
section-table = Ved bordet

rule-1 = Ni sten ligger blandet i et kvadrat på tre gange tre, med en tilfældig side opad. Alle billeder vender rigtigt og ens for alle.
rule-2 = Alle får fire kort og holder dem hemmelige.
rule-3 = Resten af kortene er trækbunken med bagsiden opad. Kort, der smides væk, ligger åbent ved siden af.
rule-4 =
    { $first ->
        [random] Der trækkes lod om, hvem der begynder,
       *[other] Spiller { $first } begynder,
    } og den spiller er markeret hele spillet, for hver runde slutter lige før den spillers tur.
rule-10 = Turen går med uret.
rule-11 = I din tur bytter du om på sten, vender sten og indløser kort, så tit du vil og i den rækkefølge, du vil. Så afslutter du turen.
rule-12 = Uden kort på hånden kan du hverken flytte sten eller indløse noget: afslut turen.
rule-20 = For at bytte om på sten eller vende en sten smider du et kort fra hånden væk, et hvilket som helst, også selv om trækket ikke giver noget.
rule-21 = Et bytte gælder to sten, der ligger lige ved siden af eller over hinanden, aldrig skråt. De beholder den synlige side.
rule-22 = En vendt sten viser sin anden side: sol og måne, fisk og fugl, hest og skib, frø og træ deler sten.
rule-30 = Et kort kan kun indløses, mens stenene ligger, som det viser: hvor som helst i kvadratet, men hverken drejet eller spejlet.
rule-31 = Du kan kun indløse kort fra din egen hånd og kun i din egen tur. Kortet lægges åbent på din gevinstbunke og koster intet.
rule-32 = En grå sten på et kort står for en hvilken som helst sten, men der skal være plads til den i kvadratet.
rule-33 = Hvert kort tæller én gang, også selv om formationen ligger der flere gange. De samme sten må gælde for flere kort, og det, du har indløst, er dit.
rule-34 = Den, der indløser et kort, viser alle de sten, der danner formationen.
rule-40 = Du må afslutte turen når som helst, også uden at have gjort noget. Træk derefter, til du har fire kort; har du fire eller flere, trækker du intet og beholder dem alle.
rule-41 = Er trækbunken tom, når du skal trække, blandes de kort, der er smidt væk, til en ny bunke. Indløste kort kommer aldrig tilbage.{ $solo_win ->
        [played] {" "}Alene kommer heller ikke de kort, der er smidt væk, tilbage (regel 73).
       *[scored] {""}
    }
rule-42 = Er der slet intet at trække, spiller du videre med de kort, du har.
rule-50 = Du kan kun melde pas i stedet for alt andet: har du byttet om på sten, vendt en sten eller indløst et kort, kan det ikke lade sig gøre i denne tur.
rule-51 = Du kan ikke melde pas to ture i træk. Efter en tur, du afslutter på almindelig vis, må du melde pas igen.
rule-52 = Den, der melder pas, trækker to kort, og turen er forbi.
rule-53 =
    { $hand_cap ->
        [0] Der er ingen grænse for antallet af kort på hånden.
       *[other] Du kan ikke melde pas, hvis du så ville få flere end { $hand_cap } kort.
    }
rule-60 = Det er sidste runde, når nogen ved slutningen af sin tur har indløst kort nok: 10 for to spillere, 9 for tre, 8 for fire, 7 for fem.
rule-61 = Runden spilles færdig, så alle har haft lige mange ture.
rule-62 = Alle lægger værdierne af kortene i deres gevinstbunke sammen.
rule-63 = Den, der har indløst flest kort med værdien 1, får 3 point mere. Står flere lige, får de 3 point hver; har ingen sådan et kort, får ingen dem.
rule-64 = Den højeste sum vinder. Spillere med samme sum deler sejren.
rule-70 = Alene spiller du med 16 tilfældigt udtrukne kort: otte med værdien 1, fire med værdien 2, tre med værdien 3 og ét med værdien 5. Fire er din hånd, tolv er bunken.
rule-71 = At afslutte en tur uden at have indløst et kort giver et minus. { $pass_strikes ->
        [on] Et pas giver også et minus.
       *[off] Et pas giver ikke noget minus.
    }
rule-72 = Med det fjerde minus er spillet straks tabt.
rule-73 =
    { $solo_win ->
        [played] Du vinder, så snart alle 16 kort er spillet, indløst eller smidt væk. Kort, der er smidt væk, kommer ikke tilbage.
       *[scored] Du vinder, så snart alle 16 kort er indløst. Kort, der er smidt væk, kommer tilbage, når bunken blandes på ny.
    }
rule-74 = Når du spiller alene, er der hverken point eller bonus: du vinder eller taber, og dine minusser viser, hvor snævert.
rule-99 = Det er ikke det, der spørges om nu, eller det er en andens tur.

## Spørgsmål, svar og hvad der skete

question-lay_stone = Stenene lægges ud.
question-first_player = Der trækkes lod om, hvem der begynder.
question-solo_deck = Dine 16 kort findes frem.
question-deal = Kortene deles ud.
question-turn = Byt om på sten eller vend dem, indløs kort, afslut turen eller meld pas.
question-refill = Der trækkes kort.

action-swap = Smid { $card } væk og byt om på { $pair }
action-flip = Smid { $card } væk og vend stenen på { $cell }
action-score = Indløs { $card }
action-end = Afslut turen
action-pass_turn = Meld pas og træk to kort
action-lay = En sten lægges på { $cell }: { $face }
action-begins = Spiller { $seat } begynder
action-pick = { $card } lægges i bunken
action-draw = { $card } trækkes

fact-laid = En sten lægges: { face-name }.
fact-begins = { $seat } begynder.
fact-drew = { $seat } trækker et kort.
fact-drew-hidden = { $seat } trækker et kort.
fact-reshuffled =
    { $cards ->
        [one] Det ene kort, der er smidt væk, bliver den nye bunke.
       *[other] De { $cards } kort, der er smidt væk, blandes til en ny bunke.
    }
fact-swapped = { $seat } smider et kort væk og bytter om på { face-name } og { other-face-name }.
fact-flipped = { $seat } smider et kort væk og vender en sten: { back-name } bliver til { face-name }.
fact-scored = { $seat } indløser et kort for { $value } point.
fact-formation = Disse sten danner formationen.
fact-turn_ended = { $seat } afslutter turen.
fact-passed = { $seat } melder pas.
fact-last_round = { $seat } har indløst { $cards } kort: dette er den sidste runde.
fact-strike =
    { $strikes ->
        [one] Intet kort indløst: det første minus.
       *[other] Intet kort indløst: { $strikes } minusser.
    }
fact-bonus = { $seat } har flest kort med værdien 1 ({ $ones }) og får 3 point mere.
fact-over = Spillet er slut.

## Indstillinger og slutninger

option-first = Hvem begynder
option-first-random = ved lodtrækning
option-first-1 = spiller 1
option-first-2 = spiller 2
option-first-3 = spiller 3
option-first-4 = spiller 4
option-first-5 = spiller 5
option-hand_cap = Højeste antal kort på hånden efter et pas (0: ingen grænse)
option-pass_strikes = Alene: et pas giver et minus
option-solo_win = Alene: du vinder, når alle kort er
option-solo_win-scored = indløst
option-solo_win-played = spillet, indløst eller ej
preset-rulebook = Som i regelhæftet

ending-cards_collected = Nogen havde indløst kort nok, og runden blev spillet færdig.
ending-solo_won = Alle 16 kort er klaret: vundet.
ending-solo_lost = Fire minusser: tabt.

## Stenenes sider

face-0 = sol
face-1 = måne
face-2 = fisk
face-3 = fugl
face-4 = hest
face-5 = skib
face-6 = frø
face-7 = træ
face-any = en hvilken som helst sten
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

## Et første spil, der lærer fra sig undervejs

teach-1 = Ni sten, hver med et billede på begge sider. Alle spiller med de samme sten.
teach-2 = Dette kort viser to sten ved siden af hinanden. Ligger de sådan et sted i kvadratet, må du indløse kortet.
teach-3 = Det gør de ikke endnu. Vælg to nabosten, der skal bytte plads, og så et kort, du kan undvære: det er prisen.
teach-4 = Nu viser en af dem den forkerte side. Vend den; det koster også et kort.
teach-5 = Der er det! Indløs kortet: det koster intet, og pointene er dine for altid.
teach-6 = Grå sten på et kort må være hvilke sten som helst. De siger kun, hvor i kvadratet de andre skal ligge.
teach-7 = Når du ikke kan gøre mere, afslutter du turen og trækker op til fire kort igen.
teach-8 = Intet inden for rækkevidde? Meld pas, før du gør noget andet: du trækker to kort og har seks næste gang.
teach-pairs = Billederne hører sammen i par: sol og måne deler én sten, fisk og fugl to, hest og skib tre, frø og træ tre. Så du ved altid, hvad der er på bagsiden.
teach-turned = Det skal ligge præcis, som det er tegnet. En formation drejes aldrig og spejles aldrig: oven over hinanden er ikke ved siden af hinanden.
teach-ones = Kort med værdien 1 er værd at samle: den, der har indløst flest af dem, får 3 point ekstra til sidst. Har flere lige mange, får hver af dem det.
teach-end = Det tiende indløste kort slutter spillet for to (det niende for tre, det ottende for fire, det syvende for fem). Runden spilles dog færdig, så alle har haft lige mange ture. Flest point vinder.

# The table in characters
picture-piles = trækbunke { $pile }, smidt væk { $discarded }
picture-seat = spiller { $seat }: { $cards } af { $needed } kort indløst, { $points } point, { $hand } på hånden
picture-strikes = minusser { $strikes } af { $most }
picture-card = værd { $value }
picture-lies = kan indløses nu
picture-legend = S { face-0 } / M { face-1 }, F { face-2 } / B { face-3 }, H { face-4 } / T { face-5 }, D { face-6 } / R { face-7 }
picture-cards = på kortene: * en hvilken som helst sten, / ny række

## The coach

name-face = { face-name }
name-gap = hul
name-beside = { $a }-{ $b }
name-over = { $a } over { $b }
name-placed = { $face } { $cell }
name-all = { $all }
name-cell = { $cell ->
        [0] øverst til venstre
        [1] øverst
        [2] øverst til højre
        [3] til venstre
        [4] i midten
        [5] til højre
        [6] nederst til venstre
        [7] nederst
       *[8] nederst til højre
    }
name-in-column = { $face } i { $line ->
        [0] venstre kolonne
        [1] midterste kolonne
       *[2] højre kolonne
    }
name-in-row = { $face } i { $line ->
        [0] øverste række
        [1] midterste række
       *[2] nederste række
    }
name-card = »{ $label }«
name-swap = byt om på { $one } ({ $at }) og { $other } ({ $to })
name-flip = vend { $face } ({ $at })
name-card-worth = til { $value } point
name-score = indløs kortet { $card }
name-end = afslut turen
name-pass = meld pas
coach-ends = Du er sidst i denne runde: { $moves ->
        [0] det, der ligger der, giver
        [one] ét træk giver
       *[other] { $moves } træk giver
    } dig { $cards } kort, og spillet er vundet.
coach-wins-alone = { $moves ->
        [0] Uden flere træk
        [one] Med ét træk
       *[other] Med { $moves } træk
    } er alle kort klaret: spillet er vundet.
coach-strike = At slutte uden et kort er et minus; { $moves ->
        [0] på plads ligger allerede
        [one] du har råd til trækket til
       *[other] du har råd til de { $moves } træk til
    } { $count ->
        [one] dit kort { $cards }.
       *[other] dine kort { $cards }.
    }
coach-calls = Så har du { $cards } kort: den sidste runde begynder, og med flest ettere talt med fører du { $mine } mod { $theirs }.
coach-overlooked = Dit kort { $card } { $first ->
        [1] ligger der allerede, når din tur begynder
       *[0] ligger der midt i din tur
    }: indløs det, før du går videre.
coach-ones = Dit kort { $card } giver dig også flest ettere: tre point mere til sidst.
coach-dear = { $exactly ->
        [1] Dine andre kort betaler lige præcis for
       *[0] Med { $hand } kort på hånden har du råd til
    } dit kort { $cards }: { $moves ->
        [0] intet træk
        [one] ét træk
       *[other] { $moves } træk
    }, { $points } point i stedet for { $less ->
        [0] ingen
        [one] ét
       *[other] { $less }
    }.
coach-points = { $count ->
        [one] Dit kort
       *[other] Dine kort
    } { $cards } { $moves ->
        [0] ligger der allerede
        [one] er ét træk væk
       *[other] er { $moves } træk væk
    }: { $points ->
        [one] ét point
       *[other] { $points } point
    } { $did ->
        [pass] i stedet for at melde pas
        [none] i stedet for ingen
       *[less] i stedet for { $less ->
            [one] ét
           *[other] { $less }
        }
    }.
coach-points-many = { $count } af dine kort kan indløses i denne tur { $moves ->
        [0] uden træk
        [one] med ét træk
       *[other] med { $moves } træk
    }: { $points } point { $did ->
        [pass] i stedet for at melde pas
        [none] i stedet for ingen
       *[less] i stedet for { $less }
    }.
coach-more-cards = { $count ->
        [one] Dit kort
       *[other] Dine kort
    } { $cards } { $moves ->
        [0] ligger der allerede: indløs.
        [one] er ét træk væk, og det har du råd til.
       *[other] er { $moves } træk væk, og det har du råd til.
    }
coach-cheaper = { $moves ->
        [0] Der skal intet træk
        [one] Der skal kun ét træk
       *[other] Der skal kun { $moves } træk
    } til { $count ->
        [one] dit kort
       *[other] dine kort
    } { $cards }; du betalte { $paid }.
coach-pass = Intet, du har på hånden, kan nås i denne tur: meld pas og træk to.
coach-near = Behold dit kort { $card }: { $moves ->
        [0] det ligger der allerede til næste tur.
       *[other] det er kun ét træk væk i næste tur.
    }
coach-hint-wins = Det vinder spillet.
coach-hint-points = { $count ->
        [one] Dit kort
       *[other] Dine kort
    } { $cards } { $moves ->
        [0] ligger der allerede
        [one] er ét træk væk
       *[other] er { $moves } træk væk
    }: { $points ->
        [one] ét point
       *[other] { $points } point
    } i denne tur.
coach-hint-cards = { $count ->
        [one] Dit kort
       *[other] Dine kort
    } { $cards } { $moves ->
        [0] ligger der allerede
        [one] er ét træk væk
       *[other] er { $moves } træk væk
    }: så giver turen intet minus.
coach-hint-pass = Intet her er prisen værd: meld pas og træk to.
coach-hint-near = Det bringer dit kort { $card } { $moves ->
        [0] på plads til næste tur.
       *[other] inden for ét træk til næste tur.
    }
coach-hint-fresh = Intet kan indløses i denne tur: smid det væk, der ligger langt fra, og træk nye kort.
coach-hint-waits = Intet kort er sin pris værd i denne tur: behold dem og afslut.
coach-look-card = Se på dit kort { $card }: hvor mange træk er det væk?
coach-look-reach = Tæl de træk, hvert af dine kort kræver. Er et af dem inden for rækkevidde?
coach-luck-draw = { $who } trak kortet { $card }, { $away ->
        [0] som allerede lå der
        [one] ét træk væk
       *[other] { $away } træk væk
    }.
