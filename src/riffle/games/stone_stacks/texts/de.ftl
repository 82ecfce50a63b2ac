name = Steinstapel
blurb = Baut gemeinsam sechs Türme aus echten Steinen, mit ruhiger Hand. Wer einen umwirft, bezahlt alle anderen.
minutes = 20

## Die Regeln

section-setup = Vorbereitung
section-start = Alternativer Beginn
section-tile = Plättchen und Stein wählen
section-place = Den Stein setzen
section-hand = Die Hand
section-marker = Den Ortsmarker bewegen
section-fall = Wenn ein Stapel fällt
section-river = Der Fluss ist leer
section-end = Das Ende des Spiels
section-table = Am Tisch

rule-10 = Sechs flache Grundsteine liegen im Ring um den Fluss. Alle 37 Steine, 12 kleine, 13 mittlere und 12 große, liegen im Fluss.
rule-11 = Der Ortsmarker beginnt bei einem ausgelosten Grundstein.
rule-12 = Die 35 Plättchen werden gemischt und fünf davon aufgedeckt. Jedes zeigt eine, zwei oder drei Größen und eine Schrittzahl von 1 bis 5.
rule-13 = Alle haben 19 Marken, Farbseite oben.
rule-14 = Wer beginnt, wird ausgelost. Gespielt wird im Uhrzeigersinn.
rule-15 =
    { $alternative_start ->
        [on] Vor dem Spiel werden vier Plättchen nacheinander gezogen: Der Ortsmarker rückt um die Schritte vor, und dort wird ein Stein einer gezeigten Größe hingesetzt. Marken gibt es dafür nicht, und der Ortsmarker bleibt beim vierten Stein.
       *[off] Das Spiel beginnt mit leeren Stapeln. (Beim alternativen Beginn stehen schon vier Steine.)
    }
rule-16 =
    { $start_size ->
        [random] Zeigt ein Plättchen des alternativen Beginns mehrere Größen, wird eine davon ausgelost.
        [choose] Zeigt ein Plättchen des alternativen Beginns mehrere Größen, wählen die Spieler reihum eine; sie muss auf dem Plättchen stehen.
       *[largest] Zeigt ein Plättchen des alternativen Beginns mehrere Größen, wird die größte genommen.
    }
rule-17 = Fällt beim alternativen Beginn ein Stapel, kommen seine Steine zurück in den Fluss, und ein weiteres Plättchen wird gezogen.
rule-18 =
    { $start_shuffle ->
        [rest] Nach dem alternativen Beginn werden nur die noch nicht gezogenen Plättchen gemischt.
       *[all] Nach dem alternativen Beginn werden alle 35 Plättchen neu gemischt.
    }
rule-20 = Wähle eines der offen liegenden Plättchen.
rule-21 = Der Stein muss eine Größe haben, die das Plättchen zeigt. Zeigt es mehrere, hast du die Wahl.
rule-22 = Nimm einen beliebigen Stein dieser Größe aus dem Fluss.
rule-23 = Ein Plättchen, von dessen Größen keine zu haben ist, kann nicht gewählt werden.
rule-24 =
    { $no_tile_fits ->
        [lift] Zeigt kein offenes Plättchen eine Größe, die im Fluss liegt, werden Steine von anderen Stapeln genommen, als wäre der Fluss leer. Passt auch das zu keinem Plättchen, werden fünf neue aufgedeckt.
       *[new_tiles] Zeigt kein offenes Plättchen eine Größe, die zu haben ist, werden alle weggelegt und fünf neue aufgedeckt.
    }
rule-30 = Setze den gewählten Stein oben auf den Stapel beim Ortsmarker, den ersten auf den Grundstein.
rule-31 =
    { $spoiled_stone ->
        [river] Der Stein darf nur den Stein direkt unter ihm berühren, und auf dem Weg nach unten keinen anderen. Sonst bringt er keine Marke und kommt zurück in den Fluss.
       *[stays] Der Stein darf nur den Stein direkt unter ihm berühren, und auf dem Weg nach unten keinen anderen. Sonst bringt er keine Marke, bleibt aber liegen und zählt als Stein.
    }
