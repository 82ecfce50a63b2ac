# Sidens egne ord.

## Games


## Front page

tagline = Fem spil om sten og floder
places = Steder på siden
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
replay-opening = Åbner spillet …
unofficial = Uofficiel, uden forbindelse til forlagene; egne billeder og egne ord.

## Setting up a table

setup-way = Med hvem?
way-bots = Mod botter
way-bots-text = Du spiller, botter tager de andre pladser.
way-bots-go = Spil
way-alone = Alene
way-alone-text = En opgave for én, uden andre.
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
level-like_me = Som mig
like-me-text = Et niveau op, når du vinder, et niveau ned, når du taber.
says = »{ $line }«
level-in-character = { $level }, { $character }
setup-character = Hvordan spiller de?
character-any = Som det falder sig
character-any-text = Hver på sin måde
character-builder = Byggeren
character-builder-text = Forbereder sig godt og tager sig tid
says-builder-0 = Én ting ad gangen.
says-builder-1 = Det her holder.
says-builder-2 = Først grunden, så huset.
says-builder-ahead = Det tager form.
says-builder-behind = En god grund tager tid.
says-builder-won = Godt bygget.
says-builder-lost = Næste gang graver jeg dybere.
character-blocker = Spærreren
character-blocker-text = Tænker på, hvad du vil
says-blocker-0 = Ikke her igennem.
says-blocker-1 = Jeg så, hvad du har for.
says-blocker-2 = Lad os se, hvordan du kommer uden om det.
says-blocker-ahead = Her kommer ingen forbi.
says-blocker-behind = Så let slipper du ikke væk.
says-blocker-won = Ingen kom forbi mig.
says-blocker-lost = Der var altså et hul alligevel.
character-gambler = Vovehalsen
character-gambler-text = Tager hellere chancen
says-gambler-0 = Nu går det løs!
says-gambler-1 = Lykken står den kække bi.
says-gambler-2 = Det kan gå galt. Eller ikke.
says-gambler-ahead = Det var risikoen værd.
says-gambler-behind = Så må jeg vove mere.
says-gambler-won = Held? Måske.
says-gambler-lost = Det var det værd alligevel.

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
line-too_many_sockets = Der er lige nu for mange forbindelser fra dette netværk. Prøver igen, til der er plads.
line-not_stored = Serveren kan ikke nå sit lager lige nu. Prøver igen; intet går tabt.
line-sending = Sender …
line-yours = Det er din tur: vælg noget, der lyser.
line-only = Det er det eneste, du kan gøre.
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
hint-thinking = Tænker …
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
chat-unread =
    { $count ->
        [one] Én ny besked
       *[other] { $count } nye beskeder
    }
send = Send
table = Bord
clock = Tid tilbage
unknown = noget skjult
title-your-turn = Din tur · { $game }
agree = Sig ja
refuse = Nej
proposal-undo = { $name } vil gerne tage et træk tilbage.
proposal-bot = { $name } foreslår, at en bot spiller for { $other }.
proposal-end = { $name } foreslår at slutte spillet uden vinder.
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
full-text = Spillet er blevet så langt, at intet længere kan fortrydes eller skrives.
full-end = Foreslå at slutte

## What is being told

telling = Hvad der sker
telling-again = En gang til:
telling-pause = Pause
telling-play = Fortsæt
telling-next = Et øjeblik frem
telling-skip = Spring frem til stillingen nu
telling-skip-mine = Spring frem til dit træk
telling-replay = Vis det seneste igen
telling-speed = Hastighed: { $speed }
line-telling = Se, hvad der sker.
log-again = Vis denne tur igen
note-undo-asked = { $name } beder om at tage et træk tilbage.
note-undo-refused = { $name } må ikke tage trækket tilbage: ikke alle var enige.
note-undo = { $name } tager et træk tilbage.
note-forfeit = { $name } giver op.
note-end-asked = { $name } foreslår at slutte spillet.
note-agreed = Spillet slutter efter aftale.
note-clock = Tiden er gået for { $name }: bordet svarer i stedet.
note-fallback = Bordet svarer for { $name }.
note-bot-asked = { $name } foreslår, at en bot spiller for { $other }.
note-bot-takes = En bot spiller for { $name } fra nu af.
note-only = { $name } har kun ét valg.

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
ending-agreed = Spillet blev afsluttet efter aftale.
end-won =
    { $count ->
        [one] { $names } vinder
       *[other] { $names } vinder sammen
    }
