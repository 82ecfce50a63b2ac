name = Stenstaplar
blurb = Bygg sex torn tillsammans av riktiga stenar, med stadig hand. Den som välter ett torn betalar till alla andra.
minutes = 20

## Reglerna

section-setup = Förberedelser
section-start = Alternativ start
section-tile = Välja bricka och sten
section-place = Lägga stenen
section-hand = Handen
section-marker = Flytta platsmarkören
section-fall = När en stapel välter
section-river = Floden är tom
section-end = Spelets slut
section-table = Vid bordet

rule-10 = Sex platta bottenstenar ligger i en ring runt floden. Alla 37 stenar, 12 små, 13 mellanstora och 12 stora, ligger i floden.
rule-11 = Platsmarkören börjar vid en bottensten som lottas fram.
rule-12 = De 35 brickorna blandas och fem av dem vänds upp. Var och en visar en, två eller tre storlekar och ett antal steg från 1 till 5.
rule-13 = Alla har 19 poängmarkörer med färgsidan uppåt.
rule-14 = Vem som börjar lottas. Turen går medurs.
rule-15 =
    { $alternative_start ->
        [on] Före spelet dras fyra brickor en efter en: platsmarkören flyttas så många steg som brickan visar, och en sten av en storlek som brickan visar läggs där. Det ger inga poängmarkörer, och platsmarkören står kvar vid den fjärde stenen.
       *[off] Spelet börjar med tomma staplar. (Med alternativ start står redan fyra stenar.)
    }
rule-16 =
    { $start_size ->
        [random] Om en bricka i den alternativa starten visar flera storlekar lottas en av dem.
        [choose] Om en bricka i den alternativa starten visar flera storlekar väljer spelarna i tur och ordning en; den måste finnas på brickan.
       *[largest] Om en bricka i den alternativa starten visar flera storlekar tas den största.
    }
rule-17 = Om en stapel välter under den alternativa starten går stenarna tillbaka till floden och en ny bricka dras.
rule-18 =
    { $start_shuffle ->
        [rest] Efter den alternativa starten blandas bara de brickor som inte har dragits.
       *[all] Efter den alternativa starten blandas alla 35 brickor på nytt.
    }
rule-20 = Välj en av brickorna som ligger uppvända.
rule-21 = Stenen måste ha en storlek som brickan visar. Visar den flera väljer du själv.
rule-22 = Ta vilken sten som helst av den storleken ur floden.
rule-23 = En bricka kan inte väljas om det inte finns någon sten att ta i någon storlek den visar.
rule-24 =
    { $no_tile_fits ->
        [lift] Om ingen uppvänd bricka visar en storlek som finns i floden tas stenar från andra staplar, som om floden vore tom. Passar inte heller det någon bricka vänds fem nya upp.
       *[new_tiles] Om ingen uppvänd bricka visar en storlek som går att få tag på läggs alla undan och fem nya vänds upp.
    }
rule-30 = Lägg den valda stenen överst på stapeln vid platsmarkören, den första på bottenstenen.
rule-31 =
    { $spoiled_stone ->
        [river] Stenen får bara röra stenen närmast under, och på väg ner ingen annan. Annars ger den ingen poängmarkör och går tillbaka till floden.
       *[stays] Stenen får bara röra stenen närmast under, och på väg ner ingen annan. Annars ger den ingen poängmarkör, men ligger kvar och räknas som en sten.
    }
rule-32 = En sten per tur, inte fler.
rule-33 = Står stenen kvar lägger du en av dina poängmarkörer bredvid stapeln.
rule-34 = Höga staplar ger mer: två poängmarkörer för den fjärde stenen, tre för den femte, fyra för den sjätte och varje senare. Bottenstenen räknas inte.
rule-35 =
    { $side_fall ->
        [token] Om en annan stapel välter under din tur men din sten står lägger du ändå dina poängmarkörer.
       *[no_token] Om en annan stapel välter under din tur får du ingen poängmarkör, även om din sten står.
    }
rule-36 = Börjar poängmarkörerna ta slut byts fem gyllene mot en fempoängsmarkör och används igen. Det finns { $five_tokens } fempoängsmarkörer. Räcker inte det heller lägger du så många du har.
rule-37 =
    { $height ->
        [highest] När stenar har tagits från en stapel gäller det största antal stenar den har haft.
       *[now] När stenar har tagits från en stapel räknas bara de som är kvar i den.
    }
