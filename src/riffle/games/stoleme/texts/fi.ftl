name = Stolemë
blurb = Johda kašubialaisten jättiläisten sukua, joka ratkoo riitansa kivenlohkareilla ja muovaa samalla maiseman uusiksi.
minutes = 60

## Säännöt

section-setup = Alkuvalmistelut
section-round = Kierros
section-turn = Vuorosi
section-move = Siirto
section-throw = Kivenheitto
section-tokens = Sukumerkit
section-gods = Jumalat
section-end = Pelin loppu
section-table = Pöydässä

rule-10 = Jokainen johtaa neljän Stolemin sukua, ja hänellä on viisi toimintakorttia (kaksi Heittoa, kaksi Siirtoa, yksi Jumalat), viisi osumakorttia (kolme Osumaa, kaksi Hutia), neljä sukumerkkiä ja yksi salainen jumalkortti.
rule-11 = { $families ->
        [chosen] Aloittajasta alkaen jokainen valitsee suvun, jota kenelläkään ei vielä ole.
       *[dealt] Suvut arvotaan.
    } { $starter ->
        [random] Aloittaja arvotaan.
       *[other] Pelaaja { $starter } aloittaa.
    }
rule-12 = { $placing ->
        [automatic] Stolemit asetetaan automaattisesti.
        [reverse] Viimeinen pelaaja asettaa ensin, sitten muut takaperin aloittajaan asti.
       *[clockwise] Aloittaja asettaa ensin, sitten muut myötäpäivään.
    } Yksi Stolem tulee { $start_hexes ->
        [any] mille tahansa lähtöruudulle
       *[hand] oman värisi käden viereiselle lähtöruudulle
    }, muut kolme eri vapaille ruuduille sen viereen.
rule-13 = { $board ->
        [quad] Kolminpelissäkin käytetään neljän käden lautaa; yksi kulma jää tyhjäksi.
       *[fitting] Kolminpelillä on oma lautansa, koska kolme kulmaa neljästä ei olisi reilua.
    } { $start_hexes ->
        [any] {""}
       *[hand] Kaksinpelissä istutaan vastakkaisissa kulmissa.{" "}
    }{ $extra_villages ->
        [on] Laudalla on muitakin kyliä kuin keskellä oleva.
       *[off] Laudalla on yksi kylä, keskellä.
    }
rule-20 = Toisesta kierroksesta alkaen jokainen nostaa ensin yhden makaavan Stoleminsa pystyyn. { $village_dazes ->
        [off] Se pysyy terveenä tai pökertyneenä, kuten se oli.
       *[on] Se on yhä pökertynyt.
    } Ne, jotka sen jälkeen vielä makaavat, poistuvat pelistä.
rule-21 = Seisova Hoivaaja saa nostaa vielä yhden vieressään makaavan suvun jäsenen.
rule-22 = { $tokens_in_round_1 ->
        [on] Sukumerkit asetetaan ensimmäisestä kierroksesta alkaen.
       *[off] Ensimmäinen kierros alkaa heti toiminnoista: siinä ei ole sukumerkkejä.
    }
rule-23 = Jokainen asettaa neljä sukumerkkiään kuvapuoli alas omille Stolemeilleen, salaa ja yhtä aikaa, mahdollisimman tasan: yksi kullekin neljästä, kaksi yhdelle kolmesta, kaksi kummallekin kahdesta.
rule-24 = Merkit asetetaan järjestyksessä: Lohkare, Villamyssy, Pyrähdys, Superheitto.
rule-25 = { $unused_tokens ->
        [stay] Käyttämättömät merkit jäävät paikoilleen; käytetyt asetetaan uudestaan sinne, missä niitä on vähiten. Poistuneen Stolemin merkit näytetään ja asetetaan uudestaan.
       *[laid_anew] Käyttämättömät merkit palaavat, ja kaikki neljä asetetaan uudestaan.
    }
rule-26 = { $surplus ->
        [keep] Se, jolla on yli viisi osumakorttia, pitää ne.
        [choice] Se, jolla on yli viisi osumakorttia, palauttaa avoimesti valitsemiaan kortteja.
       *[random] Se, jolla on yli viisi osumakorttia, palauttaa ylimääräiset, satunnaisesti ja avoimesti.
    }