end-you-won = Du vandt
end-nobody = Ingen vinder
end-you-shared = Du deler sejren
end-solo-won = Løst
end-solo-lost = Ikke denne gang
lead-plot = Point gennem spillet
lead-plot-stoleme = Knockouts gennem spillet
lead-plot-stones_and_rivers = Sten i mål gennem spillet
review = Gå spillet igennem
review-making = Går spillet igennem …
review-plot = Chancer gennem spillet
review-slips = Hvad der kostede mest
review-better = Bedre: { $line }
review-none = Ingen store fejl.
review-others = Vis også de andres fejl
review-more = Vis flere
rematch = Spil igen
rematch-go = Til det nye spil
replay = Afspil
download = Hent
download-so-far = Spilfil indtil nu
download-so-far-text = Så meget af spillet, som du må vide, som tekstfil.
see-board = Se brættet
end-new = Nyt spil
show-result = Resultat

## Variants

variant = Variant: { $name }
variant-unnamed = uden navn
variant-of = En variant af { $game }
variant-differs = Hvad der afviger fra det almindelige spil
variant-same = Intet afviger fra det almindelige spil.
variant-options = Valg
variant-changed = { $what }: { $after } i stedet for { $before }
variant-added = { $what }: { $after } (nyt)
variant-removed = { $what }: { $before } (udeladt)
variant-more = { $count ->
    [one] Og én forskel mere.
   *[other] Og { $count } forskelle mere.
  }
variant-try = Prøv en variant
variant-try-text = Har du ændret et spil? Slip den pakkede variant her, eller vælg filen: du får en side, hvorfra du kan invitere prøvespillere.
variant-choose = Vælg en variant
variant-checking = Varianten bliver kontrolleret …
variant-drop = Slip her
variant-bad = Denne variant kan ikke spilles. { $sentence }
variant-yours = Varianter
variant-table = Lav et bord
variant-testers = Link til prøvespillere
variant-testers-text = Den, der åbner det, kan begynde et bord med denne variant.
variant-maker = Kun til dig
variant-counts = Borde: { $tables }. Færdige spil: { $finished }. Meninger: { $opinions }.
variant-results = Hent spil og meninger
variant-keep = Dit eget link til denne side: behold det for dig selv.
opinion-title = Fortæl det til spillets skaber
opinion-fun = Hvor sjovt var det?
opinion-fun-of = { $fun } af 5
opinion-fun-low = slet ikke
opinion-fun-high = meget
opinion-length = Hvor langt føltes det?
opinion-length-short = For kort
opinion-length-right = Tilpas
opinion-length-long = For langt
opinion-line = Et par ord, hvis du vil
opinion-send = Send
opinion-thanks = Tak. Spillets skaber læser det.
error-no_such_variant = Denne variant er her ikke mere.

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
damaged-title = Dette bord kan ikke læses
damaged-text = Det, serveren har gemt om det, er beskadiget. Den, der driver serveren, har måske en sikkerhedskopi.
error-unreachable = Serveren kan ikke nås lige nu. Prøv igen om lidt.
error-failed = Det lykkedes ikke. Prøv igen om lidt.
error-too_many_tables = For mange borde herfra. Afslut et først, eller vent lidt.
error-no_seat = Alle pladser ved bordet er optaget.
error-bad_record = Filen er ikke en spilfil, vi kan læse.
error-no_record = Der er ingen spilfil for bordet, eller spillet er stadig i gang.
error-no_review = Dette spil kan ikke gås igennem.
error-too_large = Det er for stort til dette bord.
error-too_fast = Lidt langsommere, tak.
error-log_full = Spillet er blevet for langt til det. I kan aftale at slutte det.
error-not_stored = Serveren kan ikke skrive noget ned lige nu. Prøv igen senere.
error-no_such_lesson = Der er endnu ingen lektion til dette spil.
error-no_such_game = Dette spil er her ikke.
error-no_such_table = Det bord er der ikke længere.
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

