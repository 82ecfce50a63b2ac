name = Stones & Rivers
blurb = Käännä kivesi joiksi, kulje niitä pitkin vastustajan ohi ja vie kivesi perille toiselle puolelle.
minutes = 25

## Säännöt

section-goal = Tavoite
section-setup = Alkuasetelma
section-turn = Vuorosi
section-move = Siirtäminen
section-send = Lähettäminen
section-end = Pelin loppu
section-ours = Omat lisäyksemme
section-table = Pöydässä

rule-1 = Voitat, kun saat ensimmäisenä riittävästi kiviäsi vastustajan puolella oleviin maalipisteisiin: { $board ->
        [course-small] neljä
        [course-large] kuusi
       *[other] viisi
    }.
rule-2 = Kumpikin asettaa kaikki nappulansa lähtöpisteisiin kivipuoli ylöspäin. { $circle ->
        [bottom] Ympyrä istuu alareunassa ja Neliö yläreunassa.
       *[top] Ympyrä istuu yläreunassa ja Neliö alareunassa.
    }
rule-3 = { $first ->
        [circle] Ympyrä aloittaa.
        [square] Neliö aloittaa.
       *[coin] Aloittaja ratkaistaan heittämällä nappulaa.
    }
rule-10 = Vuorollasi teet yhdellä nappulalla täsmälleen yhden asian: siirrät sitä, lähetät sillä toisen nappulan, käännät sen toisen puolen esiin tai kierrät sitä.
rule-11 = Käytät vain omia nappuloitasi.
rule-12 = Vain jokea voi kiertää: neljänneskierroksen, niin että se virtaa poikittain entiseen suuntaansa nähden. Kiveä ei voi.
rule-13 = Vuorosi jälkeen jonkin on oltava toisin: nappula ei voi jäädä paikalleen, ja käännetyn on näytettävä toinen puoli. Joen suunnasta toiseen pääsee kiertämällä.
rule-20 = Nappula ottaa yhden askeleen ruudukkoa pitkin tai kulkee jokea pitkin: jos se astuu joelle, se saa jatkaa sitä pitkin. Muihin pisteisiin se ei yllä.
rule-21 = Nappula ei voi päätyä pisteeseen, jossa on toinen nappula.
rule-22 = Laudalla on { $board ->
        [course-small] 12 × 13
        [course-medium] 14 × 15
        [course-large] 16 × 17
        [bridge] 13 × 12
       *[official] 13 × 14
    } pistettä. Nappula ei voi poistua laudalta, eikä reunan yli pääse laudan toiselle puolelle.
rule-23 = Mikään nappula ei saa koskaan astua omalla puolellaan oleviin maalipisteisiin eikä ylittää niitä: ne ovat vastustajan maali.
rule-24 = Nappula, joka päätyy omalle tai vastustajan joelle, saa liukua joen kumpaan tahansa suuntaan mihin tahansa tyhjään pisteeseen, kunnes vastassa on nappula, reuna tai piste, johon se ei saa astua.
rule-25 = Jos se kohtaa toisen joen, se saa jatkaa sitä pitkin, ja niin joelta joelle, kullakin enintään kerran.
rule-30 = { $stone_push ->
        [on] Joet lähettävät. Kivi voi vain työntää suoraan edessään olevaa kiveä yhden pisteen eteenpäin, jos se piste on vapaa.
       *[off] Vain nappula, jonka jokipuoli on ylöspäin, voi lähettää. Kivi ei voi.
    }
rule-31 = Jotta voisit lähettää nappulan, jokesi on voitava päätyä sen päälle.
rule-32 = Lähetetty nappula liukuu jompaankumpaan lähettävän joen suunnista ja edelleen jokia pitkin kuten siirrossa. Sen on päädyttävä näin tyhjään pisteeseen; ellei sellaista ole, nappulaa ei voi lähettää.
rule-33 = Lähetetty nappula ei saa astua omalla puolellaan oleviin maalipisteisiin eikä ylittää niitä, lähettipä sen kuka tahansa.
rule-34 = Lähetetty joki ei itse lähetä mitään.
rule-35 = Lähettäjä asettuu lähetetyn nappulan paikalle ja kääntyy kivipuolelleen.
rule-36 = { $river_sends_river ->
        [off] Joet eivät lähetä jokia: joelle päätyvä nappula jatkaa sitä pitkin.
       *[on] Joki saa lähettää minkä tahansa nappulan, kiven tai joen, oman tai vastustajan.
    }
