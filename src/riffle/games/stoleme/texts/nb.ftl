name = Stolemë
blurb = Led en familie av kasjubiske kjemper som gjør opp hver krangel med kampesteiner og former landet på nytt i samme slengen.
minutes = 60

## Reglene

section-setup = Oppsett
section-round = En runde
section-turn = Din tur
section-move = Bevegelse
section-throw = Steinkast
section-tokens = Familiebrikker
section-gods = Gudene
section-end = Spillets slutt
section-table = Ved bordet

rule-10 = Alle leder en familie på fire Stolemer og har fem handlingskort (to Kast, to Bevegelser, ett Guder), fem treffkort (tre Treff, to Bom), fire familiebrikker og ett hemmelig gudekort.
rule-11 = { $families ->
        [chosen] Fra startspilleren velger alle en familie som ingen har ennå.
       *[dealt] Familiene deles ut ved loddtrekning.
    } { $starter ->
        [random] Hvem som begynner, avgjøres ved loddtrekning.
       *[other] Spiller { $starter } begynner.
    }
rule-12 = { $placing ->
        [automatic] Stolemene stilles opp automatisk.
        [reverse] Siste spiller stiller opp først, deretter de andre i omvendt rekkefølge fram til startspilleren.
       *[clockwise] Startspilleren stiller opp først, deretter de andre med klokken.
    } Én Stolem stilles på { $start_hexes ->
        [any] en hvilken som helst startrute
       *[hand] en startrute ved hånden i din farge
    }, de tre andre på ulike ledige ruter ved siden av.
rule-13 = { $board ->
        [quad] Også tre spillere bruker brettet med fire hender; ett hjørne står tomt.
       *[fitting] Tre spillere har et eget brett, fordi tre hjørner av fire ikke er rettferdig.
    } { $start_hexes ->
        [any] {""}
       *[hand] To spillere sitter i motsatte hjørner.{" "}
    }{ $extra_villages ->
        [on] Brettet har flere landsbyer enn den i midten.
       *[off] Brettet har én landsby, i midten.
    }
rule-20 = Fra andre runde reiser alle først opp én av sine liggende Stolemer. { $village_dazes ->
        [off] Den forblir frisk eller fortumlet, som den var.
       *[on] Den forblir fortumlet.
    } De som fortsatt ligger etterpå, går ut av spillet.
rule-21 = En stående Pleier kan hjelpe opp én liggende Stolem til i familien, hvis den ligger ved siden av henne.
rule-22 = { $tokens_in_round_1 ->
        [on] Familiebrikker legges fra første runde.
       *[off] Første runde begynner straks med handlingene: i den er det ingen familiebrikker.
    }
rule-23 = Alle legger sine fire familiebrikker med baksiden opp på egne Stolemer, i hemmelighet og samtidig, så jevnt som mulig: én på hver av fire, to på én av tre, to på hver av to.
rule-24 = Brikkene legges i rekkefølge: Kampestein, Ullue, Spurt, Superkast.
rule-25 = { $unused_tokens ->
        [stay] Ubrukte brikker blir liggende; brukte legges på nytt der det ligger færrest. Brikker fra en Stolem som er ute, vises og legges på nytt.
       *[laid_anew] Ubrukte brikker tas tilbake, og alle fire legges på nytt.
    }
rule-26 = { $surplus ->
        [keep] Den som har flere enn fem treffkort, beholder dem.
        [choice] Den som har flere enn fem treffkort, gir åpent tilbake kort etter eget valg.
       *[random] Den som har flere enn fem treffkort, gir tilbake overskuddet, tilfeldig trukket og åpent.
    }
rule-27 = Treffkortene som ble lagt bort forrige runde, snus opp. Fra startspilleren med klokken tar alle ett, til alle har minst fem eller det ikke er flere igjen; den som har fem eller flere, hoppes over.
rule-28 = Alle handlingskort samles inn, og alle tar startsettet igjen.
rule-29 = { $activity_tokens ->
        [stay] Når en ny runde begynner, blir aktivitetsbrikkene liggende som de er.
       *[plain] Når en ny runde begynner, snus alle aktivitetsbrikkene til siden uten timeglass.
    }
