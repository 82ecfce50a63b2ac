name = Stolemë
blurb = Führe eine Familie kaschubischer Riesen, die jeden Streit mit Felsbrocken austragen und dabei das Land umgestalten.
minutes = 60

## Die Regeln

section-setup = Aufbau
section-round = Eine Runde
section-turn = Dein Zug
section-move = Bewegung
section-throw = Steinwurf
section-tokens = Familienplättchen
section-gods = Götter
section-end = Das Ende des Spiels
section-table = Am Tisch

rule-10 = Alle führen eine Familie von vier Stolemen und haben fünf Aktionskarten (zwei Würfe, zwei Bewegungen, einmal Götter), fünf Trefferkarten (drei Treffer, zwei Fehlwürfe), vier Familienplättchen und eine geheime Götterkarte.
rule-11 = { $families ->
        [chosen] Ab der Startperson wählen alle eine Familie, die noch niemand hat.
       *[dealt] Die Familien werden ausgelost.
    } { $starter ->
        [random] Wer beginnt, wird ausgelost.
       *[other] Spieler { $starter } beginnt.
    }
rule-12 = { $placing ->
        [automatic] Die Stoleme werden automatisch aufgestellt.
        [reverse] Zuerst stellt die letzte Person auf, dann die anderen rückwärts bis zur Startperson.
       *[clockwise] Zuerst stellt die Startperson auf, dann die anderen im Uhrzeigersinn.
    } Ein Stolem kommt auf { $start_hexes ->
        [any] ein beliebiges Startfeld
       *[hand] ein Startfeld bei der Hand der eigenen Farbe
    }, die anderen drei auf verschiedene freie Felder daneben.
rule-13 = { $board ->
        [quad] Auch zu dritt wird auf dem Plan mit vier Händen gespielt; eine Ecke bleibt leer.
       *[fitting] Zu dritt gibt es einen eigenen Plan, weil drei von vier Ecken nicht gerecht wären.
    } { $start_hexes ->
        [any] {""}
       *[hand] Zu zweit sitzt man in gegenüberliegenden Ecken.{" "}
    }{ $extra_villages ->
        [on] Auf dem Plan gibt es außer dem Dorf in der Mitte noch weitere.
       *[off] Auf dem Plan gibt es ein Dorf, in der Mitte.
    }
rule-20 = Ab der zweiten Runde richten zuerst alle einen ihrer liegenden Stoleme auf. { $village_dazes ->
        [off] Er bleibt gesund oder benommen, wie er war.
       *[on] Er bleibt benommen.
    } Wer danach noch liegt, scheidet aus.
rule-21 = Eine stehende Pflegerin darf noch einem liegenden Familienmitglied neben sich aufhelfen.
rule-22 = { $tokens_in_round_1 ->
        [on] Familienplättchen werden ab der ersten Runde gelegt.
       *[off] Die erste Runde beginnt sofort mit den Aktionen: In ihr gibt es keine Familienplättchen.
    }
rule-23 = Alle legen ihre vier Familienplättchen verdeckt auf die eigenen Stoleme, geheim und gleichzeitig, so gleichmäßig wie möglich: je eins auf vier, zwei auf einen von dreien, je zwei auf zwei.
rule-24 = Die Plättchen werden der Reihe nach gelegt: Großer Brocken, Wollmütze, Sprint, Superwurf.
rule-25 = { $unused_tokens ->
        [stay] Unbenutzte Plättchen bleiben liegen; benutzte werden dort neu gelegt, wo die wenigsten liegen. Plättchen eines ausgeschiedenen Stolems werden gezeigt und neu gelegt.
       *[laid_anew] Unbenutzte Plättchen kommen zurück, und alle vier werden neu gelegt.
    }
rule-26 = { $surplus ->
        [keep] Wer mehr als fünf Trefferkarten hat, behält sie.
        [choice] Wer mehr als fünf Trefferkarten hat, gibt offen Karten eigener Wahl zurück.
       *[random] Wer mehr als fünf Trefferkarten hat, gibt den Überschuss zurück, zufällig gezogen und offen.
    }
rule-27 = Die abgelegten Trefferkarten der letzten Runde werden aufgedeckt. Ab der Startperson nehmen alle im Uhrzeigersinn je eine, bis alle mindestens fünf haben oder keine mehr da ist; wer fünf oder mehr hat, wird übersprungen.
rule-28 = Alle Aktionskarten werden eingesammelt, und alle nehmen wieder den Startsatz.
rule-29 = { $activity_tokens ->
        [stay] Wenn eine neue Runde beginnt, bleiben die Aktivitätsplättchen so liegen, wie sie sind.
       *[plain] Wenn eine neue Runde beginnt, werden alle Aktivitätsplättchen auf die Seite ohne Sanduhr gedreht.
    }
