name = Stolemë
blurb = Led en familj kasjubiska jättar som gör upp varje gräl med stenblock och på köpet formar om landskapet.
minutes = 60

## Reglerna

section-setup = Förberedelser
section-round = En runda
section-turn = Din tur
section-move = Förflyttning
section-throw = Stenkast
section-tokens = Familjebrickor
section-gods = Gudarna
section-end = Spelets slut
section-table = Vid bordet

rule-10 = Alla leder en familj på fyra Stolemer och har fem handlingskort (två Kast, två Förflyttningar, ett Gudar), fem träffkort (tre Träffar, två Missar), fyra familjebrickor och ett hemligt gudakort.
rule-11 = { $families ->
        [chosen] Från startspelaren väljer alla en familj som ingen har ännu.
       *[dealt] Familjerna lottas ut.
    } { $starter ->
        [random] Vem som börjar lottas.
       *[other] Spelare { $starter } börjar.
    }
rule-12 = { $placing ->
        [automatic] Stolemerna ställs ut automatiskt.
        [reverse] Sista spelaren ställer ut först, sedan de andra i omvänd ordning fram till startspelaren.
       *[clockwise] Startspelaren ställer ut först, sedan de andra medurs.
    } En Stolem ställs på { $start_hexes ->
        [any] vilken startruta som helst
       *[hand] en startruta vid handen i din färg
    }, de andra tre på olika lediga rutor intill.
rule-13 = { $board ->
        [quad] Även tre spelare använder spelplanen med fyra händer; ett hörn står tomt.
       *[fitting] Tre spelare har en egen spelplan, eftersom tre hörn av fyra inte är rättvist.
    } { $start_hexes ->
        [any] {""}
       *[hand] Två spelare sitter i motsatta hörn.{" "}
    }{ $extra_villages ->
        [on] Spelplanen har fler byar än den i mitten.
       *[off] Spelplanen har en by, i mitten.
    }
rule-20 = Från och med andra rundan reser alla först upp en av sina liggande Stolemer. { $village_dazes ->
        [off] Den förblir frisk eller omtöcknad, som den var.
       *[on] Den förblir omtöcknad.
    } De som fortfarande ligger efter det lämnar spelet.
rule-21 = En stående Vårdare får hjälpa upp ännu en liggande Stolem i familjen, om den ligger intill henne.
rule-22 = { $tokens_in_round_1 ->
        [on] Familjebrickor läggs från första rundan.
       *[off] Första rundan börjar genast med handlingarna: i den finns inga familjebrickor.
    }
rule-23 = Alla lägger sina fyra familjebrickor med baksidan upp på egna Stolemer, i hemlighet och samtidigt, så jämnt som möjligt: en var på fyra, två på en av tre, två var på två.
rule-24 = Brickorna läggs i ordning: Stenblock, Yllemössa, Spurt, Superkast.
rule-25 = { $unused_tokens ->
        [stay] Oanvända brickor ligger kvar; använda läggs på nytt där det ligger färst. Brickor från en Stolem som lämnat spelet visas och läggs på nytt.
       *[laid_anew] Oanvända brickor tas tillbaka och alla fyra läggs på nytt.
    }
rule-26 = { $surplus ->
        [keep] Den som har fler än fem träffkort behåller dem.
        [choice] Den som har fler än fem träffkort lämnar öppet tillbaka kort efter eget val.
       *[random] Den som har fler än fem träffkort lämnar tillbaka överskottet, slumpvis och öppet.
    }
rule-27 = Förra rundans bortlagda träffkort vänds upp. Från startspelaren medurs tar alla ett kort, tills alla har minst fem eller korten är slut; den som har fem eller fler hoppas över.
rule-28 = Alla handlingskort samlas in och alla tar startuppsättningen igen.
rule-29 = { $activity_tokens ->
        [stay] När en ny runda börjar ligger aktivitetsbrickorna kvar som de är.
       *[plain] När en ny runda börjar vänds alla aktivitetsbrickor till sidan utan timglas.
    }