rule-30 = Legg først bort et handlingskort med baksiden opp. Du må ha igjen ett som kan utføres.
rule-31 = Spill så et annet handlingskort åpent, og utfør det med én av dine stående Stolemer.{ $gods_lying ->
        [on] {" "}Guder kan også spilles når alle dine Stolemer ligger.
       *[off] {""}
    }
rule-32 = Du kan handle så lenge du har minst to handlingskort og ett av dem kan utføres. { $may_decline ->
        [on] Den som kan handle, kan også stå over (regel 36).
       *[off] Den som kan handle, må gjøre det.
    }
rule-33 = Snu etter handlingen aktivitetsbrikken din til timeglasset, og gi det spilte kortet til en uten timeglass. Den spilleren tar kortet og har neste tur.
rule-34 = Viser alle timeglasset når et kort gis videre, snur alle brikken sin tilbake, unntatt den som gir.
rule-35 = Kan du ikke handle, men en annen kan, beholder du kortet{ $unable ->
        [may_stay] {" "}og peker på nestemann; brikken din kan én gang bli uten timeglass
       *[turns] , snur timeglasset opp og peker på nestemann
    }.
rule-36 = { $may_decline ->
        [on] Du kan stå over: snu timeglasset opp, og pek på nestemann. Deretter må du vente på noens handling før du står over igjen.
       *[off] Du kan ikke stå over.
    }
rule-37 = To spillere bruker ingen aktivitetsbrikker: kortet går alltid til den andre.
rule-38 = Rundens handlinger er over så snart ingen kan handle.
rule-39 = Den som sist fikk et handlingskort, begynner neste runde, enten den kunne handle eller ikke.
rule-40 = En Stolem går så langt poengene rekker. Å gå inn på en rute koster 1 poeng, en innsjø 2, en lysning ingenting. Ubrukte poeng går tapt.
rule-41 = Fra en kolle kan en Stolem hoppe til en hvilken som helst annen kolle for 1 poeng.
rule-42 = Stolemer går gjennom stående Stolemer, men stopper ikke der. Ruter med en liggende Stolem eller en klippebrikke er stengt.
rule-43 = En Stolem som står i en landsby når runden slutter, blir { $village_dazes ->
        [on] fortumlet og slått ut
       *[off] slått ut
    }.
rule-44 = { $must_move ->
        [on] En bevegelse må slutte på en annen rute, hvis noen av dine Stolemer kan.
       *[off] Ved en bevegelse kan Stolemen bli der den er.
    }
rule-45 = Vader: å gå inn i en innsjø koster denne Stolemen 1 poeng.
rule-46 = Hopper: hoppene til denne Stolemen mellom koller koster ingenting.
rule-47 = Klatrer: denne Stolemen kan gå gjennom ruter med en liggende Stolem eller en klippebrikke, men ikke stoppe der.
rule-50 = Kast mot en stående fiende innen rekkevidden til din Stolem. { $near_throws ->
        [on] Det er ingen minsteavstand, og ingenting står i veien.
       *[off] Et mål rett ved siden av kasteren er for nær.
    } { $lone_hit_card ->
        [on] Ett treffkort er nok.
       *[off] Du trenger minst to treffkort.
    }
rule-51 = Bare en egen stående Stolem handler, og bare en stående Stolem fra en annen familie kan være mål.
rule-52 = Treffkortene dine stokkes. Ett legges bort med baksiden opp, deretter vises ett: det avgjør.{ $lone_hit_card ->
        [on] {" "}Et enkelt kort vises med en gang.
       *[off] {""}
    }
