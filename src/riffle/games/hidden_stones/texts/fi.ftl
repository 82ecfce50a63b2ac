name = Hidden Stones
blurb = Vaihda ja käännä yhdeksää kiveä, kunnes ne näyttävät korttisi kuvion – mutta jokainen siirto maksaa kortin.
minutes = 20

## Säännöt

section-setup = Alkuvalmistelut
section-turn = Oma vuoro
section-stones = Kivien siirtäminen
section-score = Kortin lunastaminen
section-end-of-turn = Vuoron päättäminen
section-pass = Passaaminen
section-end-of-game = Pelin päättyminen
section-solo = Yksinpeli
section-table = Pöydän ääressä

rule-1 = Yhdeksän kiveä on sekoitettuna kolme kertaa kolme -ruudukossa, kumpi puoli tahansa ylöspäin. Kuvat ovat oikein päin ja kaikille samoin päin.
rule-2 = Jokaiselle jaetaan neljä korttia, jotka pidetään salassa.
rule-3 = Loput kortit ovat nostopakka kuvapuoli alaspäin. Pois heitetyt kortit ovat avoimina sen vieressä.
rule-4 =
    { $first ->
        [random] Aloittaja arvotaan
       *[other] Pelaaja { $first } aloittaa
    }, ja aloittaja on merkitty koko pelin ajan, sillä jokainen kierros päättyy juuri ennen hänen vuoroaan.
rule-10 = Vuoro kiertää myötäpäivään.
rule-11 = Vuorollasi vaihdat kiviä, käännät kiviä ja lunastat kortteja niin usein kuin haluat ja missä järjestyksessä tahansa. Sitten päätät vuoron.
rule-12 = Jos kädessäsi ei ole yhtään korttia, et voi siirtää kiviä etkä lunastaa mitään: päätä vuorosi.
rule-20 = Aina kun vaihdat kiviä tai käännät kiven, heität kädestäsi pois yhden kortin, minkä tahansa, vaikka siirrosta ei olisi hyötyä.
rule-21 = Vaihdossa kaksi vaaka- tai pystysuunnassa vierekkäistä kiveä vaihtaa paikkaa; vinottain ei voi vaihtaa. Näkyvä puoli säilyy.
rule-22 = Käännetty kivi näyttää toisen puolensa: aurinko ja kuu, kala ja lintu, hevonen ja laiva, siemen ja puu ovat saman kiven puolia.
rule-30 = Kortin voi lunastaa vain, kun kivet ovat kortin näyttämällä tavalla, missä tahansa kohdassa ruudukkoa mutta ei kierrettynä eikä peilattuna.
rule-31 = Voit lunastaa vain oman kätesi kortin ja vain omalla vuorollasi. Kortti menee avoimena voittopinoosi eikä maksa mitään.
rule-32 = Kortin harmaa kivi tarkoittaa mitä tahansa kiveä, mutta sille on oltava paikka ruudukossa.
rule-33 = Kustakin kortista saa pisteet vain kerran, vaikka kuvio olisi ruudukossa monta kertaa. Samat kivet käyvät moneen korttiin, ja minkä olet lunastanut, se pysyy sinulla.
rule-34 = Kortin lunastaja näyttää kaikille kivet, jotka muodostavat kuvion.
rule-40 = Saat päättää vuorosi milloin vain, vaikka et olisi tehnyt mitään. Nosta sitten, kunnes sinulla on neljä korttia; jos niitä on neljä tai enemmän, et nosta mitään ja pidät kaikki.
rule-41 = Jos nostopakka on tyhjä, kun sinun pitää nostaa, pois heitetyt kortit sekoitetaan uudeksi pakaksi. Lunastetut kortit eivät palaa koskaan.{ $solo_win ->
        [played] {" "}Yksin pelatessa poisheitetytkään kortit eivät palaa (sääntö 73).
       *[scored] {""}
    }
