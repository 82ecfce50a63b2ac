# Stones & Rivers: the words on the board.

## Sides and pieces

rivers-board = Brettet. Piltastene går fra punkt til punkt, n og p til det neste du kan velge.
rivers-side-0 = Sirkel
rivers-side-1 = Kvadrat
rivers-home = { $stones } av { $wins } steiner hjemme
rivers-empty = tomt
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
rivers-can-go = hit kan brikken gå
rivers-can-send = kan sendes

## What to do now

rivers-turn = Velg en av brikkene dine: flytt den eller snu den.
rivers-picked-stone = Velg hvor den skal, eller snu den til en elv.
rivers-picked-river = Velg hvor den skal, drei den eller snu den tilbake til en stein.
rivers-picked-sends = Velg hvor den skal, eller hvilken brikke med ring den skal sende, eller snu eller drei den.
rivers-where = Velg hvor brikken på { $point } skal sendes.
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
rivers-lead = { $side } leder med { NUMBER($stones, minimumFractionDigits: 1) } steiner
rivers-even = Jevnt

## A first game

rivers-first-say = Du er Sirkel, med de lyse skivene. Fem av steinene dine på de fem punktene med ring på den andre siden vinner spillet.
rivers-move-task = En brikke går ett skritt langs linjene, til et tomt punkt. Før steinen din til et punkt med ring på to skritt.
rivers-move-well = Den første steinen din er hjemme. Derfra kan ingen motstander drive den bort.
rivers-river-say = Elver bærer alle, dine like godt som motstanderens. Den som går opp på en, kan gli langs den til noe er i veien; er det en elv, kan seilasen fortsette på den.
rivers-river-task = Foran deg står en mur. Seil rundt den: før steinen din til et punkt med ring i ett eneste trekk.
rivers-river-well = To elver, ett trekk. Motstanderen kan seile på dem like godt.
rivers-send-say = En elv som lander på en brikke, egen eller fremmed, sender den langs sin egen strøm og blir til stein.
rivers-send-task = Velg elven din, så steinen ved siden av, og så hvor den skal sendes: til et punkt med ring.
rivers-send-well = Sendt hjem. Elven som gjorde det, er nå en stein.
rivers-flip-say = I stedet for å flytte kan du snu en brikke: en stein til elv, på tvers av brettet eller på langs, og tilbake igjen. På punktene med ring teller bare steiner.
rivers-flip-task = Fire steiner er hjemme. Lag en elv i dette trekket, og seil på den i det neste: den femte steinen vinner.
rivers-flip-well = Fem steiner hjemme: seier! Nå kan du alt.
rivers-missed = Ikke denne gangen. Stillingen kan settes opp på nytt.

## What happened, for the log

rivers-told-moved = { $seat } flytter { $from } til { $to }.
rivers-told-rode = { $seat } glir langs elver fra { $from } til { $to }.
rivers-told-sent = { $seat } sender brikken på { $onto } til { $to } med { $from }.
rivers-told-flipped =
    { $side ->
        [1] { $seat } snur { $at } til steinsiden.
        [2] { $seat } snur { $at } til en elv på tvers.
       *[3] { $seat } snur { $at } til en elv på langs.
    }
rivers-told-rotated = { $seat } dreier elven på { $at }.
