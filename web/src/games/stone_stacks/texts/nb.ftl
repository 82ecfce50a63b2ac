# Stone stacks: the words on the board.

stacks-stacks = De seks stablene
stacks-tiles = Brikker
stacks-tile =
    { $steps ->
        [one] Brikke: { $sizes }; 1 steg, til stabel { $goal }
       *[other] Brikke: { $sizes }; { $steps } steg, til stabel { $goal }
    }
stacks-river = Steiner i elva
stacks-from-top = Ovenfra; sikt ved å dra eller med piltastene. Forskyvning { $dx }, { $dy }
stacks-from-front = Forfra
stacks-hand = Hånden din
stacks-side = Side { $number } ned
stacks-yaw = Vri
stacks-dx = Venstre, høyre
stacks-dy = Nær, bort
stacks-tilt_x = Vipp framover
stacks-tilt_y = Vipp til siden
stacks-match = Følg hellingen
stacks-speed = Senkefart { $number } av 3
stacks-two-presses = To trykk
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
stacks-do-stone = Velg en stein fra elva.
stacks-do-lift = Elva har ingen stein til deg: ta den øverste steinen fra en opplyst stabel.
stacks-do-hand = Legg { $stone } på stabel { $stack }. Sikt, hold for å senke, og slipp når det er rolig.
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
stacks-again = Sakte film
stacks-scene = Elva, seks grunnsteiner og stablene i tre dimensjoner
stacks-bump = Noen dultet borti bordet
stacks-face = Side ned
stacks-speeds = Senkefart
stacks-bumped = Spiller { $player } veltet stabel { $stack }
