# Sidens egne ord.

## Games


## Front page

tagline = Fem spill om steiner og elver
places = Steder på siden
games = Spill
players-count = { $span } spillere
minutes-count = { $span } min
play = Spill
play-game = Spill { $game }
more = Mer
more-game = Flere måter å spille { $game } på
learn = Lær det på tre minutter
not-yet = Ikke på dette bordet ennå
tables-yours = Dine bord
tables-yours-none = Bordene du sitter ved, venter på deg her.
tables-open = Åpne bord
tables-open-none = Ingen venter på spillere akkurat nå.
hosted-by = hos { $name }
seats-free = { $free } av { $seats } plasser ledige
join = Sett deg
ago = { DATETIME($when, day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
replay-file = Spill av et parti
replay-file-text = Åpne en spillfil du har lastet ned, og gå gjennom den trekk for trekk.
replay-choose = Velg en fil
replay-opening = Åpner spillet …
unofficial = Uoffisiell, uten tilknytning til forlagene; egne bilder og egne ord.

## Setting up a table

setup-way = Med hvem?
way-bots = Mot boter
way-bots-text = Du spiller, boter tar de andre plassene.
way-bots-go = Spill
way-alone = Alene
way-alone-text = En nøtt for én, uten andre.
way-invite = Med venner
way-invite-text = En lenke og en kode for hver ledige plass.
way-invite-go = Inviter
way-device = Send enheten rundt
way-device-text = Alle spiller her, det hemmelige forblir skjult.
way-device-go = Begynn
way-watch = Se boter spille
way-watch-text = Len deg tilbake og se hvordan de gjør det.
way-watch-go = Se på
setup-players = Hvor mange spillere?
setup-level = Hvor sterke er botene?
setup-name = Navnet ditt
setup-name-any = Navn (om du vil)
preset-own = Eget valg
setup-clock = Tid per svar
setup-open = La også fremmede sette seg
clock-none = Ingen grense
clock-seconds = { $seconds } sekunder
level-random = På slump
level-greedy = Hastig
level-beginner = Nybegynner
level-easy = Lett
level-normal = Vanlig
level-hard = Vanskelig
level-expert = Ekspert
level-like_me = Som meg
like-me-text = Ett nivå opp når du vinner, ett nivå ned når du taper.
says = «{ $line }»
level-in-character = { $level }, { $character }
setup-character = Hvordan spiller de?
character-any = Som det faller seg
character-any-text = Hver på sin måte
character-builder = Byggeren
character-builder-text = Forbereder seg godt og tar seg tid
says-builder-0 = Én ting om gangen.
says-builder-1 = Dette holder.
says-builder-2 = Først grunnen, så huset.
says-builder-ahead = Det tar form.
says-builder-behind = En god grunnmur tar tid.
says-builder-won = Godt bygd.
says-builder-lost = Neste gang graver jeg dypere.
character-blocker = Sperreren
character-blocker-text = Tenker på hva du vil
says-blocker-0 = Ikke gjennom her.
says-blocker-1 = Jeg så hva du har i tankene.
says-blocker-2 = La oss se hvordan du kommer rundt det.
says-blocker-ahead = Her kommer ingen forbi.
says-blocker-behind = Så lett slipper du ikke unna.
says-blocker-won = Ingen kom forbi meg.
says-blocker-lost = Det var altså et hull likevel.
character-gambler = Vågehalsen
character-gambler-text = Tar heller sjansen
says-gambler-0 = Nå kjører vi!
says-gambler-1 = Lykken står den kjekke bi.
says-gambler-2 = Det kan gå galt. Eller ikke.
says-gambler-ahead = Det var verdt risikoen.
says-gambler-behind = Da må jeg våge mer.
says-gambler-won = Flaks? Kanskje.
says-gambler-lost = Det var verdt det likevel.

## Settings

language = Språk
light = Lys
light-auto = Som enheten
light-day = Dag
light-night = Natt
sound = Lyd
motion = Bevegelse

## The table

to-front = Alle spill
players = Spillere
you = deg
score = Poeng
seat-number = Spiller { $number }
seat-free = Ledig plass
seat-bot = Bot, { $level }
seat-away = Borte akkurat nå
turn-yours = Din tur
turn-theirs = Har turen
replace-by-bot = La en bot spille
sign-circle = Sirkel
sign-triangle = Trekant
sign-square = Kvadrat
sign-diamond = Rombe
sign-cross = Kors
sign-hexagon = Sekskant
line-opening = Setter seg ved bordet …
line-lost = Forbindelsen er brutt. Prøver igjen; ingenting går tapt.
line-too_many_sockets = Det er for mange tilkoblinger fra dette nettverket akkurat nå. Prøver igjen til det er plass.
line-not_stored = Serveren når ikke lageret sitt akkurat nå. Prøver igjen; ingenting går tapt.
line-sending = Sender …
line-yours = Det er din tur: velg noe som lyser.
line-only = Dette er det eneste du kan gjøre.
line-wait =
    { $count ->
        [one] { $names } spiller.
       *[other] Venter på { $names }.
    }
line-nature = Elven bestemmer …
line-over = Spillet er over.
line-replay = Avspilling
rule-number = Regel { $number }:
undo = Angre
undo-ask = Be om å angre
undo-text = Angre tar tilbake det siste svaret ditt. Har andre svart siden, må de si ja; det gjør boter alltid når spillet ikke har hemmeligheter.
hint = Tips
hint-thinking = Tenker …
analysis = Analyse
cancel = Avbryt
close = Lukk
beside = Logg, regler og chat
log = Logg
log-empty = Ingenting har skjedd ennå.
rules = Regler
rules-opening = Åpner reglene …
rule-ours = (vår egen)
line-suspended = Bordet sover: ingen har svart på en stund. Det våkner når noen spiller.
rules-missing = Reglene for dette spillet er ikke her ennå.
print = Skriv ut
chat = Chat
chat-empty = Si hei.
chat-say = Si noe
chat-unread =
    { $count ->
        [one] Én ny melding
       *[other] { $count } nye meldinger
    }
send = Send
table = Bord
clock = Tid igjen
unknown = noe skjult
title-your-turn = Din tur · { $game }
agree = Godta
refuse = Nei
proposal-undo = { $name } vil gjerne ta tilbake et trekk.
proposal-bot = { $name } foreslår at en bot spiller for { $other }.
proposal-end = { $name } foreslår å avslutte spillet uten vinner.
bot-name-0 = Oteren
bot-name-1 = Hegren
bot-name-2 = Beveren
bot-name-3 = Ørreten
bot-name-4 = Isfuglen
bot-name-5 = Fossekallen
watching = Tilskuer
watchers =
    { $count ->
        [one] Én tilskuer
       *[other] { $count } tilskuere
    }
leave-text = Du kan lukke siden og komme tilbake: plassen din forblir din. Den som gir opp, kan ikke komme tilbake.
give-up = Gi opp
give-up-title = Gi opp dette spillet?
give-up-text = Er dere to, vinner den andre. Er dere flere, spiller plassen din videre av seg selv, så enkelt den kan.
give-up-alone = Spillet slutter her.
proposal-waiting = Venter på at de andre sier ja.
full-text = Spillet har blitt så langt at ingenting kan angres eller skrives lenger.
full-end = Foreslå å avslutte

## What is being told

telling = Hva som skjer
telling-again = En gang til:
telling-pause = Pause
telling-play = Fortsett
telling-next = Et øyeblikk fram
telling-skip = Hopp fram til stillingen nå
telling-skip-mine = Hopp fram til ditt trekk
telling-replay = Vis det siste igjen
telling-speed = Fart: { $speed }
line-telling = Se hva som skjer.
log-again = Vis denne turen igjen
note-undo-asked = { $name } ber om å få ta tilbake et trekk.
note-undo-refused = { $name } får ikke ta tilbake trekket: ikke alle var enige.
note-undo = { $name } tar tilbake et trekk.
note-forfeit = { $name } gir opp.
note-end-asked = { $name } foreslår å avslutte spillet.
note-agreed = Spillet avsluttes etter avtale.
note-clock = Tiden er ute for { $name }: bordet svarer i stedet.
note-fallback = Bordet svarer for { $name }.
note-bot-asked = { $name } foreslår at en bot spiller for { $other }.
note-bot-takes = En bot spiller for { $name } fra nå av.
note-only = { $name } har bare ett valg.

## Waiting for players

waiting-for =
    { $count ->
        [one] Én plass er ledig. Del lenken eller koden.
       *[other] { $count } plasser er ledige. Del lenkene eller kodene.
    }
waiting-ready = Alle er her.
start = Begynn
start-with-bots = Begynn, boter tar de ledige plassene
invite-seat = Lenke til plass { $number }
watch-link = Lenke for å se på
qr-of = { $label }, som QR-kode
copy = Kopier
copied = Kopiert
waiting-host = Verten starter spillet.
remove = Fjern
leave-seat = Gi plassen min tilbake
rules-usual = De vanlige reglene
yes = ja
no = nei

## Passing one device

curtain-title = Gi enheten til { $name }
curtain-text = Ingen andre skal se nå. Det som bare er ditt, er bak teppet.
curtain-take = Jeg er { $name }

## The end

ending-forfeit = Spillet ble gitt opp.
ending-agreed = Spillet ble avsluttet etter avtale.
end-won =
    { $count ->
        [one] { $names } vinner
       *[other] { $names } vinner sammen
    }
end-you-won = Du vant
end-nobody = Ingen vinner
end-you-shared = Du deler seieren
end-solo-won = Løst
end-solo-lost = Ikke denne gangen
lead-plot = Poeng gjennom spillet
lead-plot-stoleme = Slått ut gjennom spillet
lead-plot-stones_and_rivers = Steiner i mål gjennom spillet
review = Gå gjennom spillet
review-making = Går gjennom spillet …
review-plot = Sjanser gjennom spillet
review-slips = Hva som kostet mest
review-better = Bedre: { $line }
review-none = Ingen store feil.
review-others = Vis også de andres feil
review-more = Vis flere
rematch = Spill igjen
rematch-go = Til det nye spillet
replay = Spill av
download = Last ned
download-so-far = Spillfil så langt
download-so-far-text = Så mye av spillet som du får vite, som tekstfil.
see-board = Se brettet
end-new = Nytt spill
show-result = Resultat

## Variants

variant = Variant: { $name }
variant-unnamed = uten navn
variant-of = En variant av { $game }
variant-differs = Hva som avviker fra det vanlige spillet
variant-same = Ingenting avviker fra det vanlige spillet.
variant-options = Valg
variant-changed = { $what }: { $after } i stedet for { $before }
variant-added = { $what }: { $after } (nytt)
variant-removed = { $what }: { $before } (utelatt)
variant-more = { $count ->
    [one] Og én forskjell til.
   *[other] Og { $count } forskjeller til.
  }
variant-try = Prøv en variant
variant-try-text = Har du endret et spill? Slipp den pakkede varianten her, eller velg filen: du får en side der du kan invitere prøvespillere.
variant-choose = Velg en variant
variant-checking = Varianten blir kontrollert …
variant-drop = Slipp her
variant-bad = Denne varianten kan ikke spilles. { $sentence }
variant-yours = Varianter
variant-table = Lag et bord
variant-testers = Lenke til prøvespillere
variant-testers-text = Den som åpner den, kan begynne et bord med denne varianten.
variant-maker = Bare for deg
variant-counts = Bord: { $tables }. Ferdige spill: { $finished }. Meninger: { $opinions }.
variant-results = Last ned spill og meninger
variant-keep = Din egen lenke til denne siden: behold den for deg selv.
opinion-title = Fortell det til den som har laget spillet
opinion-fun = Hvor gøy var det?
opinion-fun-of = { $fun } av 5
opinion-fun-low = ikke i det hele tatt
opinion-fun-high = veldig
opinion-length = Hvor langt føltes det?
opinion-length-short = For kort
opinion-length-right = Passe
opinion-length-long = For langt
opinion-line = Noen ord, om du vil
opinion-send = Send
opinion-thanks = Takk. Den som har laget spillet, leser det.
error-no_such_variant = Denne varianten er ikke her lenger.

## Replay

replay-back = Ett steg tilbake
replay-next = Ett steg fram
replay-run = Spill av
replay-stop = Stopp
replay-at = Steg { $at } av { $last }
replay-eyes = Synsvinkel
replay-everyone = Alt åpent
replay-seat = Slik { $name } så det

## Lessons

lesson = Leksjon
lesson-step = Steg { $at } av { $last }
lesson-next = Videre
lesson-other = Ikke nå: gjør det som er merket.
lesson-read = Les videre først, så er det din tur.
lesson-watch = Nå spiller den andre. Se på.
lesson-done = Det var hele spillet. Bra gjort!
lesson-again = En gang til
lesson-retry = Prøv igjen
lesson-play = Spill på ordentlig

## When something cannot be

lost-title = Her er det ingenting
lost-text = Adressen fører ingen steder. Spillene er på forsiden.
gone-title = Denne lenken åpner ikke noe bord
gone-text = Bordet kan være ryddet bort, eller det mangler en bokstav i lenken.
other-rules-title = Dette spillet kan ikke fortsette her
other-rules-text = Det begynte med andre regler enn serveren har nå.
damaged-title = Dette bordet kan ikke leses
damaged-text = Det serveren har lagret om det, er skadet. Den som driver serveren, kan ha en sikkerhetskopi.
error-unreachable = Serveren kan ikke nås akkurat nå. Prøv igjen om litt.
error-failed = Det gikk ikke. Prøv igjen om litt.
error-too_many_tables = For mange bord herfra. Avslutt ett først, eller vent litt.
error-no_seat = Alle plassene ved bordet er opptatt.
error-bad_record = Filen er ikke en spillfil vi kan lese.
error-no_record = Det finnes ingen spillfil for bordet, eller spillet pågår ennå.
error-no_review = Dette spillet kan ikke gås gjennom.
error-too_large = Det er for stort for dette bordet.
error-too_fast = Litt saktere, takk.
error-log_full = Spillet har blitt for langt til det. Dere kan bli enige om å avslutte det.
error-not_stored = Serveren kan ikke skrive ned noe akkurat nå. Prøv igjen senere.
error-no_such_lesson = Det finnes ingen leksjon for dette spillet ennå.
error-no_such_game = Dette spillet er ikke her.
error-no_such_table = Det bordet finnes ikke lenger.
refused-stale = Det spørsmålet er allerede besvart.
refused-already_answered = Du har allerede svart. Vi venter på de andre.
refused-not_asked = Det er ikke din tur.
refused-not_fair = Her spiller en annen mot deg: ingen hjelp midt i spillet.
refused-waiting = Noe blir fortsatt avgjort. Et øyeblikk.
refused-forbidden = Det går ikke nå.
refused-over = Spillet er over.
refused-cannot_undo = Det kan ikke lenger tas tilbake.
refused-no_hint = Det finnes ikke noe tips til dette.
refused-not_ready = Dette spillet blir fortsatt gjort klart her. Spør igjen om et minutt.
refused-watching = Du ser på. Bare spillere kan gjøre det.
refused-not_host = Bare verten kan gjøre det.
refused-not_started = Spillet har ikke begynt ennå.
refused-started = Spillet har allerede begynt.
refused-too_fast = Litt saktere, takk.
refused-not_stored = Serveren kan ikke skrive ned trekket, så det teller ikke. Prøv igjen senere.
refused-malformed = Serveren forstod ikke det.

## Links that work

preview-waits = { $name } venter ved bordet. Åpne lenken og sett deg.
preview-waits-nobody = En plass er ledig ved bordet. Åpne lenken og sett deg.
preview-plays = Ved bordet: { $names }. Åpne lenken og se på.
preview-plays-nobody = Et spill er i gang. Åpne lenken og se på.
preview-over = { $names } har spilt. Åpne lenken og se hvordan det gikk.
preview-over-nobody = Spillet er slutt. Åpne lenken og se hvordan det gikk.
reach-here = Foreløpig virker lenkene bare på denne enheten.
reach-ask = Skal venner i samme nettverk, på samme wifi, kunne komme? Da er bordet åpent på { $address } for alle i nettverket til Riffle lukkes.
reach-open = Åpne for nettverket
reach-opened = Åpent for nettverket: { $address }. Finner ikke telefonen fram, er det en brannmur på denne maskinen som er i veien.
reach-none = Denne maskinen er ikke i noe nettverk som andre kan komme gjennom. Koble til et wifi og last siden på nytt, eller kjør Riffle på internett.
reach-elsewhere = Den som sitter ved maskinen som kjører Riffle, kan åpne bordet for nettverket der.
reach-how = Slik kjører man Riffle på internett
share = Del
share-text = { $game }: kom og spill.
share-watch-text = { $game }: kom og se på.
move-seat = Fortsett på en annen enhet
move-seat-text = Åpne lenken eller skann koden der, så sitter du på samme plass. Den som har lenken, har plassen din, så ikke vis den til andre.
move-seat-show = Vis lenken min
begin-anew = Begynn et nytt spill
stay-here = Bli her
rematch-follows = Spillerne fortsetter ved et nytt bord. Du blir med om et øyeblikk.
error-no_network = Bordet kan ikke åpnes for nettverket.
## Stone of the day

daily-title = Dagens stein
daily-lead = En liten oppgave til hvert spill, ny hver dag og den samme for alle.
daily-kind-hidden_stones = En bunke å spille alene
daily-kind-stones_and_rivers = Finn den tvungne seieren
daily-kind-river_dragons = Nå landsbyen i denne runden
daily-kind-stoleme = Kastet med best sjanse
daily-kind-stone_stacks = Tre steiner på et tårn
daily-task-solo = Alene med denne bunken: innløs så mange av de 16 kortene som du kan. En tur uten innløst kort er et kryss; fire kryss, og det er slutt.
daily-task-win = Du vinner på { $turns } trekk, uansett hva den andre siden gjør. Bare ett første trekk holder.
daily-task-village = Nå landsbyen din i denne ene runden: legg fem kort i riktig rekkefølge. Den andre spilleren holder seg unna.
daily-task-throw = Ett kast. Hvilket har best sjanse til å slå ut en kjempe? Steiner på en landsby teller mot deg.
daily-task-tower = { $turns ->
    [1] Én tur fra et ekte spill: velg en brikke, en stein og plassen til den. Jo høyere den står, desto flere brikker.
   *[other] Sett tre steiner på dette tårnet. Hver stein som står, gir brikker, flere jo høyere den ligger.
}
daily-done-solo = { $score } av 16 kort. Den beste boten fikk { $best }.
daily-done-win = Vunnet. Ingenting kunne stanse det.
daily-done-village = Framme.
daily-done-throw = Kastet ditt var verdt { $score } %, det beste { $best } %. Om det traff, teller ikke her.
daily-done-tower = { $score } brikker. Den beste boten fikk { $best }.
daily-missed-win = Der glapp seieren: den andre siden har et svar.
daily-missed-village = Runden er over, og brikken er ikke framme.
daily-missed-solo = Ikke ferdig.
daily-missed-throw = Ikke ferdig.
daily-missed-tower = Ikke ferdig.
daily-share-solo = { $score } av 16 kort
daily-share-win = Seier på { $turns }, { $tries ->
    [one] første forsøk
   *[other] { $tries } forsøk
}
daily-share-village = Landsbyen nådd, { $tries ->
    [one] første forsøk
   *[other] { $tries } forsøk
}
daily-share-throw = { $score } % (beste { $best } %)
daily-share-tower = { $score } brikker
daily-programs = { $programs } av { $of } programmer fører dit.
daily-difficulty = Vanskelighet { $grade } av 5
end-picture = Bilde
daily-found = fant det
daily-not-found = overså det
daily-bots = Hvordan det gikk med botene
daily-pebbles = { $won } av 3 småsteiner
daily-streak = { $days ->
    [one] én dag
   *[other] { $days } dager på rad
}
daily-archive = Tidligere dager
daily-more = Enda tidligere
daily-others = Alle steiner
daily-result = Resultat
daily-share = Del
daily-picture = Bilde
daily-making = Denne steinen blir laget nå. Et øyeblikk …
error-no_such_day = Det finnes ingen stein for den dagen, eller ikke ennå.
## The river, games over days, the ladder

river = Elva di
river-waiting =
    { $count ->
        [0] Ingen bord venter på deg.
        [one] Ett bord venter på deg.
       *[other] { $count } bord venter på deg.
    }
river-next = Neste bord der det er min tur
river-next-short = Neste bord
river-running = I gang
river-running-none = Du sitter ikke ved noe bord akkurat nå.
river-not-begun = Ikke alle er her ennå
river-going-on = I gang
river-theirs = { $names } skal spille
river-due = til { DATETIME($when, weekday: "short", hour: "numeric", minute: "numeric", day: "numeric", month: "short") }
river-alone = Alene
river-over = Ferdig
river-results = Resultatene dine
river-won = Vunnet
river-shared = Delt
river-lost = Tapt
river-tally = { $won } vunnet, { $shared } delt, { $lost } tapt
river-by = Tell etter
river-by-game = Etter spill
river-by-level = Etter nivå
river-by-opponent = Etter motstander
river-by-none = Her er det ingenting å telle ennå.
river-people = Med mennesker
river-finished = Ferdige spill
river-against = mot { $names }
river-gone = Ikke lenger på serveren
river-all = Vis alle { $count }
review-short = Gå gjennom
key-title = Nøkkelen din
key-none = Uten nøkkel finnes elva di bare i denne nettleseren. Med en finner du den også på de andre enhetene dine. Ingen konto, ingen e-post.
key-on = Elva di lagres også på serveren, under nøkkelen din.
key-make = Lag en frase
key-have = Jeg har en frase
key-enter = Frasen din, åtte ord
key-open = Åpne elva mi
key-show = Vis frasen
key-hide = Skjul frasen
key-phrase-text = Skriv ned disse åtte ordene. Den som har dem, har plassene dine. Serveren kjenner bare et avtrykk av dem, så ingen kan gi dem tilbake til deg.
key-device = Denne enheten kom inn med en tilgangsnøkkel.
key-wrong = Det er ikke en frase: den har åtte ord på fem bokstaver.
key-away = Logg ut på denne enheten
key-export = Last ned alt
key-delete = Slett elva mi
key-delete-title = Slette elva di?
key-delete-text = Resultater, rangeringer, varsler og alle nøkler slettes straks på serveren, og ferdige spill i denne nettleseren. Plasser ved bord som er i gang, er fortsatt åpne med lenkene sine.
passkey-add = Legg til en tilgangsnøkkel
passkey-use = Bruk en tilgangsnøkkel
passkey-count =
    { $count ->
        [one] Én tilgangsnøkkel åpner denne elva.
       *[other] { $count } tilgangsnøkler åpner denne elva.
    }
passkey-insecure = Tilgangsnøkler trenger en sikker adresse med navn (https). Her gjør en frase det samme.
passkey-failed = Tilgangsnøkkelen virket ikke, eller det ble avbrutt.
error-no_such_river = Ingenting er lagret under denne nøkkelen. Se på hver bokstav; en elv som ikke åpnes på lenge, blir glemt.
error-not_allowed = Det tillater ikke denne serveren.
error-not_rated = Dette spillet kan ikke rangeres.
call-title = Varsler
call-text = En kort melding når det er din tur, også når denne siden er lukket. Den kommer gjennom nettleserens egen tjeneste, forseglet slik at bare nettleseren din kan lese den.
call-start = Si fra når det er min tur
call-stop = Ingen flere varsler
call-denied = Nettleseren din tillater ikke meldinger fra denne siden. Tallet på fanen viser hvor mange bord som venter.
call-insecure = Varsler trenger en sikker adresse (https). Her viser tallet på fanen hvor mange bord som venter.
call-unable = Denne nettleseren kan ikke varsles. Tallet på fanen viser hvor mange bord som venter.
call-failed = Det gikk ikke. Kanskje nettleserens egen tjeneste ikke kan nås.
call-turn = Det er din tur: { $game }
call-over = Spillet er slutt: { $game }
hook-label = Eller varsle denne adressen (en webhook)
hook-go = Bruk den
hook-stop = Ikke varsle mer
kept-title = Hva som lagres
kept-text = Det finnes ingen konto, ingen e-post og ingen som teller besøkene dine. Dette er alt:
kept-where-browser = I denne nettleseren
kept-where-server = På denne serveren
kept-until-browser = til du sletter det
kept-until-call = til du slår det av, eller bordet forsvinner
kept-until-address = like lenge som bordet
kept-days =
    { $count ->
        [one] én dag uten bruk
       *[other] { $count } dager uten bruk
    }
kept-browser = Elva di
kept-browser-text = Lenkene til plassene dine, hvem som spilte og hvordan det endte, dagens steiner du har løst, navnet ditt og valgene dine.
kept-table = Bord
kept-table-text = Trekk, prat og navnene folk oppga. Av lenken til en plass bare et avtrykk.
kept-river = En elv med nøkkel
kept-river-text = Hvilke plasser som hører til nøkkelen, et avtrykk av nøkkelen, og dagens steiner som er løst. De ferdige spillene blir like lenge. Av en tilgangsnøkkel den offentlige halvdelen.
kept-rating = Rangeringer
kept-rating-text = For hvert spill du gikk med på å få rangert: et tall, hvor sikkert det er, hvor mange spill, navnet ditt ved bordet. Rangeringer og protokoller fra rangerte spill er offentlige.
kept-call = Varsler
kept-call-text = Adressen nettleseren din oppga for meldinger, og ordene i meldingen.
kept-address = Adressen din
kept-address-text = Et avtrykk av nettadressen som lagde et bord, så ingen enkelt adresse lager for mange.
kept-delete = «Slett elva mi» sletter straks elva, nøklene, rangeringene og varslene. Trekk ved et bord tilhører alle som spilte der, og forsvinner med bordet.
kept-operator = Den som driver serveren, bestemmer disse tidene (RIFFLE_IDLE_DAYS, RIFFLE_RIVER_DAYS).
ladder = Ranglista
ladder-text = Rangerte spill teller, mot mennesker som gikk med på det, og mot boter. Botene står stille: plassen deres er målt. I rangerte spill er det ingen tips, og ingenting tas tilbake; protokollene er offentlige etterpå.
ladder-seats =
    { $count ->
        [one] Én spiller
       *[other] { $count } spillere
    }
ladder-games =
    { $count ->
        [one] ett spill
       *[other] { $count } spill
    }
ladder-fixed = står stille
ladder-nameless = Noen
ladder-sure = Et spørsmålstegn betyr at det er spilt for få spill til å være sikker.
ladder-join = Du står ikke på den ennå. Velg «Rangert spill» når du lager et bord:
ladder-records = De siste rangerte spillene
ratings = Rangeringene dine
rated = Rangert
rated-text = Det teller på ranglista for alle som spiller: ingen tips, ingen angring, og protokollen er offentlig til slutt.
rated-agree = Jeg går med på et rangert spill
rated-missing = Må si ja først: { $names }
setup-rated = Rangert spill
setup-rated-text = Vanlige regler, ingen tips, ingen angring.
clock-hours =
    { $count ->
        [one] Én time
       *[other] { $count } timer
    }
clock-days =
    { $count ->
        [one] Ett døgn
       *[other] { $count } døgn
    }
refused-not_agreed = Noen har ikke sagt ja til det rangerte spillet ennå.
refused-not_rated = Det går ikke i et rangert spill.
refused-no_such_river = Ingenting er lagret under denne nøkkelen.
offline-title = Ingen forbindelse akkurat nå
offline-text = Denne siden trenger serveren. Bordene og resultatene dine er her fortsatt, og ingenting er tapt.
tables-loading = Bordene gjøres klare
tables-elsewhere = Bordene dine er åpne i en annen fane i denne nettleseren. Lukk den, så åpnes de her.
tables-failed = Bordene kunne ikke åpnes.
tables-not-kept = Dette vinduet lagrer ingenting: partier du spiller her, er borte når det lukkes.

## A finished game

share-game = Vis spillet til alle
share-game-text = En åpen lenke til reprisen: Den som har den, ser alle trekk og alle hender. Spillere navngis bare hvis de selv sier ja.
share-game-name = Navngi meg
share-game-make = Lag lenken
share-game-link = Åpen lenke til reprisen
share-game-hint = { $game }: se hvordan det gikk.
play-on = Spill videre herfra
play-on-text = Fortsett fra denne stillingen mot boter
error-no_such_link = Lenken åpner ingenting.
error-over = Spillet er slutt der.

## Clocks for the whole game

setup-main = Tid for hele spillet
main-none = Ingen grense
main-time = { $minutes } min og { $seconds } s til for hvert svar
bank-of = { $name } har igjen
note-flag = Tiden er ute for { $name }.

## Manners

mute = Demp
unmute = Vis igjen
muted = Dempet
report = Rapporter
reported = Rapportert
report-title = Rapportere { $name }?
report-text = Den som driver serveren, får se navnet og det som er sagt ved bordet.
chat-close = Lukk praten
chat-open = Åpne praten
chat-closed = Verten har lukket praten.
refused-chat_closed = Verten har lukket praten.
refused-muted = Denne plassen kan ikke prate.

## Live games

live = Se på spill
live-text = Spill som spilles nå, og som man kan se på.
live-none = Ingen spiller åpent akkurat nå.
live-bots = Velg et spill: botene setter seg og spiller det foran øynene dine, med åpne hender om du vil, og så fort du vil.
open-hands = Åpne hender
## The coach

hint-what = Hva bør jeg gjøre
hint-why = Hvorfor?
review-plot-text = Tallene er øyeblikkene som kostet mest
review-turn = Tur { $turn }, { $name }
review-played = Spilt: { $line }
review-luck = Flaks, skilt fra dyktighet
review-way-before = Se det
review-way-line = Spill fortsettelsen
review-way-try = Prøv selv
review-back = Tilbake til gjennomgangen
puzzle-missed = Det var ikke det treneren tenkte på. Prøv igjen.

## Practice room

room-title = Øverom
room-lead = Turer fra botenes spill, hver med ett svar som er mye bedre enn alle andre. Graden sier hvilke boter som finner det.
room-others = Alle oppgaver
room-grade = Vanskelighet { $grade }
room-puzzle = Oppgave { $number }
daily-task-turn = En eneste tur. Hvor mange poeng kan du få med disse kortene?
daily-done-turn = { $score } poeng. Den beste boten fikk { $best }.
daily-missed-turn = Ikke ferdig.
daily-share-turn = { $score } av { $best } poeng

## Analysis board

analysis-title = Analysebrett
analysis-lead = Prøv en hvilken som helst stilling på analysebrettet
analysis-play = Trekk
analysis-circle = Sirkel er i trekket
analysis-square = Kvadrat er i trekket
analysis-start = Fra begynnelsen
analysis-copy-position = Kopier stilling
analysis-copy-record = Kopier opptegnelse
analysis-position = Stilling
analysis-branches = Grener
analysis-bad = Denne linjen er ingen stilling.
analysis-piece-1 = Sirkels stein
analysis-piece-2 = Sirkels elv på tvers
analysis-piece-3 = Sirkels elv på langs
analysis-piece-5 = Kvadrats stein
analysis-piece-6 = Kvadrats elv på tvers
analysis-piece-7 = Kvadrats elv på langs
analysis-piece-0 = Fjern

## The lab

lab = Laben
lab-open = Skru på et tall i laben
lab-text = Endre et tall eller et valg i et spill, la boter spille begge spillene, og se hva det gjør. Boter er ikke mennesker: stol mer på dem om tall enn om strategi.
lab-turn = Hva som skrus på
lab-game = Spill
lab-bots = Boter på alle plasser
lab-slow = Disse partiene tar lang tid: de kommer noen få om gangen.
lab-dials = Tall
lab-file = Fil
lab-row = Rad
lab-column = Kolonne
lab-number = Tall
lab-usually = ellers { $value }
lab-turned = Skrudd hittil
lab-back = Angre
lab-back-of = Angre { $what }
lab-run = Kjør
lab-stop = Stopp
lab-results = Hva partiene viser
lab-none = Ingen partier spilt ennå.
lab-first = De første partiene er på vei. Hvis reglene først må gjøres klare, tar det et minutt eller to.
lab-games = { $games } partier, hvert spilt på begge måter
lab-paused = Siden tar pause for hver { $most } partier. Trykk på «{ lab-run }» for å fortsette.
lab-stock = Vanlig spill
lab-changed = Endret spill
lab-value = { $mean } ({ $low }–{ $high })
lab-wait = Ennå for få partier.
lab-more = Omtrent { $games } partier til ville gitt svaret.
lab-more-unknown = Det trengs flere partier.
lab-same = Ikke ett eneste parti har hittil gått annerledes.
lab-won-title = Vunne partier, i prosent
lab-won-more = Med endringen vinner spiller { $seat } oftere: { $difference } prosentpoeng mer ({ $low } til { $high }).
lab-won-less = Med endringen vinner spiller { $seat } sjeldnere: { $difference } prosentpoeng mindre ({ $low } til { $high }).
lab-won-unclear = Ingen ses å vinne oftere eller sjeldnere; forskjeller på opptil { $reach } prosentpoeng er fortsatt mulige.
lab-turns = Turer
lab-turns-title = Spillets lengde, i turer
lab-turns-more = Det endrede spillet er { $difference } turer lengre ({ $low } til { $high }).
lab-turns-less = Det endrede spillet er { $difference } turer kortere ({ $low } til { $high }).
lab-turns-unclear = Lengden ses ikke å endre seg; forskjeller på opptil { $reach } turer er fortsatt mulige.
lab-points-title = Poeng
lab-points-more = Med endringen får spiller { $seat } { $difference } poeng mer ({ $low } til { $high }).
lab-points-less = Med endringen får spiller { $seat } { $difference } poeng mindre ({ $low } til { $high }).
lab-points-unclear = Poengene ses ikke å endre seg; forskjeller på opptil { $reach } er fortsatt mulige.
lab-sure = Grensene gjelder med 95 % sikkerhet uansett hvor ofte du ser etter, så du kan stoppe når du vil. Samme innstillinger gir alltid samme partier.
lab-pictures = Alle bilder
lab-drawing = Bildene tegnes …
lab-pictures-text = Bilder av opptil 200 av disse partiene, hvert med en setning, på engelsk. Filen trenger ikke noe annet og kan sendes videre.
lab-pictures-save = Lagre filen
lab-play = Spill dette
lab-play-text = Du får en side for det endrede spillet, der du åpner bord og inviterer venner.
lab-play-first = Skru først på et tall eller et valg.
lab-name = Variantens navn
lab-name-usual = { $game }, endret
