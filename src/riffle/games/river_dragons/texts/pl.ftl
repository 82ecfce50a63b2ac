name = River Dragons
blurb = Pięć tajnych kart, rzeka pełna luk i smok, który zawsze zjawia się nie w porę.
minutes = 30

## The rules

section-setup = Przygotowanie
section-program = Programowanie
section-turn = Przebieg rundy
section-stones = Kamienie
section-planks = Deski
section-remove = Usuwanie
section-movement = Ruch
section-jump = Skok
section-dragons = Smoki
section-table = Przy stole

rule-1 =
    { $three_players ->
        [blue_red_pink] We dwoje gra się różowym i czarnym, we troje niebieskim, czerwonym i różowym, we czworo niebieskim, zielonym, czerwonym i żółtym, w pięcioro wszystkimi oprócz czarnego, w sześcioro wszystkimi kolorami.
       *[other] We dwoje gra się różowym i czarnym, we troje niebieskim, czerwonym i żółtym, we czworo niebieskim, zielonym, czerwonym i żółtym, w pięcioro wszystkimi oprócz czarnego, w sześcioro wszystkimi kolorami.
    }
rule-2 = Zaczynasz w wiosce swojego koloru, z sześcioma deskami różnej długości i jedną kartą na każdą akcję. Do tego dochodzi po jednej karcie smoka na każdy inny kolor w grze.{ $short_game ->
        [on] {" "}W krótkiej grze wszystkie deski są dłuższe.
       *[off] {""}
    }
rule-3 = Twój cel to wioska dokładnie naprzeciw twojej.
rule-4 =
    { $starts ->
        [random] Pierwszy gracz jest losowany.
       *[other] Pierwszym graczem jest gracz { $starts }.
    }
rule-5 = Wszyscy grają zgodnie z ruchem wskazówek zegara, w kolejności wiosek.
rule-6 =
    { $colours ->
        [chosen] Weź kolor, który bierze udział w grze przy tej liczbie graczy i którego nikt jeszcze nie ma.
       *[dealt] Kolory biorące udział w grze przy tej liczbie graczy są losowane, po jednym dla każdego.
    }
rule-10 = Wszyscy jednocześnie i w tajemnicy wybierają pięć kart i układają je w kolejności, w jakiej będą zagrane.
rule-11 = Wszystkie pięć kart jest różnych: każdą kartę masz na ręce tylko raz.
rule-12 = Najwyżej jedna z pięciu kart to smok.
rule-13 = Smoki są tylko dla pozostałych kolorów biorących udział w grze.
rule-14 = Program ma dokładnie pięć kart, ani mniej, ani więcej.
rule-15 =
    { $reopen ->
        [on] Zatwierdzony program można cofnąć, dopóki nie zatwierdzi ostatni gracz.
       *[off] Zatwierdzony program jest ostateczny.
    }
rule-20 = Karty odkrywa się i zagrywa miejsce po miejscu: najpierw pierwsze karty wszystkich, potem drugie, aż do piątych.
rule-21 = W każdym miejscu najpierw działa pierwszy gracz, potem pozostali zgodnie z ruchem wskazówek zegara. O tym, co karta robi, decyduje się przy jej zagraniu, na planszy takiej, jaka wtedy jest.
rule-22 = Po piątych kartach karta pierwszego gracza przechodzi o jedno miejsce zgodnie z ruchem wskazówek zegara, a wszyscy zabierają swoje karty z powrotem.
rule-23 = Gra kończy się w chwili, gdy pionek wejdzie do swojego celu. Ten gracz wygrywa.
rule-24 =
    { $turn_limit ->
        [0] Liczba rund nie jest ograniczona.
       *[other] Jeśli przed końcem rundy { $turn_limit } nikt nie dotrze do celu, nikt nie wygrywa.
    }
rule-25 =
    { $stranded ->
        [count]
            { $side ->
                [water] Gdy wszystkie pionki stoją u siebie, a pozostałe deski nie sięgnęłyby na drugi brzeg nawet w linii prostej, nikt nie wygrywa.
               *[islands]
                    { $short_game ->
                        [on] Gdy wszystkie pionki stoją u siebie, a w grze zostały najwyżej trzy deski, nikt już nie może się przeprawić i nikt nie wygrywa.
                       *[off] Gdy wszystkie pionki stoją u siebie, a w grze zostały najwyżej cztery deski, nikt już nie może się przeprawić i nikt nie wygrywa.
                    }
            }
       *[never] Gdy żaden pionek nie stoi na desce, a w grze zostały mniej niż dwie deski, nikt już nie może się przeprawić i nikt nie wygrywa. Dwie deski wystarczą: połóż jedną przed sobą, wejdź na nią i zabierz tę z tyłu.
    }
