name = Stones & Rivers
blurb = Gør dine sten til floder, sejl på dem forbi modstanderen, og bring dine sten hjem på den anden side.
minutes = 25

## Reglerne

section-goal = Målet
section-setup = Opstilling
section-turn = Din tur
section-move = At flytte
section-send = At sende
section-end = Spillets afslutning
section-ours = Vores tilføjelser
section-table = Ved bordet

rule-1 = Vær den første, der har nok af sine sten på målpunkterne bag modstanderen: { $board ->
        [course-small] fire
        [course-large] seks
       *[other] fem
    } af dem.
rule-2 = Begge sider lægger alle deres brikker på startpunkterne med stensiden op. { $circle ->
        [bottom] Cirkel sidder nederst og Kvadrat øverst.
       *[top] Cirkel sidder øverst og Kvadrat nederst.
    }
rule-3 = { $first ->
        [circle] Cirkel begynder.
        [square] Kvadrat begynder.
       *[coin] En kastet brik afgør, hvem der begynder.
    }
rule-10 = I din tur gør du præcis én ting med én brik: flytter den, sender en anden brik med den, vender den eller drejer den.
rule-11 = Du bruger kun dine egne brikker.
rule-12 = Kun en flod kan drejes: en kvart omgang, så den løber på den anden led. En sten kan ikke drejes.
rule-13 = Noget skal være anderledes efter din tur: en brik kan ikke blive, hvor den er, og vender du den, skal den vise en anden side. Fra den ene flodretning til den anden drejer du.
rule-20 = En brik tager ét skridt langs gitteret, eller den sejler: træder den op på en flod, må den fortsætte langs floden. Andre punkter kan den ikke nå.
rule-21 = En brik kan ikke ende på et punkt, hvor en anden brik ligger.
rule-22 = Brættet har { $board ->
        [course-small] 12 gange 13
        [course-medium] 14 gange 15
        [course-large] 16 gange 17
        [bridge] 13 gange 12
       *[official] 13 gange 14
    } punkter. En brik kan ikke forlade brættet, og intet fortsætter over kanten på den modsatte side.
rule-23 = Ingen brik må nogensinde betræde eller krydse målpunkterne bag sin egen side, hvor modstanderen scorer.
rule-24 = En brik, der lander på en flod, din eller modstanderens, må glide i en af flodens to retninger til et hvilket som helst tomt punkt, frem til næste brik, kanten eller punkter, den ikke må betræde.
rule-25 = Møder den en anden flod, må den fortsætte ad den, og sådan fra flod til flod, hver højst én gang.
rule-30 = { $stone_push ->
        [on] Floder sender. En sten kan kun skubbe en anden sten lige foran sig, ét punkt lige frem, hvis det punkt er tomt.
       *[off] Kun en brik med flodsiden op kan sende. Det kan en sten ikke.
    }
rule-31 = For at sende en brik skal din flod kunne lande på den.
rule-32 = Brikken, der sendes, glider i en af den sendende flods to retninger og videre over floder som ved et almindeligt træk. Den skal ende på et tomt punkt; er der ikke noget, kan den ikke sendes.
rule-33 = En brik, der sendes, må ikke betræde eller krydse punkterne bag sin egen side, uanset hvem der sender den.
rule-34 = En flod, der sendes, sender ikke selv noget videre.
rule-35 = Brikken, der sender, tager den sendte briks plads og vendes til stensiden.
rule-36 = { $river_sends_river ->
        [off] Floder sender ikke floder: en brik, der lander på en flod, sejler videre.
       *[on] En flod må sende enhver brik, sten eller flod, din eller modstanderens.
    }
rule-37 = { $send_after_travel ->
        [off] En flod sender kun en brik, den når med sit første skridt, ikke efter at have sejlet.
       *[on] En flod må også sende en brik, den lander på efter at have sejlet på andre floder.
    }
rule-38 = { $stop_on_old ->
        [off] En brik, der sendes, må krydse punktet, som afsenderen kom fra, men ikke ende der.
       *[on] En brik, der sendes, må ende på punktet, som afsenderen kom fra.
    }
rule-40 = Den, der har nok sten på målpunkterne, har straks vundet, også hvis det var den andens tur, der bragte den sidste derhen.
rule-41 = En flod må ligge på et målpunkt, men tæller først, når den viser stensiden.
rule-42 = Brikker på målpunkter må flytte videre dér eller væk igen.
rule-43 = En spiller må give op; så har den anden vundet.
rule-50 = Regelhæftet kender ikke til uafgjort. { $ply_cap ->
        [0] Der er ingen grænse for antallet af træk.
       *[other] For at hvert spil skal få en ende, er det slut efter { $ply_cap } træk, begge spilleres talt med.
    }
rule-51 = { $repetition ->
        [off] En stilling må komme igen, så ofte spillerne vil.
       *[on] Når den samme stilling med samme spiller i tur er kommet for tredje gang, er spillet slut.
    }
rule-52 = { $adjudicate ->
        [scored] Et spil, der ender uden nok sten hjemme, vindes af den, der har flest der; ved lige mange er det uafgjort.
       *[draw] Et spil, der ender uden nok sten hjemme, er uafgjort.
    }
rule-99 = Det er ikke det, der spørges om nu, eller det er en andens tur.

## Spørgsmål, svar, og hvad der skete

