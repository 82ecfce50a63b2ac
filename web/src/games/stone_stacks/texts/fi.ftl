# Stone stacks: the words on the board.

stacks-stacks = Kuusi pinoa
stacks-tiles = Laatat
stacks-tile =
    { $steps ->
        [one] Laatta: { $sizes }; 1 askel, pinon { $goal } kohdalle
       *[other] Laatta: { $sizes }; { $steps } askelta, pinon { $goal } kohdalle
    }
stacks-river = Kivet joessa
stacks-from-front = Edestä
stacks-hand = Kätesi
stacks-side = Sivu { $number } alaspäin
stacks-yaw = Kierto
stacks-dx = Vasen, oikea
stacks-dy = Lähelle, kauas
stacks-tilt_x = Kallista eteen
stacks-tilt_y = Kallista sivulle
stacks-match = Sovita pintaan
stacks-speed = Laskunopeus { $number } / 3
stacks-gone = Irti
stacks-press-lower = Paina: laske
stacks-hold = Pidä pohjassa: laske
stacks-press-go = Paina: päästä irti
stacks-release = Päästä: kivi irtoaa
stacks-seconds = { $count } s
stacks-calm = Tyyntä
stacks-stone = { $family } { $number }, { $size }
stacks-hint-tile = Vihje: ota merkitty laatta.
stacks-hint-stone = Vihje: ota { $stone }.
stacks-do-tile = Valitse laatta pinoa { $stack } varten: katso koot ja se, minne paikkamerkki siirtyy.
stacks-do-stone = Valitse kivi joesta.
stacks-do-lift = Joessa ei ole sinulle kiveä: ota päällimmäinen kivi korostetusta pinosta.
stacks-do-hand = Vedä pinon { $stack } ylle: { $stone }. Laske painamalla paikallaan, päästä irti tyynellä hetkellä.
stacks-tokens-of = pistemerkkejä, { $player }: { $count }
stacks-stack =
    { $count ->
        [one] Pino { $number }: 1 kivi
       *[other] Pino { $number }: { $count } kiveä
    }
