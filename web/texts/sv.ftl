# Sidans egna ord.

## Games


## Front page

tagline = Fem spel om stenar och floder
places = Platser på sidan
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
replay-opening = Öppnar partiet …
unofficial = Inofficiell, utan koppling till förlagen; egna bilder och egna ord.

## Setting up a table

setup-way = Med vem?
way-bots = Mot bottar
way-bots-text = Du spelar, bottar tar de andra platserna.
way-bots-go = Spela
way-alone = Ensam
way-alone-text = Ett pussel för en, utan andra.
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
level-like_me = Som jag
like-me-text = En nivå upp när du vinner, en nivå ner när du förlorar.
says = ”{ $line }”
level-in-character = { $level }, { $character }
setup-character = Hur spelar de?
character-any = Som det faller sig
character-any-text = Var och en på sitt vis
character-builder = Byggaren
character-builder-text = Förbereder sig väl och tar tid på sig
says-builder-0 = En sak i taget.
says-builder-1 = Det här håller.
says-builder-2 = Först grunden, sedan huset.
says-builder-ahead = Det tar form.
says-builder-behind = En bra grund tar tid.
says-builder-won = Välbyggt.
says-builder-lost = Nästa gång gräver jag djupare.
character-blocker = Spärraren
character-blocker-text = Tänker på vad du vill
says-blocker-0 = Inte här igenom.
says-blocker-1 = Jag såg vad du har i tankarna.
says-blocker-2 = Få se hur du kommer runt det där.
says-blocker-ahead = Här kommer ingen förbi.
says-blocker-behind = Så lätt kommer du inte undan.
says-blocker-won = Ingen kom förbi mig.
says-blocker-lost = Det fanns alltså en lucka ändå.
character-gambler = Våghalsen
character-gambler-text = Chansar hellre
says-gambler-0 = Nu kör vi!
says-gambler-1 = Lyckan står den djärve bi.
says-gambler-2 = Det kan gå illa. Eller inte.
says-gambler-ahead = Det var värt risken.
says-gambler-behind = Då får jag våga mer.
says-gambler-won = Tur? Kanske.
says-gambler-lost = Det var värt det ändå.

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
line-too_many_sockets = Just nu är det för många anslutningar från det här nätverket. Försöker igen tills det finns plats.
line-not_stored = Servern når inte sitt lager just nu. Försöker igen; ingenting går förlorat.
line-sending = Skickar …
line-yours = Det är din tur: välj något som lyser.
line-only = Det här är det enda du kan göra.
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
hint-thinking = Tänker …
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
chat-unread =
    { $count ->
        [one] Ett nytt meddelande
       *[other] { $count } nya meddelanden
    }
send = Skicka
table = Bord
clock = Tid kvar
unknown = något dolt
title-your-turn = Din tur · { $game }
agree = Godkänn
refuse = Nej
proposal-undo = { $name } vill ta tillbaka ett drag.
proposal-bot = { $name } föreslår att en bott spelar för { $other }.
proposal-end = { $name } föreslår att avsluta partiet utan vinnare.
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
full-text = Partiet har blivit så långt att inget kan ångras eller skrivas längre.
full-end = Föreslå att avsluta

## What is being told

telling = Vad som händer
telling-again = En gång till:
telling-pause = Pausa
telling-play = Fortsätt
telling-next = Ett ögonblick framåt
telling-skip = Hoppa fram till läget nu
telling-skip-mine = Hoppa fram till ditt drag
telling-replay = Visa det senaste igen
telling-speed = Hastighet: { $speed }
line-telling = Se vad som händer.
log-again = Visa det här draget igen
note-undo-asked = { $name } ber om att få ta tillbaka ett drag.
note-undo-refused = { $name } får inte ta tillbaka draget: alla gick inte med på det.
note-undo = { $name } tar tillbaka ett drag.
note-forfeit = { $name } ger upp.
note-end-asked = { $name } föreslår att avsluta partiet.
note-agreed = Partiet avslutas enligt överenskommelse.
note-clock = Tiden är ute för { $name }: bordet svarar i stället.
note-fallback = Bordet svarar för { $name }.
note-bot-asked = { $name } föreslår att en bot spelar för { $other }.
note-bot-takes = En bot spelar för { $name } från och med nu.
note-only = { $name } har bara ett val.

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
ending-agreed = Partiet avslutades enligt överenskommelse.
end-won =
    { $count ->
        [one] { $names } vinner
       *[other] { $names } vinner tillsammans
    }
