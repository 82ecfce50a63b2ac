name = Hidden Stones
blurb = Byt plats på nio stenar och vänd dem tills de visar samma sak som dina kort, men varje drag kostar ett kort.
minutes = 20

## Reglerna

section-setup = Förberedelser
section-turn = Din tur
section-stones = Flytta stenar
section-score = Lösa in kort
section-end-of-turn = Avsluta turen
section-pass = Passa
section-end-of-game = Spelets slut
section-solo = En spelare ensam
section-table = Vid bordet

rule-1 = Nio stenar ligger blandade i en kvadrat på tre gånger tre, med vilken sida som helst uppåt. Alla bilder är rättvända, åt samma håll för alla.
rule-2 = Alla får fyra kort och håller dem hemliga.
rule-3 = Övriga kort är draghögen, med baksidan uppåt. Kastade kort ligger öppet bredvid.
rule-4 =
    { $first ->
        [random] Vem som börjar lottas
       *[other] Spelare { $first } börjar
    }, och den spelaren är utmärkt hela spelet, för varje runda slutar precis före den spelarens tur.
rule-10 = Turen går medurs.
rule-11 = På din tur byter du plats på stenar, vänder stenar och löser in kort så ofta du vill och i vilken ordning du vill. Sedan avslutar du turen.
rule-12 = Utan kort på handen kan du varken flytta stenar eller lösa in något: avsluta turen.
rule-20 = För att byta plats på stenar eller vända en sten kastar du ett kort från handen, vilket som helst, även om draget inte ger något.
rule-21 = Ett byte gäller två stenar som ligger direkt bredvid eller ovanför varandra, aldrig diagonalt. Den synliga sidan förblir densamma.
rule-22 = En sten som vänds visar sin andra sida: sol och måne, fisk och fågel, häst och skepp, frö och träd delar sten.
rule-30 = Ett kort kan lösas in bara medan stenarna ligger som det visar, var som helst i kvadraten, men varken vridet eller spegelvänt.
rule-31 = Du kan bara lösa in kort från din egen hand, på din egen tur. Kortet läggs öppet i din vinsthög och kostar ingenting.
rule-32 = En grå sten på ett kort står för vilken sten som helst, men den måste få plats i kvadraten.
rule-33 = Varje kort räknas en gång, även om formationen ligger där flera gånger. Samma stenar får gälla för flera kort, och det du har löst in är ditt.
rule-34 = Den som löser in ett kort visar alla vilka stenar som bildar formationen.
rule-40 = Du får avsluta turen när som helst, även utan att ha gjort något. Dra sedan tills du har fyra kort; har du fyra eller fler drar du inget och behåller alla.
rule-41 = Är draghögen tom när du ska dra blandas de kastade korten till en ny hög. Inlösta kort kommer aldrig tillbaka.{ $solo_win ->
        [played] {" "}Ensam får man inte heller tillbaka de kastade korten (regel 73).
       *[scored] {""}
    }
rule-42 = Finns det ingenting alls att dra spelar du vidare med de kort du har.
rule-50 = Du kan bara passa i stället för allt annat: har du bytt plats på stenar, vänt en sten eller löst in ett kort går det inte längre på den här turen.
rule-51 = Du kan inte passa två turer i rad. Efter en tur som du avslutar på vanligt sätt får du passa igen.
rule-52 = Den som passar drar två kort, och turen är över.
rule-53 =
    { $hand_cap ->
        [0] Det finns ingen gräns för antalet kort på handen.
       *[other] Du kan inte passa om du då skulle få fler än { $hand_cap } kort.
    }
