# Stones & Rivers: the words on the board.

## Sides and pieces

rivers-board = Brädet. Piltangenterna går mellan punkterna, n och p till nästa val.
rivers-side-0 = Cirkel
rivers-side-1 = Kvadrat
rivers-home = { $stones } av { $wins } stenar hemma
rivers-empty = tom
rivers-mine-1 = din sten
rivers-mine-2 = din flod, på tvären
rivers-mine-3 = din flod, på längden
rivers-other-1 = motståndarens sten
rivers-other-2 = motståndarens flod, på tvären
rivers-other-3 = motståndarens flod, på längden
rivers-circle-1 = Cirkels sten
rivers-circle-2 = Cirkels flod, på tvären
rivers-circle-3 = Cirkels flod, på längden
rivers-square-1 = Kvadrats sten
rivers-square-2 = Kvadrats flod, på tvären
rivers-square-3 = Kvadrats flod, på längden
rivers-goal-mine = ditt mål
rivers-goal-other = motståndarens mål, inte för dina brickor
rivers-goal-0 = Cirkels mål
rivers-goal-1 = Kvadrats mål
rivers-can-go = hit kan brickan gå
rivers-can-send = kan skickas

## What to do now

rivers-turn = Välj en av dina brickor: flytta den eller vänd den.
rivers-picked-stone = Välj vart den ska gå, eller vänd den till en flod.
rivers-picked-river = Välj vart den ska gå, vrid den eller vänd den tillbaka till en sten.
rivers-picked-sends = Välj vart den ska gå eller vilken inringad bricka den ska skicka, eller vänd eller vrid den.
rivers-where = Välj vart brickan på { $point } ska skickas.
rivers-confirm = Så här?
rivers-hint = Tips: { $action }.

## Buttons

rivers-turn-1 = Till sten
rivers-turn-2 = Flod på tvären
rivers-turn-3 = Flod på längden
rivers-turn-rotate = Vrid
rivers-do-move = Flytta
rivers-do-send = Skicka
rivers-do-flip = Vänd
rivers-do-rotate = Vrid
rivers-zoom = Förstora

## Analysis

rivers-evaluation = Bedömning
rivers-wins-in = { $side } vinner om { $turns } drag
rivers-lead = { $side } leder med { NUMBER($stones, minimumFractionDigits: 1) } stenar
rivers-even = Jämnt

## A first game

rivers-first-say = Du är Cirkel, med de ljusa brickorna. Fem av dina stenar på de fem inringade punkterna på andra sidan vinner spelet.
rivers-move-task = En bricka går ett steg längs linjerna, till en tom punkt. För din sten till en inringad punkt på två steg.
rivers-move-well = Din första sten är hemma. Därifrån kan ingen motståndare driva bort den.
rivers-river-say = Floder bär alla, dina lika väl som motståndarens. Den som kliver på en får glida längs den tills något är i vägen; är det en flod kan färden fortsätta på den.
rivers-river-task = Framför dig står en mur. Åk runt den: för din sten till en inringad punkt i ett enda drag.
rivers-river-well = Två floder, ett drag. Motståndaren får åka på dem lika gärna som du.
rivers-send-say = En flod som landar på en bricka, egen eller främmande, skickar den längs sin egen ström och blir sten.
rivers-send-task = Välj din flod, sedan stenen bredvid och sedan vart den ska skickas: till en inringad punkt.
rivers-send-well = Hemskickad. Floden som gjorde det är nu en sten.
rivers-flip-say = I stället för att flytta får du vända en bricka: en sten till flod, på tvären eller på längden, och tillbaka. På de inringade punkterna räknas bara stenar.
rivers-flip-task = Fyra stenar är hemma. Gör en flod i det här draget och åk på den i nästa: den femte stenen vinner.
rivers-flip-well = Fem stenar hemma: vinst! Nu kan du allt.
rivers-missed = Inte den här gången. Ställningen kan ställas upp igen.

## What happened, for the log

rivers-told-moved = { $seat } flyttar { $from } till { $to }.
rivers-told-rode = { $seat } glider längs floder från { $from } till { $to }.
rivers-told-sent = { $seat } skickar brickan på { $onto } till { $to } med { $from }.
rivers-told-flipped =
    { $side ->
        [1] { $seat } vänder { $at } till stensidan.
        [2] { $seat } vänder { $at } till en flod på tvären.
       *[3] { $seat } vänder { $at } till en flod på längden.
    }
rivers-told-rotated = { $seat } vrider floden på { $at }.
