name = River Dragons
blurb = Fem hemmelige kort, en elv full av gap og en drage som alltid kommer i feil øyeblikk.
minutes = 30

## The rules

section-setup = Oppsett
section-program = Programmering
section-turn = Slik går en runde
section-stones = Steiner
section-planks = Planker
section-remove = Fjerning
section-movement = Flytting
section-jump = Hopp
section-dragons = Drager
section-table = Ved bordet

rule-1 =
    { $three_players ->
        [blue_red_pink] To spiller rosa og svart, tre blått, rødt og rosa, fire blått, grønt, rødt og gult, fem alle unntatt svart, seks alle farger.
       *[other] To spiller rosa og svart, tre blått, rødt og gult, fire blått, grønt, rødt og gult, fem alle unntatt svart, seks alle farger.
    }
rule-2 = Du begynner i landsbyen i din farge, med dine seks planker i seks lengder og ett kort for hver handling. I tillegg er det ett dragekort for hver annen farge i spillet.{ $short_game ->
        [on] {" "}I det korte spillet er alle plankene lengre.
       *[off] {""}
    }
rule-3 = Målet ditt er landsbyen rett overfor din egen.
rule-4 =
    { $starts ->
        [random] Startspilleren trekkes ved lodd.
       *[other] Spiller { $starts } er startspiller.
    }
rule-5 = Alle spiller med klokken i landsbyenes rekkefølge.
rule-6 =
    { $colours ->
        [chosen] Ta en farge som er med ved dette antallet spillere, og som ingen har ennå.
       *[dealt] Fargene som er med ved dette antallet spillere, fordeles ved loddtrekning, én til hver spiller.
    }
rule-10 = Alle velger samtidig og i hemmelighet fem kort og legger dem i den rekkefølgen de skal spilles.
rule-11 = De fem kortene er alle forskjellige: hvert kort har du bare én gang på hånden.
rule-12 = Høyst ett av de fem kortene er en drage.
rule-13 = Det finnes bare drager for de andre fargene som er med.
rule-14 = Et program har nøyaktig fem kort, verken flere eller færre.
rule-15 =
    { $reopen ->
        [on] Et bekreftet program kan tas tilbake til den siste spilleren har bekreftet.
       *[off] Et bekreftet program er endelig.
    }
rule-20 = Kortene vises og spilles plass for plass: først alles første kort, så alles andre, til og med det femte.
rule-21 = På hver plass handler startspilleren først, deretter de andre med klokken. Hva et kort gjør, avgjøres når det spilles, på brettet slik det da er.
rule-22 = Etter de femte kortene går startspillerkortet én plass med klokken, og alle tar kortene sine tilbake.
rule-23 = Spillet er slutt i det øyeblikket en brikke når målet sitt. Den spilleren har vunnet.
rule-24 =
    { $turn_limit ->
        [0] Det er ingen grense for antall runder.
       *[other] Har ingen kommet fram etter { $turn_limit } runder, vinner ingen.
    }
rule-25 =
    { $stranded ->
        [count]
            { $side ->
                [water] Når alle brikkene står hjemme og plankene som er igjen, ikke når over selv i rett linje, vinner ingen.
               *[islands]
                    { $short_game ->
                        [on] Når alle brikkene står hjemme og det er høyst tre planker igjen i spillet, kan ingen komme over lenger, og ingen vinner.
                       *[off] Når alle brikkene står hjemme og det er høyst fire planker igjen i spillet, kan ingen komme over lenger, og ingen vinner.
                    }
            }
       *[never] Når ingen brikke står på en planke og det er færre enn to planker igjen i spillet, kan ingen komme over lenger, og ingen vinner. To planker er nok: Legg den ene foran deg, gå over på den og ta opp den bakerste.
    }
rule-30 =
    { $side ->
        [water] Du må legge en stein, eller to med det andre kortet, hvor du vil i vannet.
       *[islands] Du må legge en stein, eller to med det andre kortet, på en hvilken som helst ledig øy.
    }
rule-31 =
    { $side ->
        [water] På denne siden av brettet er det ingen øyer: en stein kan ligge hvor som helst i vannet.
       *[islands] Hver øy bærer høyst én stein.
    }
