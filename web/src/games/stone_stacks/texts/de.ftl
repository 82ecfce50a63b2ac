# Stone stacks: the words on the board.

stacks-stacks = Die sechs Stapel
stacks-tiles = Plättchen
stacks-tile =
    { $steps ->
        [one] Plättchen: { $sizes }; 1 Schritt, zu Stapel { $goal }
       *[other] Plättchen: { $sizes }; { $steps } Schritte, zu Stapel { $goal }
    }
stacks-river = Steine im Fluss
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
stacks-do-tile = Wähle ein Plättchen für Stapel { $stack }: Achte auf die Größen und darauf, wohin der Ortsmarker geht.
stacks-do-stone = Wähle einen Stein aus dem Fluss.
stacks-do-lift = Der Fluss hat keinen Stein für dich: Nimm den obersten Stein von einem leuchtenden Stapel.
stacks-do-hand = Setze { $stone } auf Stapel { $stack }. Ziele, halte zum Senken und lass in der Ruhe los.
stacks-tokens-of = Marken von Spieler { $player }: { $count }
stacks-stack =
    { $count ->
        [one] Stapel { $number }: 1 Stein
       *[other] Stapel { $number }: { $count } Steine
    }
stacks-marked = hier steht der Ortsmarker
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
stacks-from-top = Von oben: mit Ziehen oder Pfeiltasten zielen; zwei Finger, das Rad, Q und E drehen den Stein, F legt eine andere Seite nach unten. Versatz { $dx }, { $dy }
stacks-short-yaw = Drehen
stacks-short-dx = ← →
stacks-short-dy = ↑ ↓
stacks-short-tilt_x = Kipp ↕
stacks-short-tilt_y = Kipp ↔
stacks-manner = Art loszulassen
stacks-manner-hold = Halten und loslassen
stacks-manner-press = Zweimal drücken
stacks-manner-one = Ein Knopf
stacks-one-lower = Er schwingt: drücken zum Senken
stacks-balance = Gleichgewicht
stacks-balance-in = { $mm } mm innerhalb
stacks-balance-out = { $mm } mm außerhalb
stacks-balance-none = nichts darunter
stacks-slope-off = Schräge { $degrees }° daneben
stacks-verdict = Stapel { $stack }:
stacks-outcome-stood = Er steht.
stacks-outcome-leaned = Er steht, lehnt aber an etwas.
stacks-outcome-touched = Er steht, aber ein anderer Stein wurde berührt.
stacks-outcome-slipped = Der Stein ist abgerutscht.
stacks-outcome-unsettled = Er ließ sich nicht beurteilen.
stacks-outcome-fell = Er ist gefallen.
stacks-verdict-in = Losgelassen { $mm } mm innerhalb der Kippkante.
stacks-verdict-out = Losgelassen { $mm } mm außerhalb der Kippkante.
stacks-verdict-beside = Losgelassen, wo nichts ihn tragen konnte.
stacks-verdict-best = Bestmöglich mit diesem Stein: { $mm } mm ({ $share } % erreicht).
stacks-verdict-no-way = Für diesen Stein fand sich kein sicherer Weg.
stacks-verdict-slope = Beim Aufsetzen wich er um { $degrees }° von der Schräge ab.
stacks-weakest = Schwächste Fuge des Stapels jetzt: { $mm } mm.
