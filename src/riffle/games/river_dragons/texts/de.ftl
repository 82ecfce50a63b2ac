name = River Dragons
blurb = Fünf geheime Karten, ein Fluss voller Lücken und ein Drache, der immer im falschen Moment kommt.
minutes = 30

## The rules

section-setup = Aufbau
section-program = Programmieren
section-turn = Ablauf einer Runde
section-stones = Steine
section-planks = Planken
section-remove = Entfernen
section-movement = Bewegen
section-jump = Springen
section-dragons = Drachen
section-table = Am Tisch

rule-1 =
    { $three_players ->
        [blue_red_pink] Zu zweit spielt man Rosa und Schwarz, zu dritt Blau, Rot und Rosa, zu viert Blau, Grün, Rot und Gelb, zu fünft alle außer Schwarz, zu sechst alle Farben.
       *[other] Zu zweit spielt man Rosa und Schwarz, zu dritt Blau, Rot und Gelb, zu viert Blau, Grün, Rot und Gelb, zu fünft alle außer Schwarz, zu sechst alle Farben.
    }
rule-2 = Du beginnst im Dorf deiner Farbe, mit deinen sechs verschieden langen Planken und einer Karte für jede Aktion. Dazu kommt eine Drachenkarte für jede andere Farbe im Spiel.{ $short_game ->
        [on] {" "}Im kurzen Spiel sind alle Planken länger.
       *[off] {""}
    }
rule-3 = Dein Ziel ist das Dorf genau gegenüber von deinem.
rule-4 =
    { $starts ->
        [random] Der Startspieler wird ausgelost.
       *[other] Spieler { $starts } ist Startspieler.
    }
rule-5 = Gespielt wird im Uhrzeigersinn, in der Reihenfolge der Dörfer.
rule-6 =
    { $colours ->
        [chosen] Nimm eine Farbe, die bei dieser Spielerzahl im Spiel ist und die noch niemand hat.
       *[dealt] Die Farben, die bei dieser Spielerzahl im Spiel sind, werden ausgelost, eine für jeden.
    }
rule-10 = Alle wählen gleichzeitig und geheim fünf Karten und legen sie in der Reihenfolge hin, in der sie gespielt werden.
rule-11 = Die fünf Karten sind alle verschieden: Jede Karte hast du nur einmal auf der Hand.
rule-12 = Höchstens eine der fünf Karten ist ein Drache.
rule-13 = Drachen gibt es nur für die anderen Farben, die im Spiel sind.
rule-14 = Ein Programm hat genau fünf Karten, nicht mehr und nicht weniger.
rule-15 =
    { $reopen ->
        [on] Ein bestätigtes Programm kann zurückgenommen werden, bis der letzte Spieler bestätigt hat.
       *[off] Ein bestätigtes Programm ist endgültig.
    }
rule-20 = Die Karten werden Platz für Platz gezeigt und gespielt: erst die erste Karte von allen, dann die zweite, bis zur fünften.
rule-21 = Auf jedem Platz handelt zuerst der Startspieler, dann die anderen im Uhrzeigersinn. Was eine Karte bewirkt, wird erst beim Ausspielen entschieden, auf dem Brett, wie es dann ist.
rule-22 = Nach den fünften Karten geht die Startspielerkarte einen Platz im Uhrzeigersinn weiter, und alle nehmen ihre Karten zurück.
rule-23 = Das Spiel endet in dem Augenblick, in dem eine Figur ihr Ziel betritt. Ihr Spieler hat gewonnen.
rule-24 =
    { $turn_limit ->
        [0] Die Zahl der Runden ist nicht begrenzt.
       *[other] Ist nach { $turn_limit } Runden niemand angekommen, gewinnt niemand.
    }
rule-25 =
    { $stranded ->
        [count]
            { $side ->
                [water] Sind alle Figuren zu Hause und reichen die übrigen Planken auch in gerader Linie nicht hinüber, gewinnt niemand.
               *[islands]
                    { $short_game ->
                        [on] Sind alle Figuren zu Hause und höchstens drei Planken übrig, kann niemand mehr hinüber, und niemand gewinnt.
                       *[off] Sind alle Figuren zu Hause und höchstens vier Planken übrig, kann niemand mehr hinüber, und niemand gewinnt.
                    }
            }
       *[never] Steht keine Figur auf einer Planke und sind weniger als zwei Planken im Spiel, kann niemand mehr hinüber, und niemand gewinnt. Zwei Planken genügen: eine vorn anlegen, hinübergehen und die hintere aufnehmen.
    }
rule-30 =
    { $side ->
        [water] Du musst je nach Karte einen oder zwei Steine legen, wo du willst im Wasser.
       *[islands] Du musst je nach Karte einen oder zwei Steine legen, auf beliebige freie Inseln.
    }