rule-30 = Lege zuerst eine Aktionskarte verdeckt ab. Behalte mindestens eine, die du ausführen kannst.
rule-31 = Spiele dann eine andere Aktionskarte offen aus und führe sie mit einem deiner stehenden Stoleme aus.{ $gods_lying ->
        [on] {" "}Götter darf auch gespielt werden, wenn alle deine Stoleme liegen.
       *[off] {""}
    }
rule-32 = Du kannst handeln, solange du mindestens zwei Aktionskarten hast und sich eine davon ausführen lässt. { $may_decline ->
        [on] Wer handeln kann, darf auch verzichten (Regel 36).
       *[off] Wer handeln kann, muss handeln.
    }
rule-33 = Drehe nach deiner Aktion dein Aktivitätsplättchen auf die Sanduhr und gib die gespielte Karte jemandem ohne Sanduhr. Diese Person nimmt sie auf die Hand und ist am Zug.
rule-34 = Wird eine Karte weitergegeben, während alle Plättchen die Sanduhr zeigen, drehen alle ihr Plättchen zurück; nur wer die Karte weitergibt, lässt es auf der Sanduhr.
rule-35 = Kannst du nicht handeln, aber jemand anderes, dann behältst du die Karte{ $unable ->
        [may_stay] {" "}und zeigst auf die nächste Person; dein Plättchen darf einmal ohne Sanduhr bleiben
       *[turns] , drehst dein Plättchen auf die Sanduhr und zeigst auf die nächste Person
    }.
rule-36 = { $may_decline ->
        [on] Du darfst verzichten: Drehe dein Plättchen auf die Sanduhr und zeige auf die nächste Person. Danach musst du eine Aktion abwarten, bevor du wieder verzichtest.
       *[off] Verzichten ist nicht erlaubt.
    }
rule-37 = Zu zweit gibt es keine Aktivitätsplättchen: Die Karte geht immer an die andere Person.
rule-38 = Die Aktionen der Runde enden, sobald niemand mehr handeln kann.
rule-39 = Wer zuletzt eine Aktionskarte bekommen hat, beginnt die nächste Runde, handlungsfähig oder nicht.
rule-40 = Ein Stolem geht so weit, wie seine Punkte reichen. Ein Feld zu betreten kostet 1 Punkt, einen See 2, eine Lichtung nichts. Übrige Punkte verfallen.
rule-41 = Von einem Hügel darf ein Stolem für 1 Punkt auf jeden anderen Hügel springen.
rule-42 = Stoleme gehen durch stehende Stoleme hindurch, bleiben dort aber nicht stehen. Felder mit liegendem Stolem oder Felsplättchen sind gesperrt.
rule-43 = Ein Stolem, der am Rundenende in einem Dorf steht, wird { $village_dazes ->
        [on] benommen und niedergestreckt
       *[off] niedergestreckt
    }.
rule-44 = { $must_move ->
        [on] Eine Bewegung muss auf einem anderen Feld enden, wenn einer deiner Stoleme das kann.
       *[off] Bei einer Bewegung darf man auch stehen bleiben.
    }
rule-45 = Waten: Einen See zu betreten kostet diesen Stolem 1 Punkt.
rule-46 = Springerin: Sprünge zwischen Hügeln kosten diesen Stolem nichts.
rule-47 = Kletterer: Dieser Stolem darf durch Felder mit liegendem Stolem oder Felsplättchen gehen, dort aber nicht stehen bleiben.
rule-50 = Wirf auf einen stehenden Gegner in der Reichweite deines Stolems. { $near_throws ->
        [on] Es gibt keinen Mindestabstand, und nichts steht im Weg.
       *[off] Ein Ziel direkt neben dem Werfer ist zu nah.
    } { $lone_hit_card ->
        [on] Eine Trefferkarte genügt.
       *[off] Du brauchst mindestens zwei Trefferkarten.
    }
rule-51 = Nur ein eigener stehender Stolem handelt, und nur auf stehende Stoleme anderer Familien darf geworfen werden.
rule-52 = Deine Trefferkarten werden gemischt. Eine wird verdeckt abgelegt, dann wird eine gezeigt: Sie entscheidet.{ $lone_hit_card ->
        [on] {" "}Eine einzelne Karte wird gleich gezeigt.
       *[off] {""}
    }
