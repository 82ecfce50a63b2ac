# Stone stacks: the words on the board.

stacks-stacks = De seks stablene
stacks-tiles = Brikker
stacks-tile =
    { $steps ->
        [one] Brikke: { $sizes }; 1 steg, til stabel { $goal }
       *[other] Brikke: { $sizes }; { $steps } steg, til stabel { $goal }
    }
stacks-river = Steiner i elven
stacks-from-front = Forfra
stacks-hand = Hånden din
stacks-side = Side { $number } ned
stacks-yaw = Drei
stacks-dx = Venstre, høyre
stacks-dy = Hit, bort
stacks-tilt_x = Vipp fram, tilbake
stacks-tilt_y = Vipp til siden
stacks-match = Følg hellingen
stacks-speed = Senkefart { $number } av 3
stacks-gone = Sluppet
stacks-press-lower = Trykk for å senke
stacks-hold = Hold for å senke
stacks-press-go = Trykk for å slippe
stacks-release = Slipp knappen, så slippes steinen
stacks-seconds = { $count } s
stacks-calm = Rolig
stacks-stone = { $family } { $number }, { $size }
stacks-hint-tile = Tips: ta den markerte brikken.
stacks-hint-stone = Tips: ta { $stone }.
stacks-do-tile = Velg en brikke for stabel { $stack }: størrelsene, og hvor markøren går.
stacks-do-stone = Velg en stein fra elven.
stacks-do-lift = Elven har ingen stein til deg: ta den øverste steinen fra en opplyst stabel.
stacks-do-hand = Legg { $stone } på stabel { $stack }. Sikt, hold for å senke, og slipp når hånden er rolig.
stacks-tokens-of = sjetonger fra spiller { $player }: { $count }
stacks-stack =
    { $count ->
        [one] Stabel { $number }: 1 stein
       *[other] Stabel { $number }: { $count } steiner
    }
stacks-marked = markøren står her
stacks-points = Poeng
stacks-points-of = Spiller { $player }: { $points } poeng, { $tokens } sjetonger
stacks-solid = 3D
stacks-plain = Enkel
stacks-top = Ovenfra
stacks-around = Rundt
stacks-again = Sakte kino
stacks-scene = Elven, seks grunnsteiner og stablene i tre dimensjoner
stacks-bump = Noen dultet borti bordet
stacks-face = Side ned
stacks-speeds = Senkefart
stacks-bumped = Spiller { $player } veltet stabel { $stack }
stacks-from-top = Ovenfra: dra eller bruk piltastene for å sikte; to fingre, hjulet, Q og E dreier steinen, F legger en annen side ned. Forskyvning { $dx }, { $dy }
stacks-short-yaw = Drei
stacks-short-dx = ← →
stacks-short-dy = ↑ ↓
stacks-short-tilt_x = Vipp ↕
stacks-short-tilt_y = Vipp ↔
stacks-manner = Måte å slippe på
stacks-manner-hold = Hold og slipp
stacks-manner-press = To trykk
stacks-manner-one = Én knapp
stacks-one-lower = Den svinger: trykk for å senke
stacks-balance = Balanse
stacks-balance-in = { $mm } mm innenfor
stacks-balance-out = { $mm } mm utenfor
stacks-balance-none = ingenting under
stacks-slope-off = { $degrees }° fra hellingen
stacks-verdict = Stabel { $stack }:
stacks-outcome-stood = den står.
stacks-outcome-leaned = den står, men lener seg mot noe.
stacks-outcome-touched = den står, men en annen stein ble berørt.
stacks-outcome-slipped = steinen skled av.
stacks-outcome-unsettled = det kunne ikke bedømmes.
stacks-outcome-fell = den veltet.
stacks-verdict-in = Sluppet { $mm } mm innenfor balansegrensen.
stacks-verdict-out = Sluppet { $mm } mm utenfor balansegrensen.
stacks-verdict-beside = Sluppet der ingenting kunne bære den.
stacks-verdict-best = Best mulig for steinen: { $mm } mm ({ $share } % oppnådd).
stacks-verdict-no-way = Det ble ikke funnet noen trygg måte å legge steinen på.
stacks-verdict-slope = Den landet { $degrees }° skjevt i forhold til hellingen.
stacks-weakest = Stabelens svakeste ledd nå: { $mm } mm.
stacks-learn-1 = Seks stabler vokser rundt elven, og alle bygger på alle stablene. En rød markør viser hvilken stabel det gjelder.
stacks-learn-2 = En brikke sier hvilke størrelser du kan ta, og hvor mange steg markøren så går. Du legger én stein i hver tur, med en hånd som svaier.
stacks-first-task = Ta en brikke, ta en stein og legg den slik at den står. Sikt, hold knappen for å senke steinen, og slipp mens ringen er liten.
stacks-first-well = Den står, og sjetongen din ligger ved stabelen.
stacks-high-say = Denne stabelen har allerede tre steiner. En fjerde gir to sjetonger, en femte tre og hver senere fire.
stacks-high-task = Legg en fjerde stein på stabel 5. Følg hellingen først, og se på balansemåleren.
stacks-high-well = To sjetonger på én gang: høye stabler lønner seg.
stacks-send-say = Sjetonger blir poeng først når noen andre velter stabelen. Fem av dine ligger ved stabel 6, og brikken du tar, avgjør hvor den andre bygger neste gang.
stacks-send-task = Ta brikken som sender markøren til stabel 6, og legg steinen din.
stacks-send-well = Den andre veltet stabelen, og de fem sjetongene dine er fem poeng. Ti vinner. Spill nå et helt spill.
stacks-learn-missed = Den sto ikke, eller ga ingen sjetong. Prøv igjen: bredeste side ned, over midten.
stacks-send-missed = Den andre bygde et annet sted, så sjetongene dine venter. Prøv igjen med brikken som fører til stabel 6.
stacks-hint-hand = Tips: side { $side } ned, vri { $yaw }°, venstre eller høyre { $dx }, nær eller fjern { $dy }, følg så hellingen.