stacks-marked = paikkamerkki on tässä
stacks-points = Pisteet
stacks-points-of = { $player }: { $points } pistettä, { $tokens } pistemerkkiä
stacks-solid = 3D
stacks-plain = Pelkistetty
stacks-top = Ylhäältä
stacks-around = Ympäri
stacks-again = Hidastus
stacks-scene = Joki, kuusi pohjakiveä ja pinot kolmiulotteisina
stacks-bump = Joku tönäisi pöytää
stacks-face = Sivu alaspäin
stacks-speeds = Laskunopeus
stacks-bumped = { $player } kaatoi pinon { $stack }
stacks-from-top = Ylhäältä: tähtää vetämällä tai nuolinäppäimillä; kaksi sormea, rulla, Q ja E kääntävät kiveä, F vaihtaa alapuolen, M sovittaa pintaan. Paikallaan painaminen laskee. Siirtymä { $dx }, { $dy }
stacks-manner = Irti päästäminen
stacks-manner-hold = Pidä ja vapauta
stacks-manner-press = Kaksi painallusta
stacks-manner-one = Yksi painike
stacks-one-lower = Se heiluu: laske painamalla
stacks-balance = Tasapaino
stacks-balance-in = { $mm } mm sisällä
stacks-balance-out = { $mm } mm ulkona
stacks-balance-none = alla ei mitään
stacks-slope-off = { $degrees }° vinossa
stacks-verdict = { $stone }, pino { $stack }:
stacks-outcome-stood = se pysyy.
stacks-outcome-leaned = se nojaa johonkin.
stacks-outcome-touched = toiseen kiveen osuttiin.
stacks-outcome-slipped = kivi liukui alas.
stacks-outcome-unsettled = sitä ei voitu arvioida.
stacks-outcome-fell = se kaatui.
stacks-verdict-in = Päästetty irti { $mm } mm tasapainon reunan sisäpuolella.
stacks-verdict-out = Päästetty irti { $mm } mm tasapainon reunan ulkopuolella.
stacks-verdict-beside = Päästetty irti kohdassa, jossa mikään ei voinut kantaa sitä.
stacks-verdict-best = Paras mahdollinen tällä kivellä: { $mm } mm (saavutettu { $share } %).
stacks-verdict-no-way = Tälle kivelle ei löytynyt varmaa tapaa.
stacks-verdict-slope = Se laskeutui { $degrees }° vinossa kaltevuuteen nähden.
stacks-weakest = Pinon heikoin liitos nyt: { $mm } mm.
stacks-learn-1 = Kuusi pinoa kasvaa joen ympärillä, ja kaikki rakentavat niitä kaikkia. Punainen paikkamerkki kertoo, mistä pinosta on kyse.
stacks-learn-2 = Laatta kertoo, minkä kokoisen kiven saat ottaa ja montako askelta paikkamerkki sitten siirtyy. Vuorollasi asetat yhden kiven, kädellä, joka huojuu.
stacks-first-task = Ota laatta, ota kivi ja aseta se niin, että se pysyy. Vedä se peruskiven ylle, laske painamalla paikallaan ja päästä irti, kun rengas on pieni.
stacks-first-well = Se pysyy, ja pistemerkkisi on pinon vieressä.
stacks-high-say = Tässä pinossa on jo kolme kiveä. Neljännestä saa kaksi pistemerkkiä, viidennestä kolme ja jokaisesta seuraavasta neljä.
stacks-high-task = Aseta neljäs kivi pinoon 5. Sovita se ensin pintaan ja katso tasapainopalkkia.
stacks-high-well = Kaksi pistemerkkiä kerralla: korkeat pinot kannattavat.
stacks-send-say = Pistemerkeistä tulee pisteitä vasta, kun joku muu kaataa pinon. Viisi pistemerkkiäsi on pinon 6 vieressä, ja laattasi ratkaisee, mihin toinen pelaaja rakentaa seuraavaksi.
stacks-send-task = Ota laatta, joka vie paikkamerkin pinon 6 kohdalle, ja aseta kivesi.
stacks-send-well = Toinen pelaaja kaatoi pinon, ja viisi pistemerkkiäsi on nyt viisi pistettä. Kymmenellä voittaa. Pelaa nyt kokonainen peli.
stacks-learn-missed = Se ei pysynyt tai ei tuonut pistemerkkiä. Yritä uudelleen: levein sivu alas, keskelle.
stacks-send-missed = Toinen pelaaja rakensi muualle, joten pistemerkkisi odottavat. Yritä uudelleen laatalla, joka vie pinon 6 kohdalle.
stacks-fine = Tarkka
stacks-other-side = Toinen sivu alas; nyt sivu { $number } / { $count }
stacks-keys = Nuolinäppäimet siirtävät kiveä, Q ja E kääntävät, W, A, S ja D kallistavat, F vaihtaa alapuolen, M sovittaa pintaan. Pidä välilyöntiä pohjassa laskeaksesi, vapauta päästääksesi irti, Esc palauttaa kiven.
stacks-slow = Piirtäminen on tällä laitteella hidasta.
stacks-slow-stay = Jatka näin
stacks-lowered-0 = Laskettu hyvin hitaasti.
stacks-lowered-1 = Laskettu hitaasti.
stacks-lowered-2 = Laskettu nopeasti.
stacks-lowered-3 = Pudotettu.
stacks-advice = Vihje: { $steps }.
stacks-advice-side = laske se sivulle { $number } (painike, jossa on kivi)
stacks-advice-left = käännä { $degrees }° vasemmalle
stacks-advice-right = käännä { $degrees }° oikealle
stacks-advice-east = { $mm } mm oikealle
stacks-advice-west = { $mm } mm vasemmalle
stacks-advice-far = { $mm } mm poispäin
stacks-advice-close = { $mm } mm itseesi päin
stacks-advice-slope = sovita sitten pintaan
stacks-advice-well = Vihje: se on hyvin kohdallaan. Laske hitaasti ja päästä irti, kun rengas on vihreä.
stacks-told-tile =
    { $steps ->
        [one] { $who } ottaa laatan: { $sizes }; 1 askel.
       *[other] { $who } ottaa laatan: { $sizes }; { $steps } askelta.
    }
stacks-told-stone = { $who } ottaa kiven: { $stone }.
stacks-told-lifted = { $who } nostaa kiven pinosta { $stack }: { $stone }.
stacks-told-let_go = { $who } päästää irti pinon { $stack } yllä: { $stone }.
stacks-told-stood = Se pysyy: { $stone }. Pinon { $stack } korkeus on { $height }.
stacks-told-leaned = Se nojaa johonkin muuhun: { $stone }. Ei pistemerkkiä.