rule-40 = Handen når 48 mm åt varje håll från den översta stenen och lutar en sten högst 0,4 radianer.
rule-41 = En sten kan bara ställas på en sida som den kan stå på.
rule-42 =
    { $hand_seconds ->
        [none] Handen har ingen klocka, men efter tio minuter släpper den.
       *[other] Efter { $hand_seconds } sekunder släpper handen av sig själv: bästa sidan ner, i mitten.
    }
rule-43 =
    { $tries ->
        [one] En sten som tagits stannar i handen, och armen blir tröttare från det ögonblicket.
       *[free] Tills du släpper får du lägga ner stenen och ta upp den igen. Släppt är släppt.
    }
rule-44 =
    { $duel ->
        [on] Alla ser hur handen svajar, och under ett varv är det lika för alla.
       *[off] Alla ser hur handen svajar, och det är nytt varje tur. Det ökar med stapelns höjd, stenens storlek och tiden den hålls.
    }
rule-45 = Varje spelares hand kan göras stadigare eller ostadigare, från 60 till 140 procent.{ $steadiness_1 ->
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
        [model] Stenarna simuleras inte: slumpen avgör enbart efter stapelns höjd, 99, 96, 90, 82, 72, 62, 52 och 45 av 100.
       *[on] Ingen tärning avgör om en sten står. Stenarna simuleras från det att du släpper.
    }
