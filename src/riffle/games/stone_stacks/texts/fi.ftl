name = Kivipinot
blurb = Rakentakaa yhdessä kuusi tornia oikeista kivistä vakaalla kädellä. Se, joka kaataa tornin, maksaa kaikille muille.
minutes = 20

## Säännöt

section-setup = Alkuvalmistelut
section-start = Vaihtoehtoinen aloitus
section-tile = Laatan ja kiven valinta
section-place = Kiven asettaminen
section-hand = Käsi
section-marker = Paikkamerkin siirtäminen
section-fall = Kun pino kaatuu
section-river = Joki on tyhjä
section-end = Pelin loppu
section-table = Pöydässä

rule-10 = Kuusi litteää pohjakiveä on renkaassa joen ympärillä. Kaikki 37 kiveä, 12 pientä, 13 keskikokoista ja 12 isoa, ovat joessa.
rule-11 = Paikkamerkki asetetaan arvotun pohjakiven kohdalle.
rule-12 = 35 kivilaattaa sekoitetaan ja niistä viisi käännetään esiin. Jokaisessa on yksi, kaksi tai kolme kokoa ja askelmäärä 1–5.
rule-13 = Jokaisella on 19 pistemerkkiä väripuoli ylöspäin.
rule-14 = Aloittaja arvotaan. Vuoro kiertää myötäpäivään.
rule-15 =
    { $alternative_start ->
        [on] Ennen peliä nostetaan neljä laattaa yksi kerrallaan: paikkamerkki siirtyy askelten verran, ja siihen asetetaan kivi, jonka koko on laatassa. Siitä ei saa pistemerkkejä, ja paikkamerkki jää neljännen kiven kohdalle.
       *[off] Peli alkaa tyhjin pinoin. (Vaihtoehtoisessa aloituksessa neljä kiveä on jo paikoillaan.)
    }
rule-16 =
    { $start_size ->
        [random] Jos vaihtoehtoisen aloituksen laatassa on useita kokoja, yksi niistä arvotaan.
        [choose] Jos vaihtoehtoisen aloituksen laatassa on useita kokoja, pelaajat valitsevat vuorotellen yhden; koon täytyy olla laatassa.
       *[largest] Jos vaihtoehtoisen aloituksen laatassa on useita kokoja, otetaan suurin.
    }
rule-17 = Jos pino kaatuu vaihtoehtoisessa aloituksessa, sen kivet palaavat jokeen ja nostetaan uusi laatta.
rule-18 =
    { $start_shuffle ->
        [rest] Vaihtoehtoisen aloituksen jälkeen sekoitetaan vain nostamatta jääneet laatat.
       *[all] Vaihtoehtoisen aloituksen jälkeen kaikki 35 laattaa sekoitetaan uudelleen.
    }
rule-20 = Valitse yksi esillä olevista kivilaatoista.
rule-21 = Kiven täytyy olla laatassa näkyvää kokoa. Jos kokoja on useita, saat valita.
rule-22 = Ota joesta mikä tahansa sen kokoinen kivi.
rule-23 = Laattaa, jonka mitään kokoa ei ole saatavilla, ei voi valita.
rule-24 =
    { $no_tile_fits ->
        [lift] Jos missään esillä olevassa laatassa ei ole joessa olevaa kokoa, kiviä otetaan muista pinoista, ikään kuin joki olisi tyhjä. Jos sekään ei sovi yhteenkään laattaan, käännetään viisi uutta.
       *[new_tiles] Jos missään esillä olevassa laatassa ei ole saatavilla olevaa kokoa, ne kaikki pannaan pois ja käännetään viisi uutta.
    }
rule-30 = Aseta valitsemasi kivi päällimmäiseksi paikkamerkin kohdalla olevaan pinoon, ensimmäinen pohjakiven päälle.
rule-31 =
    { $spoiled_stone ->
        [river] Kivi saa koskea vain suoraan alla olevaan kiveen, eikä se saa matkalla alas koskea muihin kiviin. Muuten siitä ei saa pistemerkkiä ja se palaa jokeen.
       *[stays] Kivi saa koskea vain suoraan alla olevaan kiveen, eikä se saa matkalla alas koskea muihin kiviin. Muuten siitä ei saa pistemerkkiä, mutta se jää pinoon ja lasketaan kiveksi.
    }
