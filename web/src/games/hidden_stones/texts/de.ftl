# Hidden Stones: die Worte auf dem Brett.

## Stones

stone-sun = Sonne
stone-moon = Mond
stone-fish = Fisch
stone-bird = Vogel
stone-horse = Pferd
stone-ship = Schiff
stone-seed = Saatkorn
stone-tree = Baum
stone-any = beliebiger Stein
stones-group = Die neun Steine
stones-cell = Reihe { $row }, Spalte { $column }: { $stone }, hinten { $back }
stones-pairs = Zwei Seiten eines Steins
stones-pair =
    { $count ->
        [one] 1 Stein mit { $a } und { $b }
       *[other] { $count } Steine mit { $a } und { $b }
    }

## Cards

stones-hand = Deine Karten
stones-card =
    { $value ->
        [one] Karte für 1 Punkt: { $rows }
       *[other] Karte für { $value } Punkte: { $rows }
    }
stones-fits = Die Steine zeigen sie jetzt.
stones-fits-short = passt
stones-piles = Stapel
stones-pile =
    { $count ->
        [one] 1 Karte zum Ziehen
       *[other] { $count } Karten zum Ziehen
    }
stones-discard = { $count } abgelegt
stones-strikes =
    { $count ->
        [one] 1 Minuspunkt von 4
       *[other] { $count } Minuspunkte von 4
    }
stones-scores = Eingelöste Karten
stones-score = { $who }: { $cards } von { $needed } Karten eingelöst.
stones-ones = Mit dem Wert 1: { $ones }.
stones-ones-lead = Die meisten Karten mit dem Wert 1 ({ $ones }): am Ende 3 Punkte dazu.
stones-look-pile = Eingelöste Karten: { $who }
stones-pile-of = Eingelöste Karten: { $who }
stones-discards = Abgelegte Karten
stones-pile-sum =
    { $cards ->
        [one] 1 Karte. Wert: { $points }.
       *[other] { $cards } Karten. Gesamtwert: { $points }.
    }
stones-pile-empty = Hier liegen noch keine Karten.
stones-last-round = letzte Runde
stones-log-scored =
    { $value ->
        [one] { $who } löst eine Karte für 1 Punkt ein: { $stones }.
       *[other] { $who } löst eine Karte für { $value } Punkte ein: { $stones }.
    }

## What to do now

stones-turn = Wähle zwei Nachbarsteine zum Tauschen oder einen zum Umdrehen. Beides kostet eine Karte.
stones-no-cards = Du hast keine Karte mehr: Beende den Zug und zieh nach.
stones-turn-fits =
    { $count ->
        [one] Eine deiner Karten passt: Nimm ihre Punkte. Oder mach mit den Steinen weiter.
       *[other] { $count } deiner Karten passen: Nimm die Punkte für eine. Oder mach mit den Steinen weiter.
    }
stones-picked = Gewählt: { $stone } (hinten { $back }). Wähle einen Nachbarn zum Tauschen oder dreh den Stein um.
stones-pay-swap = Lege eine Karte ab, um { $a } und { $b } zu tauschen.
stones-pay-flip = Lege eine Karte ab, um den Stein umzudrehen ({ $a }).
stones-card-taken = Diese Karte ist der Preis: Wähle zwei Nachbarsteine zum Tauschen oder einen zum Umdrehen.
stones-card-fits =
    { $value ->
        [one] Diese Karte passt: Nimm 1 Punkt oder zahle mit ihr.
       *[other] Diese Karte passt: Nimm { $value } Punkte oder zahle mit ihr.
    }
stones-confirm = So? Die Karte wird abgelegt.

## Hints

stones-hint-swap = Tipp: Lege die markierte Karte ab und tausche { $a } und { $b }.
stones-hint-flip = Tipp: Lege die markierte Karte ab und dreh den Stein um ({ $a }).
stones-hint-score = Tipp: Nimm die Punkte der markierten Karte.
stones-hint-end = Tipp: Beende jetzt deinen Zug.
stones-hint-pass_turn = Tipp: Passe und zieh zwei Karten.
stones-hint-goal =
    { $away ->
        [one] Danach passt deine Karte mit Wert { $value }.
       *[other] Nach { $away } Aktionen passt deine Karte mit Wert { $value }.
    }
stones-hint-fresh = Keine deiner Karten lässt sich in diesem Zug einlösen: Lege ab, was weit weg ist, und zieh neue.
stones-away =
    { $away ->
        [one] 1 Aktion
       *[other] { $away } Aktionen
    }

## Buttons

stones-do-swap = Tauschen
stones-do-flip = Umdrehen
stones-do-score =
    { $value ->
        [one] 1 Punkt nehmen
       *[other] { $value } Punkte nehmen
    }
stones-do-end = Zug beenden
stones-do-pass = Passen, zwei ziehen

## Playing alone

stones-solo-of = { $cards } von { $needed } Karten
stones-solo-title = Allein spielen
stones-solo-how = Wie man allein spielt
stones-solo-cards = Du spielst mit 16 Karten: acht mit Wert 1, vier mit Wert 2, drei mit Wert 3 und eine mit Wert 5. Löse alle ein, und du hast gewonnen.
stones-solo-crosses = Ein Zug, der ohne eingelöste Karte endet, bringt ein Kreuz (einen Minuspunkt). Drei werden verziehen, mit dem vierten ist das Spiel verloren.
stones-solo-back = Was du abwirfst, kommt wieder: Ist der Stapel leer, wird es gemischt und neu gezogen. Nur eingelöste Karten sind für immer weg.
stones-solo-end = Punkte zählen hier nicht, nur Karten. Sind noch vier oder weniger übrig, hast du alle auf der Hand, und nichts ist mehr Zufall.