rule-32 = Ein Stein pro Zug, nicht mehr.
rule-33 = Bleibt der Stein stehen, lege eine deiner Marken neben den Stapel.
rule-34 = Hohe Stapel bringen mehr: zwei Marken für den vierten Stein, drei für den fünften, vier für den sechsten und jeden weiteren. Der Grundstein zählt nicht mit.
rule-35 =
    { $side_fall ->
        [token] Fällt in deinem Zug ein anderer Stapel und dein Stein steht, legst du deine Marken trotzdem.
       *[no_token] Fällt in deinem Zug ein anderer Stapel, bekommst du keine Marke, auch wenn dein Stein steht.
    }
rule-36 = Gehen dir die Marken aus, werden fünf goldene gegen eine Fünf-Punkte-Marke getauscht und wieder benutzt. Es gibt { $five_tokens } Fünf-Punkte-Marken. Reicht auch das nicht, lege so viele, wie du hast.
rule-37 =
    { $height ->
        [highest] Wurden Steine von einem Stapel genommen, richten sich die Marken nach den meisten Steinen, die er je hatte.
       *[now] Wurden Steine von einem Stapel genommen, zählen nur die, die noch darin sind.
    }
rule-40 = Die Hand reicht vom obersten Stein 48 mm nach jeder Seite und neigt einen Stein um höchstens 0,4 Radiant.
rule-41 = Ein Stein kann nur auf eine Seite gesetzt werden, auf der er stehen kann.
rule-42 =
    { $hand_seconds ->
        [none] Für die Hand läuft keine Uhr, aber nach zehn Minuten lässt sie los.
       *[other] Nach { $hand_seconds } Sekunden lässt die Hand von selbst los: beste Seite unten, in der Mitte.
    }
rule-43 =
    { $tries ->
        [one] Ein genommener Stein bleibt in der Hand, und von da an ermüdet der Arm.
       *[free] Bis zum Loslassen darfst du den Stein ablegen und wieder aufnehmen. Losgelassen ist losgelassen.
    }
rule-44 =
    { $duel ->
        [on] Das Schwanken der Hand sehen alle, und in einer Runde ist es für alle gleich.
       *[off] Das Schwanken der Hand sehen alle, und es ist in jedem Zug neu. Es wächst mit der Höhe des Stapels, der Größe des Steins und der Zeit, die er gehalten wird.
    }
rule-45 = Jede Hand lässt sich ruhiger oder unruhiger einstellen, von 60 bis 140 Prozent.{ $steadiness_1 ->
        [100] { "" }
       *[other] { " " }{ option-steadiness_1 }: { $steadiness_1 }.
    }{ $steadiness_2 ->
        [100] { "" }
       *[other] { " " }{ option-steadiness_2 }: { $steadiness_2 }.
    }{ $steadiness_3 ->
        [100] { "" }
       *[other] { " " }{ option-steadiness_3 }: { $steadiness_3 }.
    }{ $steadiness_4 ->
        [100] { "" }
       *[other] { " " }{ option-steadiness_4 }: { $steadiness_4 }.
    }
rule-46 =
    { $physics ->
        [model] Die Steine werden nicht berechnet: Der Zufall entscheidet allein nach der Höhe des Stapels, mit 99, 96, 90, 82, 72, 62, 52 und 45 von 100.
       *[on] Kein Würfel entscheidet, ob ein Stein steht. Vom Loslassen an werden die Steine berechnet.
    }
