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

rivers-turn = Wähle eine deiner Figuren: bewege sie oder drehe sie um.
rivers-picked-stone = Wähle, wohin sie geht, oder drehe sie zum Fluss um.
rivers-picked-river = Wähle, wohin sie geht, schwenke sie oder drehe sie wieder zum Stein um.
rivers-picked-sends = Wähle, wohin sie geht oder welche umringte Figur sie schickt, oder drehe sie um.
rivers-where = Wähle, wohin die Figur auf { $point } geschickt wird.
rivers-confirm = So?
rivers-hint = Tipp: { $action }.

## Buttons

rivers-turn-1 = Zum Stein
rivers-turn-2 = Fluss quer
rivers-turn-3 = Fluss längs
rivers-turn-rotate = Schwenken
rivers-do-move = Ziehen
rivers-do-send = Schicken
rivers-do-flip = Umdrehen
rivers-do-rotate = Schwenken
rivers-zoom = Größer

## Analysis

rivers-evaluation = Bewertung
rivers-wins-in = { $side } gewinnt in { $turns } Zügen
rivers-lead = { $side } liegt um { $stones } Steine vorn

## A first game

rivers-first-say = Du bist Kreis, mit den hellen Scheiben. Fünf deiner Steine auf den fünf Ringfeldern auf der anderen Seite gewinnen das Spiel.
rivers-move-task = Eine Figur geht einen Schritt entlang der Linien, auf einen leeren Punkt. Bring deinen Stein in zwei Schritten auf ein Ringfeld.
rivers-move-well = Dein erster Stein ist zu Hause. Von dort kann ihn kein Gegner mehr vertreiben.
rivers-river-say = Flüsse tragen alle, deine ebenso wie die des Gegners. Wer auf einen tritt, darf auf ihm gleiten, bis etwas im Weg ist; ist das ein Fluss, kann es auf ihm weitergehen.
rivers-river-task = Vor dir steht eine Mauer. Umfahre sie: Bring deinen Stein in einem einzigen Zug auf ein Ringfeld.
rivers-river-well = Zwei Flüsse, ein Zug. Dein Gegner darf sie genauso benutzen.
rivers-send-say = Ein Fluss, der auf einer Figur landet, eigen oder fremd, schickt sie in seiner eigenen Richtung fort und wird zum Stein.
rivers-send-task = Wähle deinen Fluss, dann den Stein daneben, dann wohin er geschickt wird: auf ein Ringfeld.
rivers-send-well = Nach Hause geschickt. Der Fluss, der das tat, ist jetzt ein Stein.
rivers-flip-say = Statt zu ziehen, darfst du eine Figur drehen: einen Stein zum Fluss, quer oder längs über das Brett, und wieder zurück. Auf den Ringfeldern zählen nur Steine.
rivers-flip-task = Vier Steine sind zu Hause. Mach in diesem Zug einen Fluss und reite im nächsten auf ihm: Der fünfte Stein gewinnt.
rivers-flip-well = Fünf Steine zu Hause: gewonnen! Mehr gibt es nicht zu wissen.
rivers-missed = Diesmal nicht. Die Stellung kann noch einmal aufgebaut werden.