end-you-won = Du vann
end-nobody = Ingen vinner
end-you-shared = Du delar segern
end-solo-won = Löst
end-solo-lost = Inte den här gången
lead-plot = Poäng genom partiet
lead-plot-stoleme = Utslagna under partiet
lead-plot-stones_and_rivers = Stenar i mål under partiet
review = Gå igenom partiet
review-making = Går igenom partiet …
review-plot = Chanser under partiet
review-slips = Vad som kostade mest
review-better = Bättre: { $line }
review-none = Inga stora misstag.
review-others = Visa även de andras misstag
review-more = Visa fler
rematch = Spela igen
rematch-go = Till det nya partiet
replay = Spela upp
download = Ladda ner
download-so-far = Spelfil hittills
download-so-far-text = Så mycket av partiet som du får veta, som textfil.
see-board = Se brädet
end-new = Nytt parti
show-result = Resultat

## Variants

variant = Variant: { $name }
variant-unnamed = utan namn
variant-of = En variant av { $game }
variant-differs = Vad som skiljer sig från det vanliga spelet
variant-same = Inget skiljer sig från det vanliga spelet.
variant-options = Val
variant-changed = { $what }: { $after } i stället för { $before }
variant-added = { $what }: { $after } (nytt)
variant-removed = { $what }: { $before } (borttaget)
variant-more = { $count ->
    [one] Och en skillnad till.
   *[other] Och { $count } skillnader till.
  }
variant-try = Pröva en variant
variant-try-text = Har du ändrat ett spel? Släpp den packade varianten här eller välj filen: du får en sida där du kan bjuda in provspelare.
variant-choose = Välj en variant
variant-checking = Varianten kontrolleras …
variant-drop = Släpp här
variant-bad = Den här varianten går inte att spela. { $sentence }
variant-yours = Varianter
variant-table = Gör ett bord
variant-testers = Länk till provspelare
variant-testers-text = Den som öppnar länken kan börja ett bord med den här varianten.
variant-maker = Bara för dig
variant-counts = Bord: { $tables }. Färdiga partier: { $finished }. Omdömen: { $opinions }.
variant-results = Ladda ner partier och omdömen
variant-keep = Din egen länk till den här sidan: behåll den för dig själv.
opinion-title = Berätta för den som gjort spelet
opinion-fun = Hur roligt var det?
opinion-fun-of = { $fun } av 5
opinion-fun-low = inte alls
opinion-fun-high = mycket
opinion-length = Hur långt kändes det?
opinion-length-short = För kort
opinion-length-right = Lagom
opinion-length-long = För långt
opinion-line = Några ord, om du vill
opinion-send = Skicka
opinion-thanks = Tack. Den som gjort spelet läser det.
error-no_such_variant = Den här varianten finns inte längre här.

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
damaged-title = Det här bordet kan inte läsas
damaged-text = Det som servern har sparat om det är skadat. Den som driver servern kan ha en säkerhetskopia.
error-unreachable = Servern kan inte nås just nu. Försök igen om en stund.
error-failed = Det gick inte. Försök igen om en stund.
error-too_many_tables = För många bord härifrån. Avsluta ett först, eller vänta lite.
error-no_seat = Alla platser vid bordet är tagna.
error-bad_record = Filen är ingen spelfil som vi kan läsa.
error-no_record = Det finns ingen spelfil för bordet, eller så pågår partiet fortfarande.
error-no_review = Det här spelet kan inte gås igenom.
error-too_large = Det är för stort för det här bordet.
error-too_fast = Lite långsammare, tack.
error-log_full = Partiet har blivit för långt för det. Ni kan komma överens om att avsluta det.
error-not_stored = Servern kan inte skriva ner något just nu. Försök igen senare.
error-no_such_lesson = Det finns ingen lektion för det här spelet än.
error-no_such_game = Det här spelet finns inte här.
error-no_such_table = Det bordet finns inte längre.
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

