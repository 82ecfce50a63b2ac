name = Stolemë
blurb = Led en familie af kasjubiske kæmper, der afgør ethvert skænderi med kampesten og undervejs omformer landet.
minutes = 60

## Reglerne

section-setup = Opstilling
section-round = En runde
section-turn = Din tur
section-move = Bevægelse
section-throw = Stenkast
section-tokens = Familiebrikker
section-gods = Guderne
section-end = Spillets afslutning
section-table = Ved bordet

rule-10 = Alle leder en familie på fire Stolemer og har fem handlingskort (to Kast, to Bevægelser, ét Guder), fem træfkort (tre Træffere, to Forbiere), fire familiebrikker og ét hemmeligt gudekort.
rule-11 = { $families ->
        [chosen] Fra startspilleren vælger alle en familie, som ingen har endnu.
       *[dealt] Familierne fordeles ved lodtrækning.
    } { $starter ->
        [random] Hvem der begynder, afgøres ved lodtrækning.
       *[other] Spiller { $starter } begynder.
    }
rule-12 = { $placing ->
        [automatic] Stolemerne stilles automatisk op.
        [reverse] Den sidste spiller stiller op først, derefter de andre i omvendt rækkefølge frem til startspilleren.
       *[clockwise] Startspilleren stiller op først, derefter de andre med uret.
    } Én Stolem stilles på { $start_hexes ->
        [any] et hvilket som helst startfelt
       *[hand] et startfelt ved hånden i din farve
    }, de tre andre på forskellige frie felter ved siden af.
rule-13 = { $board ->
        [quad] Også tre spillere bruger pladen med fire hænder; ét hjørne står tomt.
       *[fitting] Tre spillere har deres egen plade, fordi tre hjørner af fire ikke er retfærdigt.
    } { $start_hexes ->
        [any] {""}
       *[hand] To spillere sidder i modsatte hjørner.{" "}
    }{ $extra_villages ->
        [on] Pladen har flere landsbyer end den i midten.
       *[off] Pladen har én landsby, i midten.
    }
rule-20 = Fra anden runde rejser alle først én af deres liggende Stolemer op. { $village_dazes ->
        [off] Den forbliver frisk eller fortumlet, som den var.
       *[on] Den forbliver fortumlet.
    } De, der stadig ligger bagefter, forlader spillet.
rule-21 = En stående Plejerske må hjælpe endnu en liggende Stolem i familien op, hvis den ligger ved siden af hende.
rule-22 = { $tokens_in_round_1 ->
        [on] Familiebrikker lægges fra første runde.
       *[off] Første runde begynder straks med handlingerne: i den er der ingen familiebrikker.
    }
rule-23 = Alle lægger deres fire familiebrikker med bagsiden op på egne Stolemer, hemmeligt og samtidig, så jævnt som muligt: én på hver af fire, to på én af tre, to på hver af to.
rule-24 = Brikkerne lægges i rækkefølge: Kampesten, Uldhue, Spurt, Superkast.
rule-25 = { $unused_tokens ->
        [stay] Ubrugte brikker bliver liggende; brugte lægges på ny, hvor der ligger færrest. Brikker fra en Stolem, der har forladt spillet, vises og lægges på ny.
       *[laid_anew] Ubrugte brikker tages tilbage, og alle fire lægges på ny.
    }
rule-26 = { $surplus ->
        [keep] Den, der har flere end fem træfkort, beholder dem.
        [choice] Den, der har flere end fem træfkort, giver åbent kort tilbage efter eget valg.
       *[random] Den, der har flere end fem træfkort, giver overskuddet tilbage, tilfældigt trukket og åbent.
    }
rule-27 = Sidste rundes kasserede træfkort vendes op. Fra startspilleren med uret tager alle ét, indtil alle har mindst fem, eller der ikke er flere; den, der har fem eller flere, springes over.
rule-28 = Alle handlingskort samles ind, og alle tager startsættet igen.
rule-29 = { $activity_tokens ->
        [stay] Når en ny runde begynder, bliver aktivitetsbrikkerne liggende, som de er.
       *[plain] Når en ny runde begynder, vendes alle aktivitetsbrikker til siden uden timeglas.
    }