rule-53 = Det viste kortet går til den som eier målet, treff eller bom.
rule-54 = Et treff gjør en frisk Stolem fortumlet for alltid, og kortet snus. En fortumlet Stolem blir slått ut og legges ned.
rule-55 = En bom lander på en rute ved siden av målet, etter terningen; utenfor brettet kastes det på nytt. { $blocked_landing ->
        [rolls_again] Det kastes også på nytt på en klippebrikke eller en liggende Stolem, så lenge en annen rute er ledig.
       *[changes] Terrenget endres også under en klippebrikke eller en liggende Stolem.
    }
rule-56 = Sikkert øye: når denne Stolemen bommer, velger eieren landingsruten, på brettet og ved siden av målet{ $blocked_landing ->
        [rolls_again] , uten klippebrikke og uten liggende Stolem hvis det finnes en slik rute
       *[changes] {""}
    }. Terningen kastes ikke.
rule-57 = Den som står der en bom lander, { $bystander ->
        [hit] blir truffet av den
       *[harmless] blir ikke skadet
    }.
rule-58 = Hver stein endrer terrenget: målets eier legger en terrengbrikke på landingsruten, av et annet slag enn { $same_as_printed ->
        [on] brikken der
       *[off] terrenget der nå
    }. En gammel brikke går tilbake til forrådet.
rule-59 = En elv legges bare ved siden av en innsjø eller en elv.
rule-60 = Bare brikker i forrådet kan legges.
rule-61 = { $village_buried ->
        [on] En stein som lander på en landsby, begraver den under en brikke og straffer for siste gang.
       *[off] På en landsby legges det aldri en brikke.
    }
rule-62 = En stein som lander på en landsby, vekker gudenes vrede: kasteren blir fortumlet og slått ut, og ingen får poeng for det.
rule-63 = Rekkefølgen i et kast: virkningen av treffet og poenget, terrenget, deretter landsbyen.
rule-64 = Unnamanøver: når terningen er kastet for en bom mot denne Stolemen, kan eieren få den kastet på nytt én gang.
rule-65 = Formgiver: når denne Stolemen bommer, legger eieren terrengbrikken.
rule-66 = Høyt kast: fra en kolle kaster denne Stolemen én rute lenger.
rule-70 = En familiebrikke virker én gang per runde, bare for den Stolemen den ligger på. Brikkene til en liggende Stolem virker ikke.
rule-71 = Kampestein, meldt ved kastet: et treff slår straks ut en frisk Stolem. Den brukes opp også ved bom.
rule-72 = Ullue { $cap_timing ->
        [before] (meldt før treffkortene trekkes)
       *[after] (etter at et Treff er vist)
    }: Stolemen blir verken fortumlet eller slått ut{ $cap_boulder ->
        [dazes] , men en Kampestein gjør den likevel fortumlet
       *[cancels] , heller ikke av en Kampestein
    }. Terrenget endres likevel. Det spørres alltid når en brikke ligger der med baksiden opp, så spørsmålet røper ingenting.
rule-73 = Spurt: ett poeng mer i en bevegelse. Den brukes opp bare hvis veien krever det.
rule-74 = Superkast: én rute lenger. Det brukes opp bare hvis rekkevidden krever det.
rule-75 = Tykkskalle: for denne Stolemen er en Kampestein en vanlig stein. Brikken brukes opp likevel.
rule-80 = Guder, første mulighet: trekk gudekort nummer to. Du kan høyst ha to.
rule-81 = Guder, andre mulighet: stokk ett av gudekortene dine inn i bunken, og trekk det øverste.
rule-82 = Guder, tredje mulighet: spill et kort som har terrengbrikkene sine på brettet med siden uten kant opp. Trykt terreng teller ikke.
rule-83 = Akkurat brikkene i settet snus til siden med kant; er det flere, velger du.
rule-84 = Nevn så en annen familie med en Stolem i spill{ $gods_target ->
        [leader] , blant dem med flest utslåtte og trofeer
        [rowdiest] , blant dem med flest kast i runden
       *[anyone] {""}
    }.
rule-85 = Eieren velger én av sine Stolemer på brettet, { $stone_standing_first ->
        [on] en stående hvis det finnes noen
       *[off] stående eller liggende
    }. Den blir til stein: Stolemen går ut av spillet, en klippebrikke blir igjen.
