name = River Dragons
blurb = Fem hemliga kort, en flod full av luckor och en drake som alltid kommer i fel ögonblick.
minutes = 30

## The rules

section-setup = Förberedelser
section-program = Programmering
section-turn = Rundans gång
section-stones = Stenar
section-planks = Plankor
section-remove = Ta bort
section-movement = Förflyttning
section-jump = Hopp
section-dragons = Drakar
section-table = Vid bordet

rule-1 =
    { $three_players ->
        [blue_red_pink] Två spelar rosa och svart, tre blått, rött och rosa, fyra blått, grönt, rött och gult, fem alla utom svart, sex alla färger.
       *[other] Två spelar rosa och svart, tre blått, rött och gult, fyra blått, grönt, rött och gult, fem alla utom svart, sex alla färger.
    }
rule-2 = Du börjar i byn i din färg, med dina sex plankor av sex längder och ett kort för varje handling. Dessutom finns ett drakkort för varje annan färg i spelet.{ $short_game ->
        [on] {" "}I det korta spelet är alla plankor längre.
       *[off] {""}
    }
rule-3 = Ditt mål är byn mitt emot din egen.
rule-4 =
    { $starts ->
        [random] Startspelaren lottas.
       *[other] Spelare { $starts } är startspelare.
    }
rule-5 = Alla spelar medurs, i byarnas ordning.
rule-6 =
    { $colours ->
        [chosen] Ta en färg som är med vid detta antal spelare och som ingen har ännu.
       *[dealt] Färgerna som är med vid detta antal spelare lottas ut, en till varje spelare.
    }
rule-10 = Alla väljer samtidigt fem kort i hemlighet och lägger dem i den ordning de ska spelas.
rule-11 = De fem korten är alla olika: varje kort finns bara en gång på din hand.
rule-12 = Högst ett av de fem korten är en drake.
rule-13 = Det finns bara drakar för de andra färgerna som är med.
rule-14 = Ett program har precis fem kort, varken fler eller färre.
rule-15 =
    { $reopen ->
        [on] Ett bekräftat program kan tas tillbaka tills den sista spelaren har bekräftat.
       *[off] Ett bekräftat program är slutgiltigt.
    }
rule-20 = Korten visas och spelas plats för plats: först allas första kort, sedan allas andra, ända till det femte.
rule-21 = På varje plats handlar startspelaren först, sedan de andra medurs. Vad ett kort gör avgörs när det spelas, på brädet så som det ser ut då.
rule-22 = Efter de femte korten går startspelarkortet ett steg medurs, och alla tar tillbaka sina kort.
rule-23 = Spelet är slut i det ögonblick en pjäs når sitt mål. Den spelaren har vunnit.
rule-24 =
    { $turn_limit ->
        [0] Antalet rundor är inte begränsat.
       *[other] Om ingen har kommit fram efter { $turn_limit } rundor vinner ingen.
    }
rule-25 =
    { $stranded ->
        [count]
            { $side ->
                [water] När alla pjäser står hemma och plankorna som finns kvar inte räcker över ens i rak linje, vinner ingen.
               *[islands]
                    { $short_game ->
                        [on] När alla pjäser står hemma och högst tre plankor finns kvar i spelet kan ingen längre ta sig över, och ingen vinner.
                       *[off] När alla pjäser står hemma och högst fyra plankor finns kvar i spelet kan ingen längre ta sig över, och ingen vinner.
                    }
            }
       *[never] När ingen pjäs står på en planka och färre än två plankor finns kvar i spelet kan ingen längre ta sig över, och ingen vinner. Två plankor räcker: lägg den ena framför dig, gå över på den och ta upp den bakom.
    }
rule-30 =
    { $side ->
        [water] Du måste lägga en sten, eller två med det andra kortet, var du vill i vattnet.
       *[islands] Du måste lägga en sten, eller två med det andra kortet, på vilken ledig ö du vill.
    }
