# River Dragons: die Wörter auf dem Spielbrett.

delta-board = Das Delta
delta-pawn = Figur von Spieler { $player }
delta-village = Dorf { $colour }
delta-island = Insel { $name }
delta-plank = Planke { $size }, { $colour }
delta-program = Dein Programm
delta-slot = Platz { $slot }: { $card }
delta-empty = leer
delta-hand = Deine Karten
delta-revealed = Die Programme bis jetzt
delta-unseen = verdeckt
delta-stopped = { $card }, von einem Drachen aufgehalten
delta-reserve = Deine Planken
delta-no-planks = Du hast keine Planken mehr.
delta-lay-cards = Wähle fünf Karten und lege sie in eine Reihenfolge.
delta-ready = Dein Programm ist fertig. Bestätige es: Danach gibt es kein Zurück.
delta-ready-open = Dein Programm ist fertig. Bestätige es: Du kannst es zurücknehmen, bis alle bereit sind.
delta-take-back = Zurücknehmen
delta-sealed = Dein Programm liegt verdeckt. Die anderen überlegen noch.
delta-rehearse = Proben
delta-rehearse-help = Zeige auf zwei Orte, um eine Planke zu skizzieren, zweimal auf eine Insel für einen Stein. Was passt, verrät dir niemand.
delta-confirm-program = Bestätigen
delta-confirm = Sicher? Tu es, oder überlege noch einmal.
delta-do = Ausführen
delta-lay-first = Wo beginnt Planke { $size }? Zeige auf ein Dorf oder einen Stein.
delta-lay-second = Und wo endet sie?
delta-drop = Zeige auf das Wasser, wo der Stein liegen soll.
delta-take = Schau dir die Lücke an und wähle eine Planke nach Augenmaß.
delta-take-sure = Diese nehmen? Danach kannst du nicht mehr tauschen.
delta-take-it = Nehmen
delta-stop = Hier anhalten

## Die Runde, wie sie erzählt wird

telling-revealed = Platz { $slot }: Alle zeigen eine Karte.
telling-cancelled = Der Drache von { $by } hält { $seat } auf: „{ $what }“ wird nicht ausgeführt.
telling-stays = { $seat } kann nirgendwohin und bleibt im eigenen Dorf.
delta-course = Restlicher Weg, Runde für Runde
delta-drop-here = Ein Stein hier: { $x }, { $y }. Pfeiltasten bewegen ihn, Eingabe legt ihn ab.

## Das erste Spiel: drei Rätsel

puzzle-first-say = Du bist Schwarz, und das Dorf mit dem gestrichelten Ring ist dein Ziel. Alle legen fünf Karten verdeckt hin; dann wird eine nach der anderen ausgeführt, ob sie noch passt oder nicht.
puzzle-order-say = Am Ende deines Weges fehlt eine Planke, und du hast noch Planke 1. Drei Schritte brauchst du: auf die nächste Planke, auf die fehlende und ins Dorf.
puzzle-order-task = Erreiche das Dorf mit diesen fünf Karten: 1 Planke legen, 1 Bewegung, 2 Bewegungen, 1 Stein legen, 2 Steine legen. In welcher Reihenfolge?
puzzle-order-well = Angekommen! Für einen Schritt muss die Planke schon liegen; Steine, die niemand braucht, schaden nicht.
puzzle-order-missed = Noch nicht. Die Planke muss liegen, bevor die 2 Bewegungen kommen, sonst führt der zweite Schritt ins Leere.
puzzle-eye-say = Planken wählt man nach Augenmaß. Zwei sind noch in deinem Vorrat, Planke 2 und Planke 6, und zwischen dem Ende deines Weges und dem Dorf ist offenes Wasser. Eine genommene Planke kannst du nicht mehr tauschen.
puzzle-eye-task = Erreiche das Dorf mit diesen fünf Karten: 1 Stein legen, 2 Planken legen, 1 Bewegung, 2 Bewegungen, springen. Wohin kommt der Stein, und welche Planke liegt wo?
puzzle-eye-well = Gut geschätzt! Erst der Stein, dann die Planken, dann die Schritte. Die kurze Planke kommt dahin, wo die Lücke kurz ist.
puzzle-eye-missed = Noch nicht. Lege den Stein geradeaus, wo ihn die kurze Planke gerade noch erreicht, und behalte die lange für den Weg ins Dorf. Den Sprung zuletzt: An der falschen Stelle wirft er dich in den Fluss.
puzzle-dragon-say = Die rosa Figur steht dir im Weg, und Rosa will deine letzte Planke: Die zweite Karte von Rosa ist „entfernen“. Ein Drache hält die Karte auf, die seine Farbe auf denselben Platz gelegt hat.
puzzle-dragon-task = Erreiche das Dorf mit diesen fünf Karten: rosa Drache, springen, 1 Bewegung, 2 Bewegungen, 1 Stein legen. Was muss auf Platz 2 liegen?
puzzle-dragon-well = Aufgehalten, gesprungen, angekommen! Mehr muss man nicht wissen. Der Rest ist Raten, was die anderen vorhaben.
puzzle-dragon-missed = Noch nicht. Der Drache gehört auf Platz 2, der Sprung vor die 2 Bewegungen: über die Figur, dann auf die letzte Planke und ins Dorf.

## Everybody at a glance, and what the log says

stage-place = Platz { $slot }
delta-first = Startspieler
delta-order = Kommt als Nummer { $turn } dran
delta-others-reserve = Planken im Vorrat: { $count }.
telling-shows = { $seat } zeigt auf Platz { $slot }: { $what }.
telling-dragon_spared = Der Drache von { $seat } trifft auf den Drachen von { $victim }. Nichts wird aufgehalten.
telling-took = { $seat } nimmt eine Planke: { $plank }.
telling-laid = { $seat } legt eine Planke zwischen { $one } und { $other } ({ $plank }). Sie passt.
telling-too_short = { $seat } versucht eine Planke zwischen { $one } und { $other } ({ $plank }). Sie ist zu kurz!
telling-lost-missed = { $seat } verliert eine Planke, die zu kurz war: { $plank }. Sie ist aus dem Spiel.
telling-lost-nowhere = { $seat } verliert eine Planke, die nirgends passt: { $plank }. Sie ist aus dem Spiel.
telling-stone_placed = { $seat } legt einen Stein auf { $place }.
telling-stone_dropped = { $seat } lässt einen Stein ins Wasser ({ $place }).
telling-stone_removed = { $seat } nimmt den Stein bei { $place } weg.
telling-plank_removed = { $seat } nimmt die Planke zwischen { $one } und { $other } in den Vorrat: { $plank }.
telling-moved = { $seat } zieht weiter: { $place }.
telling-jumped = { $seat } springt über { $whom }: { $place }.
telling-fell-move = { $seat } muss ziehen, aber keine Planke daneben ist frei: in den Fluss und zurück nach Hause!
telling-fell-jump = { $seat } muss springen, aber es gibt niemanden zum Überspringen oder keinen Platz zum Landen: in den Fluss und zurück nach Hause!