rule-32 = Vuorolla asetetaan yksi kivi, ei enempää.
rule-33 = Jos kivi pysyy, aseta yksi pistemerkkisi pinon viereen.
rule-34 = Korkeista pinoista saa enemmän: neljännestä kivestä kaksi pistemerkkiä, viidennestä kolme, kuudennesta ja jokaisesta myöhemmästä neljä. Pohjakiveä ei lasketa.
rule-35 =
    { $side_fall ->
        [token] Jos toinen pino kaatuu vuorollasi mutta kivesi pysyy, asetat pistemerkkisi silti.
       *[no_token] Jos toinen pino kaatuu vuorollasi, et saa pistemerkkiä, vaikka kivesi pysyisi.
    }
rule-36 = Jos pistemerkkisi loppuvat kesken, viisi kultaista vaihdetaan viiden pisteen merkkiin ja otetaan uudelleen käyttöön. Viiden pisteen merkkejä on { $five_tokens }. Jos sekään ei riitä, aseta niin monta kuin sinulla on.
rule-37 =
    { $height ->
        [highest] Kun pinosta on otettu kiviä, pistemerkit määrää sen suurin kivimäärä tähän asti.
       *[now] Kun pinosta on otettu kiviä, lasketaan vain siinä yhä olevat.
    }
rule-40 = Käsi ulottuu päällimmäisestä kivestä 48 mm joka suuntaan ja kallistaa kiveä enintään 0,4 radiaania.
rule-41 = Kiven voi laskea vain sellaiselle sivulle, jolla se voi seistä.
rule-42 =
    { $hand_seconds ->
        [none] Kädellä ei ole aikarajaa, mutta kymmenen minuutin kuluttua se päästää irti.
       *[other] { $hand_seconds } sekunnin kuluttua käsi päästää irti itsestään: paras sivu alas, keskelle.
    }
rule-43 =
    { $tries ->
        [one] Kerran otettu kivi pysyy kädessä, ja käsivarsi väsyy siitä hetkestä alkaen.
       *[free] Ennen kuin päästät irti, saat laskea kiven pois ja ottaa sen uudelleen. Irti päästäminen on lopullista.
    }
rule-44 =
    { $duel ->
        [on] Käden huojunta on kaikkien nähtävissä, ja yhden kierroksen ajan se on kaikille sama.
       *[off] Käden huojunta on kaikkien nähtävissä ja joka vuorolla uusi. Se kasvaa pinon korkeuden, kiven koon ja pitelyajan mukana.
    }
rule-45 = Kunkin pelaajan kättä voi vakauttaa tai tehdä levottomammaksi, 60 prosentista 140 prosenttiin.{ $steadiness_1 ->
        [100] { "" }
       *[other] { " " }{ option-steadiness_1 }: { $steadiness_1 }.
    }{ $steadiness_2 ->
        [100] { "" }
       *[other] { " " }{ option-steadiness_2 }: { $steadiness_2 }.
    }{ $steadiness_3 ->
        [100] { "" }
       *[other] { " " }{ option-steadiness_3 }: { $steadiness_3 }.
    }{ $steadiness_4 ->
        [100] { "" }
       *[other] { " " }{ option-steadiness_4 }: { $steadiness_4 }.
    }
rule-46 =
    { $physics ->
        [model] Kiviä ei simuloida: sattuma ratkaisee pelkästään pinon korkeuden mukaan, 99, 96, 90, 82, 72, 62, 52 ja 45 sadasta.
       *[on] Mikään noppa ei ratkaise, pysyykö kivi. Kivet simuloidaan siitä hetkestä, kun päästät irti.
    }