rule-27 = Edellisellä kierroksella poistetut osumakortit käännetään esiin. Aloittajasta myötäpäivään jokainen ottaa yhden, kunnes kaikilla on vähintään viisi tai kortit loppuvat; se, jolla on jo viisi tai enemmän, ohitetaan.
rule-28 = Kaikki toimintakortit kerätään, ja jokainen ottaa taas aloituskortit.
rule-29 = { $activity_tokens ->
        [stay] Uuden kierroksen alkaessa toimintamerkit jäävät niin kuin ovat.
       *[plain] Uuden kierroksen alkaessa kaikki toimintamerkit käännetään tyhjälle puolelle.
    }
rule-30 = Poista ensin yksi toimintakortti kuvapuoli alas. Sinulle on jäätävä kortti, jonka voi toteuttaa.
rule-31 = Pelaa sitten toinen toimintakortti näkyviin ja toteuta se yhdellä seisovalla Stolemillasi.{ $gods_lying ->
        [on] {" "}Jumalat-kortin saa pelata silloinkin, kun kaikki Stolemisi makaavat.
       *[off] {""}
    }
rule-32 = Voit toimia, kun sinulla on vähintään kaksi toimintakorttia ja jonkin niistä voi toteuttaa. { $may_decline ->
        [on] Se, joka voi toimia, saa myös jättää toimimatta (sääntö 36).
       *[off] Sen, joka voi toimia, on pakko toimia.
    }
rule-33 = Käännä toiminnon jälkeen toimintamerkkisi tiimalasipuolelle ja anna pelattu kortti jollekulle, jolla ei ole tiimalasia. Hän ottaa kortin käteensä ja on vuorossa.
rule-34 = Jos kaikilla on tiimalasi, kun kortti annetaan, kaikki muut paitsi antaja kääntävät merkkinsä takaisin.
rule-35 = Jos et voi toimia mutta joku muu voi, pidät kortin{ $unable ->
        [may_stay] {" "}ja osoitat seuraavaa pelaajaa; merkkisi saa kerran jäädä ilman tiimalasia
       *[turns] , käännät tiimalasin esiin ja osoitat seuraavaa pelaajaa
    }.
rule-36 = { $may_decline ->
        [on] Saat jättää toimimatta: käännä tiimalasi esiin ja osoita seuraavaa pelaajaa. Sen jälkeen sinun on odotettava jonkun toimintoa, ennen kuin jätät taas toimimatta.
       *[off] Toimimatta ei saa jättää.
    }
rule-37 = Kaksinpelissä ei käytetä toimintamerkkejä: kortti menee aina toiselle.
rule-38 = Kierroksen toiminnot päättyvät heti, kun kukaan ei voi toimia.
rule-39 = Viimeksi toimintakortin saanut aloittaa seuraavan kierroksen, pystyipä hän toimimaan tai ei.
rule-40 = Stolem kulkee niin pitkälle kuin pisteet riittävät. Ruutuun astuminen maksaa 1 pisteen, järveen 2, aukealle ei mitään. Käyttämättömät pisteet menetetään.
rule-41 = Kukkulalta Stolem saa hypätä mille tahansa toiselle kukkulalle 1 pisteellä.
rule-42 = Stolemit kulkevat seisovien Stolemien läpi mutta eivät pysähdy niiden ruutuihin. Ruudut, joissa on makaava Stolem tai kalliomerkki, ovat suljettuja.
rule-43 = Stolem, joka seisoo kylässä kierroksen lopussa, { $village_dazes ->
        [on] pökertyy ja kaatuu
       *[off] kaatuu
    }.
rule-44 = { $must_move ->
        [on] Siirron on päätyttävä toiseen ruutuun, jos jokin Stolemisi siihen pystyy.
       *[off] Siirrossa saa jäädä paikalleen.
    }
rule-45 = Kahlaaja: järveen astuminen maksaa tälle Stolemille 1 pisteen.
rule-46 = Hyppääjä: tämän Stolemin hypyt kukkulalta toiselle eivät maksa mitään.
rule-47 = Kiipeilijä: tämä Stolem saa kulkea makaavan Stolemin tai kalliomerkin ruudun läpi mutta ei pysähtyä siihen.
rule-50 = Kohteeksi kelpaa seisova vihollinen, joka on heittävän Stolemisi kantaman sisällä. { $near_throws ->
        [on] Vähimmäisetäisyyttä ei ole, eikä mikään ole tiellä.
       *[off] Aivan heittäjän vieressä oleva kohde on liian lähellä.
    } { $lone_hit_card ->
        [on] Yksi osumakortti riittää.
       *[off] Tarvitset vähintään kaksi osumakorttia.
    }
rule-51 = Vain oma seisova Stolem toimii, ja kohteeksi kelpaa vain toisen suvun seisova Stolem.
rule-52 = Osumakorttisi sekoitetaan. Yksi poistetaan kuvapuoli alas, sitten yksi näytetään: se ratkaisee.{ $lone_hit_card ->
        [on] {" "}Ainoa kortti näytetään heti.
       *[off] {""}
    }
