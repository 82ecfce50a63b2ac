name = Stones & Rivers
blurb = Zmieniaj swoje kamienie w rzeki, płyń nimi obok przeciwnika i doprowadź kamienie do domu po drugiej stronie.
minutes = 25

## Zasady

section-goal = Cel gry
section-setup = Przygotowanie
section-turn = Twoja tura
section-move = Ruch
section-send = Wysyłanie
section-end = Koniec gry
section-ours = Nasze uzupełnienia
section-table = Przy stole

rule-1 = Ustaw szybciej niż przeciwnik dość swoich kamieni na polach celu po jego stronie: { $board ->
        [course-small] cztery
        [course-large] sześć
       *[other] pięć
    }.
rule-2 = Obie strony układają wszystkie pionki na polach startowych stroną kamienia do góry. { $circle ->
        [bottom] Koło siedzi na dole, a Kwadrat na górze.
       *[top] Koło siedzi na górze, a Kwadrat na dole.
    }
rule-3 = { $first ->
        [circle] Zaczyna Koło.
        [square] Zaczyna Kwadrat.
       *[coin] O tym, kto zaczyna, decyduje rzut pionkiem.
    }
rule-10 = W swojej turze robisz dokładnie jedną rzecz jednym pionkiem: przesuwasz go, wysyłasz nim inny pionek, odwracasz go albo obracasz.
rule-11 = Używasz tylko własnych pionków.
rule-12 = Obrócić można tylko rzekę: o ćwierć obrotu, tak by płynęła w poprzek dotychczasowego kierunku. Kamienia nie można.
rule-13 = Po twojej turze coś musi być inaczej: pionek nie może zostać na miejscu, a odwrócony musi pokazać inną stronę. Z jednego kierunku rzeki na drugi przechodzisz przez obrót.
rule-20 = Pionek robi jeden krok po siatce albo płynie: jeśli wejdzie na rzekę, może popłynąć nią dalej. Innych punktów nie dosięgnie.
rule-21 = Pionek nie może zakończyć ruchu na punkcie, na którym leży inny pionek.
rule-22 = Plansza ma { $board ->
        [course-small] 12 na 13
        [course-medium] 14 na 15
        [course-large] 16 na 17
        [bridge] 13 na 12
       *[official] 13 na 14
    } punktów. Pionek nie może opuścić planszy i nic nie przechodzi przez jej krawędź na drugą stronę.
rule-23 = Żaden pionek nigdy nie może wejść na pola celu po swojej stronie ani przez nie przejść; tam zdobywa punkty przeciwnik.
rule-24 = Pionek, który trafi na rzekę, twoją lub przeciwnika, może płynąć w jednym z jej dwóch kierunków na dowolny wolny punkt, aż do następnego pionka, krawędzi lub pól dla niego zakazanych.
rule-25 = Jeśli napotka inną rzekę, może popłynąć nią dalej, i tak z rzeki na rzekę, każdą najwyżej raz.
rule-30 = { $stone_push ->
        [on] Rzeki wysyłają. Kamień może tylko pchnąć kamień tuż przed sobą o jeden punkt prosto, jeśli ten punkt jest wolny.
       *[off] Wysyłać może tylko pionek leżący stroną rzeki do góry. Kamień nie może.
    }
rule-31 = Pionek możesz wysłać tylko taką swoją rzeką, która może na niego trafić.
rule-32 = Wysłany pionek płynie w jednym z dwóch kierunków wysyłającej rzeki i dalej rzekami jak przy ruchu. Musi w ten sposób dotrzeć na wolny punkt; jeśli takiego nie ma, nie można go wysłać.
rule-33 = Wysłany pionek nie może wejść na pola celu po swojej stronie ani przez nie przejść, ktokolwiek go wysyła.
rule-34 = Wysłana rzeka sama niczego nie wysyła.
rule-35 = Wysyłająca rzeka zajmuje miejsce wysłanego pionka i odwraca się na stronę kamienia.
rule-36 = { $river_sends_river ->
        [off] Rzeki nie wysyłają rzek: pionek, który trafi na rzekę, płynie nią dalej.
       *[on] Rzeka może wysłać każdy pionek, kamień lub rzekę, twój lub przeciwnika.
    }
