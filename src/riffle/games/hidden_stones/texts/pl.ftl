name = Hidden Stones
blurb = Zamieniaj i odwracaj dziewięć kamieni, aż pokażą to, co jest na twoich kartach – ale każdy ruch kosztuje kartę.
minutes = 20

## Zasady

section-setup = Przygotowanie
section-turn = Twoja tura
section-stones = Ruchy kamieniami
section-score = Realizowanie karty
section-end-of-turn = Koniec tury
section-pass = Pasowanie
section-end-of-game = Koniec gry
section-solo = Jeden gracz
section-table = Przy stole

rule-1 = Dziewięć kamieni leży w kwadracie trzy na trzy, wymieszanych, losową stroną do góry. Obrazki na nich są zwrócone w tę samą stronę, jednakowo dla wszystkich.
rule-2 = Każdy dostaje cztery karty i trzyma je w tajemnicy.
rule-3 = Pozostałe karty to zakryty stos dobierania. Karty odrzucone leżą odkryte obok niego.
rule-4 =
    { $first ->
        [random] Pierwszy gracz jest losowany
       *[other] Zaczyna gracz { $first }
    } i pozostaje oznaczony przez całą grę, bo każda runda kończy się tuż przed jego turą.
rule-10 = Gra toczy się zgodnie z ruchem wskazówek zegara.
rule-11 = W swojej turze zamieniasz kamienie, odwracasz kamienie i realizujesz karty tyle razy, ile chcesz, i w dowolnej kolejności. Potem kończysz turę.
rule-12 = Bez kart na ręce nie możesz ruszać kamieni ani realizować kart: zakończ turę.
rule-20 = Aby zamienić kamienie albo odwrócić kamień, odrzucasz z ręki jedną kartę, dowolną, nawet jeśli ruch nic nie daje.
rule-21 = Zamiana dotyczy dwóch kamieni leżących bezpośrednio obok siebie lub jeden nad drugim, nigdy na ukos. Zachowują widoczną stronę.
rule-22 = Odwrócony kamień pokazuje drugą stronę: słońce i księżyc, ryba i ptak, koń i statek, nasiono i drzewo to strony tego samego kamienia.
rule-30 = Kartę można zrealizować tylko wtedy, gdy kamienie leżą tak, jak pokazuje, w dowolnym miejscu kwadratu, ale bez obracania i bez odbicia lustrzanego.
rule-31 = Zrealizować możesz tylko kartę z własnej ręki i tylko w swojej turze. Karta trafia odkryta na twój stos zdobytych kart i nic nie kosztuje.
rule-32 = Szary kamień na karcie oznacza dowolny kamień, ale musi się dla niego znaleźć miejsce w kwadracie.
rule-33 = Każda karta liczy się raz, nawet jeśli jej układ leży kilka razy. Te same kamienie mogą służyć kilku kartom, a co zrealizujesz, to już twoje.
rule-34 = Kto realizuje kartę, pokazuje wszystkim kamienie, które tworzą jej układ.
rule-40 = Turę możesz zakończyć w każdej chwili, nawet nic nie robiąc. Potem dobierasz do czterech kart; mając cztery lub więcej, nie dobierasz nic i zachowujesz wszystkie.
rule-41 = Jeśli stos jest pusty, gdy masz dobrać kartę, karty odrzucone tasuje się w nowy stos. Karty zrealizowane nigdy nie wracają.{ $solo_win ->
        [played] {" "}W grze solo karty odrzucone też nie wracają (zasada 73).
       *[scored] {""}
    }
rule-42 = Jeśli nie ma już z czego dobierać, grasz dalej tymi kartami, które masz.
rule-50 = Pasować możesz tylko zamiast wszystkiego innego: po zamianie kamieni, odwróceniu kamienia lub zrealizowaniu karty nie możesz już w tej turze pasować.
rule-51 = Nie możesz pasować w dwóch turach z rzędu. Po turze zakończonej zwyczajnie znowu wolno.
rule-52 = Kto pasuje, dobiera dwie karty i tura się kończy.
rule-53 =
    { $hand_cap ->
        [0] Liczba kart na ręce nie jest ograniczona.
       *[other] Nie możesz pasować, jeśli liczba twoich kart przekroczyłaby { $hand_cap }.
    }