rule-30 = Kassér først et handlingskort med bagsiden op. Du skal have ét tilbage, der kan udføres.
rule-31 = Spil så et andet handlingskort åbent, og udfør det med én af dine stående Stolemer.{ $gods_lying ->
        [on] {" "}Guder må også spilles, når alle dine Stolemer ligger.
       *[off] {""}
    }
rule-32 = Du kan handle, så længe du har mindst to handlingskort, og ét af dem kan udføres. { $may_decline ->
        [on] Den, der kan handle, må også afstå (regel 36).
       *[off] Den, der kan handle, skal gøre det.
    }
rule-33 = Vend efter handlingen din aktivitetsbrik til timeglasset, og giv det spillede kort til en uden timeglas. Den spiller tager kortet og har næste tur.
rule-34 = Viser alle timeglasset, når et kort gives videre, vender alle deres brik tilbage, undtagen den, der giver.
rule-35 = Kan du ikke handle, men en anden kan, beholder du kortet{ $unable ->
        [may_stay] {" "}og peger på den næste; din brik må én gang blive uden timeglas
       *[turns] , vender timeglasset op og peger på den næste
    }.
rule-36 = { $may_decline ->
        [on] Du må afstå fra at handle: vend timeglasset op, og peg på den næste. Derefter skal du vente på en andens handling, før du afstår igen.
       *[off] Du må ikke afstå fra at handle.
    }
rule-37 = To spillere bruger ingen aktivitetsbrikker: kortet går altid til den anden.
rule-38 = Rundens handlinger er slut, så snart ingen kan handle.
rule-39 = Den, der sidst fik et handlingskort, begynder næste runde, uanset om vedkommende kunne handle.
rule-40 = En Stolem går så langt, dens point rækker. At gå ind på et felt koster 1 point, en sø 2, en lysning intet. Ubrugte point går tabt.
rule-41 = Fra en bakke må en Stolem springe til enhver anden bakke for 1 point.
rule-42 = Stolemer går gennem stående Stolemer, men standser ikke der. Felter med en liggende Stolem eller en klippebrik er lukkede.
rule-43 = En Stolem, der står i en landsby, når runden slutter, bliver { $village_dazes ->
        [on] fortumlet og slået ud
       *[off] slået ud
    }.
rule-44 = { $must_move ->
        [on] En bevægelse skal slutte på et andet felt, hvis en af dine Stolemer kan.
       *[off] Ved en bevægelse må Stolemen blive, hvor den er.
    }
rule-45 = Vader: at gå ind i en sø koster denne Stolem 1 point.
rule-46 = Springer: denne Stolems spring mellem bakker koster intet.
rule-47 = Klatrer: denne Stolem må gå gennem felter med en liggende Stolem eller en klippebrik, men ikke standse der.
rule-50 = Kast mod en stående fjende inden for din Stolems rækkevidde. { $near_throws ->
        [on] Der er ingen mindste afstand, og intet står i vejen.
       *[off] Et mål lige ved siden af kasteren er for tæt på.
    } { $lone_hit_card ->
        [on] Ét træfkort er nok.
       *[off] Du skal have mindst to træfkort.
    }
rule-51 = Kun en egen stående Stolem handler, og kun en stående Stolem fra en anden familie kan være mål.
rule-52 = Dine træfkort blandes. Ét kasseres med bagsiden op, derefter vises ét: det afgør.{ $lone_hit_card ->
        [on] {" "}Et enkelt kort vises med det samme.
       *[off] {""}
    }
