# Stones & Rivers: the words on the board.

## Sides and pieces

rivers-board = Brættet. Piletasterne går fra punkt til punkt, n og p til det næste, du kan vælge.
rivers-side-0 = Cirkel
rivers-side-1 = Kvadrat
rivers-home = { $stones } af { $wins } sten hjemme
rivers-empty = tomt
rivers-mine-1 = din sten
rivers-mine-2 = din flod, på tværs
rivers-mine-3 = din flod, på langs
rivers-other-1 = modstanderens sten
rivers-other-2 = modstanderens flod, på tværs
rivers-other-3 = modstanderens flod, på langs
rivers-circle-1 = Cirkels sten
rivers-circle-2 = Cirkels flod, på tværs
rivers-circle-3 = Cirkels flod, på langs
rivers-square-1 = Kvadrats sten
rivers-square-2 = Kvadrats flod, på tværs
rivers-square-3 = Kvadrats flod, på langs
rivers-goal-mine = dit mål
rivers-goal-other = modstanderens mål, ikke for dine brikker
rivers-goal-0 = Cirkels mål
rivers-goal-1 = Kvadrats mål
rivers-can-go = hertil kan brikken gå
rivers-can-send = kan sendes

## What to do now

rivers-turn = Vælg en af dine brikker: flyt den, eller vend den.
rivers-picked-stone = Vælg, hvor den skal hen, eller vend den til en flod.
rivers-picked-river = Vælg, hvor den skal hen, drej den, eller vend den tilbage til en sten.
rivers-picked-sends = Vælg, hvor den skal hen, eller hvilken brik med ring den skal sende, eller vend eller drej den.
rivers-where = Vælg, hvor brikken på { $point } skal sendes hen.
rivers-confirm = Sådan her?
rivers-hint = Tip: { $action }.

## Buttons

rivers-turn-1 = Til sten
rivers-turn-2 = Flod på tværs
rivers-turn-3 = Flod på langs
rivers-turn-rotate = Drej
rivers-do-move = Flyt
rivers-do-send = Send
rivers-do-flip = Vend
rivers-do-rotate = Drej
rivers-zoom = Forstør

## Analysis

rivers-evaluation = Vurdering
rivers-wins-in = { $side } vinder om { $turns } træk
rivers-lead = { $side } er foran med { NUMBER($stones, minimumFractionDigits: 1) } sten
rivers-even = Lige

## A first game

rivers-first-say = Du er Cirkel med de lyse skiver. Fem af dine sten på de fem punkter med ring på den anden side vinder spillet.
rivers-move-task = En brik går ét skridt langs linjerne, til et tomt punkt. Før din sten til et punkt med ring i to skridt.
rivers-move-well = Din første sten er hjemme. Derfra kan ingen modstander drive den væk.
rivers-river-say = Floder bærer alle, dine såvel som modstanderens. Den, der træder op på en, må glide langs den, til noget er i vejen; er det en flod, kan sejladsen gå videre ad den.
rivers-river-task = Foran dig står en mur. Sejl uden om den: før din sten til et punkt med ring i et eneste træk.
rivers-river-well = To floder, ét træk. Din modstander må sejle på dem lige så godt.
rivers-send-say = En flod, der lander på en brik, egen eller fremmed, sender den langs sin egen strøm og bliver til sten.
rivers-send-task = Vælg din flod, så stenen ved siden af, og så, hvor den skal sendes hen: til et punkt med ring.
rivers-send-well = Sendt hjem. Floden, der gjorde det, er nu en sten.
rivers-flip-say = I stedet for at flytte må du vende en brik: en sten til flod, på tværs af brættet eller på langs, og tilbage igen. På punkterne med ring tæller kun sten.
rivers-flip-task = Fire sten er hjemme. Lav en flod i denne tur, og sejl på den i den næste: den femte sten vinder.
rivers-flip-well = Fem sten hjemme: vundet! Nu kan du det hele.
rivers-missed = Ikke denne gang. Stillingen kan stilles op igen.

## What happened, for the log

rivers-told-moved = { $seat } flytter { $from } til { $to }.
rivers-told-rode = { $seat } glider ad floder fra { $from } til { $to }.
rivers-told-sent = { $seat } sender brikken på { $onto } til { $to } med { $from }.
rivers-told-flipped =
    { $side ->
        [1] { $seat } vender { $at } til stensiden.
        [2] { $seat } vender { $at } til en flod på tværs.
       *[3] { $seat } vender { $at } til en flod på langs.
    }
rivers-told-rotated = { $seat } drejer floden på { $at }.