rule-53 = Näytetty kortti menee sille, jonka Stolem oli kohteena, osuipa heitto tai ei.
rule-54 = Osuma pökerryttää terveen Stolemin pysyvästi ja kääntää sen kortin. Pökertynyt kaatuu ja jää makaamaan.
rule-55 = Huti putoaa kohteen viereiseen ruutuun nopan mukaan; jos ruutu olisi laudan ulkopuolella, noppa heitetään uudestaan. { $blocked_landing ->
        [rolls_again] Noppa heitetään uudestaan myös, jos ruudussa on kalliomerkki tai makaava Stolem, kunhan jokin muu ruutu on vapaa.
       *[changes] Maa muuttuu myös kalliomerkin tai makaavan Stolemin alla.
    }
rule-56 = Varma silmä: kun tämä Stolem heittää hudin, sen omistaja valitsee laudalta kohteen viereisen ruudun, johon kivi putoaa{ $blocked_landing ->
        [rolls_again] : sellaisen, jossa ei ole kalliomerkkiä eikä makaavaa Stolemia, jos sellainen on
       *[changes] {""}
    }. Noppaa ei heitetä.
rule-57 = Se, joka seisoo hudin putoamisruudussa, { $bystander ->
        [hit] saa siitä osuman
       *[harmless] ei vahingoitu
    }.
rule-58 = Jokainen kivi muuttaa maata: kohteen omistaja asettaa putoamisruutuun maastomerkin, joka on eri lajia kuin { $same_as_printed ->
        [on] siinä oleva merkki
       *[off] ruudun nykyinen maasto
    }. Vanha merkki palaa varastoon.
rule-59 = Joki tulee vain järven tai joen viereen.
rule-60 = Asettaa voi vain merkin, joka on varastossa.
rule-61 = { $village_buried ->
        [on] Kylään putoava kivi hautaa sen merkin alle ja rankaisee viimeisen kerran.
       *[off] Kylään ei koskaan aseteta merkkiä.
    }
rule-62 = Kylään putoava kivi suututtaa jumalat: heittäjä pökertyy ja kaatuu, eikä kukaan saa siitä pistettä.
rule-63 = Heiton järjestys: osuman vaikutus ja piste, maa, sitten kylä.
rule-64 = Väistö: kun tähän Stolemiin tähdätyn hudin ruutu on arvottu nopalla, omistaja saa heitättää nopan kerran uudestaan.
rule-65 = Muovaaja: kun tämä Stolem heittää hudin, sen omistaja asettaa maastomerkin.
rule-66 = Korkea heitto: kukkulalla seisova Stolem heittää yhden ruudun kauemmas.
rule-70 = Sukumerkki toimii kerran kierroksessa, vain sille Stolemille, jonka kortilla se on. Makaavan Stolemin merkit eivät toimi.
rule-71 = Lohkare, ilmoitetaan heitettäessä: osuma kaataa terveen Stolemin heti. Se kuluu myös hudissa.
rule-72 = Villamyssy { $cap_timing ->
        [before] (ilmoitetaan ennen osumakorttien nostamista)
       *[after] (kun Osuma on näytetty)
    }: ei pökertymistä eikä kaatumista{ $cap_boulder ->
        [dazes] , mutta Lohkare pökerryttää silti
       *[cancels] , ei edes Lohkareesta
    }. Maa muuttuu silti. Kysymys esitetään aina, kun siinä on merkki kuvapuoli alas, joten se ei paljasta mitään.
rule-73 = Pyrähdys: yksi piste lisää siirtoon. Se kuluu vain, jos matka sitä vaatii.
rule-74 = Superheitto: yhden ruudun kauemmas. Se kuluu vain, jos kantama sitä vaatii.
rule-75 = Paksukallo: tälle Stolemille Lohkare on tavallinen kivi. Merkki kuluu silti.
rule-80 = Jumalat, ensimmäinen käyttö: nosta toinen jumalkortti. Kaksi on enimmäismäärä.
rule-81 = Jumalat, toinen käyttö: sekoita yksi jumalkorttisi pakkaan ja nosta päällimmäinen.
rule-82 = Jumalat, kolmas käyttö: pelaa kortti, jonka maastomerkit ovat laudalla reunaton puoli ylöspäin. Painettua maastoa ei lasketa.
rule-83 = Täsmälleen sarjan merkit käännetään reunalliselle puolelle; jos niitä on enemmän, sinä valitset.
rule-84 = Nimeä sitten toinen suku, jolla on Stolem pelissä{ $gods_target ->
        [leader] , niiden joukosta, joilla on eniten kaatoja ja pelattuja jumalkortteja
        [rowdiest] , niiden joukosta, jotka ovat heittäneet eniten tällä kierroksella
       *[anyone] {""}
    }.
