# Stones & Rivers: the words on the board.

## Sides and pieces

rivers-board = Brettet. Piltastene går fra punkt til punkt, n og p til det neste du kan velge.
rivers-side-0 = Sirkel
rivers-side-1 = Kvadrat
rivers-home = { $stones } av { $wins } steiner hjemme
rivers-empty = tom
rivers-mine-1 = din stein
rivers-mine-2 = din elv, på tvers
rivers-mine-3 = din elv, på langs
rivers-other-1 = motstanderens stein
rivers-other-2 = motstanderens elv, på tvers
rivers-other-3 = motstanderens elv, på langs
rivers-circle-1 = Sirkels stein
rivers-circle-2 = Sirkels elv, på tvers
rivers-circle-3 = Sirkels elv, på langs
rivers-square-1 = Kvadrats stein
rivers-square-2 = Kvadrats elv, på tvers
rivers-square-3 = Kvadrats elv, på langs
rivers-goal-mine = målet ditt
rivers-goal-other = motstanderens mål, ikke for dine brikker
rivers-goal-0 = Sirkels mål
rivers-goal-1 = Kvadrats mål
rivers-can-go = kan gå hit
rivers-can-send = kan sendes

## What to do now

rivers-turn = Velg en av brikkene dine: flytt den eller snu den.
rivers-picked-stone = Velg hvor den går, eller snu den til en elv.
rivers-picked-river = Velg hvor den går, drei den eller snu den tilbake til en stein.
rivers-picked-sends = Velg hvor den går eller hvilken ringet brikke den sender, eller snu den.
rivers-where = Velg hvor brikken på { $point } sendes.
rivers-confirm = Slik?
rivers-hint = Tips: { $action }.

## Buttons

rivers-turn-1 = Til stein
rivers-turn-2 = Elv på tvers
rivers-turn-3 = Elv på langs
rivers-turn-rotate = Drei
rivers-do-move = Flytt
rivers-do-send = Send
rivers-do-flip = Snu
rivers-do-rotate = Drei
rivers-zoom = Forstørr

## Analysis

rivers-evaluation = Vurdering
rivers-wins-in = { $side } vinner om { $turns } trekk
rivers-lead = { $side } leder med { $stones } steiner

## A first game

rivers-teach-1 = Du er Sirkel, med de lyse skivene. Fem av steinene dine på de fem ringede punktene bak de mørke klossene vinner spillet.
rivers-teach-2 = En brikke går ett steg langs linjene. La den markerte steinen gå ut til siden.
rivers-teach-3 = Enhver stein kan bli en elv. Snu denne slik at strømmen går på langs av brettet, mot motstanderen.
rivers-teach-4 = Motstanderen har samme idé. Før en stein til bort til elven din.
rivers-teach-5 = Den som går ut på en elv, kan gli langs den til noe er i veien. Ri til den andre siden.
rivers-teach-6 = Snu den her ute, denne gangen på tvers: strømmen fører nå over målet ditt.
rivers-teach-7 = Elver bærer alle, også fra én elv til den neste. Før enda en stein bort til den første elven.
rivers-teach-8 = Ri på begge: langs den første elven, videre på den andre, og stopp rett ved siden av den.
rivers-teach-9 = Den siste kunsten: en elv som lander på en brikke, sender den langs sin egen strøm og blir til stein. Velg elven, så steinen din ved siden av, så målpunktet.
