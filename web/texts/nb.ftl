# Sidens egne ord.

## Games

game-hidden_stones = Hidden Stones
game-stones_and_rivers = Stones & Rivers
game-river_dragons = River Dragons
game-stoleme = Stolemë
game-stone_stacks = Steinstabler
game-hidden_stones-tag = Bytt om på ni utskårne steiner og snu dem til de viser det kortene dine ber om.
game-stones_and_rivers-tag = To hærer av stein, og hver stein kan bli en elv som bærer andre langt.
game-river_dragons-tag = Planlegg fem skritt i hemmelighet, legg planker over deltaet, og vokt deg for dragene.
game-stoleme-tag = Kjempefamilier gjør opp en gammel krangel, én kampestein om gangen.
game-stone_stacks-tag = Ekte steiner, ekte vekt, en stø hånd: bygg høyt og hold pusten.

## Front page

tagline = Fem spill om steiner og elver
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
unofficial = Uoffisiell, uten tilknytning til forlagene; egne bilder og egne ord.

## Setting up a table

setup-way = Med hvem?
way-bots = Mot boter
way-bots-text = Du spiller, boter tar de andre plassene.
way-bots-go = Spill
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
line-yours = Det er din tur: velg noe som lyser.
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
send = Send
table = Bord
clock = Tid igjen
unknown = noe skjult
title-your-turn = Din tur · { $game }
agree = Godta
refuse = Nei
proposal-undo = { $name } vil gjerne ta tilbake et trekk.
proposal-bot = { $name } foreslår at en bot spiller for { $other }.
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
end-won =
    { $count ->
        [one] { $names } vinner
       *[other] { $names } vinner sammen
    }
end-you-won = Du vant
end-you-shared = Du deler seieren
end-solo-won = Løst
end-solo-lost = Ikke denne gangen
lead-plot = Poeng gjennom spillet
review = Gå gjennom spillet
review-making = Går gjennom spillet …
review-plot = Sjanser gjennom spillet
review-slips = Hva som kostet mest
review-slip = Trekk { $turn }, { $name }: { $played }. Kostet { $percent } %.
review-better = Bedre: { $line }
review-none = Ingen trekk kostet mye.
rematch = Spill igjen
rematch-go = Til det nye spillet
replay = Spill av
download = Last ned
download-so-far = Spillfil så langt
download-so-far-text = Så mye av spillet som du får vite, som tekstfil.
see-board = Se brettet
show-result = Resultat

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
trouble-unreachable = Serveren kan ikke nås akkurat nå. Prøv igjen om litt.
trouble-failed = Det gikk ikke. Prøv igjen om litt.
trouble-too_many_tables = For mange bord herfra. Avslutt ett først, eller vent litt.
trouble-no_seat = Alle plassene ved bordet er opptatt.
trouble-bad_record = Filen er ikke en spillfil vi kan lese.
trouble-no_record = Det finnes ingen spillfil for bordet, eller spillet pågår ennå.
trouble-no_review = Dette spillet kan ikke gås gjennom.
trouble-too_large = Det er for stort for dette bordet.
trouble-too_fast = Litt saktere, takk.
trouble-not_stored = Serveren kan ikke skrive ned noe akkurat nå. Prøv igjen senere.
trouble-no_such_lesson = Det finnes ingen leksjon for dette spillet ennå.
trouble-no_such_game = Dette spillet er ikke her.
trouble-no_such_table = Det bordet finnes ikke lenger.
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
