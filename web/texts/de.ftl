# Die eigenen Worte der Seite.

## Games


## Front page

tagline = Fünf Spiele von Steinen und Flüssen
places = Orte der Seite
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
replay-opening = Die Partie wird geöffnet …
unofficial = Inoffiziell, nicht mit den Verlagen verbunden; eigene Bilder und Worte.

## Setting up a table

setup-way = Mit wem?
way-bots = Gegen Bots
way-bots-text = Du spielst, Bots besetzen die anderen Plätze.
way-bots-go = Spielen
way-alone = Allein
way-alone-text = Ein Rätsel für dich, ohne andere.
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
level-like_me = Wie ich
like-me-text = Nach einem Sieg eine Stufe stärker, nach einer Niederlage eine schwächer.
says = „{ $line }“
level-in-character = { $level }, { $character }
setup-character = Wie spielen sie?
character-any = Wie es kommt
character-any-text = Jeder auf seine Art
character-builder = Baumeister
character-builder-text = Bereitet gut vor und lässt sich Zeit
says-builder-0 = Eins nach dem anderen.
says-builder-1 = Das hält.
says-builder-2 = Erst der Grund, dann das Haus.
says-builder-ahead = Es nimmt Form an.
says-builder-behind = Ein guter Grund braucht Zeit.
says-builder-won = Gut gebaut.
says-builder-lost = Nächstes Mal grabe ich tiefer.
character-blocker = Störenfried
character-blocker-text = Denkt daran, was du willst
says-blocker-0 = Hier geht es nicht durch.
says-blocker-1 = Ich habe gesehen, was du vorhast.
says-blocker-2 = Mal sehen, wie du daran vorbeikommst.
says-blocker-ahead = Hier kommt niemand vorbei.
says-blocker-behind = So leicht kommst du nicht davon.
says-blocker-won = An mir kam niemand vorbei.
says-blocker-lost = Da war also doch eine Lücke.
character-gambler = Draufgänger
character-gambler-text = Wagt lieber etwas
says-gambler-0 = Jetzt aber!
says-gambler-1 = Dem Mutigen gehört die Welt.
says-gambler-2 = Es kann schiefgehen. Oder auch nicht.
says-gambler-ahead = Das Wagnis hat sich gelohnt.
says-gambler-behind = Dann muss ich eben mehr wagen.
says-gambler-won = Glück? Vielleicht.
says-gambler-lost = Das war es trotzdem wert.

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
line-too_many_sockets = Aus diesem Netz sind gerade zu viele verbunden. Wir versuchen es weiter, bis Platz ist.
line-not_stored = Der Server erreicht gerade seinen Speicher nicht. Wir versuchen es weiter; nichts geht verloren.
line-sending = Wird gesendet …
line-yours = Du bist dran: Wähle etwas, das leuchtet.
line-only = Etwas anderes ist nicht möglich.
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
hint-thinking = Denkt nach …
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
chat-unread =
    { $count ->
        [one] Eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
send = Senden
table = Tisch
clock = Verbleibende Zeit
unknown = etwas Verdecktes
title-your-turn = Du bist dran · { $game }
agree = Zustimmen
refuse = Nein
proposal-undo = { $name } möchte einen Zug zurücknehmen.
proposal-bot = { $name } schlägt vor, dass ein Bot für { $other } spielt.
proposal-end = { $name } schlägt vor, das Spiel ohne Sieger zu beenden.
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
full-text = Dieses Spiel ist so lang geworden, dass nichts mehr zurückgenommen oder geschrieben werden kann.
full-end = Ende vorschlagen

## What is being told

telling = Was gerade geschieht
telling-again = Noch einmal:
telling-pause = Anhalten
telling-play = Weiter
telling-next = Nächstes Ereignis
telling-skip = Zum jetzigen Stand springen
telling-skip-mine = Zu deinem Zug springen
telling-replay = Noch einmal zeigen, was geschah
telling-speed = Tempo: { $speed }
line-telling = Sieh, was geschieht.
log-again = Diesen Zug noch einmal zeigen
note-undo-asked = { $name } möchte einen Zug zurücknehmen.
note-undo-refused = { $name } darf den Zug nicht zurücknehmen: Nicht alle waren einverstanden.
note-undo = { $name } nimmt einen Zug zurück.
note-forfeit = { $name } gibt auf.
note-end-asked = { $name } schlägt vor, das Spiel zu beenden.
note-agreed = Das Spiel endet einvernehmlich.
note-clock = Die Zeit von { $name } ist um: Der Tisch antwortet.
note-fallback = Der Tisch antwortet für { $name }.
note-bot-asked = { $name } schlägt vor, dass ein Bot für { $other } spielt.
note-bot-takes = Von nun an spielt ein Bot für { $name }.
note-only = { $name } hat nur eine Wahl.

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
ending-agreed = Das Spiel wurde einvernehmlich beendet.
end-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
end-you-won = Du hast gewonnen
end-nobody = Niemand gewinnt
end-you-shared = Du teilst den Sieg
end-solo-won = Geschafft
end-solo-lost = Diesmal nicht
lead-plot = Punkte im Lauf des Spiels
lead-plot-stoleme = Niedergestreckte im Lauf des Spiels
lead-plot-stones_and_rivers = Steine im Ziel im Lauf des Spiels
review = Partie durchgehen
review-making = Die Partie wird durchgegangen…
review-plot = Aussichten im Lauf der Partie
review-slips = Was am meisten kostete
review-better = Besser: { $line }
review-none = Keine großen Fehler.
review-others = Auch die Fehler der anderen zeigen
review-more = Mehr zeigen
rematch = Noch einmal
rematch-go = Zum neuen Spiel
replay = Nachspielen
download = Herunterladen
download-so-far = Bisherige Aufzeichnung
download-so-far-text = So viel vom Spiel, wie du wissen darfst, als Textdatei.
see-board = Brett ansehen
end-new = Neue Partie
show-result = Ergebnis

## Variants

variant = Variante: { $name }
variant-unnamed = ohne Namen
variant-of = Eine Variante von { $game }
variant-differs = Was anders ist als im üblichen Spiel
variant-same = Nichts ist anders als im üblichen Spiel.
variant-options = Optionen
variant-changed = { $what }: { $after } statt { $before }
variant-added = { $what }: { $after } (neu)
variant-removed = { $what }: { $before } (weggelassen)
variant-more = { $count ->
    [one] Und ein weiterer Unterschied.
   *[other] Und { $count } weitere Unterschiede.
  }
variant-try = Eine Variante ausprobieren
variant-try-text = Ein Spiel verändert? Die gepackte Variante hier ablegen oder die Datei wählen: du bekommst eine Seite, von der aus du zum Testspielen einlädst.
variant-choose = Variante wählen
variant-checking = Die Variante wird geprüft …
variant-drop = Hier loslassen
variant-bad = Diese Variante lässt sich nicht spielen. { $sentence }
variant-yours = Varianten
variant-table = Tisch aufmachen
variant-testers = Link zum Testspielen
variant-testers-text = Wer ihn öffnet, kann einen Tisch mit dieser Variante aufmachen.
variant-maker = Nur für dich
variant-counts = Tische: { $tables }. Beendete Spiele: { $finished }. Meinungen: { $opinions }.
variant-results = Aufzeichnungen und Meinungen herunterladen
variant-keep = Dein eigener Link zu dieser Seite: behalte ihn für dich.
opinion-title = Sag es der Person, die das Spiel gemacht hat
opinion-fun = Wie viel Spaß hat es gemacht?
opinion-fun-of = { $fun } von 5
opinion-fun-low = keinen
opinion-fun-high = viel
opinion-length = Wie lang kam es dir vor?
opinion-length-short = Zu kurz
opinion-length-right = Genau richtig
opinion-length-long = Zu lang
opinion-line = Ein paar Worte, wenn du magst
opinion-send = Abschicken
opinion-thanks = Danke. Wer das Spiel gemacht hat, wird es lesen.
error-no_such_variant = Diese Variante gibt es hier nicht mehr.

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
damaged-title = Dieser Tisch lässt sich nicht lesen
damaged-text = Was der Server davon gespeichert hat, ist beschädigt. Wer den Server betreibt, hat vielleicht eine Sicherung.
error-unreachable = Der Server ist gerade nicht erreichbar. Versuche es gleich noch einmal.
error-failed = Das hat nicht geklappt. Versuche es gleich noch einmal.
error-too_many_tables = Zu viele Tische von hier. Beende erst einen oder warte ein wenig.
error-no_seat = Alle Plätze an diesem Tisch sind besetzt.
error-bad_record = Diese Datei ist keine Aufzeichnung, die wir lesen können.
error-no_record = Zu diesem Tisch gibt es keine Aufzeichnung, oder das Spiel läuft noch.
error-no_review = Dieses Spiel kann nicht durchgegangen werden.
error-too_large = Das ist zu groß für diesen Tisch.
error-too_fast = Etwas langsamer, bitte.
error-log_full = Dafür ist dieses Spiel zu lang geworden. Ihr könnt es einvernehmlich beenden.
error-not_stored = Der Server kann gerade nichts speichern. Versuche es später.
error-no_such_lesson = Für dieses Spiel gibt es noch keine Lektion.
error-no_such_game = Dieses Spiel ist nicht hier.
error-no_such_table = Diesen Tisch gibt es nicht mehr.
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

## Links that work

preview-waits = { $name } wartet am Tisch. Öffne den Link und setz dich dazu.
preview-waits-nobody = Am Tisch ist ein Platz frei. Öffne den Link und setz dich dazu.
preview-plays = Am Tisch: { $names }. Öffne den Link und schau zu.
preview-plays-nobody = Eine Partie läuft. Öffne den Link und schau zu.
preview-over = { $names } haben gespielt. Öffne den Link und sieh, wie es ausging.
preview-over-nobody = Die Partie ist vorbei. Öffne den Link und sieh, wie es ausging.
reach-here = Noch funktionieren diese Links nur auf diesem Gerät.
reach-ask = Sollen Freunde im selben Netz, im selben WLAN, dazukommen können? Der Tisch steht dann unter { $address } allen in diesem Netz offen, bis Riffle beendet wird.
reach-open = Für dieses Netz öffnen
reach-opened = Für dieses Netz offen: { $address }. Findet ein Telefon nicht hierher, ist eine Firewall auf diesem Rechner im Weg.
reach-none = Dieser Rechner ist in keinem Netz, über das andere kommen könnten. Verbinde ihn mit einem WLAN und lade die Seite neu, oder betreibe Riffle im Internet.
reach-elsewhere = Wer an dem Rechner sitzt, auf dem Riffle läuft, kann den Tisch dort für sein Netz öffnen.
reach-how = Wie man Riffle im Internet betreibt
share = Teilen
share-text = { $game }: komm, spiel mit.
share-watch-text = { $game }: komm, schau zu.
move-seat = Auf einem anderen Gerät weiterspielen
move-seat-text = Öffne dort diesen Link oder scanne den Code: Du sitzt auf demselben Platz. Wer den Link hat, hat deinen Platz, also zeig ihn sonst niemandem.
move-seat-show = Meinen Link zeigen
begin-anew = Neue Partie beginnen
stay-here = Hier bleiben
rematch-follows = Die Spieler machen an einem neuen Tisch weiter. Gleich kommst du mit.
error-no_network = Der Tisch lässt sich für dieses Netz nicht öffnen.
## Stone of the day

daily-title = Stein des Tages
daily-lead = Für jedes Spiel eine kleine Aufgabe, jeden Tag neu und für alle dieselbe.
daily-kind-hidden_stones = Ein Stapel für dich allein
daily-kind-stones_and_rivers = Finde den erzwungenen Sieg
daily-kind-river_dragons = Noch in diesem Zug ins Dorf
daily-kind-stoleme = Der Wurf mit der besten Chance
daily-kind-stone_stacks = Drei Steine auf einen Turm
daily-task-solo = Allein mit diesem Stapel: Löse so viele der 16 Karten ein, wie du kannst. Ein Zug ohne eingelöste Karte ist ein Kreuz; mit vier Kreuzen ist Schluss.
daily-task-win = Du gewinnst in { $turns } Zügen, was die andere Seite auch tut. Nur ein erster Zug schafft das.
daily-task-village = Erreiche dein Dorf in diesem einen Zug: Lege fünf Karten in der richtigen Reihenfolge. Der andere bleibt dir aus dem Weg.
daily-task-throw = Ein Wurf. Welcher hat die beste Chance, einen Riesen auszuschalten? Steine auf ein Dorf zählen gegen dich.
daily-task-tower = { $turns ->
    [1] Ein Zug aus einer echten Partie: Wähle ein Plättchen, einen Stein und seinen Platz. Je höher er steht, desto mehr Marken.
   *[other] Setze drei Steine auf diesen Turm. Jeder, der steht, bringt Marken, je höher, desto mehr.
}
daily-done-solo = { $score } von 16 Karten. Der beste Bot hat { $best } eingelöst.
daily-done-win = Gewonnen. Nichts konnte das aufhalten.
daily-done-village = Angekommen.
daily-done-throw = Dein Wurf war { $score } % wert, der beste { $best } %. Ob er getroffen hat, zählt hier nicht.
daily-done-tower = { $score } Marken. Der beste Bot hat { $best } bekommen.
daily-missed-win = Damit ist der Sieg weg: Die andere Seite hat eine Antwort.
daily-missed-village = Der Zug ist vorbei und die Figur noch nicht da.
daily-missed-solo = Nicht beendet.
daily-missed-throw = Nicht beendet.
daily-missed-tower = Nicht beendet.
daily-share-solo = { $score } von 16 Karten
daily-share-win = Sieg in { $turns }, { $tries ->
    [one] erster Versuch
   *[other] { $tries } Versuche
}
daily-share-village = Dorf erreicht, { $tries ->
    [one] erster Versuch
   *[other] { $tries } Versuche
}
daily-share-throw = { $score } % (bester Wurf { $best } %)
daily-share-tower = { $score } Marken
daily-programs = { $programs } von { $of } Programmen führen hin.
daily-difficulty = Schwierigkeit { $grade } von 5
end-picture = Bild
daily-found = gefunden
daily-not-found = übersehen
daily-bots = Was die Bots daraus gemacht haben
daily-pebbles = { $won } von 3 Kieseln
daily-streak = { $days ->
    [one] ein Tag
   *[other] { $days } Tage in Folge
}
daily-archive = Frühere Tage
daily-more = Noch frühere
daily-others = Alle Steine
daily-result = Ergebnis
daily-share = Teilen
daily-picture = Bild
daily-making = Dieser Stein wird gerade gemacht. Einen Augenblick …
error-no_such_day = Für diesen Tag gibt es keinen Stein, oder noch nicht.
## The river, games over days, the ladder

river = Dein Fluss
river-waiting =
    { $count ->
        [0] Kein Tisch wartet auf dich.
        [one] Ein Tisch wartet auf dich.
       *[other] { $count } Tische warten auf dich.
    }
river-next = Nächster Tisch, an dem ich dran bin
river-next-short = Nächster Tisch
river-running = Im Spiel
river-running-none = Du sitzt gerade an keinem Tisch.
river-not-begun = Noch sind nicht alle da
river-going-on = Im Spiel
river-theirs = { $names } am Zug
river-due = bis { DATETIME($when, weekday: "short", hour: "numeric", minute: "numeric", day: "numeric", month: "short") }
river-alone = Allein
river-over = Zu Ende
river-results = Deine Ergebnisse
river-won = Gewonnen
river-shared = Geteilt
river-lost = Verloren
river-tally = { $won } gewonnen, { $shared } geteilt, { $lost } verloren
river-by = Zählen nach
river-by-game = Nach Spiel
river-by-level = Nach Stärke
river-by-opponent = Nach Gegner
river-by-none = Hier gibt es noch nichts zu zählen.
river-people = Mit Menschen
river-finished = Beendete Spiele
river-against = gegen { $names }
river-gone = Nicht mehr auf dem Server
river-all = Alle { $count } zeigen
review-short = Durchgehen
key-title = Dein Schlüssel
key-none = Ohne Schlüssel lebt dein Fluss nur in diesem Browser. Mit einem findest du ihn auch auf deinen anderen Geräten. Kein Konto, keine E-Mail.
key-on = Dein Fluss ist unter deinem Schlüssel auch auf dem Server aufgehoben.
key-make = Merksatz machen
key-have = Ich habe einen Merksatz
key-enter = Dein Merksatz, acht Wörter
key-open = Meinen Fluss öffnen
key-show = Merksatz zeigen
key-hide = Merksatz verbergen
key-phrase-text = Schreib diese acht Wörter auf. Wer sie hat, hat deine Plätze. Der Server kennt nur einen Abdruck davon, darum kann sie dir niemand wiedergeben.
key-device = Dieses Gerät kam mit einem Passkey herein.
key-wrong = Das ist kein Merksatz: Er hat acht Wörter mit je fünf Buchstaben.
key-away = Auf diesem Gerät abmelden
key-export = Alles herunterladen
key-delete = Meinen Fluss löschen
key-delete-title = Deinen Fluss löschen?
key-delete-text = Ergebnisse, Wertungen, Benachrichtigungen und alle Schlüssel werden auf dem Server sofort gelöscht, ebenso die beendeten Spiele in diesem Browser. Plätze an laufenden Tischen bleiben mit ihren Links offen.
passkey-add = Passkey hinzufügen
passkey-use = Passkey benutzen
passkey-count =
    { $count ->
        [one] Ein Passkey öffnet diesen Fluss.
       *[other] { $count } Passkeys öffnen diesen Fluss.
    }
passkey-insecure = Passkeys brauchen eine sichere Adresse mit Namen (https). Hier tut ein Merksatz dasselbe.
passkey-failed = Der Passkey hat nicht funktioniert oder wurde abgebrochen.
error-no_such_river = Unter diesem Schlüssel ist nichts aufgehoben. Prüfe jeden Buchstaben; ein Fluss, der lange nicht geöffnet wird, wird vergessen.
error-not_allowed = Das erlaubt dieser Server nicht.
error-not_rated = Dieses Spiel kann nicht gewertet werden.
call-title = Benachrichtigungen
call-text = Eine kurze Nachricht, wenn du dran bist, auch wenn diese Seite geschlossen ist. Sie kommt über den eigenen Dienst deines Browsers und ist so versiegelt, dass nur dein Browser sie lesen kann.
call-start = Sag mir, wenn ich dran bin
call-stop = Keine Benachrichtigungen mehr
call-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Die Zahl im Reiter sagt, wie viele Tische warten.
call-insecure = Benachrichtigungen brauchen eine sichere Adresse (https). Hier sagt die Zahl im Reiter, wie viele Tische warten.
call-unable = Dieser Browser kann keine Benachrichtigungen zeigen. Die Zahl im Reiter sagt, wie viele Tische warten.
call-failed = Das hat nicht geklappt. Vielleicht ist der Dienst des Browsers nicht erreichbar.
call-turn = Du bist dran: { $game }
call-over = Das Spiel ist zu Ende: { $game }
hook-label = Oder dieser Adresse Bescheid geben (Webhook)
hook-go = Benutzen
hook-stop = Nicht mehr Bescheid geben
kept-title = Was aufgehoben wird
kept-text = Es gibt kein Konto, keine E-Mail und niemanden, der deine Besuche zählt. Das ist alles:
kept-where-browser = In diesem Browser
kept-where-server = Auf diesem Server
kept-until-browser = bis du es löschst
kept-until-call = bis du sie abstellst oder der Tisch verschwindet
kept-until-address = so lange wie der Tisch
kept-days =
    { $count ->
        [one] einen Tag ohne Benutzung
       *[other] { $count } Tage ohne Benutzung
    }
kept-browser = Dein Fluss
kept-browser-text = Die Links zu deinen Plätzen, wer mitspielte und wie es ausging, gelöste Steine des Tages, dein Name und deine Einstellungen.
kept-table = Tische
kept-table-text = Züge, Chat und die Namen, die Leute angaben. Vom Link eines Platzes nur ein Abdruck.
kept-river = Ein Fluss mit Schlüssel
kept-river-text = Welche Plätze zum Schlüssel gehören und ein Abdruck des Schlüssels; dazu die gelösten Steine des Tages. Seine beendeten Spiele bleiben so lange wie er. Von einem Passkey die öffentliche Hälfte.
kept-rating = Wertungen
kept-rating-text = Für jedes Spiel, dessen Wertung du zugestimmt hast: eine Zahl, wie sicher sie ist, wie viele Spiele, dein Name am Tisch. Wertungen und Aufzeichnungen gewerteter Spiele sind öffentlich.
kept-call = Benachrichtigungen
kept-call-text = Die Adresse, die dein Browser für Nachrichten angab, und die Worte der Nachricht.
kept-address = Deine Adresse
kept-address-text = Ein Abdruck der Netzadresse, von der ein Tisch gemacht wurde, damit keine einzelne Adresse zu viele macht.
kept-delete = „Meinen Fluss löschen“ löscht den Fluss, seine Schlüssel, Wertungen und Benachrichtigungen sofort. Züge an einem Tisch gehören allen, die dort spielten, und gehen mit dem Tisch.
kept-operator = Diese Zeiten legt fest, wer den Server betreibt (RIFFLE_IDLE_DAYS, RIFFLE_RIVER_DAYS).
ladder = Rangliste
ladder-text = Gewertete Spiele zählen, gegen Menschen, die zugestimmt haben, und gegen Bots. Die Bots bewegen sich nicht: Wo sie stehen, wurde gemessen. In gewerteten Spielen gibt es keine Tipps, und nichts wird zurückgenommen; ihre Aufzeichnungen sind danach öffentlich.
ladder-seats =
    { $count ->
        [one] Eine Person
       *[other] { $count } Personen
    }
ladder-games =
    { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }
ladder-fixed = bewegt sich nicht
ladder-nameless = Jemand
ladder-sure = Ein Fragezeichen heißt, dass zu wenige Spiele gespielt wurden, um sicher zu sein.
ladder-join = Du stehst noch nicht darauf. Wähle „Gewertetes Spiel“, wenn du einen Tisch machst:
ladder-records = Die letzten gewerteten Spiele
ratings = Deine Wertungen
rated = Gewertet
rated-text = Es zählt für die Rangliste aller, die mitspielen: keine Tipps, kein Zurücknehmen, und die Aufzeichnung ist am Ende öffentlich.
rated-agree = Ich stimme einem gewerteten Spiel zu
rated-missing = Erst muss noch zustimmen: { $names }
setup-rated = Gewertetes Spiel
setup-rated-text = Übliche Regeln, keine Tipps, kein Zurück.
clock-hours =
    { $count ->
        [one] Eine Stunde
       *[other] { $count } Stunden
    }
clock-days =
    { $count ->
        [one] Ein Tag
       *[other] { $count } Tage
    }
refused-not_agreed = Jemand hat dem gewerteten Spiel noch nicht zugestimmt.
refused-not_rated = Das geht in einem gewerteten Spiel nicht.
refused-no_such_river = Unter diesem Schlüssel ist nichts aufgehoben.
offline-title = Gerade keine Verbindung
offline-text = Diese Seite braucht den Server. Deine Tische und Ergebnisse sind noch da, und nichts ist verloren.
tables-loading = Die Tische werden vorbereitet
tables-elsewhere = Deine Tische sind in einem anderen Tab dieses Browsers offen. Schließe ihn, dann öffnen sie sich hier.
tables-failed = Die Tische konnten nicht geöffnet werden.
tables-not-kept = Dieses Fenster speichert nichts: Partien von hier sind weg, wenn du es schließt.

## A finished game

share-game = Die Partie allen zeigen
share-game-text = Ein öffentlicher Link zur Wiederholung: Wer ihn hat, sieht jeden Zug und jede Hand. Spieler werden nur genannt, wenn sie selbst zustimmen.
share-game-name = Meinen Namen nennen
share-game-make = Link erstellen
share-game-link = Öffentlicher Link zur Wiederholung
share-game-hint = { $game }: sieh, wie es ausging.
play-on = Von hier weiterspielen
play-on-text = Von dieser Stellung aus gegen Bots weiterspielen
error-no_such_link = Dieser Link öffnet nichts.
error-over = Dort ist die Partie schon vorbei.

## Clocks for the whole game

setup-main = Zeit für die ganze Partie
main-none = Ohne Grenze
main-time = { $minutes } min und { $seconds } s mehr für jede Antwort
bank-of = Restzeit von { $name }
note-flag = Die Zeit von { $name } ist abgelaufen.

## Manners

mute = Stummschalten
unmute = Wieder zeigen
muted = Stumm
report = Melden
reported = Gemeldet
report-title = { $name } melden?
report-text = Wer diesen Server betreibt, sieht den Namen und was an diesem Tisch gesagt wurde.
chat-close = Chat schließen
chat-open = Chat öffnen
chat-closed = Der Gastgeber hat den Chat geschlossen.
refused-chat_closed = Der Gastgeber hat den Chat geschlossen.
refused-muted = Dieser Platz darf nicht chatten.

## Live games

live = Live zuschauen
live-text = Partien, die gerade gespielt werden und bei denen man zuschauen darf.
live-none = Gerade spielt niemand öffentlich.
live-bots = Wähle ein Spiel: Bots setzen sich und spielen es vor deinen Augen, auf Wunsch mit offenen Händen und so schnell du willst.
open-hands = Offene Hände
## The coach

hint-what = Was tun?
hint-why = Warum?
review-plot-text = Die Zahlen sind die Momente, die am meisten kosteten
review-turn = Zug { $turn }, { $name }
review-played = Gespielt: { $line }
review-luck = Glück, vom Können getrennt
review-way-before = Ansehen
review-way-line = Fortsetzung spielen
review-way-try = Selbst versuchen
review-back = Zurück zur Analyse
puzzle-missed = Daran hat der Trainer nicht gedacht. Versuch es noch einmal.

## Practice room

room-title = Übungsraum
room-lead = Züge aus Partien der Bots, jeder mit einer Antwort, die viel besser ist als alle anderen. Der Grad sagt, welche Bots sie finden.
room-others = Alle Rätsel
room-grade = Schwierigkeit { $grade }
room-puzzle = Rätsel { $number }
daily-task-turn = Ein einziger Zug. Wie viele Punkte schaffst du mit diesen Karten?
daily-done-turn = { $score } Punkte. Der beste Bot hat { $best } geschafft.
daily-missed-turn = Nicht beendet.
daily-share-turn = { $score } von { $best } Punkten

## Analysis board

analysis-title = Analysebrett
analysis-lead = Jede Stellung auf dem Analysebrett ausprobieren
analysis-play = Ziehen
analysis-circle = Kreis am Zug
analysis-square = Quadrat am Zug
analysis-start = Vom Anfang
analysis-copy-position = Stellung kopieren
analysis-copy-record = Aufzeichnung kopieren
analysis-position = Stellung
analysis-branches = Zweige
analysis-bad = Diese Zeile ist keine Stellung.
analysis-piece-1 = Stein von Kreis
analysis-piece-2 = Fluss quer von Kreis
analysis-piece-3 = Fluss längs von Kreis
analysis-piece-5 = Stein von Quadrat
analysis-piece-6 = Fluss quer von Quadrat
analysis-piece-7 = Fluss längs von Quadrat
analysis-piece-0 = Wegnehmen

## The lab

lab = Das Labor
lab-open = Im Labor an einer Zahl drehen
lab-text = Ändere eine Zahl oder eine Option eines Spiels, lass Bots beide Spiele spielen und sieh, was es bewirkt. Bots sind keine Menschen: Glaub ihnen bei Zahlen eher als bei Strategien.
lab-turn = Woran gedreht wird
lab-game = Spiel
lab-bots = Bots auf allen Plätzen
lab-slow = Diese Spiele dauern lange: Es kommen immer nur wenige.
lab-dials = Zahlen
lab-file = Datei
lab-row = Zeile
lab-column = Spalte
lab-number = Zahl
lab-usually = sonst { $value }
lab-turned = Bisher gedreht
lab-back = Zurücknehmen
lab-back-of = { $what } zurücknehmen
lab-run = Starten
lab-stop = Anhalten
lab-results = Was die Spiele zeigen
lab-none = Noch keine Spiele gespielt.
lab-first = Die ersten Spiele sind unterwegs. Müssen die Regeln erst vorbereitet werden, dauert es ein bis zwei Minuten.
lab-games = { $games } Spiele, jedes auf beide Arten gespielt
lab-paused = Nach je { $most } Spielen macht die Seite eine Pause. Mit „{ lab-run }“ geht es weiter.
lab-stock = Übliches Spiel
lab-changed = Geändertes Spiel
lab-value = { $mean } ({ $low }–{ $high })
lab-wait = Noch zu wenige Spiele.
lab-more = Nach etwa { $games } weiteren Spielen wäre es klar.
lab-more-unknown = Dazu braucht es mehr Spiele.
lab-same = Bisher verlief kein einziges Spiel anders.
lab-won-title = Gewonnene Spiele in Prozent
lab-won-more = Mit der Änderung gewinnt Spieler { $seat } öfter: { $difference } Prozentpunkte mehr ({ $low } bis { $high }).
lab-won-less = Mit der Änderung gewinnt Spieler { $seat } seltener: { $difference } Prozentpunkte weniger ({ $low } bis { $high }).
lab-won-unclear = Bei niemandem zeigt sich, dass er öfter oder seltener gewinnt; Unterschiede bis { $reach } Prozentpunkte sind noch möglich.
lab-turns = Züge
lab-turns-title = Länge des Spiels in Zügen
lab-turns-more = Das geänderte Spiel ist um { $difference } Züge länger ({ $low } bis { $high }).
lab-turns-less = Das geänderte Spiel ist um { $difference } Züge kürzer ({ $low } bis { $high }).
lab-turns-unclear = An der Länge zeigt sich kein Unterschied; Unterschiede bis { $reach } Züge sind noch möglich.
lab-points-title = Punkte
lab-points-more = Mit der Änderung hat Spieler { $seat } { $difference } Punkte mehr ({ $low } bis { $high }).
lab-points-less = Mit der Änderung hat Spieler { $seat } { $difference } Punkte weniger ({ $low } bis { $high }).
lab-points-unclear = Bei den Punkten zeigt sich kein Unterschied; Unterschiede bis { $reach } sind noch möglich.
lab-sure = Die Grenzen gelten mit 95 % Sicherheit, egal wie oft du hinsiehst: Du kannst jederzeit anhalten. Gleiche Einstellungen ergeben immer gleiche Spiele.
lab-pictures = Alle Bilder
lab-drawing = Die Bilder werden gezeichnet …
lab-pictures-text = Die Bilder von bis zu 200 dieser Partien, jedes mit einem Satz, auf Englisch. Die Datei braucht nichts weiter und lässt sich weitergeben.
lab-pictures-save = Datei speichern
lab-play = Das spielen
lab-play-text = Du bekommst eine Seite des geänderten Spiels, von der aus du Tische eröffnest und Freunde einlädst.
lab-play-first = Dreh zuerst an einer Zahl oder einer Option.
lab-name = Name der Variante
lab-name-usual = { $game }, geändert