rule-85 = Sen omistaja valitsee yhden Stoleminsa laudalta, { $stone_standing_first ->
        [on] seisovan, jos sellainen on
       *[off] seisovan tai makaavan
    }. Se muuttuu kiveksi: Stolem poistuu pelistä, kalliomerkki jää.
rule-86 = Se, joka on pelannut kätensä ainoan jumalkortin, nostaa heti uuden.
rule-87 = Kun pakka on tyhjä, jumalkortteja ei nosteta eikä vaihdeta. Jos et voi pelatakaan jumalkorttia, Jumalat-kortilla ei ole vaikutusta.
rule-90 = Voitat heti kolmannella kaadolla (kaksi pelaajaa), neljännellä (kolme) tai viidennellä (neljä). Vain heitot tuottavat pisteitä{ $points_for ->
        [any_rock] { $bystander ->
            [hit] , myös kun huti kaataa sivullisen
           *[harmless] , ja niistäkin vain kohteeseensa osuvat
        }
       *[accurate] , ja niistäkin vain kohteeseensa osuvat
    }.
rule-91 = Voitat heti kolmannella jumalkortillasi, ennen kuin kukaan muuttuu kiveksi.
rule-92 = Voitat, { $last_family ->
        [at_once] heti kun laudalla on vain sinun sukusi
       *[round_end] jos kierroksen lopussa vain sinun sukusi seisoo
    }.
rule-93 = Peli päättyy, kun heitto vaatii maastomerkin eikä yhtäkään voi asettaa { $river_test ->
        [board] minnekään laudalle
       *[landing] siihen ruutuun
    }. Voittaa suku, jolla on eniten seisovia { $tokens_out ->
        [healthy] terveitä Stolemeja
       *[standing] Stolemeja
    }.
rule-94 = Tasatilanteessa verrataan, kenellä on vähemmän pökertyneitä Stolemeja pelissä{ $tie_break ->
        [score] , sitten kaatoja, sitten pelattuja jumalkortteja
       *[draw] {""}
    }; jos ollaan yhä tasan, voitto jaetaan.
rule-95 = Suku, jolla ei ole Stolemia laudalla, on ulkona: se ei saa kortteja, eikä sitä osoiteta. Sen osumakortit menevät poistettuihin, jumalkortit pakkaan.
rule-96 = { $round_limit ->
        [0] Kierrosten määrää ei ole rajattu.
       *[other] Kierroksen { $round_limit } jälkeen peli päättyy, ja voittaa suku, jolla on eniten seisovia { $tokens_out ->
            [healthy] terveitä Stolemeja
           *[standing] Stolemeja
        }.
    }
rule-97 = { $none_standing ->
        [draw] Jos kierroksen lopussa kukaan ei seiso, tulee tasapeli.
       *[goes_on] Jos kierroksen lopussa kukaan ei seiso, peli jatkuu.
    }
rule-99 = Tätä ei nyt kysytä.

## Kysymykset

question-first_player = Arpa kertoo, kuka aloittaa
question-deal_family = Suku arvotaan
question-choose_family = Valitse suku
question-gods_draw = Jumalkortti nostetaan
question-place = Aseta Stolem
question-stand = Nosta yksi Stolemisi pystyyn
question-nurse = Hoivaajasi saa nostaa vielä yhden
question-tokens = Aseta sukumerkkisi kuvapuoli alas
question-surplus = Ylimääräinen osumakortti palaa
question-give_back = Palauta osumakortti
question-draft = Ota osumakortti
question-discard = Poista yksi toimintakortti
question-play = Pelaa toimintakortti
question-move = Siirrä Stolemia
question-throw = Valitse heittäjä ja kohde
question-blind = Osumakortti poistetaan näkemättä
question-show = Osumakortti näytetään
question-cap = Käytetäänkö Villamyssyä?
question-roll = Noppa heitetään
question-sidestep = Heitetäänkö noppa uudestaan?
question-land = Valitse, mihin kivi putoaa
question-lay = Aseta maastomerkki
question-gods = Nosta, vaihda tai pelaa jumalkortti
question-turn_token = Valitse käännettävä merkki
question-name = Nimeä suku jumalille
question-stone = Valitse, kuka muuttuu kiveksi
question-pass = Anna kortti jollekulle
question-point = Osoita seuraavaa pelaajaa