rule-53 = Die gezeigte Karte geht an die Person, deren Stolem das Ziel war, getroffen oder nicht.
rule-54 = Ein Treffer macht einen gesunden Stolem für immer benommen und dreht seine Karte um. Ein benommener wird niedergestreckt und bleibt liegen.
rule-55 = Ein Fehlwurf landet neben dem Ziel, wie es der Würfel sagt; läge das Feld außerhalb des Plans, wird neu gewürfelt. { $blocked_landing ->
        [rolls_again] Liegt dort ein Felsplättchen oder ein Stolem, wird ebenfalls neu gewürfelt, solange ein anderes Feld frei ist.
       *[changes] Auch unter einem Felsplättchen oder liegenden Stolem ändert sich das Land.
    }
rule-56 = Sicheres Auge: Wirft dieser Stolem daneben, wählt seine Besitzerin oder sein Besitzer das Landefeld, auf dem Plan und neben dem Ziel{ $blocked_landing ->
        [rolls_again] , ohne Felsplättchen und ohne liegenden Stolem, wenn es ein solches Feld gibt
       *[changes] {""}
    }. Gewürfelt wird nicht.
rule-57 = Wer dort steht, wo ein Fehlwurf landet, { $bystander ->
        [hit] wird davon getroffen
       *[harmless] nimmt keinen Schaden
    }.
rule-58 = Jeder Stein ändert das Land: Die Person, der das Ziel gehört, legt auf das Landefeld ein Geländeplättchen anderer Art als { $same_as_printed ->
        [on] das Plättchen dort
       *[off] das jetzige Gelände
    }. Ein altes Plättchen geht in den Vorrat zurück.
rule-59 = Ein Fluss darf nur neben einen See oder Fluss gelegt werden.
rule-60 = Gelegt wird nur, was im Vorrat ist.
rule-61 = { $village_buried ->
        [on] Ein Stein, der auf einem Dorf landet, begräbt es unter einem Plättchen und bringt zum letzten Mal Strafe.
       *[off] Auf ein Dorf kommt nie ein Plättchen.
    }
rule-62 = Ein Stein, der auf einem Dorf landet, erzürnt die Götter: Der Werfer wird benommen und niedergestreckt, und niemand bekommt dafür einen Punkt.
rule-63 = Die Reihenfolge beim Wurf: Wirkung des Treffers und Punkt, das Land, dann das Dorf.
rule-64 = Ausweichen: Wurde für einen Fehlwurf auf diesen Stolem gewürfelt, darf man einmal neu würfeln lassen.
rule-65 = Formerin: Wirft dieser Stolem daneben, legt die eigene Seite das Geländeplättchen.
rule-66 = Hoher Wurf: Von einem Hügel aus wirft dieser Stolem ein Feld weiter.
rule-70 = Ein Familienplättchen wirkt einmal je Runde, nur für den Stolem, auf dessen Karte es liegt. Plättchen eines liegenden Stolems wirken nicht.
rule-71 = Großer Brocken, beim Wurf angesagt: Ein Treffer streckt einen gesunden Stolem sofort nieder. Auch ein Fehlwurf verbraucht ihn.
rule-72 = Wollmütze { $cap_timing ->
        [before] (angesagt, bevor Trefferkarten gezogen werden)
       *[after] (nachdem ein Treffer gezeigt wurde)
    }: nicht benommen, nicht niedergestreckt{ $cap_boulder ->
        [dazes] , aber ein Großer Brocken macht trotzdem benommen
       *[cancels] , auch nicht von einem Großen Brocken
    }. Das Land ändert sich trotzdem. Gefragt wird immer, wenn dort ein verdecktes Plättchen liegt, damit die Frage nichts verrät.
rule-73 = Sprint: ein Punkt mehr bei einer Bewegung. Er wird nur verbraucht, wenn der Weg ihn braucht.
rule-74 = Superwurf: ein Feld weiter. Er wird nur verbraucht, wenn die Reichweite ihn braucht.
rule-75 = Dickschädel: Für diesen Stolem ist ein Großer Brocken ein gewöhnlicher Stein. Verbraucht wird das Plättchen trotzdem.
rule-80 = Götter, erste Möglichkeit: Ziehe eine zweite Götterkarte. Mehr als zwei darfst du nicht haben.
rule-81 = Götter, zweite Möglichkeit: Mische eine deiner Götterkarten in den Stapel und ziehe die oberste.
rule-82 = Götter, dritte Möglichkeit: Spiele eine Karte, deren Geländeplättchen mit der Seite ohne Rand auf dem Plan liegen. Aufgedrucktes Gelände zählt nicht.
rule-83 = Genau die Plättchen des Satzes werden auf die Seite mit Rand gedreht; liegen mehr da, wählst du.
rule-84 = Nenne dann eine andere Familie mit einem Stolem im Spiel{ $gods_target ->
        [leader] , eine mit den meisten K.-o.-Treffern und gespielten Götterkarten
        [rowdiest] , eine mit den meisten Würfen in dieser Runde
       *[anyone] {""}
    }.