rule-60 = Runda staje się ostatnia, gdy ktoś na koniec swojej tury ma dość zrealizowanych kart: 10 przy dwóch graczach, 9 przy trzech, 8 przy czterech, 7 przy pięciu.
rule-61 = Rundę gra się do końca, żeby wszyscy mieli tyle samo tur.
rule-62 = Każdy sumuje wartości kart na swoim stosie zdobytych kart.
rule-63 = Kto zrealizował najwięcej kart o wartości 1, dostaje 3 punkty więcej. Przy remisie dostają je wszyscy remisujący; jeśli nikt takich nie ma, nie dostaje ich nikt.
rule-64 = Wygrywa najwyższa suma. Gracze z równą sumą dzielą się zwycięstwem.
rule-70 = W pojedynkę grasz 16 wylosowanymi kartami: ośmioma o wartości 1, czterema o wartości 2, trzema o wartości 3 i jedną o wartości 5. Cztery to twoja ręka, dwanaście to stos.
rule-71 = Za turę zakończoną bez zrealizowania karty dostajesz punkt karny. { $pass_strikes ->
        [on] Za pas także.
       *[off] Za pas go nie dostajesz.
    }
rule-72 = Czwarty punkt karny oznacza natychmiastową przegraną.
rule-73 =
    { $solo_win ->
        [played] Wygrywasz, gdy tylko wszystkie 16 kart zostanie zagranych: zrealizowanych lub odrzuconych. Karty odrzucone nie wracają.
       *[scored] Wygrywasz, gdy tylko wszystkie 16 kart zostanie zrealizowanych. Karty odrzucone wracają, gdy stos tasuje się od nowa.
    }
rule-74 = W pojedynkę nie ma punktów ani premii: wygrywasz albo przegrywasz, a punkty karne mówią, jak niewiele brakowało.
rule-99 = Teraz pytanie jest o coś innego albo trwa tura kogoś innego.

## Pytania, odpowiedzi i zdarzenia

question-lay_stone = Układane są kamienie.
question-first_player = Losowany jest pierwszy gracz.
question-solo_deck = Wybieranych jest twoich 16 kart.
question-deal = Rozdawane są karty.
question-turn = Zamieniaj lub odwracaj kamienie, realizuj karty, zakończ turę albo spasuj.
question-refill = Dobierane są karty.

action-swap = Odrzuć { $card } i zamień { $pair }
action-flip = Odrzuć { $card } i odwróć kamień na polu { $cell }
action-score = Zrealizuj { $card }
action-end = Zakończ turę
action-pass_turn = Spasuj i dobierz dwie karty
action-lay = Kamień na polu { $cell }: { $face }
action-begins = Zaczyna gracz { $seat }
action-pick = { $card } trafia do talii
action-draw = Dobrana karta: { $card }

fact-laid = Położony kamień: { face-name }.
fact-begins = Zaczyna { $seat }.
fact-drew = { $seat } dobiera kartę.
fact-drew-hidden = { $seat } dobiera kartę.
fact-reshuffled =
    { $cards ->
        [one] Jedyna odrzucona karta staje się nowym stosem.
        [few] { $cards } odrzucone karty zostają przetasowane w nowy stos.
       *[many] { $cards } odrzuconych kart zostaje przetasowanych w nowy stos.
    }
fact-swapped = { $seat } odrzuca kartę i zamienia kamienie: { face-name } i { other-face-name }.
fact-flipped = { $seat } odrzuca kartę i odwraca kamień (przedtem { back-name }, teraz { face-name }).
fact-scored =
    { $value ->
        [one] { $seat } realizuje kartę za 1 punkt.
        [few] { $seat } realizuje kartę za { $value } punkty.
       *[many] { $seat } realizuje kartę za { $value } punktów.
    }
