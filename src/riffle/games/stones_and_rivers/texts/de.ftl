name = Stones & Rivers
blurb = Verwandle deine Steine in Flüsse, reite auf ihnen am Gegner vorbei und bringe deine Steine drüben nach Hause.
minutes = 25

## Die Regeln

section-goal = Das Ziel
section-setup = Der Aufbau
section-turn = Dein Zug
section-move = Ziehen
section-send = Schicken
section-end = Das Ende des Spiels
section-ours = Unsere Ergänzungen
section-table = Am Tisch

rule-1 = Habe als Erster genug deiner Steine auf den Zielpunkten hinter deinem Gegner: { $board ->
        [course-small] vier
        [course-large] sechs
       *[other] fünf
    } Stück.
rule-2 = Beide Seiten legen alle ihre Teile mit der Steinseite nach oben auf die Startpunkte. { $circle ->
        [bottom] Kreis sitzt unten, Quadrat oben.
       *[top] Kreis sitzt oben, Quadrat unten.
    }
rule-3 = { $first ->
        [circle] Kreis beginnt.
        [square] Quadrat beginnt.
       *[coin] Ein geworfenes Teil entscheidet, wer beginnt.
    }
rule-10 = In deinem Zug tust du genau eines mit einem Teil: ziehen, damit ein anderes schicken, es wenden oder es drehen.
rule-11 = Du handelst nur mit deinen eigenen Teilen.
rule-12 = Nur ein Fluss lässt sich drehen: um eine Vierteldrehung, sodass er in der anderen Richtung des Gitters fließt. Ein Stein nicht.
rule-13 = Nach deinem Zug muss etwas anders sein: Ein Teil kann nicht bleiben, wo es ist, und Wenden muss eine andere Seite zeigen. Von einer Flussrichtung zur anderen kommst du durch Drehen.
rule-20 = Ein Teil geht einen Schritt auf dem Gitter, oder es reitet: Von einem Fluss, auf den es tritt, geht es so weit, wie dieser trägt. Andere Punkte sind nicht zu erreichen.
rule-21 = Ein Teil kann nicht auf einem Punkt enden, auf dem ein anderes liegt.
rule-22 = Ein Teil kann das Brett nicht verlassen, und nichts geht um den Rand herum.
rule-23 = Kein Teil darf je die Zielpunkte hinter der eigenen Seite betreten oder überqueren, wo der Gegner punktet.
rule-24 = Ein Teil, das auf einem Fluss landet, deinem oder dem des Gegners, darf in eine der beiden Flussrichtungen auf jeden freien Punkt gleiten, bis zum nächsten Teil, zum Rand oder zu verbotenen Punkten.
rule-25 = Trifft es dabei auf einen weiteren Fluss, darf es auf diesem weiter, und so von Fluss zu Fluss, auf jedem höchstens einmal.
rule-30 = { $stone_push ->
        [on] Flüsse schicken. Ein Stein kann nur den Stein direkt vor sich einen Punkt geradeaus schieben, wenn dieser Punkt frei ist.
       *[off] Nur ein Teil mit der Flussseite nach oben kann schicken. Ein Stein kann es nicht.
    }
rule-31 = Um ein Teil zu schicken, muss dein Fluss darauf landen können.
rule-32 = Das geschickte Teil gleitet in den beiden Richtungen des schickenden Flusses und weiter über Flüsse wie beim Ziehen. Es muss so auf einem freien Punkt enden; gibt es keinen, kann es nicht geschickt werden.
rule-33 = Ein geschicktes Teil darf die Punkte hinter seiner eigenen Seite nicht betreten oder überqueren, wer es auch schickt.
rule-34 = Ein Fluss, der geschickt wird, schickt selbst nichts weiter.
rule-35 = Der Schickende nimmt den Platz des geschickten Teils ein und wird zum Stein.
rule-36 = { $river_sends_river ->
        [off] Flüsse schicken keine Flüsse: Wer auf einem landet, reitet weiter.
       *[on] Ein Fluss darf jedes Teil schicken, Stein oder Fluss, deines oder das des Gegners.
    }
rule-37 = { $send_after_travel ->
        [off] Ein Fluss schickt nur ein Teil, das er mit dem ersten Schritt erreicht, nicht nach einem Ritt.
       *[on] Ein Fluss darf auch ein Teil schicken, auf dem er nach einem Ritt über andere Flüsse landet.
    }
rule-38 = { $stop_on_old ->
        [off] Ein geschicktes Teil darf den Punkt, von dem der Schickende kam, überqueren, aber nicht dort enden.
       *[on] Ein geschicktes Teil darf auf dem Punkt enden, von dem der Schickende kam.
    }