rule-30 = Lägg först bort ett handlingskort med baksidan upp. Du måste ha kvar ett som går att utföra.
rule-31 = Spela sedan ett annat handlingskort öppet och utför det med en av dina stående Stolemer.{ $gods_lying ->
        [on] {" "}Gudar får spelas även när alla dina Stolemer ligger.
       *[off] {""}
    }
rule-32 = Du kan handla så länge du har minst två handlingskort och ett av dem går att utföra. { $may_decline ->
        [on] Den som kan handla får också avstå (regel 36).
       *[off] Den som kan handla måste göra det.
    }
rule-33 = Vänd efter handlingen din aktivitetsbricka till timglaset och ge det spelade kortet till någon utan timglas. Den spelaren tar kortet och har nästa tur.
rule-34 = Om alla visar timglaset när ett kort ges vidare vänder alla tillbaka sina brickor, utom den som ger.
rule-35 = Om du inte kan handla men någon annan kan, behåller du kortet{ $unable ->
        [may_stay] {" "}och pekar på nästa spelare; din bricka får en gång ligga kvar utan timglas
       *[turns] , vänder upp timglaset och pekar på nästa spelare
    }.
rule-36 = { $may_decline ->
        [on] Du får avstå: vänd upp timglaset och peka på nästa spelare. Sedan måste du vänta på någons handling innan du avstår igen.
       *[off] Du får inte avstå.
    }
rule-37 = Två spelare använder inga aktivitetsbrickor: kortet går alltid till den andra.
rule-38 = Rundans handlingar är slut så snart ingen kan handla.
rule-39 = Den som sist fick ett handlingskort börjar nästa runda, oavsett om den kunde handla.
rule-40 = En Stolem går så långt poängen räcker. Att gå in på en ruta kostar 1 poäng, en sjö 2, en glänta inget. Oanvända poäng går förlorade.
rule-41 = Från en kulle får en Stolem hoppa till vilken annan kulle som helst för 1 poäng.
rule-42 = Stolemer går genom stående Stolemer men stannar inte där. Rutor med en liggande Stolem eller en klippbricka är stängda.
rule-43 = En Stolem som står i en by när rundan slutar blir { $village_dazes ->
        [on] omtöcknad och nedslagen
       *[off] nedslagen
    }.
rule-44 = { $must_move ->
        [on] En förflyttning måste sluta på en annan ruta, om någon av dina Stolemer kan.
       *[off] Vid en förflyttning får Stolemen stanna där den är.
    }
rule-45 = Vadare: att gå in i en sjö kostar den här Stolemen 1 poäng.
rule-46 = Hoppare: den här Stolemens hopp mellan kullar kostar inget.
rule-47 = Klättrare: den här Stolemen får gå genom rutor med en liggande Stolem eller en klippbricka, men inte stanna där.
rule-50 = Kasta mot en stående fiende inom din Stolems räckvidd. { $near_throws ->
        [on] Det finns inget minsta avstånd, och inget står i vägen.
       *[off] Ett mål alldeles intill kastaren är för nära.
    } { $lone_hit_card ->
        [on] Ett träffkort räcker.
       *[off] Du behöver minst två träffkort.
    }
rule-51 = Bara en egen stående Stolem handlar, och bara en stående Stolem i en annan familj kan vara mål.
rule-52 = Dina träffkort blandas. Ett läggs bort med baksidan upp, sedan visas ett: det avgör.{ $lone_hit_card ->
        [on] {" "}Ett ensamt kort visas genast.
       *[off] {""}
    }
rule-53 = Det visade kortet går till den vars Stolem var målet, träff eller miss.
rule-54 = En träff gör en frisk Stolem omtöcknad för alltid och vänder dess kort. En omtöcknad Stolem blir nedslagen och läggs ner.
rule-55 = En miss landar på en ruta intill målet, enligt tärningen; utanför spelplanen slås det om. { $blocked_landing ->
        [rolls_again] Det slås också om på en klippbricka eller en liggande Stolem, så länge någon annan ruta är fri.
       *[changes] Terrängen ändras även under en klippbricka eller en liggande Stolem.
    }
