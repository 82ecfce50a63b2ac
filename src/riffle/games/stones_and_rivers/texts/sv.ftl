name = Stones & Rivers
blurb = Gör dina stenar till floder, åk på dem förbi motståndaren och för dina stenar hem på andra sidan.
minutes = 25

## Reglerna

section-goal = Målet
section-setup = Uppställning
section-turn = Ditt drag
section-move = Flytta
section-send = Skicka
section-end = Spelets slut
section-ours = Våra tillägg
section-table = Vid bordet

rule-1 = Var först med att ha tillräckligt många av dina stenar på målpunkterna bakom motståndaren: { $board ->
        [course-small] fyra
        [course-large] sex
       *[other] fem
    } stycken.
rule-2 = Båda sidor lägger ut alla sina brickor på startpunkterna med stensidan upp. { $circle ->
        [bottom] Cirkel sitter nedtill och Kvadrat upptill.
       *[top] Cirkel sitter upptill och Kvadrat nedtill.
    }
rule-3 = { $first ->
        [circle] Cirkel börjar.
        [square] Kvadrat börjar.
       *[coin] En kastad bricka avgör vem som börjar.
    }
rule-10 = I ditt drag gör du exakt en sak med en bricka: flyttar den, skickar en annan bricka med den, vänder den eller vrider den.
rule-11 = Du använder bara dina egna brickor.
rule-12 = Bara en flod kan vridas: ett kvarts varv, så att den rinner på andra ledden. En sten kan inte vridas.
rule-13 = Något måste vara annorlunda efter ditt drag: en bricka kan inte stanna där den är, och vänder du den måste den visa en annan sida. Från den ena flodriktningen till den andra vrider du.
rule-20 = En bricka tar ett steg längs rutnätet, eller åker: kliver den på en flod får den fortsätta längs floden. Andra punkter kan den inte nå.
rule-21 = En bricka kan inte sluta på en punkt där en annan bricka ligger.
rule-22 = Brädet har { $board ->
        [course-small] 12 gånger 13
        [course-medium] 14 gånger 15
        [course-large] 16 gånger 17
        [bridge] 13 gånger 12
       *[official] 13 gånger 14
    } punkter. En bricka kan inte lämna brädet, och inget fortsätter över kanten på motsatta sidan.
rule-23 = Ingen bricka får någonsin gå in på eller passera målpunkterna bakom den egna sidan, där motståndaren gör mål.
rule-24 = En bricka som landar på en flod, din eller motståndarens, får glida i endera av flodens två riktningar till vilken tom punkt som helst, fram till nästa bricka, kanten eller punkter den inte får beträda.
rule-25 = Möter den en annan flod får den fortsätta längs den, och så från flod till flod, varje flod högst en gång.
rule-30 = { $stone_push ->
        [on] Floder skickar. En sten kan bara knuffa en annan sten alldeles framför sig, en punkt rakt fram, om den punkten är tom.
       *[off] Bara en bricka med flodsidan upp kan skicka. Det kan inte en sten.
    }
rule-31 = För att skicka en bricka måste din flod kunna landa på den.
rule-32 = Brickan som skickas glider i en av den skickande flodens två riktningar och vidare över floder som vid en flytt. Den måste sluta på en tom punkt; finns ingen sådan kan den inte skickas.
rule-33 = En bricka som skickas får inte gå in på eller passera punkterna bakom sin egen sida, vem som än skickar den.
rule-34 = En flod som skickas skickar i sin tur ingenting.
rule-35 = Brickan som skickar tar den skickade brickans plats och vänds till stensidan.
rule-36 = { $river_sends_river ->
        [off] Floder skickar inte floder: en bricka som landar på en flod åker vidare.
       *[on] En flod får skicka vilken bricka som helst, sten eller flod, din eller motståndarens.
    }
rule-37 = { $send_after_travel ->
        [off] En flod skickar bara en bricka som den når med sitt första steg, inte efter att ha åkt.
       *[on] En flod får också skicka en bricka som den landar på efter att ha åkt på andra floder.
    }
rule-38 = { $stop_on_old ->
        [off] En bricka som skickas får passera punkten som den skickande brickan kom från, men inte sluta där.
       *[on] En bricka som skickas får sluta på punkten som den skickande brickan kom från.
    }
rule-40 = Den som har tillräckligt många stenar på målpunkterna har genast vunnit, även om det var den andras drag som förde dit den sista.
rule-41 = En flod får ligga på en målpunkt men räknas först när den visar stensidan.
rule-42 = Brickor på målpunkter får flytta vidare där, eller bort igen.
rule-43 = En spelare får ge upp; då har den andra vunnit.
rule-50 = Regelhäftet känner inte till oavgjort. { $ply_cap ->
        [0] Antalet drag är inte begränsat.
       *[other] För att varje parti ska ta slut är det över efter { $ply_cap } drag, båda spelarnas inräknade.
    }
rule-51 = { $repetition ->
        [off] En ställning får återkomma så ofta spelarna vill.
       *[on] När samma ställning med samma spelare vid draget har uppstått för tredje gången är partiet över.
    }
rule-52 = { $adjudicate ->
        [scored] Ett parti som slutar utan tillräckligt många stenar hemma vinns av den som har flest där; vid lika många är det oavgjort.
       *[draw] Ett parti som slutar utan tillräckligt många stenar hemma är oavgjort.
    }