rule-40 = Wer genug Steine auf den Zielpunkten hat, hat sofort gewonnen, auch wenn der Zug des anderen den letzten dorthin brachte.
rule-41 = Ein Fluss darf auf einem Zielpunkt liegen, zählt aber erst, wenn er die Steinseite zeigt.
rule-42 = Teile auf Zielpunkten dürfen dort weiterziehen oder sie wieder verlassen.
rule-43 = Ein Spieler darf aufgeben; dann hat der andere gewonnen.
rule-50 = Die Spielregel kennt kein Unentschieden. Damit jedes Spiel endet, ist es nach { $ply_cap } Zügen beider Spieler zusammen vorbei.
rule-51 = { $repetition ->
        [off] Eine Stellung darf wiederkommen, so oft die Spieler wollen.
       *[on] Ist dieselbe Stellung mit demselben Spieler am Zug zum dritten Mal da, ist das Spiel vorbei.
    }
rule-52 = { $adjudicate ->
        [scored] Ein Spiel, das ohne genug Steine im Ziel endet, gewinnt, wer dort mehr hat; bei gleich vielen ist es unentschieden.
       *[draw] Ein Spiel, das ohne genug Steine im Ziel endet, ist unentschieden.
    }
rule-99 = Danach wird jetzt nicht gefragt, oder jemand anderes ist am Zug.

## Fragen, Antworten, und was geschah

question-first_player = Ein Teil wird um den ersten Zug geworfen.
question-turn = Ziehe, schicke, wende oder drehe eines deiner Teile.

action-move = { $origin } nach { $to } ziehen
action-send = { $onto } mit { $origin } nach { $to } schicken
action-flip = { $side ->
        [stone] { $at } auf die Steinseite wenden
        [h] { $at } zum Fluss quer über das Brett wenden
       *[v] { $at } zum Fluss längs über das Brett wenden
    }
action-rotate = Den Fluss auf { $at } drehen
action-begins = { $seat } beginnt

fact-begins = { $seat } beginnt.
fact-rode = { "" }
fact-moved = { $seat } zieht ein Teil.
fact-drifted = { "" }
fact-sent = { $seat } schickt ein Teil auf die Reise.
fact-flipped = { $side ->
        [1] { $seat } macht aus einem Fluss einen Stein.
       *[other] { $seat } macht aus einem Stein einen Fluss.
    }
fact-rotated = { $seat } dreht einen Fluss.
fact-scored = { $seat } hat { $stones } von { $wins } Steinen im Ziel.
fact-over = Das Spiel ist vorbei.

## Optionen und Enden

option-board = Brett
option-board-official = offiziell, 13 mal 14
option-board-course-small = Kurs, klein: 12 mal 13
option-board-course-medium = Kurs, mittel: 14 mal 15
option-board-course-large = Kurs, groß: 16 mal 17
option-board-bridge = Brücke, 13 mal 12
option-circle = Kreis sitzt
option-circle-top = oben
option-circle-bottom = unten
option-first = Wer beginnt
option-first-coin = durch Werfen eines Teils
option-first-circle = Kreis
option-first-square = Quadrat
option-stone_push = Steine schieben Steine
option-river_sends_river = Flüsse dürfen Flüsse schicken
option-send_after_travel = Schicken nach einem Ritt
option-stop_on_old = Ein geschicktes Teil darf enden, wo der Schickende herkam
option-ply_cap = Höchstzahl der Züge (von uns)
option-repetition = Dritte Wiederholung beendet das Spiel (von uns)
option-adjudicate = Ein Spiel ohne Ziel ist (von uns)
option-adjudicate-draw = unentschieden
option-adjudicate-scored = durch Steine im Ziel entschieden
preset-rulebook = Wie in der Spielregel
preset-course = Wie im Universitätskurs

ending-goal = Genug Steine sind im Ziel.
ending-ply_cap = Die Züge sind aufgebraucht (unsere Ergänzung).
ending-repetition = Dieselbe Stellung zum dritten Mal (unsere Ergänzung).

## Teile, für die Seite

side-0 = Kreis
side-1 = Quadrat
piece-1 = Stein
piece-2 = Fluss quer
piece-3 = Fluss längs
goal-spot = Zielpunkt
forbidden-spot = Punkt, den du nicht betreten darfst

## Ein erstes Spiel, das beim Tun lehrt

teach-move = Ein Stein geht einen Schritt auf den Linien. Bringe diesen auf den Zielpunkt vor ihm.
teach-river = Flüsse tragen. Tritt auf den Fluss und gleite darauf, so weit du willst, auch auf einen weiteren Fluss, wenn dort einer liegt.
teach-send = Ein Fluss, der auf einem Teil landet, schickt es in seine eigene Richtung und wird zum Stein. Schicke deinen Stein nach Hause.
teach-flip = Wende einen Stein, und er wird zum Fluss, quer oder längs. Baue dir einen Weg und nutze ihn.
