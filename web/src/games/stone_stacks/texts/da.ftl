# Stone stacks: the words on the board.

stacks-stacks = De seks stakke
stacks-tiles = Brikker
stacks-tile =
    { $steps ->
        [one] Brik: { $sizes }; 1 plads frem, til stak { $goal }
       *[other] Brik: { $sizes }; { $steps } pladser frem, til stak { $goal }
    }
stacks-river = Sten i floden
stacks-from-front = Forfra
stacks-hand = Din hånd
stacks-side = Side { $number } nedad
stacks-yaw = Drej
stacks-dx = Venstre, højre
stacks-dy = Nær, fjern
stacks-tilt_x = Vip frem, tilbage
stacks-tilt_y = Vip til siden
stacks-match = Følg hældningen
stacks-speed = Sænkefart { $number } af 3
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
stacks-calm = Rolig
stacks-stone = { $family } { $number }, { $size }
stacks-hint-tile = Tip: tag den markerede brik.
stacks-hint-stone = Tip: tag { $stone }.
stacks-do-tile = Vælg en brik til stak { $stack }: størrelserne, og hvor pladsmarkøren går hen.
stacks-do-stone = Vælg en sten fra floden.
stacks-do-lift = Floden har ingen sten til dig: tag den øverste sten fra en oplyst stak.
stacks-do-hand = Læg { $stone } på stak { $stack }. Sigt, hold for at sænke, og slip, når hånden er rolig.
stacks-tokens-of = pointmarkører fra spiller { $player }: { $count }
stacks-stack =
    { $count ->
        [one] Stak { $number }: 1 sten
       *[other] Stak { $number }: { $count } sten
    }
stacks-marked = pladsmarkøren står her
stacks-points = Point
stacks-points-of = Spiller { $player }: { $points } point, { $tokens } pointmarkører
stacks-solid = 3D
stacks-plain = Enkel
stacks-top = Ovenfra
stacks-around = Rundt om
stacks-again = Slowmotion
stacks-scene = Floden, seks bundsten og stakkene i tre dimensioner
stacks-bump = Nogen stødte til bordet
stacks-face = Side nedad
stacks-speeds = Sænkefart
stacks-bumped = Spiller { $player } væltede stak { $stack }
stacks-from-top = Ovenfra: træk eller brug piletasterne for at sigte; to fingre, hjulet, Q og E drejer stenen, F lægger en anden side nedad. Forskydning { $dx }, { $dy }
stacks-short-yaw = Drej
stacks-short-dx = ← →
stacks-short-dy = ↑ ↓
stacks-short-tilt_x = Vip ↕
stacks-short-tilt_y = Vip ↔
stacks-manner = Måde at slippe på
stacks-manner-hold = Hold og slip
stacks-manner-press = To tryk
stacks-manner-one = Én knap
stacks-one-lower = Den svinger: tryk for at sænke
stacks-balance = Balance
stacks-balance-in = { $mm } mm indenfor
stacks-balance-out = { $mm } mm udenfor
stacks-balance-none = intet under
stacks-slope-off = { $degrees }° fra hældningen
stacks-verdict = Stak { $stack }:
stacks-outcome-stood = den står.
stacks-outcome-leaned = den står, men læner sig mod noget.
stacks-outcome-touched = den står, men en anden sten blev rørt.
stacks-outcome-slipped = stenen gled af.
stacks-outcome-unsettled = det kunne ikke bedømmes.
stacks-outcome-fell = den væltede.
stacks-verdict-in = Sluppet { $mm } mm inden for balancegrænsen.
stacks-verdict-out = Sluppet { $mm } mm uden for balancegrænsen.
stacks-verdict-beside = Sluppet, hvor intet kunne bære den.
stacks-verdict-best = Bedst mulige for stenen: { $mm } mm ({ $share } % opnået).
stacks-verdict-no-way = Der blev ikke fundet nogen sikker måde at lægge stenen på.
stacks-verdict-slope = Den landede { $degrees }° skævt i forhold til hældningen.
stacks-weakest = Stakkens svageste led nu: { $mm } mm.
