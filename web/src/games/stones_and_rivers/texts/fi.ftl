# Stones & Rivers: the words on the board.

## Sides and pieces

rivers-board = Lauta. Nuolinäppäimet kulkevat pisteestä toiseen, n ja p vievät seuraavaan valittavaan.
rivers-side-0 = Ympyrä
rivers-side-1 = Neliö
rivers-home = { $stones }/{ $wins } kiveä perillä
rivers-empty = tyhjä
rivers-mine-1 = kivesi
rivers-mine-2 = jokesi, poikittain
rivers-mine-3 = jokesi, pitkittäin
rivers-other-1 = vastustajan kivi
rivers-other-2 = vastustajan joki, poikittain
rivers-other-3 = vastustajan joki, pitkittäin
rivers-circle-1 = Ympyrän kivi
rivers-circle-2 = Ympyrän joki, poikittain
rivers-circle-3 = Ympyrän joki, pitkittäin
rivers-square-1 = Neliön kivi
rivers-square-2 = Neliön joki, poikittain
rivers-square-3 = Neliön joki, pitkittäin
rivers-goal-mine = maalisi
rivers-goal-other = vastustajan maali, ei sinun nappuloillesi
rivers-goal-0 = Ympyrän maali
rivers-goal-1 = Neliön maali
rivers-can-go = voi mennä tähän
rivers-can-send = voidaan lähettää

## What to do now

rivers-turn = Valitse oma nappula: siirrä sitä tai käännä se.
rivers-picked-stone = Valitse, minne se menee, tai käännä se joeksi.
rivers-picked-river = Valitse, minne se menee, kierrä sitä tai käännä se takaisin kiveksi.
rivers-picked-sends = Valitse, minne se menee tai minkä kehystetyn nappulan se lähettää, tai käännä se.
rivers-where = Valitse, minne pisteen { $point } nappula lähetetään.
rivers-confirm = Näinkö?
rivers-hint = Vihje: { $action }.

## Buttons

rivers-turn-1 = Kiveksi
rivers-turn-2 = Joki poikittain
rivers-turn-3 = Joki pitkittäin
rivers-turn-rotate = Kierrä
rivers-do-move = Siirrä
rivers-do-send = Lähetä
rivers-do-flip = Käännä
rivers-do-rotate = Kierrä
rivers-zoom = Suurenna

## Analysis

rivers-evaluation = Arvio
rivers-wins-in = { $side } voittaa { $turns } vuorossa
rivers-lead = { $side } johtaa { $stones } kivellä

## A first game

rivers-teach-1 = Olet Ympyrä, vaaleat kiekot. Viisi kiveäsi viidellä rengaspisteellä tummien laattojen takana voittaa pelin.
rivers-teach-2 = Nappula kulkee yhden askeleen viivoja pitkin. Astu merkityllä kivellä sivulle.
rivers-teach-3 = Mikä tahansa kivi voi muuttua joeksi. Käännä tämä niin, että sen virta kulkee laudan pituussuunnassa kohti vastustajaa.
rivers-teach-4 = Vastustajalla on sama ajatus. Tuo toinen kivi jokesi viereen.
rivers-teach-5 = Joelle astuva saa liukua sitä pitkin, kunnes jokin on tiellä. Ratsasta toiselle puolelle.
rivers-teach-6 = Käännä se täällä, tällä kertaa laudan poikki: virta kulkee nyt maalisi yli.
rivers-teach-7 = Joet kuljettavat kaikkia, myös joelta toiselle. Tuo vielä yksi kivi ensimmäisen joen viereen.
rivers-teach-8 = Kulje molemmat: ensimmäistä jokea pitkin, toista myöten eteenpäin, ja pysähdy heti sen viereen.
rivers-teach-9 = Viimeinen taito: joki, joka laskeutuu nappulan päälle, lähettää sen oman virtansa suuntaan ja muuttuu kiveksi. Valitse joki, sitten kivesi sen vierestä, sitten maalipiste.