rule-85 = Die Person, der sie gehört, wählt einen ihrer Stoleme auf dem Plan, { $stone_standing_first ->
        [on] einen stehenden, wenn es einen gibt
       *[off] stehend oder liegend
    }. Er wird zu Stein: Der Stolem scheidet aus, ein Felsplättchen bleibt.
rule-86 = Wer die einzige Götterkarte der Hand gespielt hat, zieht sofort eine neue.
rule-87 = Ist der Stapel leer, werden keine Götterkarten gezogen oder getauscht. Kannst du auch keine spielen, bleibt die Karte Götter ohne Wirkung.
rule-90 = Du gewinnst sofort mit dem dritten K.-o.-Treffer (zu zweit), vierten (zu dritt) oder fünften (zu viert). Nur Würfe zählen{ $points_for ->
        [any_rock] { $bystander ->
            [hit] , auch wenn ein Fehlwurf Unbeteiligte niederstreckt
           *[harmless] , und nur solche, die ihr Ziel treffen
        }
       *[accurate] , und nur solche, die ihr Ziel treffen
    }.
rule-91 = Du gewinnst sofort mit der dritten Götterkarte, bevor jemand zu Stein wird.
rule-92 = Du gewinnst, { $last_family ->
        [at_once] sobald nur noch deine Familie auf dem Plan ist
       *[round_end] wenn am Rundenende nur deine Familie steht
    }.
rule-93 = Das Spiel endet, wenn ein Wurf ein Geländeplättchen verlangt und keines { $river_test ->
        [board] irgendwo auf dem Plan
       *[landing] auf dieses Feld
    } gelegt werden kann. Es gewinnt, wer die meisten stehenden { $tokens_out ->
        [healthy] gesunden Stoleme hat
       *[standing] Stoleme hat
    }.
rule-94 = Bei Gleichstand zählt, wer weniger benommene Stoleme im Spiel hat{ $tie_break ->
        [score] , dann die K.-o.-Treffer, dann die gespielten Götterkarten
       *[draw] {""}
    }; herrscht dann immer noch Gleichstand, teilen sich die Familien den Sieg.
rule-95 = Eine Familie ohne Stolem auf dem Plan ist draußen: Sie bekommt keine Karten, und niemand zeigt auf sie. Ihre Trefferkarten gehen auf die Ablage, ihre Götterkarten in den Stapel.
rule-96 = { $round_limit ->
        [0] Die Zahl der Runden ist nicht begrenzt.
       *[other] Nach Runde { $round_limit } endet das Spiel, und es gewinnt, wer die meisten stehenden { $tokens_out ->
            [healthy] gesunden Stoleme
           *[standing] Stoleme
        } hat.
    }
rule-97 = { $none_standing ->
        [draw] Steht am Rundenende niemand, ist es unentschieden.
       *[goes_on] Steht am Rundenende niemand, geht das Spiel weiter.
    }
rule-99 = Das ist gerade nicht gefragt.

## Fragen

question-first_player = Das Los sagt, wer beginnt
question-deal_family = Eine Familie wird ausgelost
question-choose_family = Wähle eine Familie
question-gods_draw = Eine Götterkarte wird gezogen
question-place = Stelle einen Stolem auf
question-stand = Richte einen deiner Stoleme auf
question-nurse = Deine Pflegerin darf noch einem aufhelfen
question-tokens = Lege deine Familienplättchen verdeckt
question-surplus = Eine überzählige Trefferkarte geht zurück
question-give_back = Gib eine Trefferkarte zurück
question-draft = Nimm eine Trefferkarte
question-discard = Lege eine Aktionskarte ab
question-play = Spiele eine Aktionskarte
question-move = Bewege einen Stolem
question-throw = Wähle Werfer und Ziel
question-blind = Eine Trefferkarte wird verdeckt abgelegt
question-show = Eine Trefferkarte wird gezeigt
question-cap = Die Wollmütze benutzen?
question-roll = Der Würfel rollt
question-sidestep = Noch einmal würfeln lassen?
question-land = Wähle, wo der Stein landet
question-lay = Lege ein Geländeplättchen
question-gods = Ziehe, tausche oder spiele eine Götterkarte
question-turn_token = Wähle ein Plättchen zum Umdrehen
question-name = Nenne den Göttern eine Familie
question-stone = Wähle, wer zu Stein wird
question-pass = Gib die Karte weiter
question-point = Zeige auf die nächste Person

