# Sivun omat sanat.

## Games


## Front page

tagline = Viisi peliä kivistä ja joista
places = Paikat
games = Pelit
players-count = { $span } pelaajaa
minutes-count = { $span } min
play = Pelaa
play-game = Pelaa: { $game }
more = Lisää
more-game = Lisää tapoja pelata: { $game }
learn = Opi kolmessa minuutissa
not-yet = Ei vielä tässä pöydässä
tables-yours = Omat pöydät
tables-yours-none = Pöydät, joissa istut, odottavat sinua täällä.
tables-open = Avoimet pöydät
tables-open-none = Kukaan ei juuri nyt odota pelaajia.
hosted-by = isäntänä { $name }
seats-free = { $free }/{ $seats } paikkaa vapaana
join = Istu pöytään
ago = { DATETIME($when, day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
replay-file = Katso peli uudelleen
replay-file-text = Avaa lataamasi pöytäkirja ja kulje peli läpi siirto siirrolta.
replay-choose = Valitse tiedosto
replay-opening = Avataan peliä …
unofficial = Epävirallinen, ei yhteydessä julkaisijoihin; omat kuvat ja sanat.

## Setting up a table

setup-way = Kenen kanssa?
way-bots = Botteja vastaan
way-bots-text = Sinä pelaat, botit istuvat muilla paikoilla.
way-bots-go = Pelaa
way-alone = Yksin
way-alone-text = Pulma yhdelle, ilman muita.
way-invite = Ystävien kanssa
way-invite-text = Linkki ja koodi jokaiselle vapaalle paikalle.
way-invite-go = Kutsu
way-device = Samalla laitteella
way-device-text = Kaikki pelaavat tällä, käsikortit pysyvät piilossa.
way-device-go = Aloita
way-watch = Katso botteja
way-watch-text = Nojaa taaksepäin ja katso, miten ne pelaavat.
way-watch-go = Katso
setup-players = Montako pelaajaa?
setup-level = Miten vahvoja botit ovat?
setup-name = Nimesi
setup-name-any = Nimi (jos haluat)
preset-own = Oma valinta
setup-clock = Aikaa vastausta kohti
setup-open = Myös vieraat saavat istua pöytään
clock-none = Ei rajaa
clock-seconds = { $seconds } sekuntia
level-random = Sattuman varassa
level-greedy = Hätäinen
level-beginner = Aloittelija
level-easy = Helppo
level-normal = Tavallinen
level-hard = Vaikea
level-expert = Mestari
level-like_me = Kuten minä
like-me-text = Voiton jälkeen taso ylöspäin, tappion jälkeen alaspäin.
says = ”{ $line }”
level-in-character = { $level }, { $character }
setup-character = Miten ne pelaavat?
character-any = Miten sattuu
character-any-text = Kukin tavallaan
character-builder = Rakentaja
character-builder-text = Valmistelee hyvin eikä hätäile
says-builder-0 = Yksi asia kerrallaan.
says-builder-1 = Tämä kestää.
says-builder-2 = Ensin perusta, sitten talo.
says-builder-ahead = Tämä alkaa hahmottua.
says-builder-behind = Hyvä perusta vaatii aikaa.
says-builder-won = Hyvin rakennettu.
says-builder-lost = Ensi kerralla kaivan syvemmälle.
character-blocker = Estäjä
character-blocker-text = Miettii, mitä sinä haluat
says-blocker-0 = Tästä et mene.
says-blocker-1 = Näin, mitä aiot.
says-blocker-2 = Katsotaan, miten kierrät tuon.
says-blocker-ahead = Tästä ei kukaan pääse ohi.
says-blocker-behind = Noin helpolla et pääse karkuun.
says-blocker-won = Kukaan ei päässyt ohitseni.
says-blocker-lost = Aukko siis kuitenkin löytyi.
character-gambler = Uhkapelaaja
character-gambler-text = Ottaa mieluummin riskin
says-gambler-0 = Nyt mennään!
says-gambler-1 = Onni suosii rohkeaa.
says-gambler-2 = Voi mennä pieleen. Tai sitten ei.
says-gambler-ahead = Riski kannatti.
says-gambler-behind = Sitten pitää uskaltaa enemmän.
says-gambler-won = Tuuriako? Ehkä.
says-gambler-lost = Kannatti silti.

## Settings

language = Kieli
light = Valo
light-auto = Kuten laitteessa
light-day = Päivä
light-night = Yö
sound = Ääni
motion = Liike

## The table

to-front = Kaikki pelit
players = Pelaajat
you = sinä
score = Pisteet
seat-number = Pelaaja { $number }
seat-free = Vapaa paikka
seat-bot = Botti, { $level }
seat-away = Poissa juuri nyt
turn-yours = Sinun vuorosi
turn-theirs = Vuorossa
replace-by-bot = Anna botin pelata
sign-circle = Ympyrä
sign-triangle = Kolmio
sign-square = Neliö
sign-diamond = Vinoneliö
sign-cross = Risti
sign-hexagon = Kuusikulmio
line-opening = Istutaan pöytään …
line-lost = Yhteys katkesi. Yritetään uudelleen; mitään ei katoa.
line-too_many_sockets = Tästä verkosta on nyt liian monta yhteyttä. Yritetään uudelleen, kunnes tilaa on.
line-not_stored = Palvelin ei nyt saa yhteyttä tallennustilaansa. Yritetään uudelleen; mitään ei katoa.
line-sending = Lähetetään …
line-yours = Sinun vuorosi: valitse jotain hohtavaa.
line-only = Tämä on ainoa vaihtoehtosi.
line-wait =
    { $count ->
        [one] { $names } pelaa.
       *[other] Odotetaan pelaajia: { $names }.
    }
line-nature = Joki päättää …
line-over = Peli on päättynyt.
line-replay = Uudelleenkatselu
rule-number = Sääntö { $number }:
undo = Kumoa
undo-ask = Pyydä kumoamista
undo-text = ”Kumoa” peruu viimeisen vastauksesi. Jos muut ovat vastanneet sen jälkeen, heidän täytyy suostua; botit suostuvat aina, kun pelissä ei ole salaisuuksia.
hint = Vihje
hint-thinking = Mietitään …
analysis = Analyysi
cancel = Peruuta
close = Sulje
beside = Loki, säännöt ja juttelu
log = Loki
log-empty = Mitään ei ole vielä tapahtunut.
rules = Säännöt
rules-opening = Avataan sääntöjä …
rule-ours = (oma sääntömme)
line-suspended = Pöytä nukkuu: kukaan ei ole vastannut hetkeen. Se herää, kun joku pelaa.
rules-missing = Tämän pelin sääntöjä ei ole vielä täällä.
print = Tulosta
chat = Juttelu
chat-empty = Sano hei.
chat-say = Sano jotain
chat-unread =
    { $count ->
        [one] Yksi uusi viesti
       *[other] { $count } uutta viestiä
    }
send = Lähetä
table = Pöytä
clock = Aikaa jäljellä
unknown = jotain salattua
title-your-turn = Sinun vuorosi · { $game }
agree = Suostu
refuse = Ei
proposal-undo = { $name } haluaisi perua siirron.
proposal-bot = { $name } ehdottaa bottia tälle paikalle: { $other }.
proposal-end = { $name } ehdottaa pelin päättämistä ilman voittajaa.
bot-name-0 = Saukko
bot-name-1 = Haikara
bot-name-2 = Majava
bot-name-3 = Taimen
bot-name-4 = Kuningaskalastaja
bot-name-5 = Koskikara
watching = Katsojana
watchers =
    { $count ->
        [one] Yksi katsoja
       *[other] { $count } katsojaa
    }
leave-text = Voit sulkea sivun ja palata: paikkasi pysyy sinun. Luovuttanut ei voi palata.
give-up = Luovuta
give-up-title = Luovutatko tämän pelin?
give-up-text = Kahden pelissä toinen voittaa. Suuremmassa pelissä paikkasi jatkaa itsestään niin yksinkertaisesti kuin voi.
give-up-alone = Peli päättyy tähän.
proposal-waiting = Odotetaan muiden suostumusta.
full-text = Peli on venynyt niin pitkäksi, ettei siirtoja voi enää perua eikä viestejä lähettää.
full-end = Ehdota pelin päättämistä

## What is being told

telling = Mitä tapahtuu
telling-again = Uudelleen:
telling-pause = Tauko
telling-play = Jatka
telling-next = Seuraava tapahtuma
telling-skip = Siirry nykytilanteeseen
telling-skip-mine = Siirry omaan siirtoosi
telling-replay = Näytä viime tapahtumat uudelleen
telling-speed = Nopeus: { $speed }
line-telling = Katso, mitä tapahtuu.
log-again = Näytä tämä vuoro uudelleen
note-undo-asked = { $name } haluaisi perua siirron.
note-undo-refused = { $name } ei saa perua siirtoa: kaikki eivät suostuneet.
note-undo = { $name } peruu siirron.
note-forfeit = { $name } luovuttaa.
note-end-asked = { $name } ehdottaa pelin päättämistä.
note-agreed = Peli päätetään yhteisestä sopimuksesta.
note-clock = Aika loppui pelaajalta { $name }: pöytä vastaa puolesta.
note-fallback = Pöytä vastaa pelaajan { $name } puolesta.
note-bot-asked = { $name } ehdottaa, että botti pelaa pelaajan { $other } puolesta.
note-bot-takes = Botti pelaa tästä lähtien pelaajan { $name } puolesta.
note-only = Pelaajalla { $name } on vain yksi vaihtoehto.

## Waiting for players

waiting-for =
    { $count ->
        [one] Yksi paikka on vapaana. Jaa sen linkki tai koodi.
       *[other] { $count } paikkaa on vapaana. Jaa niiden linkit tai koodit.
    }
waiting-ready = Kaikki ovat paikalla.
start = Aloita
start-with-bots = Aloita, botit istuvat vapaille paikoille
invite-seat = Linkki paikalle { $number }
watch-link = Katselulinkki
qr-of = { $label }, QR-koodina
copy = Kopioi
copied = Kopioitu
waiting-host = Pöydän isäntä aloittaa pelin.
remove = Poista
leave-seat = Luovu paikastani
rules-usual = Tavalliset säännöt
yes = kyllä
no = ei

## Passing one device

curtain-title = Ojenna laite: { $name }
curtain-text = Kukaan muu ei saa nyt katsoa. Vain sinulle kuuluva on tämän verhon takana.
curtain-take = Minä olen { $name }

## The end

ending-forfeit = Peli luovutettiin.
ending-agreed = Peli päätettiin yhteisestä sopimuksesta.
end-won =
    { $count ->
        [one] { $names } voittaa
       *[other] { $names } voittavat yhdessä
    }
end-you-won = Sinä voitit
end-nobody = Kukaan ei voita
end-you-shared = Jaat voiton
end-solo-won = Ratkaistu
end-solo-lost = Ei tällä kertaa
lead-plot = Pisteet pelin aikana
lead-plot-stoleme = Kaadot pelin aikana
lead-plot-stones_and_rivers = Perille tuodut kivet pelin aikana
review = Käy peli läpi
review-making = Peliä käydään läpi…
review-plot = Mahdollisuudet pelin aikana
review-slips = Mikä maksoi eniten
review-better = Parempi: { $line }
review-none = Ei suuria virheitä.
review-others = Näytä myös muiden virheet
review-more = Näytä lisää
rematch = Uusi peli
rematch-go = Uuteen peliin
replay = Katso uudelleen
download = Lataa
download-so-far = Pöytäkirja tähän asti
download-so-far-text = Pelistä se, minkä saat tietää, tekstitiedostona.
see-board = Katso lautaa
end-new = Uusi peli
show-result = Tulos

## Variants

variant = Muunnelma: { $name }
variant-unnamed = nimetön
variant-of = Muunnelma pelistä { $game }
variant-differs = Mikä poikkeaa tavallisesta pelistä
variant-same = Mikään ei poikkea tavallisesta pelistä.
variant-options = Valinnat
variant-changed = { $what }: { $after }, tavallisesti { $before }
variant-added = { $what }: { $after } (uusi)
variant-removed = { $what }: { $before } (poistettu)
variant-more = { $count ->
    [one] Ja vielä yksi ero.
   *[other] Ja vielä { $count } eroa.
  }
variant-try = Kokeile muunnelmaa
variant-try-text = Muutitko peliä? Pudota pakattu muunnelma tähän tai valitse tiedosto: saat sivun, jolta voit kutsua koepelaajia.
variant-choose = Valitse muunnelma
variant-checking = Muunnelmaa tarkistetaan …
variant-drop = Päästä irti tähän
variant-bad = Tätä muunnelmaa ei voi pelata. { $sentence }
variant-yours = Muunnelmat
variant-table = Tee pöytä
variant-testers = Linkki koepelaajille
variant-testers-text = Kuka tahansa linkin avaava voi aloittaa pöydän tällä muunnelmalla.
variant-maker = Vain sinulle
variant-counts = Pöytiä: { $tables }. Pelattu loppuun: { $finished }. Mielipiteitä: { $opinions }.
variant-results = Lataa pelit ja mielipiteet
variant-keep = Oma linkkisi tälle sivulle: pidä se itselläsi.
opinion-title = Kerro pelin tekijälle
opinion-fun = Kuinka hauskaa oli?
opinion-fun-of = { $fun } / 5
opinion-fun-low = ei lainkaan
opinion-fun-high = paljon
opinion-length = Kuinka pitkältä peli tuntui?
opinion-length-short = Liian lyhyeltä
opinion-length-right = Sopivalta
opinion-length-long = Liian pitkältä
opinion-line = Muutama sana, jos haluat
opinion-send = Lähetä
opinion-thanks = Kiitos. Pelin tekijä lukee tämän.
error-no_such_variant = Tätä muunnelmaa ei enää ole täällä.

## Replay

replay-back = Askel taaksepäin
replay-next = Askel eteenpäin
replay-run = Toista
replay-stop = Pysäytä
replay-at = Askel { $at }/{ $last }
replay-eyes = Kenen silmin
replay-everyone = Kaikki näkyvissä
replay-seat = Kuten { $name } sen näki

## Lessons

lesson = Oppitunti
lesson-step = Askel { $at }/{ $last }
lesson-next = Jatka
lesson-other = Ei vielä: tee se, mikä on merkitty.
lesson-read = Lue ensin eteenpäin, sitten on sinun vuorosi.
lesson-watch = Nyt pelaa toinen. Katso.
lesson-done = Siinä koko peli. Hienosti tehty!
lesson-again = Uudestaan
lesson-retry = Yritä uudelleen
lesson-play = Pelaa oikea peli

## When something cannot be

lost-title = Täällä ei ole mitään
lost-text = Osoite ei vie minnekään. Pelit ovat etusivulla.
gone-title = Tämä linkki ei avaa pöytää
gone-text = Pöytä on ehkä siivottu pois, tai linkistä puuttuu kirjain.
other-rules-title = Tämä peli ei voi jatkua täällä
other-rules-text = Se aloitettiin muilla säännöillä kuin tällä palvelimella nyt on.
damaged-title = Tätä pöytää ei voi lukea
damaged-text = Palvelimelle tallennetut tiedot ovat vioittuneet. Palvelimen ylläpitäjällä voi olla varmuuskopio.
error-unreachable = Palvelimeen ei saada yhteyttä juuri nyt. Yritä hetken päästä uudelleen.
error-failed = Se ei onnistunut. Yritä hetken päästä uudelleen.
error-too_many_tables = Liian monta pöytää täältä. Pelaa ensin yksi loppuun tai odota hetki.
error-no_seat = Pöydän kaikki paikat on varattu.
error-bad_record = Tämä tiedosto ei ole pöytäkirja, jota osaamme lukea.
error-no_record = Pöydästä ei ole pöytäkirjaa, tai peli on vielä kesken.
error-no_review = Tätä peliä ei voi käydä läpi.
error-too_large = Se on liian suuri tälle pöydälle.
error-too_fast = Hieman hitaammin, kiitos.
error-log_full = Peli on siihen liian pitkä. Voitte päättää sen yhteisestä sopimuksesta.
error-not_stored = Palvelin ei voi juuri nyt kirjata mitään. Yritä myöhemmin.
error-no_such_lesson = Tähän peliin ei ole vielä oppituntia.
error-no_such_game = Tätä peliä ei ole täällä.
error-no_such_table = Pöytää ei enää ole.
refused-stale = Siihen kysymykseen on jo vastattu.
refused-already_answered = Olet jo vastannut. Odotetaan muita.
refused-not_asked = Ei ole sinun vuorosi.
refused-not_fair = Täällä joku toinen pelaa sinua vastaan: kesken pelin ei auteta.
refused-waiting = Jotain ratkaistaan vielä. Hetki, kiitos.
refused-forbidden = Se ei ole nyt mahdollista.
refused-over = Peli on päättynyt.
refused-cannot_undo = Sitä ei voi enää perua.
refused-no_hint = Tähän ei ole vihjettä.
refused-not_ready = Tätä peliä valmistellaan täällä vielä. Kysy uudelleen minuutin päästä.
refused-watching = Olet katsojana. Vain pelaajat voivat tehdä sen.
refused-not_host = Vain pöydän isäntä voi tehdä sen.
refused-not_started = Peli ei ole vielä alkanut.
refused-started = Peli on jo alkanut.
refused-too_fast = Hieman hitaammin, kiitos.
refused-not_stored = Palvelin ei voi kirjata siirtoa, joten sitä ei lasketa. Yritä myöhemmin.
refused-malformed = Palvelin ei ymmärtänyt sitä.

## Links that work

preview-waits = { $name } odottaa pöydässä. Avaa linkki ja istu alas.
preview-waits-nobody = Pöydässä on vapaa paikka. Avaa linkki ja istu alas.
preview-plays = Pöydässä: { $names }. Avaa linkki ja katso peliä.
preview-plays-nobody = Peli on käynnissä. Avaa linkki ja katso.
preview-over = Pelanneet: { $names }. Avaa linkki ja katso, miten kävi.
preview-over-nobody = Peli on päättynyt. Avaa linkki ja katso, miten kävi.
reach-here = Toistaiseksi nämä linkit toimivat vain tällä laitteella.
reach-ask = Saavatko samassa verkossa (samassa Wi-Fissä) olevat ystävät tulla? Silloin pöytä on auki osoitteessa { $address } kaikille tässä verkossa, kunnes Riffle suljetaan.
reach-open = Avaa tälle verkolle
reach-opened = Auki tälle verkolle: { $address }. Jos puhelin ei löydä pöytää, tämän koneen palomuuri on tiellä.
reach-none = Tämä kone ei ole verkossa, jonka kautta muut voisivat tulla. Liity Wi-Fiin ja lataa sivu uudelleen, tai aja Riffleä internetissä.
reach-elsewhere = Se, joka istuu Riffleä ajavan koneen ääressä, voi avata pöydän siellä sen verkolle.
reach-how = Miten Riffleä ajetaan internetissä
share = Jaa
share-text = { $game }: tule pelaamaan.
share-watch-text = { $game }: tule katsomaan.
move-seat = Jatka toisella laitteella
move-seat-text = Avaa tämä linkki tai lue koodi siellä: istut samalla paikalla. Jolla on linkki, sillä on paikkasi, joten älä näytä sitä muille.
move-seat-show = Näytä linkkini
begin-anew = Aloita uusi peli
stay-here = Jää tähän
rematch-follows = Pelaajat jatkavat uudessa pöydässä. Pääset hetken kuluttua mukaan.
error-no_network = Pöytää ei voi avata tälle verkolle.
## Stone of the day

daily-title = Päivän kivi
daily-lead = Pieni tehtävä jokaiseen peliin, joka päivä uusi ja kaikille sama.
daily-kind-hidden_stones = Pakka yksin pelattavaksi
daily-kind-stones_and_rivers = Löydä varma voitto
daily-kind-river_dragons = Kylään tällä vuorolla
daily-kind-stoleme = Heitto, jolla on paras mahdollisuus
daily-kind-stone_stacks = Kolme kiveä torniin
daily-task-solo = Yksin tämän pakan kanssa: lunasta niin monta 16 kortista kuin pystyt. Vuoro ilman lunastettua korttia on risti; neljä ristiä lopettaa pelin.
daily-task-win = Voitat { $turns } siirrolla, teki toinen mitä tahansa. Vain yksi ensimmäinen siirto riittää.
daily-task-village = Ehdi kylääsi tällä yhdellä vuorolla: aseta viisi korttia oikeaan järjestykseen. Toinen pelaaja pysyy poissa tieltäsi.
daily-task-throw = Yksi heitto. Millä on paras mahdollisuus tyrmätä jättiläinen? Kylään osuvat kivet lasketaan sinua vastaan.
daily-task-tower = { $turns ->
    [1] Yksi vuoro oikeasta pelistä: valitse laatta, kivi ja sen paikka. Mitä korkeammalla se pysyy, sitä enemmän merkkejä.
   *[other] Aseta kolme kiveä tähän torniin. Jokaisesta pystyssä pysyvästä saat merkkejä, sitä enemmän mitä korkeammalla se on.
}
daily-done-solo = { $score } korttia 16:sta. Paras botti sai { $best }.
daily-done-win = Voitto. Mikään ei voinut estää sitä.
daily-done-village = Perillä.
daily-done-throw = Heittosi arvo oli { $score } %, parhaan { $best } %. Osumisella ei ole tässä väliä.
daily-done-tower = { $score } merkkiä. Paras botti sai { $best }.
daily-missed-win = Siinä voitto livahti: toisella on vastaus.
daily-missed-village = Vuoro on ohi, eikä nappula ole vielä perillä.
daily-missed-solo = Kesken.
daily-missed-throw = Kesken.
daily-missed-tower = Kesken.
daily-share-solo = { $score } korttia 16:sta
daily-share-win = Voitto { $turns } siirrolla, { $tries ->
    [one] ensimmäisellä yrityksellä
   *[other] { $tries } yritystä
}
daily-share-village = Kylässä, { $tries ->
    [one] ensimmäisellä yrityksellä
   *[other] { $tries } yritystä
}
daily-share-throw = { $score } % (paras { $best } %)
daily-share-tower = { $score } merkkiä
daily-programs = { $programs } ohjelmaa { $of }:sta vie perille.
daily-difficulty = Vaikeus { $grade }/5
end-picture = Kuva
daily-found = löysi
daily-not-found = ei huomannut
daily-bots = Miten boteilta sujui
daily-pebbles = { $won } pikkukiveä 3:sta
daily-streak = { $days ->
    [one] yksi päivä
   *[other] { $days } päivää peräkkäin
}
daily-archive = Aiemmat päivät
daily-more = Vielä aiemmat
daily-others = Kaikki kivet
daily-result = Tulos
daily-share = Jaa
daily-picture = Kuva
daily-making = Tätä kiveä tehdään juuri. Hetkinen …
error-no_such_day = Sille päivälle ei ole kiveä, tai ei vielä.
## The river, games over days, the ladder

river = Oma joki
river-waiting =
    { $count ->
        [0] Yksikään pöytä ei odota sinua.
        [one] Yksi pöytä odottaa sinua.
       *[other] { $count } pöytää odottaa sinua.
    }
river-next = Seuraava pöytä, jossa on minun vuoroni
river-next-short = Seuraava pöytä
river-running = Kesken
river-running-none = Et istu juuri nyt missään pöydässä.
river-not-begun = Kaikki eivät ole vielä täällä
river-going-on = Kesken
river-theirs = Vuorossa { $names }
river-due = { DATETIME($when, weekday: "short", hour: "numeric", minute: "numeric", day: "numeric", month: "short") } asti
river-alone = Yksin
river-over = Päättynyt
river-results = Tuloksesi
river-won = Voitot
river-shared = Jaetut
river-lost = Tappiot
river-tally = { $won } voittoa, { $shared } jaettua, { $lost } tappiota
river-by = Laske
river-by-game = Pelin mukaan
river-by-level = Tason mukaan
river-by-opponent = Vastustajan mukaan
river-by-none = Täällä ei ole vielä mitään laskettavaa.
river-people = Ihmisten kanssa
river-finished = Päättyneet pelit
river-against = vastassa { $names }
river-gone = Ei enää palvelimella
river-all = Näytä kaikki { $count }
review-short = Käy läpi
key-title = Avaimesi
key-none = Ilman avainta jokesi on vain tässä selaimessa. Avaimella löydät sen myös muilta laitteiltasi. Ei tiliä, ei sähköpostia.
key-on = Jokesi on tallessa myös palvelimella, avaimesi takana.
key-make = Tee avainlause
key-have = Minulla on avainlause
key-enter = Avainlauseesi, kahdeksan sanaa
key-open = Avaa jokeni
key-show = Näytä avainlause
key-hide = Piilota avainlause
key-phrase-text = Kirjoita nämä kahdeksan sanaa muistiin. Sillä, jolla ne ovat, ovat paikkasi. Palvelin tuntee niistä vain sormenjäljen, joten kukaan ei voi antaa niitä sinulle takaisin.
key-device = Tämä laite tuli sisään pääsyavaimella.
key-wrong = Tuo ei ole avainlause: siinä on kahdeksan viisikirjaimista sanaa.
key-away = Kirjaudu ulos tältä laitteelta
key-export = Lataa kaikki
key-delete = Poista jokeni
key-delete-title = Poistetaanko jokesi?
key-delete-text = Tulokset, luokitukset, ilmoitukset ja kaikki avaimet poistetaan palvelimelta heti, samoin päättyneet pelit tästä selaimesta. Paikat kesken olevissa pöydissä pysyvät auki linkkeineen.
passkey-add = Lisää pääsyavain
passkey-use = Käytä pääsyavainta
passkey-count =
    { $count ->
        [one] Yksi pääsyavain avaa tämän joen.
       *[other] { $count } pääsyavainta avaa tämän joen.
    }
passkey-insecure = Pääsyavaimet tarvitsevat suojatun, nimetyn osoitteen (https). Täällä avainlause tekee saman.
passkey-failed = Pääsyavain ei toiminut, tai se peruttiin.
error-no_such_river = Tämän avaimen takana ei ole mitään. Tarkista jokainen kirjain; joki, jota ei avata pitkään aikaan, unohdetaan.
error-not_allowed = Tämä palvelin ei salli sitä.
error-not_rated = Tätä peliä ei voi luokitella.
call-title = Ilmoitukset
call-text = Lyhyt viesti, kun on sinun vuorosi, myös silloin kun tämä sivu on suljettu. Se tulee selaimesi oman palvelun kautta sinetöitynä niin, että vain selaimesi voi lukea sen.
call-start = Ilmoita, kun on minun vuoroni
call-stop = Ei enää ilmoituksia
call-denied = Selaimesi ei salli ilmoituksia tältä sivulta. Välilehden luku kertoo, montako pöytää odottaa.
call-insecure = Ilmoitukset tarvitsevat suojatun osoitteen (https). Täällä välilehden luku kertoo, montako pöytää odottaa.
call-unable = Tämä selain ei näytä ilmoituksia. Välilehden luku kertoo, montako pöytää odottaa.
call-failed = Se ei onnistunut. Selaimen omaan palveluun ei ehkä saada yhteyttä.
call-turn = Sinun vuorosi: { $game }
call-over = Peli on päättynyt: { $game }
hook-label = Tai ilmoita tähän osoitteeseen (webhook)
hook-go = Käytä sitä
hook-stop = Älä ilmoita enää
kept-title = Mitä säilytetään
kept-text = Ei ole tiliä, ei sähköpostia eikä ketään, joka laskisi käyntejäsi. Tässä on kaikki:
kept-where-browser = Tässä selaimessa
kept-where-server = Tällä palvelimella
kept-until-browser = kunnes poistat sen
kept-until-call = kunnes lopetat ne tai pöytä poistuu
kept-until-address = yhtä kauan kuin pöytä
kept-days =
    { $count ->
        [one] yksi päivä ilman käyttöä
       *[other] { $count } päivää ilman käyttöä
    }
kept-browser = Oma joki
kept-browser-text = Linkit paikkoihisi, ketkä pelasivat ja miten kävi, ratkaisemasi päivän kivet, nimesi ja valintasi.
kept-table = Pöydät
kept-table-text = Siirrot, keskustelu ja ihmisten antamat nimet. Paikan linkistä vain sormenjälki.
kept-river = Joki, jolla on avain
kept-river-text = Mitkä paikat kuuluvat avaimelle, avaimen sormenjälki, sekä ratkaistut päivän kivet. Sen päättyneet pelit säilyvät yhtä kauan. Pääsyavaimesta julkinen puoli.
kept-rating = Luokitukset
kept-rating-text = Jokaisesta pelistä, jonka luokitteluun suostuit: luku, miten varma se on, montako peliä, nimesi pöydässä. Luokitukset ja luokiteltujen pelien pöytäkirjat ovat julkisia.
kept-call = Ilmoitukset
kept-call-text = Osoite, jonka selaimesi antoi viestejä varten, ja viestin sanat.
kept-address = Osoitteesi
kept-address-text = Sormenjälki verkko-osoitteesta, josta pöytä tehtiin, jottei mikään yksittäinen osoite tee niitä liikaa.
kept-delete = ”Poista jokeni” poistaa joen, sen avaimet, luokitukset ja ilmoitukset heti. Siirrot pöydässä kuuluvat kaikille siinä pelanneille ja poistuvat pöydän mukana.
kept-operator = Nämä ajat asettaa se, joka ylläpitää palvelinta (RIFFLE_IDLE_DAYS, RIFFLE_RIVER_DAYS).
ladder = Luokituslista
ladder-text = Luokitellut pelit lasketaan, suostuneita ihmisiä ja botteja vastaan. Botit pysyvät paikoillaan: niiden paikka on mitattu. Luokitelluissa peleissä ei ole vihjeitä eikä mitään peruta; niiden pöytäkirjat ovat jälkeenpäin julkisia.
ladder-seats =
    { $count ->
        [one] Yksi pelaaja
       *[other] { $count } pelaajaa
    }
ladder-games =
    { $count ->
        [one] yksi peli
       *[other] { $count } peliä
    }
ladder-fixed = ei liiku
ladder-nameless = Joku
ladder-sure = Kysymysmerkki tarkoittaa, että pelejä on pelattu liian vähän varmuuteen.
ladder-join = Et ole vielä listalla. Valitse ”Luokiteltu peli”, kun perustat pöydän:
ladder-records = Viimeisimmät luokitellut pelit
ratings = Luokituksesi
rated = Luokiteltu
rated-text = Se vaikuttaa kaikkien pelaajien luokitukseen: ei vihjeitä, ei perumista, ja pöytäkirja on lopuksi julkinen.
rated-agree = Suostun luokiteltuun peliin
rated-missing = Ensin täytyy suostua: { $names }
setup-rated = Luokiteltu peli
setup-rated-text = Tavalliset säännöt, ei vihjeitä, ei perumista.
clock-hours =
    { $count ->
        [one] Yksi tunti
       *[other] { $count } tuntia
    }
clock-days =
    { $count ->
        [one] Yksi päivä
       *[other] { $count } päivää
    }
refused-not_agreed = Joku ei ole vielä suostunut luokiteltuun peliin.
refused-not_rated = Se ei ole mahdollista luokitellussa pelissä.
refused-no_such_river = Tämän avaimen takana ei ole mitään.
offline-title = Ei yhteyttä juuri nyt
offline-text = Tämä sivu tarvitsee palvelimen. Pöytäsi ja tuloksesi ovat yhä täällä, eikä mitään ole kadonnut.
tables-loading = Valmistellaan pöytiä
tables-elsewhere = Pöytäsi ovat auki tämän selaimen toisessa välilehdessä. Kun suljet sen, ne avautuvat tähän.
tables-failed = Pöytiä ei voitu avata.
tables-not-kept = Tämä ikkuna ei tallenna mitään: täällä pelatut pelit katoavat, kun suljet sen.

## A finished game

share-game = Näytä peli kaikille
share-game-text = Julkinen linkki toistoon: kenellä se on, se näkee kaikki siirrot ja kädet. Pelaajat nimetään vain, jos he itse suostuvat.
share-game-name = Nimeni saa näkyä
share-game-make = Tee linkki
share-game-link = Julkinen linkki toistoon
share-game-hint = { $game }: katso, miten kävi.
play-on = Jatka tästä
play-on-text = Jatka tästä asemasta botteja vastaan
error-no_such_link = Tämä linkki ei avaa mitään.
error-over = Peli on siinä jo päättynyt.

## Clocks for the whole game

setup-main = Aika koko pelille
main-none = Ei rajaa
main-time = { $minutes } min ja { $seconds } s lisää joka vastauksesta
bank-of = Jäljellä: { $name }
note-flag = { $name } on käyttänyt aikansa.

## Manners

mute = Vaimenna
unmute = Näytä taas
muted = Vaimennettu
report = Ilmoita
reported = Ilmoitettu
report-title = Ilmoitetaanko { $name }?
report-text = Palvelimen ylläpitäjä näkee nimen ja sen, mitä tässä pöydässä on sanottu.
chat-close = Sulje keskustelu
chat-open = Avaa keskustelu
chat-closed = Isäntä on sulkenut keskustelun.
refused-chat_closed = Isäntä on sulkenut keskustelun.
refused-muted = Tältä paikalta ei voi keskustella.

## Live games

live = Katso pelejä
live-text = Pelejä, joita pelataan nyt ja joita saa katsoa.
live-none = Juuri nyt kukaan ei pelaa julkisesti.
live-bots = Valitse peli: botit istuutuvat ja pelaavat sen silmiesi edessä, halutessasi avoimin käsin ja haluamallasi nopeudella.
open-hands = Avoimet kädet
## The coach

hint-what = Mitä tehdä
hint-why = Miksi?
review-plot-text = Numerot ovat eniten maksaneet hetket
review-turn = Vuoro { $turn }, { $name }
review-played = Pelattu: { $line }
review-luck = Onni erotettuna taidosta
review-way-before = Katso
review-way-line = Pelaa jatko
review-way-try = Kokeile itse
review-back = Takaisin arvioon
puzzle-missed = Tätä valmentaja ei ajatellut. Yritä uudestaan.

## Practice room

room-title = Harjoitushuone
room-lead = Vuoroja bottien peleistä; jokaisessa yksi vastaus on paljon muita parempi. Vaikeus kertoo, mitkä botit löytävät sen.
room-others = Kaikki tehtävät
room-grade = Vaikeus { $grade }
room-puzzle = Tehtävä { $number }
daily-task-turn = Yksi ainoa vuoro. Montako pistettä saat näillä korteilla?
daily-done-turn = { $score } pistettä. Paras botti sai { $best }.
daily-missed-turn = Kesken.
daily-share-turn = { $score } pistettä { $best }:stä

## Analysis board

analysis-title = Analyysilauta
analysis-lead = Kokeile mitä tahansa asemaa analyysilaudalla
analysis-play = Siirrä
analysis-circle = Ympyrä siirtää
analysis-square = Neliö siirtää
analysis-start = Alusta
analysis-copy-position = Kopioi asema
analysis-copy-record = Kopioi siirrot
analysis-position = Asema
analysis-branches = Haarat
analysis-bad = Tämä rivi ei ole asema.
analysis-piece-1 = Ympyrän kivi
analysis-piece-2 = Ympyrän joki poikittain
analysis-piece-3 = Ympyrän joki pitkittäin
analysis-piece-5 = Neliön kivi
analysis-piece-6 = Neliön joki poikittain
analysis-piece-7 = Neliön joki pitkittäin
analysis-piece-0 = Poista

## The lab

lab = Laboratorio
lab-open = Muuta lukua laboratoriossa
lab-text = Muuta pelin lukua tai valintaa, anna bottien pelata molempia pelejä ja katso, mitä siitä seuraa. Botit eivät ole ihmisiä: usko niitä ennemmin luvuista kuin strategiasta.
lab-turn = Mitä muutetaan
lab-game = Peli
lab-bots = Botit kaikilla paikoilla
lab-slow = Nämä pelit kestävät kauan: niitä tulee muutama kerrallaan.
lab-dials = Luvut
lab-file = Tiedosto
lab-row = Rivi
lab-column = Sarake
lab-number = Luku
lab-usually = tavallisesti { $value }
lab-turned = Tähän asti muutettu
lab-back = Peru
lab-back-of = Peru { $what }
lab-run = Aja
lab-stop = Pysäytä
lab-results = Mitä pelit näyttävät
lab-none = Yhtään peliä ei ole vielä pelattu.
lab-first = Ensimmäiset pelit ovat tulossa. Jos säännöt on ensin valmisteltava, se kestää minuutin tai kaksi.
lab-games = { $games } peliä, kukin pelattu molemmin tavoin
lab-paused = Sivu pitää tauon aina { $most } pelin jälkeen. Jatka painamalla ”{ lab-run }”.
lab-stock = Tavallinen peli
lab-changed = Muutettu peli
lab-value = { $mean } ({ $low }–{ $high })
lab-wait = Pelejä on vielä liian vähän.
lab-more = Noin { $games } peliä lisää ratkaisisi asian.
lab-more-unknown = Tarvitaan lisää pelejä.
lab-same = Yksikään peli ei ole toistaiseksi mennyt toisin.
lab-won-title = Voitetut pelit prosentteina
lab-won-more = Muutoksen kanssa pelaaja { $seat } voittaa useammin: { $difference } prosenttiyksikköä enemmän ({ $low }–{ $high }).
lab-won-less = Muutoksen kanssa pelaaja { $seat } voittaa harvemmin: { $difference } prosenttiyksikköä vähemmän ({ $low }–{ $high }).
lab-won-unclear = Kenenkään ei nähdä voittavan useammin tai harvemmin; enintään { $reach } prosenttiyksikön erot ovat vielä mahdollisia.
lab-turns = Vuorot
lab-turns-title = Pelin pituus vuoroina
lab-turns-more = Muutettu peli on { $difference } vuoroa pidempi ({ $low }–{ $high }).
lab-turns-less = Muutettu peli on { $difference } vuoroa lyhyempi ({ $low }–{ $high }).
lab-turns-unclear = Pituuden ei nähdä muuttuvan; enintään { $reach } vuoron erot ovat vielä mahdollisia.
lab-points-title = Pisteet
lab-points-more = Muutoksen kanssa pelaaja { $seat } saa { $difference } pistettä enemmän ({ $low }–{ $high }).
lab-points-less = Muutoksen kanssa pelaaja { $seat } saa { $difference } pistettä vähemmän ({ $low }–{ $high }).
lab-points-unclear = Pisteiden ei nähdä muuttuvan; enintään { $reach } pisteen erot ovat vielä mahdollisia.
lab-sure = Rajat pitävät 95 %:n varmuudella, katsoitpa kuinka usein tahansa, joten voit lopettaa milloin haluat. Samat asetukset antavat aina samat pelit.
lab-pictures = Kaikki kuvat
lab-drawing = Kuvia piirretään …
lab-pictures-text = Kuvat enintään 200 pelistä, kukin lauseen kera, englanniksi. Tiedosto ei tarvitse muuta, ja sen voi lähettää eteenpäin.
lab-pictures-save = Tallenna tiedosto
lab-play = Pelaa tätä
lab-play-text = Saat muutetulle pelille sivun, jolta voit avata pöytiä ja kutsua ystäviä.
lab-play-first = Muuta ensin jotain lukua tai valintaa.
lab-name = Muunnelman nimi
lab-name-usual = { $game }, muutettu
