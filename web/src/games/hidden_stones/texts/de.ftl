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
stones-cell = Reihe { $row }, Spalte { $column }: { $stone }

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

## What to do now

stones-turn = Wähle zwei Nachbarsteine zum Tauschen oder einen zum Umdrehen. Beides kostet eine Karte.
stones-turn-fits =
    { $count ->
        [one] Eine deiner Karten passt: Nimm ihre Punkte. Oder mach mit den Steinen weiter.
       *[other] { $count } deiner Karten passen: Nimm die Punkte für eine. Oder mach mit den Steinen weiter.
    }
stones-picked = Gewählt: { $stone }. Wähle einen Nachbarn zum Tauschen oder dreh den Stein um.
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
        [one] Eine Aktion, und deine Karte mit Wert { $value } passt.
       *[other] { $away } Aktionen, und deine Karte mit Wert { $value } passt.
    }
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