rule-86 = Den som har spilt sitt eneste gudekort på hånden, trekker straks et nytt.
rule-87 = Når bunken er tom, trekkes og byttes det ingen gudekort. Kan du heller ikke spille et, har kortet Guder ingen virkning.
rule-90 = Du vinner straks når du har slått ut tre (to spillere), fire (tre) eller fem (fire). Bare kast gir poeng{ $points_for ->
        [any_rock] { $bystander ->
            [hit] , også når en bom slår ut en utenforstående
           *[harmless] , og bare de som treffer målet sitt
        }
       *[accurate] , og bare de som treffer målet sitt
    }.
rule-91 = Du vinner straks med ditt tredje gudekort, før noen blir til stein.
rule-92 = Du vinner { $last_family ->
        [at_once] så snart bare din familie er på brettet
       *[round_end] hvis bare din familie står når en runde slutter
    }.
rule-93 = Spillet slutter når et kast krever en terrengbrikke og ingen kan legges { $river_test ->
        [board] noe sted på brettet
       *[landing] på den ruten
    }. Flest stående { $tokens_out ->
        [healthy] friske Stolemer vinner
       *[standing] Stolemer vinner
    }.
rule-94 = Ved likhet sammenlignes hvem som har færre fortumlede Stolemer i spill{ $tie_break ->
        [score] , deretter utslåtte, deretter trofeer
       *[draw] {""}
    }; er det fortsatt likt, deler de seieren.
rule-95 = En familie uten Stolem på brettet er ute: den får ingen kort, og ingen peker på den. Treffkortene går til de bortlagte, gudekortene til bunken.
rule-96 = { $round_limit ->
        [0] Antallet runder er ikke begrenset.
       *[other] Etter runde { $round_limit } slutter spillet, og flest stående { $tokens_out ->
            [healthy] friske Stolemer
           *[standing] Stolemer
        } vinner.
    }
rule-97 = { $none_standing ->
        [draw] Står ingen når en runde slutter, er det uavgjort.
       *[goes_on] Står ingen når en runde slutter, fortsetter spillet.
    }
rule-99 = Det er ikke det det spørres om nå.

## Spørsmål

question-first_player = Loddet avgjør hvem som begynner
question-deal_family = En familie trekkes
question-choose_family = Velg en familie
question-gods_draw = Et gudekort trekkes
question-place = Still opp en Stolem
question-stand = Reis opp én av dine Stolemer
question-nurse = Pleieren din kan hjelpe opp én til
question-tokens = Legg familiebrikkene med baksiden opp
question-surplus = Et overskytende treffkort går tilbake
question-give_back = Gi tilbake et treffkort
question-draft = Ta et treffkort
question-discard = Legg bort ett handlingskort
question-play = Spill et handlingskort
question-move = Flytt en Stolem
question-throw = Velg kaster og mål
question-blind = Et treffkort legges bort usett
question-show = Et treffkort vises
question-cap = Bruke Ulluen?
question-roll = Terningen kastes
question-sidestep = Kaste terningen på nytt?
question-land = Velg hvor steinen lander
question-lay = Legg en terrengbrikke
question-gods = Trekk, bytt eller spill et gudekort
question-turn_token = Velg en brikke å snu
question-name = Nevn en familie for gudene
question-stone = Velg hvem som blir til stein
question-pass = Gi kortet til noen
question-point = Pek på neste spiller

## Svar

