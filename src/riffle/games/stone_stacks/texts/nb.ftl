name = Steinstabler
blurb = Bygg seks tårn sammen av ekte steiner og med stø hånd. Den som velter et tårn, betaler til alle de andre.
minutes = 20

## Reglene

section-setup = Forberedelser
section-start = Alternativ start
section-tile = Velge brikke og stein
section-place = Legge steinen
section-hand = Hånden
section-marker = Flytte markøren
section-fall = Når en stabel velter
section-river = Elven er tom
section-end = Slutten på spillet
section-table = Ved bordet

rule-10 = Seks flate grunnsteiner ligger i en ring rundt elven. Alle 37 steiner, 12 små, 13 middels og 12 store, ligger i elven.
rule-11 = Markøren begynner ved en tilfeldig grunnstein.
rule-12 = De 35 brikkene stokkes, og fem av dem snus opp. Hver viser én, to eller tre størrelser og et antall steg fra 1 til 5.
rule-13 = Alle har 19 sjetonger med fargesiden opp.
rule-14 = Det trekkes lodd om hvem som begynner. Turen går med klokken.
rule-15 =
    { $alternative_start ->
        [on] Før spillet trekkes fire brikker én etter én: markøren flyttes så mange steg som brikken viser, og en stein av en størrelse som brikken viser, settes der. Det gir ingen sjetonger, og markøren blir stående ved den fjerde steinen.
       *[off] Spillet begynner med tomme stabler. (Med alternativ start står det allerede fire steiner.)
    }
rule-16 =
    { $start_size ->
        [random] Viser en brikke i den alternative starten flere størrelser, trekkes det lodd mellom dem.
        [choose] Viser en brikke i den alternative starten flere størrelser, velger spillerne en av dem etter tur; den må stå på brikken.
       *[largest] Viser en brikke i den alternative starten flere størrelser, tas den største.
    }
rule-17 = Velter en stabel under den alternative starten, går steinene tilbake til elven, og en ny brikke trekkes.
rule-18 =
    { $start_shuffle ->
        [rest] Etter den alternative starten stokkes bare brikkene som ikke er trukket.
       *[all] Etter den alternative starten stokkes alle 35 brikkene på nytt.
    }
rule-20 = Velg en av brikkene som ligger åpent.
rule-21 = Steinen må ha en størrelse som brikken viser. Viser den flere, velger du selv.
rule-22 = Ta hvilken som helst stein av den størrelsen fra elven.
rule-23 = En brikke kan ikke velges hvis det ikke er noen stein å ta i en størrelse den viser.
rule-24 =
    { $no_tile_fits ->
        [lift] Viser ingen åpen brikke en størrelse som er i elven, tas det steiner fra andre stabler, som om elven var tom. Passer ikke det heller til noen brikke, snus fem nye opp.
       *[new_tiles] Viser ingen åpen brikke en størrelse som er å få, legges alle vekk, og fem nye snus opp.
    }
rule-30 = Legg den valgte steinen øverst på stabelen ved markøren, den første på grunnsteinen.
rule-31 =
    { $spoiled_stone ->
        [river] Steinen får bare berøre steinen rett under, og på vei ned ingen annen. Ellers gir den ingen sjetong og går tilbake til elven.
       *[stays] Steinen får bare berøre steinen rett under, og på vei ned ingen annen. Ellers gir den ingen sjetong, men blir liggende og teller som stein.
    }
rule-32 = Én stein per tur, ikke flere.
rule-33 = Blir steinen stående, legger du en av sjetongene dine ved stabelen.
rule-34 = Høye stabler gir mer: to sjetonger for den fjerde steinen, tre for den femte, fire for den sjette og hver senere. Grunnsteinen teller ikke med.
rule-35 =
    { $side_fall ->
        [token] Velter en annen stabel i turen din, men steinen din står, legger du likevel sjetongene dine.
       *[no_token] Velter en annen stabel i turen din, får du ingen sjetong, selv om steinen din står.
    }
rule-36 = Går du tom for sjetonger, veksles fem gylne i en fempoengssjetong og brukes igjen. Det finnes { $five_tokens } fempoengssjetonger. Er ikke det nok heller, legger du så mange du har.
rule-37 =
    { $height ->
        [highest] Når steiner er tatt av en stabel, gjelder det høyeste antallet steiner den har hatt.
       *[now] Når steiner er tatt av en stabel, teller bare de som fortsatt er i den.
    }