rule-32 = En stein kan ikke ligge under en planke.
rule-33 = Er det ikke flere steiner eller plasser, legger du så mange du kan, og resten går tapt.
rule-34 = En stein blir liggende der den er. Bare kortet «fjern» tar den bort.
rule-35 = En stein ligger helt inne på brettet.
rule-36 = To steiner berører ikke hverandre.
rule-37 = En stein ligger i vannet og berører ikke en landsby.
rule-40 = Du må legge en planke, eller to etter hverandre med det andre kortet, hvor som helst på brettet.
rule-41 = En planke ligger på to steiner, eller på en landsby og en stein, men ikke mellom to landsbyer.
rule-42 = Begge ender av en planke trenger en stein eller en landsby.
rule-43 = Ta en planke fra ditt eget lager. Når den er tatt, kan du ikke ombestemme deg.
rule-44 = En planke må være lang nok til å hvile på begge sider. Den kan godt være lengre.
rule-45 = En planke som ikke passer noe sted, går ut av spillet for godt.
rule-46 =
    { $a_miss_is_lost ->
        [on] En planke som viser seg å være for kort, er tapt med én gang.
       *[off] En planke som viser seg å være for kort, må prøves et annet sted.
    }
rule-47 = En stein eller en landsby bærer høyst tre planker.
rule-48 = En planke krysser ikke en annen planke. To planker møtes bare på en stein eller i en landsby som bærer begge.
rule-49 = Mellom to støtter ligger det bare én planke.
rule-50 = En planke går ikke over en tredje stein.
rule-51 = Ingen planke når mellom disse to.
rule-52 = Du har allerede prøvd denne planken her.
rule-53 = Er lageret ditt tomt, skjer det ingenting.
rule-54 =
    { $show_fits ->
        [on] For yngre spillere viser brettet hva som passer.
       *[off] Ingen måler: bedøm lengden på øyemål.
    }
rule-55 = En planke ligger ikke tvers over en landsby som ikke bærer den.
rule-60 = Du må fjerne en planke eller en stein hvis du kan. Planken går til lageret ditt, steinen tilbake til de felles steinene.
rule-61 = Bare en planke som ligger på brettet, kan fjernes.
rule-62 = En planke med en brikke på blir liggende.
rule-63 = Lageret ditt kan ikke romme to planker av samme størrelse.
rule-64 = Lageret ditt kan ikke romme planker av mer enn to farger.
rule-65 = En stein som bærer en planke, blir liggende.
rule-66 = Her er det ingen stein å fjerne.
rule-67 = Kan ingenting fjernes, skjer det ingenting.
rule-68 =
    { $top_plank_only ->
        [on] En planke med en annen planke oppå blir liggende.
       *[off] Det spiller ingen rolle om en annen planke ligger oppå.
    }
rule-70 = Du må flytte til en naboplanke eller inn i en landsby. Alle planker duger, uansett farge.
rule-71 = Du kan bare flytte til en planke som deler en stein med din, eller inn i en landsby ved enden av den. Fra en landsby går du ut på en planke som hviler der.
rule-72 = På en planke er det plass til én brikke, i en landsby til hvor mange som helst.
rule-73 = Flytter du to ganger, kan du stoppe etter den første gangen, gå videre eller snu.
rule-74 = Kan du ikke flytte, faller du i elven og kommer tilbake til din egen landsby.
rule-80 = Du må hoppe over nøyaktig én brikke.
rule-81 = Du kan bare hoppe over en brikke på en planke ved siden av.
rule-82 = Du lander på en ledig planke, eller i en landsby, ved siden av brikken du hopper over.
rule-83 = Du kan ikke lande der du kom fra.
rule-84 = Kan du ikke hoppe, faller du i elven og kommer tilbake til din egen landsby.
rule-90 = En drage stopper kortet som spilleren med dragens farge har lagt på samme plass.
rule-91 = En drage stopper ikke en annen drage.
rule-92 = Alle drager på en plass gjelder, også flere mot samme spiller.
rule-99 = Det er ikke det det spørres om nå, eller det er noen andres tur.