rule-56 = Säkert öga: när den här Stolemen missar väljer dess ägare landningsrutan, på spelplanen och intill målet{ $blocked_landing ->
        [rolls_again] , utan klippbricka och utan liggande Stolem om det finns en sådan ruta
       *[changes] {""}
    }. Ingen tärning slås.
rule-57 = Den som står där en miss landar { $bystander ->
        [hit] träffas av den
       *[harmless] skadas inte
    }.
rule-58 = Varje sten ändrar terrängen: målets ägare lägger en terrängbricka på landningsrutan, av annat slag än { $same_as_printed ->
        [on] brickan som ligger där
       *[off] terrängen där nu
    }. En gammal bricka går tillbaka till förrådet.
rule-59 = En flod läggs bara intill en sjö eller en flod.
rule-60 = Bara brickor i förrådet kan läggas.
rule-61 = { $village_buried ->
        [on] En sten som landar på en by begraver den under en bricka och straffar för sista gången.
       *[off] På en by läggs aldrig någon bricka.
    }
rule-62 = En sten som landar på en by väcker gudarnas vrede: kastaren blir omtöcknad och nedslagen, och ingen får poäng för det.
rule-63 = Ordningen i ett kast: träffens verkan och dess poäng, terrängen, sedan byn.
rule-64 = Undanmanöver: när tärningen har slagits för en miss mot den här Stolemen får dess ägare låta slå om den en gång.
rule-65 = Formare: när den här Stolemen missar lägger dess ägare terrängbrickan.
rule-66 = Högt kast: från en kulle kastar den här Stolemen en ruta längre.
rule-70 = En familjebricka verkar en gång per runda, bara för den Stolem den ligger på. En liggande Stolems brickor verkar inte.
rule-71 = Stenblock, anges vid kastet: en träff slår genast ner en frisk Stolem. Det förbrukas även vid en miss.
rule-72 = Yllemössa { $cap_timing ->
        [before] (anges innan träffkorten dras)
       *[after] (efter att en Träff visats)
    }: Stolemen blir varken omtöcknad eller nedslagen{ $cap_boulder ->
        [dazes] , men ett Stenblock gör den ändå omtöcknad
       *[cancels] , inte ens av ett Stenblock
    }. Terrängen ändras ändå. Frågan ställs alltid när en bricka ligger där med baksidan upp, så den röjer inget.
rule-73 = Spurt: en poäng till i en förflyttning. Den förbrukas bara om vägen kräver det.
rule-74 = Superkast: en ruta längre. Det förbrukas bara om räckvidden kräver det.
rule-75 = Tjockskalle: för den här Stolemen är ett Stenblock en vanlig sten. Brickan förbrukas ändå.
rule-80 = Gudar, första sättet: dra ett andra gudakort. Du får ha högst två.
rule-81 = Gudar, andra sättet: blanda in ett av dina gudakort i leken och dra det översta.
rule-82 = Gudar, tredje sättet: spela ett kort vars terrängbrickor ligger på spelplanen med sidan utan kant upp. Tryckt terräng räknas inte.
rule-83 = Precis brickorna i uppsättningen vänds till sidan med kant; finns det fler väljer du.
rule-84 = Nämn sedan en annan familj med en Stolem i spel{ $gods_target ->
        [leader] , bland dem med flest knockouter och troféer
        [rowdiest] , bland dem med flest kast i rundan
       *[anyone] {""}
    }.
rule-85 = Dess ägare väljer en av sina Stolemer på spelplanen, { $stone_standing_first ->
        [on] en stående om det finns någon
       *[off] stående eller liggande
    }. Den blir till sten: Stolemen lämnar spelet, en klippbricka blir kvar.