rule-31 =
    { $side ->
        [water] Auf dieser Seite des Bretts gibt es keine Inseln: Ein Stein darf überall im Wasser liegen.
       *[islands] Jede Insel trägt höchstens einen Stein.
    }
rule-32 = Ein Stein kann nicht unter einer Planke liegen.
rule-33 = Gibt es keine Steine oder keine Plätze mehr, legst du so viele wie möglich; der Rest verfällt.
rule-34 = Ein Stein bleibt liegen, wo er ist. Nur die Karte zum Entfernen nimmt ihn weg.
rule-35 = Ein Stein liegt ganz auf dem Brett.
rule-36 = Zwei Steine berühren sich nicht.
rule-37 = Ein Stein liegt im Wasser und berührt kein Dorf.
rule-40 = Du musst je nach Karte eine Planke oder nacheinander zwei legen, irgendwo auf dem Brett.
rule-41 = Eine Planke liegt auf zwei Steinen oder auf einem Dorf und einem Stein, aber nicht zwischen zwei Dörfern.
rule-42 = Beide Enden einer Planke brauchen einen Stein oder ein Dorf.
rule-43 = Nimm eine Planke aus deinem eigenen Vorrat. Ist sie genommen, gibt es kein Zurück.
rule-44 = Eine Planke muss lang genug sein, um auf beiden Seiten aufzuliegen. Länger als nötig darf sie sein.
rule-45 = Eine Planke, die nirgends passt, scheidet für immer aus.
rule-46 =
    { $a_miss_is_lost ->
        [on] Eine Planke, die sich als zu kurz erweist, ist sofort verloren.
       *[off] Eine Planke, die sich als zu kurz erweist, muss woanders versucht werden.
    }
rule-47 = Ein Stein oder ein Dorf trägt höchstens drei Planken.
rule-48 = Eine Planke kreuzt keine andere. Zwei Planken treffen sich nur auf einem Stein oder in einem Dorf, das beide trägt.
rule-49 = Zwischen zwei Stützen liegt nur eine Planke.
rule-50 = Eine Planke führt nicht über einen dritten Stein.
rule-51 = Diese beiden liegen außer Reichweite jeder Planke.
rule-52 = Hier hast du diese Planke schon versucht.
rule-53 = Ist dein Vorrat leer, geschieht nichts.
rule-54 =
    { $show_fits ->
        [on] Für Jüngere zeigt das Brett, was passt.
       *[off] Niemand misst nach: Schätze die Länge mit dem Auge.
    }
rule-55 = Eine Planke liegt nicht quer über einem Dorf, das sie nicht trägt.
rule-60 = Du musst eine Planke oder einen Stein entfernen, wenn du kannst. Die Planke kommt in deinen Vorrat, der Stein zurück zu den gemeinsamen.
rule-61 = Nur eine Planke, die auf dem Brett liegt, kann entfernt werden.
rule-62 = Eine Planke, auf der eine Figur steht, bleibt liegen.
rule-63 = In deinem Vorrat dürfen nicht zwei Planken gleicher Größe sein.
rule-64 = In deinem Vorrat dürfen nicht Planken von mehr als zwei Farben sein.
rule-65 = Ein Stein, der eine Planke trägt, bleibt liegen.
rule-66 = Hier ist kein Stein, der zu entfernen wäre.
rule-67 = Kann nichts entfernt werden, geschieht nichts.
rule-68 =
    { $top_plank_only ->
        [on] Eine Planke, auf der eine andere liegt, bleibt liegen.
       *[off] Ob eine andere Planke darüber liegt, spielt keine Rolle.
    }
rule-70 = Du musst auf eine benachbarte Planke oder in ein Dorf ziehen. Jede Planke ist recht, gleich welcher Farbe.
rule-71 = Du kannst nur auf eine Planke ziehen, die sich mit deiner einen Stein teilt, oder in ein Dorf an ihrem Ende. Aus einem Dorf trittst du auf eine Planke, die dort aufliegt.
rule-72 = Auf einer Planke ist Platz für eine Figur, in einem Dorf für beliebig viele.
rule-73 = Bei zwei Bewegungen darfst du nach der ersten anhalten, weitergehen oder umkehren.
rule-74 = Kannst du nicht ziehen, fällst du in den Fluss und kehrst in dein Dorf zurück.
rule-80 = Du musst über genau eine Figur springen.
rule-81 = Du kannst nur über eine Figur auf einer benachbarten Planke springen.
rule-82 = Du landest auf einer freien Planke oder in einem Dorf neben der Figur, über die du springst.
rule-83 = Du kannst nicht dort landen, wo du herkommst.
rule-84 = Kannst du nicht springen, fällst du in den Fluss und kehrst in dein Dorf zurück.
rule-90 = Ein Drache hält die Karte auf, die der Spieler seiner Farbe auf denselben Platz gelegt hat.
rule-91 = Ein Drache hält keinen anderen Drachen auf.
rule-92 = Alle Drachen eines Platzes gelten, auch mehrere gegen einen Spieler.
rule-99 = Das ist gerade nicht gefragt, oder jemand anderes ist am Zug.