## Questions, answers, and what happened

question-colour = Velg fargen din.
question-first_player = Startspilleren trekkes ved lodd.
question-program = Legg fem kort i rekkefølge, og bekreft.
question-place_stone = Legg en stein.
question-take_plank = Se på gapet, og ta en planke. Det er ingen vei tilbake.
question-lay_plank = Legg planken du har tatt.
question-remove = Fjern en planke eller en stein.
question-move = Flytt brikken din.
question-step = Gå ett skritt til, eller stopp.
question-jump = Hopp over en brikke.

action-choose = Spill { $colour }
action-deal = Spiller { $seat } får { $colour }
action-begins = Spiller { $seat } begynner
action-lay_card = Kort: { $card }
action-confirm = Bekreft programmet
action-place = Legg en stein på { $island }
action-drop = Legg en stein ved { $x }, { $y }
action-take = Ta planke { $plank }
action-lay = Legg planken: { $pair }
action-remove_plank = Fjern planke { $plank }
action-remove_stone = Fjern steinen på { $stone }
action-move = Flytt til { $to }
action-stop = Stopp her
action-jump = Hopp over brikken på { $over } til { $to }

fact-colour = { $seat } spiller { colour-name }.
fact-begins = { $seat } begynner.
fact-turn = Runde { $turn }. { $seat } er startspiller.
fact-revealed = { $seat } viser: { card-name }.
fact-cancelled = En drage stopper { $seat }: kortet { card-name } blir ikke utført.
fact-dragon_spared = { $seat } sender en drage mot en drage. Ingenting stoppes.
fact-acts = { $seat }: { card-name }.
fact-stone_placed = { $seat } legger en stein.
fact-no_stone = { $seat } har ingen stein eller ingen plass til den.
fact-took = { $seat } tar en planke.
fact-laid = { $seat } legger planken. Den passer.
fact-too_short = { $seat } legger planken. Den er for kort!
fact-lost =
    { $missed ->
        [1] Planken synker og går ut av spillet.
       *[0] Planken passer ingen steder og går ut av spillet.
    }
fact-no_plank = { $seat } har ingen planke igjen.
fact-plank_removed = { $seat } tar en planke fra brettet.
fact-stone_removed = { $seat } tar bort en stein.
fact-nothing_removed = { $seat } finner ingenting å fjerne.
fact-moved = { $seat } flytter brikken sin.
fact-stopped = { $seat } stopper.
fact-jumped = { $seat } hopper over en brikke.
fact-fell = { $seat } faller i elven og er tilbake ved starten.
fact-arrived = { $seat } er framme!
fact-turn_over = Runden er slutt. { $seat } begynner den neste.
fact-over = Spillet er slutt.

## Options and endings

option-side = Brett
option-side-islands = med øyer
option-side-water = åpent vann (for øvede)
option-colours = Farger
option-colours-dealt = deles ut
option-colours-chosen = velges
option-three_players = Farger med tre spillere
option-three_players-blue_red_yellow = blått, rødt, gult (regelheftet)
option-three_players-blue_red_pink = blått, rødt, rosa (mer rettferdig)
option-starts = Hvem som begynner
option-starts-random = loddtrekning
option-starts-1 = spiller 1
option-starts-2 = spiller 2
option-starts-3 = spiller 3
option-starts-4 = spiller 4
option-starts-5 = spiller 5
option-starts-6 = spiller 6
option-reopen = Et program kan tas tilbake til alle er klare
option-a_miss_is_lost = En for kort planke er tapt
option-show_fits = Vis hva som passer (for barn)
option-short_game = Kort spill med lengre planker
option-top_plank_only = Bare den øverste planken kan fjernes
option-turn_limit = Høyeste antall runder (0: ingen grense)
option-stranded = Når det er få planker igjen
option-stranded-count = spillet slutter når det ikke er nok til en hel bro
option-stranded-never = spillet fortsetter så lenge det er to
preset-rulebook = Som i regelheftet
preset-children = For barn
preset-short = Kort spill
preset-strict = Strengt
preset-expert = Siden for øvede