action-begins = { $seat } begynner
action-deal_family = { said-family } trekkes
action-choose_family = Ta familien { said-family }
action-draw = { $card } trekkes
action-place = Still { who-of-four } ({ $stolem }) på { $hex }
action-stand = Reis opp { who-of-four } ({ $stolem })
action-stay_down = Hjelp ingen opp
action-put_token = { said-token } på { who-of-four } ({ $stolem })
action-confirm = Ferdig
action-surplus = Tilbake går: { said-result }
action-give_back = Gi tilbake: { said-result }
action-take = Ta: { said-result }
action-discard = Legg bort: { said-card }
action-decline = Stå over
action-play = Spill: { said-card }
action-move = Flytt { who-of-four } ({ $stolem }) til { $hex }
action-throw = { who-of-four } ({ $stolem }) kaster { said-rock } mot Stolem { $target }
action-blind = Legges bort usett: { said-result }
action-show = Vises: { said-result }
action-wear_cap = Bruk Ulluen
action-no_cap = Ingen lue
action-roll = Terningen peker mot { said-side }
action-reroll = Kast på nytt
action-keep_roll = La det være
action-land = Steinen lander mot { said-side }
action-lay = Legg: { said-terrain }
action-draw_card = Trekk et gudekort
action-exchange = Bytt det { said-slot } gudekortet
action-play_card = Spill { $card }
action-pray = Be forgjeves
action-turn_token = Snu brikken på { $hex }
action-name = Nevn { $seat }
action-turn_to_stone = { who-of-four } ({ $stolem }) blir til stein
action-pass_card = Gi kortet til { $seat }
action-point = Pek på { $seat } ({ said-activity })

## Hva som skjedde

who-of-four = { $stolem ->
        [0] far
        [4] far
        [8] far
        [12] far
        [1] mor
        [5] mor
        [9] mor
        [13] mor
        [2] besteforelder
        [6] besteforelder
        [10] besteforelder
        [14] besteforelder
        [3] barn
        [7] barn
        [11] barn
       *[other] barn
    }
family-name = { $family ->
        [0] Rëbôcë
        [1] Lesôcë
        [2] Bëlôcë
       *[other] Gôchë
    }
said-card = { $card ->
        [throw] Kast
        [move] Bevegelse
       *[gods] Guder
    }
said-result = { $result ->
        [miss] Bom
       *[hit] Treff
    }
said-token = { $token ->
        [boulder] Kampestein
        [cap] Ullue
        [sprint] Spurt
       *[super] Superkast
    }
said-terrain = { $terrain ->
        [clearing] lysning
        [hill] kolle
        [river] elv
       *[lake] innsjø
    }
said-side = { $side ->
        [ne] nordøst
        [e] øst
        [se] sørøst
        [sw] sørvest
        [w] vest
       *[nw] nordvest
    }
said-rock = { $rock ->
        [boulder] en Kampestein
       *[rock] en stein
    }
said-slot = { $slot ->
        [left] venstre
       *[right] høyre
    }
said-activity = { $token ->
        [hourglass] timeglasset opp
       *[plain] uten timeglass
    }
said-family = { $family ->
        [rebocy] Rëbôcë
        [lesocy] Lesôcë
        [belocy] Bëlôcë
       *[gochy] Gôchë
    }
fact-begins = { $seat } begynner.
fact-family = { $seat } leder familien { family-name }.
fact-drew_god = { $seat } trekker et gudekort.
fact-drew_god-hidden = { $seat } trekker et gudekort.
fact-placed = { $seat } stiller opp en Stolem.
fact-stood_up = En Stolem som tilhører { $seat }, reiser seg ({ who-of-four }).
fact-left_game = En Stolem som tilhører { $seat }, går ut av spillet ({ who-of-four }).
fact-tokens_laid = { $seat } har lagt familiebrikkene.
fact-put_token = { $seat } legger en familiebrikke.
fact-put_token-hidden = { $seat } legger en familiebrikke.
fact-hit_cards_open = De bortlagte treffkortene snus opp. Treff: { $hits }, Bom: { $misses }.
fact-gave_back = { $seat } gir tilbake { $result ->
        [0] en Bom
       *[other] et Treff
    }.
fact-took = { $seat } tar { $result ->
        [0] en Bom
       *[other] et Treff
    }.
fact-discarded = { $seat } legger bort { $card ->
        [0] et Kast
        [1] en Bevegelse
       *[other] Guder
    }.
