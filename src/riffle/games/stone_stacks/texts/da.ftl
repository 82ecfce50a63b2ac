name = Stenstakke
blurb = Byg seks tårne sammen af rigtige sten og med rolig hånd. Den, der vælter et tårn, betaler alle de andre.
minutes = 20

## Reglerne

section-setup = Forberedelse
section-start = Alternativ start
section-tile = Vælge brik og sten
section-place = Lægge stenen
section-hand = Hånden
section-marker = Flytte markøren
section-fall = Når en stak falder
section-river = Floden er tom
section-end = Spillets slutning
section-table = Ved bordet

rule-10 = Seks flade bundsten ligger i en ring om floden. Alle 37 sten, 12 små, 13 mellemstore og 12 store, ligger i floden.
rule-11 = Markøren begynder ved en bundsten, der trækkes lod om.
rule-12 = De 35 brikker blandes, og fem af dem vendes op. Hver viser en, to eller tre størrelser og et antal skridt fra 1 til 5.
rule-13 = Alle har 19 pointbrikker med farvesiden op.
rule-14 = Der trækkes lod om, hvem der begynder. Turen går med uret.
rule-15 =
    { $alternative_start ->
        [on] Før spillet trækkes fire brikker en efter en: markøren rykker skridtene frem, og en sten af en vist størrelse sættes der. Det giver ingen pointbrikker, og markøren bliver ved den fjerde sten.
       *[off] Spillet begynder med tomme stakke. (Ved alternativ start står der allerede fire sten.)
    }
rule-16 =
    { $start_size ->
        [random] Viser en brik i den alternative start flere størrelser, trækkes der lod om en af dem.
        [choose] Viser en brik i den alternative start flere størrelser, vælger spillerne efter tur en; den skal stå på brikken.
       *[largest] Viser en brik i den alternative start flere størrelser, tages den største.
    }
rule-17 = Falder en stak under den alternative start, går stenene tilbage til floden, og der trækkes en ny brik.
rule-18 =
    { $start_shuffle ->
        [rest] Efter den alternative start blandes kun de brikker, der ikke er trukket.
       *[all] Efter den alternative start blandes alle 35 brikker igen.
    }
rule-20 = Vælg en af de brikker, der ligger med billedet op.
rule-21 = Stenen skal have en størrelse, som brikken viser. Viser den flere, vælger du selv.
rule-22 = Tag en hvilken som helst sten af den størrelse fra floden.
rule-23 = En brik, hvis størrelser ikke kan fås, kan ikke vælges.
rule-24 =
    { $no_tile_fits ->
        [lift] Viser ingen åben brik en størrelse, der er i floden, tages der sten fra andre stakke, som om floden var tom. Passer det heller ikke til nogen brik, vendes fem nye op.
       *[new_tiles] Viser ingen åben brik en størrelse, der kan fås, lægges de alle væk, og fem nye vendes op.
    }
rule-30 = Læg den valgte sten øverst på stakken ved markøren, den første på bundstenen.
rule-31 =
    { $spoiled_stone ->
        [river] Stenen må kun røre stenen lige under sig, og på vej ned ingen anden. Ellers giver den ingen pointbrik og går tilbage til floden.
       *[stays] Stenen må kun røre stenen lige under sig, og på vej ned ingen anden. Ellers giver den ingen pointbrik, men bliver liggende og tæller som sten.
    }
rule-32 = Én sten pr. tur, ikke flere.
rule-33 = Bliver stenen stående, lægger du en af dine pointbrikker ved stakken.
rule-34 = Høje stakke giver mere: to pointbrikker for den fjerde sten, tre for den femte, fire for den sjette og hver senere. Bundstenen tæller ikke med.
rule-35 =
    { $side_fall ->
        [token] Falder en anden stak i din tur, men din sten står, lægger du alligevel dine pointbrikker.
       *[no_token] Falder en anden stak i din tur, får du ingen pointbrik, selv om din sten står.
    }