rule-42 = Jos mitään nostettavaa ei ole, pelaat niillä korteilla, jotka sinulla on.
rule-50 = Voit passata vain kaiken muun sijasta: kun olet vaihtanut kiviä, kääntänyt kiven tai lunastanut kortin, passaaminen ei enää käy tällä vuorolla.
rule-51 = Et voi passata kahdella vuorolla peräkkäin. Kun olet päättänyt vuoron tavalliseen tapaan, saat taas passata.
rule-52 = Passaaja nostaa kaksi korttia, ja vuoro on ohi.
rule-53 =
    { $hand_cap ->
        [0] Käden korttimäärällä ei ole ylärajaa.
       *[other] Et voi passata, jos saisit silloin enemmän kuin { $hand_cap } korttia.
    }
rule-60 = Kierroksesta tulee viimeinen, kun jollakulla on vuoronsa lopussa tarpeeksi lunastettuja kortteja: kahdella pelaajalla 10, kolmella 9, neljällä 8 ja viidellä 7.
rule-61 = Kierros pelataan loppuun, niin että kaikki ovat saaneet yhtä monta vuoroa.
rule-62 = Jokainen laskee yhteen voittopinonsa korttien arvot.
rule-63 = Eniten arvon 1 kortteja lunastanut saa 3 lisäpistettä. Tasatilanteessa ne saavat kaikki tasoissa olevat; jos kenelläkään ei ole niitä, kukaan ei saa lisäpisteitä.
rule-64 = Suurin summa voittaa. Tasoihin päässeet jakavat voiton.
rule-70 = Yksin pelaat 16 arvotulla kortilla: kahdeksan on arvoltaan 1, neljä 2, kolme 3 ja yksi 5. Neljä on kädessäsi, kaksitoista pakassa.
rule-71 = Jos päätät vuorosi lunastamatta yhtään korttia, siitä tulee miinuspiste. { $pass_strikes ->
        [on] Myös passaamisesta tulee miinuspiste.
       *[off] Passaamisesta ei tule.
    }
rule-72 = Neljännestä miinuspisteestä peli on heti hävitty.
rule-73 =
    { $solo_win ->
        [played] Voitat heti, kun kaikki 16 korttia on pelattu eli lunastettu tai heitetty pois. Pois heitetyt kortit eivät palaa.
       *[scored] Voitat heti, kun kaikki 16 korttia on lunastettu. Pois heitetyt kortit palaavat, kun pakka sekoitetaan uudestaan.
    }
rule-74 = Yksinpelissä ei ole pisteitä eikä lisäpisteitä: voitat tai häviät, ja miinuspisteet kertovat, miten täpärästi.
rule-99 = Tätä ei nyt kysytä, tai on jonkun toisen vuoro.

## Kysymykset, vastaukset ja tapahtumat

question-lay_stone = Kiviä asetetaan.
question-first_player = Aloittajaa arvotaan.
question-solo_deck = Kuuttatoista korttiasi poimitaan.
question-deal = Kortteja jaetaan.
question-turn = Vaihda tai käännä kiviä, lunasta kortteja, päätä vuoro tai passaa.
question-refill = Kortteja nostetaan.

action-swap = Heitä pois { $card } ja vaihda { $pair }
action-flip = Heitä pois { $card } ja käännä kivi kohdassa { $cell }
action-score = Lunasta { $card }
action-end = Päätä vuoro
action-pass_turn = Passaa ja nosta kaksi korttia
action-lay = Kohtaan { $cell } asetetaan kivi: { $face }
action-begins = Pelaaja { $seat } aloittaa
action-pick = { $card } tulee pakkaan
action-draw = { $card } nostetaan

fact-laid = Kivi asetetaan: { face-name }.
fact-begins = { $seat } aloittaa.
fact-drew = { $seat } nostaa kortin.
fact-drew-hidden = { $seat } nostaa kortin.
fact-reshuffled =
    { $cards ->
        [one] Ainoasta pois heitetystä kortista tulee uusi pakka.
       *[other] { $cards } pois heitettyä korttia sekoitetaan uudeksi pakaksi.
    }
