name = River Dragons
blurb = Viisi salaista korttia, aukkoja täynnä oleva joki ja lohikäärme, joka tulee aina väärällä hetkellä.
minutes = 30

## The rules

section-setup = Alkuvalmistelut
section-program = Ohjelmointi
section-turn = Kierroksen kulku
section-stones = Kivet
section-planks = Lankut
section-remove = Poistaminen
section-movement = Liikkuminen
section-jump = Hyppääminen
section-dragons = Lohikäärmeet
section-table = Pöydässä

rule-1 =
    { $three_players ->
        [blue_red_pink] Kaksi pelaajaa käyttää vaaleanpunaista ja mustaa, kolme sinistä, punaista ja vaaleanpunaista, neljä sinistä, vihreää, punaista ja keltaista, viisi kaikkia paitsi mustaa, kuusi kaikkia värejä.
       *[other] Kaksi pelaajaa käyttää vaaleanpunaista ja mustaa, kolme sinistä, punaista ja keltaista, neljä sinistä, vihreää, punaista ja keltaista, viisi kaikkia paitsi mustaa, kuusi kaikkia värejä.
    }
rule-2 = Aloitat oman värisi kylästä. Sinulla on kuusi eripituista lankkua, yksi kortti kutakin toimintoa varten ja yksi lohikäärmekortti jokaista muuta mukana olevaa väriä kohti.{ $short_game ->
        [on] {" "}Lyhyessä pelissä kaikki lankut ovat pidempiä.
       *[off] {""}
    }
rule-3 = Määränpääsi on täsmälleen omaasi vastapäätä oleva kylä.
rule-4 =
    { $starts ->
        [random] Aloittaja arvotaan.
       *[other] Pelaaja { $starts } on aloittaja.
    }
rule-5 = Kaikki pelaavat myötäpäivään kylien järjestyksessä.
rule-6 =
    { $colours ->
        [chosen] Ota väri, joka on mukana tällä pelaajamäärällä ja jota kenelläkään ei vielä ole.
       *[dealt] Tällä pelaajamäärällä mukana olevat värit arvotaan, yksi kullekin pelaajalle.
    }
rule-10 = Kaikki valitsevat yhtä aikaa salaa viisi korttia ja asettavat ne siihen järjestykseen, jossa ne pelataan.
rule-11 = Kaikki viisi korttia ovat erilaisia: kukin kortti on kädessäsi vain kerran.
rule-12 = Viidestä kortista enintään yksi on lohikäärme.
rule-13 = Lohikäärmeitä on vain muille mukana oleville väreille.
rule-14 = Ohjelmassa on täsmälleen viisi korttia, ei enempää eikä vähempää.
rule-15 =
    { $reopen ->
        [on] Vahvistetun ohjelman voi perua, kunnes viimeinen pelaaja on vahvistanut.
       *[off] Vahvistettu ohjelma on lopullinen.
    }
rule-20 = Kortit näytetään ja pelataan paikka kerrallaan: ensin kaikkien ensimmäiset kortit, sitten toiset, aina viidensiin asti.
rule-21 = Kussakin paikassa aloittaja toimii ensin, sitten muut myötäpäivään. Kortin vaikutuksesta päätetään vasta pelattaessa, laudan sen hetkisessä tilanteessa.
rule-22 = Kun viidennet kortit on pelattu, aloittajan kortti siirtyy yhden paikan myötäpäivään, ja kaikki ottavat korttinsa takaisin.
rule-23 = Peli päättyy heti, kun nappula astuu määränpäähänsä. Sen pelaaja on voittanut.
rule-24 =
    { $turn_limit ->
        [0] Kierrosten määrää ei ole rajoitettu.
       *[other] Jos kukaan ei ole perillä { $turn_limit } kierroksen jälkeen, kukaan ei voita.
    }
rule-25 =
    { $stranded ->
        [count]
            { $side ->
                [water] Kun kaikki nappulat ovat kotikylissään eivätkä jäljellä olevat lankut yllä suoraankaan joen yli, kukaan ei voita.
               *[islands]
                    { $short_game ->
                        [on] Kun kaikki nappulat ovat kotikylissään ja pelissä on jäljellä enintään kolme lankkua, kukaan ei enää pääse yli eikä kukaan voita.
                       *[off] Kun kaikki nappulat ovat kotikylissään ja pelissä on jäljellä enintään neljä lankkua, kukaan ei enää pääse yli eikä kukaan voita.
                    }
            }
       *[never] Kun yksikään nappula ei ole lankulla ja pelissä on jäljellä alle kaksi lankkua, kukaan ei enää pääse yli eikä kukaan voita. Kaksi lankkua riittää: laske yksi eteen, astu sille ja nosta takana oleva.
    }