rule-31 =
    { $side ->
        [water] På den här sidan av brädet finns inga öar: en sten får ligga var som helst i vattnet.
       *[islands] Varje ö bär högst en sten.
    }
rule-32 = En sten kan inte ligga under en planka.
rule-33 = Om stenarna eller platserna tar slut lägger du så många du kan, och resten går förlorad.
rule-34 = En sten ligger kvar där den ligger. Bara kortet ”ta bort” får undan den.
rule-35 = En sten ligger helt och hållet på brädet.
rule-36 = Två stenar rör inte vid varandra.
rule-37 = En sten ligger i vattnet och rör inte vid en by.
rule-40 = Du måste lägga en planka, eller två efter varandra med det andra kortet, var som helst på brädet.
rule-41 = En planka ligger på två stenar, eller på en by och en sten, men inte mellan två byar.
rule-42 = Plankans båda ändar behöver en sten eller en by.
rule-43 = Ta en planka ur ditt eget förråd. När den är tagen kan du inte ändra dig.
rule-44 = En planka måste vara lång nog att vila på båda sidor. Den får vara längre än så.
rule-45 = En planka som inte passar någonstans lämnar spelet för gott.
rule-46 =
    { $a_miss_is_lost ->
        [on] En planka som visar sig vara för kort är genast förlorad.
       *[off] En planka som visar sig vara för kort måste prövas någon annanstans.
    }
rule-47 = En sten eller en by bär högst tre plankor.
rule-48 = En planka korsar inte en annan planka. Två plankor möts bara på en sten eller i en by som bär båda.
rule-49 = Mellan två stöd ligger bara en planka.
rule-50 = En planka går inte över en tredje sten.
rule-51 = Ingen planka räcker mellan de här två.
rule-52 = Du har redan prövat den här plankan här.
rule-53 = Är ditt förråd tomt händer ingenting.
rule-54 =
    { $show_fits ->
        [on] För yngre spelare visar brädet vad som passar.
       *[off] Ingen mäter: bedöm längden på ögonmått.
    }
rule-55 = En planka ligger inte tvärs över en by som inte bär den.
rule-60 = Du måste ta bort en planka eller en sten om du kan. Plankan läggs i ditt förråd, stenen tillbaka bland de gemensamma.
rule-61 = Bara en planka som ligger på brädet kan tas bort.
rule-62 = En planka med en pjäs på ligger kvar.
rule-63 = Ditt förråd får inte innehålla två plankor av samma storlek.
rule-64 = Ditt förråd får inte innehålla plankor av fler än två färger.
rule-65 = En sten som bär en planka ligger kvar.
rule-66 = Här finns ingen sten att ta bort.
rule-67 = Om inget kan tas bort händer ingenting.
rule-68 =
    { $top_plank_only ->
        [on] En planka med en annan planka ovanpå ligger kvar.
       *[off] Det spelar ingen roll om en annan planka ligger ovanpå.
    }
rule-70 = Du måste gå till en angränsande planka eller in i en by. Alla plankor duger, oavsett färg.
rule-71 = Du kan bara gå till en planka som delar en sten med din, eller in i en by vid dess ände. Från en by kliver du ut på en planka som vilar där.
rule-72 = På en planka ryms en pjäs, i en by hur många som helst.
rule-73 = Med två förflyttningar får du stanna efter den första, gå vidare eller vända om.
rule-74 = Kan du inte gå någonstans faller du i floden och hamnar i din egen by igen.
rule-80 = Du måste hoppa över precis en pjäs.
rule-81 = Du kan bara hoppa över en pjäs på en planka intill.
rule-82 = Du landar på en ledig planka, eller i en by, intill den pjäs du hoppar över.
rule-83 = Du kan inte landa där du kom ifrån.
rule-84 = Kan du inte hoppa faller du i floden och hamnar i din egen by igen.
rule-90 = En drake stoppar kortet som spelaren med drakens färg har lagt på samma plats.
rule-91 = En drake stoppar inte en annan drake.
rule-92 = Alla drakar på en plats gäller, även flera mot samma spelare.
rule-99 = Det är inte det frågan gäller nu, eller så är det någon annans tur.