## Links that work

preview-waits = { $name } väntar vid bordet. Öppna länken och slå dig ner.
preview-waits-nobody = En plats är ledig vid bordet. Öppna länken och slå dig ner.
preview-plays = Vid bordet: { $names }. Öppna länken och titta på.
preview-plays-nobody = Ett parti pågår. Öppna länken och titta på.
preview-over = { $names } har spelat. Öppna länken och se hur det gick.
preview-over-nobody = Partiet är slut. Öppna länken och se hur det gick.
reach-here = Än så länge fungerar länkarna bara på den här enheten.
reach-ask = Ska vänner i samma nätverk, på samma wifi, kunna komma? Då är bordet öppet på { $address } för alla i nätverket tills Riffle stängs.
reach-open = Öppna för nätverket
reach-opened = Öppet för nätverket: { $address }. Hittar en telefon inte hit är det en brandvägg på den här datorn som är i vägen.
reach-none = Den här datorn är inte i något nätverk som andra kan komma genom. Anslut till ett wifi och ladda om sidan, eller kör Riffle på internet.
reach-elsewhere = Den som sitter vid datorn som kör Riffle kan öppna bordet för dess nätverk där.
reach-how = Så kör man Riffle på internet
share = Dela
share-text = { $game }: kom och spela.
share-watch-text = { $game }: kom och titta på.
move-seat = Fortsätt på en annan enhet
move-seat-text = Öppna länken eller läs av koden där, så sitter du på samma plats. Den som har länken har din plats, så visa den inte för någon annan.
move-seat-show = Visa min länk
begin-anew = Börja ett nytt parti
stay-here = Stanna här
rematch-follows = Spelarna fortsätter vid ett nytt bord. Du följer strax med.
error-no_network = Bordet kan inte öppnas för nätverket.
## Stone of the day

daily-title = Dagens sten
daily-lead = En liten uppgift för varje spel, ny varje dag och densamma för alla.
daily-kind-hidden_stones = En kortlek att spela ensam
daily-kind-stones_and_rivers = Hitta den säkra vinsten
daily-kind-river_dragons = Nå byn i det här draget
daily-kind-stoleme = Kastet med bäst chans
daily-kind-stone_stacks = Tre stenar på ett torn
daily-task-solo = Ensam med den här kortleken: lös in så många av de 16 korten som du kan. En tur utan inlöst kort är ett kryss; fyra kryss och det är slut.
daily-task-win = Du vinner på { $turns } drag, vad den andra sidan än gör. Bara ett första drag räcker till.
daily-task-village = Nå din by i det här enda draget: lägg fem kort i rätt ordning. Den andra spelaren håller sig ur vägen.
daily-task-throw = Ett kast. Vilket har bäst chans att slå ut en jätte? Stenar på en by räknas emot dig.
daily-task-tower = { $turns ->
    [1] En tur ur ett riktigt parti: välj en bricka, en sten och platsen för den. Ju högre den står, desto fler brickor.
   *[other] Lägg tre stenar på det här tornet. Varje sten som står kvar ger brickor, fler ju högre den ligger.
}
daily-done-solo = { $score } av 16 kort. Den bästa boten fick { $best }.
daily-done-win = Vunnet. Ingenting kunde hindra det.
daily-done-village = Framme.
daily-done-throw = Ditt kast var värt { $score } %, det bästa { $best } %. Om det träffade räknas inte här.
daily-done-tower = { $score } brickor. Den bästa boten fick { $best }.
daily-missed-win = Där gled vinsten undan: den andra sidan har ett svar.
daily-missed-village = Draget är slut och pjäsen är inte framme.
daily-missed-solo = Inte färdigt.
daily-missed-throw = Inte färdigt.
daily-missed-tower = Inte färdigt.
daily-share-solo = { $score } av 16 kort
daily-share-win = Vinst på { $turns }, { $tries ->
    [one] första försöket
   *[other] { $tries } försök
}
daily-share-village = Byn nådd, { $tries ->
    [one] första försöket
   *[other] { $tries } försök
}
daily-share-throw = { $score } % (bästa { $best } %)
daily-share-tower = { $score } brickor
daily-programs = { $programs } av { $of } program leder dit.
daily-difficulty = Svårighet { $grade } av 5
end-picture = Bild
daily-found = hittade det
daily-not-found = missade det
daily-bots = Hur det gick för bottarna
daily-pebbles = { $won } av 3 kiselstenar
daily-streak = { $days ->
    [one] en dag
   *[other] { $days } dagar i rad
}
daily-archive = Tidigare dagar
daily-more = Ännu tidigare
daily-others = Alla stenar
daily-result = Resultat
daily-share = Dela
daily-picture = Bild
daily-making = Den här stenen håller på att göras. Ett ögonblick …
error-no_such_day = Det finns ingen sten för den dagen, eller inte ännu.
## The river, games over days, the ladder

