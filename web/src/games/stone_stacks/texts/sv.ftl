# Stone stacks: the words on the board.

stacks-stacks = De sex staplarna
stacks-tiles = Brickor
stacks-tile =
    { $steps ->
        [one] Bricka: { $sizes }; 1 steg, till stapel { $goal }
       *[other] Bricka: { $sizes }; { $steps } steg, till stapel { $goal }
    }
stacks-river = Stenar i floden
stacks-from-top = Uppifrån; sikta genom att dra eller med piltangenterna. Förskjutning { $dx }, { $dy }
stacks-from-front = Framifrån
stacks-hand = Din hand
stacks-side = Sida { $number } nedåt
stacks-yaw = Vrid
stacks-dx = Vänster, höger
stacks-dy = Nära, bort
stacks-tilt_x = Luta framåt
stacks-tilt_y = Luta åt sidan
stacks-match = Följ lutningen
stacks-speed = Sänkfart { $number } av 3
stacks-two-presses = Två tryck
stacks-gone = Släppt
stacks-press-lower = Tryck för att sänka
stacks-hold = Håll för att sänka
stacks-press-go = Tryck för att släppa
stacks-release = Släpp knappen, stenen släpps
stacks-seconds =
    { $count ->
        [one] 1 sekund kvar
       *[other] { $count } s
    }
stacks-calm = Lugnt
stacks-stone = { $family } { $number }, { $size }
stacks-hint-tile = Tips: ta den markerade brickan.
stacks-hint-stone = Tips: ta { $stone }.
stacks-do-tile = Välj en bricka för stapel { $stack }: storlekarna och vart markören går.
stacks-do-stone = Välj en sten ur floden.
stacks-do-lift = Floden har ingen sten för dig: ta översta stenen från en upplyst stapel.
stacks-do-hand = Lägg { $stone } på stapel { $stack }. Sikta, håll för att sänka och släpp när det är lugnt.
stacks-tokens-of = poängmarkörer från spelare { $player }: { $count }
stacks-stack =
    { $count ->
        [one] Stapel { $number }: 1 sten
       *[other] Stapel { $number }: { $count } stenar
    }
stacks-marked = markören står här
stacks-points = Poäng
stacks-points-of = Spelare { $player }: { $points } poäng, { $tokens } poängmarkörer
stacks-solid = 3D
stacks-plain = Enkel
stacks-top = Uppifrån
stacks-around = Runt om
stacks-again = Slow motion
stacks-scene = Floden, sex grundstenar och staplarna i tre dimensioner
stacks-bump = Någon stötte till bordet
stacks-face = Sida nedåt
stacks-speeds = Sänkfart
stacks-bumped = Spelare { $player } välte stapel { $stack }