## Questions, answers, and what happened

question-colour = Välj din färg.
question-first_player = Startspelaren lottas.
question-program = Lägg fem kort i ordning och bekräfta sedan.
question-place_stone = Lägg en sten.
question-take_plank = Se på luckan och ta en planka. Det finns ingen återvändo.
question-lay_plank = Lägg plankan du har tagit.
question-remove = Ta bort en planka eller en sten.
question-move = Flytta din pjäs.
question-step = Gå ett steg till eller stanna.
question-jump = Hoppa över en pjäs.

action-choose = Spela { $colour }
action-deal = Spelare { $seat } får { $colour }
action-begins = Spelare { $seat } börjar
action-lay_card = Kort: { $card }
action-confirm = Bekräfta programmet
action-place = Lägg en sten på { $island }
action-drop = Lägg en sten vid { $x }, { $y }
action-take = Ta planka { $plank }
action-lay = Lägg plankan: { $pair }
action-remove_plank = Ta bort planka { $plank }
action-remove_stone = Ta bort stenen på { $stone }
action-move = Gå till { $to }
action-stop = Stanna här
action-jump = Hoppa över pjäsen på { $over } till { $to }

fact-colour = { $seat } spelar { colour-name }.
fact-begins = { $seat } börjar.
fact-turn = Runda { $turn }. { $seat } är startspelare.
fact-revealed = { $seat } visar: { card-name }.
fact-cancelled = En drake stoppar { $seat }: kortet { card-name } utförs inte.
fact-dragon_spared = { $seat } skickar en drake mot en drake. Inget stoppas.
fact-acts = { $seat }: { card-name }.
fact-stone_placed = { $seat } lägger en sten.
fact-no_stone = { $seat } har ingen sten eller ingen plats för den.
fact-took = { $seat } tar en planka.
fact-laid = { $seat } lägger plankan. Den passar.
fact-too_short = { $seat } lägger plankan. Den är för kort!
fact-lost =
    { $missed ->
        [1] Plankan sjunker och lämnar spelet.
       *[0] Plankan passar ingenstans och lämnar spelet.
    }
fact-no_plank = { $seat } har ingen planka kvar.
fact-plank_removed = { $seat } tar en planka från brädet.
fact-stone_removed = { $seat } tar bort en sten.
fact-nothing_removed = { $seat } hittar inget att ta bort.
fact-moved = { $seat } flyttar sin pjäs.
fact-stopped = { $seat } stannar.
fact-jumped = { $seat } hoppar över en pjäs.
fact-fell = { $seat } faller i floden och är tillbaka vid starten.
fact-arrived = { $seat } har kommit fram!
fact-turn_over = Rundan är slut. { $seat } börjar nästa.
fact-over = Spelet är slut.

## Options and endings

option-side = Bräde
option-side-islands = med öar
option-side-water = öppet vatten (för vana spelare)
option-colours = Färger
option-colours-dealt = delas ut
option-colours-chosen = väljs
option-three_players = Färger med tre spelare
option-three_players-blue_red_yellow = blått, rött, gult (regelhäftet)
option-three_players-blue_red_pink = blått, rött, rosa (rättvisare)
option-starts = Vem som börjar
option-starts-random = lottas
option-starts-1 = spelare 1
option-starts-2 = spelare 2
option-starts-3 = spelare 3
option-starts-4 = spelare 4
option-starts-5 = spelare 5
option-starts-6 = spelare 6
option-reopen = Ett program kan tas tillbaka tills alla är klara
option-a_miss_is_lost = En för kort planka är förlorad
option-show_fits = Visa vad som passar (för barn)
option-short_game = Kort spel med längre plankor
option-top_plank_only = Bara den översta plankan kan tas bort
option-turn_limit = Högsta antal rundor (0: ingen gräns)
option-stranded = När få plankor finns kvar
option-stranded-count = spelet slutar när det inte räcker till en hel bro
option-stranded-never = spelet fortsätter så länge två finns kvar
preset-rulebook = Som i regelhäftet
preset-children = För barn
preset-short = Kort spel
preset-strict = Strängt
preset-expert = Sidan för vana spelare