river = Din flod
river-waiting =
    { $count ->
        [0] Inget bord väntar på dig.
        [one] Ett bord väntar på dig.
       *[other] { $count } bord väntar på dig.
    }
river-next = Nästa bord där det är min tur
river-next-short = Nästa bord
river-running = Pågår
river-running-none = Du sitter inte vid något bord just nu.
river-not-begun = Alla är inte här än
river-going-on = Pågår
river-theirs = { $names } ska spela
river-due = till { DATETIME($when, weekday: "short", hour: "numeric", minute: "numeric", day: "numeric", month: "short") }
river-alone = Ensam
river-over = Avslutat
river-results = Dina resultat
river-won = Vunna
river-shared = Delade
river-lost = Förlorade
river-tally = { $won } vunna, { $shared } delade, { $lost } förlorade
river-by = Räkna per
river-by-game = Per spel
river-by-level = Per nivå
river-by-opponent = Per motståndare
river-by-none = Här finns inget att räkna än.
river-people = Med människor
river-finished = Avslutade partier
river-against = mot { $names }
river-gone = Finns inte längre på servern
river-all = Visa alla { $count }
review-short = Gå igenom
key-title = Din nyckel
key-none = Utan nyckel finns din flod bara i den här webbläsaren. Med en hittar du den också på dina andra enheter. Inget konto, ingen e-post.
key-on = Din flod sparas också på servern, under din nyckel.
key-make = Skapa en fras
key-have = Jag har en fras
key-enter = Din fras, åtta ord
key-open = Öppna min flod
key-show = Visa frasen
key-hide = Dölj frasen
key-phrase-text = Skriv upp de här åtta orden. Den som har dem har dina platser. Servern känner bara till ett avtryck av dem, så ingen kan ge dem tillbaka till dig.
key-device = Den här enheten kom in med en passnyckel.
key-wrong = Det där är ingen fras: den har åtta ord med fem bokstäver var.
key-away = Logga ut på den här enheten
key-export = Ladda ner allt
key-delete = Radera min flod
key-delete-title = Radera din flod?
key-delete-text = Resultat, rankningar, aviseringar och alla nycklar raderas genast på servern, och avslutade partier i den här webbläsaren. Platser vid pågående bord är kvar med sina länkar.
passkey-add = Lägg till en passnyckel
passkey-use = Använd en passnyckel
passkey-count =
    { $count ->
        [one] En passnyckel öppnar den här floden.
       *[other] { $count } passnycklar öppnar den här floden.
    }