## Links that work

preview-waits = { $name } venter ved bordet. Åbn linket, og sæt dig ned.
preview-waits-nobody = Der er en ledig plads ved bordet. Åbn linket, og sæt dig ned.
preview-plays = Ved bordet: { $names }. Åbn linket, og se med.
preview-plays-nobody = Et spil er i gang. Åbn linket, og se med.
preview-over = { $names } har spillet. Åbn linket, og se, hvordan det gik.
preview-over-nobody = Spillet er slut. Åbn linket, og se, hvordan det gik.
reach-here = Indtil videre virker linkene kun på denne enhed.
reach-ask = Skal venner på samme netværk, på samme wi-fi, kunne komme? Så er bordet åbent på { $address } for alle på netværket, indtil Riffle lukkes.
reach-open = Åbn for netværket
reach-opened = Åbent for netværket: { $address }. Kan en telefon ikke finde det, er der en firewall på denne maskine i vejen.
reach-none = Denne maskine er ikke på noget netværk, som andre kan komme ad. Gå på et wi-fi, og hent siden igen, eller kør Riffle på internettet.
reach-elsewhere = Den, der sidder ved maskinen, som kører Riffle, kan åbne bordet for dens netværk der.
reach-how = Sådan kører man Riffle på internettet
share = Del
share-text = { $game }: kom og spil med.
share-watch-text = { $game }: kom og se med.
move-seat = Fortsæt på en anden enhed
move-seat-text = Åbn linket, eller scan koden dér, så sidder du på samme plads. Den, der har linket, har din plads, så vis det ikke til andre.
move-seat-show = Vis mit link
begin-anew = Begynd et nyt spil
stay-here = Bliv her
rematch-follows = Spillerne fortsætter ved et nyt bord. Du kommer med om et øjeblik.
error-no_network = Bordet kan ikke åbnes for netværket.
## Stone of the day

daily-title = Dagens sten
daily-lead = En lille opgave til hvert spil, ny hver dag og den samme for alle.
daily-kind-hidden_stones = En bunke at spille alene
daily-kind-stones_and_rivers = Find den tvungne sejr
daily-kind-river_dragons = Nå landsbyen i denne tur
daily-kind-stoleme = Kastet med den bedste chance
daily-kind-stone_stacks = Tre sten på et tårn
daily-task-solo = Alene med denne bunke: indløs så mange af de 16 kort, som du kan. En tur uden indløst kort er et kryds; fire krydser, og det er slut.
daily-task-win = Du vinder på { $turns } ture, uanset hvad den anden side gør. Kun én første tur er nok.
daily-task-village = Nå din landsby i denne ene tur: læg fem kort i den rigtige rækkefølge. Den anden spiller holder sig væk.
daily-task-throw = Ét kast. Hvilket har den bedste chance for at slå en kæmpe ud? Sten på en landsby tæller imod dig.
daily-task-tower = { $turns ->
    [1] Én tur fra et rigtigt spil: vælg en brik, en sten og dens plads. Jo højere den står, jo flere brikker.
   *[other] Sæt tre sten på dette tårn. Hver sten, der står, giver brikker, flere jo højere den ligger.
}
daily-done-solo = { $score } af 16 kort. Den bedste bot fik { $best }.
daily-done-win = Vundet. Intet kunne standse det.
daily-done-village = Fremme.
daily-done-throw = Dit kast var { $score } % værd, det bedste { $best } %. Om det ramte, tæller ikke her.
daily-done-tower = { $score } brikker. Den bedste bot fik { $best }.
daily-missed-win = Dér glap sejren: den anden side har et svar.
daily-missed-village = Turen er slut, og brikken er ikke fremme.
daily-missed-solo = Ikke færdig.
daily-missed-throw = Ikke færdig.
daily-missed-tower = Ikke færdig.
daily-share-solo = { $score } af 16 kort
daily-share-win = Sejr på { $turns }, { $tries ->
    [one] første forsøg
   *[other] { $tries } forsøg
}
daily-share-village = Landsbyen nået, { $tries ->
    [one] første forsøg
   *[other] { $tries } forsøg
}
daily-share-throw = { $score } % (bedste { $best } %)
daily-share-tower = { $score } brikker
daily-programs = { $programs } af { $of } programmer fører dertil.
daily-difficulty = Sværhedsgrad { $grade } af 5
end-picture = Billede
daily-found = fandt den
daily-not-found = overså den
daily-bots = Hvordan det gik botterne
daily-pebbles = { $won } af 3 småsten
daily-streak = { $days ->
    [one] én dag
   *[other] { $days } dage i træk
}
daily-archive = Tidligere dage
daily-more = Endnu tidligere
daily-others = Alle sten
daily-result = Resultat
daily-share = Del
daily-picture = Billede
daily-making = Denne sten er ved at blive lavet. Et øjeblik …
error-no_such_day = Der er ingen sten for den dag, eller ikke endnu.
## The river, games over days, the ladder