ending-arrived = En pjäs har nått sitt mål.
ending-turn_limit = Rundorna är slut och ingen har kommit fram.
ending-stranded = Det finns för få plankor kvar: ingen kan ta sig över.

## Pieces

colour-0 = blått
colour-1 = svart
colour-2 = rött
colour-3 = gult
colour-4 = rosa
colour-5 = grönt
colour-name =
    { $colour ->
        [0] { colour-0 }
        [1] { colour-1 }
        [2] { colour-2 }
        [3] { colour-3 }
        [4] { colour-4 }
       *[5] { colour-5 }
    }
card-0 = lägg 1 sten
card-1 = lägg 2 stenar
card-2 = lägg 1 planka
card-3 = lägg 2 plankor
card-4 = ta bort
card-5 = 1 förflyttning
card-6 = 2 förflyttningar
card-7 = hoppa
card-8 = blå drake
card-9 = svart drake
card-10 = röd drake
card-11 = gul drake
card-12 = rosa drake
card-13 = grön drake
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

picture-signs = (A1) en sten på sin ö · A1 en tom ö · [{ colour-0 }] en by · @1 spelare 1:s pjäs · siffror på linjer: plankornas storlek
picture-turn = Runda { $turn }. Stenar i det gemensamma förrådet: { $stones }.
picture-player = { $seat } { $colour }; pjäs: { $space }; mål: { $goal }. Plankor: { $planks }.
picture-first = Startspelare.
picture-cards = kort:
picture-none = inga
picture-planks = Plankor på brädet:

## The coach

name-card = { card-name }
name-colour = { colour-name }
name-village = byn ({ colour-name })
name-plank = planka { $size }
name-lying = planka { $size } ({ colour-name })
name-choose = spela { $colour }
name-place = en sten på { $island }
name-drop = en sten i vattnet
name-take = ta planka { $size }
name-lay = lägg den från { $one } till { $other }
name-remove-plank = ta bort { $plank }
name-remove-stone = ta bort stenen på { $island }
name-go = gå till { $to }
name-stop = stanna här
name-jump = hoppa över pjäsen på { $over } till { $to }
coach-arrives = Med det här är du oftast hemma redan den här rundan.
coach-stops = Det här hindrar oftast en motståndare från att komma hem den här rundan.
coach-stays-dry = Med det här håller sig din pjäs oftast ur floden.
coach-too-short = Plankan var för kort för luckan.
coach-too-short-slanting = Planka { $plank } var för kort härifrån: den såg lång nog ut eftersom luckan är sned, och sneda luckor ser kortare ut än de är.
coach-keeps-plank = Med det här förlorar du oftast ingen planka, och en förlorad kommer aldrig tillbaka.
coach-spares-long = Planka { $better } är lång nog här, och planka { $played } sparas till en bredare lucka.
coach-look-way = Följ vägen till ditt mål: vad saknas först?
coach-look-jump = Står det en pjäs bredvid dig när ditt hopp kommer?
coach-look-remove = Vilken planka eller sten hjälper en rival mer än dig?
coach-look-place-stone = Följ vägen till ditt mål: var saknas ännu en sten?
coach-look-take-plank = Se på luckan du vill över och jämför den med plankor som ligger.
coach-look-lay-plank = Vilken lucka på din väg är kort nog för plankan du har tagit?
coach-look-move = Vilken planka bredvid dig leder mot målet?
coach-look-step = Var står du när de andra rör sig?
coach-look-jump-now = Var landar du, och vad kommer sedan?
coach-look-colour = Varje färg har sitt mål rakt mittemot.
coach-luck-first = Vem som började lottades.