rule-47 = { $assist ->
        [none] Mikään ei auta tähtäämistä.
        [ring] Rengas näyttää, milloin käsi on tyyni.
        [plumb] Rengas näyttää, milloin käsi on tyyni, ja luotilanka, missä kiven painopiste on.
        [shade] Rengas näyttää tyynen hetken, luotilanka painopisteen ja varjo, miten leveästi kivi lepää.
       *[bar] Rengas näyttää tyynen hetken, luotilanka painopisteen, varjo, miten leveästi kivi lepää, ja palkki, miten hyvin pino olisi tasapainossa.
    } Yksittäiselle pelaajalle voi valita toisin. Siihen, miten kivi arvioidaan, se ei vaikuta.{ $assist_1 ->
        [bar] { " " }{ option-assist_1 }: { option-assist_1-bar }.
        [shade] { " " }{ option-assist_1 }: { option-assist_1-shade }.
        [plumb] { " " }{ option-assist_1 }: { option-assist_1-plumb }.
        [ring] { " " }{ option-assist_1 }: { option-assist_1-ring }.
        [none] { " " }{ option-assist_1 }: { option-assist_1-none }.
       *[same] { "" }
    }{ $assist_2 ->
        [bar] { " " }{ option-assist_2 }: { option-assist_2-bar }.
        [shade] { " " }{ option-assist_2 }: { option-assist_2-shade }.
        [plumb] { " " }{ option-assist_2 }: { option-assist_2-plumb }.
        [ring] { " " }{ option-assist_2 }: { option-assist_2-ring }.
        [none] { " " }{ option-assist_2 }: { option-assist_2-none }.
       *[same] { "" }
    }{ $assist_3 ->
        [bar] { " " }{ option-assist_3 }: { option-assist_3-bar }.
        [shade] { " " }{ option-assist_3 }: { option-assist_3-shade }.
        [plumb] { " " }{ option-assist_3 }: { option-assist_3-plumb }.
        [ring] { " " }{ option-assist_3 }: { option-assist_3-ring }.
        [none] { " " }{ option-assist_3 }: { option-assist_3-none }.
       *[same] { "" }
    }{ $assist_4 ->
        [bar] { " " }{ option-assist_4 }: { option-assist_4-bar }.
        [shade] { " " }{ option-assist_4 }: { option-assist_4-shade }.
        [plumb] { " " }{ option-assist_4 }: { option-assist_4-plumb }.
        [ring] { " " }{ option-assist_4 }: { option-assist_4-ring }.
        [none] { " " }{ option-assist_4 }: { option-assist_4-none }.
       *[same] { "" }
    }
rule-48 = Käsi nostaa ja päästää irti vain hetkellä, joka on jo tullut: hetki, johon on vielä yli sekunti, torjutaan.
rule-49 = Kiven voi päästää irti vasta, kun se on nostettu: irti päästäminen ennen nostamista hylätään.
rule-50 = Sitten paikkamerkki siirtyy myötäpäivään laatan askelten verran, laatta pannaan pois ja vuoro siirtyy seuraavalle.
rule-51 = Uusia laattoja käännetään vasta, kun viimeinen on otettu: viisi kerralla.
rule-52 = Jos laattoja ei ole tarpeeksi, käytetyt sekoitetaan uudeksi nostopinoksi.
rule-53 =
    { $marker_after_fall ->
        [stays] Jos paikkamerkin kohdalla oleva pino kaatui, paikkamerkki jää paikalleen.
       *[moves] Paikkamerkki siirtyy, vaikka pino olisi kaatunut.
    }
rule-60 = Jos pino kaatuu kokonaan tai osittain, kaikki sen kivet menevät jokeen. Pohjakivi jää.
rule-61 = Muiden pistemerkit kaatuneen pinon vieressä muuttuvat kultaisiksi ja ovat pisteitä. Niitä ei voi enää menettää eikä asettaa uudelleen.
rule-62 =
    { $toppler_tokens ->
        [stay] Vuorossa oleva pelaaja ei saa mitään, ja hänen omat pistemerkkinsä jäävät paikan viereen, kunnes joku muu kaataa siinä seuraavan pinon.
       *[back] Vuorossa oleva pelaaja ei saa mitään ja ottaa sieltä omat pistemerkkinsä takaisin väripuoli ylöspäin.
    }{ $bumps ->
        [on] {" "}(Jos joku muu on tönäissyt pöytää, pätee sääntö 65.)
       *[off] {""}
    }
rule-63 = Jokainen vuorolla kaatuva pino pisteytetään näin, myös sellainen, joka vain kaatui toisen mukana.
rule-64 =
    { $slide ->
        [gentle] Jos vain uusi kivi liukuu alas ja muut pysyvät, se palaa jokeen ilman pistemerkkiä ja pino jää.
       *[falls] Jos vain uusi kivi liukuu alas, pino katsotaan kaatuneeksi.
    }
