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
stolem-guide-sidestep = Kivi putoaa ruutuun { $hex } ({ $terrain }). Heitetäänkö noppa uudestaan?
stolem-guide-land = Huti: { $name } valitsee kohteen ({ $target }) viereltä ruudun, johon kivi putoaa.
stolem-guide-lay = Kivi on ruudussa { $hex }: aseta siihen maastomerkki.
stolem-guide-gods = Nosta, vaihda tai pelaa jumalkortti.
stolem-guide-turn_token = Valitse laudalta merkki, joka käännetään jumalille.
stolem-guide-name = Nimeä suku jumalille: yksi sen Stolemeista muuttuu kiveksi.
stolem-guide-stone = Valitse, mikä Stolemeistasi muuttuu kiveksi.
stolem-guide-pass = Anna { $card } eteenpäin. Kortin saajalla on seuraava vuoro.
stolem-guide-point = Et voi toimia: osoita, kuka jatkaa.

## Mitä juuri tapahtui

stolem-passed = { $from } antaa kortin { $card }, saaja { $to }.
stolem-showed = { $from } näyttää kortin { $result }; sen saa { $to }.
stolem-pointed = { $from } osoittaa: { $to }.
stolem-named = { $from } nimeää jumalille suvun { $to }.
stolem-took = { $to } ottaa kortin { $result }.
stolem-gave = { $from } palauttaa kortin { $result }.
stolem-drew = { $to } nostaa jumalkortin.
stolem-drew-card = { $to } nostaa kortin { $card }.
stolem-throw-now = { $name } heittää, kohteena { $target }.
stolem-throw-hit = { $name } osuu, kohteena { $target }.
stolem-throw-miss = { $name } heittää ohi, kohteena { $target }.
stolem-throw-lands = { $name } heittää ohi, kohteena { $target }: noppa näyttää { $die }, kivi putoaa ruutuun { $hex }.
stolem-throw-falls = { $name } heittää ohi, kohteena { $target }: kivi putoaa ruutuun { $hex }.