rule-40 = Hånden når 48 mm til hver side av den øverste steinen og heller en stein høyst 0,4 radianer.
rule-41 = En stein kan bare settes på en side den kan stå på.
rule-42 =
    { $hand_seconds ->
        [none] Hånden har ingen klokke, men etter ti minutter slipper den.
       *[other] Etter { $hand_seconds } sekunder slipper hånden av seg selv: beste side ned, i midten.
    }
rule-43 =
    { $tries ->
        [one] En stein som er tatt, blir i hånden, og armen blir trett fra det øyeblikket.
       *[free] Til du slipper, kan du legge steinen fra deg og ta den opp igjen. Sluppet er sluppet.
    }
rule-44 =
    { $duel ->
        [on] Alle ser hvordan hånden svaier, og i én runde er det likt for alle.
       *[off] Alle ser hvordan hånden svaier, og det er nytt i hver tur. Det vokser med høyden på stabelen, størrelsen på steinen og tiden den holdes.
    }
rule-45 = Hånden til hver spiller kan gjøres støere eller mindre stø, fra 60 til 140 prosent.{ $steadiness_1 ->
        [100] { "" }
       *[other] { " " }{ option-steadiness_1 }: { $steadiness_1 }.
    }{ $steadiness_2 ->
        [100] { "" }
       *[other] { " " }{ option-steadiness_2 }: { $steadiness_2 }.
    }{ $steadiness_3 ->
        [100] { "" }
       *[other] { " " }{ option-steadiness_3 }: { $steadiness_3 }.
    }{ $steadiness_4 ->
        [100] { "" }
       *[other] { " " }{ option-steadiness_4 }: { $steadiness_4 }.
    }
rule-46 =
    { $physics ->
        [model] Steinene simuleres ikke: tilfeldighetene avgjør bare ut fra høyden på stabelen, 99, 96, 90, 82, 72, 62, 52 og 45 av 100.
       *[on] Ingen terning avgjør om en stein står. Steinene simuleres fra du slipper.
    }
rule-47 = { $assist ->
        [none] Ingen hjelp til å sikte.
        [ring] En ring viser når hånden er rolig.
        [plumb] En ring viser når hånden er rolig, og et lodd hvor tyngdepunktet i steinen er.
        [shade] En ring viser roen, et lodd tyngdepunktet og en skygge hvor bredt steinen hviler.
       *[bar] En ring viser roen, et lodd tyngdepunktet, en skygge hvor bredt steinen hviler, og en måler hvor godt stabelen ville balansere.
    } For enkelte spillere kan det velges annerledes. Det endrer ikke hvordan en stein bedømmes.{ $assist_1 ->
        [bar] { " " }{ option-assist_1 }: { option-assist_1-bar }.
        [shade] { " " }{ option-assist_1 }: { option-assist_1-shade }.
        [plumb] { " " }{ option-assist_1 }: { option-assist_1-plumb }.
        [ring] { " " }{ option-assist_1 }: { option-assist_1-ring }.
        [none] { " " }{ option-assist_1 }: { option-assist_1-none }.
       *[same] { "" }
    }{ $assist_2 ->
        [bar] { " " }{ option-assist_2 }: { option-assist_2-bar }.
        [shade] { " " }{ option-assist_2 }: { option-assist_2-shade }.
        [plumb] { " " }{ option-assist_2 }: { option-assist_2-plumb }.
        [ring] { " " }{ option-assist_2 }: { option-assist_2-ring }.
        [none] { " " }{ option-assist_2 }: { option-assist_2-none }.
       *[same] { "" }
    }{ $assist_3 ->
        [bar] { " " }{ option-assist_3 }: { option-assist_3-bar }.
        [shade] { " " }{ option-assist_3 }: { option-assist_3-shade }.
        [plumb] { " " }{ option-assist_3 }: { option-assist_3-plumb }.
        [ring] { " " }{ option-assist_3 }: { option-assist_3-ring }.
        [none] { " " }{ option-assist_3 }: { option-assist_3-none }.
       *[same] { "" }
    }{ $assist_4 ->
        [bar] { " " }{ option-assist_4 }: { option-assist_4-bar }.
        [shade] { " " }{ option-assist_4 }: { option-assist_4-shade }.
        [plumb] { " " }{ option-assist_4 }: { option-assist_4-plumb }.
        [ring] { " " }{ option-assist_4 }: { option-assist_4-ring }.
        [none] { " " }{ option-assist_4 }: { option-assist_4-none }.
       *[same] { "" }
    }