rule-47 = { $assist ->
        [none] Nichts hilft beim Zielen.
        [ring] Ein Ring zeigt, wann die Hand ruhig ist.
        [plumb] Ein Ring zeigt, wann die Hand ruhig ist, und ein Lot, wo der Schwerpunkt des Steins liegt.
        [shade] Ein Ring zeigt die Ruhe, ein Lot den Schwerpunkt und ein Schatten, wie breit der Stein aufliegen wird.
       *[bar] Ein Ring zeigt die Ruhe, ein Lot den Schwerpunkt, ein Schatten, wie breit der Stein aufliegen wird, und ein Balken, wie gut der Stapel im Gleichgewicht wäre.
    } Für einzelne Spieler lässt sich das anders einstellen. An der Beurteilung eines Steins ändert es nichts.{ $assist_1 ->
        [bar] { " " }{ option-assist_1 }: { option-assist_1-bar }.
        [shade] { " " }{ option-assist_1 }: { option-assist_1-shade }.
        [plumb] { " " }{ option-assist_1 }: { option-assist_1-plumb }.
        [ring] { " " }{ option-assist_1 }: { option-assist_1-ring }.
        [none] { " " }{ option-assist_1 }: { option-assist_1-none }.
       *[same] { "" }
    }{ $assist_2 ->
        [bar] { " " }{ option-assist_2 }: { option-assist_2-bar }.
        [shade] { " " }{ option-assist_2 }: { option-assist_2-shade }.
        [plumb] { " " }{ option-assist_2 }: { option-assist_2-plumb }.
        [ring] { " " }{ option-assist_2 }: { option-assist_2-ring }.
        [none] { " " }{ option-assist_2 }: { option-assist_2-none }.
       *[same] { "" }
    }{ $assist_3 ->
        [bar] { " " }{ option-assist_3 }: { option-assist_3-bar }.
        [shade] { " " }{ option-assist_3 }: { option-assist_3-shade }.
        [plumb] { " " }{ option-assist_3 }: { option-assist_3-plumb }.
        [ring] { " " }{ option-assist_3 }: { option-assist_3-ring }.
        [none] { " " }{ option-assist_3 }: { option-assist_3-none }.
       *[same] { "" }
    }{ $assist_4 ->
        [bar] { " " }{ option-assist_4 }: { option-assist_4-bar }.
        [shade] { " " }{ option-assist_4 }: { option-assist_4-shade }.
        [plumb] { " " }{ option-assist_4 }: { option-assist_4-plumb }.
        [ring] { " " }{ option-assist_4 }: { option-assist_4-ring }.
        [none] { " " }{ option-assist_4 }: { option-assist_4-none }.
       *[same] { "" }
    }
rule-48 = Die Hand hebt an und lässt los nur in einem Augenblick, der gekommen ist: Einer, der noch mehr als eine Sekunde voraus liegt, wird abgelehnt.
rule-49 = Losgelassen wird der Stein erst, nachdem er aufgenommen wurde: Loslassen vor dem Anheben wird abgelehnt.
rule-50 = Danach rückt der Ortsmarker im Uhrzeigersinn um die Schritte des Plättchens vor, das Plättchen kommt weg, und der Nächste ist am Zug.
rule-51 = Neue Plättchen werden erst aufgedeckt, wenn das letzte genommen wurde: fünf auf einmal.
rule-52 = Reichen die Plättchen nicht, werden die benutzten zu einem neuen Stapel gemischt.
rule-53 =
    { $marker_after_fall ->
        [stays] Ist der Stapel beim Ortsmarker gefallen, bleibt der Ortsmarker stehen.
       *[moves] Der Ortsmarker rückt auch dann vor, wenn der Stapel gefallen ist.
    }
rule-60 = Fällt ein Stapel ganz oder zum Teil, kommen alle seine Steine in den Fluss. Der Grundstein bleibt.
rule-61 = Die Marken der anderen neben einem gefallenen Stapel werden golden und sind Punkte. Sie gehen nicht mehr verloren und werden nicht mehr gelegt.
rule-62 =
    { $toppler_tokens ->
        [stay] Wer am Zug ist, bekommt nichts und lässt die eigenen Marken dort liegen, bis jemand anderes den nächsten Stapel an dieser Stelle umwirft.
       *[back] Wer am Zug ist, bekommt nichts und nimmt die eigenen Marken dort zurück, Farbseite oben.
    }{ $bumps ->
        [on] {" "}(Hat jemand anderes gegen den Tisch gestoßen, gilt Regel 65.)
       *[off] {""}
    }
rule-63 = Jeder Stapel, der in einem Zug fällt, wird so gewertet, auch einer, der nur mitgerissen wurde.
rule-64 =
    { $slide ->
        [gentle] Rutscht nur der neue Stein ab und der Rest steht, kommt er ohne Marke zurück in den Fluss, und der Stapel bleibt.
       *[falls] Rutscht nur der neue Stein ab, gilt der Stapel als gefallen.
    }