rule-65 =
    { $bumps ->
        [on] Bilepeli: jos joku muu tönäisee pöytää ja pino kaatuu, kaikki paitsi hän saavat pisteitä, ja vuoro jatkuu. { $causer_tokens ->
            [stay] Tönäisijän omat pistemerkit jäävät paikan viereen.
           *[back] Tönäisijä ottaa omat pistemerkkinsä takaisin.
        }
       *[off] Vain vuorossa oleva käsi voi koskea kiviin, joten kaatuminen on aina vuorossa olevan pelaajan syytä.
    }
rule-66 = Vain pinon, jossa on kiviä, voi tönäistä nurin.
rule-70 = Vain kun joessa ei ole sinulle kiveä, sellainen otetaan pinosta: toisen pinon päällimmäinen kivi paikkamerkin kohdalla olevaan pinoon.
rule-71 = Kiveä ei oteta itse paikkamerkin kohdalla olevasta pinosta.
rule-72 = Päällimmäisen kiven täytyy olla laatassa näkyvää kokoa.
rule-73 =
    { $marker_after_lift ->
        [moves] Jos pino, josta otat, kaatuu, se pisteytetään ja vuorosi päättyy heti; paikkamerkki siirtyy silti.
       *[stays] Jos pino, josta otat, kaatuu, se pisteytetään ja vuorosi päättyy heti; paikkamerkki jää paikalleen ja laatta on käytetty.
    }
rule-74 = Jos kaikki olemassa olevat kivet ovat paikkamerkin kohdalla olevassa pinossa, paikkamerkki siirtyy ensin yhden askeleen.
rule-75 =
    { $lowered_stack ->
        [token_home] Se, joka ottaa kiven pinosta, ottaa sieltä takaisin myös yhden oman pistemerkkinsä, jos sellainen on.
       *[tokens_stay] Pinon vieressä olevat pistemerkit jäävät paikoilleen, kun siitä otetaan kivi.
    }
rule-80 = Ensimmäisenä { $target } pistettä saanut voittaa. Jokainen kultainen pistemerkki on yksi piste.
rule-81 = Kaatuminen pisteytetään ensin loppuun. Sitten peli päättyy heti, eikä paikkamerkkiä tai laattaa enää siirretä.
rule-82 = Jos useampi yltää siihen yhtä aikaa, voittaa se, jolla on eniten pisteitä, ja sitten se, jolla on eniten pistemerkkejä pinojen vieressä. Jos tilanne on yhä tasan, voitto jaetaan.
rule-99 = Sitä ei juuri nyt kysytä.

## Mitä kysytään, tehdään ja kerrotaan

question-first_player = Aloittajaa arvotaan.
question-set_marker = Paikkamerkkiä asetetaan.
question-start_tile = Aloitukseen nostetaan laatta.
question-start_size = Valitse koko aloitukseen.
question-start_stone = Aloitukseen poimitaan kivi.
question-turn_up = Laattoja käännetään esiin.
question-sway = Käsi nousee.
question-tile = Valitse laatta.
question-stone = Valitse kivi.
question-hand = Käännä kiveä, tähtää, laske se ja päästä irti.
question-settle = Kivet asettuvat.
question-lift = Kivi nostetaan pois.
question-fate = Kivet asettuvat.
question-lift_fate = Kivi nostetaan pois.

action-take_tile = Ota laatta { $tile }
action-take_stone = Ota kivi { $stone }
action-lift_stone = Nosta pinon { $stack } päällimmäinen kivi hetkellä { $lift }
action-let_go = Päästä irti { $stone }: sivu { $face }, käännetty { $yaw }°, siirretty { $dx }, { $dy }, kallistus { $tilt_x }, { $tilt_y }, nopeus { $speed }, nostettu hetkellä { $lift }, päästetty hetkellä { $release }
action-bumped = Pelaaja { $seat } tönäisi pöytää: pino { $stack } kaatui
action-take_size = Ota tämän kokoinen kivi: { $size }
action-begins = Pelaaja { $seat } aloittaa
action-marker = Paikkamerkki asetetaan pinon { $stack } kohdalle
action-draw = Laatta { $tile } käännetään esiin
action-sway = Tämän vuoron huojunta on numero { $number }
action-set_stone = { $stone } asetetaan pinoonsa
action-chanced = Pino: { $verdict }
action-settled = Asettui: { $verdict }