rule-48 = Hånden løfter og slipper bare i et øyeblikk som er kommet: et som ennå ligger mer enn ett sekund fram i tid, avvises.
rule-49 = Steinen slippes først når den er løftet: å slippe før løftet avvises.
rule-50 = Deretter flyttes markøren med klokken så mange steg som brikken viser, brikken legges vekk, og neste spiller har turen.
rule-51 = Nye brikker snus opp først når den siste er tatt: fem på en gang.
rule-52 = Er det ikke nok igjen, stokkes de brukte brikkene til en ny bunke.
rule-53 =
    { $marker_after_fall ->
        [stays] Veltet stabelen ved markøren, blir markøren stående.
       *[moves] Markøren flyttes også når stabelen har veltet.
    }
rule-60 = Velter en stabel, helt eller delvis, går alle steinene i den til elven. Grunnsteinen blir liggende.
rule-61 = Sjetongene til de andre ved en veltet stabel blir gylne og er poeng. De kan verken tapes eller legges ut igjen.
rule-62 =
    { $toppler_tokens ->
        [stay] Den som har turen, får ingenting og lar sine egne sjetonger ligge til en annen velter den neste stabelen der.
       *[back] Den som har turen, får ingenting og tar tilbake sine egne sjetonger der, med fargesiden opp.
    }{ $bumps ->
        [on] {" "}(Har noen andre dultet borti bordet, gjelder regel 65.)
       *[off] {""}
    }
rule-63 = Hver stabel som velter i en tur, gjøres opp slik, også en som bare ble revet med av en annen.
rule-64 =
    { $slide ->
        [gentle] Sklir bare den nye steinen av og resten står, går den tilbake til elven uten sjetong, og stabelen blir stående.
       *[falls] Sklir bare den nye steinen av, regnes stabelen som veltet.
    }
rule-65 =
    { $bumps ->
        [on] Festmodus: dulter en annen borti bordet og en stabel velter, får alle unntatt den spilleren poeng, og turen fortsetter. { $causer_tokens ->
            [stay] Den spillerens egne sjetonger blir liggende.
           *[back] Den spilleren tar sine egne sjetonger tilbake.
        }
       *[off] Bare den som har turen, kan berøre steinene, så det er alltid den spillerens feil hvis en stabel velter.
    }
rule-66 = Bare en stabel med steiner i kan dultes over ende.
rule-70 = Bare når elven ikke har noen stein til deg, tas en fra en stabel: den øverste steinen på en annen stabel, over på den ved markøren.
rule-71 = Steinen tas ikke fra selve stabelen ved markøren.
rule-72 = Den øverste steinen må ha en størrelse som brikken viser.
rule-73 =
    { $marker_after_lift ->
        [moves] Velter stabelen du tar fra, gjøres den opp, og turen din slutter straks; markøren flyttes likevel.
       *[stays] Velter stabelen du tar fra, gjøres den opp, og turen din slutter straks; markøren blir stående, og brikken er brukt opp.
    }
rule-74 = Står alle steinene som finnes, på stabelen ved markøren, flyttes markøren først ett steg.
rule-75 =
    { $lowered_stack ->
        [token_home] Den som tar en stein av en stabel, tar også tilbake én egen sjetong der, hvis det er noen.
       *[tokens_stay] Sjetonger ved en stabel blir liggende når en stein tas av den.
    }
rule-80 = Den som først har { $target } poeng, vinner. Hver gyllen sjetong er ett poeng.
rule-81 = Når noe har veltet, gjøres poengene først helt opp. Så er spillet straks slutt, og verken markør eller brikke flyttes.
rule-82 = Kommer flere dit samtidig, vinner flest poeng, deretter flest sjetonger ved stablene. Står det fortsatt likt, deles seieren.
rule-99 = Det er ikke det det spørres om akkurat nå.