river = Din flod
river-waiting =
    { $count ->
        [0] Intet bord venter på dig.
        [one] Ét bord venter på dig.
       *[other] { $count } borde venter på dig.
    }
river-next = Næste bord, hvor det er min tur
river-next-short = Næste bord
river-running = I gang
river-running-none = Du sidder ikke ved noget bord lige nu.
river-not-begun = Ikke alle er her endnu
river-going-on = I gang
river-theirs = { $names } skal spille
river-due = indtil { DATETIME($when, weekday: "short", hour: "numeric", minute: "numeric", day: "numeric", month: "short") }
river-alone = Alene
river-over = Slut
river-results = Dine resultater
river-won = Vundet
river-shared = Delt
river-lost = Tabt
river-tally = { $won } vundet, { $shared } delt, { $lost } tabt
river-by = Tæl efter
river-by-game = Efter spil
river-by-level = Efter niveau
river-by-opponent = Efter modstander
river-by-none = Her er intet at tælle endnu.
river-people = Med mennesker
river-finished = Afsluttede spil
river-against = mod { $names }
river-gone = Ikke længere på serveren
river-all = Vis alle { $count }
review-short = Gennemgå
key-title = Din nøgle
key-none = Uden en nøgle findes din flod kun i denne browser. Med en finder du den også på dine andre enheder. Ingen konto, ingen e-mail.
key-on = Din flod gemmes også på serveren, under din nøgle.
key-make = Lav en frase
key-have = Jeg har en frase
key-enter = Din frase, otte ord
key-open = Åbn min flod
key-show = Vis frasen
key-hide = Skjul frasen
key-phrase-text = Skriv disse otte ord ned. Den, der har dem, har dine pladser. Serveren kender kun et aftryk af dem, så ingen kan give dig dem tilbage.
key-device = Denne enhed kom ind med en adgangsnøgle.
key-wrong = Det er ikke en frase: den har otte ord på fem bogstaver.
key-away = Log ud på denne enhed
key-export = Hent det hele
key-delete = Slet min flod
key-delete-title = Slet din flod?
key-delete-text = Resultater, ratings, beskeder og alle nøgler slettes straks på serveren, og afsluttede spil i denne browser. Pladser ved borde i gang bliver ved med at være åbne med deres links.
passkey-add = Tilføj en adgangsnøgle
passkey-use = Brug en adgangsnøgle
passkey-count =
    { $count ->
        [one] Én adgangsnøgle åbner denne flod.
       *[other] { $count } adgangsnøgler åbner denne flod.
    }
