# River Dragons: słowa na planszy.

delta-board = Delta
delta-pawn = Pionek gracza { $player }
delta-village = Wioska, kolor { $colour }
delta-island = Wyspa { $name }
delta-plank = Deska { $size }, kolor { $colour }
delta-program = Twój program
delta-slot = Miejsce { $slot }: { $card }
delta-empty = puste
delta-hand = Twoje karty
delta-revealed = Dotychczasowe programy
delta-unseen = zakryta
delta-stopped = { $card }, zatrzymana przez smoka
delta-reserve = Twoje deski
delta-no-planks = Nie masz już desek.
delta-lay-cards = Wybierz pięć kart i ułóż je w kolejności.
delta-ready = Twój program jest gotowy. Zatwierdź go: potem nie ma odwrotu.
delta-sealed = Twój program leży zakryty. Inni jeszcze wybierają.
delta-rehearse = Próba
delta-rehearse-help = Wskaż dwa miejsca, aby naszkicować deskę, dwa razy wyspę, aby naszkicować kamień. Nikt nie powie, co pasuje.
delta-confirm-program = Zatwierdź
delta-confirm = Na pewno? Zrób to albo zastanów się jeszcze.
delta-do = Zrób to
delta-lay-first = Gdzie zaczyna się deska { $size }? Wskaż wioskę lub kamień.
delta-lay-second = A gdzie się kończy?
delta-drop = Wskaż miejsce w wodzie, w którym ma leżeć kamień.
delta-take = Przyjrzyj się luce i wybierz deskę na oko.
delta-take-sure = Wziąć tę? Potem nie można jej wymienić.
delta-take-it = Weź ją
delta-stop = Zatrzymaj się tutaj

## Runda, jak się ją opowiada

telling = Co się dzieje
telling-again = Jeszcze raz:
telling-pause = Wstrzymaj
telling-play = Dalej
telling-next = Następne zdarzenie
telling-skip = Przejdź do obecnej sytuacji
telling-skip-mine = Przejdź do swojego ruchu
telling-replay = Pokaż ostatnią rundę jeszcze raz
telling-speed = Tempo: { $speed }
telling-revealed = Miejsce { $slot }: wszyscy odkrywają kartę.
telling-cancelled = { $by } wysyła smoka. { $seat }: karta „{ $what }” nie zostaje wykonana.
telling-took = { $seat } bierze deskę { $size }.
telling-laid = { $seat } kładzie deskę { $size }. Pasuje.
telling-too_short = Deska { $size } jest tu za krótka!
telling-jumped = { $seat } przeskakuje pionek ({ $whom }).
telling-stays = { $seat } nie ma dokąd pójść i zostaje w swojej wiosce.
delta-drop-here = Kamień tutaj: { $x }, { $y }. Strzałki go przesuwają, Enter upuszcza.