## Antworten

action-begins = { $seat } beginnt
action-deal_family = { said-family } wird ausgelost
action-choose_family = Die Familie { said-family } nehmen
action-draw = { $card } wird gezogen
action-place = { who-of-four } ({ $stolem }) auf { $hex } stellen
action-stand = { who-of-four } ({ $stolem }) aufrichten
action-stay_down = Niemandem aufhelfen
action-put_token = { said-token } auf { who-of-four } ({ $stolem }) legen
action-confirm = Fertig
action-surplus = Zurück geht: { said-result }
action-give_back = Zurückgeben: { said-result }
action-take = Nehmen: { said-result }
action-discard = Ablegen: { said-card }
action-decline = Verzichten
action-play = Spielen: { said-card }
action-move = { who-of-four } ({ $stolem }) nach { $hex } bewegen
action-throw = { who-of-four } ({ $stolem }) wirft { said-rock } auf Stolem { $target }
action-blind = Verdeckt abgelegt: { said-result }
action-show = Gezeigt: { said-result }
action-wear_cap = Wollmütze benutzen
action-no_cap = Keine Mütze
action-roll = Der Würfel zeigt nach { said-side }
action-reroll = Noch einmal würfeln
action-keep_roll = Dabei lassen
action-land = Der Stein landet Richtung { said-side }
action-lay = Legen: { said-terrain }
action-draw_card = Götterkarte ziehen
action-exchange = Die { said-slot } Götterkarte tauschen
action-play_card = { $card } spielen
action-pray = Vergeblich beten
action-turn_token = Plättchen auf { $hex } umdrehen
action-name = { $seat } nennen
action-turn_to_stone = { who-of-four } ({ $stolem }) wird zu Stein
action-pass_card = Die Karte an { $seat } geben
action-point = Auf { $seat } zeigen ({ said-activity })

## Was geschah

who-of-four = { $stolem ->
        [0] Vater
        [4] Vater
        [8] Vater
        [12] Vater
        [1] Mutter
        [5] Mutter
        [9] Mutter
        [13] Mutter
        [2] Großelternteil
        [6] Großelternteil
        [10] Großelternteil
        [14] Großelternteil
        [3] Kind
        [7] Kind
        [11] Kind
       *[other] Kind
    }
family-name = { $family ->
        [0] Rëbôcë
        [1] Lesôcë
        [2] Bëlôcë
       *[other] Gôchë
    }
said-card = { $card ->
        [throw] Wurf
        [move] Bewegung
       *[gods] Götter
    }
said-result = { $result ->
        [miss] Fehlwurf
       *[hit] Treffer
    }
said-token = { $token ->
        [boulder] Großer Brocken
        [cap] Wollmütze
        [sprint] Sprint
       *[super] Superwurf
    }
said-terrain = { $terrain ->
        [clearing] Lichtung
        [hill] Hügel
        [river] Fluss
       *[lake] See
    }
said-side = { $side ->
        [ne] Nordosten
        [e] Osten
        [se] Südosten
        [sw] Südwesten
        [w] Westen
       *[nw] Nordwesten
    }
said-rock = { $rock ->
        [boulder] einen Großen Brocken
       *[rock] einen Stein
    }
said-slot = { $slot ->
        [left] linke
       *[right] rechte
    }
said-activity = { $token ->
        [hourglass] Sanduhr nach oben
       *[plain] ohne Sanduhr
    }
said-family = { $family ->
        [rebocy] Rëbôcë
        [lesocy] Lesôcë
        [belocy] Bëlôcë
       *[gochy] Gôchë
    }
fact-begins = { $seat } beginnt.
fact-family = { $seat } führt die { family-name }.
fact-drew_god = { $seat } zieht eine Götterkarte.
fact-drew_god-hidden = { $seat } zieht eine Götterkarte.
fact-placed = { $seat } stellt einen Stolem auf.
fact-stood_up = Ein Stolem von { $seat } steht auf ({ who-of-four }).
fact-left_game = Ein Stolem von { $seat } scheidet aus ({ who-of-four }).
fact-tokens_laid = { $seat } hat die Familienplättchen gelegt.
fact-put_token = { $seat } legt ein Familienplättchen.
fact-put_token-hidden = { $seat } legt ein Familienplättchen.
fact-hit_cards_open = Die abgelegten Trefferkarten werden aufgedeckt. Treffer: { $hits }, Fehlwürfe: { $misses }.
fact-gave_back = { $seat } gibt zurück: { $result ->
        [0] Fehlwurf
       *[other] Treffer
    }.