## Hva som spørres om, gjøres og fortelles

question-first_player = Det trekkes lodd om hvem som begynner.
question-set_marker = Markøren settes ut.
question-start_tile = En brikke til starten trekkes.
question-start_size = Velg en størrelse til starten.
question-start_stone = En stein til starten plukkes ut.
question-turn_up = Brikker snus opp.
question-sway = Hånden løftes.
question-tile = Velg en brikke.
question-stone = Velg en stein.
question-hand = Drei steinen, sikt, senk den og slipp.
question-settle = Steinene faller til ro.
question-lift = Steinen løftes av.
question-fate = Steinene faller til ro.
question-lift_fate = Steinen løftes av.

action-take_tile = Ta brikke { $tile }
action-take_stone = Ta steinen { $stone }
action-lift_stone = Løft den øverste steinen av stabel { $stack } ved tidssteg { $lift }
action-let_go = Slipp { $stone }: side { $face }, dreid { $yaw }°, forskjøvet { $dx }, { $dy }, helling { $tilt_x }, { $tilt_y }, fart { $speed }, løftet ved { $lift }, sluppet ved { $release }
action-bumped = Spiller { $seat } dultet borti bordet: stabel { $stack } har veltet
action-take_size = Ta en stein av denne størrelsen: { $size }
action-begins = Spiller { $seat } begynner
action-marker = Markøren settes ved stabel { $stack }
action-draw = Brikke { $tile } snus opp
action-sway = Svaiet til hånden i denne turen har nummer { $number }
action-set_stone = { $stone } settes på stabelen sin
action-chanced = Stabelen: { $verdict }
action-settled = Falt til ro: { $verdict }

fact-begins = { $seat } begynner.
fact-marker_set = Markøren begynner ved stabel { stack-name }.
fact-start_stone = En første stein settes på stabel { stack-name }.
fact-turned_up = En brikke snus opp.
fact-reshuffled = { $tiles } brikker stokkes til en ny bunke.
fact-set_aside = Ingen brikke passer: { $tiles } legges vekk.
fact-turn = { $seat } bygger på stabel { stack-name }.
fact-tile =
    { $steps ->
        [one] { $seat } tar en brikke med 1 steg.
       *[other] { $seat } tar en brikke med { $steps } steg.
    }
fact-stone = { $seat } tar en stein.
fact-held = { $seat } holder den: ingen vei tilbake.
fact-lifted = { $seat } løfter den øverste steinen av stabel { stack-name }.
fact-let_go = { $seat } slipper over stabel { stack-name }.
fact-stood =
    { $height ->
        [one] Den står, den første steinen på stabel { stack-name }.
       *[other] Den står: stabel { stack-name } er { $height } steiner høy.
    }
fact-leaned = Steinen lener seg mot noe annet: ingen sjetong.
fact-touched = En annen stein ble berørt på vei ned: ingen sjetong.
fact-slipped = Steinen sklir av, stabelen står.
fact-unsettled = Steinen lot seg ikke bedømme og går tilbake til elven.
fact-fell =
    { $stones ->
        [one] Stabel { stack-name } velter: 1 stein.
       *[other] Stabel { stack-name } velter: { $stones } steiner.
    }
fact-bumped = { $seat } dulter borti bordet, og stabel { stack-name } ramler ned.
fact-scored =
    { $tokens ->
        [one] { $seat } får 1 poeng og har { $points }.
       *[other] { $seat } får { $tokens } poeng og har { $points }.
    }
fact-came_home =
    { $tokens ->
        [one] 1 sjetong går tilbake til { $seat } uten poeng.
       *[other] { $tokens } sjetonger går tilbake til { $seat } uten poeng.
    }
fact-stayed =
    { $tokens ->
        [one] 1 sjetong ({ $seat }) blir liggende ved stabel { stack-name }.
       *[other] { $tokens } sjetonger ({ $seat }) blir liggende ved stabel { stack-name }.
    }
fact-tokens =
    { $tokens ->
        [0] { $seat } har ingen sjetong igjen å legge.
        [one] { $seat } legger 1 sjetong ved stabel { stack-name }.
       *[other] { $seat } legger { $tokens } sjetonger ved stabel { stack-name }.
    }