## Vastaukset

action-begins = { $seat } aloittaa
action-deal_family = Arvottu suku: { said-family }
action-choose_family = Ota suku { said-family }
action-draw = Nostettu: { $card }
action-place = Aseta { who-of-four } ({ $stolem }) ruutuun { $hex }
action-stand = Nosta pystyyn { who-of-four } ({ $stolem })
action-stay_down = Älä nosta ketään
action-put_token = { said-token } Stolemille { $stolem } ({ who-of-four })
action-confirm = Valmis
action-surplus = Palaa: { said-result }
action-give_back = Palauta: { said-result }
action-take = Ota: { said-result }
action-discard = Poista: { said-card }
action-decline = Jätä toimimatta
action-play = Pelaa: { said-card }
action-move = Siirrä { who-of-four } ({ $stolem }) ruutuun { $hex }
action-throw = { who-of-four } ({ $stolem }) heittää { said-rock }, kohteena Stolem { $target }
action-blind = Poistetaan näkemättä: { said-result }
action-show = Näytetään: { said-result }
action-wear_cap = Käytä Villamyssyä
action-no_cap = Ei myssyä
action-roll = Noppa osoittaa { said-side }
action-reroll = Heitä uudestaan
action-keep_roll = Jätä näin
action-land = Kivi putoaa { said-side }
action-lay = Aseta: { said-terrain }
action-draw_card = Nosta jumalkortti
action-exchange = Vaihda jumalkortti: { said-slot }
action-play_card = Pelaa { $card }
action-pray = Rukoile turhaan
action-turn_token = Käännä merkki ruudussa { $hex }
action-name = Nimeä { $seat }
action-turn_to_stone = { who-of-four } ({ $stolem }) muuttuu kiveksi
action-pass_card = Kortti saajalle { $seat }
action-point = Osoita: { $seat } ({ said-activity })

## Mitä tapahtui

who-of-four = { $stolem ->
        [0] isä
        [4] isä
        [8] isä
        [12] isä
        [1] äiti
        [5] äiti
        [9] äiti
        [13] äiti
        [2] isovanhempi
        [6] isovanhempi
        [10] isovanhempi
        [14] isovanhempi
        [3] lapsi
        [7] lapsi
        [11] lapsi
       *[other] lapsi
    }
family-name = { $family ->
        [0] Rëbôcë
        [1] Lesôcë
        [2] Bëlôcë
       *[other] Gôchë
    }
said-card = { $card ->
        [throw] Heitto
        [move] Siirto
       *[gods] Jumalat
    }
said-result = { $result ->
        [miss] Huti
       *[hit] Osuma
    }
said-token = { $token ->
        [boulder] Lohkare
        [cap] Villamyssy
        [sprint] Pyrähdys
       *[super] Superheitto
    }
said-terrain = { $terrain ->
        [clearing] aukea
        [hill] kukkula
        [river] joki
       *[lake] järvi
    }
said-side = { $side ->
        [ne] koilliseen
        [e] itään
        [se] kaakkoon
        [sw] lounaaseen
        [w] länteen
       *[nw] luoteeseen
    }
said-rock = { $rock ->
        [boulder] Lohkareen
       *[rock] kiven
    }
said-slot = { $slot ->
        [left] vasen
       *[right] oikea
    }
said-activity = { $token ->
        [hourglass] tiimalasi esiin
       *[plain] ilman tiimalasia
    }
said-family = { $family ->
        [rebocy] Rëbôcë
        [lesocy] Lesôcë
        [belocy] Bëlôcë
       *[gochy] Gôchë
    }
fact-begins = { $seat } aloittaa.
fact-family = { $seat } johtaa sukua { family-name }.
fact-drew_god = { $seat } nostaa jumalkortin.
fact-drew_god-hidden = { $seat } nostaa jumalkortin.
fact-placed = { $seat } asettaa Stolemin.
fact-stood_up = Stolem nousee ({ $seat }, { who-of-four }).
fact-left_game = Stolem poistuu pelistä ({ $seat }, { who-of-four }).
fact-tokens_laid = { $seat } on asettanut sukumerkit.
fact-put_token = { $seat } asettaa sukumerkin.
fact-put_token-hidden = { $seat } asettaa sukumerkin.
fact-hit_cards_open = Poistetut osumakortit käännetään esiin. Osumia: { $hits }, Huteja: { $misses }.
fact-gave_back = { $seat } palauttaa { $result ->
        [0] Hudin
       *[other] Osuman
    }.