fact-took = { $seat } nimmt: { $result ->
        [0] Fehlwurf
       *[other] Treffer
    }.
fact-discarded = { $seat } legt ab: { $card ->
        [0] Wurf
        [1] Bewegung
       *[other] Götter
    }.
fact-discarded-hidden = { $seat } legt eine Aktionskarte ab.
fact-declined = { $seat } verzichtet.
fact-played = { $seat } spielt: { $card ->
        [0] Wurf
        [1] Bewegung
       *[other] Götter
    }.
fact-moved = { $seat } bewegt einen Stolem ({ who-of-four }, Punkte: { $cost }).
fact-used_token = { $seat } benutzt: { $token ->
        [0] Großer Brocken
        [1] Wollmütze
        [2] Sprint
       *[other] Superwurf
    }.
fact-threw = { $seat }: { who-of-four } wirft { $boulder ->
        [0] einen Stein
       *[other] einen Großen Brocken
    } auf Stolem { $at } ({ $to }).
fact-blind = { $seat } legt verdeckt ab: { $result ->
        [0] Fehlwurf
       *[other] Treffer
    }.
fact-blind-hidden = { $seat } legt eine Trefferkarte verdeckt ab.
fact-showed = { $seat } zeigt: { $result ->
        [0] Fehlwurf
       *[other] Treffer
    }; { $to } bekommt die Karte.
fact-capped = Die Wollmütze fängt den Schlag ab.
fact-rolled = Es wird gewürfelt.
fact-sidestepped = { $seat } lässt noch einmal würfeln.
fact-landed = Der Stein landet neben dem Ziel.
fact-dazed = Ein Stolem von { $seat } wird benommen ({ who-of-four }).
fact-knocked_out = Ein Stolem von { $seat } wird niedergestreckt ({ who-of-four }).
fact-scored = K.-o.-Treffer von { $seat }: { $score }.
fact-laid = { $seat } legt { $terrain ->
        [0] eine Lichtung
        [1] einen Hügel
        [2] einen Fluss
       *[other] einen See
    }.
fact-punished = Die Götter strafen einen Stolem von { $seat } ({ who-of-four }).
fact-exchanged = { $seat } tauscht eine Götterkarte.
fact-played_god = { $seat } spielt eine Götterkarte ({ $trophies } von 3).
fact-turned_token = Ein Geländeplättchen wird umgedreht.
fact-named = { $seat } nennt den Göttern eine Familie.
fact-stone = Ein Stolem von { $seat } wird zu Stein ({ who-of-four }).
fact-family_out = Die Familie von { $seat } ist draußen.
fact-passed = { $seat } gibt an { $to } weiter: { $card ->
        [0] Wurf
        [1] Bewegung
       *[other] Götter
    }.
fact-hourglasses = Alle Sanduhren außer der von { $seat } werden zurückgedreht.
fact-unable = { $seat } kann nicht handeln.
fact-pointed = { $seat } zeigt auf { $to }.
fact-round_ended = Runde { $round } ist zu Ende.
fact-no_token = Hier passt kein Plättchen; das Land bleibt, wie es ist.
fact-over = Das Spiel ist zu Ende.

## Optionen und Enden