passkey-insecure = Passnycklar behöver en säker adress med namn (https). Här gör en fras samma nytta.
passkey-failed = Passnyckeln fungerade inte, eller så avbröts det.
error-no_such_river = Inget finns sparat under den här nyckeln. Kontrollera varje bokstav; en flod som inte öppnas på länge glöms bort.
error-not_allowed = Det tillåter inte den här servern.
error-not_rated = Det här partiet kan inte rankas.
call-title = Aviseringar
call-text = Ett kort meddelande när det är din tur, även när sidan är stängd. Det kommer genom webbläsarens egen tjänst, förseglat så att bara din webbläsare kan läsa det.
call-start = Säg till när det är min tur
call-stop = Inga fler aviseringar
call-denied = Din webbläsare tillåter inga meddelanden från den här sidan. Siffran på fliken visar hur många bord som väntar.
call-insecure = Aviseringar behöver en säker adress (https). Här visar siffran på fliken hur många bord som väntar.
call-unable = Den här webbläsaren kan inte aviseras. Siffran på fliken visar hur många bord som väntar.
call-failed = Det gick inte. Webbläsarens egen tjänst kanske inte går att nå.
call-turn = Det är din tur: { $game }
call-over = Partiet är slut: { $game }
hook-label = Eller meddela den här adressen (en webhook)
hook-go = Använd den
hook-stop = Meddela inte mer
kept-title = Vad som sparas
kept-text = Det finns inget konto, ingen e-post och ingen som räknar dina besök. Det här är allt:
kept-where-browser = I den här webbläsaren
kept-where-server = På den här servern
kept-until-browser = tills du raderar det
kept-until-call = tills du stänger av dem eller bordet försvinner
kept-until-address = lika länge som bordet
kept-days =
    { $count ->
        [one] en dag utan användning
       *[other] { $count } dagar utan användning
    }
kept-browser = Din flod
kept-browser-text = Länkarna till dina platser, vilka som spelade och hur det slutade, dagens stenar som du har löst, ditt namn och dina val.
kept-table = Bord
kept-table-text = Drag, chatt och de namn folk angav. Av en plats länk bara ett avtryck.
kept-river = En flod med nyckel
kept-river-text = Vilka platser som hör till nyckeln, ett avtryck av nyckeln, och dagens stenar som är lösta. Dess avslutade partier finns kvar lika länge. Av en passnyckel den offentliga halvan.
kept-rating = Rankningar
kept-rating-text = För varje spel du gått med på att räkna: ett tal, hur säkert det är, hur många partier, ditt namn vid bordet. Rankningar och protokoll från rankade partier är offentliga.
kept-call = Aviseringar
kept-call-text = Adressen som din webbläsare angav för meddelanden, och meddelandets ord.
kept-address = Din adress
kept-address-text = Ett avtryck av nätadressen som skapade ett bord, så att ingen enskild adress skapar för många.
kept-delete = ”Radera min flod” raderar genast floden, dess nycklar, rankningar och aviseringar. Drag vid ett bord tillhör alla som spelade där och försvinner med bordet.
kept-operator = Den som driver servern bestämmer de här tiderna (RIFFLE_IDLE_DAYS, RIFFLE_RIVER_DAYS).
ladder = Rankningslistan
ladder-text = Rankade partier räknas, mot människor som gått med på det och mot botar. Botarna står still: deras plats är uppmätt. I rankade partier finns inga tips och inget tas tillbaka; protokollen är offentliga efteråt.
ladder-seats =
    { $count ->
        [one] En spelare
       *[other] { $count } spelare
    }
ladder-games =
    { $count ->
        [one] ett parti
       *[other] { $count } partier
    }
ladder-fixed = står still
ladder-nameless = Någon
ladder-sure = Ett frågetecken betyder att för få partier har spelats för att vara säker.
ladder-join = Du står inte på den än. Välj ”Rankat parti” när du gör ett bord:
ladder-records = De senaste rankade partierna
ratings = Dina rankningar
rated = Rankat
rated-text = Det räknas i rankningen för alla som spelar: inga tips, inget ångra, och protokollet är offentligt när partiet är slut.
rated-agree = Jag går med på ett rankat parti
rated-missing = Måste gå med på det först: { $names }
setup-rated = Rankat parti
setup-rated-text = Vanliga regler, inga tips, inget ångra.
clock-hours =
    { $count ->
        [one] En timme
       *[other] { $count } timmar
    }
