# Sidans egna ord.

## Games

game-hidden_stones = Hidden Stones
game-stones_and_rivers = Stones & Rivers
game-river_dragons = River Dragons
game-stoleme = Stolemë
game-stone_stacks = Stenstaplar
game-hidden_stones-tag = Byt plats på nio ristade stenar och vänd dem tills de visar det dina kort ber om.
game-stones_and_rivers-tag = Två härar av sten, och varje sten kan bli en flod som bär andra långt.
game-river_dragons-tag = Planera fem steg i hemlighet, lägg plankor över deltat och akta dig för drakarna.
game-stoleme-tag = Jättefamiljer gör upp om ett gammalt gräl, ett stenblock i taget.
game-stone_stacks-tag = Riktiga stenar, riktig tyngd, en stadig hand: bygg högt och håll andan.

## Front page

tagline = Fem spel om stenar och floder
games = Spel
players-count = { $span } spelare
minutes-count = { $span } min
play = Spela
play-game = Spela { $game }
more = Mer
more-game = Fler sätt att spela { $game }
learn = Lär dig på tre minuter
not-yet = Finns inte på det här bordet än
tables-yours = Dina bord
tables-yours-none = Borden du sitter vid väntar på dig här.
tables-open = Öppna bord
tables-open-none = Ingen väntar på spelare just nu.
hosted-by = hos { $name }
seats-free = { $free } av { $seats } platser lediga
join = Slå dig ned
ago = { DATETIME($when, day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
replay-file = Spela upp ett parti
replay-file-text = Öppna en spelfil du har laddat ner och gå igenom den drag för drag.
replay-choose = Välj en fil
unofficial = Inofficiell, utan koppling till förlagen; egna bilder och egna ord.

## Setting up a table

setup-way = Med vem?
way-bots = Mot bottar
way-bots-text = Du spelar, bottar tar de andra platserna.
way-bots-go = Spela
way-invite = Med vänner
way-invite-text = En länk och en kod för varje ledig plats.
way-invite-go = Bjud in
way-device = Skicka runt enheten
way-device-text = Alla spelar här, det hemliga förblir dolt.
way-device-go = Börja
way-watch = Titta på bottar
way-watch-text = Luta dig tillbaka och se hur de gör.
way-watch-go = Titta
setup-players = Hur många spelare?
setup-level = Hur starka är bottarna?
setup-name = Ditt namn
setup-name-any = Namn (om du vill)
preset-own = Eget val
setup-clock = Tid per svar
setup-open = Låt även främlingar slå sig ned
clock-none = Ingen gräns
clock-seconds = { $seconds } sekunder
level-random = På måfå
level-greedy = Hastig
level-beginner = Nybörjare
level-easy = Lätt
level-normal = Normal
level-hard = Svår
level-expert = Expert

## Settings

language = Språk
light = Ljus
light-auto = Som enheten
light-day = Dag
light-night = Natt
sound = Ljud
motion = Rörelse

## The table

to-front = Alla spel
players = Spelare
you = du
score = Poäng
seat-number = Spelare { $number }
seat-free = Ledig plats
seat-bot = Bott, { $level }
seat-away = Borta just nu
turn-yours = Din tur
turn-theirs = Vid draget
replace-by-bot = Låt en bott spela
sign-circle = Cirkel
sign-triangle = Triangel
sign-square = Kvadrat
sign-diamond = Romb
sign-cross = Kors
sign-hexagon = Sexhörning
line-opening = Slår sig ned vid bordet …
line-lost = Förbindelsen är bruten. Försöker igen; inget går förlorat.
line-yours = Det är din tur: välj något som lyser.
line-wait =
    { $count ->
        [one] { $names } spelar.
       *[other] Väntar på { $names }.
    }
line-nature = Floden bestämmer …
line-over = Partiet är slut.
line-replay = Uppspelning
rule-number = Regel { $number }:
undo = Ångra
undo-ask = Be om att ångra
undo-text = Ångra tar tillbaka ditt senaste svar. Har andra svarat sedan dess måste de gå med på det; bottar gör det alltid när spelet saknar hemligheter.
hint = Tips
analysis = Analys
cancel = Avbryt
close = Stäng
beside = Logg, regler och chatt
log = Logg
log-empty = Inget har hänt än.
rules = Regler
rules-opening = Öppnar reglerna …
rule-ours = (vår egen)
line-suspended = Bordet sover: ingen har svarat på ett tag. Det vaknar när någon spelar.
rules-missing = Reglerna för det här spelet finns inte här än.
print = Skriv ut
chat = Chatt
chat-empty = Säg hej.
chat-say = Säg något
send = Skicka
table = Bord
clock = Tid kvar
unknown = något dolt
title-your-turn = Din tur · { $game }
agree = Godkänn
refuse = Nej
proposal-undo = { $name } vill ta tillbaka ett drag.
proposal-bot = { $name } föreslår att en bott spelar för { $other }.
bot-name-0 = Uttern
bot-name-1 = Hägern
bot-name-2 = Bävern
bot-name-3 = Öringen
bot-name-4 = Kungsfiskaren
bot-name-5 = Strömstaren
watching = Åskådare
watchers =
    { $count ->
        [one] En åskådare
       *[other] { $count } åskådare
    }
leave-text = Du kan stänga sidan och komma tillbaka: din plats förblir din. Den som ger upp kan inte komma tillbaka.
give-up = Ge upp
give-up-title = Ge upp det här partiet?
give-up-text = Är ni två vinner den andra. Är ni fler spelar din plats vidare av sig själv, så enkelt den kan.
give-up-alone = Partiet slutar här.
proposal-waiting = Väntar på att de andra ska gå med på det.

## Waiting for players

waiting-for =
    { $count ->
        [one] En plats är ledig. Dela dess länk eller kod.
       *[other] { $count } platser är lediga. Dela deras länkar eller koder.
    }
waiting-ready = Alla är här.
start = Börja
start-with-bots = Börja, bottar tar de lediga platserna
invite-seat = Länk till plats { $number }
watch-link = Länk för att titta på
qr-of = { $label }, som QR-kod
copy = Kopiera
copied = Kopierad
waiting-host = Värden startar spelet.
remove = Ta bort
leave-seat = Lämna tillbaka min plats
rules-usual = De vanliga reglerna
yes = ja
no = nej

## Passing one device

curtain-title = Ge enheten till { $name }
curtain-text = Ingen annan ska titta nu. Det som bara är ditt finns bakom ridån.
curtain-take = Jag är { $name }

## The end

ending-forfeit = Partiet gavs upp.
end-won =
    { $count ->
        [one] { $names } vinner
       *[other] { $names } vinner tillsammans
    }
end-you-won = Du vann
end-you-shared = Du delar segern
end-solo-won = Löst
end-solo-lost = Inte den här gången
lead-plot = Poäng genom partiet
review = Gå igenom partiet
review-making = Går igenom partiet …
review-plot = Chanser under partiet
review-slips = Vad som kostade mest
review-slip = Drag { $turn }, { $name }: { $played }. Kostade { $percent } %.
review-better = Bättre: { $line }
review-none = Inget drag kostade mycket.
rematch = Spela igen
rematch-go = Till det nya partiet
replay = Spela upp
download = Ladda ner
download-so-far = Spelfil hittills
download-so-far-text = Så mycket av partiet som du får veta, som textfil.
see-board = Se brädet
show-result = Resultat

## Replay

replay-back = Ett steg bakåt
replay-next = Ett steg framåt
replay-run = Kör
replay-stop = Stanna
replay-at = Steg { $at } av { $last }
replay-eyes = Synvinkel
replay-everyone = Allt öppet
replay-seat = Som { $name } såg det

## Lessons

lesson = Lektion
lesson-step = Steg { $at } av { $last }
lesson-next = Vidare
lesson-other = Inte nu: gör det som är markerat.
lesson-read = Läs vidare först, sedan är det din tur.
lesson-watch = Nu spelar den andra. Titta på.
lesson-done = Det var hela spelet. Bra gjort!
lesson-again = En gång till
lesson-retry = Försök igen
lesson-play = Spela på riktigt

## When something cannot be

lost-title = Här finns inget
lost-text = Adressen leder ingenstans. Spelen finns på startsidan.
gone-title = Den här länken öppnar inget bord
gone-text = Bordet kan ha plockats bort, eller så saknas en bokstav i länken.
other-rules-title = Det här partiet kan inte fortsätta här
other-rules-text = Det började med andra regler än servern har nu.
trouble-unreachable = Servern kan inte nås just nu. Försök igen om en stund.
trouble-failed = Det gick inte. Försök igen om en stund.
trouble-too_many_tables = För många bord härifrån. Avsluta ett först, eller vänta lite.
trouble-no_seat = Alla platser vid bordet är tagna.
trouble-bad_record = Filen är ingen spelfil som vi kan läsa.
trouble-no_record = Det finns ingen spelfil för bordet, eller så pågår partiet fortfarande.
trouble-no_review = Det här spelet kan inte gås igenom.
trouble-too_large = Det är för stort för det här bordet.
trouble-too_fast = Lite långsammare, tack.
trouble-not_stored = Servern kan inte skriva ner något just nu. Försök igen senare.
trouble-no_such_lesson = Det finns ingen lektion för det här spelet än.
trouble-no_such_game = Det här spelet finns inte här.
trouble-no_such_table = Det bordet finns inte längre.
refused-stale = Den frågan är redan besvarad.
refused-already_answered = Du har redan svarat. Vi väntar på de andra.
refused-not_asked = Det är inte din tur.
refused-not_fair = Här spelar någon annan mot dig: ingen hjälp mitt i partiet.
refused-waiting = Något avgörs fortfarande. Ett ögonblick.
refused-forbidden = Det går inte nu.
refused-over = Partiet är slut.
refused-cannot_undo = Det går inte längre att ta tillbaka.
refused-no_hint = Det finns inget tips för det här.
refused-not_ready = Det här spelet görs fortfarande i ordning här. Fråga igen om en minut.
refused-watching = Du tittar på. Bara spelare kan göra det.
refused-not_host = Bara värden kan göra det.
refused-not_started = Partiet har inte börjat än.
refused-started = Partiet har redan börjat.
refused-too_fast = Lite långsammare, tack.
refused-not_stored = Servern kan inte skriva ner draget, så det räknas inte. Försök igen senare.
refused-malformed = Servern förstod inte.
