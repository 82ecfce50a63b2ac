name = My game
blurb = Ota kiviä kasasta ja huolehdi, että viimeinen on sinun.
minutes = 5

section-setup = Alkuvalmistelut
section-turn = Vuoro
rule-1 = Kasassa on niin monta kiveä kuin pelaajamäärä vaatii.
rule-2 = Sattuma ratkaisee aloittajan; sen jälkeen edetään vuorotellen.
rule-3 = Ota vuorollasi yksi, kaksi tai kolme kiveä.
rule-4 = Kiviä ei voi ottaa enempää kuin niitä on.
rule-5 = { $last ->
    [loses] Viimeisen kiven ottaja häviää, kaikki muut voittavat.
   *[wins] Viimeisen kiven ottaja voittaa.
 }
rule-99 = Tätä ei nyt kysytä.

question-first_player = Sattuma ratkaisee aloittajan
question-turn = Ota yksi, kaksi tai kolme kiveä
action-take = ota { $pebbles }
action-begins = { $seat } aloittaa
fact-begins = { $seat } aloittaa.
fact-took = { $seat }: ottaa { $pebbles }, { $left } jää jäljelle.
fact-over = { $seat } ottaa viimeisen kiven.
option-last = Viimeinen kivi
option-last-wins = voittaa
option-last-loses = häviää
preset-rulebook = My game
ending-heap_empty = Kasa on tyhjä

# The table in characters
picture-empty = kasa on tyhjä
picture-seat = pelaaja { $seat }: { $pebbles }
picture-take = kirjoita take 1, take 2 tai take 3
