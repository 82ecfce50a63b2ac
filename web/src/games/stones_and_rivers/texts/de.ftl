# Stones & Rivers: the words on the board.

## Sides and pieces

rivers-board = Das Brett. Die Pfeiltasten gehen von Punkt zu Punkt, n und p zum nächsten, was du wählen kannst.
rivers-side-0 = Kreis
rivers-side-1 = Quadrat
rivers-home = { $stones } von { $wins } Steinen im Ziel
rivers-empty = leer
rivers-mine-1 = dein Stein
rivers-mine-2 = dein Fluss, quer
rivers-mine-3 = dein Fluss, längs
rivers-other-1 = gegnerischer Stein
rivers-other-2 = gegnerischer Fluss, quer
rivers-other-3 = gegnerischer Fluss, längs
rivers-circle-1 = Stein von Kreis
rivers-circle-2 = Fluss von Kreis, quer
rivers-circle-3 = Fluss von Kreis, längs
rivers-square-1 = Stein von Quadrat
rivers-square-2 = Fluss von Quadrat, quer
rivers-square-3 = Fluss von Quadrat, längs
rivers-goal-mine = dein Ziel
rivers-goal-other = Ziel des Gegners, nicht für deine Figuren
rivers-goal-0 = Ziel von Kreis
rivers-goal-1 = Ziel von Quadrat
rivers-can-go = kann hierher
rivers-can-send = kann geschickt werden

## What to do now

rivers-turn = Wähle eine deiner Figuren: Ziehe oder wende sie.
rivers-picked-stone = Wähle, wohin sie geht, oder wende sie zum Fluss.
rivers-picked-river = Wähle, wohin sie geht, drehe sie oder wende sie wieder zum Stein.
rivers-picked-sends = Wähle, wohin sie geht oder welche Figur mit Ring sie schickt, oder wende oder drehe sie.
rivers-where = Wähle, wohin die Figur auf { $point } geschickt wird.
rivers-confirm = So?
rivers-hint = Tipp: { $action }.

## Buttons

rivers-turn-1 = Zum Stein
rivers-turn-2 = Fluss quer
rivers-turn-3 = Fluss längs
rivers-turn-rotate = Drehen
rivers-do-move = Ziehen
rivers-do-send = Schicken
rivers-do-flip = Wenden
rivers-do-rotate = Drehen
rivers-zoom = Größer

## Analysis

rivers-evaluation = Bewertung
rivers-wins-in =
    { $turns ->
        [one] { $side } gewinnt in 1 Zug
       *[other] { $side } gewinnt in { $turns } Zügen
    }
rivers-lead = { $side } liegt um { NUMBER($stones, minimumFractionDigits: 1) } Steine vorn
rivers-even = Ausgeglichen

## A first game

rivers-first-say = Du bist Kreis, mit den hellen Scheiben. Fünf deiner Steine auf den fünf Ringpunkten auf der anderen Seite gewinnen das Spiel.
rivers-move-task = Eine Figur geht einen Schritt entlang der Linien, auf einen leeren Punkt. Bring deinen Stein in zwei Schritten auf einen Ringpunkt.
rivers-move-well = Dein erster Stein ist im Ziel. Von dort kann ihn kein Gegner mehr vertreiben.
rivers-river-say = Flüsse tragen alle, deine ebenso wie die des Gegners. Wer auf einen tritt, darf auf ihm gleiten, bis etwas im Weg ist; ist das ein Fluss, kann es auf ihm weitergehen.
rivers-river-task = Vor dir steht eine Mauer. Umfahre sie: Bring deinen Stein in einem einzigen Zug auf einen Ringpunkt.
rivers-river-well = Zwei Flüsse, ein Zug. Dein Gegner darf sie genauso benutzen.
rivers-send-say = Ein Fluss, der auf einer Figur landet, eigen oder fremd, schickt sie in seiner eigenen Richtung fort und wird zum Stein.
rivers-send-task = Wähle deinen Fluss, dann den Stein daneben, dann wohin er geschickt wird: auf einen Ringpunkt.
rivers-send-well = Ins Ziel geschickt. Der Fluss, der das tat, ist jetzt ein Stein.
rivers-flip-say = Statt zu ziehen, darfst du eine Figur wenden: einen Stein zum Fluss, quer oder längs über das Brett, und wieder zurück. Auf den Ringpunkten zählen nur Steine.
rivers-flip-task = Vier Steine sind im Ziel. Mach in diesem Zug einen Fluss und fahre im nächsten auf ihm: Der fünfte Stein gewinnt.
rivers-flip-well = Fünf Steine im Ziel: gewonnen! Mehr gibt es nicht zu wissen.
rivers-missed = Diesmal nicht. Die Stellung kann noch einmal aufgebaut werden.

## What happened, for the log

rivers-told-moved = { $seat } zieht von { $from } nach { $to }.
rivers-told-rode = { $seat } gleitet über Flüsse von { $from } nach { $to }.
rivers-told-sent = { $seat } schickt mit { $from } die Figur auf { $onto } nach { $to }.
rivers-told-flipped =
    { $side ->
        [1] { $seat } wendet { $at } auf die Steinseite.
        [2] { $seat } wendet { $at } zum Fluss quer über das Brett.
       *[3] { $seat } wendet { $at } zum Fluss längs über das Brett.
    }
rivers-told-rotated = { $seat } dreht den Fluss auf { $at }.