rule-37 = { $send_after_travel ->
        [off] Joki lähettää vain nappulan, jonka se tavoittaa ensimmäisellä askeleellaan, ei jokia pitkin kuljettuaan.
       *[on] Joki saa lähettää myös nappulan, jonka päälle se päätyy kuljettuaan muita jokia pitkin.
    }
rule-38 = { $stop_on_old ->
        [off] Lähetetty nappula saa ylittää pisteen, josta lähettäjä tuli, mutta ei päätyä siihen.
       *[on] Lähetetty nappula saa päätyä pisteeseen, josta lähettäjä tuli.
    }
rule-40 = Se, jolla on riittävästi kiviä maalipisteissä, voittaa heti, vaikka viimeinen olisi päätynyt sinne toisen pelaajan vuorolla.
rule-41 = Joki saa olla maalipisteessä, mutta se lasketaan vasta, kun sen kivipuoli on näkyvissä.
rule-42 = Maalipisteissä olevat nappulat saavat yhä liikkua siellä tai pois sieltä.
rule-43 = Pelaaja saa luovuttaa; silloin toinen on voittanut.
rule-50 = Sääntökirja ei tunne tasapeliä. { $ply_cap ->
        [0] Vuorojen määrää ei ole rajoitettu.
       *[other] Jotta jokainen peli loppuisi, se päättyy { $ply_cap } vuoron jälkeen, kummankin vuorot mukaan luettuina.
    }
rule-51 = { $repetition ->
        [off] Asema saa toistua niin usein kuin pelaajat haluavat.
       *[on] Kun sama asema on saman pelaajan vuorolla syntynyt kolmannen kerran, peli päättyy.
    }
rule-52 = { $adjudicate ->
        [scored] Jos peli päättyy eikä kummallakaan ole riittävästi kiviä perillä, voittaa se, jolla niitä on siellä enemmän; jos niitä on yhtä monta, tulee tasapeli.
       *[draw] Jos peli päättyy eikä kummallakaan ole riittävästi kiviä perillä, tulee tasapeli.
    }
rule-99 = Tätä ei nyt kysytä, tai on jonkun muun vuoro.

## Kysymykset, vastaukset ja tapahtumat

question-first_player = Aloittaja ratkaistaan heittämällä nappulaa.
question-turn = Siirrä, lähetä, käännä tai kierrä yhtä nappulaasi.

action-move = Siirrä { $origin } pisteeseen { $to }
action-send = Lähetä { $onto } pisteeseen { $to } nappulalla { $origin }
action-flip = { $side ->
        [stone] Käännä { $at } kivipuolelle
        [h] Käännä { $at } joeksi poikittain
       *[v] Käännä { $at } joeksi pitkittäin
    }
action-rotate = Kierrä jokea pisteessä { $at }
action-begins = { $seat } aloittaa

fact-begins = { $seat } aloittaa.
fact-rode = { "" }
fact-moved = { $seat } siirtää nappulaa.
fact-drifted = { "" }
fact-sent = { $seat } lähettää nappulan matkaan.
fact-flipped = { $side ->
        [1] { $seat } kääntää joen kiveksi.
       *[other] { $seat } kääntää kiven joeksi.
    }
fact-rotated = { $seat } kiertää jokea.
fact-scored = { $seat }: { $stones }/{ $wins } kiveä perillä.
fact-over = Peli on päättynyt.

## Valinnat ja loput