rule-30 =
    { $side ->
        [water] Sinun on asetettava kortin mukaan yksi tai kaksi kiveä minne tahansa veteen.
       *[islands] Sinun on asetettava kortin mukaan yksi tai kaksi kiveä mille tahansa vapaille saarille.
    }
rule-31 =
    { $side ->
        [water] Tällä laudan puolella ei ole saaria: kivi voi olla missä tahansa vedessä.
       *[islands] Kullakin saarella on enintään yksi kivi.
    }
rule-32 = Kivi ei voi olla lankun alla.
rule-33 = Jos kivet tai paikat loppuvat, asetat niin monta kuin voit, ja loput menetetään.
rule-34 = Kivi pysyy paikallaan. Vain poistamiskortti vie sen pois.
rule-35 = Kivi on kokonaan laudalla.
rule-36 = Kaksi kiveä ei kosketa toisiaan.
rule-37 = Kivi on vedessä eikä kosketa kylää.
rule-40 = Sinun on asetettava kortin mukaan yksi lankku tai kaksi, yksi kerrallaan, minne tahansa laudalle.
rule-41 = Lankku on kahden kiven tai kylän ja kiven päällä, mutta ei kahden kylän välissä.
rule-42 = Lankun kumpikin pää tarvitsee kiven tai kylän.
rule-43 = Ota lankku omasta varastostasi. Kun se on otettu, mieltä ei voi muuttaa.
rule-44 = Lankun on oltava niin pitkä, että sen molemmat päät saavat tuen. Se saa olla tarpeellista pidempi.
rule-45 = Lankku, joka ei sovi minnekään, poistuu pelistä lopullisesti.
rule-46 =
    { $a_miss_is_lost ->
        [on] Liian lyhyeksi osoittautunut lankku menetetään heti.
       *[off] Liian lyhyeksi osoittautunutta lankkua on kokeiltava muualle.
    }
rule-47 = Kivi tai kylä kantaa enintään kolme lankkua.
rule-48 = Lankku ei mene toisen lankun yli. Kaksi lankkua kohtaa vain kivellä tai kylässä, joka kannattelee molempia.
rule-49 = Kahden tuen välissä on vain yksi lankku.
rule-50 = Lankku ei kulje kolmannen kiven yli.
rule-51 = Nämä kaksi ovat kaikkien lankkujen ulottumattomissa.
rule-52 = Olet jo kokeillut tätä lankkua tähän.
rule-53 = Jos varastosi on tyhjä, mitään ei tapahdu.
rule-54 =
    { $show_fits ->
        [on] Nuoremmille pelaajille lauta näyttää, mikä sopii.
       *[off] Kukaan ei mittaa: arvioi pituus silmämääräisesti.
    }
rule-55 = Lankku ei kulje sellaisen kylän yli, joka ei kannattele sitä.
rule-60 = Sinun on poistettava lankku tai kivi, jos voit. Lankku siirtyy varastoosi, kivi takaisin yhteisiin kiviin.
rule-61 = Vain laudalla olevan lankun voi poistaa.
rule-62 = Lankku, jolla seisoo nappula, pysyy paikallaan.
rule-63 = Varastossasi ei voi olla kahta samankokoista lankkua.
rule-64 = Varastossasi ei voi olla useamman kuin kahden värin lankkuja.
rule-65 = Kivi, joka kantaa lankkua, pysyy paikallaan.
rule-66 = Tässä ei ole kiveä, jonka voisi poistaa.
rule-67 = Jos mitään ei voi poistaa, mitään ei tapahdu.
rule-68 =
    { $top_plank_only ->
        [on] Lankku, jonka päällä on toinen lankku, pysyy paikallaan.
       *[off] Sillä ei ole väliä, onko päällä toinen lankku.
    }
rule-70 = Sinun on siirryttävä viereiselle lankulle tai kylään. Mikä tahansa lankku käy väristä riippumatta.
rule-71 = Voit siirtyä vain lankulle, jolla on yhteinen kivi omasi kanssa, tai kylään lankkusi päässä. Kylästä astut lankulle, joka lepää sen varassa.
rule-72 = Lankulla on tilaa yhdelle nappulalle, kylässä kuinka monelle tahansa.
rule-73 = Kahdella liikkeellä saat pysähtyä ensimmäisen jälkeen, jatkaa tai kääntyä takaisin.
rule-74 = Jos et voi liikkua, putoat jokeen ja palaat omaan kylääsi.
rule-80 = Sinun on hypättävä täsmälleen yhden nappulan yli.
rule-81 = Voit hypätä vain viereisellä lankulla olevan nappulan yli.
rule-82 = Laskeudut vapaalle lankulle tai kylään sen nappulan viereen, jonka yli hyppäät.
rule-83 = Et voi laskeutua sinne, mistä lähdit.
rule-84 = Jos et voi hypätä, putoat jokeen ja palaat omaan kylääsi.
rule-90 = Lohikäärme pysäyttää kortin, jonka sen värinen pelaaja on asettanut samaan paikkaan.
rule-91 = Lohikäärme ei pysäytä toista lohikäärmettä.
rule-92 = Kaikki saman paikan lohikäärmeet vaikuttavat, myös useat samaa pelaajaa vastaan.
rule-99 = Tätä ei nyt kysytä, tai on jonkun toisen vuoro.