rule-53 = Det viste kort går til den, hvis Stolem var målet, træffer eller forbier.
rule-54 = En træffer gør en rask Stolem fortumlet for altid og vender dens kort. En fortumlet Stolem bliver slået ud og lægges ned.
rule-55 = En forbier lander på et felt ved siden af målet, efter terningen; uden for pladen slås der om. { $blocked_landing ->
        [rolls_again] Der slås også om på en klippebrik eller en liggende Stolem, så længe et andet felt er frit.
       *[changes] Terrænet ændres også under en klippebrik eller en liggende Stolem.
    }
rule-56 = Sikkert øje: når denne Stolem kaster forbi, vælger ejeren landingsfeltet, på pladen og ved siden af målet{ $blocked_landing ->
        [rolls_again] , uden klippebrik og uden liggende Stolem, hvis der er et sådant felt
       *[changes] {""}
    }. Terningen kastes ikke.
rule-57 = Den, der står, hvor en forbier lander, { $bystander ->
        [hit] bliver ramt af den
       *[harmless] kommer ikke til skade
    }.
rule-58 = Hver sten ændrer terrænet: målets ejer lægger en terrænbrik på landingsfeltet, af en anden slags end { $same_as_printed ->
        [on] brikken der
       *[off] terrænet der nu
    }. En gammel brik går tilbage til forrådet.
rule-59 = En flod lægges kun ved siden af en sø eller en flod.
rule-60 = Kun brikker i forrådet kan lægges.
rule-61 = { $village_buried ->
        [on] En sten, der lander på en landsby, begraver den under en brik og straffer for sidste gang.
       *[off] På en landsby lægges aldrig en brik.
    }
rule-62 = En sten, der lander på en landsby, vækker gudernes vrede: kasteren bliver fortumlet og slået ud, og ingen får point for det.
rule-63 = Rækkefølgen i et kast: træfferens virkning og dens point, terrænet, derefter landsbyen.
rule-64 = Undvigemanøvre: når terningen er kastet for en forbier mod denne Stolem, må ejeren få den slået om én gang.
rule-65 = Formgiver: når denne Stolem kaster forbi, lægger ejeren terrænbrikken.
rule-66 = Højt kast: fra en bakke kaster denne Stolem ét felt længere.
rule-70 = En familiebrik virker én gang pr. runde, kun for den Stolem, den ligger på. En liggende Stolems brikker virker ikke.
rule-71 = Kampesten, meldt ved kastet: en træffer slår straks en rask Stolem ud. Den bruges også op ved en forbier.
rule-72 = Uldhue { $cap_timing ->
        [before] (meldt, før træfkortene trækkes)
       *[after] (efter at en Træffer er vist)
    }: Stolemen bliver hverken fortumlet eller slået ud{ $cap_boulder ->
        [dazes] , men en Kampesten gør den alligevel fortumlet
       *[cancels] , heller ikke af en Kampesten
    }. Terrænet ændres alligevel. Der spørges altid, når en brik ligger der med bagsiden op, så spørgsmålet røber intet.
rule-73 = Spurt: ét point mere i en bevægelse. Den bruges kun op, hvis vejen kræver det.
rule-74 = Superkast: ét felt længere. Det bruges kun op, hvis rækkevidden kræver det.
rule-75 = Tykpandet: for denne Stolem er en Kampesten en almindelig sten. Brikken bruges op alligevel.
rule-80 = Guder, første mulighed: træk gudekort nummer to. Du må højst have to.
rule-81 = Guder, anden mulighed: bland ét af dine gudekort i bunken, og træk det øverste.
rule-82 = Guder, tredje mulighed: spil et kort, hvis terrænbrikker ligger på pladen med siden uden kant op. Trykt terræn tæller ikke.
rule-83 = Netop sættets brikker vendes til siden med kant; er der flere, vælger du.
rule-84 = Nævn så en anden familie med en Stolem i spil{ $gods_target ->
        [leader] , blandt dem med flest knockouts og trofæer
        [rowdiest] , blandt dem med flest kast i runden
       *[anyone] {""}
    }.
rule-85 = Dens ejer vælger én af sine Stolemer på pladen, { $stone_standing_first ->
        [on] en stående, hvis der er nogen
       *[off] stående eller liggende
    }. Den bliver til sten: Stolemen forlader spillet, en klippebrik bliver tilbage.