clock-days =
    { $count ->
        [one] Ett dygn
       *[other] { $count } dygn
    }
refused-not_agreed = Någon har inte gått med på det rankade partiet än.
refused-not_rated = Det går inte i ett rankat parti.
refused-no_such_river = Inget finns sparat under den här nyckeln.
offline-title = Ingen förbindelse just nu
offline-text = Den här sidan behöver servern. Dina bord och resultat finns kvar, och inget är förlorat.
tables-loading = Borden görs i ordning
tables-elsewhere = Dina bord är öppna i en annan flik i den här webbläsaren. Stäng den, så öppnas de här.
tables-failed = Borden kunde inte öppnas.
tables-not-kept = Det här fönstret sparar ingenting: partier du spelar här är borta när det stängs.

## A finished game

share-game = Visa partiet för alla
share-game-text = En öppen länk till reprisen: den som har länken ser alla drag och alla händer. Spelare namnges bara om de själva går med på det.
share-game-name = Namnge mig
share-game-make = Skapa länken
share-game-link = Öppen länk till reprisen
share-game-hint = { $game }: se hur det gick.
play-on = Spela vidare härifrån
play-on-text = Fortsätt från den här ställningen mot bottar
error-no_such_link = Länken öppnar ingenting.
error-over = Partiet är slut där.

## Clocks for the whole game

setup-main = Tid för hela partiet
main-none = Ingen gräns
main-time = { $minutes } min och { $seconds } s till för varje svar
bank-of = { $name } har kvar
note-flag = Tiden är slut för { $name }.

## Manners

mute = Tysta
unmute = Visa igen
muted = Tystad
report = Anmäl
reported = Anmäld
report-title = Anmäla { $name }?
report-text = Serverns ansvariga får se namnet och vad som har sagts vid bordet.
chat-close = Stäng chatten
chat-open = Öppna chatten
chat-closed = Värden har stängt chatten.
refused-chat_closed = Värden har stängt chatten.
refused-muted = Den här platsen får inte chatta.

## Live games

live = Titta på partier
live-text = Partier som spelas just nu och som man får titta på.
live-none = Ingen spelar öppet just nu.
live-bots = Välj ett spel: bottarna sätter sig och spelar det inför dina ögon, med öppna händer om du vill och så fort du vill.
open-hands = Öppna händer
## The coach

hint-what = Vad ska jag göra
hint-why = Varför?
review-plot-text = Siffrorna är ögonblicken som kostade mest
review-turn = Tur { $turn }, { $name }
review-played = Spelat: { $line }
review-luck = Tur, skild från skicklighet
review-way-before = Se det
review-way-line = Spela fortsättningen
review-way-try = Försök själv
review-back = Tillbaka till genomgången
puzzle-missed = Det var inte vad tränaren tänkte på. Försök igen.

## Practice room

room-title = Övningsrum
room-lead = Turer ur bottarnas partier, var och en med ett svar som är mycket bättre än alla andra. Graden säger vilka bottar som hittar det.
room-others = Alla problem
room-grade = Svårighet { $grade }
room-puzzle = Problem { $number }
daily-task-turn = En enda tur. Hur många poäng kan du få med de här korten?
daily-done-turn = { $score } poäng. Den bästa boten fick { $best }.
daily-missed-turn = Inte färdigt.
daily-share-turn = { $score } av { $best } poäng

## Analysis board

