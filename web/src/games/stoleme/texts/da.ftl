# Stolemë: ordene på brættet.

stolem-land = Landet
stolem-hex = { $hex }, { $terrain }
stolem-hex-rock = { $hex }, { $terrain }, en klippe
stolem-hex-giant = { $hex }, { $terrain }: { $name } fra { $family }, { $state }
stolem-cost = { $cost ->
        [one] 1 point
       *[other] { $cost } point
    }
stolem-cost-sprint = { $cost } point, med Spurten
stolem-hit-chance = { $percent } % chance for at ramme
stolem-percent = { $percent } %
stolem-knockouts = Knockouts: { $count } af { $goal }
stolem-trophies = Spillede gudekort: { $count } af { $goal }
stolem-holds-actions = Handlingskort på hånden: { $count }
stolem-holds-hits = Træfkort på hånden: { $count }
stolem-holds-gods = Gudekort på hånden: { $count }
stolem-numbers = går { $move }, kaster { $range }
stolem-face-down = skjulte: { $count }
stolem-hand = Dine kort
stolem-times = { $count } på hånden
stolem-odds = Træffere: { $hits } af { $all }
stolem-missing = mangler endnu: { $set }
stolem-complete = sættet er komplet
stolem-left = { $count } tilbage
stolem-wanted = til dine guder
stolem-sure = Sikker? Gør det, eller tænk dig om igen.
stolem-sure-move = { $name } går til { $hex }: { $points }.
stolem-sure-throw = { $name } kaster mod { $target }: { $percent } % chance for, at { $target } bliver { $effect }. En forbier lander på en af ringene.
stolem-effect-daze = fortumlet
stolem-effect-knockout = slået ud
stolem-do = Gør det
stolem-rock = Sten
stolem-discard = Kassér { $card }
stolem-play = Spil { $card }
stolem-take = Tag { $result }
stolem-give_back = Giv { $result } tilbage
stolem-lay = Læg { $terrain }
stolem-exchange = Byt { $card }
stolem-pass = Giv det til { $player }
stolem-name = Nævn { $player }
stolem-point = Peg på { $player }
stolem-point-plain = Vend ikke, peg på { $player }
stolem-player = spiller { $player }

## Hvad der ventes nu

stolem-guide-choose_family = Vælg din familie.
stolem-guide-place = Vælg et felt til { $name }.
stolem-guide-stand = Én af dine liggende Stolemer rejser sig: vælg hvilken. De andre går ud af spillet.
stolem-guide-nurse = Din Plejerske må hjælpe én nabo til op.
stolem-guide-tokens = Læg { $token } med bagsiden op på én af dine Stolemer.
stolem-guide-tokens-done = Alle brikker er lagt. Færdig?
stolem-guide-give_back = Du har flere end fem træfkort: giv ét tilbage.
stolem-guide-draft = Tag ét af de åbne træfkort. Træffere: { $hits }, Forbiere: { $misses }.
stolem-guide-discard = Kassér ét handlingskort. Derefter spiller du et andet.
stolem-guide-play = Spil et handlingskort.
stolem-guide-move = Vælg den Stolem, der går.
stolem-guide-move-where = Hvor går { $name } hen? Tallene er de point, det koster.
stolem-guide-move-sprint = Hvor går { $name } hen? Tallene er pointene; + kræver Spurten.
stolem-guide-throw = Vælg den Stolem, der kaster. Din chance for at ramme er { $percent } %.
stolem-guide-throw-whom = Hvem kaster { $name } mod? Din chance for at ramme er { $percent } %.
stolem-guide-cap = { $name } er ramt. Bruge Uldhuen?
stolem-guide-cap-none = { $name } er ramt og bærer ingen Uldhue.
stolem-guide-sidestep = Stenen lander på { $hex } ({ $terrain }). Slå terningen om?
stolem-guide-land = En forbier: { $name } vælger feltet ved siden af { $target }, hvor stenen lander.
stolem-guide-lay = Stenen ligger på { $hex }: læg en terrænbrik der.
stolem-guide-gods = Træk, byt eller spil et gudekort.
stolem-guide-turn_token = Vælg en brik på landet, som vendes for guderne.
stolem-guide-name = Nævn en familie for guderne: én af dens Stolemer bliver til sten.
stolem-guide-stone = Vælg, hvilken af dine Stolemer der bliver til sten.
stolem-guide-pass = Giv { $card } videre. Den, der får kortet, har næste tur.
stolem-guide-point = Du kan ikke handle: peg på den, der fortsætter.

## Hvad der lige skete

stolem-passed = { $from } giver { $card } til { $to }.
stolem-showed = { $from } viser { $result }; { $to } får kortet.
stolem-pointed = { $from } peger på { $to }.
stolem-named = { $from } nævner { $to } for guderne.
stolem-took = { $to } tager { $result }.
stolem-gave = { $from } giver { $result } tilbage.
stolem-drew = { $to } trækker et gudekort.
stolem-drew-card = { $to } trækker { $card }.
stolem-throw-now = { $name } kaster mod { $target }.
stolem-throw-hit = { $name } rammer { $target }.
stolem-throw-miss = { $name } rammer ved siden af { $target }.
stolem-throw-lands = { $name } rammer ved siden af { $target }: terningen viser { $die }, stenen lander på { $hex }.
stolem-throw-falls = { $name } rammer ved siden af { $target }: stenen lander på { $hex }.