## Questions, answers, and what happened

question-colour = Valitse värisi.
question-first_player = Aloittajaa arvotaan.
question-program = Aseta viisi korttia järjestykseen ja vahvista.
question-place_stone = Aseta kivi.
question-take_plank = Katso aukkoa ja ota lankku. Paluuta ei ole.
question-lay_plank = Aseta ottamasi lankku.
question-remove = Poista lankku tai kivi.
question-move = Siirrä nappulaasi.
question-step = Jatka vielä askel tai pysähdy.
question-jump = Hyppää nappulan yli.

action-choose = Pelaa värillä { $colour }
action-deal = Pelaaja { $seat } saa värin { $colour }
action-begins = Pelaaja { $seat } aloittaa
action-lay_card = Kortti: { $card }
action-confirm = Vahvista ohjelma
action-place = Aseta kivi: { $island }
action-drop = Aseta kivi kohtaan { $x }, { $y }
action-take = Ota lankku { $plank }
action-lay = Aseta lankku: { $pair }
action-remove_plank = Poista lankku { $plank }
action-remove_stone = Poista kivi: { $stone }
action-move = Siirry: { $to }
action-stop = Pysähdy tähän
action-jump = Hyppää lankulla { $over } olevan nappulan yli: { $to }

fact-colour = { $seat }: väri on { colour-name }.
fact-begins = { $seat } aloittaa.
fact-turn = Kierros { $turn }. Aloittaja on { $seat }.
fact-revealed = { $seat } näyttää: { card-name }.
fact-cancelled = Lohikäärme tulee väliin. { $seat }: { card-name } jää tekemättä.
fact-dragon_spared = { $seat } lähettää lohikäärmeen lohikäärmettä vastaan. Mikään ei pysähdy.
fact-acts = { $seat }: { card-name }.
fact-stone_placed = { $seat } asettaa kiven.
fact-no_stone = { $seat }: ei kiveä tai ei paikkaa sille.
fact-took = { $seat } ottaa lankun.
fact-laid = { $seat } asettaa lankun. Se sopii.
fact-too_short = { $seat } asettaa lankun. Se on liian lyhyt!
fact-lost =
    { $missed ->
        [1] Lankku uppoaa ja poistuu pelistä.
       *[0] Lankku ei sovi minnekään ja poistuu pelistä.
    }
fact-no_plank = { $seat }: ei enää lankkuja.
fact-plank_removed = { $seat } ottaa lankun laudalta.
fact-stone_removed = { $seat } ottaa kiven pois.
fact-nothing_removed = { $seat } ei löydä mitään poistettavaa.
fact-moved = { $seat } liikkuu.
fact-stopped = { $seat } pysähtyy.
fact-jumped = { $seat } hyppää nappulan yli.
fact-fell = { $seat } putoaa jokeen ja on taas lähtökylässä.
fact-arrived = { $seat } on perillä!
fact-turn_over = Kierros on ohi. Seuraavan aloittaa { $seat }.
fact-over = Peli on päättynyt.

## Options and endings

option-side = Lauta
option-side-islands = saarien kanssa
option-side-water = avovesi (kokeneille)
option-colours = Värit
option-colours-dealt = jaetaan
option-colours-chosen = valitaan
option-three_players = Värit kolmella pelaajalla
option-three_players-blue_red_yellow = sininen, punainen, keltainen (sääntökirja)
option-three_players-blue_red_pink = sininen, punainen, vaaleanpunainen (tasapuolisempi)
option-starts = Kuka aloittaa
option-starts-random = arvotaan
option-starts-1 = pelaaja 1
option-starts-2 = pelaaja 2
option-starts-3 = pelaaja 3
option-starts-4 = pelaaja 4
option-starts-5 = pelaaja 5
option-starts-6 = pelaaja 6
option-reopen = Ohjelman voi perua, kunnes kaikki ovat valmiita
option-a_miss_is_lost = Liian lyhyt lankku menetetään
option-show_fits = Näytä, mikä sopii (lapsille)
option-short_game = Lyhyt peli pidemmillä lankuilla
option-top_plank_only = Vain päällimmäisen lankun voi poistaa
option-turn_limit = Kierroksia enintään (0: ei rajaa)
option-stranded = Kun lankkuja on vähän
option-stranded-count = peli päättyy, kun kokonaista siltaa ei enää saa
option-stranded-never = peli jatkuu, kun lankkuja on vähintään kaksi
preset-rulebook = Kuten sääntökirjassa
preset-children = Lapsille
preset-short = Lyhyt peli
preset-strict = Tiukat säännöt
preset-expert = Kokeneiden puoli