## Questions, answers, and what happened

question-colour = Wähle deine Farbe.
question-first_player = Der Startspieler wird ausgelost.
question-program = Lege fünf Karten der Reihe nach hin und bestätige.
question-place_stone = Lege einen Stein.
question-take_plank = Sieh dir die Lücke an und nimm eine Planke. Es gibt kein Zurück.
question-lay_plank = Lege die Planke, die du genommen hast.
question-remove = Entferne eine Planke oder einen Stein.
question-move = Ziehe deine Figur.
question-step = Geh noch einen Schritt oder halte an.
question-jump = Springe über eine Figur.

action-choose = { $colour } spielen
action-deal = Spieler { $seat } bekommt { $colour }
action-begins = Spieler { $seat } beginnt
action-lay_card = Karte: { $card }
action-confirm = Programm bestätigen
action-place = Stein auf { $island } legen
action-drop = Stein bei { $x }, { $y } legen
action-take = Planke { $plank } nehmen
action-lay = Planke legen: { $pair }
action-remove_plank = Planke { $plank } entfernen
action-remove_stone = Stein auf { $stone } entfernen
action-move = Nach { $to } ziehen
action-stop = Hier anhalten
action-jump = Über die Figur auf { $over } nach { $to } springen

fact-colour = { $seat } spielt { colour-name }.
fact-begins = { $seat } beginnt.
fact-turn = Runde { $turn }. Startspieler ist { $seat }.
fact-revealed = { $seat } zeigt: { card-name }.
fact-cancelled = Ein Drache hält { $seat } auf: „{ card-name }“ wird nicht ausgeführt.
fact-dragon_spared = { $seat } schickt einen Drachen gegen einen Drachen. Nichts wird aufgehalten.
fact-acts = { $seat }: { card-name }.
fact-stone_placed = { $seat } legt einen Stein.
fact-no_stone = { $seat } hat keinen Stein oder keinen Platz dafür.
fact-took = { $seat } nimmt eine Planke.
fact-laid = { $seat } legt die Planke. Sie passt.
fact-too_short = { $seat } legt die Planke. Sie ist zu kurz!
fact-lost =
    { $missed ->
        [1] Die Planke versinkt und scheidet aus.
       *[0] Die Planke passt nirgends und scheidet aus.
    }
fact-no_plank = { $seat } hat keine Planke mehr.
fact-plank_removed = { $seat } nimmt eine Planke vom Brett.
fact-stone_removed = { $seat } nimmt einen Stein weg.
fact-nothing_removed = { $seat } findet nichts zu entfernen.
fact-moved = { $seat } zieht.
fact-stopped = { $seat } hält an.
fact-jumped = { $seat } springt über eine Figur.
fact-fell = { $seat } fällt in den Fluss und ist wieder im Startdorf.
fact-arrived = { $seat } ist angekommen!
fact-turn_over = Die Runde ist zu Ende. Als Nächstes beginnt { $seat }.
fact-over = Das Spiel ist zu Ende.

## Options and endings

option-side = Spielbrett
option-side-islands = mit Inseln
option-side-water = offenes Wasser (für Erfahrene)
option-colours = Farben
option-colours-dealt = verteilt
option-colours-chosen = gewählt
option-three_players = Farben zu dritt
option-three_players-blue_red_yellow = Blau, Rot, Gelb (Spielregel)
option-three_players-blue_red_pink = Blau, Rot, Rosa (gerechter)
option-starts = Wer beginnt
option-starts-random = ausgelost
option-starts-1 = Spieler 1
option-starts-2 = Spieler 2
option-starts-3 = Spieler 3
option-starts-4 = Spieler 4
option-starts-5 = Spieler 5
option-starts-6 = Spieler 6
option-reopen = Ein Programm kann zurückgenommen werden, bis alle fertig sind
option-a_miss_is_lost = Eine zu kurze Planke ist verloren
option-show_fits = Zeigen, was passt (für Kinder)
option-short_game = Kurzes Spiel mit längeren Planken
option-top_plank_only = Nur die oberste Planke kann entfernt werden
option-turn_limit = Höchstzahl der Runden (0: keine Grenze)
option-stranded = Wenn wenige Planken übrig sind
option-stranded-count = Spielende, sobald keine ganze Brücke mehr möglich ist
option-stranded-never = es geht weiter, solange es zwei gibt
preset-rulebook = Wie in der Spielregel
preset-children = Für Kinder
preset-short = Kurzes Spiel
preset-strict = Streng
preset-expert = Seite für Erfahrene