fact-discarded-hidden = { $seat } legger bort et handlingskort.
fact-declined = { $seat } står over.
fact-played = { $seat } spiller { $card ->
        [0] et Kast
        [1] en Bevegelse
       *[other] Guder
    }.
fact-moved = { $seat } flytter en Stolem ({ who-of-four }, { $cost }).
fact-used_token = { $seat } bruker { $token ->
        [0] Kampestein
        [1] Ullue
        [2] Spurt
       *[other] Superkast
    }.
fact-threw = { $seat }: { who-of-four } kaster { $boulder ->
        [0] en stein
       *[other] en Kampestein
    } mot Stolem { $at } ({ $to }).
fact-blind = { $seat } legger usett bort { $result ->
        [0] en Bom
       *[other] et Treff
    }.
fact-blind-hidden = { $seat } legger bort et treffkort usett.
fact-showed = { $seat } viser { $result ->
        [0] en Bom
       *[other] et Treff
    }; { $to } får kortet.
fact-capped = Ulluen tar imot slaget.
fact-rolled = Terningen kastes.
fact-sidestepped = { $seat } får terningen kastet på nytt.
fact-landed = Steinen lander ved siden av målet.
fact-dazed = En Stolem som tilhører { $seat }, er fortumlet ({ who-of-four }).
fact-knocked_out = En Stolem som tilhører { $seat }, er slått ut ({ who-of-four }).
fact-scored = Slått ut av { $seat }: { $score }.
fact-laid = { $seat } legger { $terrain ->
        [0] en lysning
        [1] en kolle
        [2] en elv
       *[other] en innsjø
    }.
fact-punished = Gudene straffer en Stolem som tilhører { $seat } ({ who-of-four }).
fact-exchanged = { $seat } bytter et gudekort.
fact-played_god = { $seat } spiller et gudekort ({ $trophies } av 3).
fact-turned_token = En terrengbrikke snus.
fact-named = { $seat } nevner en familie for gudene.
fact-stone = En Stolem som tilhører { $seat }, blir til stein ({ who-of-four }).
fact-family_out = { $seat } og familien er ute.
fact-passed = { $seat } gir videre { $card ->
        [0] et Kast
        [1] en Bevegelse
       *[other] Guder
    } til { $to }.
fact-hourglasses = Alle timeglass unntatt det til { $seat } snus tilbake.
fact-unable = { $seat } kan ikke handle.
fact-pointed = { $seat } peker på { $to }.
fact-round_ended = Runde { $round } er over.
fact-no_token = Ingen brikke passer her; terrenget forblir som det er.
fact-over = Spillet er over.

## Valg og slutter