passkey-insecure = Adgangsnøgler kræver en sikker adresse med et navn (https). Her gør en frase det samme.
passkey-failed = Adgangsnøglen virkede ikke, eller det blev afbrudt.
error-no_such_river = Der er ikke gemt noget under denne nøgle. Se efter hvert bogstav; en flod, der ikke åbnes i lang tid, glemmes.
error-not_allowed = Det tillader denne server ikke.
error-not_rated = Dette spil kan ikke rates.
call-title = Beskeder
call-text = En kort besked, når det er din tur, også når denne side er lukket. Den kommer gennem browserens egen tjeneste, forseglet, så kun din browser kan læse den.
call-start = Giv mig besked, når det er min tur
call-stop = Ingen flere beskeder
call-denied = Din browser tillader ikke beskeder fra denne side. Tallet på fanen viser, hvor mange borde der venter.
call-insecure = Beskeder kræver en sikker adresse (https). Her viser tallet på fanen, hvor mange borde der venter.
call-unable = Denne browser kan ikke få beskeder. Tallet på fanen viser, hvor mange borde der venter.
call-failed = Det lykkedes ikke. Måske kan browserens egen tjeneste ikke nås.
call-turn = Det er din tur: { $game }
call-over = Spillet er slut: { $game }
hook-label = Eller giv denne adresse besked (en webhook)
hook-go = Brug den
hook-stop = Giv ikke mere besked
kept-title = Hvad der gemmes
kept-text = Der er ingen konto, ingen e-mail og ingen, der tæller dine besøg. Dette er det hele:
kept-where-browser = I denne browser
kept-where-server = På denne server
kept-until-browser = indtil du sletter det
kept-until-call = indtil du slår det fra, eller bordet forsvinder
kept-until-address = lige så længe som bordet
kept-days =
    { $count ->
        [one] én dag uden brug
       *[other] { $count } dage uden brug
    }
kept-browser = Din flod
kept-browser-text = Links til dine pladser, hvem der spillede, og hvordan det endte, dagens sten, du har løst, dit navn og dine valg.
kept-table = Borde
kept-table-text = Træk, chat og de navne, folk gav. Af en plads' link kun et aftryk.
kept-river = En flod med nøgle
kept-river-text = Hvilke pladser der hører til nøglen, et aftryk af nøglen, og dagens sten der er løst. Dens afsluttede spil bliver lige så længe. Af en adgangsnøgle den offentlige halvdel.
kept-rating = Ratings
kept-rating-text = For hvert spil, du gik med til at få ratet: et tal, hvor sikkert det er, hvor mange spil, dit navn ved bordet. Ratings og optegnelser af ratede spil er offentlige.
kept-call = Beskeder
kept-call-text = Adressen, som din browser gav til beskeder, og beskedens ord.
kept-address = Din adresse
kept-address-text = Et aftryk af den netadresse, der lavede et bord, så ingen enkelt adresse laver for mange.
kept-delete = »Slet min flod« sletter straks floden, dens nøgler, ratings og beskeder. Træk ved et bord tilhører alle, der spillede der, og forsvinder med bordet.
kept-operator = Den, der driver serveren, bestemmer disse tider (RIFFLE_IDLE_DAYS, RIFFLE_RIVER_DAYS).
ladder = Ranglisten
ladder-text = Ratede spil tæller, mod mennesker, der gik med til det, og mod botter. Botterne står stille: deres plads er målt. I ratede spil er der ingen tips, og intet tages tilbage; optegnelserne er offentlige bagefter.
ladder-seats =
    { $count ->
        [one] Én spiller
       *[other] { $count } spillere
    }
ladder-games =
    { $count ->
        [one] ét spil
       *[other] { $count } spil
    }
ladder-fixed = står stille
ladder-nameless = Nogen
ladder-sure = Et spørgsmålstegn betyder, at der er spillet for få spil til at være sikker.
ladder-join = Du er ikke på den endnu. Vælg »Ratet spil«, når du laver et bord:
ladder-records = De seneste ratede spil
ratings = Dine ratings
rated = Ratet
rated-text = Det tæller på ranglisten for alle, der spiller: ingen tips, ingen fortryd, og optegnelsen er offentlig til sidst.
rated-agree = Jeg går med til et ratet spil
rated-missing = Skal først sige ja: { $names }
setup-rated = Ratet spil
setup-rated-text = De sædvanlige regler, ingen tips, ingen fortryd.
clock-hours =
    { $count ->
        [one] Én time
       *[other] { $count } timer
    }