analysis-title = Analysbräde
analysis-lead = Pröva vilken ställning som helst på analysbrädet
analysis-play = Dra
analysis-circle = Cirkel vid draget
analysis-square = Kvadrat vid draget
analysis-start = Från början
analysis-copy-position = Kopiera ställning
analysis-copy-record = Kopiera protokoll
analysis-position = Ställning
analysis-branches = Grenar
analysis-bad = Den här raden är ingen ställning.
analysis-piece-1 = Cirkels sten
analysis-piece-2 = Cirkels flod på tvären
analysis-piece-3 = Cirkels flod på längden
analysis-piece-5 = Kvadrats sten
analysis-piece-6 = Kvadrats flod på tvären
analysis-piece-7 = Kvadrats flod på längden
analysis-piece-0 = Ta bort

## The lab

lab = Labbet
lab-open = Vrid på ett tal i labbet
lab-text = Ändra ett tal eller ett alternativ i ett spel, låt botar spela båda spelen och se vad det gör. Botar är inte människor: lita mer på dem om tal än om strategi.
lab-turn = Vad som vrids
lab-game = Spel
lab-bots = Botar på alla platser
lab-slow = De här partierna tar lång tid: de kommer några i taget.
lab-dials = Tal
lab-file = Fil
lab-row = Rad
lab-column = Kolumn
lab-number = Tal
lab-usually = annars { $value }
lab-turned = Vridet hittills
lab-back = Ångra
lab-back-of = Ångra { $what }
lab-run = Kör
lab-stop = Stopp
lab-results = Vad partierna visar
lab-none = Inga partier spelade än.
lab-first = De första partierna är på väg. Om reglerna måste göras i ordning tar det en eller två minuter.
lab-games = { $games } partier, vart och ett spelat på båda sätten
lab-paused = Sidan gör en paus efter var { $most }:e parti. Tryck på ”{ lab-run }” för att fortsätta.
lab-stock = Vanligt spel
lab-changed = Ändrat spel
lab-value = { $mean } ({ $low }–{ $high })
lab-wait = Ännu för få partier.
lab-more = Ungefär { $games } partier till skulle ge svaret.
lab-more-unknown = Det behövs fler partier.
lab-same = Inte ett enda parti har hittills gått annorlunda.
lab-won-title = Vunna partier, i procent
lab-won-more = Med ändringen vinner spelare { $seat } oftare: { $difference } procentenheter mer ({ $low } till { $high }).
lab-won-less = Med ändringen vinner spelare { $seat } mer sällan: { $difference } procentenheter mindre ({ $low } till { $high }).
lab-won-unclear = Ingen ses vinna oftare eller mer sällan; skillnader upp till { $reach } procentenheter är ännu möjliga.
lab-turns = Turer
lab-turns-title = Spelets längd, i turer
lab-turns-more = Det ändrade spelet är { $difference } turer längre ({ $low } till { $high }).
lab-turns-less = Det ändrade spelet är { $difference } turer kortare ({ $low } till { $high }).
lab-turns-unclear = Längden ses inte ändras; skillnader upp till { $reach } turer är ännu möjliga.
lab-points-title = Poäng
lab-points-more = Med ändringen får spelare { $seat } { $difference } poäng mer ({ $low } till { $high }).
lab-points-less = Med ändringen får spelare { $seat } { $difference } poäng mindre ({ $low } till { $high }).
lab-points-unclear = Poängen ses inte ändras; skillnader upp till { $reach } är ännu möjliga.
lab-sure = Gränserna gäller med 95 % säkerhet hur ofta du än tittar, så du kan sluta när du vill. Samma inställningar ger alltid samma partier.
lab-pictures = Alla bilder
lab-drawing = Bilderna ritas …
lab-pictures-text = Bilder av upp till 200 av de här partierna, var och en med en mening, på engelska. Filen behöver inget annat och kan skickas vidare.
lab-pictures-save = Spara filen
lab-play = Spela det här
lab-play-text = Du får en sida för det ändrade spelet, där du öppnar bord och bjuder in vänner.
lab-play-first = Vrid först på ett tal eller ett alternativ.
lab-name = Variantens namn
lab-name-usual = { $game }, ändrat
