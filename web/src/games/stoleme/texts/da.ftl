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
stolem-who = { $name } ({ $family })

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
stolem-guide-cap-before = Et kast mod { $name }. Bruge Uldhuen?
stolem-guide-cap-before-none = Et kast mod { $name }, som ikke bærer nogen Uldhue.
stolem-guide-sidestep = Stenen lander på { $hex } ({ $terrain }). Slå terningen om?
stolem-guide-land = En forbier: { $name } vælger feltet ved siden af { $target }, hvor stenen lander.
stolem-guide-lay = Stenen ligger på { $hex }: læg en terrænbrik der.
stolem-guide-gods = Træk, byt eller spil et gudekort.
stolem-guide-turn_token = Vælg en brik på pladen, som vendes for guderne.
stolem-guide-name = Nævn en familie for guderne: én af dens Stolemer bliver til sten.
stolem-guide-stone = Vælg, hvilken af dine Stolemer der bliver til sten.
stolem-guide-pass = Giv { $card } videre. Den, der får kortet, har næste tur.
stolem-guide-point = Du kan ikke handle: peg på den, der fortsætter.
stolem-guide-point-on = Peg på den, der fortsætter.

## Hvad der lige skete

stolem-told-placed = { $giant } stilles på { $place }.
stolem-told-stood_up = { $giant } rejser sig.
stolem-told-left_game = { $giant } forlader spillet.
stolem-told-moved = { $giant } går fra { $place } til { $to }.
stolem-told-used_token = { $giant } bruger { $token ->
        [0] Kampestenen
        [1] Uldhuen
        [2] Spurten
       *[other] Superkastet
    }.
stolem-told-threw = { $giant } kaster { $boulder ->
        [0] en sten
       *[other] Kampestenen
    } mod { $other } på { $place }.
stolem-told-showed = { $result ->
        [0] Forbi!
       *[other] Træffer!
    } { $to } får kortet.
stolem-told-capped = Uldhuen redder { $giant }.
stolem-told-rolled = Terningen viser { $die }.
stolem-told-sidestepped = { $giant } viger til side: terningen slås om.
stolem-told-landed = Stenen lander på { $place }.
stolem-told-dazed = { $giant } bliver fortumlet.
stolem-told-knocked_out = { $giant } bliver slået ud.
stolem-told-laid = { $seat } lægger en brik på { $place }: { $what }.
stolem-told-punished = Guderne straffer { $giant } på { $place }.
stolem-told-played_god = { $seat } spiller gudekortet { $god } ({ $trophies } af 3).
stolem-told-drew_god = { $seat } trækker gudekortet { $god }.
stolem-told-turned_token = Brikken på { $place } vendes: { $what }.
stolem-told-named = { $seat } nævner { $named } for guderne.
stolem-told-stone = { $giant } bliver til sten på { $place }.
stolem-told-no_token = Ingen brik passer på { $place }; terrænet forbliver, som det er.

## Det første spil

stolem-teach-1 = Du leder Rëbôcë i det øverste hjørne. Hver Stolem har to tal: hvor langt den går, og hvor langt den kaster. Tre knockouts vinder, eller tre gudekort.
stolem-teach-2 = En tur begynder med et tab: ét handlingskort kasseres med bagsiden op. Kassér en Bevægelse.
stolem-teach-3 = Nu spiller du et andet kort. Spil den Bevægelse, du har tilbage.
stolem-teach-4 = Vælg Jank, barnet, og gå til D4. Tallene er de point, hvert felt koster; Jank har fire.
stolem-teach-5 = Din Bevægelse gik til Lesôcë, og turen med den. De brugte den: Hanka er kommet nær. Nu er det din tur igen. Kassér den Bevægelse, du fik.
stolem-teach-6 = Jank kaster to felter langt, og netop så langt væk står Hanka. Spil et Kast.
stolem-teach-7 = Vælg Jank og så Hanka. Tre af dine fem træfkort er Træffere: 60 %.
stolem-teach-8 = Forbi! Terningen sagde, hvor stenen faldt, og Lesôcë lavede en sø der. Forbieren, du viste, er nu deres. Så kastede Hanka tilbage og kastede også forbi.
stolem-teach-9 = Hendes sten ligger på C4, og du lægger terrænet der. Dit gudekort Òmańc vil have lysning, bakke og sø: læg lysningen.
stolem-teach-10 = En tur til: kassér et Kast.
stolem-teach-11 = Og spil det andet.
stolem-teach-12 = Tre af dine fire træfkort er Træffere nu. Kast mod Hanka en gang til.
stolem-teach-13 = En træffer: Hanka er fortumlet. Én til ville slå hende ud, og det er et point. Hun løb sin vej, men se: lysning, bakke og sø ligger på pladen. Kassér Bevægelsen.
stolem-teach-14 = Spil Guder.
stolem-teach-15 = Spil Òmańc: dens tre brikker vendes, og Lesôcë mister en Stolem til guderne.
stolem-teach-16 = Hanka er en klippe nu, og du har ét af tre gudekort. Ingen kunne handle mere, så runden er slut. Den, der da har liggende Stolemer, rejser én af dem op; de andre forlader spillet.
stolem-teach-17 = Fra anden runde gemmer alle fire familiebrikker: Kampesten, Uldhue, Spurt og Superkast. Hver virker én gang. Hold dig væk fra landsbyen: sten, der lander der, vender guderne mod kasteren.