fact-formation = Te kamienie ją tworzą.
fact-turn_ended = { $seat } kończy turę.
fact-passed = { $seat } pasuje.
fact-last_round = { $seat } ma zrealizowane karty: { $cards }: to ostatnia runda.
fact-strike =
    { $strikes ->
        [one] Nie zrealizowano żadnej karty: pierwszy punkt karny.
        [few] Nie zrealizowano żadnej karty: { $strikes } punkty karne.
       *[many] Nie zrealizowano żadnej karty: { $strikes } punktów karnych.
    }
fact-bonus = { $seat } ma najwięcej kart o wartości 1 ({ $ones }) i dostaje 3 punkty więcej.
fact-over = Koniec gry.

## Opcje i zakończenia

option-first = Kto zaczyna
option-first-random = losowo
option-first-1 = gracz 1
option-first-2 = gracz 2
option-first-3 = gracz 3
option-first-4 = gracz 4
option-first-5 = gracz 5
option-hand_cap = Najwięcej kart na ręce po pasie (0: bez ograniczenia)
option-pass_strikes = W pojedynkę: za pas jest punkt karny
option-solo_win = W pojedynkę: wygrywasz, gdy wszystkie karty są
option-solo_win-scored = zrealizowane
option-solo_win-played = zagrane, zrealizowane lub nie
preset-rulebook = Jak w instrukcji

ending-cards_collected = Ktoś miał dość zrealizowanych kart i rundę dograno do końca.
ending-solo_won = Wszystkie 16 kart za tobą: wygrana.
ending-solo_lost = Cztery punkty karne: przegrana.

## Strony kamieni

face-0 = słońce
face-1 = księżyc
face-2 = ryba
face-3 = ptak
face-4 = koń
face-5 = statek
face-6 = nasiono
face-7 = drzewo
face-any = dowolny kamień
face-name =
    { $face ->
        [0] { face-0 }
        [1] { face-1 }
        [2] { face-2 }
        [3] { face-3 }
        [4] { face-4 }
        [5] { face-5 }
        [6] { face-6 }
       *[7] { face-7 }
    }
other-face-name =
    { $other_face ->
        [0] { face-0 }
        [1] { face-1 }
        [2] { face-2 }
        [3] { face-3 }
        [4] { face-4 }
        [5] { face-5 }
        [6] { face-6 }
       *[7] { face-7 }
    }
back-name =
    { $face ->
        [0] { face-1 }
        [1] { face-0 }
        [2] { face-3 }
        [3] { face-2 }
        [4] { face-5 }
        [5] { face-4 }
        [6] { face-7 }
       *[7] { face-6 }
    }

## Pierwsza gra, która uczy przez działanie

teach-1 = Dziewięć kamieni, każdy z obrazkiem po obu stronach. Wszyscy grają tymi samymi kamieniami.
teach-2 = Ta karta pokazuje dwa kamienie obok siebie. Jeśli leżą tak gdziekolwiek w kwadracie, możesz ją zrealizować.
teach-3 = Jeszcze tak nie leżą. Wybierz dwa sąsiednie kamienie do zamiany, a potem kartę, bez której się obejdziesz: to cena.
teach-4 = Teraz jeden z nich pokazuje złą stronę. Odwróć go; to też kosztuje kartę.
teach-5 = Jest! Zrealizuj kartę: to nic nie kosztuje, a punkty są twoje na zawsze.
teach-6 = Szare kamienie na karcie mogą być dowolne. Mówią tylko, gdzie w kwadracie mają leżeć pozostałe.
teach-7 = Gdy nie możesz zrobić nic więcej, zakończ turę i dobierz znowu do czterech kart.
teach-8 = Nic w zasięgu? Spasuj, zanim zrobisz cokolwiek innego: dobierasz dwie karty i następnym razem masz sześć.
teach-pairs = Obrazki tworzą pary: słońce i księżyc są na jednym kamieniu, ryba i ptak na dwóch, koń i statek na trzech, nasiono i drzewo na trzech. Zawsze więc wiadomo, co jest po drugiej stronie.
teach-turned = Musi leżeć dokładnie tak, jak narysowano. Układu nigdy się nie obraca ani nie odbija: jedno nad drugim to nie to samo co obok siebie.
teach-ones = Karty o wartości 1 warto zbierać: kto ma ich najwięcej, dostaje na końcu 3 punkty więcej. Jeśli kilka osób ma ich tyle samo, dostaje je każda z nich.
teach-end = Dziesiąta zdobyta karta kończy grę dwóch osób (dziewiąta trzech, ósma czterech, siódma pięciu). Rundę jeszcze się dogrywa, żeby każdy miał tyle samo tur. Wygrywa największa liczba punktów.