rule-86 = Den, der har spillet sit eneste gudekort på hånden, trækker straks et nyt.
rule-87 = Når bunken er tom, trækkes og byttes der ingen gudekort. Kan du heller ikke spille et, har kortet Guder ingen virkning.
rule-90 = Du vinder straks med din tredje knockout (to spillere), fjerde (tre) eller femte (fire). Kun kast giver point{ $points_for ->
        [any_rock] { $bystander ->
            [hit] , også når en forbier slår en udenforstående ud
           *[harmless] , og kun dem, der rammer deres mål
        }
       *[accurate] , og kun dem, der rammer deres mål
    }.
rule-91 = Du vinder straks med dit tredje gudekort, før nogen bliver til sten.
rule-92 = Du vinder, { $last_family ->
        [at_once] så snart kun din familie er på pladen
       *[round_end] hvis kun din familie står, når en runde slutter
    }.
rule-93 = Spillet slutter, når et kast kræver en terrænbrik, og ingen kan lægges { $river_test ->
        [board] nogen steder på pladen
       *[landing] på det felt
    }. Flest stående { $tokens_out ->
        [healthy] raske Stolemer vinder
       *[standing] Stolemer vinder
    }.
rule-94 = Ved lighed sammenlignes, hvem der har færre fortumlede Stolemer i spil{ $tie_break ->
        [score] , derefter knockouts, derefter trofæer
       *[draw] {""}
    }; er det stadig lige, deler de sejren.
rule-95 = En familie uden Stolem på pladen er ude: den får ingen kort, og ingen peger på den. Dens træfkort går til de kasserede, dens gudekort til bunken.
rule-96 = { $round_limit ->
        [0] Antallet af runder er ikke begrænset.
       *[other] Efter runde { $round_limit } slutter spillet, og flest stående { $tokens_out ->
            [healthy] raske Stolemer
           *[standing] Stolemer
        } vinder.
    }
rule-97 = { $none_standing ->
        [draw] Står ingen, når en runde slutter, er det uafgjort.
       *[goes_on] Står ingen, når en runde slutter, fortsætter spillet.
    }
rule-99 = Det er ikke det, der spørges om nu.

## Spørgsmål

question-first_player = Loddet afgør, hvem der begynder
question-deal_family = En familie trækkes
question-choose_family = Vælg en familie
question-gods_draw = Et gudekort trækkes
question-place = Stil en Stolem op
question-stand = Rejs én af dine Stolemer op
question-nurse = Din Plejerske må hjælpe én til op
question-tokens = Læg dine familiebrikker med bagsiden op
question-surplus = Et overskydende træfkort går tilbage
question-give_back = Giv et træfkort tilbage
question-draft = Tag et træfkort
question-discard = Kassér ét handlingskort
question-play = Spil et handlingskort
question-move = Flyt en Stolem
question-throw = Vælg kaster og mål
question-blind = Et træfkort kasseres uset
question-show = Et træfkort vises
question-cap = Bruge Uldhuen?
question-roll = Terningen kastes
question-sidestep = Slå terningen om?
question-land = Vælg, hvor stenen lander
question-lay = Læg en terrænbrik
question-gods = Træk, byt eller spil et gudekort
question-turn_token = Vælg en brik at vende
question-name = Nævn en familie for guderne
question-stone = Vælg, hvem der bliver til sten
question-pass = Giv kortet til nogen
question-point = Peg på den næste spiller

## Svar