rule-65 =
    { $bumps ->
        [on] Partymodus: Stößt jemand anderes an den Tisch und ein Stapel fällt, punkten alle außer dieser Person, und der Zug geht weiter. { $causer_tokens ->
            [stay] Ihre eigenen Marken bleiben dort liegen.
           *[back] Ihre eigenen Marken nimmt sie zurück.
        }
       *[off] Nur wer am Zug ist, kann die Steine berühren und ist deshalb an einem Fall immer schuld.
    }
rule-66 = Umgestoßen werden kann nur ein Stapel, in dem Steine stehen.
rule-70 = Nur wenn der Fluss keinen Stein für dich hat, wird einer von einem Stapel genommen: der oberste Stein eines anderen Stapels, auf den beim Ortsmarker.
rule-71 = Der Stein wird nicht vom Stapel beim Ortsmarker selbst genommen.
rule-72 = Der oberste Stein muss eine Größe haben, die das Plättchen zeigt.
rule-73 =
    { $marker_after_lift ->
        [moves] Fällt der Stapel, von dem du nimmst, wird er gewertet, und dein Zug endet sofort; der Ortsmarker rückt trotzdem vor.
       *[stays] Fällt der Stapel, von dem du nimmst, wird er gewertet, und dein Zug endet sofort; der Ortsmarker bleibt stehen, und das Plättchen ist verbraucht.
    }
rule-74 = Stehen alle Steine, die es gibt, auf dem Stapel beim Ortsmarker, rückt der Ortsmarker zuerst um eins weiter.
rule-75 =
    { $lowered_stack ->
        [token_home] Wer einen Stein von einem Stapel nimmt, nimmt auch eine eigene Marke von dort zurück, wenn eine da ist.
       *[tokens_stay] Marken neben einem Stapel bleiben liegen, wenn ein Stein von ihm genommen wird.
    }
rule-80 = Wer zuerst { $target } Punkte hat, gewinnt. Jede goldene Marke ist ein Punkt.
rule-81 = Ein Fall wird erst zu Ende gewertet. Dann ist das Spiel sofort aus, und weder Ortsmarker noch Plättchen werden bewegt.
rule-82 = Schaffen es mehrere zugleich, gewinnt, wer die meisten Punkte hat, danach, wer die meisten Marken neben den Stapeln hat. Steht es immer noch gleich, wird der Sieg geteilt.
rule-99 = Das ist gerade nicht gefragt.

## Was gefragt, getan und erzählt wird

question-first_player = Es wird ausgelost, wer beginnt.
question-set_marker = Der Ortsmarker wird aufgestellt.
question-start_tile = Ein Plättchen für den Beginn wird gezogen.
question-start_size = Wähle eine Größe für den Beginn.
question-start_stone = Ein Stein für den Beginn wird herausgesucht.
question-turn_up = Plättchen werden aufgedeckt.
question-sway = Die Hand wird gehoben.
question-tile = Wähle ein Plättchen.
question-stone = Wähle einen Stein.
question-hand = Dreh den Stein, ziele, senke ihn ab und lass los.
question-settle = Die Steine kommen zur Ruhe.
question-lift = Der Stein wird abgehoben.
question-fate = Die Steine kommen zur Ruhe.
question-lift_fate = Der Stein wird abgehoben.

action-take_tile = Plättchen { $tile } nehmen
action-take_stone = Den Stein { $stone } nehmen
action-lift_stone = Den obersten Stein von Stapel { $stack } bei Takt { $lift } abheben
action-let_go = { $stone } loslassen: Seite { $face }, um { $yaw }° gedreht, Versatz { $dx }, { $dy }, Neigung { $tilt_x }, { $tilt_y }, Tempo { $speed }, gehoben bei { $lift }, losgelassen bei { $release }
action-bumped = Spieler { $seat } hat an den Tisch gestoßen: Stapel { $stack } ist gefallen
action-take_size = Einen Stein dieser Größe nehmen: { $size }
action-begins = Spieler { $seat } beginnt
action-marker = Der Ortsmarker kommt zu Stapel { $stack }
action-draw = Plättchen { $tile } wird aufgedeckt
action-sway = Das Schwanken dieses Zuges hat die Nummer { $number }
action-set_stone = { $stone } wird auf seinen Stapel gesetzt
action-chanced = Der Stapel: { $verdict }
action-settled = Zur Ruhe gekommen: { $verdict }

