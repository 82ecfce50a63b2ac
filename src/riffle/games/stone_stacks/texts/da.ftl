name = Stenstakke
blurb = Byg seks tårne sammen af rigtige sten og med rolig hånd. Den, der vælter et tårn, betaler til alle de andre.
minutes = 20

## Reglerne

section-setup = Forberedelse
section-start = Alternativ start
section-tile = Vælg brik og sten
section-place = Læg stenen
section-hand = Hånden
section-marker = Flyt pladsmarkøren
section-fall = Når en stak vælter
section-river = Floden er tom
section-end = Spillets afslutning
section-table = Ved bordet

rule-10 = Seks flade bundsten ligger i en ring om floden. Alle 37 sten, 12 små, 13 mellemstore og 12 store, ligger i floden.
rule-11 = Pladsmarkøren begynder ved en tilfældig bundsten.
rule-12 = De 35 brikker blandes, og fem af dem vendes op. Hver viser en, to eller tre størrelser og et antal pladser fra 1 til 5.
rule-13 = Alle har 19 pointmarkører med farvesiden op.
rule-14 = Der trækkes lod om, hvem der begynder. Turen går med uret.
rule-15 =
    { $alternative_start ->
        [on] Før spillet trækkes fire brikker en efter en: pladsmarkøren rykker så mange pladser, som brikken viser, og en sten af en størrelse, som brikken viser, sættes der. Det giver ingen pointmarkører, og pladsmarkøren bliver ved den fjerde sten.
       *[off] Spillet begynder med tomme stakke. (Ved alternativ start står der allerede fire sten.)
    }
rule-16 =
    { $start_size ->
        [random] Viser en brik i den alternative start flere størrelser, trækkes der lod mellem dem.
        [choose] Viser en brik i den alternative start flere størrelser, vælger spillerne på skift en af dem; den skal stå på brikken.
       *[largest] Viser en brik i den alternative start flere størrelser, tages den største.
    }
rule-17 = Vælter en stak under den alternative start, går stenene tilbage til floden, og der trækkes en ny brik.
rule-18 =
    { $start_shuffle ->
        [rest] Efter den alternative start blandes kun de brikker, der ikke er trukket.
       *[all] Efter den alternative start blandes alle 35 brikker igen.
    }
rule-20 = Vælg en af de brikker, der ligger med billedsiden opad.
rule-21 = Stenen skal have en størrelse, som brikken viser. Viser den flere, vælger du selv.
rule-22 = Tag en hvilken som helst sten af den størrelse fra floden.
rule-23 = En brik kan ikke vælges, hvis der ikke er nogen sten at tage i en størrelse, den viser.
rule-24 =
    { $no_tile_fits ->
        [lift] Viser ingen åben brik en størrelse, der er i floden, tages der sten fra andre stakke, som om floden var tom. Passer det heller ikke til nogen brik, vendes fem nye op.
       *[new_tiles] Viser ingen åben brik en størrelse, der kan fås, lægges de alle væk, og fem nye vendes op.
    }
rule-30 = Læg den valgte sten øverst på stakken ved pladsmarkøren, den første på bundstenen.
rule-31 =
    { $spoiled_stone ->
        [river] Stenen må kun røre stenen lige under sig, og på vej ned ingen anden. Ellers giver den ingen pointmarkør og går tilbage til floden.
       *[stays] Stenen må kun røre stenen lige under sig, og på vej ned ingen anden. Ellers giver den ingen pointmarkør, men bliver liggende og tæller som sten.
    }
rule-32 = Én sten pr. tur, ikke flere.
rule-33 = Bliver stenen stående, lægger du en af dine pointmarkører ved stakken.
rule-34 = Høje stakke giver mere: to pointmarkører for den fjerde sten, tre for den femte, fire for den sjette og hver senere. Bundstenen tæller ikke med.
rule-35 =
    { $side_fall ->
        [token] Vælter en anden stak i din tur, men din sten står, lægger du alligevel dine pointmarkører.
       *[no_token] Vælter en anden stak i din tur, får du ingen pointmarkør, selv om din sten står.
    }
