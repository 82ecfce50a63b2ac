# Stolemë: ordene på brettet.

stolem-land = Landet
stolem-hex = { $hex }, { $terrain }
stolem-hex-rock = { $hex }, { $terrain }, en klippe
stolem-hex-giant = { $hex }, { $terrain }: { $name } fra { $family }, { $state }
stolem-cost = { $cost ->
        [one] 1 poeng
       *[other] { $cost } poeng
    }
stolem-cost-sprint = { $cost } poeng, med Spurten
stolem-hit-chance = { $percent } % sjanse for treff
stolem-percent = { $percent } %
stolem-knockouts = Slått ut: { $count } av { $goal }
stolem-trophies = Spilte gudekort: { $count } av { $goal }
stolem-holds-actions = Handlingskort på hånden: { $count }
stolem-holds-hits = Treffkort på hånden: { $count }
stolem-holds-gods = Gudekort på hånden: { $count }
stolem-numbers = går { $move }, kaster { $range }
stolem-face-down = skjulte: { $count }
stolem-hand = Kortene dine
stolem-times = { $count } på hånden
stolem-odds = Treff: { $hits } av { $all }
stolem-missing = mangler ennå: { $set }
stolem-complete = settet er komplett
stolem-left = { $count } igjen
stolem-wanted = til gudene dine
stolem-sure = Sikker? Gjør det, eller tenk deg om igjen.
stolem-sure-move = { $name } går til { $hex }: { $points }.
stolem-sure-throw = { $name } kaster mot { $target }: { $percent } % sjanse for at { $target } blir { $effect }. En bom lander på en av ringene.
stolem-effect-daze = fortumlet
stolem-effect-knockout = slått ut
stolem-do = Gjør det
stolem-rock = Stein
stolem-discard = Legg bort { $card }
stolem-play = Spill { $card }
stolem-take = Ta { $result }
stolem-give_back = Gi tilbake { $result }
stolem-lay = Legg { $terrain }
stolem-exchange = Bytt { $card }
stolem-pass = Gi det til { $player }
stolem-name = Nevn { $player }
stolem-point = Pek på { $player }
stolem-point-plain = Ikke snu, pek på { $player }
stolem-player = spiller { $player }
stolem-who = { $name } ({ $family })

## Hva som ventes nå

stolem-guide-choose_family = Velg familien din.
stolem-guide-place = Velg en rute for { $name }.
stolem-guide-stand = Én av de liggende Stolemene dine reiser seg: velg hvilken. De andre går ut av spillet.
stolem-guide-nurse = Pleieren din kan hjelpe opp én nabo til.
stolem-guide-tokens = Legg { $token } med baksiden opp på én av Stolemene dine.
stolem-guide-tokens-done = Alle brikkene er lagt. Ferdig?
stolem-guide-give_back = Du har flere enn fem treffkort: gi tilbake ett.
stolem-guide-draft = Ta ett av de åpne treffkortene. Treff: { $hits }, Bom: { $misses }.
stolem-guide-discard = Legg bort ett handlingskort. Etterpå spiller du et annet.
stolem-guide-play = Spill et handlingskort.
stolem-guide-move = Velg den Stolemen som går.
stolem-guide-move-where = Hvor går { $name }? Tallene er poengene det koster.
stolem-guide-move-sprint = Hvor går { $name }? Tallene er poengene; + krever Spurten.
stolem-guide-throw = Velg den Stolemen som kaster. Sjansen din for å treffe er { $percent } %.
stolem-guide-throw-whom = Hvem kaster { $name } mot? Sjansen din for å treffe er { $percent } %.
stolem-guide-cap = { $name } er truffet. Bruke Ulluen?
stolem-guide-cap-none = { $name } er truffet og har ingen Ullue.
stolem-guide-cap-before = Et kast mot { $name }. Bruke Ulluen?
stolem-guide-cap-before-none = Et kast mot { $name }, som ikke har noen Ullue.
stolem-guide-sidestep = Steinen lander på { $hex } ({ $terrain }). Kaste terningen på nytt?
stolem-guide-land = En bom: { $name } velger ruten ved siden av { $target } der steinen lander.
stolem-guide-lay = Steinen ligger på { $hex }: legg en terrengbrikke der.
stolem-guide-gods = Trekk, bytt eller spill et gudekort.
stolem-guide-turn_token = Velg en brikke på brettet å snu for gudene.
stolem-guide-name = Nevn en familie for gudene: én av dens Stolemer blir til stein.
stolem-guide-stone = Velg hvilken av Stolemene dine som blir til stein.
stolem-guide-pass = Gi { $card } videre. Den som får kortet, har neste tur.
stolem-guide-point = Du kan ikke handle: pek på den som fortsetter.
stolem-guide-point-on = Pek på den som fortsetter.

