# Sidens egne ord.

## Games

game-hidden_stones = Hidden Stones
game-stones_and_rivers = Stones & Rivers
game-river_dragons = River Dragons
game-stoleme = Stolemë
game-stone_stacks = Stenstakke
game-hidden_stones-tag = Byt om på ni udhuggede sten, og vend dem, indtil de viser det, dine kort beder om.
game-stones_and_rivers-tag = To hære af sten, og hver sten kan blive en flod, der bærer andre langt.
game-river_dragons-tag = Planlæg fem skridt i hemmelighed, læg planker over deltaet, og pas på dragerne.
game-stoleme-tag = Kæmpefamilier afgør en gammel strid, én kampesten ad gangen.
game-stone_stacks-tag = Rigtige sten, rigtig vægt, en rolig hånd: byg højt, og hold vejret.

## Front page

tagline = Fem spil om sten og floder
games = Spil
players-count = { $span } spillere
minutes-count = { $span } min.
play = Spil
play-game = Spil { $game }
more = Mere
more-game = Flere måder at spille { $game } på
learn = Lær det på tre minutter
not-yet = Endnu ikke på dette bord
tables-yours = Dine borde
tables-yours-none = De borde, du sidder ved, venter på dig her.
tables-open = Åbne borde
tables-open-none = Ingen venter på spillere lige nu.
hosted-by = hos { $name }
seats-free = { $free } af { $seats } pladser ledige
join = Sæt dig
ago = { DATETIME($when, day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
replay-file = Afspil et spil
replay-file-text = Åbn en spilfil, du har hentet, og gå den igennem træk for træk.
replay-choose = Vælg en fil
unofficial = Uofficiel, uden forbindelse til forlagene; egne billeder og egne ord.

## Setting up a table

setup-way = Med hvem?
way-bots = Mod botter
way-bots-text = Du spiller, botter tager de andre pladser.
way-bots-go = Spil
way-invite = Med venner
way-invite-text = Et link og en kode til hver ledig plads.
way-invite-go = Inviter
way-device = Send enheden rundt
way-device-text = Alle spiller her, det hemmelige forbliver skjult.
way-device-go = Begynd
way-watch = Se botter spille
way-watch-text = Læn dig tilbage, og se, hvordan de gør.
way-watch-go = Se med
setup-players = Hvor mange spillere?
setup-level = Hvor stærke er botterne?
setup-name = Dit navn
setup-name-any = Navn (hvis du vil)
preset-own = Eget valg
setup-clock = Tid pr. svar
setup-open = Lad også fremmede sætte sig
clock-none = Ingen grænse
clock-seconds = { $seconds } sekunder
level-random = På må og få
level-greedy = Hastig
level-beginner = Begynder
level-easy = Let
level-normal = Normal
level-hard = Svær
level-expert = Ekspert

## Settings

language = Sprog
light = Lys
light-auto = Som enheden
light-day = Dag
light-night = Nat
sound = Lyd
motion = Bevægelse

## The table

to-front = Alle spil
players = Spillere
you = dig
score = Point
seat-number = Spiller { $number }
seat-free = Ledig plads
seat-bot = Bot, { $level }
seat-away = Væk lige nu
turn-yours = Din tur
turn-theirs = Har turen
replace-by-bot = Lad en bot spille
sign-circle = Cirkel
sign-triangle = Trekant
sign-square = Kvadrat
sign-diamond = Rombe
sign-cross = Kors
sign-hexagon = Sekskant
line-opening = Sætter sig ved bordet …
line-lost = Forbindelsen er afbrudt. Prøver igen; intet går tabt.
line-yours = Det er din tur: vælg noget, der lyser.
line-wait =
    { $count ->
        [one] { $names } spiller.
       *[other] Venter på { $names }.
    }
line-nature = Floden bestemmer …
line-over = Spillet er slut.
line-replay = Afspilning
rule-number = Regel { $number }:
undo = Fortryd
undo-ask = Bed om at fortryde
undo-text = Fortryd tager dit sidste svar tilbage. Har andre svaret siden, skal de sige ja; det gør botter altid, når spillet ingen hemmeligheder har.
hint = Tip
analysis = Analyse
cancel = Annuller
close = Luk
beside = Log, regler og chat
log = Log
log-empty = Der er ikke sket noget endnu.
rules = Regler
rules-opening = Åbner reglerne …
rule-ours = (vores egen)
line-suspended = Bordet sover: ingen har svaret længe. Det vågner, når nogen spiller.
rules-missing = Reglerne til dette spil er her ikke endnu.
print = Udskriv
chat = Chat
chat-empty = Sig hej.
chat-say = Sig noget
send = Send
table = Bord
clock = Tid tilbage
unknown = noget skjult
title-your-turn = Din tur · { $game }
agree = Sig ja
refuse = Nej
proposal-undo = { $name } vil gerne tage et træk tilbage.
proposal-bot = { $name } foreslår, at en bot spiller for { $other }.
bot-name-0 = Odderen
bot-name-1 = Hejren
bot-name-2 = Bæveren
bot-name-3 = Ørreden
bot-name-4 = Isfuglen
bot-name-5 = Vandstæren
watching = Tilskuer
watchers =
    { $count ->
        [one] Én tilskuer
       *[other] { $count } tilskuere
    }
leave-text = Du kan lukke siden og komme igen: din plads forbliver din. Den, der giver op, kan ikke komme tilbage.
give-up = Giv op
give-up-title = Vil du give op i dette spil?
give-up-text = Er I to, vinder den anden. Er I flere, spiller din plads videre af sig selv, så enkelt den kan.
give-up-alone = Spillet slutter her.
proposal-waiting = Venter på, at de andre siger ja.

## Waiting for players

waiting-for =
    { $count ->
        [one] Én plads er ledig. Del dens link eller kode.
       *[other] { $count } pladser er ledige. Del deres links eller koder.
    }
waiting-ready = Alle er her.
start = Begynd
start-with-bots = Begynd, botter tager de ledige pladser
invite-seat = Link til plads { $number }
watch-link = Link til at se med
qr-of = { $label }, som QR-kode
copy = Kopiér
copied = Kopieret
waiting-host = Værten starter spillet.
remove = Fjern
leave-seat = Giv min plads tilbage
rules-usual = De sædvanlige regler
yes = ja
no = nej

## Passing one device

curtain-title = Giv enheden til { $name }
curtain-text = Ingen anden skal se med nu. Det, der kun er dit, er bag tæppet.
curtain-take = Jeg er { $name }

## The end

ending-forfeit = Spillet blev opgivet.
end-won =
    { $count ->
        [one] { $names } vinder
       *[other] { $names } vinder sammen
    }
end-you-won = Du vandt
end-you-shared = Du deler sejren
end-solo-won = Løst
end-solo-lost = Ikke denne gang
lead-plot = Point gennem spillet
review = Gå spillet igennem
review-making = Går spillet igennem …
review-plot = Chancer gennem spillet
review-slips = Hvad der kostede mest
review-slip = Træk { $turn }, { $name }: { $played }. Kostede { $percent } %.
review-better = Bedre: { $line }
review-none = Intet træk kostede meget.
rematch = Spil igen
rematch-go = Til det nye spil
replay = Afspil
download = Hent
download-so-far = Spilfil indtil nu
download-so-far-text = Så meget af spillet, som du må vide, som tekstfil.
see-board = Se brættet
show-result = Resultat

## Replay

replay-back = Et trin tilbage
replay-next = Et trin frem
replay-run = Kør
replay-stop = Stop
replay-at = Trin { $at } af { $last }
replay-eyes = Synsvinkel
replay-everyone = Alt åbent
replay-seat = Som { $name } så det

## Lessons

lesson = Lektion
lesson-step = Trin { $at } af { $last }
lesson-next = Videre
lesson-other = Ikke nu: gør det, der er markeret.
lesson-read = Læs først videre, så er det din tur.
lesson-watch = Nu spiller den anden. Se med.
lesson-done = Det var hele spillet. Godt klaret!
lesson-again = En gang til
lesson-retry = Prøv igen
lesson-play = Spil et rigtigt spil

## When something cannot be

lost-title = Her er ingenting
lost-text = Adressen fører ingen steder hen. Spillene er på forsiden.
gone-title = Dette link åbner intet bord
gone-text = Bordet kan være ryddet væk, eller der mangler et bogstav i linket.
other-rules-title = Dette spil kan ikke fortsætte her
other-rules-text = Det begyndte med andre regler, end serveren har nu.
trouble-unreachable = Serveren kan ikke nås lige nu. Prøv igen om lidt.
trouble-failed = Det lykkedes ikke. Prøv igen om lidt.
trouble-too_many_tables = For mange borde herfra. Afslut et først, eller vent lidt.
trouble-no_seat = Alle pladser ved bordet er optaget.
trouble-bad_record = Filen er ikke en spilfil, vi kan læse.
trouble-no_record = Der er ingen spilfil for bordet, eller spillet er stadig i gang.
trouble-no_review = Dette spil kan ikke gås igennem.
trouble-too_large = Det er for stort til dette bord.
trouble-too_fast = Lidt langsommere, tak.
trouble-not_stored = Serveren kan ikke skrive noget ned lige nu. Prøv igen senere.
trouble-no_such_lesson = Der er endnu ingen lektion til dette spil.
trouble-no_such_game = Dette spil er her ikke.
trouble-no_such_table = Det bord er der ikke længere.
refused-stale = Det spørgsmål er allerede besvaret.
refused-already_answered = Du har allerede svaret. Vi venter på de andre.
refused-not_asked = Det er ikke din tur.
refused-not_fair = Her spiller en anden mod dig: ingen hjælp midt i spillet.
refused-waiting = Noget bliver stadig afgjort. Et øjeblik.
refused-forbidden = Det kan ikke lade sig gøre nu.
refused-over = Spillet er slut.
refused-cannot_undo = Det kan ikke længere tages tilbage.
refused-no_hint = Der er intet tip til dette.
refused-not_ready = Dette spil bliver stadig gjort klar her. Spørg igen om et minut.
refused-watching = Du ser på. Kun spillere kan gøre det.
refused-not_host = Kun værten kan gøre det.
refused-not_started = Spillet er ikke begyndt endnu.
refused-started = Spillet er allerede begyndt.
refused-too_fast = Lidt langsommere, tak.
refused-not_stored = Serveren kan ikke skrive trækket ned, så det tæller ikke. Prøv igen senere.
refused-malformed = Serveren forstod det ikke.
