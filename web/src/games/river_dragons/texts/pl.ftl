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
delta-ready-open = Twój program jest gotowy. Zatwierdź go: możesz go cofnąć, dopóki wszyscy nie są gotowi.
delta-take-back = Cofnij
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

telling-revealed = Miejsce { $slot }: wszyscy odkrywają kartę.
telling-cancelled = { $by } wysyła smoka. { $seat }: karta „{ $what }” nie zostaje wykonana.
telling-stays = { $seat } nie ma dokąd pójść i zostaje w swojej wiosce.
delta-course = Droga do celu, runda po rundzie
delta-drop-here = Kamień tutaj: { $x }, { $y }. Strzałki go przesuwają, Enter upuszcza.

## Pierwsza gra: trzy zagadki

puzzle-first-say = Grasz czarnym, a wioska z przerywanym pierścieniem to twój cel. Każdy kładzie pięć zakrytych kart; potem wykonuje się je po kolei, czy jeszcze pasują, czy nie.
puzzle-order-say = Na końcu twojej drogi brakuje jednej deski, a masz jeszcze deskę 1. Potrzebujesz trzech kroków: na następną deskę, na brakującą i do wioski.
puzzle-order-task = Dotrzyj do wioski tymi pięcioma kartami: połóż 1 deskę, 1 ruch, 2 ruchy, połóż 1 kamień, połóż 2 kamienie. W jakiej kolejności?
puzzle-order-well = Na miejscu! Krok wymaga, by deska już leżała; kamienie, których nikt nie potrzebuje, nie szkodzą.
puzzle-order-missed = Jeszcze nie. Deska musi leżeć, zanim zrobisz 2 ruchy, inaczej drugi krok prowadzi donikąd.
puzzle-eye-say = Deski wybiera się na oko. W zapasie zostały dwie, deska 2 i deska 6, a między końcem twojej drogi a wioską jest otwarta woda. Wziętej deski nie można już wymienić.
puzzle-eye-task = Dotrzyj do wioski tymi pięcioma kartami: połóż 1 kamień, połóż 2 deski, 1 ruch, 2 ruchy, skok. Gdzie trafi kamień i która deska gdzie?
puzzle-eye-well = Dobre oko! Najpierw kamień, potem deski, potem kroki. Krótka deska pasuje tam, gdzie luka jest krótka.
puzzle-eye-missed = Jeszcze nie. Połóż kamień prosto przed sobą, tam gdzie krótka deska ledwie sięga, a długą zachowaj na drogę do wioski. Skok na końcu: w złym miejscu wrzuci cię do rzeki.
puzzle-dragon-say = Różowy pionek stoi ci na drodze i chce twojej ostatniej deski: druga karta różowego to „usuń”. Smok zatrzymuje kartę, którą jego kolor położył w tym samym miejscu.
puzzle-dragon-task = Dotrzyj do wioski tymi pięcioma kartami: różowy smok, skok, 1 ruch, 2 ruchy, połóż 1 kamień. Co musi leżeć w miejscu 2?
puzzle-dragon-well = Smok zatrzymał, skok się udał, jesteś u celu! Teraz wiesz już wszystko. Reszta to zgadywanie, co knują inni.
puzzle-dragon-missed = Jeszcze nie. Smok musi leżeć w miejscu 2, a skok przed 2 ruchami: przez pionek, potem na ostatnią deskę i do wioski.

## Everybody at a glance, and what the log says

stage-place = Miejsce { $slot }
delta-first = Pierwszy gracz
delta-order = Kolejność w grze: { $turn }
delta-others-reserve = Deski w zapasie: { $count }.
telling-shows = { $seat } odkrywa na miejscu { $slot }: { $what }.
telling-dragon_spared = Smoki się spotykają: { $seat } i { $victim }. Nic nie zostaje zatrzymane.
telling-took = { $seat } bierze deskę: { $plank }.
telling-laid = { $seat } kładzie deskę: { $one } – { $other } ({ $plank }). Pasuje.
telling-too_short = { $seat } próbuje położyć deskę: { $one } – { $other } ({ $plank }). Jest za krótka!
telling-lost-missed = { $seat } traci za krótką deskę: { $plank }. Wypada z gry.
telling-lost-nowhere = { $seat } traci deskę, która nigdzie nie pasuje: { $plank }. Wypada z gry.
telling-stone_placed = { $seat } kładzie kamień na wyspie { $place }.
telling-stone_dropped = { $seat } wrzuca kamień do wody ({ $place }).
telling-stone_removed = { $seat } zabiera kamień: { $place }.
telling-plank_removed = { $seat } zabiera deskę do zapasu: { $one } – { $other } ({ $plank }).
telling-moved = { $seat } przechodzi: { $place }.
telling-jumped = { $seat } przeskakuje pionek ({ $whom }): { $place }.
telling-fell-move = { $seat } musi się ruszyć, ale żadna sąsiednia deska nie jest wolna: do rzeki i z powrotem do domu!
telling-fell-jump = { $seat } musi skoczyć, ale nie ma nad kim albo nie ma gdzie wylądować: do rzeki i z powrotem do domu!