fact-swapped = { $seat } heittää kortin pois ja vaihtaa kahden kiven paikat: { face-name } ja { other-face-name }.
fact-flipped = { $seat } heittää kortin pois ja kääntää kiven: ennen { back-name }, nyt { face-name }.
fact-scored =
    { $value ->
        [one] { $seat } lunastaa kortin ja saa 1 pisteen.
       *[other] { $seat } lunastaa kortin ja saa { $value } pistettä.
    }
fact-formation = Nämä kivet muodostavat kuvion.
fact-turn_ended = { $seat } päättää vuoron.
fact-passed = { $seat } passaa.
fact-last_round = { $seat } on lunastanut { $cards } korttia: tämä on viimeinen kierros.
fact-strike =
    { $strikes ->
        [one] Yhtään korttia ei lunastettu: ensimmäinen miinuspiste.
       *[other] Yhtään korttia ei lunastettu: { $strikes } miinuspistettä.
    }
fact-bonus = { $seat }: eniten arvon 1 kortteja ({ $ones }), siitä 3 lisäpistettä.
fact-over = Peli on päättynyt.

## Valinnat ja loput

option-first = Kuka aloittaa
option-first-random = arvotaan
option-first-1 = pelaaja 1
option-first-2 = pelaaja 2
option-first-3 = pelaaja 3
option-first-4 = pelaaja 4
option-first-5 = pelaaja 5
option-hand_cap = Kortteja kädessä passaamisen jälkeen enintään (0: ei rajaa)
option-pass_strikes = Yksin: passaamisesta tulee miinuspiste
option-solo_win = Yksin: voitat, kun kaikki kortit on
option-solo_win-scored = lunastettu
option-solo_win-played = pelattu, lunastettuina tai ei
preset-rulebook = Kuten sääntökirjassa

ending-cards_collected = Jollakulla oli tarpeeksi lunastettuja kortteja, ja kierros pelattiin loppuun.
ending-solo_won = Kaikki 16 korttia selvitetty: voitto.
ending-solo_lost = Neljä miinuspistettä: tappio.

## Kivien puolet

face-0 = aurinko
face-1 = kuu
face-2 = kala
face-3 = lintu
face-4 = hevonen
face-5 = laiva
face-6 = siemen
face-7 = puu
face-any = mikä tahansa kivi
face-name =
    { $face ->
        [0] { face-0 }
        [1] { face-1 }
        [2] { face-2 }
        [3] { face-3 }
        [4] { face-4 }
        [5] { face-5 }
        [6] { face-6 }
       *[7] { face-7 }
    }
other-face-name =
    { $other_face ->
        [0] { face-0 }
        [1] { face-1 }
        [2] { face-2 }
        [3] { face-3 }
        [4] { face-4 }
        [5] { face-5 }
        [6] { face-6 }
       *[7] { face-7 }
    }
back-name =
    { $face ->
        [0] { face-1 }
        [1] { face-0 }
        [2] { face-3 }
        [3] { face-2 }
        [4] { face-5 }
        [5] { face-4 }
        [6] { face-7 }
       *[7] { face-6 }
    }

## Ensimmäinen peli, joka opettaa tekemällä

teach-1 = Yhdeksän kiveä, joiden kummallakin puolella on kuva. Kaikki pelaavat samoilla kivillä.
teach-2 = Tässä kortissa on kaksi kiveä vierekkäin. Jos ne ovat niin missä tahansa ruudukon kohdassa, saat lunastaa kortin.
teach-3 = Vielä ne eivät ole. Valitse kaksi vierekkäistä kiveä vaihdettavaksi ja sitten kortti, josta voit luopua: se on hinta.
teach-4 = Nyt toinen niistä näyttää väärän puolen. Käännä se; sekin maksaa kortin.
teach-5 = Siinä se on! Lunasta kortti: se ei maksa mitään, ja pisteet ovat sinun lopullisesti.
teach-6 = Kortin harmaat kivet saavat olla mitä tahansa kiviä. Ne kertovat vain, missä kohdassa ruudukkoa muiden pitää olla.
teach-7 = Kun et voi tehdä enempää, päätä vuoro ja nosta, kunnes sinulla on taas neljä korttia.
teach-8 = Eikö mitään ole ulottuvilla? Passaa ennen kuin teet muuta: nostat kaksi korttia, ja ensi kerralla sinulla on kuusi.
teach-pairs = Kuvat kuuluvat pareihin: aurinko ja kuu ovat samassa kivessä, kala ja lintu kahdessa, hevonen ja laiva kolmessa, siemen ja puu kolmessa. Tiedät siis aina, mitä takana on.
teach-turned = Kivien on oltava juuri niin kuin kortissa. Kuviota ei käännetä eikä peilata: päällekkäin ei ole vierekkäin.
teach-ones = Ykkösen arvoisia kortteja kannattaa kerätä: kenellä niitä on lunastettuna eniten, saa lopussa 3 pistettä lisää. Jos monella on yhtä monta, jokainen heistä saa ne.
teach-end = Kymmenes lunastettu kortti päättää kaksinpelin (kolmella pelaajalla yhdeksäs, neljällä kahdeksas, viidellä seitsemäs). Kierros pelataan silti loppuun, jotta kaikilla on ollut yhtä monta vuoroa. Eniten pisteitä voittaa.

