name = Hidden Stones
blurb = Tausche neun Steine und drehe sie um, bis sie zeigen, was auf deinen Karten zu sehen ist – aber jede Bewegung kostet eine Karte.
minutes = 20

## Die Regeln

section-setup = Aufbau
section-turn = Dein Zug
section-stones = Steine bewegen
section-score = Eine Karte einlösen
section-end-of-turn = Den Zug beenden
section-pass = Passen
section-end-of-game = Das Ende des Spiels
section-solo = Allein spielen
section-table = Am Tisch

rule-1 = Neun Steine liegen gemischt in einem Quadrat von drei mal drei, jeder mit einer zufälligen Seite nach oben. Alle Bilder stehen aufrecht und sind für alle gleich ausgerichtet.
rule-2 = Alle bekommen vier Karten und halten sie geheim.
rule-3 = Die übrigen Karten sind der verdeckte Nachziehstapel. Abgelegte Karten liegen offen daneben.
rule-4 =
    { $first ->
        [random] Wer beginnt, wird ausgelost
       *[other] Spieler { $first } beginnt
    } und bleibt das ganze Spiel über gekennzeichnet, denn jede Runde endet, kurz bevor dieser Platz wieder an der Reihe ist.
rule-10 = Gespielt wird im Uhrzeigersinn.
rule-11 = In deinem Zug tauschst du Steine, drehst Steine um und löst Karten ein, so oft du willst und in beliebiger Reihenfolge. Dann beendest du den Zug.
rule-12 = Ohne Handkarte kannst du weder Steine bewegen noch etwas einlösen: Beende den Zug.
rule-20 = Um Steine zu tauschen oder einen umzudrehen, legst du eine Handkarte ab. Welche, ist gleich, auch wenn die Bewegung nichts einbringt.
rule-21 = Ein Tausch betrifft zwei Steine, die unmittelbar neben- oder untereinander liegen, nie schräg. Sie behalten ihre sichtbare Seite.
rule-22 = Ein umgedrehter Stein zeigt seine andere Seite: Sonne und Mond, Fisch und Vogel, Pferd und Schiff, Saatkorn und Baum teilen sich je einen Stein.
rule-30 = Eine Karte lässt sich nur einlösen, solange die Steine so liegen, wie sie es zeigt: irgendwo im Quadrat, aber weder gedreht noch gespiegelt.
rule-31 = Einlösen kannst du nur Karten deiner eigenen Hand und nur, wenn du am Zug bist. Die Karte kommt offen auf deinen Gewinnstapel; das kostet nichts.
rule-32 = Ein grauer Stein auf einer Karte steht für jeden beliebigen Stein, doch im Quadrat muss Platz für ihn sein.
rule-33 = Jede Karte zählt einmal, auch wenn ihre Formation mehrfach ausliegt. Dieselben Steine dürfen für mehrere Karten gelten, und was eingelöst ist, bleibt dir.
rule-34 = Wer eine Karte einlöst, zeigt allen die Steine, die ihre Formation bilden.
rule-40 = Du darfst deinen Zug jederzeit beenden, auch ohne etwas getan zu haben. Dann ziehst du bis auf vier Karten nach; mit vier oder mehr ziehst du nichts und behältst alle.
rule-41 = Ist der Nachziehstapel leer, wenn du ziehen musst, werden die abgelegten Karten gemischt und bilden den neuen Stapel. Eingelöste Karten kommen nie zurück.{ $solo_win ->
        [played] {" "}Allein kommen auch die abgelegten Karten nicht zurück (Regel 73).
       *[scored] {""}
    }
rule-42 = Gibt es gar nichts mehr zu ziehen, spielst du mit den Karten weiter, die du hast.
rule-50 = Passen kannst du nur anstelle von allem anderen: Hast du Steine getauscht, einen umgedreht oder eine Karte eingelöst, geht es in diesem Zug nicht mehr.
rule-51 = Du kannst nicht in zwei Zügen hintereinander passen. Hast du einen Zug auf die übliche Weise beendet, darfst du wieder passen.
rule-52 = Wer passt, zieht zwei Karten, und der Zug ist vorbei.
rule-53 =
    { $hand_cap ->
        [0] Für die Zahl der Handkarten gibt es keine Grenze.
       *[other] Du kannst nicht passen, wenn du danach mehr als { $hand_cap } Karten hättest.
    }
