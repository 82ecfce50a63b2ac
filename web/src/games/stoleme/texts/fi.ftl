# Stolemë: laudan sanat.

stolem-land = Maa
stolem-hex = { $hex }, { $terrain }
stolem-hex-rock = { $hex }, { $terrain }, kallio
stolem-hex-giant = { $hex }, { $terrain }: { $name }, suku { $family }, { $state }
stolem-cost = { $cost ->
        [one] 1 piste
       *[other] { $cost } pistettä
    }
stolem-cost-sprint = { $cost } pistettä, Pyrähdyksen kanssa
stolem-hit-chance = osuu { $percent } %:n todennäköisyydellä
stolem-percent = { $percent } %
stolem-knockouts = Kaatoja: { $count }/{ $goal }
stolem-trophies = Pelattuja jumalkortteja: { $count }/{ $goal }
stolem-holds-actions = Toimintakortteja kädessä: { $count }
stolem-holds-hits = Osumakortteja kädessä: { $count }
stolem-holds-gods = Jumalkortteja kädessä: { $count }
stolem-numbers = liikkuu { $move }, heittää { $range }
stolem-face-down = { $count } piilossa
stolem-hand = Korttisi
stolem-times = { $count } kädessä
stolem-odds = Osumia: { $hits }/{ $all }
stolem-missing = vielä puuttuu: { $set }
stolem-complete = sarja on laudalla
stolem-left = { $count } jäljellä
stolem-wanted = jumalillesi
stolem-sure = Oletko varma? Tee se tai mieti uudelleen.
stolem-sure-move = { $name } menee ruutuun { $hex }: { $points }.
stolem-sure-throw = { $name } heittää, kohteena { $target }: { $percent } %:n todennäköisyydellä kohde { $effect }. Huti putoaa johonkin renkaista.
stolem-effect-daze = pökertyy
stolem-effect-knockout = kaatuu
stolem-do = Tee se
stolem-rock = Kivi
stolem-discard = Poista { $card }
stolem-play = Pelaa { $card }
stolem-take = Ota { $result }
stolem-give_back = Palauta { $result }
stolem-lay = Aseta { $terrain }
stolem-exchange = Vaihda { $card }
stolem-pass = Anna se: { $player }
stolem-name = Nimeä { $player }
stolem-point = Osoita: { $player }
stolem-point-plain = Ilman tiimalasia, osoita: { $player }
stolem-player = pelaaja { $player }
stolem-who = { $name } ({ $family })

## Mitä nyt odotetaan

stolem-guide-choose_family = Valitse sukusi.
stolem-guide-place = Valitse ruutu: { $name }.
stolem-guide-stand = Yksi makaavista Stolemeistasi nousee: valitse, mikä niistä. Muut poistuvat pelistä.
stolem-guide-nurse = Hoivaajasi saa nostaa vielä yhden naapurin.
stolem-guide-tokens = Aseta { $token } kuvapuoli alas yhdelle Stolemillesi.
stolem-guide-tokens-done = Kaikki merkit on asetettu. Valmis?
stolem-guide-give_back = Sinulla on yli viisi osumakorttia: palauta yksi.
stolem-guide-draft = Ota yksi avoimista osumakorteista: Osumia { $hits }, Huteja { $misses }.
stolem-guide-discard = Poista yksi toimintakortti. Sen jälkeen pelaat toisen.
stolem-guide-play = Pelaa toimintakortti.
stolem-guide-move = Valitse liikkuva Stolem.
stolem-guide-move-where = Minne { $name } menee? Luvut ovat matkan hinta pisteinä.
stolem-guide-move-sprint = Minne { $name } menee? Luvut ovat pisteitä; + vaatii Pyrähdyksen.
stolem-guide-throw = Valitse heittävä Stolem. Osumisen mahdollisuus on { $percent } %.
stolem-guide-throw-whom = Ketä kohti { $name } heittää? Osumisen mahdollisuus on { $percent } %.
stolem-guide-cap = { $name } sai osuman. Käytetäänkö Villamyssyä?
stolem-guide-cap-none = { $name } sai osuman, eikä Villamyssyä ole.
stolem-guide-cap-before = Kivi lentää kohti: { $name }. Ilmoitetaanko Villamyssy?
stolem-guide-cap-before-none = Kivi lentää kohti: { $name }. Villamyssyä ei ole.
stolem-guide-sidestep = Kivi putoaa ruutuun { $hex } ({ $terrain }). Heitetäänkö noppa uudestaan?
stolem-guide-land = Huti: { $name } valitsee kohteen ({ $target }) viereltä ruudun, johon kivi putoaa.
stolem-guide-lay = Kivi on ruudussa { $hex }: aseta siihen maastomerkki.
stolem-guide-gods = Nosta, vaihda tai pelaa jumalkortti.
stolem-guide-turn_token = Valitse laudalta merkki, joka käännetään jumalille.
stolem-guide-name = Nimeä suku jumalille: yksi sen Stolemeista muuttuu kiveksi.
stolem-guide-stone = Valitse, mikä Stolemeistasi muuttuu kiveksi.
stolem-guide-pass = Anna { $card } eteenpäin. Kortin saajalla on seuraava vuoro.
stolem-guide-point = Et voi toimia: osoita, kuka jatkaa.
stolem-guide-point-on = Osoita, kuka jatkaa.