# The table in characters
picture-piles = nostopakassa { $pile }, pois heitettyjä { $discarded }
picture-seat = pelaaja { $seat }: lunastettuja kortteja { $cards }/{ $needed }, pisteitä { $points }, kädessä { $hand }
picture-strikes = miinuspisteitä { $strikes }/{ $most }
picture-card = arvo { $value }
picture-lies = voi lunastaa nyt
picture-legend = S { face-0 } / M { face-1 }, F { face-2 } / B { face-3 }, H { face-4 } / T { face-5 }, D { face-6 } / R { face-7 }
picture-cards = korteissa: * mikä tahansa kivi, / uusi rivi

## The coach

name-face = { face-name }
name-gap = aukko
name-beside = { $a }-{ $b }
name-over = { $a }, alla { $b }
name-placed = { $face } { $cell }
name-all = { $all }
name-cell = { $cell ->
        [0] ylävasemmalla
        [1] ylhäällä
        [2] yläoikealla
        [3] vasemmalla
        [4] keskellä
        [5] oikealla
        [6] alavasemmalla
        [7] alhaalla
       *[8] alaoikealla
    }
name-in-column = { $face } { $line ->
        [0] vasemmassa sarakkeessa
        [1] keskisarakkeessa
       *[2] oikeassa sarakkeessa
    }
name-in-row = { $face } { $line ->
        [0] ylärivillä
        [1] keskirivillä
       *[2] alarivillä
    }
name-card = ”{ $label }”
name-swap = vaihda { $one } ({ $at }) ja { $other } ({ $to })
name-flip = käännä { $face } ({ $at })
name-card-worth = ({ $value } pistettä)
name-score = lunasta kortti { $card }
name-end = päätä vuoro
name-pass = passaa
coach-ends = Olet kierroksen viimeinen: { $moves ->
        [0] valmiina olevilla
        [one] yhdellä siirrolla
       *[other] { $moves } siirrolla
    } sinulla on { $cards } korttia, ja peli on voitettu.
coach-wins-alone = { $moves ->
        [0] Ilman siirtoja
        [one] Yhdellä siirrolla
       *[other] { $moves } siirrolla
    } kaikki kortit ovat valmiit: peli on voitettu.
coach-strike = Vuoro ilman korttia on miinuspiste. { $count ->
        [one] Korttisi { $cards } on
       *[other] Korttisi { $cards } ovat
    } { $moves ->
        [0] jo valmiina.
        [one] yhden siirron päässä, ja siihen sinulla on varaa.
       *[other] { $moves } siirron päässä, ja niihin sinulla on varaa.
    }
coach-calls = Silloin sinulla on { $cards } korttia: viimeinen kierros alkaa, ja ykköset mukaan lukien johdat { $mine }–{ $theirs }.
coach-overlooked = Korttisi { $card } { $first ->
        [1] on valmiina jo vuorosi alussa
       *[0] on valmiina kesken vuorosi
    }: lunasta se ennen kuin jatkat.