rule-60 = Sista rundan är inne när någon har tillräckligt många inlösta kort i slutet av sin tur: 10 för två spelare, 9 för tre, 8 för fyra, 7 för fem.
rule-61 = Rundan spelas klart, så att alla har haft lika många turer.
rule-62 = Alla räknar ihop värdena på korten i sin vinsthög.
rule-63 = Den som har löst in flest kort med värdet 1 får 3 poäng till. Har flera lika många får var och en av dem 3 poäng; har ingen något sådant kort får ingen dem.
rule-64 = Högst summa vinner. De som har lika mycket delar segern.
rule-70 = Ensam spelar du med 16 kort som lottas fram: åtta med värdet 1, fyra med värdet 2, tre med värdet 3 och ett med värdet 5. Fyra är din hand, tolv är högen.
rule-71 = Att avsluta en tur utan att ha löst in något kort ger ett minus. { $pass_strikes ->
        [on] En passning ger också ett minus.
       *[off] En passning ger inget minus.
    }
rule-72 = Med det fjärde minuset är spelet genast förlorat.
rule-73 =
    { $solo_win ->
        [played] Du vinner så snart alla 16 kort är spelade, inlösta eller kastade. Kastade kort kommer inte tillbaka.
       *[scored] Du vinner så snart alla 16 kort är inlösta. Kastade kort kommer tillbaka när högen blandas på nytt.
    }
rule-74 = När du spelar ensam finns varken poäng eller bonus: du vinner eller förlorar, och antalet minus visar hur knappt.
rule-99 = Det är inte det frågan gäller nu, eller så är det någon annans tur.

## Frågor, svar och vad som hände

question-lay_stone = Stenarna läggs ut.
question-first_player = Det lottas vem som börjar.
question-solo_deck = Dina 16 kort plockas fram.
question-deal = Korten delas ut.
question-turn = Byt plats på stenar eller vänd dem, lös in kort, avsluta turen eller passa.
question-refill = Kort dras.

action-swap = Kasta { $card } och byt plats på { $pair }
action-flip = Kasta { $card } och vänd stenen på { $cell }
action-score = Lös in { $card }
action-end = Avsluta turen
action-pass_turn = Passa och dra två kort
action-lay = En sten läggs på { $cell }: { $face }
action-begins = Spelare { $seat } börjar
action-pick = { $card } läggs i leken
action-draw = { $card } dras

fact-laid = En sten läggs: { face-name }.
fact-begins = { $seat } börjar.
fact-drew = { $seat } drar ett kort.
fact-drew-hidden = { $seat } drar ett kort.
fact-reshuffled =
    { $cards ->
        [one] Det enda kastade kortet blir den nya högen.
       *[other] De { $cards } kastade korten blandas till en ny hög.
    }
fact-swapped = { $seat } kastar ett kort och byter plats på { face-name } och { other-face-name }.
fact-flipped = { $seat } kastar ett kort och vänder en sten: { back-name } blir { face-name }.
fact-scored = { $seat } löser in ett kort för { $value } poäng.
fact-formation = De här stenarna bildar formationen.
fact-turn_ended = { $seat } avslutar turen.
fact-passed = { $seat } passar.
fact-last_round = { $seat } har { $cards } inlösta kort: det här är sista rundan.
fact-strike =
    { $strikes ->
        [one] Inget kort inlöst: första minuset.
       *[other] Inget kort inlöst: { $strikes } minus.
    }
fact-bonus = { $seat } har flest kort med värdet 1 ({ $ones }) och får 3 poäng till.
fact-over = Spelet är slut.

## Inställningar och slut

option-first = Vem som börjar
option-first-random = lottas
option-first-1 = spelare 1
option-first-2 = spelare 2
option-first-3 = spelare 3
option-first-4 = spelare 4
option-first-5 = spelare 5
option-hand_cap = Högsta antal kort på handen efter en passning (0: ingen gräns)
option-pass_strikes = Ensam: en passning ger ett minus
option-solo_win = Ensam: du vinner när alla kort är
option-solo_win-scored = inlösta
option-solo_win-played = spelade, inlösta eller inte
preset-rulebook = Som i regelhäftet

ending-cards_collected = Någon hade tillräckligt många inlösta kort, och rundan spelades klart.
ending-solo_won = Alla 16 kort är klara: vinst.
ending-solo_lost = Fyra minus: förlust.

## Stenarnas sidor