action-begins = { $seat } begynder
action-deal_family = { said-family } trækkes
action-choose_family = Tag familien { said-family }
action-draw = { $card } trækkes
action-place = Stil { who-of-four } ({ $stolem }) på { $hex }
action-stand = Rejs { who-of-four } op ({ $stolem })
action-stay_down = Hjælp ingen op
action-put_token = { said-token } på { who-of-four } ({ $stolem })
action-confirm = Færdig
action-surplus = Tilbage går: { said-result }
action-give_back = Giv tilbage: { said-result }
action-take = Tag: { said-result }
action-discard = Kassér: { said-card }
action-decline = Afstå
action-play = Spil: { said-card }
action-move = Flyt { who-of-four } ({ $stolem }) til { $hex }
action-throw = { who-of-four } ({ $stolem }) kaster { said-rock } mod Stolem { $target }
action-blind = Uset kasseres: { said-result }
action-show = Vises: { said-result }
action-wear_cap = Brug Uldhuen
action-no_cap = Ingen hue
action-roll = Terningen peger mod { said-side }
action-reroll = Slå om
action-keep_roll = Lad det være
action-land = Stenen lander mod { said-side }
action-lay = Læg: { said-terrain }
action-draw_card = Træk et gudekort
action-exchange = Byt det { said-slot } gudekort
action-play_card = Spil { $card }
action-pray = Bed forgæves
action-turn_token = Vend brikken på { $hex }
action-name = Nævn { $seat }
action-turn_to_stone = { who-of-four } ({ $stolem }) bliver til sten
action-pass_card = Giv kortet til { $seat }
action-point = Peg på { $seat } ({ said-activity })

## Hvad der skete

who-of-four = { $stolem ->
        [0] far
        [4] far
        [8] far
        [12] far
        [1] mor
        [5] mor
        [9] mor
        [13] mor
        [2] bedsteforælder
        [6] bedsteforælder
        [10] bedsteforælder
        [14] bedsteforælder
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
        [move] Bevægelse
       *[gods] Guder
    }
said-result = { $result ->
        [miss] Forbier
       *[hit] Træffer
    }
said-token = { $token ->
        [boulder] Kampesten
        [cap] Uldhue
        [sprint] Spurt
       *[super] Superkast
    }
said-terrain = { $terrain ->
        [clearing] lysning
        [hill] bakke
        [river] flod
       *[lake] sø
    }
said-side = { $side ->
        [ne] nordøst
        [e] øst
        [se] sydøst
        [sw] sydvest
        [w] vest
       *[nw] nordvest
    }
said-rock = { $rock ->
        [boulder] en Kampesten
       *[rock] en sten
    }
said-slot = { $slot ->
        [left] venstre
       *[right] højre
    }
said-activity = { $token ->
        [hourglass] timeglasset op
       *[plain] uden timeglas
    }
said-family = { $family ->
        [rebocy] Rëbôcë
        [lesocy] Lesôcë
        [belocy] Bëlôcë
       *[gochy] Gôchë
    }
fact-begins = { $seat } begynder.
fact-family = { $seat } leder familien { family-name }.
fact-drew_god = { $seat } trækker et gudekort.
fact-drew_god-hidden = { $seat } trækker et gudekort.
fact-placed = { $seat } stiller en Stolem op.
fact-stood_up = En Stolem, der tilhører { $seat }, rejser sig ({ who-of-four }).
fact-left_game = En Stolem, der tilhører { $seat }, forlader spillet ({ who-of-four }).
fact-tokens_laid = { $seat } har lagt familiebrikkerne.
fact-put_token = { $seat } lægger en familiebrik.
fact-put_token-hidden = { $seat } lægger en familiebrik.
fact-hit_cards_open = De kasserede træfkort vendes op. Træffere: { $hits }, Forbiere: { $misses }.
fact-gave_back = { $seat } giver { $result ->
        [0] en Forbier
       *[other] en Træffer
    } tilbage.
fact-took = { $seat } tager { $result ->
        [0] en Forbier
       *[other] en Træffer
    }.
fact-discarded = { $seat } kasserer { $card ->
        [0] et Kast
        [1] en Bevægelse
       *[other] Guder
    }.
fact-discarded-hidden = { $seat } kasserer et handlingskort.
fact-declined = { $seat } afstår.
fact-played = { $seat } spiller { $card ->
        [0] et Kast
        [1] en Bevægelse
       *[other] Guder
    }.