rule-99 = Det är inte det frågan gäller nu, eller så är det någon annans tur.

## Frågor, svar och vad som hände

question-first_player = En bricka kastas för att avgöra vem som börjar.
question-turn = Flytta, skicka, vänd eller vrid en av dina brickor.

action-move = Flytta { $origin } till { $to }
action-send = Skicka { $onto } till { $to } med { $origin }
action-flip = { $side ->
        [stone] Vänd { $at } till stensidan
        [h] Vänd { $at } till en flod på tvären
       *[v] Vänd { $at } till en flod på längden
    }
action-rotate = Vrid floden på { $at }
action-begins = { $seat } börjar

fact-begins = { $seat } börjar.
fact-rode = { "" }
fact-moved = { $seat } flyttar en bricka.
fact-drifted = { "" }
fact-sent = { $seat } skickar i väg en bricka.
fact-flipped = { $side ->
        [1] { $seat } gör en flod till sten.
       *[other] { $seat } gör en sten till flod.
    }
fact-rotated = { $seat } vrider en flod.
fact-scored = { $seat } har { $stones } av { $wins } stenar hemma.
fact-over = Partiet är över.

## Val och slut

option-board = Bräde
option-board-official = officiellt, 13 gånger 14
option-board-course-small = kurs, litet: 12 gånger 13
option-board-course-medium = kurs, mellan: 14 gånger 15
option-board-course-large = kurs, stort: 16 gånger 17
option-board-bridge = bro, 13 gånger 12
option-circle = Cirkel sitter
option-circle-top = upptill
option-circle-bottom = nedtill
option-first = Vem som börjar
option-first-coin = genom att kasta en bricka
option-first-circle = Cirkel
option-first-square = Kvadrat
option-stone_push = Stenar knuffar stenar
option-river_sends_river = Floder får skicka floder
option-send_after_travel = Skicka efter en färd på floder
option-stop_on_old = En skickad bricka får sluta där den skickande brickan kom ifrån
option-ply_cap = Högsta antal drag i ett parti (vårt) (0: ingen gräns)
option-repetition = Tredje upprepningen avslutar partiet (vårt)
option-adjudicate = Ett parti som slutar i förtid (vårt)
option-adjudicate-draw = är oavgjort
option-adjudicate-scored = avgörs av stenarna hemma
preset-usual = Som vanligt
preset-rulebook = Som i regelhäftet
preset-course = Som i universitetskursen

ending-goal = Tillräckligt många stenar är hemma.
ending-ply_cap = Dragen är slut (vårt tillägg).
ending-repetition = Samma ställning för tredje gången (vårt tillägg).

## Brickor, för sidan

side-0 = Cirkel
side-1 = Kvadrat
piece-1 = sten
piece-2 = flod på tvären
piece-3 = flod på längden
goal-spot = målpunkt
forbidden-spot = punkt du inte får beträda

## Ett första parti som lär ut

teach-move = En sten tar ett steg längs linjerna. För den här till målpunkten framför den.
teach-river = Floder bär. Kliv på floden och glid längs den så långt du vill, vidare på en annan flod om en ligger där.
teach-send = En flod som landar på en bricka skickar den i sin egen riktning och blir en sten. Skicka hem din sten.
teach-flip = Vänd en sten så blir den en flod, på tvären eller på längden. Gör dig en väg och använd den sedan.

# The board in characters
picture-circle = Cirkel
picture-square = Kvadrat
picture-scored =
    { $stones ->
    [one] { $stones } sten hemma
   *[other] { $stones } stenar hemma
 }
picture-letters = Tecken: o sten, - flod på tvären, | flod på längden; O = H är Kvadrats; * och + är målpunkterna för Cirkel och Kvadrat.

## The coach

name-move = { $from } till { $to }
name-send = skicka { $onto } till { $to } med floden på { $from }
name-flip = vänd { $at } till { $side ->
        [0] en sten
        [1] en flod på tvären
       *[2] en flod på längden
    }
name-rotate = vrid floden på { $at }
coach-wins = { $turns ->
        [one] Det vinner genast.
       *[other] Det tvingar fram vinst på { $turns } drag.
    }
coach-saves = { $turns ->
        [one] Det stoppar en vinst som annars kommer i nästa drag.
       *[other] Det stoppar en vinst som annars kan tvingas fram på { $turns } drag.
    }
coach-home = { $count ->
        [one] Det för hem en sten under de närmaste dragen.
       *[other] Det för hem { $count } stenar under de närmaste dragen.
    }
coach-sends = Det skickar bort en av motståndarens brickor och tar dess plats.
coach-parries = Det hindrar motståndaren från att föra hem en sten så snart.
coach-rides = Det åker på floderna som redan ligger där i stället för att gå.
coach-road = Det lägger en flod, och en flod är en väg för alla brickor bakom den.
coach-forward = { $rows ->
        [one] Det för de främsta brickorna en rad närmare målet under de närmaste dragen.
       *[other] Det för de främsta brickorna { $rows } rader närmare målet under de närmaste dragen.
    }
coach-held-back = { $rows ->
        [one] Det håller motståndarens främsta brickor en rad längre från målet.
       *[other] Det håller motståndarens främsta brickor { $rows } rader längre från målet.
    }
coach-deeper = Längre fram visar det sig vara bättre: chansen är { $better } % i stället för { $played } %.
coach-look-piece = Titta på brickan på { $at }: vart når den?