rule-36 = Slipper dine pointbrikker op, byttes fem gyldne til en fempointsbrik og bruges igen. Der er { $five_tokens } fempointsbrikker. Rækker det heller ikke, lægger du så mange, du har.
rule-37 =
    { $height ->
        [highest] Når der er taget sten fra en stak, gælder det største antal sten, den har haft.
       *[now] Når der er taget sten fra en stak, tæller kun de sten, der stadig er i den.
    }
rule-40 = Hånden når 48 mm til hver side af den øverste sten og hælder en sten højst 0,4 radianer.
rule-41 = En sten kan kun sættes på en side, den kan stå på.
rule-42 =
    { $hand_seconds ->
        [none] Hånden har intet ur, men efter ti minutter slipper den.
       *[other] Efter { $hand_seconds } sekunder slipper hånden af sig selv: bedste side ned, i midten.
    }
rule-43 =
    { $tries ->
        [one] En sten, der er taget, bliver i hånden, og armen trættes fra det øjeblik.
       *[free] Indtil du slipper, må du lægge stenen fra dig og tage den op igen. Sluppet er sluppet.
    }
rule-44 =
    { $duel ->
        [on] Alle ser, hvordan hånden svajer, og i en runde er det ens for alle.
       *[off] Alle ser, hvordan hånden svajer, og det er nyt i hver tur. Det vokser med stakkens højde, stenens størrelse og den tid, den holdes.
    }
rule-45 = Hver spillers hånd kan gøres roligere eller mere urolig, fra 60 til 140 procent.
rule-46 =
    { $physics ->
        [model] Stenene simuleres ikke: tilfældet afgør det alene efter stakkens højde, 99, 96, 90, 82, 72, 62, 52 og 45 ud af 100.
       *[on] Ingen terning afgør, om en sten står. Stenene simuleres, fra du slipper.
    }
rule-47 = { $assist ->
        [none] Intet hjælper sigtet.
        [ring] En ring viser, hvornår hånden er rolig.
        [plumb] En ring viser, hvornår hånden er rolig, og et lod, hvor stenens tyngdepunkt er.
        [shade] En ring viser roen, et lod tyngdepunktet og en skygge, hvor bredt stenen hviler.
       *[bar] En ring viser roen, et lod tyngdepunktet, en skygge, hvor bredt stenen hviler, og en bjælke, hvor godt stakken ville balancere.
    } For enkelte spillere kan det vælges anderledes. Det ændrer ikke, hvordan en sten bedømmes.
rule-48 = Hånden slipper, eller løfter, i et øjeblik, der er kommet: et, der ligger senere end tiden siden spørgsmålet og et sekund mere, afvises.
rule-50 = Derefter rykker markøren med uret så mange skridt, som brikken viser, brikken lægges væk, og det er den næstes tur.
rule-51 = Nye brikker vendes først op, når den sidste er taget: fem på én gang.
rule-52 = Er der ikke nok tilbage, blandes de brugte brikker til en ny bunke.
rule-53 =
    { $marker_after_fall ->
        [stays] Faldt stakken ved markøren, bliver markøren stående.
       *[moves] Markøren rykker, også når stakken er faldet.
    }
rule-60 = Falder en stak, helt eller delvis, går alle dens sten til floden. Bundstenen bliver liggende.
rule-61 = De andres pointbrikker ved en faldet stak bliver gyldne og er point. De kan hverken tabes eller lægges ud igen.
rule-62 =
    { $toppler_tokens ->
        [stay] Spilleren i tur får intet og lader sine egne pointbrikker ligge, indtil en anden vælter den næste stak der.
       *[back] Spilleren i tur får intet og tager sine egne pointbrikker der tilbage med farvesiden op.
    }
rule-63 = Hver stak, der falder i en tur, gøres op sådan, også en, der kun blev revet med.
rule-64 =
    { $slide ->
        [gentle] Glider kun den nye sten af, og resten står, går den tilbage til floden uden pointbrik, og stakken bliver.
       *[falls] Glider kun den nye sten af, regnes stakken for faldet.
    }
