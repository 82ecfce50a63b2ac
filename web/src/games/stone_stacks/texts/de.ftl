# Stone stacks: the words on the board.

stacks-stacks = Die sechs Stapel
stacks-tiles = Plättchen
stacks-tile =
    { $steps ->
        [one] Plättchen: { $sizes }; 1 Schritt, zu Stapel { $goal }
       *[other] Plättchen: { $sizes }; { $steps } Schritte, zu Stapel { $goal }
    }
stacks-river = Steine im Fluss
stacks-from-top = Von oben; ziele durch Ziehen oder mit den Pfeiltasten. Versatz { $dx }, { $dy }
stacks-from-front = Von vorn
stacks-hand = Deine Hand
stacks-side = Seite { $number } nach unten
stacks-yaw = Drehen
stacks-dx = Links, rechts
stacks-dy = Nah, fern
stacks-tilt_x = Vor, zurück kippen
stacks-tilt_y = Seitlich kippen
stacks-match = An die Schräge anpassen
stacks-speed = Senktempo { $number } von 3
stacks-two-presses = Zweimal drücken
stacks-gone = Losgelassen
stacks-press-lower = Drücken: senken
stacks-hold = Halten: senken
stacks-press-go = Drücken: loslassen
stacks-release = Taste lösen: loslassen
stacks-seconds =
    { $count ->
        [one] Noch 1 Sekunde
       *[other] { $count } s
    }
stacks-calm = Ruhig
stacks-stone = { $family } { $number }, { $size }
stacks-hint-tile = Tipp: Nimm das markierte Plättchen.
stacks-hint-stone = Tipp: Nimm { $stone }.
stacks-do-tile = Wähle ein Plättchen für Stapel { $stack }: die Größen, und wohin der Marker geht.
stacks-do-stone = Wähle einen Stein aus dem Fluss.
stacks-do-lift = Der Fluss hat keinen Stein für dich: Nimm den obersten Stein von einem leuchtenden Stapel.
stacks-do-hand = Lege { $stone } auf Stapel { $stack }. Ziele, halte zum Senken und lass in der Ruhe los.
stacks-tokens-of = Marken von Spieler { $player }: { $count }
stacks-stack =
    { $count ->
        [one] Stapel { $number }: 1 Stein
       *[other] Stapel { $number }: { $count } Steine
    }
stacks-marked = hier steht der Marker
stacks-points = Punkte
stacks-points-of = Spieler { $player }: { $points } Punkte, { $tokens } Marken
stacks-solid = 3D
stacks-plain = Einfach
stacks-top = Von oben
stacks-around = Rundum
stacks-again = Zeitlupe
stacks-scene = Der Fluss, sechs Grundsteine und die Stapel in drei Dimensionen
stacks-bump = Jemand hat den Tisch angestoßen
stacks-face = Seite nach unten
stacks-speeds = Senktempo
stacks-bumped = Spieler { $player } hat Stapel { $stack } umgestoßen