rule-37 = { $send_after_travel ->
        [off] Rzeka wysyła tylko pionek, do którego dociera pierwszym krokiem, a nie po spływie rzekami.
       *[on] Rzeka może też wysłać pionek, na który trafi po spływie innymi rzekami.
    }
rule-38 = { $stop_on_old ->
        [off] Wysłany pionek może przejść przez punkt, z którego ruszyła wysyłająca rzeka, ale nie może tam skończyć.
       *[on] Wysłany pionek może skończyć na punkcie, z którego ruszyła wysyłająca rzeka.
    }
rule-40 = Kto ma dość kamieni na polach celu, wygrywa od razu, nawet jeśli ostatni trafił tam w turze drugiego gracza.
rule-41 = Rzeka może leżeć na polu celu, ale liczy się dopiero, gdy pokaże stronę kamienia.
rule-42 = Pionki na polach celu mogą się tam nadal ruszać albo z nich zejść.
rule-43 = Gracz może się poddać; wtedy wygrywa drugi.
rule-50 = Instrukcja nie zna remisu. { $ply_cap ->
        [0] Liczba tur nie jest ograniczona.
       *[other] Żeby każda gra się skończyła, kończy się ona po { $ply_cap } turach, licząc tury obu graczy.
    }
rule-51 = { $repetition ->
        [off] Pozycja może powtarzać się tyle razy, ile gracze zechcą.
       *[on] Gdy ta sama pozycja przy turze tego samego gracza pojawi się po raz trzeci, gra się kończy.
    }
rule-52 = { $adjudicate ->
        [scored] Jeśli gra się kończy, a nikt nie ma dość kamieni w domu, wygrywa ten, kto ma ich tam więcej; przy równej liczbie jest remis.
       *[draw] Jeśli gra się kończy, a nikt nie ma dość kamieni w domu, jest remis.
    }
rule-99 = Teraz pytanie jest o coś innego albo trwa tura kogoś innego.

## Pytania, odpowiedzi i co się stało

question-first_player = Rzut pionkiem decyduje, kto zaczyna.
question-turn = Przesuń, wyślij, odwróć albo obróć jeden ze swoich pionków.

action-move = Przesuń { $origin } na { $to }
action-send = Wyślij { $onto } na { $to } pionkiem z { $origin }
action-flip = { $side ->
        [stone] Odwróć { $at } na stronę kamienia
        [h] Zmień { $at } w rzekę w poprzek planszy
       *[v] Zmień { $at } w rzekę wzdłuż planszy
    }
action-rotate = Obróć rzekę na { $at }
action-begins = Zaczyna { $seat }

fact-begins = Zaczyna { $seat }.
fact-rode = { "" }
fact-moved = { $seat } przesuwa pionek.
fact-drifted = { "" }
fact-sent = { $seat } wysyła pionek w drogę.
fact-flipped = { $side ->
        [1] { $seat } zmienia rzekę w kamień.
       *[other] { $seat } zmienia kamień w rzekę.
    }
fact-rotated = { $seat } obraca rzekę.
fact-scored = { $seat } ma w domu { $stones } z { $wins } kamieni.
fact-over = Gra skończona.

## Opcje i zakończenia

option-board = Plansza
option-board-official = oficjalna, 13 na 14
option-board-course-small = kurs, mała: 12 na 13
option-board-course-medium = kurs, średnia: 14 na 15
option-board-course-large = kurs, duża: 16 na 17
option-board-bridge = most, 13 na 12
option-circle = Koło siedzi
option-circle-top = na górze
option-circle-bottom = na dole
option-first = Kto zaczyna
option-first-coin = przez rzut pionkiem
option-first-circle = Koło
option-first-square = Kwadrat
option-stone_push = Kamienie pchają kamienie
option-river_sends_river = Rzeki mogą wysyłać rzeki
option-send_after_travel = Wysyłanie po spływie rzekami
option-stop_on_old = Wysłany pionek może skończyć tam, skąd ruszyła wysyłająca rzeka
option-ply_cap = Najwięcej tur w grze (nasza zasada) (0: bez ograniczenia)
option-repetition = Trzecie powtórzenie kończy grę (nasza zasada)
option-adjudicate = Gra, w której nikt nie osiągnął celu (nasza zasada)
option-adjudicate-draw = to remis
option-adjudicate-scored = rozstrzyga liczba kamieni w domu
preset-usual = Zwykłe zasady
preset-rulebook = Jak w instrukcji
preset-course = Jak na kursie uniwersyteckim