rule-65 =
    { $bumps ->
        [on] Partytilstand: støder en anden til bordet, og en stak falder, får alle undtagen den spiller point, og turen går videre. { $causer_tokens ->
            [stay] Den spillers egne pointbrikker bliver liggende.
           *[back] Den spiller tager sine egne pointbrikker tilbage.
        }
       *[off] Kun hånden i tur kan røre stenene, så et fald er altid spilleren i turs skyld.
    }
rule-66 = Kun en stak, hvor der står sten, kan væltes.
rule-70 = Kun når floden ingen sten har til dig, tages der en fra en stak: den øverste sten på en anden stak, over på den ved markøren.
rule-71 = Stenen tages ikke fra selve stakken ved markøren.
rule-72 = Den øverste sten skal have en størrelse, som brikken viser.
rule-73 =
    { $marker_after_lift ->
        [moves] Falder den stak, du tager fra, gøres den op, og din tur slutter straks; markøren rykker alligevel.
       *[stays] Falder den stak, du tager fra, gøres den op, og din tur slutter straks; markøren bliver stående, og brikken er brugt.
    }
rule-74 = Står alle sten, der findes, på stakken ved markøren, rykker markøren først én frem.
rule-75 =
    { $lowered_stack ->
        [token_home] Den, der tager en sten fra en stak, tager også en egen pointbrik derfra tilbage, hvis der er en.
       *[tokens_stay] Pointbrikker ved en stak bliver liggende, når der tages en sten fra den.
    }
rule-80 = Den, der først har { $target } point, vinder. Hver gylden pointbrik er et point.
rule-81 = Et fald gøres først helt op. Så er spillet straks slut, og hverken markør eller brik flyttes.
rule-82 = Når flere derhen samtidig, vinder flest point, derefter flest pointbrikker ved stakkene. Står det stadig lige, deles sejren.
rule-99 = Det er ikke det, der spørges om lige nu.

## Hvad der spørges om, gøres og fortælles

question-first_player = Der trækkes lod om, hvem der begynder.
question-set_marker = Markøren stilles op.
question-start_tile = Der trækkes en brik til starten.
question-start_size = Vælg en størrelse til starten.
question-start_stone = En sten til starten findes frem.
question-turn_up = Brikker vendes op.
question-sway = Hånden løftes.
question-tile = Vælg en brik.
question-stone = Vælg en sten.
question-hand = Drej stenen, sigt, sænk den, og slip.
question-settle = Stenene falder til ro.
question-lift = Stenen løftes af.
question-fate = Stenene falder til ro.
question-lift_fate = Stenen løftes af.

action-take_tile = Tag brik { $tile }
action-take_stone = Tag stenen { $stone }
action-lift_stone = Løft den øverste sten af stak { $stack } ved takt { $lift }
action-let_go = Slip { $stone }: side { $face }, drejet { $yaw }°, forskudt { $dx }, { $dy }, hældning { $tilt_x }, { $tilt_y }, fart { $speed }, løftet ved { $lift }, sluppet ved { $release }
action-bumped = Spiller { $seat } stødte til bordet: stak { $stack } er faldet
action-take_size = Tag en sten af denne størrelse: { $size }
action-begins = Spiller { $seat } begynder
action-marker = Markøren stilles ved stak { $stack }
action-draw = Brik { $tile } vendes op
action-sway = Håndens svaj i denne tur har nummer { $number }
action-set_stone = { $stone } sættes på sin stak
action-chanced = Stakken: { $verdict }
action-settled = Faldet til ro: { $verdict }

fact-begins = { $seat } begynder.
fact-marker_set = Markøren begynder ved stak { stack-name }.
fact-start_stone = En første sten sættes på stak { stack-name }.
fact-turned_up = En brik vendes op.
fact-reshuffled = { $tiles } brikker blandes til en ny bunke.
fact-set_aside = Ingen brik passer: { $tiles } lægges væk.
fact-turn = { $seat } bygger på stak { stack-name }.
fact-tile =
    { $steps ->
        [one] { $seat } tager en brik med 1 skridt.
       *[other] { $seat } tager en brik med { $steps } skridt.
    }
