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

rivers-teach-1 = Du bist Kreis, mit den hellen Scheiben. Fünf deiner Steine auf den fünf Ringfeldern hinter den dunklen Blöcken gewinnen das Spiel.
rivers-teach-2 = Eine Figur geht einen Schritt entlang der Linien. Lass den markierten Stein zur Seite treten.
rivers-teach-3 = Jeder Stein kann ein Fluss werden. Drehe diesen um, sodass seine Strömung längs über das Brett läuft, zum Gegner hin.
rivers-teach-4 = Dein Gegner hat dieselbe Idee. Bring einen weiteren Stein an deinen Fluss.
rivers-teach-5 = Wer auf einen Fluss tritt, darf auf ihm gleiten, bis etwas im Weg ist. Reite auf die andere Seite.
rivers-teach-6 = Drehe ihn hier draußen um, diesmal quer: Die Strömung führt nun über dein Ziel.
rivers-teach-7 = Flüsse tragen alle, auch von einem Fluss zum nächsten. Bring noch einen Stein an den ersten Fluss.
rivers-teach-8 = Reite auf beiden: den ersten Fluss entlang, auf dem zweiten weiter, und halte gleich neben ihm.
rivers-teach-9 = Die letzte Kunst: Ein Fluss, der auf einer Figur landet, schickt sie in seiner eigenen Richtung fort und wird zum Stein. Wähle den Fluss, dann deinen Stein daneben, dann das Zielfeld.