## Mitä juuri tapahtui

stolem-told-placed = { $giant } asettuu ruutuun { $place }.
stolem-told-stood_up = { $giant } nousee.
stolem-told-left_game = { $giant } poistuu pelistä.
stolem-told-moved = { $giant } kulkee ruudusta { $place } ruutuun { $to }.
stolem-told-used_token = { $giant } käyttää merkin: { $token ->
        [0] Lohkare
        [1] Villamyssy
        [2] Pyrähdys
       *[other] Superheitto
    }.
stolem-told-threw = { $giant } heittää { $boulder ->
        [0] kiven
       *[other] Lohkareen
    }, kohteena { $other } ruudussa { $place }.
stolem-told-showed = { $result ->
        [0] Huti!
       *[other] Osuma!
    } Kortin saa { $to }.
stolem-told-capped = Villamyssy pelastaa: { $giant }.
stolem-told-rolled = Noppa näyttää { $die }.
stolem-told-sidestepped = { $giant } väistää: noppa heitetään uudestaan.
stolem-told-landed = Kivi putoaa ruutuun { $place }.
stolem-told-dazed = { $giant } pökertyy.
stolem-told-knocked_out = { $giant } kaatuu.
stolem-told-laid = { $seat } asettaa ruutuun { $place } merkin: { $what }.
stolem-told-punished = Jumalat rankaisevat ruudussa { $place }: { $giant }.
stolem-told-played_god = { $seat } pelaa jumalkortin { $god } ({ $trophies }/3).
stolem-told-drew_god = { $seat } nostaa jumalkortin { $god }.
stolem-told-turned_token = Merkki ruudussa { $place } käännetään: { $what }.
stolem-told-named = { $seat } nimeää jumalille: { $named }.
stolem-told-stone = { $giant } muuttuu kiveksi ruudussa { $place }.
stolem-told-no_token = Ruutuun { $place } ei sovi mikään merkki; maa jää ennalleen.

## Ensimmäinen peli

stolem-teach-1 = Johdat Rëbôcë-sukua yläkulmassa. Jokaisella Stolemilla on kaksi lukua: kuinka pitkälle se kulkee ja kuinka pitkälle se heittää. Voitat kolmella kaadolla tai kolmella jumalkortilla.
stolem-teach-2 = Vuoro alkaa menetyksellä: yksi toimintakortti poistetaan kuvapuoli alas. Poista Siirto.
stolem-teach-3 = Nyt pelaat toisen kortin. Pelaa jäljellä oleva Siirto.
stolem-teach-4 = Valitse Jank, lapsi, ja mene ruutuun D4. Luvut ovat pisteitä, jotka ruutu maksaa; Jankilla on neljä.
stolem-teach-5 = Siirtosi meni Lesôcë-suvulle, ja vuoro sen mukana. He käyttivät sen: Hanka on tullut lähelle. Nyt on taas vuorosi. Poista saamasi Siirto.
stolem-teach-6 = Jank heittää kahden ruudun päähän, ja juuri niin kaukana Hanka seisoo. Pelaa Heitto.
stolem-teach-7 = Valitse Jank, sitten Hanka. Viidestä osumakortistasi kolme on Osumia: 60 %.
stolem-teach-8 = Huti! Noppa kertoi, mihin kivi putosi, ja Lesôcë teki siihen järven. Näyttämäsi Huti on nyt heidän. Sitten Hanka heitti takaisin, ja hänkin heitti ohi.
stolem-teach-9 = Hänen kivensä on ruudussa C4, ja sinä asetat siihen maaston. Jumalkorttisi Òmańc haluaa aukean, kukkulan ja järven: aseta aukea.
stolem-teach-10 = Uusi vuoro: poista Heitto.
stolem-teach-11 = Ja pelaa toinen.
stolem-teach-12 = Neljästä osumakortistasi kolme on nyt Osumia. Heitä taas, kohteena Hanka.
stolem-teach-13 = Osuma: Hanka on pökertynyt. Toinen osuma kaataisi hänet, ja siitä saa pisteen. Hän juoksi pois, mutta katso: aukea, kukkula ja järvi ovat laudalla. Poista Siirto.
stolem-teach-14 = Pelaa Jumalat.
stolem-teach-15 = Pelaa Òmańc: sen kolme merkkiä käännetään, ja Lesôcë menettää Stolemin jumalille.
stolem-teach-16 = Hanka on nyt kallio, ja sinulla on yksi kolmesta jumalkortista. Kukaan ei voinut enää toimia, joten kierros on ohi. Jos jollakulla silloin makaa Stolemeja, hän nostaa niistä yhden; muut poistuvat pelistä.
stolem-teach-17 = Toisesta kierroksesta alkaen kaikki piilottavat neljä sukumerkkiä: Lohkare, Villamyssy, Pyrähdys ja Superheitto. Kukin toimii kerran. Varo kylää: sinne putoava kivi kääntää jumalat heittäjää vastaan.