option-starter = Hvem som begynner
option-starter-random = ved loddtrekning
option-starter-1 = spiller 1
option-starter-2 = spiller 2
option-starter-3 = spiller 3
option-starter-4 = spiller 4
option-families = Familier
option-families-dealt = trekkes
option-families-chosen = velges etter tur
option-board = Brett for tre
option-board-fitting = deres eget
option-board-quad = det med fire hender
option-extra_villages = Flere landsbyer
option-placing = Oppstilling
option-placing-clockwise = startspilleren først
option-placing-reverse = siste spiller først
option-placing-automatic = automatisk
option-start_hexes = Startruter
option-start_hexes-hand = ved hånden i din farge
option-start_hexes-any = hvilken som helst
option-tokens_in_round_1 = Familiebrikker i første runde
option-unused_tokens = Ubrukte familiebrikker
option-unused_tokens-laid_anew = legges på nytt
option-unused_tokens-stay = blir liggende
option-surplus = Flere enn fem treffkort
option-surplus-random = går tilfeldig tilbake
option-surplus-choice = går tilbake etter eget valg
option-surplus-keep = blir på hånden
option-must_move = En bevegelse må forlate ruten
option-gods_lying = Guder kan spilles når alle Stolemer ligger
option-lone_hit_card = Ett treffkort er nok til å kaste
option-near_throws = Kast mot en Stolem rett ved siden av
option-same_as_printed = En brikke kan være av samme slag som det trykte terrenget
option-village_buried = En stein begraver landsbyen
option-village_dazes = Den som står i landsbyen når runden slutter, blir fortumlet
option-gods_target = Hvem man kan nevne for gudene
option-gods_target-anyone = hvem som helst
option-gods_target-leader = den som leder
option-gods_target-rowdiest = den som har kastet mest i runden
option-stone_standing_first = Stående blir til stein først
option-cap_boulder = Ullue mot Kampestein
option-cap_boulder-cancels = stopper den
option-cap_boulder-dazes = Stolemen blir likevel fortumlet
option-cap_timing = Ulluen meldes
option-cap_timing-after = når et Treff er vist
option-cap_timing-before = før trekningen
option-blocked_landing = En bom på klippe eller liggende Stolem
option-blocked_landing-changes = endrer terrenget der
option-blocked_landing-rolls_again = kastes på nytt
option-bystander = Den som står der en bom lander,
option-bystander-harmless = blir ikke skadet
option-bystander-hit = blir truffet
option-points_for = Poeng for å slå ut
option-points_for-accurate = med kast som treffer målet
option-points_for-any_rock = med enhver stein
option-unable = Den som ikke kan handle,
option-unable-turns = snur timeglasset opp
option-unable-may_stay = kan la brikken være
option-may_decline = Man kan stå over
option-last_family = Siste familie vinner
option-last_family-round_end = når runden slutter
option-last_family-at_once = straks
option-none_standing = Ingen står når runden slutter
option-none_standing-goes_on = spillet fortsetter
option-none_standing-draw = uavgjort
option-tokens_out = Når det ikke kan legges mer terreng, telles
option-tokens_out-standing = stående Stolemer
option-tokens_out-healthy = stående friske Stolemer
option-river_test = Landet er fullt når ingen brikke passer
option-river_test-landing = på landingsruten
option-river_test-board = på noen rute
option-tie_break = Fortsatt likt
option-tie_break-draw = delt seier
option-tie_break-score = utslåtte, deretter trofeer
option-round_limit = Høyeste antall runder (0: ingen grense)
option-activity_tokens = Aktivitetsbrikkene når en runde begynner
option-activity_tokens-plain = snus til siden uten timeglass
option-activity_tokens-stay = blir liggende som de er
preset-polish = Det polske regelheftet
preset-english = Det engelske regelheftet

ending-knockouts = Mange nok er slått ut: den beste kasteren vinner.
ending-gods = Tre gudekort: gudenes yndling vinner.
ending-last_family = Bare én familie står igjen, eller ingen.
ending-tokens_out = Det kan ikke legges mer terreng: nå telles Stolemene.
ending-round_limit = Siste runde er over: nå telles Stolemene.

## Navn på delene

family-0 = Rëbôcë, fiskerne
family-1 = Lesôcë, skogsfolket
family-2 = Bëlôcë, folket på odden
family-3 = Gôchë, folket på heia
role-0 = far
role-1 = mor
role-2 = besteforelder
role-3 = barn
card-0 = Kast
card-1 = Bevegelse
card-2 = Guder
result-0 = Bom
result-1 = Treff
token-0 = Kampestein
token-1 = Ullue
token-2 = Spurt
token-3 = Superkast
terrain-0 = slette
terrain-1 = lysning
terrain-2 = kolle
terrain-3 = elv
terrain-4 = innsjø
terrain-5 = landsby
ability-1 = Vader: innsjøer koster 1
ability-2 = Hopper: hopp mellom koller koster ingenting
ability-3 = Klatrer: kan passere liggende Stolemer og klipper
ability-4 = Høyt kast: én rute lenger fra en kolle
ability-5 = Tykkskalle: en Kampestein er en vanlig stein
ability-6 = Unnamanøver: kan få terningen kastet på nytt ved bom
ability-7 = Sikkert øye: velger hvor en bom lander
ability-8 = Formgiver: legger brikken etter en bom
ability-9 = Pleier: hjelper opp én nabo til
pose-1 = står
pose-2 = ligger
pose-3 = ute
pose-4 = blitt til stein
dazed = fortumlet
healthy = frisk
hourglass = timeglass
rock = klippebrikke
picture-round = Runde { $round }
picture-family = { $player } { $family }: slått ut { $score }/{ $goal }, guder { $trophies }/{ $gods }; på hånden { $actions } handlings-, { $hits } treff- og { $cards } gudekort
picture-out = ute av spillet
picture-first = startspiller
picture-hand = Hånd { $player }: { $cards }; Treff { $hits }, Bom { $misses }
picture-gods = Gudekort: { $cards }
picture-tokens = Familiebrikker: { $tokens }
picture-pool = Terrengbrikker igjen: { $tokens }
picture-open = Åpne treffkort: Treff { $hits }, Bom { $misses }
picture-throw = { $thrower } kaster mot { $target }
picture-giants = Stolemer: nummer, navn, rute, bevegelse/rekkevidde
picture-signs = { $terrains }; (x) brikke, [x] snudd brikke; * fortumlet, _ ligger, @ klippebrikke

