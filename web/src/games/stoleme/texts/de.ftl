# Stolemë: die Wörter auf dem Spielbrett.

stolem-land = Das Land
stolem-hex = { $hex }, { $terrain }
stolem-hex-rock = { $hex }, { $terrain }, ein Fels
stolem-hex-giant = { $hex }, { $terrain }: { $name } von den { $family }, { $state }
stolem-cost = { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }
stolem-cost-sprint = { $cost } Punkte, mit dem Sprint
stolem-hit-chance = Trefferchance { $percent } %
stolem-percent = { $percent } %
stolem-knockouts = K.-o.-Treffer: { $count } von { $goal }
stolem-trophies = Gespielte Götterkarten: { $count } von { $goal }
stolem-holds-actions = Aktionskarten auf der Hand: { $count }
stolem-holds-hits = Trefferkarten auf der Hand: { $count }
stolem-holds-gods = Götterkarten auf der Hand: { $count }
stolem-numbers = geht { $move }, wirft { $range }
stolem-face-down = { $count } verdeckt
stolem-hand = Deine Karten
stolem-times = { $count } auf der Hand
stolem-odds = Treffer: { $hits } von { $all }
stolem-missing = es fehlt noch: { $set }
stolem-complete = der Satz ist vollständig
stolem-left = noch { $count }
stolem-wanted = für deine Götter
stolem-sure = Sicher? Tu es, oder überlege noch einmal.
stolem-sure-move = { $name } geht nach { $hex }: { $points }.
stolem-sure-throw = { $name } wirft auf { $target }: Mit { $percent } % Chance wird { $target } { $effect }. Ein Fehlwurf landet auf einem der Ringe.
stolem-effect-daze = benommen
stolem-effect-knockout = niedergestreckt
stolem-do = Ausführen
stolem-rock = Stein
stolem-discard = { $card } ablegen
stolem-play = { $card } spielen
stolem-take = { $result } nehmen
stolem-give_back = { $result } zurückgeben
stolem-lay = { $terrain } legen
stolem-exchange = { $card } tauschen
stolem-pass = An { $player } geben
stolem-name = { $player } nennen
stolem-point = Auf { $player } zeigen
stolem-point-plain = Ohne Sanduhr, auf { $player } zeigen
stolem-player = Spieler { $player }
stolem-who = { $name } ({ $family })

## Was jetzt zu tun ist

stolem-guide-choose_family = Wähle deine Familie.
stolem-guide-place = Wähle ein Feld für { $name }.
stolem-guide-stand = Einer deiner liegenden Stoleme steht auf: Wähle, welcher. Die anderen scheiden aus.
stolem-guide-nurse = Deine Pflegerin darf noch einem Nachbarn aufhelfen.
stolem-guide-tokens = Lege verdeckt auf einen deiner Stoleme: { $token }.
stolem-guide-tokens-done = Alle Plättchen liegen. Fertig?
stolem-guide-give_back = Du hast mehr als fünf Trefferkarten: Gib eine zurück.
stolem-guide-draft = Nimm eine der offenen Trefferkarten. Treffer: { $hits }, Fehlwürfe: { $misses }.
stolem-guide-discard = Lege eine Aktionskarte ab. Danach spielst du eine andere.
stolem-guide-play = Spiele eine Aktionskarte.
stolem-guide-move = Wähle den Stolem, der geht.
stolem-guide-move-where = Wohin geht { $name }? Die Zahlen sind die Punkte, die es kostet.
stolem-guide-move-sprint = Wohin geht { $name }? Die Zahlen sind die Punkte; + braucht den Sprint.
stolem-guide-throw = Wähle den Stolem, der wirft. Deine Trefferchance ist { $percent } %.
stolem-guide-throw-whom = Auf wen wirft { $name }? Deine Trefferchance ist { $percent } %.
stolem-guide-cap = { $name } ist getroffen. Die Wollmütze benutzen?
stolem-guide-cap-none = { $name } ist getroffen und trägt keine Wollmütze.
stolem-guide-cap-before = Ein Wurf auf { $name }. Die Wollmütze ansagen?
stolem-guide-cap-before-none = Ein Wurf auf { $name }, ohne Wollmütze.
stolem-guide-sidestep = Der Stein kommt auf { $hex } herunter ({ $terrain }). Noch einmal würfeln lassen?
stolem-guide-land = Ein Fehlwurf: { $name } wählt das Feld neben { $target }, auf dem der Stein landet.
stolem-guide-lay = Der Stein liegt auf { $hex }: Lege dort ein Geländeplättchen.
stolem-guide-gods = Ziehe, tausche oder spiele eine Götterkarte.
stolem-guide-turn_token = Wähle ein Plättchen auf dem Plan, das du für die Götter umdrehst.
stolem-guide-name = Nenne den Göttern eine Familie: Einer ihrer Stoleme wird zu Stein.
stolem-guide-stone = Wähle, welcher deiner Stoleme zu Stein wird.
stolem-guide-pass = Gib { $card } weiter. Wer die Karte bekommt, ist am Zug.
stolem-guide-point = Du kannst nicht handeln: Zeige, wer weitermacht.
stolem-guide-point-on = Zeige, wer weitermacht.