fact-begins = { $seat } beginnt.
fact-marker_set = Der Ortsmarker beginnt bei Stapel { stack-name }.
fact-start_stone = Ein erster Stein kommt auf Stapel { stack-name }.
fact-turned_up = Ein Plättchen wird aufgedeckt.
fact-reshuffled = { $tiles } Plättchen werden zu einem neuen Stapel gemischt.
fact-set_aside = Kein Plättchen passt. Weggelegt: { $tiles }.
fact-turn = { $seat } baut auf Stapel { stack-name }.
fact-tile =
    { $steps ->
        [one] { $seat } nimmt ein Plättchen mit 1 Schritt.
       *[other] { $seat } nimmt ein Plättchen mit { $steps } Schritten.
    }
fact-stone = { $seat } nimmt einen Stein.
fact-held = { $seat } hält ihn: kein Zurück mehr.
fact-lifted = { $seat } hebt den obersten Stein von Stapel { stack-name } ab.
fact-let_go = { $seat } lässt den Stein über Stapel { stack-name } los.
fact-stood =
    { $height ->
        [one] Er steht, der erste Stein von Stapel { stack-name }.
       *[other] Er steht: Stapel { stack-name } ist { $height } hoch.
    }
fact-leaned = Der Stein lehnt an etwas anderem: keine Marke.
fact-touched = Auf dem Weg nach unten wurde ein anderer Stein berührt: keine Marke.
fact-slipped = Der Stein rutscht ab, der Stapel steht.
fact-unsettled = Der Stein war nicht zu beurteilen und kommt zurück in den Fluss.
fact-fell =
    { $stones ->
        [one] Stapel { stack-name } fällt: 1 Stein.
       *[other] Stapel { stack-name } fällt: { $stones } Steine.
    }
fact-bumped = { $seat } stößt an den Tisch, und Stapel { stack-name } fällt um.
fact-scored =
    { $tokens ->
        [one] { $seat } bekommt 1 Punkt und hat { $points }.
       *[other] { $seat } bekommt { $tokens } Punkte und hat { $points }.
    }
fact-came_home =
    { $tokens ->
        [one] 1 Marke geht ohne Punkt zurück an { $seat }.
       *[other] { $tokens } Marken gehen ohne Punkte zurück an { $seat }.
    }
fact-stayed =
    { $tokens ->
        [one] 1 Marke von { $seat } bleibt neben Stapel { stack-name } liegen.
       *[other] { $tokens } Marken von { $seat } bleiben neben Stapel { stack-name } liegen.
    }
fact-tokens =
    { $tokens ->
        [0] { $seat } hat keine Marke mehr zum Legen.
        [one] { $seat } legt 1 Marke neben Stapel { stack-name }.
       *[other] { $seat } legt { $tokens } Marken neben Stapel { stack-name }.
    }
fact-exchanged = { $seat } tauscht fünf goldene Marken gegen eine Fünf-Punkte-Marke.
fact-marker_moved = Der Ortsmarker rückt zu Stapel { stack-name } vor.
fact-over = Das Spiel ist aus.

## Optionen und Enden

