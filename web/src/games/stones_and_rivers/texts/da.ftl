# Stones & Rivers: the words on the board.

## Sides and pieces

rivers-board = Brættet. Piletasterne går fra punkt til punkt, n og p til det næste, du kan vælge.
rivers-side-0 = Cirkel
rivers-side-1 = Kvadrat
rivers-home = { $stones } af { $wins } sten hjemme
rivers-empty = tom
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
rivers-can-go = kan gå hertil
rivers-can-send = kan sendes

## What to do now

rivers-turn = Vælg en af dine brikker: flyt den, eller vend den.
rivers-picked-stone = Vælg, hvor den går hen, eller vend den til en flod.
rivers-picked-river = Vælg, hvor den går hen, drej den, eller vend den tilbage til en sten.
rivers-picked-sends = Vælg, hvor den går hen, eller hvilken ringet brik den sender, eller vend den.
rivers-where = Vælg, hvor brikken på { $point } sendes hen.
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
rivers-lead = { $side } er foran med { $stones } sten

## A first game

rivers-teach-1 = Du er Cirkel med de lyse skiver. Fem af dine sten på de fem ringede punkter bag de mørke klodser vinder spillet.
rivers-teach-2 = En brik går ét skridt langs linjerne. Lad den markerede sten gå til siden.
rivers-teach-3 = Enhver sten kan blive en flod. Vend denne, så strømmen løber på langs ad brættet, mod din modstander.
rivers-teach-4 = Din modstander har samme idé. Før endnu en sten hen til din flod.
rivers-teach-5 = Den, der træder ud på en flod, må glide langs den, til noget er i vejen. Rid til den anden side.
rivers-teach-6 = Vend den herude, denne gang på tværs: strømmen fører nu hen over dit mål.
rivers-teach-7 = Floder bærer alle, også fra den ene flod til den næste. Før endnu en sten hen til den første flod.
rivers-teach-8 = Rid på begge: langs den første flod, videre ad den anden, og stop lige ved siden af den.
rivers-teach-9 = Den sidste kunst: en flod, der lander på en brik, sender den langs sin egen strøm og bliver til sten. Vælg floden, så din sten ved siden af, så målpunktet.
