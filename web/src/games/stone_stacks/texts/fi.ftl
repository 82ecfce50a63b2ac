# Stone stacks: the words on the board.

stacks-stacks = Kuusi pinoa
stacks-tiles = Laatat
stacks-tile =
    { $steps ->
        [one] Laatta: { $sizes }; 1 askel, pinolle { $goal }
       *[other] Laatta: { $sizes }; { $steps } askelta, pinolle { $goal }
    }
stacks-river = Kivet joessa
stacks-from-top = Ylhäältä; tähtää vetämällä tai nuolinäppäimillä. Siirtymä { $dx }, { $dy }
stacks-from-front = Edestä
stacks-hand = Kätesi
stacks-side = Sivu { $number } alaspäin
stacks-yaw = Kierto
stacks-dx = Vasen, oikea
stacks-dy = Lähelle, kauas
stacks-tilt_x = Kallista eteen
stacks-tilt_y = Kallista sivulle
stacks-match = Seuraa kaltevuutta
stacks-speed = Laskunopeus { $number } / 3
stacks-two-presses = Kaksi painallusta
stacks-gone = Irti
stacks-press-lower = Paina: laske
stacks-hold = Pidä pohjassa: laske
stacks-press-go = Paina: päästä irti
stacks-release = Päästä: kivi irtoaa
stacks-seconds =
    { $count ->
        [one] 1 sekunti jäljellä
       *[other] { $count } s
    }
stacks-calm = Tyyntä
stacks-stone = { $family } { $number }, { $size }
stacks-hint-tile = Vihje: ota merkitty laatta.
stacks-hint-stone = Vihje: ota { $stone }.
stacks-do-tile = Valitse laatta pinolle { $stack }: sen koot ja se, minne merkki siirtyy.
stacks-do-stone = Valitse kivi joesta.
stacks-do-lift = Joessa ei ole sinulle kiveä: ota päällimmäinen kivi korostetusta pinosta.
stacks-do-hand = Aseta { $stone } pinolle { $stack }. Tähtää, laske pitämällä pohjassa ja päästä irti tyynessä.
stacks-tokens-of = pelaajan { $player } pistemerkkejä: { $count }
stacks-stack =
    { $count ->
        [one] Pino { $number }: 1 kivi
       *[other] Pino { $number }: { $count } kiveä
    }
stacks-marked = merkki on tässä
stacks-points = Pisteet
stacks-points-of = Pelaaja { $player }: { $points } pistettä, { $tokens } pistemerkkiä
stacks-solid = 3D
stacks-plain = Tavallinen
stacks-top = Ylhäältä
stacks-around = Ympäri
stacks-again = Hidastus
stacks-scene = Joki, kuusi pohjakiveä ja pinot kolmiulotteisina
stacks-bump = Joku tönäisi pöytää
stacks-face = Sivu alaspäin
stacks-speeds = Laskunopeus
stacks-bumped = Pelaaja { $player } kaatoi pinon { $stack }
