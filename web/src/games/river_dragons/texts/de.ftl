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

telling = Was gerade geschieht
telling-again = Noch einmal:
telling-pause = Anhalten
telling-play = Weiter
telling-next = Nächstes Ereignis
telling-skip = Zum jetzigen Stand springen
telling-skip-mine = Zu deinem Zug springen
telling-replay = Die letzte Runde noch einmal zeigen
telling-speed = Tempo: { $speed }
telling-revealed = Platz { $slot }: Alle zeigen eine Karte.
telling-cancelled = Der Drache von { $by } hält { $seat } auf: „{ $what }“ wird nicht ausgeführt.
telling-took = { $seat } nimmt Planke { $size }.
telling-laid = { $seat } legt Planke { $size }. Sie passt.
telling-too_short = Planke { $size } ist hier zu kurz!
telling-jumped = { $seat } springt über { $whom }.
telling-stays = { $seat } kann nirgendwohin und bleibt im eigenen Dorf.
delta-drop-here = Ein Stein hier: { $x }, { $y }. Pfeiltasten bewegen ihn, Eingabe legt ihn ab.
