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
rivers-picked-sends = Valitse, minne se menee tai minkä rengastetun nappulan se lähettää, tai käännä tai kierrä sitä.
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
rivers-lead = { $side } johtaa { NUMBER($stones, minimumFractionDigits: 1) } kivellä
rivers-even = Tasan

## A first game

rivers-first-say = Olet Ympyrä, ja nappulasi ovat vaaleita kiekkoja. Voitat, kun viisi kiveäsi on toisen puolen viidessä rengaspisteessä.
rivers-move-task = Nappula kulkee yhden askeleen viivoja pitkin tyhjään pisteeseen. Vie kivesi rengaspisteeseen kahdella askeleella.
rivers-move-well = Ensimmäinen kivesi on perillä. Sieltä vastustaja ei saa sitä enää pois.
rivers-river-say = Joet kuljettavat kaikkia, niin omat jokesi kuin vastustajankin. Joelle astuva saa liukua sitä pitkin, kunnes jokin on tiellä; jos se on joki, matka voi jatkua sitä myöten.
rivers-river-task = Edessäsi on muuri. Kulje sen ympäri: vie kivesi rengaspisteeseen yhdellä ainoalla siirrolla.
rivers-river-well = Kaksi jokea, yksi siirto. Vastustaja voi käyttää niitä yhtä hyvin.
rivers-send-say = Joki, joka päätyy nappulan päälle, oman tai vieraan, lähettää sen oman virtansa suuntaan ja muuttuu kiveksi.
rivers-send-task = Valitse jokesi, sitten sen vieressä oleva kivi ja lopuksi, mihin se lähetetään: rengaspisteeseen.
rivers-send-well = Lähetetty perille. Joki, joka sen teki, on nyt kivi.
rivers-flip-say = Siirron sijasta saat kääntää nappulan: kiven joeksi, poikittain tai pitkittäin, ja takaisin. Rengaspisteissä vain kivet lasketaan.
rivers-flip-task = Neljä kiveä on perillä. Tee tällä vuorolla joki ja kulje sitä pitkin seuraavalla: viides kivi voittaa.
rivers-flip-well = Viisi kiveä perillä: voitto! Nyt osaat kaiken.
rivers-missed = Ei onnistunut tällä kertaa. Asema voidaan asettaa uudelleen.

## What happened, for the log

rivers-told-moved = { $seat } siirtää nappulan pisteestä { $from } pisteeseen { $to }.
rivers-told-rode = { $seat } liukuu jokia pitkin pisteestä { $from } pisteeseen { $to }.
rivers-told-sent = { $seat } lähettää pisteen { $onto } nappulan pisteeseen { $to } joella { $from }.
rivers-told-flipped =
    { $side ->
        [1] { $seat } kääntää nappulan { $at } kivipuolelle.
        [2] { $seat } kääntää nappulan { $at } poikittaiseksi joeksi.
       *[3] { $seat } kääntää nappulan { $at } pitkittäiseksi joeksi.
    }
rivers-told-rotated = { $seat } kiertää jokea pisteessä { $at }.