fact-begins = { $seat } aloittaa.
fact-marker_set = Paikkamerkki aloittaa pinon { stack-name } kohdalta.
fact-start_stone = Pinoon { stack-name } asetetaan ensimmäinen kivi.
fact-turned_up = Laatta käännetään esiin.
fact-reshuffled = { $tiles } laattaa sekoitetaan uudeksi nostopinoksi.
fact-set_aside = Mikään laatta ei sovi. Pois pantuja laattoja: { $tiles }.
fact-turn = { $seat } rakentaa pinoa { stack-name }.
fact-tile =
    { $steps ->
        [one] { $seat } ottaa laatan, jossa on 1 askel.
       *[other] { $seat } ottaa laatan, jossa on { $steps } askelta.
    }
fact-stone = { $seat } ottaa kiven.
fact-held = { $seat } pitelee sitä: paluuta ei ole.
fact-lifted = { $seat } nostaa pinon { stack-name } päällimmäisen kiven.
fact-let_go = { $seat } päästää kiven irti pinon { stack-name } yllä.
fact-stood =
    { $height ->
        [one] Se pysyy: pinon { stack-name } ensimmäinen kivi.
       *[other] Se pysyy: pinossa { stack-name } on { $height } kiveä.
    }
fact-leaned = Kivi nojaa johonkin muuhun: ei pistemerkkiä.
fact-touched = Matkalla alas koskettiin toista kiveä: ei pistemerkkiä.
fact-slipped = Kivi liukuu alas, pino pysyy.
fact-unsettled = Kiveä ei voitu arvioida, ja se palaa jokeen.
fact-fell =
    { $stones ->
        [one] Pino { stack-name } kaatuu: 1 kivi.
       *[other] Pino { stack-name } kaatuu: { $stones } kiveä.
    }
fact-bumped = { $seat } tönäisee pöytää, ja pino { stack-name } kaatuu.
fact-scored =
    { $tokens ->
        [one] { $seat } saa 1 pisteen, yhteensä { $points }.
       *[other] { $seat } saa { $tokens } pistettä, yhteensä { $points }.
    }
fact-came_home =
    { $tokens ->
        [one] { $seat }: 1 pistemerkki takaisin ilman pistettä.
       *[other] { $seat }: { $tokens } pistemerkkiä takaisin ilman pisteitä.
    }
fact-stayed =
    { $tokens ->
        [one] { $seat }: 1 pistemerkki jää pinon { stack-name } viereen.
       *[other] { $seat }: { $tokens } pistemerkkiä jää pinon { stack-name } viereen.
    }
fact-tokens =
    { $tokens ->
        [0] { $seat }: ei enää yhtään pistemerkkiä asetettavaksi.
        [one] { $seat } asettaa 1 pistemerkin pinon { stack-name } viereen.
       *[other] { $seat } asettaa { $tokens } pistemerkkiä pinon { stack-name } viereen.
    }
fact-exchanged = { $seat } vaihtaa viisi kultaista pistemerkkiä viiden pisteen merkkiin.
fact-marker_moved = Paikkamerkki siirtyy pinon { stack-name } kohdalle.
fact-over = Peli on päättynyt.

## Valinnat ja loput