rule-36 = Slipper dine pointmarkører op, byttes fem gyldne til en fempointsmarkør og bruges igen. Der er { $five_tokens } fempointsmarkører. Rækker det heller ikke, lægger du så mange, du har.
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
rule-45 = Hver spillers hånd kan gøres roligere eller mere urolig, fra 60 til 140 procent.{ $steadiness_1 ->
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
        [model] Stenene simuleres ikke: tilfældet afgør det alene ud fra stakkens højde, 99, 96, 90, 82, 72, 62, 52 og 45 ud af 100.
       *[on] Ingen terning afgør, om en sten står. Stenene simuleres, fra du slipper.
    }
rule-47 = { $assist ->
        [none] Ingen hjælp til at sigte.
        [ring] En ring viser, hvornår hånden er rolig.
        [plumb] En ring viser, hvornår hånden er rolig, og et lod, hvor stenens tyngdepunkt er.
        [shade] En ring viser roen, et lod tyngdepunktet og en skygge, hvor bredt stenen hviler.
       *[bar] En ring viser roen, et lod tyngdepunktet, en skygge, hvor bredt stenen hviler, og en måler, hvor godt stakken ville balancere.
    } For enkelte spillere kan det vælges anderledes. Det ændrer ikke, hvordan en sten bedømmes.{ $assist_1 ->
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
rule-48 = Hånden løfter og slipper kun i et øjeblik, der er kommet: et, der endnu ligger mere end et sekund forude, afvises.
rule-49 = Stenen slippes først, når den er løftet: at slippe før løftet afvises.
rule-50 = Derefter rykker pladsmarkøren med uret så mange pladser, som brikken viser, brikken lægges væk, og det er den næstes tur.
rule-51 = Nye brikker vendes først op, når den sidste er taget: fem på én gang.
rule-52 = Er der ikke nok tilbage, blandes de brugte brikker til en ny bunke.
rule-53 =
    { $marker_after_fall ->
        [stays] Væltede stakken ved pladsmarkøren, bliver pladsmarkøren stående.
       *[moves] Pladsmarkøren rykker, også når stakken er væltet.
    }
rule-60 = Vælter en stak, helt eller delvis, går alle dens sten til floden. Bundstenen bliver liggende.
rule-61 = De andres pointmarkører ved en væltet stak bliver gyldne og er point. De kan hverken tabes eller lægges ud igen.
rule-62 =
    { $toppler_tokens ->
        [stay] Den, der har turen, får intet og lader sine egne pointmarkører ligge, indtil en anden vælter den næste stak der.
       *[back] Den, der har turen, får intet og tager sine egne pointmarkører der tilbage med farvesiden op.
    }{ $bumps ->
        [on] {" "}(Har en anden stødt til bordet, gælder regel 65.)
       *[off] {""}
    }
rule-63 = Hver stak, der vælter i en tur, gøres op sådan, også en, der kun blev revet med af en anden.
rule-64 =
    { $slide ->
        [gentle] Glider kun den nye sten af, og resten står, går den tilbage til floden uden pointmarkør, og stakken bliver.
       *[falls] Glider kun den nye sten af, regnes stakken for væltet.
    }
rule-65 =
    { $bumps ->
        [on] Partytilstand: støder en anden til bordet, og en stak vælter, får alle undtagen den spiller point, og turen går videre. { $causer_tokens ->
            [stay] Den spillers egne pointmarkører bliver liggende.
           *[back] Den spiller tager sine egne pointmarkører tilbage.
        }
       *[off] Kun den, der har turen, kan røre stenene, så det er altid den spillers skyld, hvis en stak vælter.
    }
rule-66 = Kun en stak med sten i kan stødes omkuld.
rule-70 = Kun når floden ingen sten har til dig, tages der en fra en stak: den øverste sten på en anden stak, over på den ved pladsmarkøren.
rule-71 = Stenen tages ikke fra selve stakken ved pladsmarkøren.
rule-72 = Den øverste sten skal have en størrelse, som brikken viser.
rule-73 =
    { $marker_after_lift ->
        [moves] Vælter den stak, du tager fra, gøres den op, og din tur slutter straks; pladsmarkøren rykker alligevel.
       *[stays] Vælter den stak, du tager fra, gøres den op, og din tur slutter straks; pladsmarkøren bliver stående, og brikken er brugt.
    }
rule-74 = Står alle sten, der findes, på stakken ved pladsmarkøren, rykker pladsmarkøren først én frem.
rule-75 =
    { $lowered_stack ->
        [token_home] Den, der tager en sten fra en stak, tager også en egen pointmarkør derfra tilbage, hvis der er en.
       *[tokens_stay] Pointmarkører ved en stak bliver liggende, når der tages en sten fra den.
    }
rule-80 = Den, der først har { $target } point, vinder. Hver gylden pointmarkør er et point.
rule-81 = Når noget er væltet, gøres pointene først helt op. Så er spillet straks slut, og hverken pladsmarkør eller brik flyttes.
rule-82 = Når flere derhen samtidig, vinder flest point, derefter flest pointmarkører ved stakkene. Står det stadig lige, deles sejren.
rule-99 = Det er ikke det, der spørges om lige nu.

## Hvad der spørges om, gøres og fortælles

question-first_player = Der trækkes lod om, hvem der begynder.
question-set_marker = Pladsmarkøren stilles op.
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
action-lift_stone = Løft den øverste sten af stak { $stack } ved tidsskridt { $lift }
action-let_go = Slip { $stone }: side { $face }, drejet { $yaw }°, forskudt { $dx }, { $dy }, hældning { $tilt_x }, { $tilt_y }, fart { $speed }, løftet ved { $lift }, sluppet ved { $release }
action-bumped = Spiller { $seat } stødte til bordet: stak { $stack } er væltet
action-take_size = Tag en sten af denne størrelse: { $size }
action-begins = Spiller { $seat } begynder
action-marker = Pladsmarkøren stilles ved stak { $stack }
action-draw = Brik { $tile } vendes op
action-sway = Håndens svaj i denne tur har nummer { $number }
action-set_stone = { $stone } sættes på sin stak
action-chanced = Stakken: { $verdict }
action-settled = Faldet til ro: { $verdict }

fact-begins = { $seat } begynder.
fact-marker_set = Pladsmarkøren begynder ved stak { stack-name }.
fact-start_stone = En første sten sættes på stak { stack-name }.
fact-turned_up = En brik vendes op.
fact-reshuffled = { $tiles } brikker blandes til en ny bunke.
fact-set_aside = Ingen brik passer: { $tiles } lægges væk.
fact-turn = { $seat } bygger på stak { stack-name }.
fact-tile =
    { $steps ->
        [one] { $seat } tager en brik med 1 plads frem.
       *[other] { $seat } tager en brik med { $steps } pladser frem.
    }
fact-stone = { $seat } tager en sten.
fact-held = { $seat } holder den: ingen vej tilbage.
fact-lifted = { $seat } løfter den øverste sten af stak { stack-name }.
fact-let_go = { $seat } slipper over stak { stack-name }.
fact-stood =
    { $height ->
        [one] Den står, den første sten på stak { stack-name }.
       *[other] Den står: stak { stack-name } er { $height } sten høj.
    }
fact-leaned = Stenen læner sig mod noget andet: ingen pointmarkør.
fact-touched = En anden sten blev rørt på vej ned: ingen pointmarkør.
fact-slipped = Stenen glider af, stakken står.
fact-unsettled = Stenen kunne ikke bedømmes og går tilbage til floden.
fact-fell =
    { $stones ->
        [one] Stak { stack-name } vælter: 1 sten.
       *[other] Stak { stack-name } vælter: { $stones } sten.
    }
fact-bumped = { $seat } støder til bordet, og stak { stack-name } vælter.
fact-scored =
    { $tokens ->
        [one] { $seat } får 1 point og har { $points }.
       *[other] { $seat } får { $tokens } point og har { $points }.
    }
fact-came_home =
    { $tokens ->
        [one] 1 pointmarkør går tilbage til { $seat } uden point.
       *[other] { $tokens } pointmarkører går tilbage til { $seat } uden point.
    }
fact-stayed =
    { $tokens ->
        [one] 1 pointmarkør ({ $seat }) bliver liggende ved stak { stack-name }.
       *[other] { $tokens } pointmarkører ({ $seat }) bliver liggende ved stak { stack-name }.
    }
fact-tokens =
    { $tokens ->
        [0] { $seat } har ingen pointmarkør tilbage at lægge.
        [one] { $seat } lægger 1 pointmarkør ved stak { stack-name }.
       *[other] { $seat } lægger { $tokens } pointmarkører ved stak { stack-name }.
    }
fact-exchanged = { $seat } bytter fem gyldne pointmarkører til en fempointsmarkør.
fact-marker_moved = Pladsmarkøren rykker til stak { stack-name }.
fact-over = Spillet er slut.

## Valg og slutninger

option-physics = Hvordan stenene falder til ro
option-physics-on = simuleres
option-physics-model = tilfældigt, efter højde
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
option-toppler_tokens = Egne pointmarkører for den, der vælter en stak
option-toppler_tokens-back = tages tilbage
option-toppler_tokens-stay = bliver liggende
option-five_tokens = Fempointsmarkører
option-slide = Kun den nye sten glider af
option-slide-falls = regnes, som om stakken vælter
option-slide-gentle = stakken bliver
option-spoiled_stone = En sten, der læner sig eller har rørt andre
option-spoiled_stone-stays = bliver liggende
option-spoiled_stone-river = går til floden
option-marker_after_fall = Pladsmarkøren, når en stak er væltet
option-marker_after_fall-moves = rykker
option-marker_after_fall-stays = bliver stående
option-marker_after_lift = Pladsmarkøren, når en stak vælter under løft
option-marker_after_lift-stays = bliver stående
option-marker_after_lift-moves = rykker
option-no_tile_fits = Ingen brik passer til floden
option-no_tile_fits-new_tiles = fem nye brikker
option-no_tile_fits-lift = løft fra stakke
option-side_fall = En anden stak vælter, den nye sten står
option-side_fall-no_token = ingen pointmarkør
option-side_fall-token = pointmarkører alligevel
option-height = Højde, efter at sten er taget af
option-height-now = sten i stakken nu
option-height-highest = det meste, den har haft
option-lowered_stack = Pointmarkører ved en stak, der løftes fra
option-lowered_stack-tokens_stay = bliver liggende
option-lowered_stack-token_home = den, der løfter, tager en hjem
option-causer_tokens = Pointmarkører for den, der stødte til bordet
option-causer_tokens-back = tages tilbage
option-causer_tokens-stay = bliver liggende
option-tries = Tag en sten op igen
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
option-assist-bar = det hele: ring, lod, skygge, balancemåler
option-assist-shade = ring, lod, skygge
option-assist-plumb = ring, lod
option-assist-ring = kun ringen, der viser roen
option-assist-none = ingen
option-assist_1 = Hjælp til spiller 1
option-assist_1-same = som for alle
option-assist_1-bar = det hele: ring, lod, skygge, balancemåler
option-assist_1-shade = ring, lod, skygge
option-assist_1-plumb = ring, lod
option-assist_1-ring = kun ringen, der viser roen
option-assist_1-none = ingen
option-assist_2 = Hjælp til spiller 2
option-assist_2-same = som for alle
option-assist_2-bar = det hele: ring, lod, skygge, balancemåler
option-assist_2-shade = ring, lod, skygge
option-assist_2-plumb = ring, lod
option-assist_2-ring = kun ringen, der viser roen
option-assist_2-none = ingen
option-assist_3 = Hjælp til spiller 3
option-assist_3-same = som for alle
option-assist_3-bar = det hele: ring, lod, skygge, balancemåler
option-assist_3-shade = ring, lod, skygge
option-assist_3-plumb = ring, lod
option-assist_3-ring = kun ringen, der viser roen
option-assist_3-none = ingen
option-assist_4 = Hjælp til spiller 4
option-assist_4-same = som for alle
option-assist_4-bar = det hele: ring, lod, skygge, balancemåler
option-assist_4-shade = ring, lod, skygge
option-assist_4-plumb = ring, lod
option-assist_4-ring = kun ringen, der viser roen
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
token = pointmarkør
five-point-token = fempointsmarkør
base-stone = bundsten
marker-piece = pladsmarkør
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
hand-dy = Længere væk eller nærmere (1/1000 enhed)
hand-tilt_x = Hældning frem eller tilbage (mrad)
hand-tilt_y = Hældning til siden (mrad)
hand-speed = Sænkning, 0 langsom til 3 hurtig
hand-lift = Løftet ved (1/60 s)
hand-release = Sluppet ved (1/60 s)
verdict-placed = Den står.
verdict-leans = Den læner sig.
verdict-fell = Den væltede.
verdict-timeout = Den kunne ikke bedømmes.
picture-heights = sten i hver stak
picture-player = Spiller { $number }: point { $points }, pointmarkører tilbage { $tokens }
picture-tile =
    { $steps ->
        [one] Brikke { $tile }: { $sizes }; 1 plads
       *[other] Brikke { $tile }: { $sizes }; { $steps } pladser
    }
picture-river = I floden: små { $small }, mellemstore { $medium }, store { $large }
picture-held = I hånden: { $stone } ({ $size })

## The coach

name-size = { $size ->
        [0] { size-0 }
        [1] { size-1 }
       *[2] { size-2 }
    }
name-tile = brik med { $steps } skridt ({ $sizes }), videre til stak { $stack }
name-stone = { $family ->
        [slab] { family-slab }
        [loaf] { family-loaf }
        [wedge] { family-wedge }
       *[knob] { family-knob }
    } ({ $size })
name-take-stone = tag stenen: { $stone }
name-take-size = en sten i størrelsen: { $size }
name-lift-stone = løft øverste sten af stak { $stack }
name-let-go = slip: { $stone }
coach-your-win = Falder stak { $stack }, har du vundet: { $tokens ->
        [one] din brik ligger
       *[other] dine { $tokens } brikker ligger
    } der, og den er { $height } sten høj. Send { $next } derhen.
coach-their-win = Falder stak { $stack } hos { $next }, har { $rival } vundet: der ligger { $tokens ->
        [one] en brik
       *[other] { $tokens } brikker
    }. Ved stak { $to } vinder ingen sådan.
coach-theirs-lost = { $tokens } brikker fra { $next } ligger ved stak { $stack }, { $height } sten høj: falder den der, giver de intet.
coach-yours = { $tokens } af dine brikker ligger ved stak { $stack }, { $height } sten høj: send { $next } derhen.
coach-small-reward = Sten { $height } på stak { $stack } giver { $tokens } brikker: overlad den ikke til { $next }.
coach-hand = I roen svajer hånden mindst, og vægten kommer ned over midten af stakken.
coach-look-marker = Se på stak { stack-name }: hvem skulle bygge dér som den næste?
coach-look-stone = Hvilken sten er bred og flad, og hvilken vil du gemme?
coach-look-hand = Vent på roen, og før tyngdepunktet hen over stakkens midte.