rule-60 = Die letzte Runde läuft, sobald jemand am Ende des eigenen Zuges genug Karten eingelöst hat: 10 zu zweit, 9 zu dritt, 8 zu viert, 7 zu fünft.
rule-61 = Die Runde wird zu Ende gespielt, damit alle gleich viele Züge hatten.
rule-62 = Alle zählen die Werte der Karten auf ihrem Gewinnstapel zusammen.
rule-63 = Wer die meisten Karten mit dem Wert 1 eingelöst hat, bekommt 3 Punkte dazu. Bei Gleichstand bekommen sie alle Beteiligten; hat niemand eine, bekommt sie niemand.
rule-64 = Die höchste Summe gewinnt. Wer gleich viel hat, teilt sich den Sieg.
rule-70 = Allein spielst du mit 16 ausgelosten Karten: acht mit dem Wert 1, vier mit dem Wert 2, drei mit dem Wert 3 und eine mit dem Wert 5. Vier davon sind deine Hand, zwölf der Stapel.
rule-71 = Beendest du einen Zug, ohne eine Karte eingelöst zu haben, ist das ein Minuspunkt. { $pass_strikes ->
        [on] Passen bringt ebenfalls einen.
       *[off] Passen bringt keinen.
    }
rule-72 = Mit dem vierten Minuspunkt ist das Spiel sofort verloren.
rule-73 =
    { $solo_win ->
        [played] Du gewinnst, sobald alle 16 Karten gespielt sind, ob eingelöst oder abgelegt. Abgelegte Karten kommen nicht zurück.
       *[scored] Du gewinnst, sobald alle 16 Karten eingelöst sind. Abgelegte Karten kommen zurück, wenn der Stapel neu gemischt wird.
    }
rule-74 = Allein gibt es weder Punkte noch Bonus: Du gewinnst oder verlierst, und die Minuspunkte sagen, wie knapp.
rule-99 = Das ist gerade nicht gefragt, oder jemand anderes ist am Zug.

## Fragen, Antworten und was geschah

question-lay_stone = Die Steine werden gelegt.
question-first_player = Es wird ausgelost, wer beginnt.
question-solo_deck = Deine 16 Karten werden herausgesucht.
question-deal = Die Karten werden ausgeteilt.
question-turn = Tausche Steine oder drehe sie um, löse Karten ein, beende den Zug oder passe.
question-refill = Karten werden gezogen.

action-swap = { $card } ablegen und { $pair } tauschen
action-flip = { $card } ablegen und den Stein auf { $cell } umdrehen
action-score = { $card } einlösen
action-end = Den Zug beenden
action-pass_turn = Passen und zwei Karten ziehen
action-lay = Auf { $cell } wird ein Stein gelegt: { $face }
action-begins = Spieler { $seat } beginnt
action-pick = { $card } kommt in den Stapel
action-draw = { $card } wird gezogen

fact-laid = Ein Stein wird gelegt: { face-name }.
fact-begins = { $seat } beginnt.
fact-drew = { $seat } zieht eine Karte.
fact-drew-hidden = { $seat } zieht eine Karte.
fact-reshuffled =
    { $cards ->
        [one] Die eine abgelegte Karte wird zum neuen Stapel.
       *[other] Die { $cards } abgelegten Karten werden zum neuen Stapel gemischt.
    }
fact-swapped = { $seat } legt eine Karte ab und tauscht { face-name } und { other-face-name }.
fact-flipped = { $seat } legt eine Karte ab und dreht einen Stein um: Aus { back-name } wird { face-name }.
fact-scored =
    { $value ->
        [one] { $seat } löst eine Karte für 1 Punkt ein.
       *[other] { $seat } löst eine Karte für { $value } Punkte ein.
    }
fact-formation = Diese Steine bilden sie.
fact-turn_ended = { $seat } beendet den Zug.
fact-passed = { $seat } passt.
fact-last_round = { $seat } hat { $cards } Karten eingelöst: Das ist die letzte Runde.
fact-strike =
    { $strikes ->
        [one] Keine Karte eingelöst: der erste Minuspunkt.
       *[other] Keine Karte eingelöst: { $strikes } Minuspunkte.
    }