# The table in characters
picture-piles = stos dobierania { $pile }, odrzucone { $discarded }
picture-seat = gracz { $seat }: zrealizowane karty { $cards } z { $needed }, punkty { $points }, na ręce { $hand }
picture-strikes = punkty karne { $strikes } z { $most }
picture-card = warta { $value }
picture-lies = można teraz zrealizować
picture-legend = S { face-0 } / M { face-1 }, F { face-2 } / B { face-3 }, H { face-4 } / T { face-5 }, D { face-6 } / R { face-7 }
picture-cards = na kartach: * dowolny kamień, / nowy rząd

## The coach

name-face = { face-name }
name-gap = przerwa
name-beside = { $a }-{ $b }
name-over = { $a } nad: { $b }
name-placed = { $face } { $cell }
name-all = { $all }
name-cell = { $cell ->
        [0] w lewym górnym rogu
        [1] u góry
        [2] w prawym górnym rogu
        [3] po lewej
        [4] w środku
        [5] po prawej
        [6] w lewym dolnym rogu
        [7] u dołu
       *[8] w prawym dolnym rogu
    }
name-in-column = { $face } w { $line ->
        [0] lewej kolumnie
        [1] środkowej kolumnie
       *[2] prawej kolumnie
    }
name-in-row = { $face } w { $line ->
        [0] górnym rzędzie
        [1] środkowym rzędzie
       *[2] dolnym rzędzie
    }
name-card = „{ $label }”
name-swap = zamień miejscami: { $one } ({ $at }) i { $other } ({ $to })
name-flip = odwróć kamień: { $face } ({ $at })
name-card-worth = za { $value } punktów
name-score = zrealizuj kartę { $card }
name-end = zakończ turę
name-pass = spasuj
coach-ends = Grasz w tej rundzie ostatni: { $moves ->
        [0] to, co leży, daje
        [one] jeden ruch daje
        [few] { $moves } ruchy dają
       *[many] { $moves } ruchów daje
    } { $cards } kart i wygraną.
coach-wins-alone = { $moves ->
        [0] Bez kolejnego ruchu
        [one] Jednym ruchem
       *[many] W { $moves } ruchach
    } kończysz wszystkie karty: wygrana.
coach-strike = Tura bez karty to punkt karny, a { $count ->
        [one] na kartę { $cards }
       *[many] na karty { $cards }
    } { $moves ->
        [0] nie potrzeba ani jednego ruchu.
        [one] wystarczy jeden ruch i stać cię na niego.
        [few] wystarczą { $moves } ruchy i stać cię na nie.
       *[many] wystarczy { $moves } ruchów i stać cię na nie.
    }
coach-calls = Masz wtedy { $cards } kart: zaczyna się ostatnia runda, a z premią za jedynki prowadzisz { $mine } do { $theirs }.
coach-overlooked = Karta { $card } { $first ->
        [1] leży gotowa już na początku twojej tury
       *[0] leży gotowa w trakcie twojej tury
    }: zrealizuj ją, zanim ruszysz dalej.