clock-days =
    { $count ->
        [one] Ét døgn
       *[other] { $count } døgn
    }
refused-not_agreed = Nogen har ikke sagt ja til det ratede spil endnu.
refused-not_rated = Det kan man ikke i et ratet spil.
refused-no_such_river = Der er ikke gemt noget under denne nøgle.
offline-title = Ingen forbindelse lige nu
offline-text = Denne side har brug for serveren. Dine borde og resultater er her stadig, og intet er tabt.
tables-loading = Bordene gøres klar
tables-elsewhere = Dine borde er åbne i en anden fane i denne browser. Luk den, så åbner de her.
tables-failed = Bordene kunne ikke åbnes.
tables-not-kept = Dette vindue gemmer ingenting: spil, der spilles her, er væk, når det lukkes.

## A finished game

share-game = Vis spillet til alle
share-game-text = Et offentligt link til genspilningen: Den, der har det, ser alle træk og alle hænder. Spillere nævnes kun, hvis de selv siger ja.
share-game-name = Nævn mig
share-game-make = Lav linket
share-game-link = Offentligt link til genspilningen
share-game-hint = { $game }: se, hvordan det gik.
play-on = Spil videre herfra
play-on-text = Fortsæt fra denne stilling mod botter
error-no_such_link = Linket åbner ingenting.
error-over = Spillet er slut der.

## Clocks for the whole game

setup-main = Tid til hele spillet
main-none = Ingen grænse
main-time = { $minutes } min og { $seconds } s mere for hvert svar
bank-of = { $name } har tilbage
note-flag = { $name } har brugt sin tid.

## Manners

mute = Gør tavs
unmute = Vis igen
muted = Gjort tavs
report = Anmeld
reported = Anmeldt
report-title = Anmeld { $name }?
report-text = Den, der driver serveren, ser navnet, og hvad der er sagt ved bordet.
chat-close = Luk chatten
chat-open = Åbn chatten
chat-closed = Værten har lukket chatten.
refused-chat_closed = Værten har lukket chatten.
refused-muted = Denne plads må ikke chatte.

## Live games

live = Se spil i gang
live-text = Spil, der spilles lige nu, og som man må se.
live-none = Ingen spiller offentligt lige nu.
live-bots = Vælg et spil: botterne sætter sig og spiller det for øjnene af dig, med åbne hænder, hvis du vil, og så hurtigt du vil.
open-hands = Åbne hænder
## The coach

hint-what = Hvad skal jeg gøre
hint-why = Hvorfor?
review-plot-text = Tallene er de øjeblikke, der kostede mest
review-turn = Tur { $turn }, { $name }
review-played = Spillet: { $line }
review-luck = Held, skilt fra dygtighed
review-way-before = Se det
review-way-line = Spil fortsættelsen
review-way-try = Prøv selv
review-back = Tilbage til gennemgangen
puzzle-missed = Det var ikke det, træneren tænkte på. Prøv igen.

## Practice room

room-title = Øverum
room-lead = Ture fra botternes spil, hver med ét svar, der er meget bedre end alle andre. Graden siger, hvilke botter der finder det.
room-others = Alle opgaver
room-grade = Sværhedsgrad { $grade }
room-puzzle = Opgave { $number }
daily-task-turn = En enkelt tur. Hvor mange point kan du få med disse kort?
daily-done-turn = { $score } point. Den bedste bot fik { $best }.
daily-missed-turn = Ikke færdig.
daily-share-turn = { $score } af { $best } point

## Analysis board