fact-stone = { $seat } tager en sten.
fact-held = { $seat } holder den: ingen vej tilbage.
fact-lifted = { $seat } løfter den øverste sten af stak { stack-name }.
fact-let_go = { $seat } slipper over stak { stack-name }.
fact-stood =
    { $height ->
        [one] Den står, den første sten på stak { stack-name }.
       *[other] Den står: stak { stack-name } er { $height } høj.
    }
fact-leaned = Stenen læner sig mod noget andet: ingen pointbrik.
fact-touched = En anden sten blev rørt på vej ned: ingen pointbrik.
fact-slipped = Stenen glider af, stakken står.
fact-unsettled = Stenen kunne ikke bedømmes og går tilbage til floden.
fact-fell =
    { $stones ->
        [one] Stak { stack-name } falder: 1 sten.
       *[other] Stak { stack-name } falder: { $stones } sten.
    }
fact-bumped = { $seat } støder til bordet, og stak { stack-name } vælter.
fact-scored =
    { $tokens ->
        [one] { $seat } får 1 point og har { $points }.
       *[other] { $seat } får { $tokens } point og har { $points }.
    }
fact-came_home =
    { $tokens ->
        [one] 1 pointbrik går tilbage til { $seat } uden point.
       *[other] { $tokens } pointbrikker går tilbage til { $seat } uden point.
    }
fact-stayed =
    { $tokens ->
        [one] 1 pointbrik ({ $seat }) bliver liggende ved stak { stack-name }.
       *[other] { $tokens } pointbrikker ({ $seat }) bliver liggende ved stak { stack-name }.
    }
fact-tokens =
    { $tokens ->
        [0] { $seat } har ingen pointbrik tilbage at lægge.
        [one] { $seat } lægger 1 pointbrik ved stak { stack-name }.
       *[other] { $seat } lægger { $tokens } pointbrikker ved stak { stack-name }.
    }
fact-exchanged = { $seat } bytter fem gyldne pointbrikker til en fempointsbrik.
fact-marker_moved = Markøren rykker til stak { stack-name }.
fact-over = Spillet er slut.

## Valg og slutninger