fact-moved = { $seat } flytter en Stolem ({ who-of-four }, { $cost }).
fact-used_token = { $seat } bruger { $token ->
        [0] Kampesten
        [1] Uldhue
        [2] Spurt
       *[other] Superkast
    }.
fact-threw = { $seat }: { who-of-four } kaster { $boulder ->
        [0] en sten
       *[other] en Kampesten
    } mod Stolem { $at } ({ $to }).
fact-blind = { $seat } kasserer uset { $result ->
        [0] en Forbier
       *[other] en Træffer
    }.
fact-blind-hidden = { $seat } kasserer et træfkort uset.
fact-showed = { $seat } viser { $result ->
        [0] en Forbier
       *[other] en Træffer
    }; { $to } får kortet.
fact-capped = Uldhuen tager imod slaget.
fact-rolled = Terningen kastes.
fact-sidestepped = { $seat } får terningen slået om.
fact-landed = Stenen lander ved siden af målet.
fact-dazed = En Stolem, der tilhører { $seat }, er fortumlet ({ who-of-four }).
fact-knocked_out = En Stolem, der tilhører { $seat }, er slået ud ({ who-of-four }).
fact-scored = Knockouts for { $seat }: { $score }.
fact-laid = { $seat } lægger { $terrain ->
        [0] en lysning
        [1] en bakke
        [2] en flod
       *[other] en sø
    }.
fact-punished = Guderne straffer en Stolem, der tilhører { $seat } ({ who-of-four }).
fact-exchanged = { $seat } bytter et gudekort.
fact-played_god = { $seat } spiller et gudekort ({ $trophies } af 3).
fact-turned_token = En terrænbrik vendes.
fact-named = { $seat } nævner en familie for guderne.
fact-stone = En Stolem, der tilhører { $seat }, bliver til sten ({ who-of-four }).
fact-family_out = { $seat } og familien er ude.
fact-passed = { $seat } giver { $card ->
        [0] et Kast
        [1] en Bevægelse
       *[other] Guder
    } videre til { $to }.
fact-hourglasses = Alle timeglas undtagen det, der tilhører { $seat }, vendes tilbage.
fact-unable = { $seat } kan ikke handle.
fact-pointed = { $seat } peger på { $to }.
fact-round_ended = Runde { $round } er slut.
fact-no_token = Ingen brik passer her; terrænet forbliver, som det er.
fact-over = Spillet er slut.

## Valg og slutninger

