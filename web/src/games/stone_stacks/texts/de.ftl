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
stacks-seconds = { $count } s
stacks-calm = Ruhig
stacks-stone = { $family } { $number }, { $size }
stacks-hint-tile = Tipp: Nimm das markierte Plättchen.
stacks-hint-stone = Tipp: Nimm { $stone }.
stacks-do-tile = Wähle ein Plättchen für Stapel { $stack }: Achte auf die Größen und darauf, wohin der Ortsmarker geht.
stacks-do-stone = Wähle einen Stein aus dem Fluss.
stacks-do-lift = Der Fluss hat keinen Stein für dich: Nimm den obersten Stein von einem leuchtenden Stapel.
stacks-do-hand = Zieh { $stone } über Stapel { $stack }. Drück darauf und halt still, um zu senken; lass los, wenn er ruhig hängt.
stacks-tokens-of = Marken von { $player }: { $count }
stacks-stack =
    { $count ->
        [one] Stapel { $number }: 1 Stein
       *[other] Stapel { $number }: { $count } Steine
    }
stacks-marked = hier steht der Ortsmarker
stacks-points = Punkte
stacks-points-of = { $player }: { $points } Punkte, { $tokens } Marken
stacks-solid = 3D
stacks-plain = Einfach
stacks-top = Von oben
stacks-around = Rundum
stacks-again = Zeitlupe
stacks-scene = Der Fluss, sechs Grundsteine und die Stapel in drei Dimensionen
stacks-bump = Jemand hat den Tisch angestoßen
stacks-face = Seite nach unten
stacks-speeds = Senktempo
stacks-bumped = { $player } hat Stapel { $stack } umgestoßen
stacks-from-top = Von oben: mit Ziehen oder Pfeiltasten zielen; zwei Finger, das Rad, Q und E drehen den Stein, F legt eine andere Seite nach unten, M passt ihn an die Schräge an. Stilles Drücken senkt ihn. Versatz { $dx }, { $dy }
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
stacks-verdict = { $stone }, Stapel { $stack }:
stacks-outcome-stood = Er steht.
stacks-outcome-leaned = Er lehnt an etwas.
stacks-outcome-touched = Ein anderer Stein wurde berührt.
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
stacks-learn-1 = Sechs Stapel wachsen rund um den Fluss, und alle bauen an allen. Der rote Ortsmarker zeigt, um welchen Stapel es geht.
stacks-learn-2 = Ein Plättchen sagt, welche Größen du nehmen darfst und wie viele Schritte der Ortsmarker danach geht. In deinem Zug setzt du einen Stein, mit einer Hand, die schwankt.
stacks-first-task = Nimm ein Plättchen, nimm einen Stein und setze ihn so, dass er steht. Zieh ihn über den Grundstein, drück auf ihn und halt still, um ihn zu senken, und lass los, solange der Ring klein ist.
stacks-first-well = Er steht, und deine Marke liegt neben dem Stapel.
stacks-high-say = Dieser Stapel hat schon drei Steine. Ein vierter bringt zwei Marken, ein fünfter drei, jeder weitere vier.
stacks-high-task = Setze einen vierten Stein auf Stapel 5. Passe ihn erst an die Schräge an und achte auf den Balken.
stacks-high-well = Zwei Marken auf einmal: Hohe Stapel lohnen sich.
stacks-send-say = Marken werden erst zu Punkten, wenn jemand anderes den Stapel umwirft. Fünf von dir liegen neben Stapel 6, und dein Plättchen entscheidet, wo der andere als Nächstes baut.
stacks-send-task = Nimm das Plättchen, das den Ortsmarker zu Stapel 6 schickt, und setze deinen Stein.
stacks-send-well = Der andere hat den Stapel umgeworfen, und deine fünf Marken sind fünf Punkte. Zehn gewinnen. Spiel nun eine ganze Partie.
stacks-learn-missed = Er stand nicht oder brachte keine Marke. Noch einmal: die breiteste Seite nach unten, über die Mitte.
stacks-send-missed = Der andere hat woanders gebaut, deine Marken warten noch. Noch einmal mit dem Plättchen, das zu Stapel 6 führt.
stacks-fine = Fein
stacks-other-side = Andere Seite nach unten; jetzt Seite { $number } von { $count }
stacks-keys = Pfeiltasten bewegen den Stein, Q und E drehen ihn, W, A, S und D kippen ihn, F legt eine andere Seite nach unten, M passt ihn an die Schräge an. Leertaste halten senkt, loslassen lässt den Stein los, Esc nimmt ihn zurück.
stacks-slow = Auf diesem Gerät wird langsam gezeichnet.
stacks-slow-stay = So lassen
stacks-lowered-0 = Sehr langsam gesenkt.
stacks-lowered-1 = Langsam gesenkt.
stacks-lowered-2 = Schnell gesenkt.
stacks-lowered-3 = Fallen gelassen.
stacks-advice = Tipp: { $steps }.
stacks-advice-side = leg ihn auf Seite { $number } (der Knopf mit dem Stein)
stacks-advice-left = dreh ihn { $degrees }° nach links
stacks-advice-right = dreh ihn { $degrees }° nach rechts
stacks-advice-east = { $mm } mm nach rechts
stacks-advice-west = { $mm } mm nach links
stacks-advice-far = { $mm } mm von dir weg
stacks-advice-close = { $mm } mm zu dir hin
stacks-advice-slope = dann an die Schräge anpassen
stacks-advice-well = Tipp: Er hängt gut. Senk ihn langsam und lass los, solange der Ring grün ist.
stacks-told-tile =
    { $steps ->
        [one] { $who } nimmt ein Plättchen: { $sizes }; 1 Schritt.
       *[other] { $who } nimmt ein Plättchen: { $sizes }; { $steps } Schritte.
    }
stacks-told-stone = { $who } nimmt { $stone }.
stacks-told-lifted = { $who } hebt { $stone } von Stapel { $stack }.
stacks-told-let_go = { $who } lässt über Stapel { $stack } los: { $stone }.
stacks-told-stood = Er steht: { $stone }. Stapel { $stack } ist { $height } hoch.
stacks-told-leaned = Er lehnt an etwas anderem: { $stone }. Keine Marke.