face-0 = sol
face-1 = måne
face-2 = fisk
face-3 = fågel
face-4 = häst
face-5 = skepp
face-6 = frö
face-7 = träd
face-any = valfri sten
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

## Ett första spel som lär ut medan man gör

teach-1 = Nio stenar, var och en med en bild på båda sidor. Alla spelar med samma stenar.
teach-2 = Det här kortet visar två stenar bredvid varandra. Ligger de så någonstans i kvadraten får du lösa in kortet.
teach-3 = Det gör de inte än. Välj två grannstenar som ska byta plats och sedan ett kort du kan avvara: det är priset.
teach-4 = Nu visar en av dem fel sida. Vänd den; det kostar också ett kort.
teach-5 = Där är det! Lös in kortet: det kostar ingenting, och poängen är dina för gott.
teach-6 = Grå stenar på ett kort får vara vilka stenar som helst. De säger bara var i kvadraten de andra ska ligga.
teach-7 = När du inte kan göra mer avslutar du turen och drar upp till fyra kort igen.
teach-8 = Ingenting inom räckhåll? Passa innan du gör något annat: du drar två kort och har sex nästa gång.
teach-pairs = Bilderna hör ihop i par: sol och måne delar en sten, fisk och fågel två, häst och skepp tre, frö och träd tre. Så du vet alltid vad som finns på baksidan.
teach-turned = Det måste ligga precis som det är ritat. En formation vrids aldrig och speglas aldrig: över varandra är inte bredvid varandra.
teach-ones = Kort värda 1 lönar sig att samla: den som har löst in flest av dem får 3 poäng extra i slutet. Har flera lika många får var och en av dem det.
teach-end = Det tionde inlösta kortet avslutar spelet för två (det nionde för tre, det åttonde för fyra, det sjunde för fem). Rundan spelas ändå färdigt, så att alla har haft lika många turer. Flest poäng vinner.

# The table in characters
picture-piles = draghög { $pile }, kastade { $discarded }
picture-seat = spelare { $seat }: { $cards } av { $needed } kort inlösta, { $points } poäng, { $hand } på handen
picture-strikes = minus { $strikes } av { $most }
picture-card = värt { $value }
picture-lies = kan lösas in nu
picture-legend = S { face-0 } / M { face-1 }, F { face-2 } / B { face-3 }, H { face-4 } / T { face-5 }, D { face-6 } / R { face-7 }
picture-cards = på korten: * valfri sten, / ny rad

## The coach

name-face = { face-name }
name-gap = lucka
name-beside = { $a }-{ $b }
name-over = { $a } över { $b }
name-placed = { $face } { $cell }
name-all = { $all }
name-cell = { $cell ->
        [0] uppe till vänster
        [1] upptill
        [2] uppe till höger
        [3] till vänster
        [4] i mitten
        [5] till höger
        [6] nere till vänster
        [7] nertill
       *[8] nere till höger
    }
name-in-column = { $face } i { $line ->
        [0] vänstra kolumnen
        [1] mittkolumnen
       *[2] högra kolumnen
    }
name-in-row = { $face } i { $line ->
        [0] översta raden
        [1] mellersta raden
       *[2] nedersta raden
    }
name-card = ”{ $label }”
name-swap = byt plats på { $one } ({ $at }) och { $other } ({ $to })
name-flip = vänd { $face } ({ $at })
name-card-worth = värt { $value }
name-score = lös in kortet { $card }
name-end = avsluta turen
name-pass = passa
coach-ends = Du är sist ut den här rundan: { $moves ->
        [0] det som ligger där ger
        [one] ett drag ger
       *[other] { $moves } drag ger
    } dig { $cards } kort, och spelet är vunnet.
coach-wins-alone = { $moves ->
        [0] Utan fler drag
        [one] Med ett drag
       *[other] Med { $moves } drag
    } är alla kort klara: spelet är vunnet.
coach-strike = Att avsluta utan kort är ett minus; { $moves ->
        [0] redan på plats ligger
        [one] du har råd med draget till
       *[other] du har råd med de { $moves } dragen till
    } { $count ->
        [one] ditt kort { $cards }.
       *[other] dina kort { $cards }.
    }
