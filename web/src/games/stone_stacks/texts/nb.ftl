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
stacks-seconds =
    { $count ->
        [one] 1 sekund igjen
       *[other] { $count } s
    }
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
