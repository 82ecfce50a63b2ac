# Stolemë: słowa na planszy.

stolem-land = Kraina
stolem-hex = { $hex }, { $terrain }
stolem-hex-rock = { $hex }, { $terrain }, skała
stolem-hex-giant = { $hex }, { $terrain }: { $name }, rodzina { $family }, { $state }
stolem-cost = { $cost ->
        [one] 1 punkt
        [few] { $cost } punkty
       *[other] { $cost } punktów
    }
stolem-cost-sprint = punkty: { $cost }, ze Sprintem
stolem-hit-chance = szansa trafienia { $percent } %
stolem-percent = { $percent } %
stolem-knockouts = Ogłuszenia: { $count } z { $goal }
stolem-trophies = Zagrane karty gniewu bogów: { $count } z { $goal }
stolem-holds-actions = Karty akcji na ręce: { $count }
stolem-holds-hits = Karty trafień na ręce: { $count }
stolem-holds-gods = Karty gniewu bogów na ręce: { $count }
stolem-numbers = ruch { $move }, rzut { $range }
stolem-face-down = zakryte: { $count }
stolem-hand = Twoje karty
stolem-times = na ręce: { $count }
stolem-odds = Trafienia: { $hits } z { $all }
stolem-missing = jeszcze brakuje: { $set }
stolem-complete = zestaw kompletny
stolem-left = zostało: { $count }
stolem-wanted = dla twoich bogów
stolem-sure = Na pewno? Zrób to albo zastanów się jeszcze.
stolem-sure-move = { $name } idzie na { $hex }: { $points }.
stolem-sure-throw = { $name } rzuca, cel: { $target }. Szansa { $percent } %, skutek: { $effect }. Chybiony głaz spada na jeden z kręgów.
stolem-effect-daze = oszołomienie
stolem-effect-knockout = ogłuszenie
stolem-do = Zrób to
stolem-rock = Głaz
stolem-discard = Odrzuć: { $card }
stolem-play = Zagraj: { $card }
stolem-take = Weź: { $result }
stolem-give_back = Oddaj: { $result }
stolem-lay = Połóż: { $terrain }
stolem-exchange = Wymień: { $card }
stolem-pass = Przekaż: { $player }
stolem-name = Wskaż bogom: { $player }
stolem-point = Wskaż: { $player }
stolem-point-plain = Bez klepsydry, wskaż: { $player }
stolem-player = gracz { $player }
stolem-who = { $name } ({ $family })

## Co teraz zrobić

stolem-guide-choose_family = Wybierz swoją rodzinę.
stolem-guide-place = Wybierz pole dla Stolema: { $name }.
stolem-guide-stand = Jeden z twoich leżących Stolemów wstaje: wybierz który. Pozostałe odpadają.
stolem-guide-nurse = Twoja Opiekunka może podnieść jeszcze jednego sąsiada.
stolem-guide-tokens = Połóż zakryty żeton na jednym ze swoich Stolemów: { $token }.
stolem-guide-tokens-done = Wszystkie żetony leżą. Gotowe?
stolem-guide-give_back = Masz więcej niż pięć kart trafień: oddaj jedną.
stolem-guide-draft = Weź jedną z odkrytych kart trafień. Trafienia: { $hits }, Pudła: { $misses }.
stolem-guide-discard = Odrzuć jedną kartę akcji. Potem zagrasz inną.
stolem-guide-play = Zagraj kartę akcji.
stolem-guide-move = Wybierz Stolema, który się ruszy.
stolem-guide-move-where = Dokąd idzie { $name }? Liczby to koszt w punktach.
stolem-guide-move-sprint = Dokąd idzie { $name }? Liczby to punkty; + wymaga Sprintu.
stolem-guide-throw = Wybierz Stolema, który rzuca. Szansa trafienia: { $percent } %.
stolem-guide-throw-whom = W kogo rzuca { $name }? Szansa trafienia: { $percent } %.
stolem-guide-cap = Trafienie, cel: { $name }. Użyć Wełnianej czapki?
stolem-guide-cap-none = Trafienie, cel: { $name }. Wełnianej czapki tu nie ma.
stolem-guide-cap-before = Rzut, cel: { $name }. Zapowiedzieć Wełnianą czapkę?
stolem-guide-cap-before-none = Rzut, cel: { $name }. Wełnianej czapki tu nie ma.
stolem-guide-sidestep = Głaz spada na { $hex } ({ $terrain }). Rzucić kostką jeszcze raz?
stolem-guide-land = Pudło: { $name } wybiera pole obok celu ({ $target }), na które spada głaz.
stolem-guide-lay = Głaz leży na { $hex }: połóż tam żeton terenu.
stolem-guide-gods = Dobierz, wymień lub zagraj kartę gniewu bogów.
stolem-guide-turn_token = Wybierz na planszy żeton, który obrócisz dla bogów.
stolem-guide-name = Wskaż bogom rodzinę: jeden z jej Stolemów zamieni się w skałę.
stolem-guide-stone = Wybierz, który z twoich Stolemów zamieni się w skałę.
stolem-guide-pass = Przekaż kartę: { $card }. Kto ją dostanie, ma następny ruch.
stolem-guide-point = Nie możesz działać: wskaż, kto gra dalej.
stolem-guide-point-on = Wskaż, kto gra dalej.