option-physics = Miten kivet asettuvat
option-physics-on = simuloidaan
option-physics-model = sattumalta, korkeuden mukaan
option-target = Voittoon tarvittavat pisteet
option-target-10 = 10
option-target-6 = 6, lyhyt peli
option-target-15 = 15, pitkä peli
option-alternative_start = Vaihtoehtoinen aloitus: neljä kiveä on jo paikoillaan
option-start_size = Vaihtoehtoinen aloitus: laatassa useita kokoja
option-start_size-largest = suurin
option-start_size-random = arvotaan
option-start_size-choose = pelaajat valitsevat
option-start_shuffle = Vaihtoehtoinen aloitus: sen jälkeen sekoitetaan
option-start_shuffle-all = kaikki laatat
option-start_shuffle-rest = nostamatta jääneet laatat
option-toppler_tokens = Pinon kaatajan omat pistemerkit
option-toppler_tokens-back = palaavat
option-toppler_tokens-stay = jäävät paikan viereen
option-five_tokens = Viiden pisteen merkit
option-slide = Vain uusi kivi liukuu alas
option-slide-falls = katsotaan kaatumiseksi
option-slide-gentle = pino pysyy
option-spoiled_stone = Kivi, joka nojaa tai kosketti muita
option-spoiled_stone-stays = jää
option-spoiled_stone-river = menee jokeen
option-marker_after_fall = Paikkamerkki kaatumisen jälkeen
option-marker_after_fall-moves = siirtyy
option-marker_after_fall-stays = jää
option-marker_after_lift = Paikkamerkki, kun pino kaatuu nostettaessa
option-marker_after_lift-stays = jää
option-marker_after_lift-moves = siirtyy
option-no_tile_fits = Mikään laatta ei sovi joen kiviin
option-no_tile_fits-new_tiles = viisi uutta laattaa
option-no_tile_fits-lift = nostetaan pinoista
option-side_fall = Toinen pino kaatuu, uusi kivi pysyy
option-side_fall-no_token = ei pistemerkkiä
option-side_fall-token = pistemerkit silti
option-height = Korkeus, kun kiviä on otettu pois
option-height-now = pinossa nyt olevat kivet
option-height-highest = suurin määrä tähän asti
option-lowered_stack = Pistemerkit sen pinon vieressä, josta nostetaan
option-lowered_stack-tokens_stay = jäävät
option-lowered_stack-token_home = nostaja ottaa yhden takaisin
option-causer_tokens = Pöytää tönäisseen pistemerkit
option-causer_tokens-back = palaavat
option-causer_tokens-stay = jäävät paikan viereen
option-tries = Kiven ottaminen uudelleen
option-tries-free = kunnes päästetään irti
option-tries-one = yksi yritys
option-hand_seconds = Käden aika sekunteina
option-hand_seconds-45 = 45
option-hand_seconds-20 = 20
option-hand_seconds-none = ei aikarajaa
option-bumps = Bilepeli: muut saavat tönäistä pöytää
option-duel = Sama huojunta kaikille kierroksen ajan
option-steadiness_1 = Pelaajan 1 vakaus prosentteina
option-steadiness_2 = Pelaajan 2 vakaus prosentteina
option-steadiness_3 = Pelaajan 3 vakaus prosentteina
option-steadiness_4 = Pelaajan 4 vakaus prosentteina
option-assist = Apu tähtäämiseen
option-assist-bar = kaikki: rengas, luotilanka, varjo, tasapainopalkki
option-assist-shade = rengas, luotilanka, varjo
option-assist-plumb = rengas, luotilanka
option-assist-ring = vain tyynen hetken rengas
option-assist-none = ei mitään
option-assist_1 = Pelaajan 1 apu
option-assist_1-same = sama kuin kaikilla
option-assist_1-bar = kaikki: rengas, luotilanka, varjo, tasapainopalkki
option-assist_1-shade = rengas, luotilanka, varjo
option-assist_1-plumb = rengas, luotilanka
option-assist_1-ring = vain tyynen hetken rengas
option-assist_1-none = ei mitään
option-assist_2 = Pelaajan 2 apu
option-assist_2-same = sama kuin kaikilla
option-assist_2-bar = kaikki: rengas, luotilanka, varjo, tasapainopalkki
option-assist_2-shade = rengas, luotilanka, varjo
option-assist_2-plumb = rengas, luotilanka
option-assist_2-ring = vain tyynen hetken rengas
option-assist_2-none = ei mitään
option-assist_3 = Pelaajan 3 apu
option-assist_3-same = sama kuin kaikilla
option-assist_3-bar = kaikki: rengas, luotilanka, varjo, tasapainopalkki
option-assist_3-shade = rengas, luotilanka, varjo
option-assist_3-plumb = rengas, luotilanka
option-assist_3-ring = vain tyynen hetken rengas
option-assist_3-none = ei mitään
option-assist_4 = Pelaajan 4 apu
option-assist_4-same = sama kuin kaikilla
option-assist_4-bar = kaikki: rengas, luotilanka, varjo, tasapainopalkki
option-assist_4-shade = rengas, luotilanka, varjo
option-assist_4-plumb = rengas, luotilanka
option-assist_4-ring = vain tyynen hetken rengas
option-assist_4-none = ei mitään
preset-default = Kuten useimmissa painoksissa
preset-norwegian = Kuten norjalaisessa painoksessa

