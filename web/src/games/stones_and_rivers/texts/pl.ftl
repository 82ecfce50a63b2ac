# Stones & Rivers: the words on the board.

## Sides and pieces

rivers-board = Plansza. Strzałki przechodzą po punktach, n i p prowadzą do następnej rzeczy do wyboru.
rivers-side-0 = Koło
rivers-side-1 = Kwadrat
rivers-home = { $stones } z { $wins } kamieni w domu
rivers-empty = puste
rivers-mine-1 = twój kamień
rivers-mine-2 = twoja rzeka, w poprzek
rivers-mine-3 = twoja rzeka, wzdłuż
rivers-other-1 = kamień przeciwnika
rivers-other-2 = rzeka przeciwnika, w poprzek
rivers-other-3 = rzeka przeciwnika, wzdłuż
rivers-circle-1 = kamień Koła
rivers-circle-2 = rzeka Koła, w poprzek
rivers-circle-3 = rzeka Koła, wzdłuż
rivers-square-1 = kamień Kwadratu
rivers-square-2 = rzeka Kwadratu, w poprzek
rivers-square-3 = rzeka Kwadratu, wzdłuż
rivers-goal-mine = twój cel
rivers-goal-other = cel przeciwnika, nie dla twoich pionków
rivers-goal-0 = cel Koła
rivers-goal-1 = cel Kwadratu
rivers-can-go = można tu wejść
rivers-can-send = można wysłać

## What to do now

rivers-turn = Wybierz swój pionek: przesuń go albo odwróć.
rivers-picked-stone = Wybierz, dokąd idzie, albo zmień go w rzekę.
rivers-picked-river = Wybierz, dokąd idzie, obróć go albo zmień z powrotem w kamień.
rivers-picked-sends = Wybierz, dokąd idzie lub który pionek w pierścieniu wysyła, albo odwróć go lub obróć.
rivers-where = Wybierz, dokąd wysłać pionek z { $point }.
rivers-confirm = Tak ma być?
rivers-hint = Podpowiedź: { $action }.

## Buttons

rivers-turn-1 = W kamień
rivers-turn-2 = Rzeka w poprzek
rivers-turn-3 = Rzeka wzdłuż
rivers-turn-rotate = Obróć
rivers-do-move = Przesuń
rivers-do-send = Wyślij
rivers-do-flip = Odwróć
rivers-do-rotate = Obróć
rivers-zoom = Powiększ

## Analysis

rivers-evaluation = Ocena
rivers-wins-in =
    { $turns ->
        [one] { $side } wygrywa w 1 turze
       *[other] { $side } wygrywa w { $turns } turach
    }
rivers-lead = { $side } prowadzi o { NUMBER($stones, minimumFractionDigits: 1) } kamienia
rivers-even = Równo

## A first game

rivers-first-say = Grasz Kołem, jasnymi krążkami. Wygrywasz, gdy pięć twoich kamieni stoi na pięciu polach z pierścieniem po drugiej stronie.
rivers-move-task = Pionek idzie o jeden krok wzdłuż linii, na pusty punkt. W dwóch krokach doprowadź kamień na pole z pierścieniem.
rivers-move-well = Twój pierwszy kamień jest w domu. Stamtąd żaden przeciwnik go nie ruszy.
rivers-river-say = Rzeki niosą każdego, twoje tak samo jak przeciwnika. Kto wejdzie na rzekę, może po niej sunąć, aż coś stanie na drodze; jeśli to rzeka, można płynąć nią dalej.
rivers-river-task = Przed tobą stoi mur. Opłyń go: jednym ruchem doprowadź kamień na pole z pierścieniem.
rivers-river-well = Dwie rzeki, jeden ruch. Przeciwnik może pływać nimi tak samo.
rivers-send-say = Rzeka, która trafi na pionek, własny albo obcy, wysyła go swoim nurtem i staje się kamieniem.
rivers-send-task = Wybierz swoją rzekę, potem kamień obok, potem dokąd ma trafić: na pole z pierścieniem.
rivers-send-well = Wysłany do domu. Rzeka, która to zrobiła, jest teraz kamieniem.
rivers-flip-say = Zamiast się ruszać, możesz odwrócić pionek: zmienić kamień w rzekę, w poprzek planszy albo wzdłuż niej, i z powrotem. Na polach z pierścieniem liczą się tylko kamienie.
rivers-flip-task = Cztery kamienie są w domu. W tej turze zrób rzekę, a w następnej popłyń nią: piąty kamień wygrywa.
rivers-flip-well = Pięć kamieni w domu: wygrana! Teraz wiesz już wszystko.
rivers-missed = Tym razem nie. Pozycję można ustawić jeszcze raz.

## What happened, for the log

rivers-told-moved = { $seat } przesuwa pionek z { $from } na { $to }.
rivers-told-rode = { $seat } płynie rzekami z { $from } na { $to }.
rivers-told-sent = { $seat } wysyła pionek z { $onto } na { $to } pionkiem z { $from }.
rivers-told-flipped =
    { $side ->
        [1] { $seat } odwraca { $at } na stronę kamienia.
        [2] { $seat } zmienia { $at } w rzekę w poprzek planszy.
       *[3] { $seat } zmienia { $at } w rzekę wzdłuż planszy.
    }
rivers-told-rotated = { $seat } obraca rzekę na { $at }.