rule-86 = Den som har spelat sitt enda gudakort på handen drar genast ett nytt.
rule-87 = När leken är tom dras och byts inga gudakort. Kan du inte heller spela något, har kortet Gudar ingen verkan.
rule-90 = Du vinner genast med din tredje knockout (två spelare), fjärde (tre) eller femte (fyra). Bara kast ger poäng{ $points_for ->
        [any_rock] { $bystander ->
            [hit] , även när en miss slår ner en utomstående
           *[harmless] , och bara de som träffar sitt mål
        }
       *[accurate] , och bara de som träffar sitt mål
    }.
rule-91 = Du vinner genast med ditt tredje gudakort, innan någon blir till sten.
rule-92 = Du vinner { $last_family ->
        [at_once] så snart bara din familj är kvar på spelplanen
       *[round_end] om bara din familj står när en runda slutar
    }.
rule-93 = Spelet slutar när ett kast kräver en terrängbricka och ingen kan läggas { $river_test ->
        [board] någonstans på spelplanen
       *[landing] på den rutan
    }. Flest stående { $tokens_out ->
        [healthy] friska Stolemer vinner
       *[standing] Stolemer vinner
    }.
rule-94 = Vid lika jämförs vem som har färre omtöcknade Stolemer i spel{ $tie_break ->
        [score] , sedan knockouter, sedan troféer
       *[draw] {""}
    }; är det ännu lika delar de segern.
rule-95 = En familj utan Stolem på spelplanen är ute: den får inga kort och ingen pekar på den. Dess träffkort går till de bortlagda, dess gudakort till leken.
rule-96 = { $round_limit ->
        [0] Antalet rundor är inte begränsat.
       *[other] Efter runda { $round_limit } slutar spelet, och flest stående { $tokens_out ->
            [healthy] friska Stolemer
           *[standing] Stolemer
        } vinner.
    }
rule-97 = { $none_standing ->
        [draw] Om ingen står när en runda slutar blir det oavgjort.
       *[goes_on] Om ingen står när en runda slutar fortsätter spelet.
    }
rule-99 = Det är inte det frågan gäller nu.

## Frågor

question-first_player = Lotten avgör vem som börjar
question-deal_family = En familj lottas ut
question-choose_family = Välj en familj
question-gods_draw = Ett gudakort dras
question-place = Ställ ut en Stolem
question-stand = Res upp en av dina Stolemer
question-nurse = Din Vårdare får hjälpa upp en till
question-tokens = Lägg dina familjebrickor med baksidan upp
question-surplus = Ett överskjutande träffkort går tillbaka
question-give_back = Lämna tillbaka ett träffkort
question-draft = Ta ett träffkort
question-discard = Lägg bort ett handlingskort
question-play = Spela ett handlingskort
question-move = Flytta en Stolem
question-throw = Välj kastare och mål
question-blind = Ett träffkort läggs bort osett
question-show = Ett träffkort visas
question-cap = Använda Yllemössan?
question-roll = Tärningen slås
question-sidestep = Slå om tärningen?
question-land = Välj var stenen landar
question-lay = Lägg en terrängbricka
question-gods = Dra, byt eller spela ett gudakort
question-turn_token = Välj en bricka att vända
question-name = Nämn en familj för gudarna
question-stone = Välj vem som blir till sten
question-pass = Ge kortet till någon
question-point = Peka på nästa spelare

## Svar