option-physics = Wie die Steine zur Ruhe kommen
option-physics-on = berechnet
option-physics-model = durch Zufall, nach Höhe
option-target = Punkte zum Sieg
option-target-10 = 10
option-target-6 = 6, ein kurzes Spiel
option-target-15 = 15, ein langes Spiel
option-alternative_start = Alternativer Beginn: vier Steine stehen schon
option-start_size = Alternativer Beginn: Plättchen mit mehreren Größen
option-start_size-largest = die größte
option-start_size-random = ausgelost
option-start_size-choose = die Spieler wählen
option-start_shuffle = Alternativer Beginn: danach gemischt
option-start_shuffle-all = alle Plättchen
option-start_shuffle-rest = die nicht gezogenen Plättchen
option-toppler_tokens = Eigene Marken dessen, der einen Stapel umwirft
option-toppler_tokens-back = kommen zurück
option-toppler_tokens-stay = bleiben dort liegen
option-five_tokens = Fünf-Punkte-Marken
option-slide = Nur der neue Stein rutscht ab
option-slide-falls = gilt als Fall
option-slide-gentle = der Stapel bleibt
option-spoiled_stone = Ein Stein, der lehnt oder andere berührt hat
option-spoiled_stone-stays = bleibt
option-spoiled_stone-river = kommt in den Fluss
option-marker_after_fall = Der Ortsmarker nach einem Fall
option-marker_after_fall-moves = rückt vor
option-marker_after_fall-stays = bleibt
option-marker_after_lift = Der Ortsmarker, wenn beim Abheben ein Stapel fällt
option-marker_after_lift-stays = bleibt
option-marker_after_lift-moves = rückt vor
option-no_tile_fits = Kein Plättchen passt zu den Steinen im Fluss
option-no_tile_fits-new_tiles = fünf neue Plättchen
option-no_tile_fits-lift = von Stapeln abheben
option-side_fall = Ein anderer Stapel fällt, der neue Stein steht
option-side_fall-no_token = keine Marke
option-side_fall-token = trotzdem Marken
option-height = Höhe, nachdem Steine abgehoben wurden
option-height-now = Steine, die jetzt im Stapel sind
option-height-highest = die meisten, die er je hatte
option-lowered_stack = Marken neben einem Stapel, von dem abgehoben wird
option-lowered_stack-tokens_stay = bleiben
option-lowered_stack-token_home = wer abhebt, nimmt eine zurück
option-causer_tokens = Marken dessen, der an den Tisch stieß
option-causer_tokens-back = kommen zurück
option-causer_tokens-stay = bleiben dort liegen
option-tries = Einen Stein wieder aufnehmen
option-tries-free = bis zum Loslassen
option-tries-one = ein Versuch
option-hand_seconds = Sekunden für die Hand
option-hand_seconds-45 = 45
option-hand_seconds-20 = 20
option-hand_seconds-none = keine Uhr
option-bumps = Partymodus: Andere dürfen an den Tisch stoßen
option-duel = In einer Runde für alle dasselbe Schwanken
option-steadiness_1 = Ruhe der Hand von Spieler 1 in Prozent
option-steadiness_2 = Ruhe der Hand von Spieler 2 in Prozent
option-steadiness_3 = Ruhe der Hand von Spieler 3 in Prozent
option-steadiness_4 = Ruhe der Hand von Spieler 4 in Prozent
option-assist = Hilfe beim Zielen
option-assist-bar = alles: Ring, Lot, Schatten, Balken
option-assist-shade = Ring, Lot, Schatten
option-assist-plumb = Ring, Lot
option-assist-ring = nur der Ring der Ruhe
option-assist-none = keine
option-assist_1 = Hilfe für Spieler 1
option-assist_1-same = wie für alle
option-assist_1-bar = alles: Ring, Lot, Schatten, Balken
option-assist_1-shade = Ring, Lot, Schatten
option-assist_1-plumb = Ring, Lot
option-assist_1-ring = nur der Ring der Ruhe
option-assist_1-none = keine
option-assist_2 = Hilfe für Spieler 2
option-assist_2-same = wie für alle
option-assist_2-bar = alles: Ring, Lot, Schatten, Balken
option-assist_2-shade = Ring, Lot, Schatten
option-assist_2-plumb = Ring, Lot
option-assist_2-ring = nur der Ring der Ruhe
option-assist_2-none = keine
option-assist_3 = Hilfe für Spieler 3
option-assist_3-same = wie für alle
option-assist_3-bar = alles: Ring, Lot, Schatten, Balken
option-assist_3-shade = Ring, Lot, Schatten
option-assist_3-plumb = Ring, Lot
option-assist_3-ring = nur der Ring der Ruhe
option-assist_3-none = keine
option-assist_4 = Hilfe für Spieler 4
option-assist_4-same = wie für alle
option-assist_4-bar = alles: Ring, Lot, Schatten, Balken
option-assist_4-shade = Ring, Lot, Schatten
option-assist_4-plumb = Ring, Lot
option-assist_4-ring = nur der Ring der Ruhe
option-assist_4-none = keine
preset-default = Wie in den meisten Ausgaben
preset-norwegian = Wie in der norwegischen Ausgabe