analysis-title = Analysebræt
analysis-lead = Prøv enhver stilling på analysebrættet
analysis-play = Træk
analysis-circle = Cirkel er i trækket
analysis-square = Kvadrat er i trækket
analysis-start = Fra begyndelsen
analysis-copy-position = Kopiér stilling
analysis-copy-record = Kopiér optegnelse
analysis-position = Stilling
analysis-branches = Grene
analysis-bad = Denne linje er ingen stilling.
analysis-piece-1 = Cirkels sten
analysis-piece-2 = Cirkels flod på tværs
analysis-piece-3 = Cirkels flod på langs
analysis-piece-5 = Kvadrats sten
analysis-piece-6 = Kvadrats flod på tværs
analysis-piece-7 = Kvadrats flod på langs
analysis-piece-0 = Fjern

## The lab

lab = Laboratoriet
lab-open = Drej på et tal i laboratoriet
lab-text = Ændr et tal eller en mulighed i et spil, lad botter spille begge spil, og se, hvad det gør. Botter er ikke mennesker: tro mere på dem om tal end om strategi.
lab-turn = Hvad der drejes på
lab-game = Spil
lab-bots = Botter på alle pladser
lab-slow = Disse partier tager lang tid: de kommer nogle få ad gangen.
lab-dials = Tal
lab-file = Fil
lab-row = Række
lab-column = Kolonne
lab-number = Tal
lab-usually = ellers { $value }
lab-turned = Drejet indtil nu
lab-back = Fortryd
lab-back-of = Fortryd { $what }
lab-run = Kør
lab-stop = Stop
lab-results = Hvad partierne viser
lab-none = Ingen partier spillet endnu.
lab-first = De første partier er på vej. Hvis reglerne først skal gøres klar, tager det et minut eller to.
lab-games = { $games } partier, hvert spillet på begge måder
lab-paused = Siden holder pause for hver { $most } partier. Tryk på »{ lab-run }« for at fortsætte.
lab-stock = Sædvanligt spil
lab-changed = Ændret spil
lab-value = { $mean } ({ $low }–{ $high })
lab-wait = Endnu for få partier.
lab-more = Omkring { $games } partier mere ville give svaret.
lab-more-unknown = Der skal flere partier til.
lab-same = Ikke et eneste parti er indtil nu gået anderledes.
lab-won-title = Vundne partier, i procent
lab-won-more = Med ændringen vinder spiller { $seat } oftere: { $difference } procentpoint mere ({ $low } til { $high }).
lab-won-less = Med ændringen vinder spiller { $seat } sjældnere: { $difference } procentpoint mindre ({ $low } til { $high }).
lab-won-unclear = Ingen ses at vinde oftere eller sjældnere; forskelle på op til { $reach } procentpoint er stadig mulige.
lab-turns = Ture
lab-turns-title = Spillets længde, i ture
lab-turns-more = Det ændrede spil er { $difference } ture længere ({ $low } til { $high }).
lab-turns-less = Det ændrede spil er { $difference } ture kortere ({ $low } til { $high }).
lab-turns-unclear = Længden ses ikke at ændre sig; forskelle på op til { $reach } ture er stadig mulige.
lab-points-title = Point
lab-points-more = Med ændringen får spiller { $seat } { $difference } point mere ({ $low } til { $high }).
lab-points-less = Med ændringen får spiller { $seat } { $difference } point mindre ({ $low } til { $high }).
lab-points-unclear = Pointene ses ikke at ændre sig; forskelle på op til { $reach } er stadig mulige.
lab-sure = Grænserne gælder med 95 % sikkerhed, uanset hvor ofte du ser efter, så du kan stoppe, når du vil. Samme indstillinger giver altid samme partier.
lab-pictures = Alle billeder
lab-drawing = Billederne tegnes …
lab-pictures-text = Billeder af op til 200 af disse partier, hvert med en sætning, på engelsk. Filen behøver intet andet og kan sendes videre.
lab-pictures-save = Gem filen
lab-play = Spil det her
lab-play-text = Du får en side for det ændrede spil, hvor du åbner borde og inviterer venner.
lab-play-first = Drej først på et tal eller en mulighed.
lab-name = Variantens navn
lab-name-usual = { $game }, ændret