rule-30 =
    { $side ->
        [water] Musisz położyć jeden albo dwa kamienie, zależnie od karty, gdziekolwiek w wodzie.
       *[islands] Musisz położyć jeden albo dwa kamienie, zależnie od karty, na dowolnych wolnych wyspach.
    }
rule-31 =
    { $side ->
        [water] Po tej stronie planszy nie ma wysp: kamień może leżeć gdziekolwiek w wodzie.
       *[islands] Na każdej wyspie leży najwyżej jeden kamień.
    }
rule-32 = Kamień nie może leżeć pod deską.
rule-33 = Gdy zabraknie kamieni lub miejsc, kładziesz, ile możesz, a reszta przepada.
rule-34 = Kamień zostaje tam, gdzie leży. Zabiera go tylko karta usuwania.
rule-35 = Kamień leży w całości na planszy.
rule-36 = Dwa kamienie nie dotykają się.
rule-37 = Kamień leży w wodzie i nie dotyka wioski.
rule-40 = Musisz położyć jedną deskę albo dwie po kolei, zależnie od karty, gdziekolwiek na planszy.
rule-41 = Deska leży na dwóch kamieniach albo na wiosce i kamieniu, ale nie między dwiema wioskami.
rule-42 = Oba końce deski potrzebują kamienia albo wioski.
rule-43 = Weź deskę z własnego zapasu. Gdy już ją weźmiesz, nie możesz zmienić zdania.
rule-44 = Deska musi być na tyle długa, by oprzeć się z obu stron. Może być dłuższa, niż trzeba.
rule-45 = Deska, która nigdzie nie pasuje, wypada z gry na zawsze.
rule-46 =
    { $a_miss_is_lost ->
        [on] Deska, która okaże się za krótka, od razu przepada.
       *[off] Deskę, która okaże się za krótka, trzeba spróbować położyć gdzie indziej.
    }
rule-47 = Kamień lub wioska podtrzymuje najwyżej trzy deski.
rule-48 = Deska nie przecina innej deski. Dwie deski spotykają się tylko na kamieniu lub w wiosce, które podpierają obie.
rule-49 = Między dwiema podporami leży tylko jedna deska.
rule-50 = Deska nie przechodzi nad trzecim kamieniem.
rule-51 = Te dwa miejsca są poza zasięgiem każdej deski.
rule-52 = Tę deskę już tu próbowano położyć.
rule-53 = Gdy twój zapas jest pusty, nic się nie dzieje.
rule-54 =
    { $show_fits ->
        [on] Młodszym graczom plansza pokazuje, co pasuje.
       *[off] Nikt nie mierzy: oceń długość na oko.
    }
rule-55 = Deska nie leży w poprzek wioski, która jej nie podpiera.
rule-60 = Musisz usunąć deskę albo kamień, jeśli możesz. Deska trafia do twojego zapasu, kamień wraca do wspólnych.
rule-61 = Usunąć można tylko deskę, która leży na planszy.
rule-62 = Deska, na której stoi pionek, zostaje.
rule-63 = W twoim zapasie nie mogą być dwie deski tej samej wielkości.
rule-64 = W twoim zapasie nie mogą być deski więcej niż dwóch kolorów.
rule-65 = Kamień, na którym leży deska, zostaje.
rule-66 = Nie ma tu kamienia do usunięcia.
rule-67 = Jeśli niczego nie można usunąć, nic się nie dzieje.
rule-68 =
    { $top_plank_only ->
        [on] Deska, na której leży inna deska, zostaje.
       *[off] Nie ma znaczenia, czy na wierzchu leży inna deska.
    }
rule-70 = Musisz przejść na sąsiednią deskę albo do wioski. Każda deska jest dobra, niezależnie od koloru.
rule-71 = Możesz przejść tylko na deskę, która ma z twoją wspólny kamień, albo do wioski na jej końcu. Z wioski wchodzisz na deskę, która się na niej opiera.
rule-72 = Na desce jest miejsce dla jednego pionka, w wiosce dla dowolnej liczby.
rule-73 = Przy dwóch ruchach możesz zatrzymać się po pierwszym, pójść dalej albo zawrócić.
rule-74 = Jeśli nie możesz się ruszyć, wpadasz do rzeki i wracasz do swojej wioski.
rule-80 = Musisz przeskoczyć dokładnie jeden pionek.
rule-81 = Możesz przeskoczyć tylko pionek na sąsiedniej desce.
rule-82 = Lądujesz na wolnej desce albo w wiosce obok pionka, który przeskakujesz.
rule-83 = Nie możesz wylądować tam, skąd skaczesz.
rule-84 = Jeśli nie możesz skoczyć, wpadasz do rzeki i wracasz do swojej wioski.
rule-90 = Smok zatrzymuje kartę, którą gracz jego koloru położył w tym samym miejscu.
rule-91 = Smok nie zatrzymuje innego smoka.
rule-92 = Działają wszystkie smoki z danego miejsca, także kilka przeciw jednemu graczowi.
rule-99 = Teraz pytanie jest o coś innego albo jest kolej kogoś innego.