action-begins = { $seat } börjar
action-deal_family = { said-family } lottas ut
action-choose_family = Ta familjen { said-family }
action-draw = { $card } dras
action-place = Ställ { who-of-four } ({ $stolem }) på { $hex }
action-stand = Res upp { who-of-four } ({ $stolem })
action-stay_down = Hjälp ingen upp
action-put_token = { said-token } på { who-of-four } ({ $stolem })
action-confirm = Klar
action-surplus = Tillbaka går: { said-result }
action-give_back = Lämna tillbaka: { said-result }
action-take = Ta: { said-result }
action-discard = Lägg bort: { said-card }
action-decline = Avstå
action-play = Spela: { said-card }
action-move = Flytta { who-of-four } ({ $stolem }) till { $hex }
action-throw = { who-of-four } ({ $stolem }) kastar { said-rock } mot Stolem { $target }
action-blind = Läggs bort osett: { said-result }
action-show = Visas: { said-result }
action-wear_cap = Använd Yllemössan
action-no_cap = Ingen mössa
action-roll = Tärningen pekar mot { said-side }
action-reroll = Slå om
action-keep_roll = Låt vara
action-land = Stenen landar mot { said-side }
action-lay = Lägg: { said-terrain }
action-draw_card = Dra ett gudakort
action-exchange = Byt det { said-slot } gudakortet
action-play_card = Spela { $card }
action-pray = Be förgäves
action-turn_token = Vänd brickan på { $hex }
action-name = Nämn { $seat }
action-turn_to_stone = { who-of-four } ({ $stolem }) blir till sten
action-pass_card = Ge kortet till { $seat }
action-point = Peka på { $seat } ({ said-activity })

## Vad som hände

who-of-four = { $stolem ->
        [0] far
        [4] far
        [8] far
        [12] far
        [1] mor
        [5] mor
        [9] mor
        [13] mor
        [2] mor- eller farförälder
        [6] mor- eller farförälder
        [10] mor- eller farförälder
        [14] mor- eller farförälder
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
        [move] Förflyttning
       *[gods] Gudar
    }
said-result = { $result ->
        [miss] Miss
       *[hit] Träff
    }
said-token = { $token ->
        [boulder] Stenblock
        [cap] Yllemössa
        [sprint] Spurt
       *[super] Superkast
    }
said-terrain = { $terrain ->
        [clearing] glänta
        [hill] kulle
        [river] flod
       *[lake] sjö
    }
said-side = { $side ->
        [ne] nordost
        [e] öster
        [se] sydost
        [sw] sydväst
        [w] väster
       *[nw] nordväst
    }
said-rock = { $rock ->
        [boulder] ett Stenblock
       *[rock] en sten
    }
said-slot = { $slot ->
        [left] vänstra
       *[right] högra
    }
said-activity = { $token ->
        [hourglass] timglaset upp
       *[plain] utan timglas
    }
said-family = { $family ->
        [rebocy] Rëbôcë
        [lesocy] Lesôcë
        [belocy] Bëlôcë
       *[gochy] Gôchë
    }
fact-begins = { $seat } börjar.
fact-family = { $seat } leder familjen { family-name }.
fact-drew_god = { $seat } drar ett gudakort.
fact-drew_god-hidden = { $seat } drar ett gudakort.
fact-placed = { $seat } ställer ut en Stolem.
fact-stood_up = En Stolem som tillhör { $seat } reser sig ({ who-of-four }).
fact-left_game = En Stolem som tillhör { $seat } lämnar spelet ({ who-of-four }).
fact-tokens_laid = { $seat } har lagt familjebrickorna.
fact-put_token = { $seat } lägger en familjebricka.
fact-put_token-hidden = { $seat } lägger en familjebricka.
fact-hit_cards_open = De bortlagda träffkorten vänds upp. Träffar: { $hits }, Missar: { $misses }.
fact-gave_back = { $seat } lämnar tillbaka { $result ->
        [0] en Miss
       *[other] en Träff
    }.
fact-took = { $seat } tar { $result ->
        [0] en Miss
       *[other] en Träff
    }.
fact-discarded = { $seat } lägger bort { $card ->
        [0] ett Kast
        [1] en Förflyttning
       *[other] Gudar
    }.
fact-discarded-hidden = { $seat } lägger bort ett handlingskort.
fact-declined = { $seat } avstår.
fact-played = { $seat } spelar { $card ->
        [0] ett Kast
        [1] en Förflyttning
       *[other] Gudar
    }.