option-physics = Hvordan stenene falder til ro
option-physics-on = simuleres
option-physics-model = ved tilfælde, efter højde
option-target = Point for at vinde
option-target-10 = 10
option-target-6 = 6, et kort spil
option-target-15 = 15, et langt spil
option-alternative_start = Alternativ start: fire sten står allerede
option-start_size = Alternativ start: brik med flere størrelser
option-start_size-largest = den største
option-start_size-random = ved lodtrækning
option-start_size-choose = spillerne vælger
option-start_shuffle = Alternativ start: blandes bagefter
option-start_shuffle-all = alle brikker
option-start_shuffle-rest = de brikker, der ikke er trukket
option-toppler_tokens = Egne pointbrikker for den, der vælter en stak
option-toppler_tokens-back = tages tilbage
option-toppler_tokens-stay = bliver liggende
option-five_tokens = Fempointsbrikker
option-slide = Kun den nye sten glider af
option-slide-falls = regnes for et fald
option-slide-gentle = stakken bliver
option-spoiled_stone = En sten, der læner sig eller har rørt andre
option-spoiled_stone-stays = bliver liggende
option-spoiled_stone-river = går til floden
option-marker_after_fall = Markøren efter et fald
option-marker_after_fall-moves = rykker
option-marker_after_fall-stays = bliver stående
option-marker_after_lift = Markøren, når en stak falder under løft
option-marker_after_lift-stays = bliver stående
option-marker_after_lift-moves = rykker
option-no_tile_fits = Ingen brik passer til floden
option-no_tile_fits-new_tiles = fem nye brikker
option-no_tile_fits-lift = løft fra stakke
option-side_fall = En anden stak falder, den nye sten står
option-side_fall-no_token = ingen pointbrik
option-side_fall-token = pointbrikker alligevel
option-height = Højde, efter at sten er taget af
option-height-now = sten i stakken nu
option-height-highest = det meste, den har haft
option-lowered_stack = Pointbrikker ved en stak, der løftes fra
option-lowered_stack-tokens_stay = bliver liggende
option-lowered_stack-token_home = den, der løfter, tager en hjem
option-causer_tokens = Pointbrikker for den, der stødte til bordet
option-causer_tokens-back = tages tilbage
option-causer_tokens-stay = bliver liggende
option-tries = Tage en sten op igen
option-tries-free = indtil den slippes
option-tries-one = ét forsøg
option-hand_seconds = Sekunder til hånden
option-hand_seconds-45 = 45
option-hand_seconds-20 = 20
option-hand_seconds-none = intet ur
option-bumps = Partytilstand: andre må støde til bordet
option-duel = Samme svaj for alle i en runde
option-steadiness_1 = Ro i hånden for spiller 1 i procent
option-steadiness_2 = Ro i hånden for spiller 2 i procent
option-steadiness_3 = Ro i hånden for spiller 3 i procent
option-steadiness_4 = Ro i hånden for spiller 4 i procent
option-assist = Hjælp til at sigte
option-assist-bar = det hele: ring, lod, skygge, balancebjælke
option-assist-shade = ring, lod, skygge
option-assist-plumb = ring, lod
option-assist-ring = kun roens ring
option-assist-none = ingen
option-assist_1 = Hjælp til spiller 1
option-assist_1-same = som for alle
option-assist_1-bar = det hele: ring, lod, skygge, balancebjælke
option-assist_1-shade = ring, lod, skygge
option-assist_1-plumb = ring, lod
option-assist_1-ring = kun roens ring
option-assist_1-none = ingen
option-assist_2 = Hjælp til spiller 2
option-assist_2-same = som for alle
option-assist_2-bar = det hele: ring, lod, skygge, balancebjælke
option-assist_2-shade = ring, lod, skygge
option-assist_2-plumb = ring, lod
option-assist_2-ring = kun roens ring
option-assist_2-none = ingen
option-assist_3 = Hjælp til spiller 3
option-assist_3-same = som for alle
option-assist_3-bar = det hele: ring, lod, skygge, balancebjælke
option-assist_3-shade = ring, lod, skygge
option-assist_3-plumb = ring, lod
option-assist_3-ring = kun roens ring
option-assist_3-none = ingen
option-assist_4 = Hjælp til spiller 4
option-assist_4-same = som for alle
option-assist_4-bar = det hele: ring, lod, skygge, balancebjælke
option-assist_4-shade = ring, lod, skygge
option-assist_4-plumb = ring, lod
option-assist_4-ring = kun roens ring
option-assist_4-none = ingen
preset-default = Som i de fleste udgaver
preset-norwegian = Som i den norske udgave

ending-target_reached = Nogen har point nok.

## Dele, og håndens tal

size-0 = lille
size-1 = mellemstor
size-2 = stor
family-slab = plade
family-loaf = brød
family-wedge = kile
family-knob = knold
token = pointbrik
five-point-token = fempointsbrik
base-stone = bundsten
marker-piece = markør
river = flod
stack-name =
    { $stack ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[5] 6
    }
hand-face = Side nedad
hand-yaw = Drejning (grader)
hand-dx = Højre eller venstre (1/1000 enhed)
hand-dy = Bort eller hid (1/1000 enhed)
hand-tilt_x = Hældning frem eller tilbage (mrad)
hand-tilt_y = Hældning til siden (mrad)
hand-speed = Sænkning, 0 langsom til 3 hurtig
hand-lift = Løftet ved (1/60 s)
hand-release = Sluppet ved (1/60 s)
verdict-placed = Den står.
verdict-leans = Den læner sig.
verdict-fell = Den faldt.
verdict-timeout = Den kunne ikke bedømmes.