## Questions, answers, and what happened

question-colour = Wybierz swój kolor.
question-first_player = Losowany jest pierwszy gracz.
question-program = Ułóż pięć kart po kolei i zatwierdź.
question-place_stone = Połóż kamień.
question-take_plank = Przyjrzyj się luce i weź deskę. Nie ma odwrotu.
question-lay_plank = Połóż wziętą deskę.
question-remove = Usuń deskę albo kamień.
question-move = Przesuń swój pionek.
question-step = Zrób jeszcze krok albo się zatrzymaj.
question-jump = Przeskocz pionek.

action-choose = Zagraj kolorem: { $colour }
action-deal = Gracz { $seat } dostaje kolor: { $colour }
action-begins = Zaczyna gracz { $seat }
action-lay_card = Karta: { $card }
action-confirm = Zatwierdź program
action-place = Połóż kamień: { $island }
action-drop = Połóż kamień w punkcie { $x }, { $y }
action-take = Weź deskę { $plank }
action-lay = Połóż deskę: { $pair }
action-remove_plank = Usuń deskę { $plank }
action-remove_stone = Usuń kamień: { $stone }
action-move = Przejdź na: { $to }
action-stop = Zatrzymaj się tutaj
action-jump = Przeskocz pionek na desce { $over }, wyląduj na: { $to }

fact-colour = { $seat }: kolor { colour-name }.
fact-begins = Zaczyna { $seat }.
fact-turn = Runda { $turn }. Pierwszy gracz: { $seat }.
fact-revealed = { $seat } odkrywa: { card-name }.
fact-cancelled = Wkracza smok. { $seat }: karta „{ card-name }” nie zostaje wykonana.
fact-dragon_spared = { $seat } wysyła smoka przeciw smokowi. Nic nie zostaje zatrzymane.
fact-acts = { $seat }: { card-name }.
fact-stone_placed = { $seat } kładzie kamień.
fact-no_stone = { $seat } nie ma kamienia albo miejsca na niego.
fact-took = { $seat } bierze deskę.
fact-laid = { $seat } kładzie deskę. Pasuje.
fact-too_short = { $seat } kładzie deskę. Jest za krótka!
fact-lost =
    { $missed ->
        [1] Deska tonie i wypada z gry.
       *[0] Deska nigdzie nie pasuje i wypada z gry.
    }
fact-no_plank = { $seat } nie ma już desek.
fact-plank_removed = { $seat } zabiera deskę z planszy.
fact-stone_removed = { $seat } zabiera kamień.
fact-nothing_removed = { $seat } nie ma czego usunąć.
fact-moved = { $seat } rusza pionkiem.
fact-stopped = { $seat } zatrzymuje się.
fact-jumped = { $seat } przeskakuje pionek.
fact-fell = { $seat } wpada do rzeki i wraca do wioski startowej.
fact-arrived = { $seat } dociera do celu!
fact-turn_over = Koniec rundy. Następną zaczyna { $seat }.
fact-over = Koniec gry.

## Options and endings

option-side = Plansza
option-side-islands = z wyspami
option-side-water = otwarta woda (dla wprawnych)
option-colours = Kolory
option-colours-dealt = rozdane
option-colours-chosen = wybierane
option-three_players = Kolory przy trzech graczach
option-three_players-blue_red_yellow = niebieski, czerwony, żółty (instrukcja)
option-three_players-blue_red_pink = niebieski, czerwony, różowy (sprawiedliwiej)
option-starts = Kto zaczyna
option-starts-random = losowo
option-starts-1 = gracz 1
option-starts-2 = gracz 2
option-starts-3 = gracz 3
option-starts-4 = gracz 4
option-starts-5 = gracz 5
option-starts-6 = gracz 6
option-reopen = Program można cofnąć, dopóki wszyscy nie są gotowi
option-a_miss_is_lost = Za krótka deska przepada
option-show_fits = Pokaż, co pasuje (dla dzieci)
option-short_game = Krótka gra z dłuższymi deskami
option-top_plank_only = Usunąć można tylko deskę leżącą na wierzchu
option-turn_limit = Najwięcej rund (0: bez ograniczenia)
option-stranded = Gdy zostało mało desek
option-stranded-count = koniec gry, gdy nie starczy na cały most
option-stranded-never = gra toczy się, póki są dwie deski
preset-rulebook = Jak w instrukcji
preset-children = Dla dzieci
preset-short = Krótka gra
preset-strict = Surowe zasady
preset-expert = Strona dla wprawnych