fact-moved = { $seat } flyttar en Stolem ({ who-of-four }, { $cost }).
fact-used_token = { $seat } använder { $token ->
        [0] Stenblock
        [1] Yllemössa
        [2] Spurt
       *[other] Superkast
    }.
fact-threw = { $seat }: { who-of-four } kastar { $boulder ->
        [0] en sten
       *[other] ett Stenblock
    } mot Stolem { $at } ({ $to }).
fact-blind = { $seat } lägger osett bort { $result ->
        [0] en Miss
       *[other] en Träff
    }.
fact-blind-hidden = { $seat } lägger bort ett träffkort osett.
fact-showed = { $seat } visar { $result ->
        [0] en Miss
       *[other] en Träff
    }; { $to } får kortet.
fact-capped = Yllemössan tar emot slaget.
fact-rolled = Tärningen slås.
fact-sidestepped = { $seat } låter slå om tärningen.
fact-landed = Stenen landar intill målet.
fact-dazed = En Stolem som tillhör { $seat } är omtöcknad ({ who-of-four }).
fact-knocked_out = En Stolem som tillhör { $seat } är nedslagen ({ who-of-four }).
fact-scored = Nedslagningar för { $seat }: { $score }.
fact-laid = { $seat } lägger { $terrain ->
        [0] en glänta
        [1] en kulle
        [2] en flod
       *[other] en sjö
    }.
fact-punished = Gudarna straffar en Stolem som tillhör { $seat } ({ who-of-four }).
fact-exchanged = { $seat } byter ett gudakort.
fact-played_god = { $seat } spelar ett gudakort ({ $trophies } av 3).
fact-turned_token = En terrängbricka vänds.
fact-named = { $seat } nämner en familj för gudarna.
fact-stone = En Stolem som tillhör { $seat } blir till sten ({ who-of-four }).
fact-family_out = { $seat } och familjen är ute.
fact-passed = { $seat } ger vidare { $card ->
        [0] ett Kast
        [1] en Förflyttning
       *[other] Gudar
    } till { $to }.
fact-hourglasses = Alla timglas utom det som tillhör { $seat } vänds tillbaka.
fact-unable = { $seat } kan inte handla.
fact-pointed = { $seat } pekar på { $to }.
fact-round_ended = Runda { $round } är slut.
fact-no_token = Ingen bricka passar här; terrängen förblir som den är.
fact-over = Spelet är slut.

## Val och slut