coach-ones = Korttisi { $card } tuo myös eniten ykkösiä: kolme pistettä lisää lopussa.
coach-dear = { $exactly ->
        [1] Muut korttisi riittävät täsmälleen.
       *[0] { $hand } kortin kädellä sinulla on varaa tähän.
    } Korttisi { $cards }: { $moves ->
        [0] ei siirtoja
        [one] yksi siirto
       *[other] { $moves } siirtoa
    }, { $points } pistettä eikä { $less ->
        [0] nolla
        [one] yksi
       *[other] { $less }
    }.
coach-points = { $count ->
        [one] Korttisi { $cards } on
       *[other] Korttisi { $cards } ovat
    } { $moves ->
        [0] jo valmiina
        [one] yhden siirron päässä
       *[other] { $moves } siirron päässä
    }: { $points ->
        [one] yksi piste
       *[other] { $points } pistettä
    } { $did ->
        [pass] passaamisen sijaan
        [none] eikä nolla
       *[less] eikä { $less ->
            [one] yksi
           *[other] { $less }
        }
    }.
coach-points-many = { $count } korttiasi voi lunastaa tällä vuorolla { $moves ->
        [0] ilman siirtoja
        [one] yhdellä siirrolla
       *[other] { $moves } siirrolla
    }: { $points } pistettä { $did ->
        [pass] passaamisen sijaan
        [none] eikä nolla
       *[less] eikä { $less }
    }.
coach-more-cards = { $count ->
        [one] Korttisi { $cards } on
       *[other] Korttisi { $cards } ovat
    } { $moves ->
        [0] jo valmiina: lunasta.
        [one] yhden siirron päässä, ja siihen sinulla on varaa.
       *[other] { $moves } siirron päässä, ja niihin sinulla on varaa.
    }
coach-cheaper = { $count ->
        [one] Kortti
       *[other] Kortit
    } { $cards }: { $moves ->
        [0] siirtoja ei tarvita
        [one] yksi siirto riittää
       *[other] { $moves } siirtoa riittää
    }, sinä maksoit { $paid }.
coach-pass = Mitään kädessäsi ei saa valmiiksi tällä vuorolla: passaa ja nosta kaksi.
coach-near = Säilytä kortti { $card }: { $moves ->
        [0] se on valmiina seuraavalla vuorolla.
       *[other] se on seuraavalla vuorolla yhden siirron päässä.
    }
coach-hint-wins = Sillä voitat pelin.
coach-hint-points = { $count ->
        [one] Korttisi { $cards } on
       *[other] Korttisi { $cards } ovat
    } { $moves ->
        [0] jo valmiina
        [one] yhden siirron päässä
       *[other] { $moves } siirron päässä
    }: { $points ->
        [one] yksi piste
       *[other] { $points } pistettä
    } tällä vuorolla.
coach-hint-cards = { $count ->
        [one] Korttisi { $cards } on
       *[other] Korttisi { $cards } ovat
    } { $moves ->
        [0] jo valmiina
        [one] yhden siirron päässä
       *[other] { $moves } siirron päässä
    }: lunasta, niin miinusta ei tule.
coach-hint-pass = Mikään ei ole tässä hintansa arvoista: passaa ja nosta kaksi.
coach-hint-near = Sen jälkeen korttisi { $card } on { $moves ->
        [0] valmiina seuraavalla vuorolla.
       *[other] yhden siirron päässä seuraavalla vuorolla.
    }
coach-hint-fresh = Mitään ei voi lunastaa tällä vuorolla: heitä kaukaiset pois ja nosta uusia.
coach-hint-waits = Mikään kortti ei ole tällä vuorolla hintansa arvoinen: pidä ne ja päätä vuoro.
coach-look-card = Katso korttia { $card }: montako siirtoa se vaatii?
coach-look-reach = Laske, montako siirtoa kukin korttisi vaatii. Onko mikään niistä ulottuvilla?
coach-luck-draw = { $who } nosti kortin { $card }, { $away ->
        [0] joka oli jo valmiina
        [one] yhden siirron päässä
       *[other] { $away } siirron päässä
    }.
