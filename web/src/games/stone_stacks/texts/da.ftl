# Stone stacks: the words on the board.

stacks-stacks = De seks stakke
stacks-tiles = Brikker
stacks-tile =
    { $steps ->
        [one] Brik: { $sizes }; 1 plads frem, til stak { $goal }
       *[other] Brik: { $sizes }; { $steps } pladser frem, til stak { $goal }
    }
stacks-river = Sten i floden
stacks-from-front = Forfra
stacks-hand = Din hånd
stacks-side = Side { $number } nedad
stacks-yaw = Drej
stacks-dx = Venstre, højre
stacks-dy = Nær, fjern
stacks-tilt_x = Vip frem, tilbage
stacks-tilt_y = Vip til siden
stacks-match = Følg hældningen
stacks-speed = Sænkefart { $number } af 3
stacks-gone = Sluppet
stacks-press-lower = Tryk for at sænke
stacks-hold = Hold for at sænke
stacks-press-go = Tryk for at slippe
stacks-release = Slip knappen, så slippes stenen
stacks-seconds = { $count } s
stacks-calm = Rolig
stacks-stone = { $family } { $number }, { $size }
stacks-hint-tile = Tip: tag den markerede brik.
stacks-hint-stone = Tip: tag { $stone }.
stacks-do-tile = Vælg en brik til stak { $stack }: størrelserne, og hvor pladsmarkøren går hen.
stacks-do-stone = Vælg en sten fra floden.
stacks-do-lift = Floden har ingen sten til dig: tag den øverste sten fra en oplyst stak.
stacks-do-hand = Træk { $stone } hen over stak { $stack }. Tryk på den, og hold stille for at sænke; slip, når den er rolig.
stacks-tokens-of = pointmarkører fra { $player }: { $count }
stacks-stack =
    { $count ->
        [one] Stak { $number }: 1 sten
       *[other] Stak { $number }: { $count } sten
    }
stacks-marked = pladsmarkøren står her
stacks-points = Point
stacks-points-of = { $player }: { $points } point, { $tokens } pointmarkører
stacks-solid = 3D
stacks-plain = Enkel
stacks-top = Ovenfra
stacks-around = Rundt om
stacks-again = Slowmotion
stacks-scene = Floden, seks bundsten og stakkene i tre dimensioner
stacks-bump = Nogen stødte til bordet
stacks-face = Side nedad
stacks-speeds = Sænkefart
stacks-bumped = { $player } væltede stak { $stack }
stacks-from-top = Ovenfra: træk eller brug piletasterne for at sigte; to fingre, hjulet, Q og E drejer stenen, F lægger en anden side nedad, M følger hældningen. Et stille tryk sænker den. Forskydning { $dx }, { $dy }
stacks-manner = Måde at slippe på
stacks-manner-hold = Hold og slip
stacks-manner-press = To tryk
stacks-manner-one = Én knap
stacks-one-lower = Den svinger: tryk for at sænke
stacks-balance = Balance
stacks-balance-in = { $mm } mm indenfor
stacks-balance-out = { $mm } mm udenfor
stacks-balance-none = intet under
stacks-slope-off = { $degrees }° fra hældningen
stacks-verdict = { $stone }, stak { $stack }:
stacks-outcome-stood = den står.
stacks-outcome-leaned = den læner sig mod noget.
stacks-outcome-touched = en anden sten blev rørt.
stacks-outcome-slipped = stenen gled af.
stacks-outcome-unsettled = det kunne ikke bedømmes.
stacks-outcome-fell = den væltede.
stacks-verdict-in = Sluppet { $mm } mm inden for balancegrænsen.
stacks-verdict-out = Sluppet { $mm } mm uden for balancegrænsen.
stacks-verdict-beside = Sluppet, hvor intet kunne bære den.
stacks-verdict-best = Bedst mulige for stenen: { $mm } mm ({ $share } % opnået).
stacks-verdict-no-way = Der blev ikke fundet nogen sikker måde at lægge stenen på.
stacks-verdict-slope = Den landede { $degrees }° skævt i forhold til hældningen.
stacks-weakest = Stakkens svageste led nu: { $mm } mm.
stacks-learn-1 = Seks stakke vokser rundt om floden, og alle bygger på dem alle. En rød pladsmarkør viser, hvilken stak det gælder.
stacks-learn-2 = En brik siger, hvilke størrelser du må tage, og hvor mange pladser pladsmarkøren så rykker. Du lægger én sten i hver tur, med en hånd, der svajer.
stacks-first-task = Tag en brik, tag en sten, og læg den, så den står. Træk den hen over bundstenen, tryk på den, og hold stille for at sænke, og slip, mens ringen er lille.
stacks-first-well = Den står, og din pointmarkør ligger ved siden af stakken.
stacks-high-say = Denne stak har allerede tre sten. En fjerde giver to pointmarkører, en femte tre og hver senere fire.
stacks-high-task = Læg en fjerde sten på stak 5. Følg hældningen først, og se på balancemåleren.
stacks-high-well = To pointmarkører på én gang: høje stakke betaler sig.
stacks-send-say = Pointmarkører bliver først til point, når en anden vælter stakken. Fem af dine ligger ved stak 6, og den brik, du tager, afgør, hvor den anden bygger næste gang.
stacks-send-task = Tag brikken, der sender pladsmarkøren til stak 6, og læg din sten.
stacks-send-well = Den anden væltede stakken, og dine fem pointmarkører er fem point. Ti vinder. Spil nu et helt spil.
stacks-learn-missed = Den stod ikke eller gav ingen pointmarkør. Prøv igen: bredeste side nedad, over midten.
stacks-send-missed = Den anden byggede et andet sted, så dine pointmarkører venter. Prøv igen med brikken, der fører til stak 6.
stacks-fine = Fint
stacks-other-side = Anden side nedad; nu side { $number } af { $count }
stacks-keys = Piletasterne flytter stenen, Q og E drejer den, W, A, S og D vipper den, F lægger en anden side nedad, M følger hældningen. Hold mellemrum for at sænke, slip for at give slip, Esc tager den tilbage.
stacks-slow = Der tegnes langsomt på denne enhed.
stacks-slow-stay = Bliv
stacks-lowered-0 = Sænket meget langsomt.
stacks-lowered-1 = Sænket langsomt.
stacks-lowered-2 = Sænket hurtigt.
stacks-lowered-3 = Tabt lige ned.
stacks-advice = Tip: { $steps }.
stacks-advice-side = læg den på side { $number } (knappen med stenen)
stacks-advice-left = drej den { $degrees }° til venstre
stacks-advice-right = drej den { $degrees }° til højre
stacks-advice-east = { $mm } mm til højre
stacks-advice-west = { $mm } mm til venstre
stacks-advice-far = { $mm } mm væk fra dig
stacks-advice-close = { $mm } mm mod dig
stacks-advice-slope = følg så hældningen
stacks-advice-well = Tip: den hænger rigtigt. Sænk den langsomt, og slip, mens ringen er grøn.
stacks-told-tile =
    { $steps ->
        [one] { $who } tager en brik: { $sizes }; 1 plads.
       *[other] { $who } tager en brik: { $sizes }; { $steps } pladser.
    }
stacks-told-stone = { $who } tager { $stone }.
stacks-told-lifted = { $who } løfter { $stone } af stak { $stack }.
stacks-told-let_go = { $who } slipper over stak { $stack }: { $stone }.
stacks-told-stood = Den står: { $stone }. Stak { $stack } er { $height } høj.
stacks-told-leaned = Den læner sig mod noget andet: { $stone }. Ingen pointmarkør.
