name = River Dragons
blurb = Fem hemmelige kort, en flod fuld af huller og en drage, der altid kommer på det forkerte tidspunkt.
minutes = 30

## The rules

section-setup = Opstilling
section-program = Programmering
section-turn = Sådan forløber en runde
section-stones = Sten
section-planks = Planker
section-remove = Fjern
section-movement = Flyt
section-jump = Spring
section-dragons = Drager
section-table = Ved bordet

rule-1 =
    { $three_players ->
        [blue_red_pink] To spiller lyserød og sort, tre blå, rød og lyserød, fire blå, grøn, rød og gul, fem alle undtagen sort, seks alle farver.
       *[other] To spiller lyserød og sort, tre blå, rød og gul, fire blå, grøn, rød og gul, fem alle undtagen sort, seks alle farver.
    }
rule-2 = Du begynder i landsbyen i din farve, med dine seks planker i seks længder og et kort til hver handling. Desuden er der et dragekort for hver anden farve i spillet.{ $short_game ->
        [on] {" "}I det korte spil er alle planker længere.
       *[off] {""}
    }
rule-3 = Dit mål er landsbyen lige over for din egen.
rule-4 =
    { $starts ->
        [random] Der trækkes lod om startspilleren.
       *[other] Spiller { $starts } er startspiller.
    }
rule-5 = Alle spiller med uret i landsbyernes rækkefølge.
rule-6 =
    { $colours ->
        [chosen] Tag en farve, som er med ved dette antal spillere, og som ingen har endnu.
       *[dealt] Farverne, som er med ved dette antal spillere, fordeles ved lodtrækning, én til hver spiller.
    }
rule-10 = Alle vælger samtidig og hemmeligt fem kort og lægger dem i den rækkefølge, de skal spilles.
rule-11 = De fem kort er alle forskellige: hvert kort har du kun én gang på hånden.
rule-12 = Højst ét af de fem kort er en drage.
rule-13 = Der er kun drager for de andre farver, der er med.
rule-14 = Et program har præcis fem kort, hverken flere eller færre.
rule-15 =
    { $reopen ->
        [on] Et bekræftet program kan tages tilbage, indtil den sidste spiller har bekræftet.
       *[off] Et bekræftet program er endeligt.
    }
rule-20 = Kortene vises og spilles plads for plads: først alles første kort, så alles andet, til og med det femte.
rule-21 = På hver plads handler startspilleren først, derefter de andre med uret. Hvad et kort gør, afgøres, når det spilles, på brættet, som det da ser ud.
rule-22 = Efter de femte kort går startspillerkortet én plads med uret, og alle tager deres kort tilbage.
rule-23 = Spillet er slut i det øjeblik, en brik når sit mål. Den spiller har vundet.
rule-24 =
    { $turn_limit ->
        [0] Der er ingen grænse for antallet af runder.
       *[other] Er ingen nået frem efter { $turn_limit } runder, vinder ingen.
    }
rule-25 =
    { $stranded ->
        [count]
            { $side ->
                [water] Når alle brikker står hjemme, og de planker, der er tilbage, ikke når over, selv i lige linje, vinder ingen.
               *[islands]
                    { $short_game ->
                        [on] Når alle brikker står hjemme, og der højst er tre planker tilbage i spillet, kan ingen længere komme over, og ingen vinder.
                       *[off] Når alle brikker står hjemme, og der højst er fire planker tilbage i spillet, kan ingen længere komme over, og ingen vinder.
                    }
            }
       *[never] Når ingen brik står på en planke, og der er færre end to planker tilbage i spillet, kan ingen længere komme over, og ingen vinder. To planker er nok: læg den ene foran dig, gå over på den, og tag den bageste op.
    }
rule-30 =
    { $side ->
        [water] Du skal lægge en sten, eller to med det andet kort, hvor du vil i vandet.
       *[islands] Du skal lægge en sten, eller to med det andet kort, på en hvilken som helst ledig ø.
    }
