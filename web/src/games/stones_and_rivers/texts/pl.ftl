# Stones & Rivers: the words on the board.

## Sides and pieces

rivers-board = Plansza. Strzałki przechodzą po punktach, n i p do następnego wyboru.
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
rivers-goal-other = cel przeciwnika, nie dla twoich pionów
rivers-goal-0 = cel Koła
rivers-goal-1 = cel Kwadratu
rivers-can-go = można tu wejść
rivers-can-send = można wysłać

## What to do now

rivers-turn = Wybierz swój pion: przesuń go albo odwróć.
rivers-picked-stone = Wybierz, dokąd idzie, albo odwróć go na rzekę.
rivers-picked-river = Wybierz, dokąd idzie, obróć go albo odwróć z powrotem na kamień.
rivers-picked-sends = Wybierz, dokąd idzie lub który zaznaczony pion wysyła, albo odwróć go.
rivers-where = Wybierz, dokąd wysłać pion z { $point }.
rivers-confirm = Tak?
rivers-hint = Podpowiedź: { $action }.

## Buttons

rivers-turn-1 = Na kamień
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
rivers-wins-in = { $side } wygrywa; ruchów: { $turns }
rivers-lead = { $side } prowadzi; kamieni: { $stones }

## A first game

rivers-teach-1 = Grasz Kołem, jasnymi krążkami. Pięć twoich kamieni na pięciu okrągłych polach za ciemnymi klockami wygrywa grę.
rivers-teach-2 = Pion idzie o jeden krok wzdłuż linii. Niech zaznaczony kamień wyjdzie w bok.
rivers-teach-3 = Każdy kamień może stać się rzeką. Odwróć ten tak, by nurt płynął wzdłuż planszy, ku przeciwnikowi.
rivers-teach-4 = Przeciwnik ma ten sam pomysł. Przyprowadź drugi kamień do swojej rzeki.
rivers-teach-5 = Kto wejdzie na rzekę, może po niej sunąć, aż coś stanie na drodze. Popłyń na drugą stronę.
rivers-teach-6 = Odwróć go tutaj, tym razem w poprzek planszy: nurt prowadzi teraz przez twój cel.
rivers-teach-7 = Rzeki niosą każdego, także z jednej na drugą. Przyprowadź jeszcze jeden kamień do pierwszej rzeki.
rivers-teach-8 = Popłyń obiema: wzdłuż pierwszej, dalej drugą, i zatrzymaj się tuż obok niej.
rivers-teach-9 = Ostatnia sztuka: rzeka, która wejdzie na pion, wysyła go swoim nurtem i staje się kamieniem. Wybierz rzekę, potem swój kamień obok, potem pole celu.