fact-took = { $seat } ottaa { $result ->
        [0] Hudin
       *[other] Osuman
    }.
fact-discarded = { $seat } poistaa kortin { $card ->
        [0] Heitto
        [1] Siirto
       *[other] Jumalat
    }.
fact-discarded-hidden = { $seat } poistaa toimintakortin.
fact-declined = { $seat } jättää toimimatta.
fact-played = { $seat } pelaa kortin { $card ->
        [0] Heitto
        [1] Siirto
       *[other] Jumalat
    }.
fact-moved = { $seat } siirtää Stolemia ({ who-of-four }, pisteitä { $cost }).
fact-used_token = { $seat } käyttää merkin { $token ->
        [0] Lohkare
        [1] Villamyssy
        [2] Pyrähdys
       *[other] Superheitto
    }.
fact-threw = { $seat }: { who-of-four } heittää { $boulder ->
        [0] kiven
       *[other] Lohkareen
    }, kohteena Stolem { $at } ({ $to }).
fact-blind = { $seat } poistaa näkemättä { $result ->
        [0] Hudin
       *[other] Osuman
    }.
fact-blind-hidden = { $seat } poistaa osumakortin näkemättä.
fact-showed = { $seat } näyttää { $result ->
        [0] Hudin
       *[other] Osuman
    }; kortin saa { $to }.
fact-capped = Villamyssy ottaa iskun vastaan.
fact-rolled = Noppa heitetään.
fact-sidestepped = { $seat } heitättää nopan uudestaan.
fact-landed = Kivi putoaa kohteen viereen.
fact-dazed = Stolem pökertyy ({ $seat }, { who-of-four }).
fact-knocked_out = Stolem kaatuu ({ $seat }, { who-of-four }).
fact-scored = { $seat }, kaatoja: { $score }.
fact-laid = { $seat } asettaa { $terrain ->
        [0] aukean
        [1] kukkulan
        [2] joen
       *[other] järven
    }.
fact-punished = Jumalat rankaisevat Stolemia ({ $seat }, { who-of-four }).
fact-exchanged = { $seat } vaihtaa jumalkortin.
fact-played_god = { $seat } pelaa jumalkortin ({ $trophies }/3).
fact-turned_token = Maastomerkki käännetään.
fact-named = { $seat } nimeää suvun jumalille.
fact-stone = Stolem muuttuu kiveksi ({ $seat }, { who-of-four }).
fact-family_out = Suku on ulkona: { $seat }.
fact-passed = { $seat } antaa eteenpäin kortin { $card ->
        [0] Heitto
        [1] Siirto
       *[other] Jumalat
    }; sen saa { $to }.
fact-hourglasses = Kaikki tiimalasit paitsi yksi ({ $seat }) käännetään takaisin.
fact-unable = { $seat } ei voi toimia.
fact-pointed = { $seat } osoittaa: { $to }.
fact-round_ended = Kierros { $round } on ohi.
fact-no_token = Mikään merkki ei sovi tähän; maa pysyy ennallaan.
fact-over = Peli on päättynyt.

## Valinnat ja loput