ending-arrived = Pionek dotarł do celu.
ending-turn_limit = Rundy się skończyły, a nikt nie dotarł do celu.
ending-stranded = Zostało za mało desek: nikt już się nie przeprawi.

## Pieces

colour-0 = niebieski
colour-1 = czarny
colour-2 = czerwony
colour-3 = żółty
colour-4 = różowy
colour-5 = zielony
colour-name =
    { $colour ->
        [0] { colour-0 }
        [1] { colour-1 }
        [2] { colour-2 }
        [3] { colour-3 }
        [4] { colour-4 }
       *[5] { colour-5 }
    }
card-0 = połóż 1 kamień
card-1 = połóż 2 kamienie
card-2 = połóż 1 deskę
card-3 = połóż 2 deski
card-4 = usuń
card-5 = 1 ruch
card-6 = 2 ruchy
card-7 = skok
card-8 = niebieski smok
card-9 = czarny smok
card-10 = czerwony smok
card-11 = żółty smok
card-12 = różowy smok
card-13 = zielony smok
card-name =
    { $card ->
        [0] { card-0 }
        [1] { card-1 }
        [2] { card-2 }
        [3] { card-3 }
        [4] { card-4 }
        [5] { card-5 }
        [6] { card-6 }
        [7] { card-7 }
        [8] { card-8 }
        [9] { card-9 }
        [10] { card-10 }
        [11] { card-11 }
        [12] { card-12 }
       *[13] { card-13 }
    }

## The board in characters

picture-signs = (A1) kamień na swojej wyspie · A1 pusta wyspa · [{ colour-0 }] wioska · @1 pionek gracza 1 · liczby na liniach: rozmiary desek
picture-turn = Runda { $turn }. Kamienie we wspólnym zapasie: { $stones }.
picture-player = { $seat } { $colour }; pionek: { $space }; cel: { $goal }. Deski: { $planks }.
picture-first = Pierwszy gracz.
picture-cards = karty:
picture-none = brak
picture-planks = Deski na planszy:

## The coach

name-card = { card-name }
name-colour = { colour-name }
name-village = wioska ({ colour-name })
name-plank = deska { $size }
name-lying = deska { $size } ({ colour-name })
name-choose = wybierz kolor: { $colour }
name-place = kamień na { $island }
name-drop = kamień do wody
name-take = weź deskę { $size }
name-lay = połóż ją: { $one } – { $other }
name-remove-plank = zabierz: { $plank }
name-remove-stone = zabierz kamień z { $island }
name-go = idź: { $to }
name-stop = zatrzymaj się
name-jump = przeskocz pionek ({ $over }), cel: { $to }
coach-arrives = Tak zwykle dochodzisz do celu już w tej turze.
coach-stops = To zwykle nie pozwala rywalowi dojść do celu w tej turze.
coach-stays-dry = Tak twój pionek zwykle nie wpada do rzeki.
coach-too-short = Deska była za krótka na tę lukę.
coach-too-short-slanting = Deska { $plank } była stąd za krótka: wydawała się dość długa, bo luka biegnie ukośnie, a ukośne luki wydają się krótsze, niż są.
coach-keeps-plank = Tak zwykle nie tracisz deski, a stracona nigdy nie wraca.
coach-spares-long = Deska { $better } jest tu dość długa, a deska { $played } zostaje na szerszą lukę.
coach-look-way = Prześledź drogę do celu: czego brakuje na niej najpierw?
coach-look-jump = Czy ktoś będzie stał obok ciebie, gdy przyjdzie kolej na skok?
coach-look-remove = Która deska albo kamień pomaga rywalowi bardziej niż tobie?
coach-look-place-stone = Prześledź drogę do celu: gdzie jeszcze brakuje kamienia?
coach-look-take-plank = Spójrz na lukę i porównaj ją z deskami, które leżą na planszy.
coach-look-lay-plank = Która luka na twojej drodze jest dość krótka dla deski w twojej ręce?
coach-look-move = Która sąsiednia deska prowadzi do celu?
coach-look-step = Gdzie będziesz stać, gdy ruszą się inni?
coach-look-jump-now = Gdzie wylądujesz i co będzie potem?
coach-look-colour = Każdy kolor ma cel dokładnie naprzeciwko.
coach-luck-first = O tym, kto zaczynał, zdecydował los.