option-board = Lauta
option-board-official = virallinen, 13 × 14
option-board-course-small = kurssi, pieni: 12 × 13
option-board-course-medium = kurssi, keskikokoinen: 14 × 15
option-board-course-large = kurssi, suuri: 16 × 17
option-board-bridge = silta, 13 × 12
option-circle = Ympyrä istuu
option-circle-top = yläreunassa
option-circle-bottom = alareunassa
option-first = Kuka aloittaa
option-first-coin = nappulaa heittämällä
option-first-circle = Ympyrä
option-first-square = Neliö
option-stone_push = Kivet työntävät kiviä
option-river_sends_river = Joet saavat lähettää jokia
option-send_after_travel = Lähettäminen jokimatkan jälkeen
option-stop_on_old = Lähetetty nappula saa päätyä lähettäjän lähtöpisteeseen
option-ply_cap = Vuoroja pelissä enintään (oma sääntömme) (0: ei rajaa)
option-repetition = Kolmas toisto päättää pelin (oma sääntömme)
option-adjudicate = Jos kukaan ei pääse tavoitteeseen, peli (oma sääntömme)
option-adjudicate-draw = on tasapeli
option-adjudicate-scored = ratkaistaan perillä olevilla kivillä
preset-usual = Tavallinen
preset-rulebook = Kuten sääntökirjassa
preset-course = Kuten yliopistokurssilla

ending-goal = Riittävästi kiviä on perillä.
ending-ply_cap = Vuorot on käytetty (oma lisäyksemme).
ending-repetition = Sama asema kolmannen kerran (oma lisäyksemme).

## Nappulat, sivua varten

side-0 = Ympyrä
side-1 = Neliö
piece-1 = kivi
piece-2 = joki poikittain
piece-3 = joki pitkittäin
goal-spot = maalipiste
forbidden-spot = piste, johon et saa astua

## Ensimmäinen peli, joka opettaa

teach-move = Kivi ottaa yhden askeleen viivoja pitkin. Vie tämä edessään olevaan maalipisteeseen.
teach-river = Joet kantavat. Astu joelle ja liu'u sitä pitkin niin pitkälle kuin haluat, toiselle joelle asti, jos siellä on sellainen.
teach-send = Nappulan päälle päätyvä joki lähettää sen omaan suuntaansa ja muuttuu kiveksi. Lähetä kivesi perille.
teach-flip = Käännä kivi, niin siitä tulee joki, poikittain tai pitkittäin. Tee itsellesi tie ja käytä sitä.

# The board in characters
picture-circle = Ympyrä
picture-square = Neliö
picture-scored =
    { $stones ->
    [one] { $stones } kivi perillä
   *[other] { $stones } kiveä perillä
 }
picture-letters = Merkit: o kivi, - joki poikittain, | joki pitkittäin; O = H ovat Neliön; * ja + ovat Ympyrän ja Neliön maalipisteet.

## The coach

name-move = { $from } – { $to }
name-send = lähetä { $onto } – { $to } joella { $from }
name-flip = käännä { $at }: { $side ->
        [0] kivi
        [1] joki poikittain
       *[2] joki pitkittäin
    }
name-rotate = kierrä jokea { $at }
coach-wins = { $turns ->
        [one] Se voittaa heti.
       *[other] Se voittaa pakolla { $turns } vuorossa.
    }
coach-saves = { $turns ->
        [one] Se estää voiton, joka muuten tulee seuraavalla vuorolla.
       *[other] Se estää voiton, johon muuten voi pakottaa { $turns } vuorossa.
    }
coach-home = { $count ->
        [one] Se tuo kiven perille lähivuoroilla.
       *[other] Se tuo { $count } kiveä perille lähivuoroilla.
    }
coach-sends = Se lähettää vastustajan nappulan pois ja ottaa sen paikan.
coach-parries = Se estää vastustajaa tuomasta kiveä perille näin pian.
coach-rides = Se kulkee valmiita jokia pitkin eikä askel kerrallaan.
coach-road = Siitä syntyy joki, ja joki on tie kaikille takana oleville nappuloille.
coach-forward = { $rows ->
        [one] Se vie kärkinappulat lähivuoroilla rivin lähemmäs maalia.
       *[other] Se vie kärkinappulat lähivuoroilla yhteensä { $rows } riviä lähemmäs maalia.
    }
coach-held-back = { $rows ->
        [one] Se pitää vastustajan kärkinappulat rivin kauempana maalista.
       *[other] Se pitää vastustajan kärkinappulat yhteensä { $rows } riviä kauempana maalista.
    }
coach-deeper = Pidemmälle katsoen se lupaa enemmän: mahdollisuudet ovat { $better } % eikä { $played } %.
coach-look-piece = Katso nappulaa pisteessä { $at }: mihin se pääsee?