rule-31 =
    { $side ->
        [water] På denne side af brættet er der ingen øer: en sten må ligge hvor som helst i vandet.
       *[islands] Hver ø bærer højst én sten.
    }
rule-32 = En sten kan ikke ligge under en planke.
rule-33 = Er der ikke flere sten eller pladser, lægger du så mange, du kan, og resten går tabt.
rule-34 = En sten bliver liggende, hvor den er. Kun kortet »fjern« tager den væk.
rule-35 = En sten ligger helt inde på brættet.
rule-36 = To sten rører ikke hinanden.
rule-37 = En sten ligger i vandet og rører ikke en landsby.
rule-40 = Du skal lægge en planke, eller to efter hinanden med det andet kort, hvor som helst på brættet.
rule-41 = En planke ligger på to sten, eller på en landsby og en sten, men ikke mellem to landsbyer.
rule-42 = Begge ender af en planke skal have en sten eller en landsby.
rule-43 = Tag en planke fra dit eget lager. Når den er taget, kan du ikke fortryde.
rule-44 = En planke skal være lang nok til at hvile på begge sider. Den må gerne være længere.
rule-45 = En planke, der ikke passer nogen steder, går ud af spillet for altid.
rule-46 =
    { $a_miss_is_lost ->
        [on] En planke, der viser sig at være for kort, er straks tabt.
       *[off] En planke, der viser sig at være for kort, skal prøves et andet sted.
    }
rule-47 = En sten eller en landsby bærer højst tre planker.
rule-48 = En planke krydser ikke en anden planke. To planker mødes kun på en sten eller i en landsby, der bærer dem begge.
rule-49 = Mellem to støtter ligger der kun én planke.
rule-50 = En planke går ikke hen over en tredje sten.
rule-51 = Ingen planke kan nå mellem disse to.
rule-52 = Du har allerede prøvet denne planke her.
rule-53 = Er dit lager tomt, sker der ingenting.
rule-54 =
    { $show_fits ->
        [on] For yngre spillere viser brættet, hvad der passer.
       *[off] Ingen måler: bedøm længden på øjemål.
    }
rule-55 = En planke ligger ikke hen over en landsby, der ikke bærer den.
rule-60 = Du skal fjerne en planke eller en sten, hvis du kan. Planken går til dit lager, stenen tilbage til de fælles sten.
rule-61 = Kun en planke, der ligger på brættet, kan fjernes.
rule-62 = En planke med en brik på bliver liggende.
rule-63 = Dit lager må ikke rumme to planker af samme størrelse.
rule-64 = Dit lager må ikke rumme planker af mere end to farver.
rule-65 = En sten, der bærer en planke, bliver liggende.
rule-66 = Her er ingen sten at fjerne.
rule-67 = Kan intet fjernes, sker der ingenting.
rule-68 =
    { $top_plank_only ->
        [on] En planke med en anden planke ovenpå bliver liggende.
       *[off] Det er lige meget, om en anden planke ligger ovenpå.
    }
rule-70 = Du skal flytte til en naboplanke eller ind i en landsby. Alle planker duer, uanset farve.
rule-71 = Du kan kun flytte til en planke, der deler en sten med din, eller ind i en landsby ved dens ende. Fra en landsby træder du ud på en planke, der hviler dér.
rule-72 = På en planke er der plads til én brik, i en landsby til så mange, det skal være.
rule-73 = Flytter du to gange, må du stoppe efter den første gang, gå videre eller vende om.
rule-74 = Kan du ikke flytte, falder du i floden og kommer tilbage til din egen landsby.
rule-80 = Du skal springe over præcis én brik.
rule-81 = Du kan kun springe over en brik på en planke ved siden af.
rule-82 = Du lander på en ledig planke, eller i en landsby, ved siden af den brik, du springer over.
rule-83 = Du kan ikke lande dér, hvor du kom fra.
rule-84 = Kan du ikke springe, falder du i floden og kommer tilbage til din egen landsby.
rule-90 = En drage stopper det kort, som spilleren med dragens farve har lagt på samme plads.
rule-91 = En drage stopper ikke en anden drage.
rule-92 = Alle drager på en plads gælder, også flere mod samme spiller.
rule-99 = Det er ikke det, der spørges om nu, eller det er en andens tur.