ending-arrived = En brikke har nådd målet sitt.
ending-turn_limit = Rundene er brukt opp, og ingen har kommet fram.
ending-stranded = Det er for få planker igjen: ingen kan komme over.

## Pieces

colour-0 = blått
colour-1 = svart
colour-2 = rødt
colour-3 = gult
colour-4 = rosa
colour-5 = grønt
colour-name =
    { $colour ->
        [0] { colour-0 }
        [1] { colour-1 }
        [2] { colour-2 }
        [3] { colour-3 }
        [4] { colour-4 }
       *[5] { colour-5 }
    }
card-0 = legg 1 stein
card-1 = legg 2 steiner
card-2 = legg 1 planke
card-3 = legg 2 planker
card-4 = fjern
card-5 = flytt 1 gang
card-6 = flytt 2 ganger
card-7 = hopp
card-8 = blå drage
card-9 = svart drage
card-10 = rød drage
card-11 = gul drage
card-12 = rosa drage
card-13 = grønn drage
card-name =
    { $card ->
        [0] { card-0 }
        [1] { card-1 }
        [2] { card-2 }
        [3] { card-3 }
        [4] { card-4 }
        [5] { card-5 }
        [6] { card-6 }
        [7] { card-7 }
        [8] { card-8 }
        [9] { card-9 }
        [10] { card-10 }
        [11] { card-11 }
        [12] { card-12 }
       *[13] { card-13 }
    }

## The board in characters

picture-signs = (A1) en stein på øya si · A1 en tom øy · [{ colour-0 }] en landsby · @1 brikken til spiller 1 · tall på linjer: størrelsen på plankene
picture-turn = Runde { $turn }. Steiner i felleslageret: { $stones }.
picture-player = { $seat } { $colour }; brikke: { $space }; mål: { $goal }. Planker: { $planks }.
picture-first = Startspiller.
picture-cards = kort:
picture-none = ingen
picture-planks = Planker på brettet:

## The coach

name-card = { card-name }
name-colour = { colour-name }
name-village = landsbyen ({ colour-name })
name-plank = planke { $size }
name-lying = planke { $size } ({ colour-name })
name-choose = spill { $colour }
name-place = en stein på { $island }
name-drop = en stein i vannet
name-take = ta planke { $size }
name-lay = legg den fra { $one } til { $other }
name-remove-plank = ta bort { $plank }
name-remove-stone = ta bort steinen på { $island }
name-go = gå til { $to }
name-stop = bli stående
name-jump = hopp over brikken på { $over } til { $to }
coach-arrives = Med dette er du som regel hjemme alt denne runden.
coach-stops = Dette hindrer som regel en motspiller i å komme hjem denne runden.
coach-stays-dry = Med dette holder brikken din seg som regel ute av elva.
coach-too-short = Planken var for kort til gapet.
coach-too-short-slanting = Planke { $plank } var for kort herfra: den så lang nok ut fordi gapet er skrått, og skrå gap ser kortere ut enn de er.
coach-keeps-plank = Med dette mister du som regel ingen planke, og en mistet kommer aldri tilbake.
coach-spares-long = Planke { $better } er lang nok her, og planke { $played } spares til et bredere gap.
coach-look-way = Følg veien til målet ditt: hva mangler først?
coach-look-jump = Står det en brikke ved siden av deg når hoppet kommer?
coach-look-remove = Hvilken planke eller stein hjelper en rival mer enn deg?
coach-look-place-stone = Følg veien til målet ditt: hvor mangler det ennå en stein?
coach-look-take-plank = Se på gapet du vil over, og sammenlign med planker som ligger.
coach-look-lay-plank = Hvilket gap på veien din er kort nok for planken du har tatt?
coach-look-move = Hvilken planke ved siden av deg fører mot målet?
coach-look-step = Hvor står du når de andre flytter?
coach-look-jump-now = Hvor lander du, og hva kommer etterpå?
coach-look-colour = Hver farge har målet sitt rett overfor.
coach-luck-first = Hvem som begynte, ble trukket ved loddtrekning.