option-starter = Wer beginnt
option-starter-random = ausgelost
option-starter-1 = Spieler 1
option-starter-2 = Spieler 2
option-starter-3 = Spieler 3
option-starter-4 = Spieler 4
option-families = Familien werden
option-families-dealt = ausgelost
option-families-chosen = der Reihe nach gewählt
option-board = Plan für drei
option-board-fitting = der eigene
option-board-quad = der mit vier Händen
option-extra_villages = Mehr Dörfer
option-placing = Aufstellen
option-placing-clockwise = Startperson zuerst
option-placing-reverse = letzte Person zuerst
option-placing-automatic = automatisch
option-start_hexes = Startfelder
option-start_hexes-hand = bei der Hand der eigenen Farbe
option-start_hexes-any = beliebig
option-tokens_in_round_1 = Familienplättchen in der ersten Runde
option-unused_tokens = Unbenutzte Familienplättchen
option-unused_tokens-laid_anew = werden neu gelegt
option-unused_tokens-stay = bleiben liegen
option-surplus = Mehr als fünf Trefferkarten
option-surplus-random = zufällig zurück
option-surplus-choice = nach Wahl zurück
option-surplus-keep = bleiben auf der Hand
option-must_move = Eine Bewegung muss auf einem anderen Feld enden
option-gods_lying = Götter auch, wenn alle Stoleme liegen
option-lone_hit_card = Eine Trefferkarte genügt zum Werfen
option-near_throws = Würfe auf direkt benachbarte Stoleme
option-same_as_printed = Plättchen darf dem Aufdruck gleichen
option-village_buried = Ein Stein begräbt das Dorf
option-village_dazes = Das Dorf macht am Rundenende benommen
option-gods_target = Wen man den Göttern nennen darf
option-gods_target-anyone = alle
option-gods_target-leader = wer führt
option-gods_target-rowdiest = wer in dieser Runde am meisten warf
option-stone_standing_first = Stehende werden zuerst zu Stein
option-cap_boulder = Wollmütze gegen Großen Brocken
option-cap_boulder-cancels = hält ihn ab
option-cap_boulder-dazes = er macht trotzdem benommen
option-cap_timing = Die Wollmütze wird angesagt
option-cap_timing-after = nach einem gezeigten Treffer
option-cap_timing-before = vor dem Ziehen
option-blocked_landing = Fehlwurf auf Fels oder liegenden Stolem
option-blocked_landing-changes = ändert dort das Land
option-blocked_landing-rolls_again = wird neu gewürfelt
option-bystander = Wer dort steht, wo ein Fehlwurf landet,
option-bystander-harmless = nimmt keinen Schaden
option-bystander-hit = wird getroffen
option-points_for = Punkte für K.-o.-Treffer
option-points_for-accurate = durch Würfe, die ihr Ziel treffen
option-points_for-any_rock = durch jeden Stein
option-unable = Wer nicht handeln kann,
option-unable-turns = dreht das Plättchen auf die Sanduhr
option-unable-may_stay = darf es ohne Sanduhr lassen
option-may_decline = Man darf verzichten
option-last_family = Die letzte Familie gewinnt
option-last_family-round_end = am Rundenende
option-last_family-at_once = sofort
option-none_standing = Niemand steht am Rundenende
option-none_standing-goes_on = es geht weiter
option-none_standing-draw = unentschieden
option-tokens_out = Ist das Land voll, zählen
option-tokens_out-standing = stehende Stoleme
option-tokens_out-healthy = stehende gesunde Stoleme
option-river_test = Das Land ist voll, wenn kein Plättchen passt
option-river_test-landing = auf das Landefeld
option-river_test-board = auf irgendein Feld
option-tie_break = Weiterer Gleichstand
option-tie_break-draw = geteilter Sieg
option-tie_break-score = K.-o.-Treffer, dann gespielte Götterkarten
option-round_limit = Höchstzahl der Runden (0: keine Grenze)
option-activity_tokens = Aktivitätsplättchen zu Beginn einer Runde
option-activity_tokens-plain = werden auf die Seite ohne Sanduhr gedreht
option-activity_tokens-stay = bleiben liegen, wie sie sind
preset-polish = Polnische Anleitung
preset-english = Englische Anleitung

ending-knockouts = Genug K.-o.-Treffer: Wer am besten wirft, gewinnt.
ending-gods = Drei Götterkarten: Der Liebling der Götter gewinnt.
ending-last_family = Nur noch eine Familie steht, oder keine.
ending-tokens_out = Kein Gelände kann mehr gelegt werden: Jetzt werden die Stoleme gezählt.
ending-round_limit = Die letzte Runde ist vorbei: Jetzt werden die Stoleme gezählt.

## Namen der Teile