coach-ones = Karta { $card } daje ci też najwięcej jedynek: trzy punkty więcej na koniec.
coach-dear = { $exactly ->
        [1] Pozostałe karty dokładnie wystarczą na kartę
       *[0] Mając { $hand } kart na ręce, możesz sobie pozwolić na kartę
    } { $cards }: { $moves ->
        [0] bez ruchu
        [one] jeden ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }, { $points ->
        [few] { $points } punkty
       *[many] { $points } punktów
    } zamiast { $less ->
        [0] zera
        [one] jednego
       *[many] { $less }
    }.
coach-points = { $count ->
        [one] Karta
       *[many] Karty
    } { $cards }: { $moves ->
        [0] gotowe od razu
        [one] brakuje jednego ruchu
       *[many] brakuje { $moves } ruchów
    }, a to { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } { $did ->
        [pass] zamiast pasu
        [none] zamiast zera
       *[less] zamiast { $less ->
            [one] jednego
           *[many] { $less }
        }
    }.
coach-points-many = W tej turze można zrealizować { $count ->
        [few] { $count } karty
       *[many] { $count } kart
    } { $moves ->
        [0] bez ruchu
        [one] jednym ruchem
       *[many] w { $moves } ruchach
    }: { $points ->
        [few] { $points } punkty
       *[many] { $points } punktów
    } { $did ->
        [pass] zamiast pasu
        [none] zamiast zera
       *[less] zamiast { $less }
    }.
coach-more-cards = { $count ->
        [one] Karta
       *[many] Karty
    } { $cards }: { $moves ->
        [0] leży gotowa, zrealizuj.
        [one] brakuje jednego ruchu i stać cię na niego.
       *[many] brakuje { $moves } ruchów i stać cię na nie.
    }
coach-cheaper = { $count ->
        [one] Na kartę
       *[many] Na karty
    } { $cards } { $moves ->
        [0] nie trzeba ruchu
        [one] wystarczy jeden ruch
        [few] wystarczą { $moves } ruchy
       *[many] wystarczy { $moves } ruchów
    }; zapłaciłeś za { $paid }.
coach-pass = Niczego z ręki nie da się ułożyć w tej turze: spasuj i dobierz dwie.
coach-near = Zachowaj kartę { $card }: { $moves ->
        [0] w następnej turze leży już gotowa.
       *[many] w następnej turze brakuje jej jednego ruchu.
    }
coach-hint-wins = To wygrywa grę.
coach-hint-points = { $count ->
        [one] Karta
       *[many] Karty
    } { $cards }: { $moves ->
        [0] gotowe od razu
        [one] brakuje jednego ruchu
       *[many] brakuje { $moves } ruchów
    }, a to { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } w tej turze.
coach-hint-cards = { $count ->
        [one] Karta
       *[many] Karty
    } { $cards }: { $moves ->
        [0] gotowe od razu
        [one] brakuje jednego ruchu
       *[many] brakuje { $moves } ruchów
    }; tura bez punktu karnego.
coach-hint-pass = Nic tu nie jest warte swojej ceny: spasuj i dobierz dwie.
coach-hint-near = Dzięki temu karta { $card } { $moves ->
        [0] leży gotowa na następną turę.
       *[many] jest o jeden ruch przed następną turą.
    }
coach-hint-fresh = W tej turze niczego nie zrealizujesz: odrzuć to, co daleko, i dobierz nowe karty.
coach-hint-waits = Żadna karta nie jest w tej turze warta swojej ceny: zachowaj je i zakończ.
coach-look-card = Spójrz na kartę { $card }: ilu ruchów jej brakuje?
coach-look-reach = Policz ruchy potrzebne każdej z twoich kart. Czy któraś jest w zasięgu?
coach-luck-draw = { $who } dobiera kartę { $card }, { $away ->
        [0] która już leżała gotowa
        [one] odległą o jeden ruch
        [few] odległą o { $away } ruchy
       *[many] odległą o { $away } ruchów
    }.