fact-bonus =
    { $ones ->
        [one] { $seat } hat die meisten Karten mit dem Wert 1 (nur 1) und bekommt 3 Punkte dazu.
       *[other] { $seat } hat die meisten Karten mit dem Wert 1 ({ $ones }) und bekommt 3 Punkte dazu.
    }
fact-over = Das Spiel ist aus.

## Einstellungen und Enden

option-first = Wer beginnt
option-first-random = wird ausgelost
option-first-1 = Spieler 1
option-first-2 = Spieler 2
option-first-3 = Spieler 3
option-first-4 = Spieler 4
option-first-5 = Spieler 5
option-hand_cap = Höchstzahl der Handkarten nach dem Passen (0: keine Grenze)
option-pass_strikes = Allein: Passen gibt einen Minuspunkt
option-solo_win = Allein: gewonnen, wenn alle Karten
option-solo_win-scored = eingelöst sind
option-solo_win-played = gespielt sind, eingelöst oder nicht
preset-rulebook = Wie in der Anleitung

ending-cards_collected = Jemand hatte genug Karten eingelöst, und die Runde wurde zu Ende gespielt.
ending-solo_won = Alle 16 Karten sind geschafft: gewonnen.
ending-solo_lost = Vier Minuspunkte: verloren.

## Seiten der Steine

face-0 = Sonne
face-1 = Mond
face-2 = Fisch
face-3 = Vogel
face-4 = Pferd
face-5 = Schiff
face-6 = Saatkorn
face-7 = Baum
face-any = beliebiger Stein
face-name =
    { $face ->
        [0] { face-0 }
        [1] { face-1 }
        [2] { face-2 }
        [3] { face-3 }
        [4] { face-4 }
        [5] { face-5 }
        [6] { face-6 }
       *[7] { face-7 }
    }
other-face-name =
    { $other_face ->
        [0] { face-0 }
        [1] { face-1 }
        [2] { face-2 }
        [3] { face-3 }
        [4] { face-4 }
        [5] { face-5 }
        [6] { face-6 }
       *[7] { face-7 }
    }
back-name =
    { $face ->
        [0] { face-1 }
        [1] { face-0 }
        [2] { face-3 }
        [3] { face-2 }
        [4] { face-5 }
        [5] { face-4 }
        [6] { face-7 }
       *[7] { face-6 }
    }

## Ein erstes Spiel, das beim Tun erklärt

teach-1 = Neun Steine, jeder mit einem Bild auf beiden Seiten. Alle spielen mit denselben Steinen.
teach-2 = Diese Karte zeigt zwei Steine nebeneinander. Liegen sie irgendwo im Quadrat genau so, darfst du die Karte einlösen.
teach-3 = Noch liegen sie nicht so. Wähle zwei benachbarte Steine zum Tauschen und dann eine Karte, die du entbehren kannst: Sie ist der Preis.
teach-4 = Jetzt zeigt einer von ihnen die falsche Seite. Drehe ihn um; auch das kostet eine Karte.
teach-5 = Da liegen sie! Löse die Karte ein: Das kostet nichts, und ihre Punkte gehören dir für immer.
teach-6 = Graue Steine auf einer Karte dürfen beliebige Steine sein. Sie sagen nur, wo im Quadrat die anderen liegen müssen.
teach-7 = Wenn du nichts mehr tun kannst, beende den Zug und ziehe wieder auf vier Karten nach.
teach-8 = Nichts in Reichweite? Dann passe, bevor du etwas anderes tust: Du ziehst zwei Karten und hast beim nächsten Mal sechs.
teach-pairs = Die Bilder gehören zu Paaren: Sonne und Mond teilen sich einen Stein, Fisch und Vogel zwei, Pferd und Schiff drei, Samen und Baum drei. So weißt du immer, was auf der Rückseite ist.
teach-turned = Es muss genau so liegen wie gezeichnet. Eine Formation wird nie gedreht und nie gespiegelt: Übereinander ist nicht nebeneinander.
teach-ones = Karten mit Wert 1 zu sammeln lohnt sich: Wer am meisten davon eingelöst hat, bekommt am Ende 3 Punkte dazu. Haben mehrere gleich viele, bekommt sie jeder von ihnen.
teach-end = Die zehnte eingelöste Karte beendet das Spiel zu zweit (zu dritt die neunte, zu viert die achte, zu fünft die siebte). Die Runde wird noch zu Ende gespielt, damit alle gleich oft dran waren. Die meisten Punkte gewinnen.