## Was gerade geschah

stolem-told-placed = { $giant } stellt sich auf { $place }.
stolem-told-stood_up = { $giant } steht auf.
stolem-told-left_game = { $giant } scheidet aus.
stolem-told-moved = { $giant } geht von { $place } nach { $to }.
stolem-told-used_token = { $giant } benutzt { $token ->
        [0] den Großen Brocken
        [1] die Wollmütze
        [2] den Sprint
       *[other] den Superwurf
    }.
stolem-told-threw = { $giant } wirft { $boulder ->
        [0] einen Stein
       *[other] den Großen Brocken
    } auf { $other } auf { $place }.
stolem-told-showed = { $result ->
        [0] Daneben!
       *[other] Treffer!
    } Die Karte geht an { $to }.
stolem-told-capped = Die Wollmütze rettet { $giant }.
stolem-told-rolled = Der Würfel zeigt { $die }.
stolem-told-sidestepped = { $giant } weicht aus: Es wird neu gewürfelt.
stolem-told-landed = Der Stein landet auf { $place }.
stolem-told-dazed = { $giant } ist benommen.
stolem-told-knocked_out = { $giant } geht k. o.
stolem-told-laid = { $seat } legt ein Plättchen auf { $place }: { $what }.
stolem-told-punished = Die Götter strafen { $giant } auf { $place }.
stolem-told-played_god = { $seat } spielt die Götterkarte { $god } ({ $trophies } von 3).
stolem-told-drew_god = { $seat } zieht die Götterkarte { $god }.
stolem-told-turned_token = Das Plättchen auf { $place } wird umgedreht: { $what }.
stolem-told-named = { $seat } nennt den Göttern { $named }.
stolem-told-stone = { $giant } wird auf { $place } zu Stein.
stolem-told-no_token = Auf { $place } passt kein Plättchen; das Land bleibt, wie es ist.

## Das erste Spiel

stolem-teach-1 = Du führst die Rëbôcë in der oberen Ecke. Jeder Stolem hat zwei Zahlen: wie weit er geht und wie weit er wirft. Drei K.-o.-Treffer gewinnen, oder drei Götterkarten.
stolem-teach-2 = Ein Zug beginnt mit einem Verlust: Eine Aktionskarte wird verdeckt abgelegt. Lege eine Bewegung ab.
stolem-teach-3 = Jetzt spielst du eine andere Karte. Spiele die Bewegung, die du noch hast.
stolem-teach-4 = Wähle Jank, das Kind, und gehe nach D4. Die Zahlen sind die Punkte, die ein Feld kostet; Jank hat vier.
stolem-teach-5 = Deine Bewegung ging an die Lesôcë, und mit ihr der Zug. Sie haben sie genutzt: Hanka ist nahe gekommen. Nun bist du wieder am Zug. Lege die Bewegung ab, die du bekommen hast.
stolem-teach-6 = Jank wirft zwei Felder weit, und genau so weit weg steht Hanka. Spiele einen Wurf.
stolem-teach-7 = Wähle Jank, dann Hanka. Drei deiner fünf Trefferkarten sind Treffer: 60 %.
stolem-teach-8 = Daneben! Der Würfel sagte, wo der Stein herunterkam, und die Lesôcë machten dort einen See. Der gezeigte Fehlwurf gehört nun ihnen. Dann warf Hanka zurück und verfehlte auch.
stolem-teach-9 = Ihr Stein liegt auf C4, und du legst dort das Gelände. Deine Götterkarte Òmańc will Lichtung, Hügel und See: Lege die Lichtung.
stolem-teach-10 = Noch ein Zug: Lege einen Wurf ab.
stolem-teach-11 = Und spiele den anderen.
stolem-teach-12 = Drei deiner vier Trefferkarten sind jetzt Treffer. Wirf noch einmal auf Hanka.
stolem-teach-13 = Ein Treffer: Hanka ist benommen. Ein zweiter würde sie niederstrecken, das wäre ein Punkt. Sie lief davon, aber sieh: Lichtung, Hügel und See liegen auf dem Plan. Lege die Bewegung ab.
stolem-teach-14 = Spiele Götter.
stolem-teach-15 = Spiele Òmańc: Seine drei Plättchen werden umgedreht, und die Lesôcë verlieren einen Stolem an die Götter.
stolem-teach-16 = Hanka ist jetzt ein Fels, und du hast eine von drei Götterkarten. Niemand konnte mehr handeln, also ist die Runde zu Ende. Wer dann liegende Stoleme hat, richtet einen davon auf; die übrigen scheiden aus.
stolem-teach-17 = Ab der zweiten Runde verstecken alle vier Familienplättchen: Großer Brocken, Wollmütze, Sprint und Superwurf. Jedes wirkt einmal. Meide das Dorf: Steine, die dort landen, bringen die Götter gegen den Werfer auf.