option-starter = Hvem der begynder
option-starter-random = ved lodtrækning
option-starter-1 = spiller 1
option-starter-2 = spiller 2
option-starter-3 = spiller 3
option-starter-4 = spiller 4
option-families = Familier
option-families-dealt = trækkes
option-families-chosen = vælges på skift
option-board = Plade for tre
option-board-fitting = deres egen
option-board-quad = den med fire hænder
option-extra_villages = Flere landsbyer
option-placing = Opstilling
option-placing-clockwise = startspilleren først
option-placing-reverse = sidste spiller først
option-placing-automatic = automatisk
option-start_hexes = Startfelter
option-start_hexes-hand = ved hånden i din farve
option-start_hexes-any = et hvilket som helst
option-tokens_in_round_1 = Familiebrikker i første runde
option-unused_tokens = Ubrugte familiebrikker
option-unused_tokens-laid_anew = lægges på ny
option-unused_tokens-stay = bliver liggende
option-surplus = Flere end fem træfkort
option-surplus-random = går tilfældigt tilbage
option-surplus-choice = går tilbage efter eget valg
option-surplus-keep = bliver på hånden
option-must_move = En bevægelse skal forlade feltet
option-gods_lying = Guder må spilles, når alle Stolemer ligger
option-lone_hit_card = Ét træfkort er nok til at kaste
option-near_throws = Kast mod en Stolem lige ved siden af
option-same_as_printed = En brik må være af samme slags som det trykte terræn
option-village_buried = En sten begraver landsbyen
option-village_dazes = Den, der står i landsbyen, når runden slutter, bliver fortumlet
option-gods_target = Hvem man må nævne for guderne
option-gods_target-anyone = hvem som helst
option-gods_target-leader = den, der fører
option-gods_target-rowdiest = den, der har kastet mest i runden
option-stone_standing_first = Stående bliver til sten først
option-cap_boulder = Uldhue mod Kampesten
option-cap_boulder-cancels = stopper den
option-cap_boulder-dazes = Stolemen bliver alligevel fortumlet
option-cap_timing = Uldhuen meldes
option-cap_timing-after = når en Træffer er vist
option-cap_timing-before = før trækningen
option-blocked_landing = En forbier på klippe eller liggende Stolem
option-blocked_landing-changes = ændrer terrænet der
option-blocked_landing-rolls_again = slås om
option-bystander = Den, der står, hvor en forbier lander,
option-bystander-harmless = kommer ikke til skade
option-bystander-hit = bliver ramt
option-points_for = Point for knockouts
option-points_for-accurate = med kast, der rammer målet
option-points_for-any_rock = med enhver sten
option-unable = Den, der ikke kan handle,
option-unable-turns = vender timeglasset op
option-unable-may_stay = må lade brikken være
option-may_decline = Man må afstå
option-last_family = Den sidste familie vinder
option-last_family-round_end = når runden slutter
option-last_family-at_once = straks
option-none_standing = Ingen står, når runden slutter
option-none_standing-goes_on = spillet fortsætter
option-none_standing-draw = uafgjort
option-tokens_out = Når der ikke kan lægges mere terræn, tælles
option-tokens_out-standing = stående Stolemer
option-tokens_out-healthy = stående raske Stolemer
option-river_test = Landet er fuldt, når ingen brik passer
option-river_test-landing = på landingsfeltet
option-river_test-board = på noget felt
option-tie_break = Stadig lige
option-tie_break-draw = delt sejr
option-tie_break-score = knockouts, derefter trofæer
option-round_limit = Højeste antal runder (0: ingen grænse)
option-activity_tokens = Aktivitetsbrikkerne, når en runde begynder
option-activity_tokens-plain = vendes til siden uden timeglas
option-activity_tokens-stay = bliver liggende, som de er
preset-polish = Det polske regelhæfte
preset-english = Det engelske regelhæfte

ending-knockouts = Nok knockouts: den bedste kaster vinder.
ending-gods = Tre gudekort: gudernes yndling vinder.
ending-last_family = Kun én familie står tilbage, eller ingen.
ending-tokens_out = Der kan ikke lægges mere terræn: nu tælles Stolemerne.
ending-round_limit = Sidste runde er slut: nu tælles Stolemerne.

## Delenes navne

family-0 = Rëbôcë, fiskerne
family-1 = Lesôcë, skovfolket
family-2 = Bëlôcë, oddens folk
family-3 = Gôchë, hedens folk
role-0 = far
role-1 = mor
role-2 = bedsteforælder
role-3 = barn
card-0 = Kast
card-1 = Bevægelse
card-2 = Guder
result-0 = Forbier
result-1 = Træffer
token-0 = Kampesten
token-1 = Uldhue
token-2 = Spurt
token-3 = Superkast
terrain-0 = slette
terrain-1 = lysning
terrain-2 = bakke
terrain-3 = flod
terrain-4 = sø
terrain-5 = landsby
ability-1 = Vader: søer koster 1
ability-2 = Springer: spring mellem bakker koster intet
ability-3 = Klatrer: må passere liggende Stolemer og klipper
ability-4 = Højt kast: ét felt længere fra en bakke
ability-5 = Tykpandet: en Kampesten er en almindelig sten
ability-6 = Undvigemanøvre: må få terningen slået om ved en forbier
ability-7 = Sikkert øje: vælger, hvor en forbier lander
ability-8 = Formgiver: lægger brikken efter en forbier
ability-9 = Plejerske: hjælper endnu en nabo op
pose-1 = står
pose-2 = ligger
pose-3 = borte
pose-4 = blevet til sten
dazed = fortumlet
healthy = rask
hourglass = timeglas
rock = klippebrik
picture-round = Runde { $round }
picture-family = { $player } { $family }: knockouts { $score }/{ $goal }, guder { $trophies }/{ $gods }; på hånden { $actions } handlings-, { $hits } træf- og { $cards } gudekort
picture-out = ude af spillet
picture-first = startspiller
picture-hand = Hånd { $player }: { $cards }; Træffere { $hits }, Forbiere { $misses }
picture-gods = Gudekort: { $cards }
picture-tokens = Familiebrikker: { $tokens }
picture-pool = Terrænbrikker tilbage: { $tokens }
picture-open = Åbne træfkort: Træffere { $hits }, Forbiere { $misses }
picture-throw = { $thrower } kaster mod { $target }
picture-giants = Stolemer: nummer, navn, felt, bevægelse/rækkevidde
picture-signs = { $terrains }; (x) brik, [x] vendt brik; * fortumlet, _ ligger, @ klippebrik