# The table in characters
picture-piles = Nachziehstapel { $pile }, abgelegt { $discarded }
picture-seat = Spieler { $seat }: { $cards } von { $needed } Karten eingelöst, { $points } Punkte, { $hand } auf der Hand
picture-strikes = Minuspunkte { $strikes } von { $most }
picture-card = { $value } wert
picture-lies = kann jetzt eingelöst werden
picture-legend = S { face-0 } / M { face-1 }, F { face-2 } / B { face-3 }, H { face-4 } / T { face-5 }, D { face-6 } / R { face-7 }
picture-cards = auf den Karten: * beliebiger Stein, / neue Reihe

## The coach

name-face = { face-name }
name-gap = Lücke
name-beside = { $a }-{ $b }
name-over = { $a } über { $b }
name-placed = { $face } { $cell }
name-all = { $all }
name-cell = { $cell ->
        [0] oben links
        [1] oben
        [2] oben rechts
        [3] links
        [4] in der Mitte
        [5] rechts
        [6] unten links
        [7] unten
       *[8] unten rechts
    }
name-in-column = { $face } { $line ->
        [0] in der linken Spalte
        [1] in der mittleren Spalte
       *[2] in der rechten Spalte
    }
name-in-row = { $face } { $line ->
        [0] in der oberen Reihe
        [1] in der mittleren Reihe
       *[2] in der unteren Reihe
    }
name-card = „{ $label }“
name-swap = { $one } ({ $at }) und { $other } ({ $to }) tauschen
name-flip = { $face } ({ $at }) umdrehen
name-card-worth = im Wert von { $value }
name-score = Karte { $card } einlösen
name-end = Zug beenden
name-pass = passen
coach-ends = Du bist in dieser Runde als Letzter dran: { $moves ->
        [0] Was daliegt, macht
        [one] Eine Bewegung macht
       *[other] { $moves } Bewegungen machen
    } { $cards } Karten voll, und das Spiel ist gewonnen.
coach-wins-alone = { $moves ->
        [0] Ohne weitere Bewegung
        [one] Mit einer Bewegung
       *[other] Mit { $moves } Bewegungen
    } sind alle Karten eingelöst: gewonnen.
coach-strike = Ohne Karte zu enden ist ein Minuspunkt; { $moves ->
        [0] schon da liegt:
        [one] bezahlen kannst du die eine Bewegung zu:
       *[other] bezahlen kannst du die { $moves } Bewegungen zu:
    } { $count ->
        [one] Karte { $cards }.
       *[other] Karten { $cards }.
    }
coach-calls = Damit hast du { $cards } Karten: Die letzte Runde beginnt, und mit den meisten Einsern führst du { $mine } zu { $theirs }.
coach-overlooked = Deine Karte { $card } { $first ->
        [1] liegt schon da, wenn dein Zug beginnt
       *[0] liegt mitten in deinem Zug da
    }: Lös sie ein, bevor du weitermachst.
coach-ones = Mit deiner Karte { $card } hast du auch die meisten Einser: drei Punkte mehr am Ende.
coach-dear = { $exactly ->
        [1] Deine anderen Karten bezahlen genau
       *[0] Mit { $hand } Karten auf der Hand kannst du dir
    } deine Karte { $cards }{ $exactly ->
        [1] {""}
       *[0] {" "}leisten
    }: { $moves ->
        [0] keine Bewegung
        [one] eine Bewegung
       *[other] { $moves } Bewegungen
    }, { $points } Punkte statt { $less ->
        [0] keinem
        [one] einem
       *[other] { $less }
    }.