option-starter = Kuka aloittaa
option-starter-random = arvotaan
option-starter-1 = pelaaja 1
option-starter-2 = pelaaja 2
option-starter-3 = pelaaja 3
option-starter-4 = pelaaja 4
option-families = Suvut
option-families-dealt = arvotaan
option-families-chosen = valitaan vuorotellen
option-board = Kolmen pelaajan lauta
option-board-fitting = oma
option-board-quad = neljän käden lauta
option-extra_villages = Lisää kyliä
option-placing = Asettaminen
option-placing-clockwise = aloittaja ensin
option-placing-reverse = viimeinen ensin
option-placing-automatic = automaattinen
option-start_hexes = Lähtöruudut
option-start_hexes-hand = oman värisi käden luona
option-start_hexes-any = mikä tahansa
option-tokens_in_round_1 = Sukumerkit ensimmäisellä kierroksella
option-unused_tokens = Käyttämättömät sukumerkit
option-unused_tokens-laid_anew = asetetaan uudestaan
option-unused_tokens-stay = jäävät paikoilleen
option-surplus = Yli viisi osumakorttia
option-surplus-random = palaa satunnaisesti
option-surplus-choice = palaa valinnan mukaan
option-surplus-keep = jää käteen
option-must_move = Siirron on päätyttävä toiseen ruutuun
option-gods_lying = Jumalat saa pelata, kun kaikki Stolemit makaavat
option-lone_hit_card = Yksi osumakortti riittää heittoon
option-near_throws = Heitot aivan vieressä olevaan Stolemiin
option-same_as_printed = Merkki saa olla sama kuin painettu maasto
option-village_buried = Kivi hautaa kylän
option-village_dazes = Kylä pökerryttää kierroksen lopussa
option-gods_target = Kenet saa nimetä jumalille
option-gods_target-anyone = kenet tahansa
option-gods_target-leader = johdossa olevan
option-gods_target-rowdiest = kierroksen ahkerimman heittäjän
option-stone_standing_first = Seisovat muuttuvat kiveksi ensin
option-cap_boulder = Villamyssy Lohkaretta vastaan
option-cap_boulder-cancels = pysäyttää sen
option-cap_boulder-dazes = Lohkare pökerryttää silti
option-cap_timing = Villamyssy ilmoitetaan
option-cap_timing-after = Osuman näyttämisen jälkeen
option-cap_timing-before = ennen nostoa
option-blocked_landing = Huti kallioon tai makaavaan Stolemiin
option-blocked_landing-changes = muuttaa maan siinä
option-blocked_landing-rolls_again = heitetään uudestaan
option-bystander = Se, joka seisoo hudin putoamisruudussa,
option-bystander-harmless = ei vahingoitu
option-bystander-hit = saa osuman
option-points_for = Pisteet kaadoista
option-points_for-accurate = kohteeseen osuvilla heitoilla
option-points_for-any_rock = millä tahansa kivellä
option-unable = Se, joka ei voi toimia,
option-unable-turns = kääntää tiimalasin esiin
option-unable-may_stay = saa jättää merkin kääntämättä
option-may_decline = Toimimatta saa jättää
option-last_family = Viimeinen suku voittaa
option-last_family-round_end = kierroksen lopussa
option-last_family-at_once = heti
option-none_standing = Kukaan ei seiso kierroksen lopussa
option-none_standing-goes_on = peli jatkuu
option-none_standing-draw = tasapeli
option-tokens_out = Kun maa on täynnä, lasketaan
option-tokens_out-standing = seisovat Stolemit
option-tokens_out-healthy = seisovat terveet Stolemit
option-river_test = Maa on täynnä, kun mikään merkki ei sovi
option-river_test-landing = putoamisruutuun
option-river_test-board = mihinkään ruutuun
option-tie_break = Yhä tasan
option-tie_break-draw = jaettu voitto
option-tie_break-score = kaadot, sitten pelatut jumalkortit
option-round_limit = Kierroksia enintään (0: ei rajaa)
option-activity_tokens = Toimintamerkit kierroksen alkaessa
option-activity_tokens-plain = käännetään tyhjälle puolelle
option-activity_tokens-stay = jäävät niin kuin ovat
preset-polish = Puolankielinen sääntökirja
preset-english = Englanninkielinen sääntökirja

ending-knockouts = Tarpeeksi kaatoja: paras heittäjä voittaa.
ending-gods = Kolme jumalkorttia: jumalten suosikki voittaa.
ending-last_family = Vain yksi suku seisoo enää, tai ei yksikään.
ending-tokens_out = Maastoa ei voi enää asettaa: nyt lasketaan Stolemit.
ending-round_limit = Viimeinen kierros on ohi: nyt lasketaan Stolemit.

## Osien nimet