coach-calls = Då har du { $cards } kort: sista rundan börjar, och med flest ettor inräknat leder du { $mine } mot { $theirs }.
coach-overlooked = Ditt kort { $card } { $first ->
        [1] ligger redan där när din tur börjar
       *[0] ligger där mitt i din tur
    }: lös in det innan du går vidare.
coach-ones = Ditt kort { $card } ger dig också flest ettor: tre poäng till i slutet.
coach-dear = { $exactly ->
        [1] Dina andra kort betalar precis för
       *[0] Med { $hand } kort på handen har du råd med
    } ditt kort { $cards }: { $moves ->
        [0] inget drag
        [one] ett drag
       *[other] { $moves } drag
    }, { $points } poäng i stället för { $less ->
        [0] inga
        [one] en
       *[other] { $less }
    }.
coach-points = { $count ->
        [one] Ditt kort
       *[other] Dina kort
    } { $cards } { $moves ->
        [0] ligger redan där
        [one] är ett drag bort
       *[other] är { $moves } drag bort
    }: { $points ->
        [one] en poäng
       *[other] { $points } poäng
    } { $did ->
        [pass] i stället för att passa
        [none] i stället för inga
       *[less] i stället för { $less ->
            [one] en
           *[other] { $less }
        }
    }.
coach-points-many = { $count } av dina kort går att lösa in den här turen { $moves ->
        [0] utan drag
        [one] med ett drag
       *[other] med { $moves } drag
    }: { $points } poäng { $did ->
        [pass] i stället för att passa
        [none] i stället för inga
       *[less] i stället för { $less }
    }.
coach-more-cards = { $count ->
        [one] Ditt kort
       *[other] Dina kort
    } { $cards } { $moves ->
        [0] ligger redan där: lös in.
        [one] är ett drag bort, och det har du råd med.
       *[other] är { $moves } drag bort, och det har du råd med.
    }
coach-cheaper = { $moves ->
        [0] Inget drag behövs
        [one] Ett drag räcker
       *[other] { $moves } drag räcker
    } för { $count ->
        [one] ditt kort
       *[other] dina kort
    } { $cards }; du betalade { $paid }.
coach-pass = Inget du har på handen går att klara den här turen: passa och dra två.
coach-near = Behåll ditt kort { $card }: { $moves ->
        [0] det ligger redan där till nästa tur.
       *[other] det är bara ett drag bort nästa tur.
    }
coach-hint-wins = Det vinner spelet.
coach-hint-points = { $count ->
        [one] Ditt kort
       *[other] Dina kort
    } { $cards } { $moves ->
        [0] ligger redan där
        [one] är ett drag bort
       *[other] är { $moves } drag bort
    }: { $points ->
        [one] en poäng
       *[other] { $points } poäng
    } den här turen.
coach-hint-cards = { $count ->
        [one] Ditt kort
       *[other] Dina kort
    } { $cards } { $moves ->
        [0] ligger redan där
        [one] är ett drag bort
       *[other] är { $moves } drag bort
    }: då blir det inget minus.
coach-hint-pass = Inget här är värt sitt pris: passa och dra två.
coach-hint-near = Det för ditt kort { $card } { $moves ->
        [0] på plats till nästa tur.
       *[other] till ett drags avstånd inför nästa tur.
    }
coach-hint-fresh = Inget går att lösa in den här turen: kasta det som ligger långt borta och dra nya kort.
coach-hint-waits = Inget kort är värt sitt pris den här turen: behåll dem och avsluta.
coach-look-card = Titta på ditt kort { $card }: hur många drag bort är det?
coach-look-reach = Räkna dragen som vart och ett av dina kort behöver. Är något av dem inom räckhåll?
coach-luck-draw = { $who } drog kortet { $card }, { $away ->
        [0] som redan låg där
        [one] ett drag bort
       *[other] { $away } drag bort
    }.
