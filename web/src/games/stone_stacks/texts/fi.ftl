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
stacks-match = Sovita kaltevuuteen
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
stacks-do-hand = Aseta { $stone } pinoon { $stack }. Tähtää, laske pitämällä pohjassa ja päästä irti tyynellä hetkellä.
stacks-tokens-of = pelaajan { $player } pistemerkkejä: { $count }
stacks-stack =
    { $count ->
        [one] Pino { $number }: 1 kivi
       *[other] Pino { $number }: { $count } kiveä
    }
stacks-marked = paikkamerkki on tässä
stacks-points = Pisteet
stacks-points-of = Pelaaja { $player }: { $points } pistettä, { $tokens } pistemerkkiä
stacks-solid = 3D
stacks-plain = Pelkistetty
stacks-top = Ylhäältä
stacks-around = Ympäri
stacks-again = Hidastus
stacks-scene = Joki, kuusi pohjakiveä ja pinot kolmiulotteisina
stacks-bump = Joku tönäisi pöytää
stacks-face = Sivu alaspäin
stacks-speeds = Laskunopeus
stacks-bumped = Pelaaja { $player } kaatoi pinon { $stack }
stacks-from-top = Ylhäältä: tähtää vetämällä tai nuolinäppäimillä; kaksi sormea, rulla, Q ja E kääntävät kiveä, F vaihtaa alapuolen. Siirtymä { $dx }, { $dy }
stacks-short-yaw = Kierto
stacks-short-dx = ← →
stacks-short-dy = ↑ ↓
stacks-short-tilt_x = Kall. ↕
stacks-short-tilt_y = Kall. ↔
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
stacks-verdict = Pino { $stack }:
stacks-outcome-stood = se pysyy.
stacks-outcome-leaned = se pysyy, mutta nojaa johonkin.
stacks-outcome-touched = se pysyy, mutta toiseen kiveen koskettiin.
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
stacks-first-task = Ota laatta, ota kivi ja aseta se niin, että se pysyy. Tähtää, laske kiveä pitämällä painiketta ja päästä irti, kun rengas on pieni.
stacks-first-well = Se pysyy, ja pistemerkkisi on pinon vieressä.
stacks-high-say = Tässä pinossa on jo kolme kiveä. Neljännestä saa kaksi pistemerkkiä, viidennestä kolme ja jokaisesta seuraavasta neljä.
stacks-high-task = Aseta neljäs kivi pinoon 5. Sovita se ensin kaltevuuteen ja katso tasapainopalkkia.
stacks-high-well = Kaksi pistemerkkiä kerralla: korkeat pinot kannattavat.
stacks-send-say = Pistemerkeistä tulee pisteitä vasta, kun joku muu kaataa pinon. Viisi pistemerkkiäsi on pinon 6 vieressä, ja laattasi ratkaisee, mihin toinen pelaaja rakentaa seuraavaksi.
stacks-send-task = Ota laatta, joka vie paikkamerkin pinon 6 kohdalle, ja aseta kivesi.
stacks-send-well = Toinen pelaaja kaatoi pinon, ja viisi pistemerkkiäsi on nyt viisi pistettä. Kymmenellä voittaa. Pelaa nyt kokonainen peli.
stacks-learn-missed = Se ei pysynyt tai ei tuonut pistemerkkiä. Yritä uudelleen: levein sivu alas, keskelle.
stacks-send-missed = Toinen pelaaja rakensi muualle, joten pistemerkkisi odottavat. Yritä uudelleen laatalla, joka vie pinon 6 kohdalle.
stacks-hint-hand = Vihje: sivu { $side } alas, kierto { $yaw }°, vasen tai oikea { $dx }, lähelle tai kauas { $dy }, sitten sovita kaltevuuteen.
