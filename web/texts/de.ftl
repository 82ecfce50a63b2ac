# Die eigenen Worte der Seite.

## Games

game-hidden_stones = Hidden Stones
game-stones_and_rivers = Stones & Rivers
game-river_dragons = River Dragons
game-stoleme = Stolemë
game-stone_stacks = Steinstapel
game-hidden_stones-tag = Tausche neun gemeißelte Steine und drehe sie um, bis sie zeigen, was deine Karten verlangen.
game-stones_and_rivers-tag = Zwei Heere aus Stein, und jeder Stein kann ein Fluss werden, der andere weit trägt.
game-river_dragons-tag = Plane heimlich fünf Schritte, lege Planken übers Delta und hüte dich vor den Drachen.
game-stoleme-tag = Riesenfamilien tragen einen alten Streit aus, Felsbrocken für Felsbrocken.
game-stone_stacks-tag = Echte Steine, echtes Gewicht, eine ruhige Hand: Baue hoch und halte den Atem an.

## Front page

tagline = Fünf Spiele von Steinen und Flüssen
games = Spiele
players-count = { $span } Spieler
minutes-count = { $span } Min.
play = Spielen
play-game = { $game } spielen
more = Mehr
more-game = Mehr Möglichkeiten für { $game }
learn = In drei Minuten lernen
not-yet = Noch nicht auf diesem Tisch
tables-yours = Deine Tische
tables-yours-none = Hier warten die Tische, an denen du sitzt.
tables-open = Offene Tische
tables-open-none = Gerade wartet niemand auf Mitspieler.
hosted-by = von { $name }
seats-free = { $free } von { $seats } Plätzen frei
join = Dazusetzen
ago = { DATETIME($when, day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
replay-file = Partie nachspielen
replay-file-text = Öffne eine heruntergeladene Aufzeichnung und gehe sie Zug für Zug durch.
replay-choose = Datei wählen
unofficial = Inoffiziell, nicht mit den Verlagen verbunden; eigene Bilder und Worte.

## Setting up a table

setup-way = Mit wem?
way-bots = Gegen Bots
way-bots-text = Du spielst, Bots besetzen die anderen Plätze.
way-bots-go = Spielen
way-invite = Mit Freunden
way-invite-text = Ein Link und ein Code für jeden freien Platz.
way-invite-go = Einladen
way-device = Gerät weitergeben
way-device-text = Alle spielen hier, die Handkarten bleiben verdeckt.
way-device-go = Beginnen
way-watch = Bots zuschauen
way-watch-text = Lehn dich zurück und sieh, wie sie es machen.
way-watch-go = Zuschauen
setup-players = Wie viele Spieler?
setup-level = Wie stark sind die Bots?
setup-name = Dein Name
setup-name-any = Name (wenn du magst)
preset-own = Eigene Wahl
setup-clock = Zeit für jede Antwort
setup-open = Auch Fremde dürfen sich setzen
clock-none = Ohne Grenze
clock-seconds = { $seconds } Sekunden
level-random = Aufs Geratewohl
level-greedy = Voreilig
level-beginner = Anfänger
level-easy = Leicht
level-normal = Normal
level-hard = Schwer
level-expert = Experte

## Settings

language = Sprache
light = Licht
light-auto = Wie das Gerät
light-day = Tag
light-night = Nacht
sound = Ton
motion = Bewegung

## The table

to-front = Alle Spiele
players = Spieler
you = du
score = Punkte
seat-number = Spieler { $number }
seat-free = Freier Platz
seat-bot = Bot, { $level }
seat-away = Gerade nicht da
turn-yours = Du bist dran
turn-theirs = Am Zug
replace-by-bot = Bot spielen lassen
sign-circle = Kreis
sign-triangle = Dreieck
sign-square = Quadrat
sign-diamond = Raute
sign-cross = Kreuz
sign-hexagon = Sechseck
line-opening = Wir setzen uns an den Tisch …
line-lost = Die Verbindung ist weg. Neuer Versuch; nichts geht verloren.
line-yours = Du bist dran: Wähle etwas, das leuchtet.
line-wait =
    { $count ->
        [one] { $names } spielt.
       *[other] Wir warten auf { $names }.
    }
line-nature = Der Fluss entscheidet …
line-over = Das Spiel ist zu Ende.
line-replay = Nachspielen
rule-number = Regel { $number }:
undo = Zurücknehmen
undo-ask = Rücknahme erbitten
undo-text = „Zurücknehmen“ macht deine letzte Antwort rückgängig. Haben andere seitdem geantwortet, müssen sie zustimmen; Bots tun das immer, wenn das Spiel keine Geheimnisse hat.
hint = Tipp
analysis = Analyse
cancel = Abbrechen
close = Schließen
beside = Verlauf, Regeln und Chat
log = Verlauf
log-empty = Noch ist nichts geschehen.
rules = Regeln
rules-opening = Die Regeln werden geöffnet …
rule-ours = (unsere eigene)
line-suspended = Der Tisch schläft: Lange hat niemand geantwortet. Er erwacht, wenn jemand spielt.
rules-missing = Die Regeln dieses Spiels sind noch nicht hier.
print = Drucken
chat = Chat
chat-empty = Sag hallo.
chat-say = Sag etwas
send = Senden
table = Tisch
clock = Verbleibende Zeit
unknown = etwas Verdecktes
title-your-turn = Du bist dran · { $game }
agree = Zustimmen
refuse = Nein
proposal-undo = { $name } möchte einen Zug zurücknehmen.
proposal-bot = { $name } schlägt vor, dass ein Bot für { $other } spielt.
bot-name-0 = Otter
bot-name-1 = Reiher
bot-name-2 = Biber
bot-name-3 = Forelle
bot-name-4 = Eisvogel
bot-name-5 = Wasseramsel
watching = Zuschauer
watchers =
    { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
leave-text = Du kannst die Seite schließen und wiederkommen: Dein Platz bleibt deiner. Wer aufgibt, kann nicht zurück.
give-up = Aufgeben
give-up-title = Dieses Spiel aufgeben?
give-up-text = Zu zweit gewinnt der andere. Bei mehr Spielern spielt dein Platz von selbst weiter, so einfach wie möglich.
give-up-alone = Das Spiel endet hier.
proposal-waiting = Die anderen müssen noch zustimmen.

## Waiting for players

waiting-for =
    { $count ->
        [one] Ein Platz ist frei. Teile seinen Link oder Code.
       *[other] { $count } Plätze sind frei. Teile ihre Links oder Codes.
    }
waiting-ready = Alle sind da.
start = Beginnen
start-with-bots = Beginnen, Bots nehmen die freien Plätze
invite-seat = Link für Platz { $number }
watch-link = Link zum Zuschauen
qr-of = { $label }, als QR-Code
copy = Kopieren
copied = Kopiert
waiting-host = Der Gastgeber beginnt das Spiel.
remove = Entfernen
leave-seat = Meinen Platz zurückgeben
rules-usual = Die üblichen Regeln
yes = ja
no = nein

## Passing one device

curtain-title = Gib das Gerät weiter: { $name }
curtain-text = Niemand sonst sollte jetzt hinsehen. Was nur dir gehört, liegt hinter dem Vorhang.
curtain-take = Ich bin { $name }

## The end

ending-forfeit = Das Spiel wurde aufgegeben.
end-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
end-you-won = Du hast gewonnen
end-you-shared = Du teilst den Sieg
end-solo-won = Geschafft
end-solo-lost = Diesmal nicht
lead-plot = Punkte im Lauf des Spiels
review = Partie durchgehen
review-making = Die Partie wird durchgegangen…
review-plot = Aussichten im Lauf der Partie
review-slips = Was am meisten kostete
review-slip = Zug { $turn }, { $name }: { $played }. Kostete { $percent } %.
review-better = Besser: { $line }
review-none = Kein Zug kostete viel.
rematch = Noch einmal
rematch-go = Zum neuen Spiel
replay = Nachspielen
download = Herunterladen
download-so-far = Bisherige Aufzeichnung
download-so-far-text = So viel vom Spiel, wie du wissen darfst, als Textdatei.
see-board = Brett ansehen
show-result = Ergebnis

## Replay

replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-run = Abspielen
replay-stop = Anhalten
replay-at = Schritt { $at } von { $last }
replay-eyes = Mit wessen Augen
replay-everyone = Alles offen
replay-seat = Wie { $name } es sah

## Lessons

lesson = Lektion
lesson-step = Schritt { $at } von { $last }
lesson-next = Weiter
lesson-other = Nicht jetzt: Tu, was markiert ist.
lesson-read = Lies erst weiter, dann bist du dran.
lesson-watch = Jetzt spielt der andere. Schau zu.
lesson-done = Das ist das ganze Spiel. Gut gemacht!
lesson-again = Noch einmal
lesson-retry = Noch ein Versuch
lesson-play = Ein echtes Spiel

## When something cannot be

lost-title = Hier ist nichts
lost-text = Die Adresse führt nirgendwohin. Die Spiele sind auf der Startseite.
gone-title = Dieser Link öffnet keinen Tisch
gone-text = Der Tisch wurde vielleicht abgeräumt, oder im Link fehlt ein Buchstabe.
other-rules-title = Dieses Spiel kann hier nicht weitergehen
other-rules-text = Es wurde unter anderen Regeln begonnen, als dieser Server jetzt hat.
trouble-unreachable = Der Server ist gerade nicht erreichbar. Versuche es gleich noch einmal.
trouble-failed = Das hat nicht geklappt. Versuche es gleich noch einmal.
trouble-too_many_tables = Zu viele Tische von hier. Beende erst einen oder warte ein wenig.
trouble-no_seat = Alle Plätze an diesem Tisch sind besetzt.
trouble-bad_record = Diese Datei ist keine Aufzeichnung, die wir lesen können.
trouble-no_record = Zu diesem Tisch gibt es keine Aufzeichnung, oder das Spiel läuft noch.
trouble-no_review = Dieses Spiel kann nicht durchgegangen werden.
trouble-too_large = Das ist zu groß für diesen Tisch.
trouble-too_fast = Etwas langsamer, bitte.
trouble-not_stored = Der Server kann gerade nichts speichern. Versuche es später.
trouble-no_such_lesson = Für dieses Spiel gibt es noch keine Lektion.
trouble-no_such_game = Dieses Spiel ist nicht hier.
trouble-no_such_table = Diesen Tisch gibt es nicht mehr.
refused-stale = Diese Frage ist schon beantwortet.
refused-already_answered = Du hast schon geantwortet. Wir warten auf die anderen.
refused-not_asked = Du bist nicht dran.
refused-not_fair = Hier spielt jemand gegen dich: keine Hilfe mitten im Spiel.
refused-waiting = Noch wird etwas entschieden. Einen Moment bitte.
refused-forbidden = Das geht jetzt nicht.
refused-over = Das Spiel ist zu Ende.
refused-cannot_undo = Das lässt sich nicht mehr zurücknehmen.
refused-no_hint = Dafür gibt es keinen Tipp.
refused-not_ready = Dieses Spiel wird hier noch vorbereitet. Bitte in einer Minute noch einmal fragen.
refused-watching = Du schaust zu. Das können nur Spieler.
refused-not_host = Das kann nur der Gastgeber.
refused-not_started = Das Spiel hat noch nicht begonnen.
refused-started = Das Spiel hat schon begonnen.
refused-too_fast = Etwas langsamer, bitte.
refused-not_stored = Der Server kann den Zug nicht speichern, also zählt er nicht. Versuche es später.
refused-malformed = Der Server hat das nicht verstanden.