family-0 = Rëbôcë, die Fischer
family-1 = Lesôcë, die Waldleute
family-2 = Bëlôcë, die von der Landzunge
family-3 = Gôchë, die Heideleute
role-0 = Vater
role-1 = Mutter
role-2 = Großelternteil
role-3 = Kind
card-0 = Wurf
card-1 = Bewegung
card-2 = Götter
result-0 = Fehlwurf
result-1 = Treffer
token-0 = Großer Brocken
token-1 = Wollmütze
token-2 = Sprint
token-3 = Superwurf
terrain-0 = Ebene
terrain-1 = Lichtung
terrain-2 = Hügel
terrain-3 = Fluss
terrain-4 = See
terrain-5 = Dorf
ability-1 = Waten: Seen kosten 1
ability-2 = Springerin: Sprünge zwischen Hügeln kosten nichts
ability-3 = Kletterer: darf an Liegenden und Felsen vorbei
ability-4 = Hoher Wurf: auf einem Hügel 1 weiter
ability-5 = Dickschädel: Ein Großer Brocken ist ein gewöhnlicher Stein
ability-6 = Ausweichen: darf einen Fehlwurf neu würfeln lassen
ability-7 = Sicheres Auge: wählt, wo ein Fehlwurf landet
ability-8 = Formerin: legt das Plättchen nach einem Fehlwurf
ability-9 = Pflegerin: hilft noch einem Nachbarn auf
pose-1 = steht
pose-2 = liegt
pose-3 = ausgeschieden
pose-4 = zu Stein geworden
dazed = benommen
healthy = gesund
hourglass = Sanduhr
rock = Felsplättchen
picture-round = Runde { $round }
picture-family = { $player } { $family }: K.-o.-Treffer { $score }/{ $goal }, Götter { $trophies }/{ $gods }; auf der Hand { $actions } Aktions-, { $hits } Treffer- und { $cards } Götterkarten
picture-out = ausgeschieden
picture-first = Startperson
picture-hand = Hand { $player }: { $cards }; Treffer { $hits }, Fehlwürfe { $misses }
picture-gods = Götterkarten: { $cards }
picture-tokens = Familienplättchen: { $tokens }
picture-pool = Geländeplättchen im Vorrat: { $tokens }
picture-open = Offene Trefferkarten: Treffer { $hits }, Fehlwürfe { $misses }
picture-throw = { $thrower } wirft auf { $target }
picture-giants = Stoleme: Nummer, Name, Feld, Bewegung/Reichweite
picture-signs = { $terrains }; (x) Plättchen, [x] umgedrehtes Plättchen; * benommen, _ liegt, @ Felsplättchen

## The coach

name-card = { said-card }
name-result = { said-result }
name-terrain = { said-terrain }
name-kind = { said-terrain }
name-token = { said-token }
name-choose-family = die { $family } nehmen
name-place = { $giant } auf { $hex }
name-stand = { $giant } steht auf
name-stay-down = niemandem aufhelfen
name-put-token = { $token } auf { $giant }
name-give-back = { $result } zurückgeben
name-take = { $result } nehmen
name-discard = { $card } abwerfen
name-decline = nichts tun
name-play = { $card } spielen
name-move = { $giant } nach { $hex }
name-throw = { $giant } wirft { $rock ->
        [1] den Großen Brocken
       *[0] einen Stein
    } auf { $target }
name-wear-cap = Wollmütze benutzen
name-no-cap = keine Wollmütze
name-reroll = neu würfeln
name-keep-roll = Würfel liegen lassen
name-land = der Stein landet auf { $hex }
name-lay = Gelände legen: { $terrain }
name-draw-card = Götterkarte ziehen
name-exchange = { $god } tauschen
name-play-card = { $god } spielen
name-pray = vergeblich beten
name-turn-token = das Plättchen auf { $hex } umdrehen
name-name = { $rival } benennen
name-turn-to-stone = { $giant } wird zu Stein
name-pass-card = die Karte an { $next } geben
name-point = auf { $next } zeigen
coach-knocks-out = So streckst du meist einen gegnerischen Stolem nieder.
coach-stays-up = So bleiben deine Stolems meist auf den Beinen.
coach-dazes = So macht dein Wurf meist einen Gegner benommen.
coach-stays-clear = So wird von deinen meist keiner benommen.
coach-pleases-gods = So kannst du meist eine Götterkarte spielen.
coach-denies-gods = Das hält einen Gegner meist davon ab, eine Götterkarte zu spielen.
coach-not-stone = So wird von deinen meist keiner zu Stein.
coach-village = Das hält sich vom Dorf fern: Die Götter strecken nieder, wer die Runde dort beendet oder einen Stein darauf fallen lässt.
coach-keeps-hits = Ein Treffer mehr auf der Hand; der Fehlwurf würde allen verraten, dass du seltener triffst.
coach-gives-dazed = Das gibt den Göttern einen benommenen Stolem und behält einen gesunden.
coach-spares-boulder = Ein gewöhnlicher Stein schlägt einen benommenen Stolem genauso nieder, also bleibt der Große Brocken.
coach-look-walk = Welche Felder erreichen die Würfe der Rivalen, und welche deine?
coach-look-rocks = Wer von ihnen ist schon benommen, und wer von deinen wirft am weitesten?
coach-look-hits = Zähle deine Treffer und Fehlwürfe: Was wird dein nächster Wurf zeigen?
coach-look-land = Wem hilft dieses Gelände, und wen bremst es?
coach-look-cards = Denke auch an die Karte, die du weitergeben musst.
coach-look-gods = Sieh dir deine Götterkarte an: Liegt ihre Landschaft schon da, oder fast?
coach-luck-hit = Der Wurf traf.
coach-luck-miss = Der Wurf ging daneben.
coach-luck-roll = Wohin der Fels rollte, entschied allein der Würfel.