## The coach

name-card = { said-card }
name-result = { said-result }
name-terrain = { said-terrain }
name-kind = { said-terrain }
name-token = { said-token }
name-choose-family = tag { $family }
name-place = { $giant } på { $hex }
name-stand = { $giant } rejser sig
name-stay-down = hjælp ingen op
name-put-token = { $token } på { $giant }
name-give-back = giv tilbage: { $result }
name-take = tag: { $result }
name-discard = smid væk: { $card }
name-decline = gør intet
name-play = spil: { $card }
name-move = { $giant } til { $hex }
name-throw = { $giant } kaster { $rock ->
        [1] kampestenen
       *[0] en sten
    } på { $target }
name-wear-cap = brug uldhuen
name-no-cap = ingen uldhue
name-reroll = slå om
name-keep-roll = lad terningen ligge
name-land = stenen lander på { $hex }
name-lay = læg: { $terrain }
name-draw-card = træk et gudekort
name-exchange = byt { $god }
name-play-card = spil { $god }
name-pray = bed forgæves
name-turn-token = vend brikken på { $hex }
name-name = nævn { $rival }
name-turn-to-stone = { $giant } bliver til sten
name-pass-card = giv kortet til { $next }
name-point = peg på { $next }
coach-knocks-out = Sådan slår du som regel en modstanders Stolem ud.
coach-stays-up = Sådan bliver dine som regel på benene.
coach-dazes = Sådan bliver som regel en af modstandernes omtåget.
coach-stays-clear = Sådan bliver som regel ingen af dine omtåget.
coach-pleases-gods = Sådan kan du som regel spille et gudekort.
coach-denies-gods = Det hindrer som regel en modstander i at spille et gudekort.
coach-not-stone = Sådan bliver som regel ingen af dine til sten.
coach-village = Det holder sig fra landsbyen: guderne slår den ned, som slutter runden der eller lader en sten falde på den.
coach-keeps-hits = En Træffer mere på hånden; Forbieren ville vise alle, at du rammer sjældnere.
coach-gives-dazed = Det giver guderne en fortumlet Stolem og beholder en rask.
coach-spares-boulder = En almindelig sten slår en fortumlet Stolem ud lige så godt, så Kampestenen gemmes.
coach-look-walk = Hvilke felter når rivalernes kast, og hvilke når dine?
coach-look-rocks = Hvem af dem er allerede fortumlet, og hvem af dine kaster længst?
coach-look-hits = Tæl dine Træffere og Forbiere: hvad viser dit næste kast?
coach-look-land = Hvem hjælper dette terræn, og hvem sinker det?
coach-look-cards = Tænk også på det kort, du må give videre.
coach-look-gods = Se på dit gudekort: ligger dets landskab der, eller næsten?
coach-luck-hit = Kastet ramte.
coach-luck-miss = Kastet ramte ved siden af.
coach-luck-roll = Hvor klippen rullede hen, afgjorde terningen alene.
