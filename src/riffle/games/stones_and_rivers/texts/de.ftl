name = Stones & Rivers
blurb = Verwandle deine Steine in Flüsse, fahre auf ihnen am Gegner vorbei und bringe deine Steine drüben ins Ziel.
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

rule-1 = Bringe vor deinem Gegner genug eigene Steine auf die Zielpunkte auf seiner Seite: { $board ->
        [course-small] vier
        [course-large] sechs
       *[other] fünf
    } Stück.
rule-2 = Beide Seiten legen alle ihre Figuren mit der Steinseite nach oben auf die Startpunkte. { $circle ->
        [bottom] Kreis sitzt unten, Quadrat oben.
       *[top] Kreis sitzt oben, Quadrat unten.
    }
rule-3 = { $first ->
        [circle] Kreis beginnt.
        [square] Quadrat beginnt.
       *[coin] Eine geworfene Figur entscheidet, wer beginnt.
    }
rule-10 = In deinem Zug tust du genau eines mit einer Figur: Du ziehst sie, schickst mit ihr eine andere, wendest sie oder drehst sie.
rule-11 = Du handelst nur mit deinen eigenen Figuren.
rule-12 = Nur ein Fluss lässt sich drehen: um eine Vierteldrehung, sodass er quer zur bisherigen Richtung fließt. Ein Stein nicht.
rule-13 = Nach deinem Zug muss etwas anders sein: Eine Figur kann nicht bleiben, wo sie ist, und Wenden muss eine andere Seite zeigen. Von einer Flussrichtung zur anderen kommst du durch Drehen.
rule-20 = Eine Figur geht einen Schritt auf dem Gitter, oder sie fährt: Tritt sie auf einen Fluss, darf sie auf ihm weiter. Andere Punkte sind nicht zu erreichen.
rule-21 = Eine Figur kann nicht auf einem Punkt enden, auf dem eine andere steht.
rule-22 = Das Brett hat { $board ->
        [course-small] 12 mal 13
        [course-medium] 14 mal 15
        [course-large] 16 mal 17
        [bridge] 13 mal 12
       *[official] 13 mal 14
    } Punkte. Eine Figur kann das Brett nicht verlassen, und über den Rand geht es nicht auf der anderen Seite weiter.
rule-23 = Keine Figur darf je die Zielpunkte auf ihrer eigenen Seite betreten oder überqueren; dort punktet der Gegner.
rule-24 = Eine Figur, die auf einem Fluss landet, deinem oder dem des Gegners, darf in eine der beiden Flussrichtungen auf jeden freien Punkt gleiten, bis zur nächsten Figur, zum Rand oder zu Punkten, die sie nicht betreten darf.
rule-25 = Trifft sie dabei auf einen weiteren Fluss, darf sie auf diesem weiter, und so von Fluss zu Fluss, auf jedem höchstens einmal.
rule-30 = { $stone_push ->
        [on] Flüsse schicken. Ein Stein kann nur den Stein direkt vor sich einen Punkt geradeaus schieben, wenn dieser Punkt frei ist.
       *[off] Nur eine Figur mit der Flussseite nach oben kann schicken. Ein Stein kann es nicht.
    }
rule-31 = Um eine Figur zu schicken, muss dein Fluss auf ihr landen können.
rule-32 = Die geschickte Figur gleitet in eine der beiden Richtungen des schickenden Flusses und weiter über Flüsse wie beim Ziehen. Sie muss so auf einem freien Punkt enden; gibt es keinen, kann sie nicht geschickt werden.
rule-33 = Eine geschickte Figur darf die Zielpunkte auf ihrer eigenen Seite weder betreten noch überqueren, wer sie auch schickt.
rule-34 = Ein Fluss, der geschickt wird, schickt selbst nichts weiter.
rule-35 = Der schickende Fluss nimmt den Platz der geschickten Figur ein und wendet sich auf die Steinseite.
rule-36 = { $river_sends_river ->
        [off] Flüsse schicken keine Flüsse: Eine Figur, die auf einem landet, fährt auf ihm weiter.
       *[on] Ein Fluss darf jede Figur schicken, Stein oder Fluss, deine oder die des Gegners.
    }
rule-37 = { $send_after_travel ->
        [off] Ein Fluss schickt nur eine Figur, die er mit dem ersten Schritt erreicht, nicht nach einer Fahrt.
       *[on] Ein Fluss darf auch eine Figur schicken, auf der er nach einer Fahrt über andere Flüsse landet.
    }
rule-38 = { $stop_on_old ->
        [off] Eine geschickte Figur darf den Punkt, von dem der schickende Fluss kam, überqueren, aber nicht dort enden.
       *[on] Eine geschickte Figur darf auf dem Punkt enden, von dem der schickende Fluss kam.
    }
rule-40 = Wer genug Steine auf den Zielpunkten hat, hat sofort gewonnen, auch wenn der Zug des anderen den letzten dorthin brachte.
rule-41 = Ein Fluss darf auf einem Zielpunkt liegen, zählt aber erst, wenn er die Steinseite zeigt.
rule-42 = Figuren auf Zielpunkten dürfen dort weiterziehen oder sie wieder verlassen.
rule-43 = Ein Spieler darf aufgeben; dann hat der andere gewonnen.
rule-50 = Die Spielregel kennt kein Unentschieden. { $ply_cap ->
        [0] Die Zahl der Züge ist nicht begrenzt.
       *[other] Damit jedes Spiel endet, ist es nach { $ply_cap } Zügen beider Spieler zusammen vorbei.
    }