fact-exchanged = { $seat } veksler fem gylne sjetonger i en fempoengssjetong.
fact-marker_moved = Markøren går videre til stabel { stack-name }.
fact-over = Spillet er slutt.

## Valg og slutter

option-physics = Hvordan steinene faller til ro
option-physics-on = simuleres
option-physics-model = tilfeldig, etter høyde
option-target = Poeng for å vinne
option-target-10 = 10
option-target-6 = 6, et kort spill
option-target-15 = 15, et langt spill
option-alternative_start = Alternativ start: fire steiner står allerede
option-start_size = Alternativ start: brikke med flere størrelser
option-start_size-largest = den største
option-start_size-random = ved loddtrekning
option-start_size-choose = spillerne velger
option-start_shuffle = Alternativ start: stokkes etterpå
option-start_shuffle-all = alle brikkene
option-start_shuffle-rest = brikkene som ikke er trukket
option-toppler_tokens = Egne sjetonger for den som velter en stabel
option-toppler_tokens-back = tas tilbake
option-toppler_tokens-stay = blir liggende
option-five_tokens = Fempoengssjetonger
option-slide = Bare den nye steinen sklir av
option-slide-falls = regnes som at stabelen velter
option-slide-gentle = stabelen blir stående
option-spoiled_stone = En stein som lener seg eller har berørt andre
option-spoiled_stone-stays = blir liggende
option-spoiled_stone-river = går til elven
option-marker_after_fall = Markøren når en stabel har veltet
option-marker_after_fall-moves = flyttes
option-marker_after_fall-stays = blir stående
option-marker_after_lift = Markøren når en stabel velter under løft
option-marker_after_lift-stays = blir stående
option-marker_after_lift-moves = flyttes
option-no_tile_fits = Ingen brikke passer til elven
option-no_tile_fits-new_tiles = fem nye brikker
option-no_tile_fits-lift = løft fra stabler
option-side_fall = En annen stabel velter, den nye steinen står
option-side_fall-no_token = ingen sjetong
option-side_fall-token = sjetonger likevel
option-height = Høyde etter at steiner er tatt av
option-height-now = steiner i stabelen nå
option-height-highest = det meste den har hatt
option-lowered_stack = Sjetonger ved en stabel det løftes fra
option-lowered_stack-tokens_stay = blir liggende
option-lowered_stack-token_home = den som løfter, tar hjem én
option-causer_tokens = Sjetonger for den som dultet borti bordet
option-causer_tokens-back = tas tilbake
option-causer_tokens-stay = blir liggende
option-tries = Ta opp en stein igjen
option-tries-free = til den slippes
option-tries-one = ett forsøk
option-hand_seconds = Sekunder for hånden
option-hand_seconds-45 = 45
option-hand_seconds-20 = 20
option-hand_seconds-none = ingen klokke
option-bumps = Festmodus: andre kan dulte borti bordet
option-duel = Samme svai for alle i en runde
option-steadiness_1 = Stø hånd for spiller 1 i prosent
option-steadiness_2 = Stø hånd for spiller 2 i prosent
option-steadiness_3 = Stø hånd for spiller 3 i prosent
option-steadiness_4 = Stø hånd for spiller 4 i prosent
option-assist = Hjelp til å sikte
option-assist-bar = alt: ring, lodd, skygge, balansemåler
option-assist-shade = ring, lodd, skygge
option-assist-plumb = ring, lodd
option-assist-ring = bare ringen som viser roen
option-assist-none = ingen
option-assist_1 = Hjelp til spiller 1
option-assist_1-same = som for alle
option-assist_1-bar = alt: ring, lodd, skygge, balansemåler
option-assist_1-shade = ring, lodd, skygge
option-assist_1-plumb = ring, lodd
option-assist_1-ring = bare ringen som viser roen
option-assist_1-none = ingen
option-assist_2 = Hjelp til spiller 2
option-assist_2-same = som for alle
option-assist_2-bar = alt: ring, lodd, skygge, balansemåler
option-assist_2-shade = ring, lodd, skygge
option-assist_2-plumb = ring, lodd
option-assist_2-ring = bare ringen som viser roen
option-assist_2-none = ingen
option-assist_3 = Hjelp til spiller 3
option-assist_3-same = som for alle
option-assist_3-bar = alt: ring, lodd, skygge, balansemåler
option-assist_3-shade = ring, lodd, skygge
option-assist_3-plumb = ring, lodd
option-assist_3-ring = bare ringen som viser roen
option-assist_3-none = ingen
option-assist_4 = Hjelp til spiller 4
option-assist_4-same = som for alle
option-assist_4-bar = alt: ring, lodd, skygge, balansemåler
option-assist_4-shade = ring, lodd, skygge
option-assist_4-plumb = ring, lodd
option-assist_4-ring = bare ringen som viser roen
option-assist_4-none = ingen
preset-default = Som i de fleste utgavene
preset-norwegian = Som i den norske utgaven