rule-47 = { $assist ->
        [none] Ingen hjälp att sikta.
        [ring] En ring visar när handen är lugn.
        [plumb] En ring visar när handen är lugn, och ett lod var stenens tyngdpunkt är.
        [shade] En ring visar lugnet, ett lod tyngdpunkten och en skugga hur brett stenen vilar.
       *[bar] En ring visar lugnet, ett lod tyngdpunkten, en skugga hur brett stenen vilar och en mätare hur väl stapeln skulle balansera.
    } För enskilda spelare kan det väljas annorlunda. Hur en sten bedöms ändras inte.{ $assist_1 ->
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
rule-48 = Handen lyfter och släpper bara i ett ögonblick som har kommit: ett som ännu ligger mer än en sekund framåt i tiden nekas.
rule-49 = Stenen släpps först sedan den har lyfts: att släppa före lyftet avvisas.
rule-50 = Sedan flyttas platsmarkören medurs så många steg som brickan visar, brickan läggs undan och turen går till nästa spelare.
rule-51 = Nya brickor vänds upp först när den sista har tagits: fem på en gång.
rule-52 = Finns det inte tillräckligt många kvar blandas de använda brickorna till en ny hög.
rule-53 =
    { $marker_after_fall ->
        [stays] Om stapeln vid platsmarkören välte står platsmarkören kvar.
       *[moves] Platsmarkören flyttas även om stapeln har vält.
    }
rule-60 = Om en stapel välter, helt eller delvis, går alla dess stenar till floden. Bottenstenen ligger kvar.
rule-61 = De andras poängmarkörer bredvid en vält stapel blir gyllene och är poäng. De kan varken förloras eller läggas ut igen.
rule-62 =
    { $toppler_tokens ->
        [stay] Den vars tur det är får inget och låter sina egna poängmarkörer ligga kvar tills någon annan välter nästa stapel där.
       *[back] Den vars tur det är får inget och tar tillbaka sina egna poängmarkörer där, med färgsidan uppåt.
    }{ $bumps ->
        [on] {" "}(Har någon annan stött till bordet gäller regel 65.)
       *[off] {""}
    }
rule-63 = Varje stapel som välter under en tur räknas så, även en som bara drogs med av en annan.
rule-64 =
    { $slide ->
        [gentle] Om bara den nya stenen glider av och resten står går den tillbaka till floden utan poängmarkör, och stapeln står kvar.
       *[falls] Om bara den nya stenen glider av räknas stapeln som vält.
    }
rule-65 =
    { $bumps ->
        [on] Partyläge: om någon annan stöter till bordet och en stapel välter får alla utom den spelaren poäng, och turen fortsätter. { $causer_tokens ->
            [stay] Den spelarens egna poängmarkörer ligger kvar.
           *[back] Den spelaren tar tillbaka sina egna poängmarkörer.
        }
       *[off] Bara den vars tur det är kan röra stenarna, så det är alltid den spelarens fel om en stapel välter.
    }
rule-66 = Bara en stapel med stenar i kan stötas omkull.
rule-70 = Bara när floden inte har någon sten för dig tas en från en stapel: den översta stenen på en annan stapel, till den vid platsmarkören.
rule-71 = Stenen tas inte från själva stapeln vid platsmarkören.
rule-72 = Den översta stenen måste ha en storlek som brickan visar.
rule-73 =
    { $marker_after_lift ->
        [moves] Om stapeln du tar från välter räknas den och din tur slutar genast; platsmarkören flyttas ändå.
       *[stays] Om stapeln du tar från välter räknas den och din tur slutar genast; platsmarkören står kvar och brickan är förbrukad.
    }
rule-74 = Om alla stenar som finns står på stapeln vid platsmarkören flyttas platsmarkören först ett steg.
rule-75 =
    { $lowered_stack ->
        [token_home] Den som tar en sten från en stapel tar också tillbaka en egen poängmarkör där, om det finns någon.
       *[tokens_stay] Poängmarkörer bredvid en stapel ligger kvar när en sten tas från den.
    }
rule-80 = Den som först har { $target } poäng vinner. Varje gyllene poängmarkör är en poäng.
rule-81 = När något har vält räknas poängen först färdigt. Sedan är spelet genast slut, och varken platsmarkör eller bricka flyttas.
rule-82 = Når flera dit samtidigt vinner flest poäng, därefter flest poängmarkörer bredvid staplarna. Är det fortfarande lika delas segern.
rule-99 = Det är inte det frågan gäller just nu.

## Vad som frågas, görs och berättas

question-first_player = Det lottas om vem som börjar.
question-set_marker = Platsmarkören ställs ut.
question-start_tile = En bricka för starten dras.
question-start_size = Välj en storlek för starten.
question-start_stone = En sten för starten plockas fram.
question-turn_up = Brickor vänds upp.
question-sway = Handen lyfts.
question-tile = Välj en bricka.
question-stone = Välj en sten.
question-hand = Vrid stenen, sikta, sänk den och släpp.
question-settle = Stenarna kommer till ro.
question-lift = Stenen lyfts av.
question-fate = Stenarna kommer till ro.
question-lift_fate = Stenen lyfts av.

action-take_tile = Ta bricka { $tile }
action-take_stone = Ta stenen { $stone }
action-lift_stone = Lyft den översta stenen av stapel { $stack } vid tidssteg { $lift }
action-let_go = Släpp { $stone }: sida { $face }, vriden { $yaw }°, förskjuten { $dx }, { $dy }, lutning { $tilt_x }, { $tilt_y }, fart { $speed }, lyft vid { $lift }, släppt vid { $release }
action-bumped = Spelare { $seat } stötte till bordet: stapel { $stack } har vält
action-take_size = Ta en sten av denna storlek: { $size }
action-begins = Spelare { $seat } börjar
action-marker = Platsmarkören ställs vid stapel { $stack }
action-draw = Bricka { $tile } vänds upp
action-sway = Handens svaj den här turen har nummer { $number }
action-set_stone = { $stone } läggs på sin stapel
action-chanced = Stapeln: { $verdict }
action-settled = Kom till ro: { $verdict }

fact-begins = { $seat } börjar.
fact-marker_set = Platsmarkören börjar vid stapel { stack-name }.
fact-start_stone = En första sten läggs på stapel { stack-name }.
fact-turned_up = En bricka vänds upp.
fact-reshuffled = { $tiles } brickor blandas till en ny hög.
fact-set_aside = Ingen bricka passar: { $tiles } läggs undan.
fact-turn = { $seat } bygger på stapel { stack-name }.
fact-tile =
    { $steps ->
        [one] { $seat } tar en bricka med 1 steg.
       *[other] { $seat } tar en bricka med { $steps } steg.
    }
fact-stone = { $seat } tar en sten.
fact-held = { $seat } håller den: ingen återvändo.
fact-lifted = { $seat } lyfter den översta stenen av stapel { stack-name }.
fact-let_go = { $seat } släpper över stapel { stack-name }.
fact-stood =
    { $height ->
        [one] Den står, första stenen på stapel { stack-name }.
       *[other] Den står: stapel { stack-name } är { $height } stenar hög.
    }
fact-leaned = Stenen lutar mot något annat: ingen poängmarkör.
fact-touched = En annan sten rördes på väg ner: ingen poängmarkör.
fact-slipped = Stenen glider av, stapeln står.
fact-unsettled = Stenen gick inte att bedöma och går tillbaka till floden.
fact-fell =
    { $stones ->
        [one] Stapel { stack-name } välter: 1 sten.
       *[other] Stapel { stack-name } välter: { $stones } stenar.
    }
fact-bumped = { $seat } stöter till bordet, och stapel { stack-name } rasar.
fact-scored =
    { $tokens ->
        [one] { $seat } får 1 poäng och har { $points }.
       *[other] { $seat } får { $tokens } poäng och har { $points }.
    }
fact-came_home =
    { $tokens ->
        [one] 1 poängmarkör går tillbaka till { $seat } utan poäng.
       *[other] { $tokens } poängmarkörer går tillbaka till { $seat } utan poäng.
    }
fact-stayed =
    { $tokens ->
        [one] 1 poängmarkör ({ $seat }) ligger kvar vid stapel { stack-name }.
       *[other] { $tokens } poängmarkörer ({ $seat }) ligger kvar vid stapel { stack-name }.
    }
fact-tokens =
    { $tokens ->
        [0] { $seat } har ingen poängmarkör kvar att lägga.
        [one] { $seat } lägger 1 poängmarkör vid stapel { stack-name }.
       *[other] { $seat } lägger { $tokens } poängmarkörer vid stapel { stack-name }.
    }
fact-exchanged = { $seat } byter fem gyllene poängmarkörer mot en fempoängsmarkör.
fact-marker_moved = Platsmarkören går vidare till stapel { stack-name }.
fact-over = Spelet är slut.

## Val och slut

option-physics = Hur stenarna kommer till ro
option-physics-on = simuleras
option-physics-model = av slumpen, efter höjd
option-target = Poäng för att vinna
option-target-10 = 10
option-target-6 = 6, ett kort spel
option-target-15 = 15, ett långt spel
option-alternative_start = Alternativ start: fyra stenar står redan
option-start_size = Alternativ start: bricka med flera storlekar
option-start_size-largest = den största
option-start_size-random = lottas
option-start_size-choose = spelarna väljer
option-start_shuffle = Alternativ start: blandas efteråt
option-start_shuffle-all = alla brickor
option-start_shuffle-rest = de brickor som inte dragits
option-toppler_tokens = Egna poängmarkörer för den som välter en stapel
option-toppler_tokens-back = tas tillbaka
option-toppler_tokens-stay = ligger kvar
option-five_tokens = Fempoängsmarkörer
option-slide = Bara den nya stenen glider av
option-slide-falls = räknas som att stapeln välter
option-slide-gentle = stapeln står kvar
option-spoiled_stone = En sten som lutar eller rört andra
option-spoiled_stone-stays = ligger kvar
option-spoiled_stone-river = går till floden
option-marker_after_fall = Platsmarkören när en stapel har vält
option-marker_after_fall-moves = flyttas
option-marker_after_fall-stays = står kvar
option-marker_after_lift = Platsmarkören när en stapel välter vid lyft
option-marker_after_lift-stays = står kvar
option-marker_after_lift-moves = flyttas
option-no_tile_fits = Ingen bricka passar floden
option-no_tile_fits-new_tiles = fem nya brickor
option-no_tile_fits-lift = lyft från staplar
option-side_fall = En annan stapel välter, den nya stenen står
option-side_fall-no_token = ingen poängmarkör
option-side_fall-token = poängmarkörer ändå
option-height = Höjd efter att stenar tagits bort
option-height-now = stenar i stapeln nu
option-height-highest = det mesta den haft
option-lowered_stack = Poängmarkörer vid en stapel som det lyfts från
option-lowered_stack-tokens_stay = ligger kvar
option-lowered_stack-token_home = den som lyfter tar hem en
option-causer_tokens = Poängmarkörer för den som stötte till bordet
option-causer_tokens-back = tas tillbaka
option-causer_tokens-stay = ligger kvar
option-tries = Ta upp en sten igen
option-tries-free = tills den släpps
option-tries-one = ett försök
option-hand_seconds = Sekunder för handen
option-hand_seconds-45 = 45
option-hand_seconds-20 = 20
option-hand_seconds-none = ingen klocka
option-bumps = Partyläge: andra får stöta till bordet
option-duel = Samma svaj för alla under ett varv
option-steadiness_1 = Stadighet för spelare 1 i procent
option-steadiness_2 = Stadighet för spelare 2 i procent
option-steadiness_3 = Stadighet för spelare 3 i procent
option-steadiness_4 = Stadighet för spelare 4 i procent
option-assist = Hjälp att sikta
option-assist-bar = allt: ring, lod, skugga, balansmätare
option-assist-shade = ring, lod, skugga
option-assist-plumb = ring, lod
option-assist-ring = bara ringen som visar lugnet
option-assist-none = ingen
option-assist_1 = Hjälp för spelare 1
option-assist_1-same = som för alla
option-assist_1-bar = allt: ring, lod, skugga, balansmätare
option-assist_1-shade = ring, lod, skugga
option-assist_1-plumb = ring, lod
option-assist_1-ring = bara ringen som visar lugnet
option-assist_1-none = ingen
option-assist_2 = Hjälp för spelare 2
option-assist_2-same = som för alla
option-assist_2-bar = allt: ring, lod, skugga, balansmätare
option-assist_2-shade = ring, lod, skugga
option-assist_2-plumb = ring, lod
option-assist_2-ring = bara ringen som visar lugnet
option-assist_2-none = ingen
option-assist_3 = Hjälp för spelare 3
option-assist_3-same = som för alla
option-assist_3-bar = allt: ring, lod, skugga, balansmätare
option-assist_3-shade = ring, lod, skugga
option-assist_3-plumb = ring, lod
option-assist_3-ring = bara ringen som visar lugnet
option-assist_3-none = ingen
option-assist_4 = Hjälp för spelare 4
option-assist_4-same = som för alla
option-assist_4-bar = allt: ring, lod, skugga, balansmätare
option-assist_4-shade = ring, lod, skugga
option-assist_4-plumb = ring, lod
option-assist_4-ring = bara ringen som visar lugnet
option-assist_4-none = ingen
preset-default = Som i de flesta utgåvor
preset-norwegian = Som i den norska utgåvan

ending-target_reached = Någon har tillräckligt många poäng.

## Delar, och handens tal

size-0 = liten
size-1 = mellanstor
size-2 = stor
family-slab = platta
family-loaf = limpa
family-wedge = kil
family-knob = knöl
token = poängmarkör
five-point-token = fempoängsmarkör
base-stone = bottensten
marker-piece = platsmarkör
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
hand-face = Sida nedåt
hand-yaw = Vridning (grader)
hand-dx = Höger eller vänster (1/1000 enhet)
hand-dy = Bort eller hit (1/1000 enhet)
hand-tilt_x = Lutning framåt eller bakåt (mrad)
hand-tilt_y = Lutning i sidled (mrad)
hand-speed = Sänkning, 0 långsam till 3 snabb
hand-lift = Lyft vid (1/60 s)
hand-release = Släppt vid (1/60 s)
verdict-placed = Den står.
verdict-leans = Den lutar.
verdict-fell = Den välte.
verdict-timeout = Den gick inte att bedöma.
picture-heights = stenar i varje stapel
picture-player = Spelare { $number }: poäng { $points }, poängmarkörer kvar { $tokens }
picture-tile =
    { $steps ->
        [one] Bricka { $tile }: { $sizes }; 1 steg
       *[other] Bricka { $tile }: { $sizes }; { $steps } steg
    }
picture-river = I floden: små { $small }, mellanstora { $medium }, stora { $large }
picture-held = I handen: { $stone } ({ $size })

## The coach

name-size = { $size ->
        [0] { size-0 }
        [1] { size-1 }
       *[2] { size-2 }
    }
name-tile = bricka med { $steps } steg ({ $sizes }), vidare till stapel { $stack }
name-stone = { $family ->
        [slab] { family-slab }
        [loaf] { family-loaf }
        [wedge] { family-wedge }
       *[knob] { family-knob }
    } ({ $size })
name-take-stone = ta stenen: { $stone }
name-take-size = en sten av storleken: { $size }
name-lift-stone = lyft översta stenen från stapel { $stack }
name-let-go = släpp: { $stone }
coach-your-win = Faller stapel { $stack } har du vunnit: { $tokens ->
        [one] din bricka ligger
       *[other] dina { $tokens } brickor ligger
    } där, och den är { $height } stenar hög. Skicka dit { $next }.
coach-their-win = Faller stapel { $stack } för { $next } har { $rival } vunnit: { $tokens ->
        [one] en bricka ligger
       *[other] { $tokens } brickor ligger
    } där. Vid stapel { $to } vinner ingen så.
coach-theirs-lost = { $tokens } brickor som tillhör { $next } ligger vid stapel { $stack }, { $height } stenar hög: faller den där ger de inget.
coach-yours = { $tokens } av dina brickor ligger vid stapel { $stack }, { $height } stenar hög: skicka dit { $next }.
coach-small-reward = Sten { $height } på stapel { $stack } ger { $tokens } brickor: lämna den inte till { $next }.
coach-hand = I lugnet svajar handen minst, och tyngden kommer ned över stapelns mitt.
coach-look-marker = Se på stapel { stack-name }: vem skulle få bygga där härnäst?
coach-look-stone = Vilken sten är bred och platt, och vilken vill du spara?
coach-look-hand = Vänta på lugnet och för tyngdpunkten över stapelns mitt.