ending-target_reached = Jollakulla on tarpeeksi pisteitä.

## Osat ja käden luvut

size-0 = pieni
size-1 = keskikokoinen
size-2 = iso
family-slab = laaka
family-loaf = limppu
family-wedge = kiila
family-knob = mukula
token = pistemerkki
five-point-token = viiden pisteen merkki
base-stone = pohjakivi
marker-piece = paikkamerkki
river = joki
stack-name =
    { $stack ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[5] 6
    }
hand-face = Sivu alaspäin
hand-yaw = Kierto (astetta)
hand-dx = Oikealle tai vasemmalle (1/1000 yksikköä)
hand-dy = Poispäin tai lähemmäs (1/1000 yksikköä)
hand-tilt_x = Kallistus eteen tai taakse (mrad)
hand-tilt_y = Kallistus sivulle (mrad)
hand-speed = Laskeminen, 0 hidas – 3 nopea
hand-lift = Nostettu hetkellä (1/60 s)
hand-release = Päästetty hetkellä (1/60 s)
verdict-placed = Se pysyy.
verdict-leans = Se nojaa.
verdict-fell = Se kaatui.
verdict-timeout = Sitä ei voitu arvioida.
picture-heights = kiviä kussakin pinossa
picture-player = Pelaaja { $number }: pisteitä { $points }, pistemerkkejä jäljellä { $tokens }
picture-tile =
    { $steps ->
        [one] Kivilaatta { $tile }: { $sizes }; 1 askel
       *[other] Kivilaatta { $tile }: { $sizes }; { $steps } askelta
    }
picture-river = Joessa: pieniä { $small }, keskikokoisia { $medium }, isoja { $large }
picture-held = Kädessä: { $stone } ({ $size })

## The coach

name-size = { $size ->
        [0] { size-0 }
        [1] { size-1 }
       *[2] { size-2 }
    }
name-tile = laatta, { $steps ->
        [one] yksi askel
       *[other] { $steps } askelta
    } ({ $sizes }), seuraavaksi pino { $stack }
name-stone = { $family ->
        [slab] { family-slab }
        [loaf] { family-loaf }
        [wedge] { family-wedge }
       *[knob] { family-knob }
    } ({ $size })
name-take-stone = ota kivi: { $stone }
name-take-size = tämän kokoinen kivi: { $size }
name-lift-stone = nosta ylin kivi pinosta { $stack }
name-let-go = päästä irti: { $stone }
coach-your-win = Jos pino { $stack } kaatuu, voitat: siellä on { $tokens ->
        [one] merkkisi
       *[other] { $tokens } merkkiäsi
    }, ja korkeutta on { $height } kiveä. Lähetä sinne { $next }.
coach-their-win = Jos pino { $stack } kaatuu ({ $next }), { $rival } voittaa: siellä on { $tokens ->
        [one] yksi merkki
       *[other] { $tokens } merkkiä
    }. Pinosta { $to } ei kukaan voita näin.
coach-theirs-lost = Pinossa { $stack } ({ $height } kiveä) on { $tokens } merkkiä, omistaja { $next }: jos se kaatuu siinä, ne eivät tuo mitään.
coach-yours = Pinossa { $stack } ({ $height } kiveä) on { $tokens } merkkiäsi: lähetä sinne { $next }.
coach-small-reward = Pinon { $stack } kivi numero { $height } tuo { $tokens } merkkiä: älä jätä sitä ({ $next }).
coach-hand = Tyynellä hetkellä käsi heiluu vähiten, ja paino laskeutuu pinon keskelle.
coach-look-marker = Katso pinoa { stack-name }: kuka joutuisi rakentamaan siihen seuraavaksi?
coach-look-stone = Mikä kivi on leveä ja litteä, ja minkä haluat säästää?
coach-look-hand = Odota tyyntä hetkeä ja vie painopiste pinon keskikohdan päälle.