question-first_player = En brik kastes for at afgøre, hvem der begynder.
question-turn = Flyt, send, vend eller drej en af dine brikker.

action-move = Flyt { $origin } til { $to }
action-send = Send { $onto } til { $to } med { $origin }
action-flip = { $side ->
        [stone] Vend { $at } til stensiden
        [h] Vend { $at } til en flod på tværs af brættet
       *[v] Vend { $at } til en flod på langs af brættet
    }
action-rotate = Drej floden på { $at }
action-begins = { $seat } begynder

fact-begins = { $seat } begynder.
fact-rode = { "" }
fact-moved = { $seat } flytter en brik.
fact-drifted = { "" }
fact-sent = { $seat } sender en brik af sted.
fact-flipped = { $side ->
        [1] { $seat } gør en flod til sten.
       *[other] { $seat } gør en sten til flod.
    }
fact-rotated = { $seat } drejer en flod.
fact-scored = { $seat } har { $stones } af { $wins } sten hjemme.
fact-over = Spillet er slut.

## Valg og slutninger

option-board = Bræt
option-board-official = officielt, 13 gange 14
option-board-course-small = kursus, lille: 12 gange 13
option-board-course-medium = kursus, mellem: 14 gange 15
option-board-course-large = kursus, stort: 16 gange 17
option-board-bridge = bro, 13 gange 12
option-circle = Cirkel sidder
option-circle-top = øverst
option-circle-bottom = nederst
option-first = Hvem begynder
option-first-coin = ved at kaste en brik
option-first-circle = Cirkel
option-first-square = Kvadrat
option-stone_push = Sten skubber sten
option-river_sends_river = Floder må sende floder
option-send_after_travel = Send efter sejlads på floder
option-stop_on_old = En sendt brik må ende, hvor afsenderen kom fra
option-ply_cap = Højeste antal træk i et spil (vores) (0: ingen grænse)
option-repetition = Tredje gentagelse afslutter spillet (vores)
option-adjudicate = Et spil, der slutter før tid (vores)
option-adjudicate-draw = er uafgjort
option-adjudicate-scored = afgøres af stenene hjemme
preset-usual = Som normalt
preset-rulebook = Som i regelhæftet
preset-course = Som i universitetskurset

ending-goal = Nok sten er hjemme.
ending-ply_cap = Trækkene er brugt op (vores tilføjelse).
ending-repetition = Den samme stilling for tredje gang (vores tilføjelse).

## Brikker, til siden

side-0 = Cirkel
side-1 = Kvadrat
piece-1 = sten
piece-2 = flod på tværs
piece-3 = flod på langs
goal-spot = målpunkt
forbidden-spot = punkt, du ikke må betræde

## Et første spil, der lærer fra sig

teach-move = En sten tager ét skridt langs linjerne. Bring denne til målpunktet foran den.
teach-river = Floder bærer. Træd op på floden, og glid langs den, så langt du vil, videre på en anden flod, hvis der ligger en.
teach-send = En flod, der lander på en brik, sender den i sin egen retning og bliver til sten. Send din sten hjem.
teach-flip = Vend en sten, og den bliver til en flod, på tværs eller på langs. Byg dig en vej, og brug den.

# The board in characters
picture-circle = Cirkel
picture-square = Kvadrat
picture-scored =
    { $stones ->
    [one] { $stones } sten hjemme
   *[other] { $stones } sten hjemme
 }
picture-letters = Tegn: o sten, - flod på tværs, | flod på langs; O = H er Kvadrats; * og + er målpunkterne for Cirkel og Kvadrat.

## The coach

name-move = { $from } til { $to }
name-send = send { $onto } til { $to } med floden på { $from }
name-flip = vend { $at } til { $side ->
        [0] en sten
        [1] en flod på tværs
       *[2] en flod på langs
    }
name-rotate = drej floden på { $at }
coach-wins = { $turns ->
        [one] Det vinder med det samme.
       *[other] Det tvinger sejren frem på { $turns } træk.
    }
coach-saves = { $turns ->
        [one] Det stopper en sejr, der ellers kommer i næste træk.
       *[other] Det stopper en sejr, der ellers kan tvinges frem på { $turns } træk.
    }
coach-home = { $count ->
        [one] Det bringer en sten hjem i de næste træk.
       *[other] Det bringer { $count } sten hjem i de næste træk.
    }
coach-sends = Det sender en af modstanderens brikker væk og tager dens plads.
coach-parries = Det hindrer modstanderen i at bringe en sten hjem så snart.
coach-rides = Det sejler ad de floder, der ligger der, i stedet for at gå.
coach-road = Det lægger en flod, og en flod er en vej for alle brikker bag den.
coach-forward = { $rows ->
        [one] Det bringer de forreste brikker en række nærmere målet i de næste træk.
       *[other] Det bringer de forreste brikker { $rows } rækker nærmere målet i de næste træk.
    }
coach-held-back = { $rows ->
        [one] Det holder modstanderens forreste brikker en række længere fra målet.
       *[other] Det holder modstanderens forreste brikker { $rows } rækker længere fra målet.
    }
coach-deeper = Ser man længere frem, lover det mere: chancen er { $better } % i stedet for { $played } %.
coach-look-piece = Se på brikken på { $at }: hvor kan den nå hen?