family-0 = Rëbôcë, kalastajat
family-1 = Lesôcë, metsäläiset
family-2 = Bëlôcë, niemen väki
family-3 = Gôchë, nummen väki
role-0 = isä
role-1 = äiti
role-2 = isovanhempi
role-3 = lapsi
card-0 = Heitto
card-1 = Siirto
card-2 = Jumalat
result-0 = Huti
result-1 = Osuma
token-0 = Lohkare
token-1 = Villamyssy
token-2 = Pyrähdys
token-3 = Superheitto
terrain-0 = tasanko
terrain-1 = aukea
terrain-2 = kukkula
terrain-3 = joki
terrain-4 = järvi
terrain-5 = kylä
ability-1 = Kahlaaja: järvi maksaa 1
ability-2 = Hyppääjä: hypyt kukkulalta toiselle eivät maksa
ability-3 = Kiipeilijä: saa kulkea makaavien ja kallioiden ohi
ability-4 = Korkea heitto: kukkulalla yksi ruutu kauemmas
ability-5 = Paksukallo: Lohkare on tavallinen kivi
ability-6 = Väistö: saa heitättää hudin uudestaan
ability-7 = Varma silmä: valitsee, mihin huti putoaa
ability-8 = Muovaaja: asettaa merkin hudin jälkeen
ability-9 = Hoivaaja: nostaa vielä yhden naapurin
pose-1 = seisoo
pose-2 = makaa
pose-3 = poissa
pose-4 = muuttunut kiveksi
dazed = pökertynyt
healthy = terve
hourglass = tiimalasi
rock = kalliomerkki
picture-round = Kierros { $round }
picture-family = { $player } { $family }: kaadot { $score }/{ $goal }, jumalat { $trophies }/{ $gods }; kädessä { $actions } toiminta-, { $hits } osuma- ja { $cards } jumalkorttia
picture-out = ulkona pelistä
picture-first = aloittaja
picture-hand = Käsi { $player }: { $cards }; Osumia { $hits }, Huteja { $misses }
picture-gods = Jumalkortit: { $cards }
picture-tokens = Sukumerkit: { $tokens }
picture-pool = Maastomerkkejä jäljellä: { $tokens }
picture-open = Avoimet osumakortit: Osumia { $hits }, Huteja { $misses }
picture-throw = { $thrower } heittää, kohteena { $target }
picture-giants = Stolemit: numero, nimi, ruutu, liike/kantama
picture-signs = { $terrains }; (x) merkki, [x] käännetty merkki; * pökertynyt, _ makaa, @ kalliomerkki

## The coach

name-card = { said-card }
name-result = { said-result }
name-terrain = { said-terrain }
name-kind = { said-terrain }
name-token = { said-token }
name-choose-family = ota { $family }
name-place = { $giant } ruutuun { $hex }
name-stand = { $giant } nousee
name-stay-down = älä auta ketään ylös
name-put-token = { $token }: { $giant }
name-give-back = palauta: { $result }
name-take = ota: { $result }
name-discard = heitä pois: { $card }
name-decline = älä tee mitään
name-play = pelaa: { $card }
name-move = { $giant } ruutuun { $hex }
name-throw = { $giant } heittää { $rock ->
        [1] lohkareen
       *[0] kiven
    }, kohteena { $target }
name-wear-cap = käytä villamyssyä
name-no-cap = ei villamyssyä
name-reroll = heitä uudelleen
name-keep-roll = jätä noppa
name-land = kivi putoaa ruutuun { $hex }
name-lay = aseta: { $terrain }
name-draw-card = nosta jumalkortti
name-exchange = vaihda { $god }
name-play-card = pelaa { $god }
name-pray = rukoile turhaan
name-turn-token = käännä ruudun { $hex } laatta
name-name = nimeä { $rival }
name-turn-to-stone = { $giant } muuttuu kiveksi
name-pass-card = anna kortti: { $next }
name-point = osoita: { $next }
coach-knocks-out = Näin tyrmäät yleensä vastustajan Stolemin.
coach-stays-up = Näin omasi pysyvät yleensä pystyssä.
coach-dazes = Näin vastustajan Stolem menee yleensä pökerryksiin.
coach-stays-clear = Näin kukaan omistasi ei yleensä pökerry.
coach-pleases-gods = Näin pääset yleensä pelaamaan jumalkortin.
coach-denies-gods = Tämä estää yleensä vastustajaa pelaamasta jumalkorttia.
coach-not-stone = Näin kukaan omistasi ei yleensä muutu kiveksi.
coach-village = Se pysyy erossa kylästä: jumalat lyövät maahan sen, joka päättää kierroksen siellä tai pudottaa sinne kiven.
coach-keeps-hits = Yksi Osuma enemmän kädessä; Huti kertoisi kaikille, että osut harvemmin.
coach-gives-dazed = Se antaa jumalille pökertyneen Stolemin ja säästää terveen.
coach-spares-boulder = Tavallinenkin kivi kaataa pökertyneen Stolemin, joten Lohkare säästyy.
coach-look-walk = Mitkä ruudut ovat kilpailijoiden heittojen kantamalla ja mitkä sinun?
coach-look-rocks = Kuka heistä on jo pökertynyt, ja kuka omistasi heittää pisimmälle?
coach-look-hits = Laske Osumasi ja Hutisi: mitä seuraava heittosi näyttää?
coach-look-land = Ketä tämä maasto auttaa ja ketä se hidastaa?
coach-look-cards = Mieti myös, minkä kortin joudut antamaan eteenpäin.
coach-look-gods = Katso jumalkorttiasi: onko sen maisema jo laudalla tai melkein?
coach-luck-hit = Heitto osui.
coach-luck-miss = Heitto meni ohi.
coach-luck-roll = Kallion vierimissuunnan ratkaisi pelkkä noppa.
