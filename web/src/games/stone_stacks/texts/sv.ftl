# Stone stacks: the words on the board.

stacks-stacks = De sex staplarna
stacks-tiles = Brickor
stacks-tile =
    { $steps ->
        [one] Bricka: { $sizes }; 1 steg, till stapel { $goal }
       *[other] Bricka: { $sizes }; { $steps } steg, till stapel { $goal }
    }
stacks-river = Stenar i floden
stacks-from-front = Framifrån
stacks-hand = Din hand
stacks-side = Sida { $number } nedåt
stacks-yaw = Vrid
stacks-dx = Vänster, höger
stacks-dy = Hit, bort
stacks-tilt_x = Luta framåt, bakåt
stacks-tilt_y = Luta åt sidan
stacks-match = Följ lutningen
stacks-speed = Sänkfart { $number } av 3
stacks-gone = Släppt
stacks-press-lower = Tryck för att sänka
stacks-hold = Håll för att sänka
stacks-press-go = Tryck för att släppa
stacks-release = Släpp knappen, stenen släpps
stacks-seconds = { $count } s
stacks-calm = Lugnt
stacks-stone = { $family } { $number }, { $size }
stacks-hint-tile = Tips: ta den markerade brickan.
stacks-hint-stone = Tips: ta { $stone }.
stacks-do-tile = Välj en bricka för stapel { $stack }: storlekarna och vart platsmarkören går.
stacks-do-stone = Välj en sten ur floden.
stacks-do-lift = Floden har ingen sten för dig: ta översta stenen från en upplyst stapel.
stacks-do-hand = Lägg { $stone } på stapel { $stack }. Sikta, håll för att sänka och släpp när handen är lugn.
stacks-tokens-of = poängmarkörer från spelare { $player }: { $count }
stacks-stack =
    { $count ->
        [one] Stapel { $number }: 1 sten
       *[other] Stapel { $number }: { $count } stenar
    }
stacks-marked = platsmarkören står här
stacks-points = Poäng
stacks-points-of = Spelare { $player }: { $points } poäng, { $tokens } poängmarkörer
stacks-solid = 3D
stacks-plain = Enkel
stacks-top = Uppifrån
stacks-around = Runtom
stacks-again = Slow motion
stacks-scene = Floden, sex bottenstenar och staplarna i tre dimensioner
stacks-bump = Någon stötte till bordet
stacks-face = Sida nedåt
stacks-speeds = Sänkfart
stacks-bumped = Spelare { $player } välte stapel { $stack }
stacks-from-top = Uppifrån: dra eller använd piltangenterna för att sikta; två fingrar, hjulet, Q och E vrider stenen, F lägger en annan sida nedåt. Förskjutning { $dx }, { $dy }
stacks-short-yaw = Vrid
stacks-short-dx = ← →
stacks-short-dy = ↑ ↓
stacks-short-tilt_x = Luta ↕
stacks-short-tilt_y = Luta ↔
stacks-manner = Sätt att släppa
stacks-manner-hold = Håll och släpp
stacks-manner-press = Två tryck
stacks-manner-one = En knapp
stacks-one-lower = Den svänger: tryck för att sänka
stacks-balance = Balans
stacks-balance-in = { $mm } mm innanför
stacks-balance-out = { $mm } mm utanför
stacks-balance-none = inget under
stacks-slope-off = { $degrees }° från lutningen
stacks-verdict = Stapel { $stack }:
stacks-outcome-stood = den står.
stacks-outcome-leaned = den står, men lutar mot något.
stacks-outcome-touched = den står, men en annan sten rördes.
stacks-outcome-slipped = stenen gled av.
stacks-outcome-unsettled = det gick inte att bedöma.
stacks-outcome-fell = den välte.
stacks-verdict-in = Släppt { $mm } mm innanför balansgränsen.
stacks-verdict-out = Släppt { $mm } mm utanför balansgränsen.
stacks-verdict-beside = Släppt där inget kunde bära den.
stacks-verdict-best = Bästa möjliga för stenen: { $mm } mm ({ $share } % uppnått).
stacks-verdict-no-way = Inget säkert sätt att lägga stenen hittades.
stacks-verdict-slope = Den landade { $degrees }° snett i förhållande till lutningen.
stacks-weakest = Stapelns svagaste fog nu: { $mm } mm.
stacks-learn-1 = Sex staplar växer runt floden, och alla bygger på alla staplarna. En röd platsmarkör visar vilken stapel det gäller.
stacks-learn-2 = En bricka säger vilka storlekar du får ta och hur många steg platsmarkören sedan går. Du lägger en sten per tur, med en hand som svajar.
stacks-first-task = Ta en bricka, ta en sten och lägg den så att den står. Sikta, håll knappen för att sänka stenen och släpp när ringen är liten.
stacks-first-well = Den står, och din poängmarkör ligger bredvid stapeln.
stacks-high-say = Den här stapeln har redan tre stenar. En fjärde ger två poängmarkörer, en femte tre och varje senare fyra.
stacks-high-task = Lägg en fjärde sten på stapel 5. Följ lutningen först och se på balansmätaren.
stacks-high-well = Två poängmarkörer på en gång: höga staplar lönar sig.
stacks-send-say = Poängmarkörer blir poäng först när någon annan välter stapeln. Fem av dina ligger bredvid stapel 6, och brickan du tar avgör var den andra spelaren bygger sedan.
stacks-send-task = Ta brickan som skickar platsmarkören till stapel 6 och lägg din sten.
stacks-send-well = Den andra spelaren välte stapeln, och dina fem poängmarkörer är fem poäng. Tio vinner. Spela nu ett helt spel.
stacks-learn-missed = Den stod inte, eller gav ingen poängmarkör. Försök igen: bredaste sidan ned, över mitten.
stacks-send-missed = Den andra spelaren byggde någon annanstans, så dina poängmarkörer väntar. Försök igen med brickan som leder till stapel 6.
stacks-hint-hand = Tips: sida { $side } nedåt, vrid { $yaw }°, vänster eller höger { $dx }, nära eller långt { $dy }, följ sedan lutningen.
