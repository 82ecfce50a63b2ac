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
