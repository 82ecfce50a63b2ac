# Stone stacks: the words on the board.

stacks-stacks = De seks stakke
stacks-tiles = Brikker
stacks-tile =
    { $steps ->
        [one] Brik: { $sizes }; 1 skridt, til stak { $goal }
       *[other] Brik: { $sizes }; { $steps } skridt, til stak { $goal }
    }
stacks-river = Sten i floden
stacks-from-top = Ovenfra; sigt ved at trække eller med piletasterne. Forskydning { $dx }, { $dy }
stacks-from-front = Forfra
stacks-hand = Din hånd
stacks-side = Side { $number } nedad
stacks-yaw = Drej
stacks-dx = Venstre, højre
stacks-dy = Nær, fjern
stacks-tilt_x = Vip fremad
stacks-tilt_y = Vip til siden
stacks-match = Følg hældningen
stacks-speed = Sænkefart { $number } af 3
stacks-two-presses = To tryk
stacks-gone = Sluppet
stacks-press-lower = Tryk for at sænke
stacks-hold = Hold for at sænke
stacks-press-go = Tryk for at slippe
stacks-release = Slip knappen, så slippes stenen
stacks-seconds =
    { $count ->
        [one] 1 sekund tilbage
       *[other] { $count } s
    }
stacks-calm = Ro
stacks-stone = { $family } { $number }, { $size }
stacks-hint-tile = Tip: tag den markerede brik.
stacks-hint-stone = Tip: tag { $stone }.
stacks-do-tile = Vælg en brik til stak { $stack }: størrelserne, og hvor markøren går hen.
stacks-do-stone = Vælg en sten fra floden.
stacks-do-lift = Floden har ingen sten til dig: tag den øverste sten fra en oplyst stak.
stacks-do-hand = Læg { $stone } på stak { $stack }. Sigt, hold for at sænke, og slip i roen.
stacks-tokens-of = pointbrikker fra spiller { $player }: { $count }
stacks-stack =
    { $count ->
        [one] Stak { $number }: 1 sten
       *[other] Stak { $number }: { $count } sten
    }
stacks-marked = markøren står her
stacks-points = Point
stacks-points-of = Spiller { $player }: { $points } point, { $tokens } pointbrikker
stacks-solid = 3D
stacks-plain = Enkel
stacks-top = Ovenfra
stacks-around = Rundt om
stacks-again = Slowmotion
stacks-scene = Floden, seks grundsten og stakkene i tre dimensioner
stacks-bump = Nogen stødte til bordet
stacks-face = Side nedad
stacks-speeds = Sænkefart
stacks-bumped = Spiller { $player } væltede stak { $stack }