## The coach

name-card = { said-card }
name-result = { said-result }
name-terrain = { said-terrain }
name-kind = { said-terrain }
name-token = { said-token }
name-choose-family = ta { $family }
name-place = { $giant } på { $hex }
name-stand = { $giant } reiser seg
name-stay-down = hjelp ingen opp
name-put-token = { $token } på { $giant }
name-give-back = gi tilbake: { $result }
name-take = ta: { $result }
name-discard = kast: { $card }
name-decline = gjør ingenting
name-play = spill: { $card }
name-move = { $giant } til { $hex }
name-throw = { $giant } kaster { $rock ->
        [1] kampesteinen
       *[0] en stein
    } på { $target }
name-wear-cap = bruk ulluen
name-no-cap = ingen ullue
name-reroll = kast om igjen
name-keep-roll = la terningen ligge
name-land = steinen lander på { $hex }
name-lay = legg: { $terrain }
name-draw-card = trekk et gudekort
name-exchange = bytt { $god }
name-play-card = spill { $god }
name-pray = be forgjeves
name-turn-token = snu brikken på { $hex }
name-name = nevn { $rival }
name-turn-to-stone = { $giant } blir til stein
name-pass-card = gi kortet til { $next }
name-point = pek på { $next }
coach-knocks-out = Slik slår du som regel ut en motspillers Stolem.
coach-stays-up = Slik holder dine seg som regel på beina.
coach-dazes = Slik blir som regel en av motspillernes ør.
coach-stays-clear = Slik blir som regel ingen av dine ør.
coach-pleases-gods = Slik får du som regel spille et gudekort.
coach-denies-gods = Det hindrer som regel en motspiller i å spille et gudekort.
coach-not-stone = Slik blir som regel ingen av dine til stein.
coach-village = Det holder seg unna landsbyen: gudene slår ned den som avslutter runden der eller lar en stein falle på den.
coach-keeps-hits = Et Treff mer på hånden; Bommen ville vist alle at du treffer sjeldnere.
coach-gives-dazed = Det gir gudene en fortumlet Stolem og beholder en frisk.
coach-spares-boulder = En vanlig stein slår ut en fortumlet Stolem like godt, så Kampesteinen spares.
coach-look-walk = Hvilke ruter når rivalenes kast, og hvilke når dine?
coach-look-rocks = Hvem av dem er allerede fortumlet, og hvem av dine kaster lengst?
coach-look-hits = Tell Treff og Bom på hånden: hva viser det neste kastet ditt?
coach-look-land = Hvem hjelper dette terrenget, og hvem bremser det?
coach-look-cards = Tenk også på kortet du må gi videre.
coach-look-gods = Se på gudekortet ditt: ligger landskapet der, eller nesten?
coach-luck-hit = Kastet traff.
coach-luck-miss = Kastet bommet.
coach-luck-roll = Hvor klippen rullet, avgjorde terningen alene.