ending-arrived = Eine Figur hat ihr Ziel erreicht.
ending-turn_limit = Die Runden sind gespielt, und niemand ist angekommen.
ending-stranded = Zu wenige Planken sind übrig: Niemand kommt mehr hinüber.

## Pieces

colour-0 = Blau
colour-1 = Schwarz
colour-2 = Rot
colour-3 = Gelb
colour-4 = Rosa
colour-5 = Grün
colour-name =
    { $colour ->
        [0] { colour-0 }
        [1] { colour-1 }
        [2] { colour-2 }
        [3] { colour-3 }
        [4] { colour-4 }
       *[5] { colour-5 }
    }
card-0 = 1 Stein legen
card-1 = 2 Steine legen
card-2 = 1 Planke legen
card-3 = 2 Planken legen
card-4 = entfernen
card-5 = 1 Bewegung
card-6 = 2 Bewegungen
card-7 = springen
card-8 = blauer Drache
card-9 = schwarzer Drache
card-10 = roter Drache
card-11 = gelber Drache
card-12 = rosa Drache
card-13 = grüner Drache
card-name =
    { $card ->
        [0] { card-0 }
        [1] { card-1 }
        [2] { card-2 }
        [3] { card-3 }
        [4] { card-4 }
        [5] { card-5 }
        [6] { card-6 }
        [7] { card-7 }
        [8] { card-8 }
        [9] { card-9 }
        [10] { card-10 }
        [11] { card-11 }
        [12] { card-12 }
       *[13] { card-13 }
    }

## The board in characters

picture-signs = (A1) ein Stein auf seiner Insel · A1 eine leere Insel · [{ colour-0 }] ein Dorf · @1 die Figur von Spieler 1 · Zahlen auf Linien: Größen der Planken
picture-turn = Runde { $turn }. Steine im gemeinsamen Vorrat: { $stones }.
picture-player = { $seat } { $colour }; Figur: { $space }; Ziel: { $goal }. Planken: { $planks }.
picture-first = Startspieler.
picture-cards = Karten:
picture-none = keine
picture-planks = Planken auf dem Brett:

## The coach

name-card = { card-name }
name-colour = { colour-name }
name-village = Dorf { colour-name }
name-plank = Planke { $size }
name-lying = Planke { $size } ({ colour-name })
name-choose = { $colour } spielen
name-place = Stein auf { $island }
name-drop = Stein ins Wasser
name-take = Planke { $size } nehmen
name-lay = von { $one } nach { $other } legen
name-remove-plank = { $plank } wegnehmen
name-remove-stone = den Stein auf { $island } wegnehmen
name-go = nach { $to } ziehen
name-stop = stehen bleiben
name-jump = über die Figur auf { $over } nach { $to } springen
coach-arrives = Damit bist du meist noch in dieser Runde am Ziel.
coach-stops = Das hält einen Gegner in dieser Runde meist vom Ziel ab.
coach-stays-dry = Damit bleibt deine Figur meist aus dem Fluss.
coach-too-short = Die Planke war für diese Lücke zu kurz.
coach-too-short-slanting = Planke { $plank } war von hier aus zu kurz: Sie wirkte lang genug, weil die Lücke schräg verläuft, und schräge Lücken wirken kürzer, als sie sind.
coach-keeps-plank = Damit verlierst du meist keine Planke, und eine verlorene kommt nie zurück.
coach-spares-long = Planke { $better } ist hier lang genug, und Planke { $played } bleibt für eine breitere Lücke.
coach-look-way = Verfolge den Weg zu deinem Ziel: Was fehlt ihm zuerst?
coach-look-jump = Wird jemand neben dir stehen, wenn dein Sprung an der Reihe ist?
coach-look-remove = Welche Planke oder welcher Stein hilft einem Rivalen mehr als dir?
coach-look-place-stone = Verfolge den Weg zu deinem Ziel: Wo fehlt noch ein Stein?
coach-look-take-plank = Sieh dir die Lücke an und vergleiche sie mit Planken, die liegen.
coach-look-lay-plank = Welche Lücke auf deinem Weg ist kurz genug für die Planke in deiner Hand?
coach-look-move = Welche Planke neben dir führt zum Ziel?
coach-look-step = Wo stehst du, wenn sich die anderen bewegen?
coach-look-jump-now = Wo landest du, und was kommt danach?
coach-look-colour = Jede Farbe hat ihr Ziel genau gegenüber.
coach-luck-first = Wer beginnt, hat das Los entschieden.