## Co się właśnie stało

stolem-told-placed = { $giant } staje na { $place }.
stolem-told-stood_up = { $giant } wstaje.
stolem-told-left_game = { $giant } odpada z gry.
stolem-told-moved = { $giant } idzie z { $place } na { $to }.
stolem-told-used_token = { $giant } używa żetonu: { $token ->
        [0] Duży głaz
        [1] Wełniana czapka
        [2] Sprint
       *[other] Super rzut
    }.
stolem-told-threw = { $giant } rzuca { $boulder ->
        [0] głazem
       *[other] Dużym głazem
    }; cel: { $other } na { $place }.
stolem-told-showed = { $result ->
        [0] Pudło!
       *[other] Trafienie!
    } Kartę dostaje { $to }.
stolem-told-capped = Wełniana czapka ratuje: { $giant }.
stolem-told-rolled = Kostka pokazuje { $die }.
stolem-told-sidestepped = { $giant } robi unik: kostką rzuca się jeszcze raz.
stolem-told-landed = Głaz spada na { $place }.
stolem-told-dazed = Oszołomienie: { $giant }.
stolem-told-knocked_out = Ogłuszenie: { $giant }.
stolem-told-laid = { $seat } kładzie żeton na { $place }: { $what }.
stolem-told-punished = Bogowie karzą na { $place }: { $giant }.
stolem-told-played_god = { $seat } zagrywa kartę gniewu bogów { $god } ({ $trophies } z 3).
stolem-told-drew_god = { $seat } dobiera kartę gniewu bogów { $god }.
stolem-told-turned_token = Żeton na { $place } zostaje obrócony: { $what }.
stolem-told-named = { $seat } wskazuje bogom: { $named }.
stolem-told-stone = { $giant } zamienia się w skałę na { $place }.
stolem-told-no_token = Na { $place } nie pasuje żaden żeton; teren zostaje bez zmian.

## Pierwsza gra

stolem-teach-1 = Prowadzisz rodzinę Rëbôcë w górnym rogu. Każdy Stolem ma dwie liczby: jak daleko chodzi i jak daleko rzuca. Wygrywają trzy ogłuszenia albo trzy karty gniewu bogów.
stolem-teach-2 = Tura zaczyna się od straty: jedną kartę akcji odrzuca się zakrytą. Odrzuć Ruch.
stolem-teach-3 = Teraz zagrywasz inną kartę. Zagraj Ruch, który ci został.
stolem-teach-4 = Wybierz Janka, dziecko, i idź na D4. Liczby to punkty, które kosztuje pole; Jank ma cztery.
stolem-teach-5 = Twój Ruch dostała rodzina Lesôcë, a z nim kolej. Skorzystali: Hanka podeszła blisko. Teraz znowu twoja kolej. Odrzuć Ruch, który dostajesz.
stolem-teach-6 = Jank rzuca na dwa pola i właśnie tak daleko stoi Hanka. Zagraj Rzut głazem.
stolem-teach-7 = Wybierz Janka, potem Hankę. Trzy z twoich pięciu kart trafień to Trafienia: 60 %.
stolem-teach-8 = Pudło! Kostka powiedziała, gdzie spadł głaz, i Lesôcë zrobili tam jezioro. Pokazane Pudło należy teraz do nich. Potem Hanka rzuciła w odpowiedzi i też chybiła.
stolem-teach-9 = Jej głaz leży na C4 i to ty kładziesz tam teren. Twoja karta gniewu bogów Òmańc chce polany, wzgórza i jeziora: połóż polanę.
stolem-teach-10 = Następna tura: odrzuć Rzut głazem.
stolem-teach-11 = I zagraj drugi.
stolem-teach-12 = Teraz trzy z twoich czterech kart trafień to Trafienia. Rzuć w Hankę jeszcze raz.
stolem-teach-13 = Trafienie: Hanka jest oszołomiona. Drugie by ją ogłuszyło, a to punkt. Uciekła, ale spójrz: polana, wzgórze i jezioro leżą na planszy. Odrzuć Ruch.
stolem-teach-14 = Zagraj kartę Bogowie.
stolem-teach-15 = Zagraj Òmańc: trzy żetony zostają obrócone, a Lesôcë tracą Stolema na rzecz bogów.
stolem-teach-16 = Hanka jest teraz skałą, a ty masz jedną z trzech kart gniewu bogów. Nikt nie mógł już działać, więc runda się kończy. Kto ma wtedy leżące Stolemy, podnosi jednego; reszta odpada.
stolem-teach-17 = Od drugiej rundy każdy ukrywa cztery żetony rodziny: Duży głaz, Wełniana czapka, Sprint i Super rzut. Każdy działa raz. Omijaj wioskę: głazy, które tam spadną, ściągają bogów na rzucającego.