ending-target_reached = Noen har nok poeng.

## Deler, og tallene for hånden

size-0 = liten
size-1 = middels
size-2 = stor
family-slab = plate
family-loaf = brød
family-wedge = kile
family-knob = knoll
token = sjetong
five-point-token = fempoengssjetong
base-stone = grunnstein
marker-piece = markør
river = elv
stack-name =
    { $stack ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[5] 6
    }
hand-face = Side ned
hand-yaw = Dreining (grader)
hand-dx = Høyre eller venstre (1/1000 enhet)
hand-dy = Bort eller hit (1/1000 enhet)
hand-tilt_x = Helling frem eller tilbake (mrad)
hand-tilt_y = Helling til siden (mrad)
hand-speed = Senking, 0 sakte til 3 fort
hand-lift = Løftet ved (1/60 s)
hand-release = Sluppet ved (1/60 s)
verdict-placed = Den står.
verdict-leans = Den lener seg.
verdict-fell = Den veltet.
verdict-timeout = Den lot seg ikke bedømme.
picture-heights = steiner i hver stabel
picture-player = Spiller { $number }: poeng { $points }, sjetonger igjen { $tokens }
picture-tile =
    { $steps ->
        [one] Brikke { $tile }: { $sizes }; 1 steg
       *[other] Brikke { $tile }: { $sizes }; { $steps } steg
    }
picture-river = I elven: små { $small }, middels { $medium }, store { $large }
picture-held = I hånden: { $stone } ({ $size })

## The coach

name-size = { $size ->
        [0] { size-0 }
        [1] { size-1 }
       *[2] { size-2 }
    }
name-tile = brikke med { $steps } steg ({ $sizes }), videre til stabel { $stack }
name-stone = { $family ->
        [slab] { family-slab }
        [loaf] { family-loaf }
        [wedge] { family-wedge }
       *[knob] { family-knob }
    } ({ $size })
name-take-stone = ta steinen: { $stone }
name-take-size = en stein i størrelsen: { $size }
name-lift-stone = løft øverste stein av stabel { $stack }
name-let-go = slipp: { $stone }
coach-your-win = Faller stabel { $stack }, har du vunnet: { $tokens ->
        [one] brikken din ligger
       *[other] { $tokens } av brikkene dine ligger
    } der, og den er { $height } steiner høy. Send { $next } dit.
coach-their-win = Faller stabel { $stack } hos { $next }, har { $rival } vunnet: der ligger { $tokens ->
        [one] en brikke
       *[other] { $tokens } brikker
    }. Ved stabel { $to } vinner ingen slik.
coach-theirs-lost = { $tokens } brikker fra { $next } ligger ved stabel { $stack }, { $height } steiner høy: faller den der, gir de ingenting.
coach-yours = { $tokens } av brikkene dine ligger ved stabel { $stack }, { $height } steiner høy: send { $next } dit.
coach-small-reward = Stein { $height } på stabel { $stack } gir { $tokens } brikker: ikke overlat den til { $next }.
coach-hand = I roen svaier hånden minst, og vekten kommer ned over midten av stabelen.
coach-look-marker = Se på stabel { stack-name }: hvem måtte bygge der som neste?
coach-look-stone = Hvilken stein er bred og flat, og hvilken vil du spare?
coach-look-hand = Vent på roen, og før tyngdepunktet over midten av stabelen.