## Questions, answers, and what happened

question-colour = Vælg din farve.
question-first_player = Der trækkes lod om startspilleren.
question-program = Læg fem kort i rækkefølge, og bekræft.
question-place_stone = Læg en sten.
question-take_plank = Se på mellemrummet, og tag en planke. Der er ingen vej tilbage.
question-lay_plank = Læg den planke, du har taget.
question-remove = Fjern en planke eller en sten.
question-move = Flyt din brik.
question-step = Gå et skridt mere, eller stop.
question-jump = Spring over en brik.

action-choose = Spil { $colour }
action-deal = Spiller { $seat } får { $colour }
action-begins = Spiller { $seat } begynder
action-lay_card = Kort: { $card }
action-confirm = Bekræft programmet
action-place = Læg en sten på { $island }
action-drop = Læg en sten ved { $x }, { $y }
action-take = Tag planke { $plank }
action-lay = Læg planken: { $pair }
action-remove_plank = Fjern planke { $plank }
action-remove_stone = Fjern stenen på { $stone }
action-move = Flyt til { $to }
action-stop = Stop her
action-jump = Spring over brikken på { $over } til { $to }

fact-colour = { $seat } spiller { colour-name }.
fact-begins = { $seat } begynder.
fact-turn = Runde { $turn }. { $seat } er startspiller.
fact-revealed = { $seat } viser: { card-name }.
fact-cancelled = En drage stopper { $seat }: kortet { card-name } bliver ikke udført.
fact-dragon_spared = { $seat } sender en drage mod en drage. Intet stoppes.
fact-acts = { $seat }: { card-name }.
fact-stone_placed = { $seat } lægger en sten.
fact-no_stone = { $seat } har ingen sten eller ingen plads til den.
fact-took = { $seat } tager en planke.
fact-laid = { $seat } lægger planken. Den passer.
fact-too_short = { $seat } lægger planken. Den er for kort!
fact-lost =
    { $missed ->
        [1] Planken synker og går ud af spillet.
       *[0] Planken passer ingen steder og går ud af spillet.
    }
fact-no_plank = { $seat } har ingen planke tilbage.
fact-plank_removed = { $seat } tager en planke fra brættet.
fact-stone_removed = { $seat } tager en sten væk.
fact-nothing_removed = { $seat } finder intet at fjerne.
fact-moved = { $seat } flytter sin brik.
fact-stopped = { $seat } stopper.
fact-jumped = { $seat } springer over en brik.
fact-fell = { $seat } falder i floden og er tilbage ved starten.
fact-arrived = { $seat } er nået frem!
fact-turn_over = Runden er slut. { $seat } begynder den næste.
fact-over = Spillet er slut.

## Options and endings

option-side = Bræt
option-side-islands = med øer
option-side-water = åbent vand (for øvede)
option-colours = Farver
option-colours-dealt = deles ud
option-colours-chosen = vælges
option-three_players = Farver med tre spillere
option-three_players-blue_red_yellow = blå, rød, gul (regelhæftet)
option-three_players-blue_red_pink = blå, rød, lyserød (mere retfærdigt)
option-starts = Hvem begynder
option-starts-random = lodtrækning
option-starts-1 = spiller 1
option-starts-2 = spiller 2
option-starts-3 = spiller 3
option-starts-4 = spiller 4
option-starts-5 = spiller 5
option-starts-6 = spiller 6
option-reopen = Et program kan tages tilbage, indtil alle er klar
option-a_miss_is_lost = En for kort planke er tabt
option-show_fits = Vis, hvad der passer (for børn)
option-short_game = Kort spil med længere planker
option-top_plank_only = Kun den øverste planke kan fjernes
option-turn_limit = Højeste antal runder (0: ingen grænse)
option-stranded = Når der er få planker tilbage
option-stranded-count = spillet slutter, når der ikke er til en hel bro
option-stranded-never = spillet fortsætter, så længe der er to
preset-rulebook = Som i regelhæftet
preset-children = For børn
preset-short = Kort spil
preset-strict = Strengt
preset-expert = Siden for øvede