coach-points = { $count ->
        [one] Deine Karte
       *[other] Deine Karten
    } { $cards } { $moves ->
        [0] { $count ->
            [one] liegt schon da
           *[other] liegen schon da
        }
        [one] { $count ->
            [one] ist eine Bewegung entfernt
           *[other] sind eine Bewegung entfernt
        }
       *[other] { $count ->
            [one] ist { $moves } Bewegungen entfernt
           *[other] sind { $moves } Bewegungen entfernt
        }
    }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } { $did ->
        [pass] statt zu passen
        [none] statt keinem
       *[less] statt { $less ->
            [one] einem
           *[other] { $less }
        }
    }.
coach-points-many = { $count } deiner Karten sind in diesem Zug { $moves ->
        [0] ohne Bewegung
        [one] mit einer Bewegung
       *[other] mit { $moves } Bewegungen
    } zu haben: { $points } Punkte { $did ->
        [pass] statt zu passen
        [none] statt keinem
       *[less] statt { $less }
    }.
coach-more-cards = { $count ->
        [one] Deine Karte { $cards }
       *[other] Deine Karten { $cards }
    } { $moves ->
        [0] { $count ->
            [one] liegt schon da: Lös sie ein.
           *[other] liegen schon da: Lös sie ein.
        }
        [one] { $count ->
            [one] ist eine Bewegung entfernt, und du kannst sie bezahlen.
           *[other] sind eine Bewegung entfernt, und du kannst sie bezahlen.
        }
       *[other] { $count ->
            [one] ist { $moves } Bewegungen entfernt, und du kannst sie bezahlen.
           *[other] sind { $moves } Bewegungen entfernt, und du kannst sie bezahlen.
        }
    }
coach-cheaper = Für { $count ->
        [one] deine Karte { $cards } reicht
       *[other] deine Karten { $cards } reicht
    } { $moves ->
        [0] das, was daliegt
        [one] eine Bewegung
       *[other] ein Weg von { $moves } Bewegungen
    }; du hast { $paid } bezahlt.
coach-pass = Keine deiner Karten ist in diesem Zug zu schaffen: Passe und zieh zwei.
coach-near = Behalte deine Karte { $card }: { $moves ->
        [0] Sie liegt für den nächsten Zug schon da.
       *[other] Sie ist nächstes Mal nur eine Bewegung entfernt.
    }
coach-hint-wins = Das gewinnt das Spiel.
coach-hint-points = { $count ->
        [one] Deine Karte
       *[other] Deine Karten
    } { $cards } { $moves ->
        [0] { $count ->
            [one] liegt schon da
           *[other] liegen schon da
        }
        [one] { $count ->
            [one] ist eine Bewegung entfernt
           *[other] sind eine Bewegung entfernt
        }
       *[other] { $count ->
            [one] ist { $moves } Bewegungen entfernt
           *[other] sind { $moves } Bewegungen entfernt
        }
    }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } in diesem Zug.
coach-hint-cards = { $count ->
        [one] Deine Karte
       *[other] Deine Karten
    } { $cards } { $moves ->
        [0] { $count ->
            [one] liegt schon da
           *[other] liegen schon da
        }
        [one] { $count ->
            [one] ist eine Bewegung entfernt
           *[other] sind eine Bewegung entfernt
        }
       *[other] { $count ->
            [one] ist { $moves } Bewegungen entfernt
           *[other] sind { $moves } Bewegungen entfernt
        }
    }: So bringt der Zug keinen Minuspunkt.
coach-hint-pass = Hier lohnt sich nichts: Passe und zieh zwei.
coach-hint-near = Das bringt deine Karte { $card } { $moves ->
        [0] für den nächsten Zug an ihren Platz.
       *[other] für den nächsten Zug auf eine Bewegung heran.
    }
coach-hint-fresh = In diesem Zug ist nichts einzulösen: Wirf ab, was weit weg ist, und zieh neue Karten.
coach-hint-waits = Keine Karte ist in diesem Zug ihren Preis wert: Behalte sie und beende den Zug.
coach-look-card = Sieh dir deine Karte { $card } an: Wie viele Bewegungen ist sie entfernt?
coach-look-reach = Zähl, wie viele Bewegungen jede deiner Karten braucht. Ist eine davon in Reichweite?
coach-luck-draw = { $who } zog die Karte { $card }, { $away ->
        [0] die schon dalag
        [one] eine Bewegung entfernt
       *[other] { $away } Bewegungen entfernt
    }.