## Hva som nettopp skjedde

stolem-told-placed = { $giant } stilles på { $place }.
stolem-told-stood_up = { $giant } reiser seg.
stolem-told-left_game = { $giant } går ut av spillet.
stolem-told-moved = { $giant } går fra { $place } til { $to }.
stolem-told-used_token = { $giant } bruker { $token ->
        [0] Kampesteinen
        [1] Ulluen
        [2] Spurten
       *[other] Superkastet
    }.
stolem-told-threw = { $giant } kaster { $boulder ->
        [0] en stein
       *[other] Kampesteinen
    } mot { $other } på { $place }.
stolem-told-showed = { $result ->
        [0] Bom!
       *[other] Treff!
    } { $to } får kortet.
stolem-told-capped = Ulluen redder { $giant }.
stolem-told-rolled = Terningen viser { $die }.
stolem-told-sidestepped = { $giant } viker unna: terningen kastes på nytt.
stolem-told-landed = Steinen lander på { $place }.
stolem-told-dazed = { $giant } blir fortumlet.
stolem-told-knocked_out = { $giant } blir slått ut.
stolem-told-laid = { $seat } legger en brikke på { $place }: { $what }.
stolem-told-punished = Gudene straffer { $giant } på { $place }.
stolem-told-played_god = { $seat } spiller gudekortet { $god } ({ $trophies } av 3).
stolem-told-drew_god = { $seat } trekker gudekortet { $god }.
stolem-told-turned_token = Brikken på { $place } snus: { $what }.
stolem-told-named = { $seat } nevner { $named } for gudene.
stolem-told-stone = { $giant } blir til stein på { $place }.
stolem-told-no_token = Ingen brikke passer på { $place }; terrenget forblir som det er.

## Det første spillet

stolem-teach-1 = Du leder Rëbôcë i det øvre hjørnet. Hver Stolem har to tall: hvor langt den går, og hvor langt den kaster. Du vinner når du har slått ut tre, eller med tre gudekort.
stolem-teach-2 = En tur begynner med et tap: ett handlingskort legges bort med baksiden opp. Legg bort en Bevegelse.
stolem-teach-3 = Nå spiller du et annet kort. Spill den Bevegelsen du har igjen.
stolem-teach-4 = Velg Jank, barnet, og gå til D4. Tallene er poengene hver rute koster; Jank har fire.
stolem-teach-5 = Bevegelsen din gikk til Lesôcë, og turen med den. De brukte den: Hanka har kommet nær. Nå er det din tur igjen. Legg bort den Bevegelsen du fikk.
stolem-teach-6 = Jank kaster to ruter langt, og akkurat så langt unna står Hanka. Spill et Kast.
stolem-teach-7 = Velg Jank og så Hanka. Tre av dine fem treffkort er Treff: 60 %.
stolem-teach-8 = Bom! Terningen sa hvor steinen falt, og Lesôcë laget en innsjø der. Bommen du viste, er nå deres. Så kastet Hanka tilbake, og bommet også.
stolem-teach-9 = Steinen hennes ligger på C4, og du legger terrenget der. Gudekortet ditt Òmańc vil ha lysning, kolle og innsjø: legg lysningen.
stolem-teach-10 = En tur til: legg bort et Kast.
stolem-teach-11 = Og spill det andre.
stolem-teach-12 = Tre av dine fire treffkort er Treff nå. Kast mot Hanka en gang til.
stolem-teach-13 = Treff: Hanka er fortumlet. Et treff til ville slå henne ut, og det er et poeng. Hun løp sin vei, men se: lysning, kolle og innsjø ligger på brettet. Legg bort Bevegelsen.
stolem-teach-14 = Spill Guder.
stolem-teach-15 = Spill Òmańc: de tre brikkene snus, og Lesôcë mister en Stolem til gudene.
stolem-teach-16 = Hanka er en klippe nå, og du har ett av tre gudekort. Ingen kunne handle mer, så runden er slutt. Den som da har liggende Stolemer, reiser opp én av dem; de andre går ut av spillet.
stolem-teach-17 = Fra andre runde gjemmer alle fire familiebrikker: Kampestein, Ullue, Spurt og Superkast. Hver virker én gang. Hold deg unna landsbyen: steiner som lander der, vender gudene mot kasteren.