ending-arrived = En brik har nået sit mål.
ending-turn_limit = Runderne er brugt op, og ingen er nået frem.
ending-stranded = Der er for få planker tilbage: ingen kan komme over.

## Pieces

colour-0 = blå
colour-1 = sort
colour-2 = rød
colour-3 = gul
colour-4 = lyserød
colour-5 = grøn
colour-name =
    { $colour ->
        [0] { colour-0 }
        [1] { colour-1 }
        [2] { colour-2 }
        [3] { colour-3 }
        [4] { colour-4 }
       *[5] { colour-5 }
    }
card-0 = læg 1 sten
card-1 = læg 2 sten
card-2 = læg 1 planke
card-3 = læg 2 planker
card-4 = fjern
card-5 = flyt 1 gang
card-6 = flyt 2 gange
card-7 = spring
card-8 = blå drage
card-9 = sort drage
card-10 = rød drage
card-11 = gul drage
card-12 = lyserød drage
card-13 = grøn drage
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

picture-signs = (A1) en sten på sin ø · A1 en tom ø · [{ colour-0 }] en landsby · @1 spiller 1's brik · tal på linjer: plankernes størrelse
picture-turn = Runde { $turn }. Sten i det fælles lager: { $stones }.
picture-player = { $seat } { $colour }; brik: { $space }; mål: { $goal }. Planker: { $planks }.
picture-first = Startspiller.
picture-cards = kort:
picture-none = ingen
picture-planks = Planker på brættet:

## The coach

name-card = { card-name }
name-colour = { colour-name }
name-village = landsbyen ({ colour-name })
name-plank = planke { $size }
name-lying = planke { $size } ({ colour-name })
name-choose = spil { $colour }
name-place = en sten på { $island }
name-drop = en sten i vandet
name-take = tag planke { $size }
name-lay = læg den fra { $one } til { $other }
name-remove-plank = fjern { $plank }
name-remove-stone = fjern stenen på { $island }
name-go = gå til { $to }
name-stop = bliv stående
name-jump = hop over brikken på { $over } til { $to }
coach-arrives = Med dette er du som regel hjemme allerede i denne runde.
coach-stops = Dette holder som regel en modstander fra at komme hjem i denne runde.
coach-stays-dry = Med dette bliver din brik som regel ude af floden.
coach-too-short = Planken var for kort til mellemrummet.
coach-too-short-slanting = Planke { $plank } var for kort herfra: den så lang nok ud, fordi mellemrummet er skråt, og skrå mellemrum ser kortere ud, end de er.
coach-keeps-plank = Med dette mister du som regel ingen planke, og en mistet kommer aldrig tilbage.
coach-spares-long = Planke { $better } er lang nok her, og planke { $played } gemmes til et bredere mellemrum.
coach-look-way = Følg vejen til dit mål: hvad mangler først?
coach-look-jump = Står der en brik ved siden af dig, når dit spring kommer?
coach-look-remove = Hvilken planke eller sten hjælper en rival mere end dig?
coach-look-place-stone = Følg vejen til dit mål: hvor mangler der endnu en sten?
coach-look-take-plank = Se på det mellemrum, du vil over, og sammenlign med planker, der ligger.
coach-look-lay-plank = Hvilket mellemrum på din vej er kort nok til planken i din hånd?
coach-look-move = Hvilken planke ved siden af dig fører mod målet?
coach-look-step = Hvor står du, når de andre flytter?
coach-look-jump-now = Hvor lander du, og hvad kommer så?
coach-look-colour = Hver farve har sit mål lige overfor.
coach-luck-first = Hvem der begyndte, blev der trukket lod om.