rule-51 = { $repetition ->
        [off] Eine Stellung darf wiederkommen, so oft die Spieler wollen.
       *[on] Ist dieselbe Stellung mit demselben Spieler am Zug zum dritten Mal da, ist das Spiel vorbei.
    }
rule-52 = { $adjudicate ->
        [scored] Endet ein Spiel, ohne dass jemand genug Steine im Ziel hat, gewinnt, wer dort mehr hat; bei gleich vielen ist es unentschieden.
       *[draw] Endet ein Spiel, ohne dass jemand genug Steine im Ziel hat, ist es unentschieden.
    }
rule-99 = Das ist gerade nicht gefragt, oder jemand anderes ist am Zug.

## Fragen, Antworten, und was geschah

question-first_player = Eine Figur wird geworfen: Sie entscheidet, wer beginnt.
question-turn = Ziehe, wende oder drehe eine deiner Figuren, oder schicke mit ihr eine andere.

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
fact-moved = { $seat } zieht eine Figur.
fact-drifted = { "" }
fact-sent = { $seat } schickt eine Figur auf die Reise.
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
option-first-coin = durch Werfen einer Figur
option-first-circle = Kreis
option-first-square = Quadrat
option-stone_push = Steine schieben Steine
option-river_sends_river = Flüsse dürfen Flüsse schicken
option-send_after_travel = Schicken nach einer Fahrt
option-stop_on_old = Eine geschickte Figur darf enden, wo der schickende Fluss herkam
option-ply_cap = Höchstzahl der Züge (unsere Regel) (0: keine Grenze)
option-repetition = Dritte Wiederholung beendet das Spiel (unsere Regel)
option-adjudicate = Erreicht niemand das Ziel, ist das Spiel (unsere Regel)
option-adjudicate-draw = unentschieden
option-adjudicate-scored = durch Steine im Ziel entschieden
preset-usual = Wie üblich
preset-rulebook = Wie in der Spielregel
preset-course = Wie im Universitätskurs

ending-goal = Genug Steine sind im Ziel.
ending-ply_cap = Die Züge sind aufgebraucht (unsere Ergänzung).
ending-repetition = Dieselbe Stellung zum dritten Mal (unsere Ergänzung).

## Figuren, für die Seite

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
teach-send = Ein Fluss, der auf einer Figur landet, schickt sie in seine eigene Richtung und wird zum Stein. Schicke deinen Stein ins Ziel.
teach-flip = Wende einen Stein, und er wird zum Fluss, quer oder längs. Baue dir einen Weg und nutze ihn.

# The board in characters
picture-circle = Kreis
picture-square = Quadrat
picture-scored =
    { $stones ->
    [one] { $stones } Stein im Ziel
   *[other] { $stones } Steine im Ziel
 }
picture-letters = Zeichen: o Stein, - Fluss quer, | Fluss längs; O = H gehören Quadrat; * und + sind die Zielpunkte von Kreis und Quadrat.

## The coach

name-move = { $from } nach { $to }
name-send = { $onto } mit dem Fluss auf { $from } nach { $to } schicken
name-flip = { $at } zum { $side ->
        [0] Stein
        [1] Querfluss
       *[2] Längsfluss
    } machen
name-rotate = den Fluss auf { $at } drehen
coach-wins = { $turns ->
        [one] Das gewinnt sofort.
       *[other] Das erzwingt den Sieg in { $turns } Zügen.
    }
coach-saves = { $turns ->
        [one] Das verhindert einen Sieg, der sonst im nächsten Zug kommt.
       *[other] Das verhindert einen Sieg, der sich sonst in { $turns } Zügen erzwingen lässt.
    }
coach-home = { $count ->
        [one] Das bringt in den nächsten Zügen einen Stein ins Ziel.
       *[other] Das bringt in den nächsten Zügen { $count } Steine ins Ziel.
    }
coach-sends = Das schickt eine Figur des Gegners fort und nimmt ihren Platz ein.
coach-parries = Das hält den Gegner davon ab, so bald einen Stein ins Ziel zu bringen.
coach-rides = Das fährt auf den Flüssen, die schon daliegen, statt zu gehen.
coach-road = Das legt einen Fluss, und ein Fluss ist ein Weg für alle Figuren dahinter.
coach-forward = { $rows ->
        [one] Das bringt die vordersten Figuren in den nächsten Zügen eine Reihe näher ans Ziel.
       *[other] Das bringt die vordersten Figuren in den nächsten Zügen { $rows } Reihen näher ans Ziel.
    }
coach-held-back = { $rows ->
        [one] Das hält die vordersten Figuren des Gegners eine Reihe weiter vom Ziel fern.
       *[other] Das hält die vordersten Figuren des Gegners { $rows } Reihen weiter vom Ziel fern.
    }
coach-deeper = Weiter vorausgesehen bringt das mehr: Chancen von { $better } % statt { $played } %.
coach-look-piece = Sieh dir die Figur auf { $at } an: Wohin kommt sie?
