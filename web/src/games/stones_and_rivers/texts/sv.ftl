# Stones & Rivers: the words on the board.

## Sides and pieces

rivers-board = Brädet. Piltangenterna går mellan punkterna, n och p till nästa val.
rivers-side-0 = Cirkel
rivers-side-1 = Kvadrat
rivers-home = { $stones } av { $wins } stenar hemma
rivers-empty = tom
rivers-mine-1 = din sten
rivers-mine-2 = din flod, tvärs
rivers-mine-3 = din flod, längs
rivers-other-1 = motståndarens sten
rivers-other-2 = motståndarens flod, tvärs
rivers-other-3 = motståndarens flod, längs
rivers-circle-1 = Cirkels sten
rivers-circle-2 = Cirkels flod, tvärs
rivers-circle-3 = Cirkels flod, längs
rivers-square-1 = Kvadrats sten
rivers-square-2 = Kvadrats flod, tvärs
rivers-square-3 = Kvadrats flod, längs
rivers-goal-mine = ditt mål
rivers-goal-other = motståndarens mål, inte för dina pjäser
rivers-goal-0 = Cirkels mål
rivers-goal-1 = Kvadrats mål
rivers-can-go = kan gå hit
rivers-can-send = kan skickas

## What to do now

rivers-turn = Välj en av dina pjäser: flytta den eller vänd den.
rivers-picked-stone = Välj vart den går, eller vänd den till en flod.
rivers-picked-river = Välj vart den går, vrid den eller vänd den tillbaka till en sten.
rivers-picked-sends = Välj vart den går eller vilken inringad pjäs den skickar, eller vänd den.
rivers-where = Välj vart pjäsen på { $point } skickas.
rivers-confirm = Så här?
rivers-hint = Tips: { $action }.

## Buttons

rivers-turn-1 = Till sten
rivers-turn-2 = Flod tvärs
rivers-turn-3 = Flod längs
rivers-turn-rotate = Vrid
rivers-do-move = Flytta
rivers-do-send = Skicka
rivers-do-flip = Vänd
rivers-do-rotate = Vrid
rivers-zoom = Förstora

## Analysis

rivers-evaluation = Bedömning
rivers-wins-in = { $side } vinner om { $turns } drag
rivers-lead = { $side } leder med { $stones } stenar

## A first game

rivers-teach-1 = Du är Cirkel, med de ljusa brickorna. Fem av dina stenar på de fem ringade punkterna bakom de mörka blocken vinner spelet.
rivers-teach-2 = En pjäs går ett steg längs linjerna. Låt den markerade stenen gå åt sidan.
rivers-teach-3 = Vilken sten som helst kan bli en flod. Vänd den här så att strömmen går längs brädet, mot motståndaren.
rivers-teach-4 = Motståndaren har samma idé. För en till sten till din flod.
rivers-teach-5 = Den som kliver på en flod får glida längs den tills något är i vägen. Åk till andra sidan.
rivers-teach-6 = Vänd den här ute, den här gången tvärs över brädet: strömmen leder nu över ditt mål.
rivers-teach-7 = Floder bär alla, även från en flod till nästa. För ännu en sten till den första floden.
rivers-teach-8 = Åk båda: längs den första floden, vidare på den andra, och stanna precis bredvid den.
rivers-teach-9 = Den sista konsten: en flod som landar på en pjäs skickar den längs sin egen ström och blir sten. Välj floden, sedan din sten bredvid, sedan målpunkten.