ending-arrived = Nappula on päässyt määränpäähänsä.
ending-turn_limit = Kierrokset on pelattu, eikä kukaan ole perillä.
ending-stranded = Lankkuja on liian vähän: kukaan ei pääse yli.

## Pieces

colour-0 = sininen
colour-1 = musta
colour-2 = punainen
colour-3 = keltainen
colour-4 = vaaleanpunainen
colour-5 = vihreä
colour-name =
    { $colour ->
        [0] { colour-0 }
        [1] { colour-1 }
        [2] { colour-2 }
        [3] { colour-3 }
        [4] { colour-4 }
       *[5] { colour-5 }
    }
card-0 = aseta 1 kivi
card-1 = aseta 2 kiveä
card-2 = aseta 1 lankku
card-3 = aseta 2 lankkua
card-4 = poista
card-5 = 1 liike
card-6 = 2 liikettä
card-7 = hyppää
card-8 = sininen lohikäärme
card-9 = musta lohikäärme
card-10 = punainen lohikäärme
card-11 = keltainen lohikäärme
card-12 = pinkki lohikäärme
card-13 = vihreä lohikäärme
card-name =
    { $card ->
        [0] { card-0 }
        [1] { card-1 }
        [2] { card-2 }
        [3] { card-3 }
        [4] { card-4 }
        [5] { card-5 }
        [6] { card-6 }
        [7] { card-7 }
        [8] { card-8 }
        [9] { card-9 }
        [10] { card-10 }
        [11] { card-11 }
        [12] { card-12 }
       *[13] { card-13 }
    }

## The board in characters

picture-signs = (A1) kivi saarellaan · A1 tyhjä saari · [{ colour-0 }] kylä · @1 pelaajan 1 nappula · luvut viivoilla: lankkujen koot
picture-turn = Kierros { $turn }. Kiviä yhteisessä varastossa: { $stones }.
picture-player = { $seat } { $colour }; nappula: { $space }; päämäärä: { $goal }. Lankut: { $planks }.
picture-first = Aloittaja.
picture-cards = kortit:
picture-none = ei yhtään
picture-planks = Laudalla olevat lankut:

## The coach

name-card = { card-name }
name-colour = { colour-name }
name-village = kylä ({ colour-name })
name-plank = lankku { $size }
name-lying = lankku { $size } ({ colour-name })
name-choose = pelaa väriä { $colour }
name-place = kivi saarelle { $island }
name-drop = kivi veteen
name-take = ota lankku { $size }
name-lay = aseta se väliin { $one } – { $other }
name-remove-plank = poista { $plank }
name-remove-stone = poista kivi saarelta { $island }
name-go = siirry: { $to }
name-stop = pysähdy tähän
name-jump = hyppää nappulan yli ({ $over }), kohteena { $to }
coach-arrives = Näin olet yleensä perillä jo tällä kierroksella.
coach-stops = Tämä estää yleensä vastustajaa pääsemästä perille tällä kierroksella.
coach-stays-dry = Näin nappulasi pysyy yleensä poissa joesta.
coach-too-short = Lankku oli liian lyhyt tähän aukkoon.
coach-too-short-slanting = Lankku { $plank } oli tästä liian lyhyt: se näytti riittävän, koska aukko on vino, ja vinot aukot näyttävät lyhyemmiltä kuin ne ovat.
coach-keeps-plank = Näin et yleensä menetä lankkua, ja menetetty ei palaa koskaan.
coach-spares-long = Lankku { $better } riittää tähän, ja lankku { $played } säästyy leveämpään aukkoon.
coach-look-way = Seuraa reittiä maaliisi: mikä siltä puuttuu ensimmäisenä?
coach-look-jump = Seisooko joku vieressäsi, kun hyppysi tulee?
coach-look-remove = Mikä lankku tai kivi auttaa kilpailijaa enemmän kuin sinua?
coach-look-place-stone = Seuraa reittiä maaliisi: mistä puuttuu vielä kivi?
coach-look-take-plank = Katso aukkoa, jonka haluat ylittää, ja vertaa sitä paikallaan oleviin lankkuihin.
coach-look-lay-plank = Mikä reittisi aukko on niin lyhyt, että kädessäsi oleva lankku riittää?
coach-look-move = Mikä viereinen lankku vie kohti maalia?
coach-look-step = Missä seisot, kun muut liikkuvat?
coach-look-jump-now = Mihin laskeudut, ja mitä sen jälkeen tulee?
coach-look-colour = Jokaisen värin maali on täsmälleen vastapäätä.
coach-luck-first = Aloittaja arvottiin.