ending-goal = Dość kamieni jest w domu.
ending-ply_cap = Tury się wyczerpały (nasze uzupełnienie).
ending-repetition = Ta sama pozycja po raz trzeci (nasze uzupełnienie).

## Pionki, dla strony

side-0 = Koło
side-1 = Kwadrat
piece-1 = kamień
piece-2 = rzeka w poprzek
piece-3 = rzeka wzdłuż
goal-spot = pole celu
forbidden-spot = pole, na które nie możesz wejść

## Pierwsza gra, która uczy

teach-move = Kamień robi jeden krok po liniach. Doprowadź ten na pole celu przed nim.
teach-river = Rzeki niosą. Wejdź na rzekę i płyń nią tak daleko, jak chcesz, także na inną rzekę, jeśli tam leży.
teach-send = Rzeka, która trafi na pionek, wysyła go w swoim kierunku i staje się kamieniem. Wyślij swój kamień do domu.
teach-flip = Odwróć kamień, a stanie się rzeką, w poprzek albo wzdłuż planszy. Zbuduj sobie drogę i skorzystaj z niej.

# The board in characters
picture-circle = Koło
picture-square = Kwadrat
picture-scored =
    { $stones ->
    [one] { $stones } kamień w domu
    [few] { $stones } kamienie w domu
   *[other] { $stones } kamieni w domu
 }
picture-letters = Znaki: o kamień, - rzeka w poprzek, | rzeka wzdłuż; O = H należą do Kwadratu; * i + to pola celu Koła i Kwadratu.

## The coach

name-move = { $from } na { $to }
name-send = wyślij { $onto } na { $to } rzeką z { $from }
name-flip = zamień { $at } w { $side ->
        [0] kamień
        [1] rzekę w poprzek
       *[2] rzekę wzdłuż
    }
name-rotate = obróć rzekę na { $at }
coach-wins = { $turns ->
        [one] To wygrywa natychmiast.
        [few] To wymusza wygraną w { $turns } tury.
       *[many] To wymusza wygraną w { $turns } tur.
    }
coach-saves = { $turns ->
        [one] To zapobiega wygranej przeciwnika w następnej turze.
        [few] To zapobiega wygranej, którą przeciwnik mógłby wymusić w { $turns } tury.
       *[many] To zapobiega wygranej, którą przeciwnik mógłby wymusić w { $turns } tur.
    }
coach-home = { $count ->
        [one] W najbliższych turach sprowadza kamień do domu.
        [few] W najbliższych turach sprowadza do domu { $count } kamienie.
       *[many] W najbliższych turach sprowadza do domu { $count } kamieni.
    }
coach-sends = Odsyła pionek przeciwnika i zajmuje jego miejsce.
coach-parries = Nie pozwala przeciwnikowi tak szybko doprowadzić kamienia do domu.
coach-rides = Płynie rzekami, które już leżą, zamiast iść krok po kroku.
coach-road = Tworzy rzekę, a rzeka to droga dla wszystkich pionków za nią.
coach-forward = { $rows ->
        [one] W najbliższych turach czołowe pionki są o rząd bliżej celu.
        [few] W najbliższych turach czołowe pionki są o { $rows } rzędy bliżej celu.
       *[other] W najbliższych turach czołowe pionki są o { $rows } rzędów bliżej celu.
    }
coach-held-back = { $rows ->
        [one] Trzyma czołowe pionki przeciwnika o rząd dalej od celu.
        [few] Trzyma czołowe pionki przeciwnika o { $rows } rzędy dalej od celu.
       *[other] Trzyma czołowe pionki przeciwnika o { $rows } rzędów dalej od celu.
    }
coach-deeper = Patrząc dalej naprzód, daje więcej: szanse { $better } % zamiast { $played } %.
coach-look-piece = Spójrz na pionek na polu { $at }: dokąd może dotrzeć?
