# Sivun omat sanat.

## Games

game-hidden_stones = Hidden Stones
game-stones_and_rivers = Stones & Rivers
game-river_dragons = River Dragons
game-stoleme = Stolemë
game-stone_stacks = Kivipinot
game-hidden_stones-tag = Vaihda ja käännä yhdeksää kaiverrettua kiveä, kunnes ne näyttävät sen, mitä korttisi pyytävät.
game-stones_and_rivers-tag = Kaksi kiviarmeijaa, ja jokaisesta kivestä voi tulla joki, joka kuljettaa muita kauas.
game-river_dragons-tag = Suunnittele viisi askelta salassa, aseta lankkuja suiston yli ja varo lohikäärmeitä.
game-stoleme-tag = Jättiläissuvut ratkovat vanhaa riitaa, lohkare kerrallaan.
game-stone_stacks-tag = Oikeita kiviä, oikeaa painoa, vakaa käsi: rakenna korkealle äläkä hengitä.

## Front page

tagline = Viisi peliä kivistä ja joista
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
unofficial = Epävirallinen, ei yhteydessä julkaisijoihin; omat kuvat ja sanat.

## Setting up a table

setup-way = Kenen kanssa?
way-bots = Botteja vastaan
way-bots-text = Sinä pelaat, botit istuvat muilla paikoilla.
way-bots-go = Pelaa
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
line-yours = Sinun vuorosi: valitse jotain hohtavaa.
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
send = Lähetä
table = Pöytä
clock = Aikaa jäljellä
unknown = jotain salattua
title-your-turn = Sinun vuorosi · { $game }
agree = Suostu
refuse = Ei
proposal-undo = { $name } haluaisi perua siirron.
proposal-bot = { $name } ehdottaa bottia tälle paikalle: { $other }.
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
end-won =
    { $count ->
        [one] { $names } voittaa
       *[other] { $names } voittavat yhdessä
    }
end-you-won = Sinä voitit
end-you-shared = Jaat voiton
end-solo-won = Ratkaistu
end-solo-lost = Ei tällä kertaa
lead-plot = Pisteet pelin aikana
review = Käy peli läpi
review-making = Peliä käydään läpi…
review-plot = Mahdollisuudet pelin aikana
review-slips = Mikä maksoi eniten
review-slip = Vuoro { $turn }, { $name }: { $played }. Maksoi { $percent } %.
review-better = Parempi: { $line }
review-none = Mikään siirto ei maksanut paljon.
rematch = Uusi peli
rematch-go = Uuteen peliin
replay = Katso uudelleen
download = Lataa
download-so-far = Pöytäkirja tähän asti
download-so-far-text = Pelistä se, minkä saat tietää, tekstitiedostona.
see-board = Katso lautaa
show-result = Tulos

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
trouble-unreachable = Palvelimeen ei saada yhteyttä juuri nyt. Yritä hetken päästä uudelleen.
trouble-failed = Se ei onnistunut. Yritä hetken päästä uudelleen.
trouble-too_many_tables = Liian monta pöytää täältä. Pelaa ensin yksi loppuun tai odota hetki.
trouble-no_seat = Pöydän kaikki paikat on varattu.
trouble-bad_record = Tämä tiedosto ei ole pöytäkirja, jota osaamme lukea.
trouble-no_record = Pöydästä ei ole pöytäkirjaa, tai peli on vielä kesken.
trouble-no_review = Tätä peliä ei voi käydä läpi.
trouble-too_large = Se on liian suuri tälle pöydälle.
trouble-too_fast = Hieman hitaammin, kiitos.
trouble-not_stored = Palvelin ei voi juuri nyt kirjata mitään. Yritä myöhemmin.
trouble-no_such_lesson = Tähän peliin ei ole vielä oppituntia.
trouble-no_such_game = Tätä peliä ei ole täällä.
trouble-no_such_table = Pöytää ei enää ole.
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