ending-target_reached = Jemand hat genug Punkte.

## Teile, und die Zahlen der Hand

size-0 = klein
size-1 = mittel
size-2 = groß
family-slab = Platte
family-loaf = Laib
family-wedge = Keil
family-knob = Knubbel
token = Marke
five-point-token = Fünf-Punkte-Marke
base-stone = Grundstein
marker-piece = Ortsmarker
river = Fluss
stack-name =
    { $stack ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[5] 6
    }
hand-face = Seite unten
hand-yaw = Drehung (Grad)
hand-dx = Rechts oder links (1/1000 Einheit)
hand-dy = Weg oder her (1/1000 Einheit)
hand-tilt_x = Neigung vor oder zurück (mrad)
hand-tilt_y = Neigung zur Seite (mrad)
hand-speed = Absenken, 0 langsam bis 3 schnell
hand-lift = Gehoben bei (1/60 s)
hand-release = Losgelassen bei (1/60 s)
verdict-placed = Er steht.
verdict-leans = Er lehnt.
verdict-fell = Er ist gefallen.
verdict-timeout = Er war nicht zu beurteilen.
picture-heights = Steine in jedem Stapel
picture-player = Spieler { $number }: Punkte { $points }, übrige Marken { $tokens }
picture-tile =
    { $steps ->
        [one] Plättchen { $tile }: { $sizes }; 1 Schritt
       *[other] Plättchen { $tile }: { $sizes }; { $steps } Schritte
    }
picture-river = Im Fluss: klein { $small }, mittel { $medium }, groß { $large }
picture-held = In der Hand: { $stone } ({ $size })

## The coach

name-size = { $size ->
        [0] { size-0 }
        [1] { size-1 }
       *[2] { size-2 }
    }
name-tile = Plättchen mit { $steps ->
        [one] einem Schritt
       *[other] { $steps } Schritten
    } ({ $sizes }), weiter zu Stapel { $stack }
name-stone = { $family ->
        [slab] { family-slab }
        [loaf] { family-loaf }
        [wedge] { family-wedge }
       *[knob] { family-knob }
    } ({ $size })
name-take-stone = Stein nehmen: { $stone }
name-take-size = Stein dieser Größe: { $size }
name-lift-stone = obersten Stein von Stapel { $stack } nehmen
name-let-go = loslassen: { $stone }
coach-your-win = Fällt Stapel { $stack }, hast du gewonnen: { $tokens ->
        [one] Deine Marke liegt
       *[other] Deine { $tokens } Marken liegen
    } dort, und er ist { $height } Steine hoch. Schick { $next } hin.
coach-their-win = Fällt Stapel { $stack } bei { $next }, hat { $rival } gewonnen: Dort { $tokens ->
        [one] liegt eine Marke
       *[other] liegen { $tokens } Marken
    }. An Stapel { $to } gewinnt so niemand.
coach-theirs-lost = { $tokens } Marken von { $next } liegen an Stapel { $stack }, { $height } Steine hoch: Fällt er dort, bringen sie nichts.
coach-yours = { $tokens } deiner Marken liegen an Stapel { $stack }, { $height } Steine hoch: Schick { $next } hin.
coach-small-reward = Stein { $height } auf Stapel { $stack } bringt { $tokens } Marken: Überlass ihn nicht { $next }.
coach-hand = In der Ruhe schwankt die Hand am wenigsten, und das Gewicht kommt über der Mitte des Stapels herunter.
coach-look-marker = Sieh dir Stapel { stack-name } an: Wer müsste dort als Nächster bauen?
coach-look-stone = Welcher Stein ist breit und flach, und welchen willst du aufheben?
coach-look-hand = Warte auf die Ruhe und bringe den Schwerpunkt über die Mitte des Stapels.