option-starter = Vem som börjar
option-starter-random = lottas
option-starter-1 = spelare 1
option-starter-2 = spelare 2
option-starter-3 = spelare 3
option-starter-4 = spelare 4
option-families = Familjer
option-families-dealt = lottas ut
option-families-chosen = väljs i tur och ordning
option-board = Spelplan för tre
option-board-fitting = den egna
option-board-quad = den med fyra händer
option-extra_villages = Fler byar
option-placing = Utställning
option-placing-clockwise = startspelaren först
option-placing-reverse = sista spelaren först
option-placing-automatic = automatisk
option-start_hexes = Startrutor
option-start_hexes-hand = vid handen i din färg
option-start_hexes-any = vilken som helst
option-tokens_in_round_1 = Familjebrickor i första rundan
option-unused_tokens = Oanvända familjebrickor
option-unused_tokens-laid_anew = läggs på nytt
option-unused_tokens-stay = ligger kvar
option-surplus = Fler än fem träffkort
option-surplus-random = går tillbaka slumpvis
option-surplus-choice = går tillbaka efter eget val
option-surplus-keep = stannar på handen
option-must_move = En förflyttning måste lämna rutan
option-gods_lying = Gudar får spelas när alla Stolemer ligger
option-lone_hit_card = Ett träffkort räcker för att kasta
option-near_throws = Kast mot en Stolem alldeles intill
option-same_as_printed = En bricka får vara av samma slag som den tryckta terrängen
option-village_buried = En sten begraver byn
option-village_dazes = Den som står i byn när rundan slutar blir omtöcknad
option-gods_target = Vem man får nämna för gudarna
option-gods_target-anyone = vem som helst
option-gods_target-leader = den som leder
option-gods_target-rowdiest = den som kastat mest i rundan
option-stone_standing_first = Stående blir till sten först
option-cap_boulder = Yllemössa mot Stenblock
option-cap_boulder-cancels = stoppar det
option-cap_boulder-dazes = Stolemen blir ändå omtöcknad
option-cap_timing = Yllemössan anges
option-cap_timing-after = efter en visad Träff
option-cap_timing-before = före dragningen
option-blocked_landing = En miss på klippa eller liggande Stolem
option-blocked_landing-changes = ändrar terrängen där
option-blocked_landing-rolls_again = slås om
option-bystander = Den som står där en miss landar
option-bystander-harmless = skadas inte
option-bystander-hit = träffas
option-points_for = Poäng för knockouter
option-points_for-accurate = med kast som träffar målet
option-points_for-any_rock = med vilken sten som helst
option-unable = Den som inte kan handla
option-unable-turns = vänder upp timglaset
option-unable-may_stay = får låta brickan vara
option-may_decline = Man får avstå
option-last_family = Sista familjen vinner
option-last_family-round_end = när rundan slutar
option-last_family-at_once = genast
option-none_standing = Ingen står när rundan slutar
option-none_standing-goes_on = spelet fortsätter
option-none_standing-draw = oavgjort
option-tokens_out = När ingen terrängbricka kan läggas räknas
option-tokens_out-standing = stående Stolemer
option-tokens_out-healthy = stående friska Stolemer
option-river_test = Landet är fullt när ingen bricka passar
option-river_test-landing = landningsrutan
option-river_test-board = någon ruta
option-tie_break = Ännu lika
option-tie_break-draw = delad seger
option-tie_break-score = knockouter, sedan troféer
option-round_limit = Högsta antal rundor (0: ingen gräns)
option-activity_tokens = Aktivitetsbrickorna när en runda börjar
option-activity_tokens-plain = vänds till sidan utan timglas
option-activity_tokens-stay = ligger kvar som de är
preset-polish = Det polska regelhäftet
preset-english = Det engelska regelhäftet

ending-knockouts = Tillräckligt många knockouter: den bästa kastaren vinner.
ending-gods = Tre gudakort: gudarnas gunstling vinner.
ending-last_family = Bara en familj står kvar, eller ingen.
ending-tokens_out = Ingen mer terräng kan läggas: nu räknas Stolemerna.
ending-round_limit = Sista rundan är slut: nu räknas Stolemerna.

## Delarnas namn

family-0 = Rëbôcë, fiskarna
family-1 = Lesôcë, skogsfolket
family-2 = Bëlôcë, uddens folk
family-3 = Gôchë, hedens folk
role-0 = far
role-1 = mor
role-2 = mor- eller farförälder
role-3 = barn
card-0 = Kast
card-1 = Förflyttning
card-2 = Gudar
result-0 = Miss
result-1 = Träff
token-0 = Stenblock
token-1 = Yllemössa
token-2 = Spurt
token-3 = Superkast
terrain-0 = slätt
terrain-1 = glänta
terrain-2 = kulle
terrain-3 = flod
terrain-4 = sjö
terrain-5 = by
ability-1 = Vadare: sjöar kostar 1
ability-2 = Hoppare: hopp mellan kullar kostar inget
ability-3 = Klättrare: får passera liggande Stolemer och klippor
ability-4 = Högt kast: en ruta längre från en kulle
ability-5 = Tjockskalle: ett Stenblock är en vanlig sten
ability-6 = Undanmanöver: får låta slå om tärningen vid en miss
ability-7 = Säkert öga: väljer var en miss landar
ability-8 = Formare: lägger brickan efter en miss
ability-9 = Vårdare: hjälper upp ännu en granne
pose-1 = står
pose-2 = ligger
pose-3 = borta
pose-4 = förvandlad till sten
dazed = omtöcknad
healthy = frisk
hourglass = timglas
rock = klippbricka
picture-round = Runda { $round }
picture-family = { $player } { $family }: knockouter { $score }/{ $goal }, gudar { $trophies }/{ $gods }; på hand { $actions } handlings-, { $hits } träff- och { $cards } gudakort
picture-out = ute ur spelet
picture-first = startspelare
picture-hand = Hand { $player }: { $cards }; Träffar { $hits }, Missar { $misses }
picture-gods = Gudakort: { $cards }
picture-tokens = Familjebrickor: { $tokens }
picture-pool = Terrängbrickor kvar: { $tokens }
picture-open = Öppna träffkort: Träffar { $hits }, Missar { $misses }
picture-throw = { $thrower } kastar mot { $target }
picture-giants = Stolemer: nummer, namn, ruta, rörelse/räckvidd
picture-signs = { $terrains }; (x) bricka, [x] vänd bricka; * omtöcknad, _ ligger, @ klippbricka

## The coach

name-card = { said-card }
name-result = { said-result }
name-terrain = { said-terrain }
name-kind = { said-terrain }
name-token = { said-token }
name-choose-family = ta { $family }
name-place = { $giant } på { $hex }
name-stand = { $giant } reser sig
name-stay-down = hjälp ingen upp
name-put-token = { $token } på { $giant }
name-give-back = lämna tillbaka: { $result }
name-take = ta: { $result }
name-discard = kasta: { $card }
name-decline = gör inget
name-play = spela: { $card }
name-move = { $giant } till { $hex }
name-throw = { $giant } kastar { $rock ->
        [1] stenbumlingen
       *[0] en sten
    } på { $target }
name-wear-cap = använd yllemössan
name-no-cap = ingen yllemössa
name-reroll = slå om
name-keep-roll = låt tärningen ligga
name-land = stenen landar på { $hex }
name-lay = lägg: { $terrain }
name-draw-card = dra ett gudakort
name-exchange = byt { $god }
name-play-card = spela { $god }
name-pray = be förgäves
name-turn-token = vänd brickan på { $hex }
name-name = nämn { $rival }
name-turn-to-stone = { $giant } blir till sten
name-pass-card = ge kortet till { $next }
name-point = peka på { $next }
coach-knocks-out = Så slår du oftast ut en av motståndarnas Stolemer.
coach-stays-up = Så håller sig dina oftast på benen.
coach-dazes = Så blir oftast en av motståndarnas omtöcknad.
coach-stays-clear = Så blir oftast ingen av dina omtöcknad.
coach-pleases-gods = Så får du oftast spela ett gudakort.
coach-denies-gods = Det hindrar oftast en motståndare från att spela ett gudakort.
coach-not-stone = Så blir oftast ingen av dina till sten.
coach-village = Det håller sig borta från byn: gudarna slår ned den som avslutar omgången där eller låter en sten falla på den.
coach-keeps-hits = En Träff mer på handen; Missen skulle visa alla att du träffar mindre.
coach-gives-dazed = Det ger gudarna en omtöcknad Stolem och behåller en frisk.
coach-spares-boulder = En vanlig sten slår ut en omtöcknad Stolem lika bra, så Stenblocket sparas.
coach-look-walk = Vilka hexar når rivalernas kast, och vilka når dina?
coach-look-rocks = Vem av dem är redan omtöcknad, och vem av dina kastar längst?
coach-look-hits = Räkna dina Träffar och Missar: vad visar ditt nästa kast?
coach-look-land = Vem hjälper den här terrängen, och vem bromsar den?
coach-look-cards = Tänk också på kortet som du måste lämna vidare.
coach-look-gods = Se på ditt gudakort: ligger dess landskap där, eller nästan?
coach-luck-hit = Kastet träffade.
coach-luck-miss = Kastet missade.
coach-luck-roll = Vart klippan rullade avgjorde tärningen ensam.
