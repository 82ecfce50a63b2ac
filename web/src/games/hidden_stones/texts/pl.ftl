# Hidden Stones: słowa na planszy.

## Stones

stone-sun = słońce
stone-moon = księżyc
stone-fish = ryba
stone-bird = ptak
stone-horse = koń
stone-ship = statek
stone-seed = nasiono
stone-tree = drzewo
stone-any = dowolny kamień
stones-group = Dziewięć kamieni
stones-cell = Rząd { $row }, kolumna { $column }: { $stone }, na odwrocie { $back }
stones-pairs = Dwie strony jednego kamienia
stones-pair =
    { $count ->
        [one] 1 kamień: { $a } i { $b }
        [few] { $count } kamienie: { $a } i { $b }
       *[other] { $count } kamieni: { $a } i { $b }
    }

## Cards

stones-hand = Twoje karty
stones-card =
    { $value ->
        [one] Karta za 1 punkt: { $rows }
        [few] Karta za { $value } punkty: { $rows }
       *[other] Karta za { $value } punktów: { $rows }
    }
stones-fits = Kamienie teraz ją pokazują.
stones-fits-short = pasuje
stones-piles = Stosy
stones-pile =
    { $count ->
        [one] 1 karta do dobrania
        [few] { $count } karty do dobrania
       *[other] { $count } kart do dobrania
    }
stones-discard = Odrzucone: { $count }
stones-strikes =
    { $count ->
        [one] 1 punkt karny z 4
        [few] { $count } punkty karne z 4
       *[other] { $count } punktów karnych z 4
    }
stones-scores = Zrealizowane karty
stones-score = { $who }: zrealizowane karty { $cards } z { $needed }.
stones-ones = O wartości 1: { $ones }.
stones-ones-lead = Najwięcej kart o wartości 1 ({ $ones }): na koniec 3 punkty więcej.
stones-look-pile = Zrealizowane karty: { $who }
stones-pile-of = Zrealizowane karty: { $who }
stones-discards = Odrzucone karty
stones-pile-sum =
    { $cards ->
        [one] 1 karta. Wartość: { $points }.
        [few] { $cards } karty. Łączna wartość: { $points }.
       *[other] { $cards } kart. Łączna wartość: { $points }.
    }
stones-pile-empty = Nie ma tu jeszcze kart.
stones-last-round = ostatnia runda
stones-log-scored =
    { $value ->
        [one] { $who } realizuje kartę za 1 punkt: { $stones }.
        [few] { $who } realizuje kartę za { $value } punkty: { $stones }.
       *[other] { $who } realizuje kartę za { $value } punktów: { $stones }.
    }

## What to do now

stones-turn = Wybierz dwa sąsiednie kamienie do zamiany albo jeden do odwrócenia. Każdy ruch kosztuje kartę.
stones-no-cards = Nie masz już kart: zakończ turę i dobierz.
stones-turn-fits =
    { $count ->
        [one] Jedna z twoich kart pasuje: weź za nią punkty. Albo graj dalej kamieniami.
        [few] { $count } twoje karty pasują: weź punkty za jedną. Albo graj dalej kamieniami.
       *[other] { $count } twoich kart pasuje: weź punkty za jedną. Albo graj dalej kamieniami.
    }
stones-picked = Wybrano: { $stone } (na odwrocie { $back }). Wybierz sąsiada do zamiany albo odwróć ten kamień.
stones-pay-swap = Odrzuć kartę, aby zamienić: { $a } i { $b }.
stones-pay-flip = Odrzuć kartę, aby odwrócić kamień ({ $a }).
stones-card-taken = Ta karta jest ceną: wybierz dwa sąsiednie kamienie do zamiany albo jeden do odwrócenia.
stones-card-fits =
    { $value ->
        [one] Ta karta pasuje: weź 1 punkt albo nią zapłać.
        [few] Ta karta pasuje: weź { $value } punkty albo nią zapłać.
       *[other] Ta karta pasuje: weź { $value } punktów albo nią zapłać.
    }
stones-confirm = Tak ma być? Karta zostanie odrzucona.

## Hints

stones-hint-swap = Podpowiedź: odrzuć zaznaczoną kartę i zamień: { $a } i { $b }.
stones-hint-flip = Podpowiedź: odrzuć zaznaczoną kartę i odwróć kamień ({ $a }).
stones-hint-score = Podpowiedź: weź punkty za zaznaczoną kartę.
stones-hint-end = Podpowiedź: zakończ teraz turę.
stones-hint-pass_turn = Podpowiedź: spasuj i dobierz dwie karty.
stones-hint-goal =
    { $away ->
        [one] Potem twoja karta warta { $value } pasuje.
       *[other] Po { $away } ruchach twoja karta warta { $value } pasuje.
    }
stones-hint-fresh = Żadnej z twoich kart nie da się zrealizować w tej turze: odrzuć te odległe i dobierz nowe.
stones-away =
    { $away ->
        [one] 1 ruch
        [few] { $away } ruchy
       *[many] { $away } ruchów
    }

## Buttons

stones-do-swap = Zamień
stones-do-flip = Odwróć
stones-do-score =
    { $value ->
        [one] Weź 1 punkt
        [few] Weź { $value } punkty
       *[other] Weź { $value } punktów
    }
stones-do-end = Zakończ turę
stones-do-pass = Spasuj, dobierz dwie

## Playing alone

stones-solo-of = Karty: { $cards } z { $needed }
stones-solo-title = Gra w pojedynkę
stones-solo-how = Jak gra się w pojedynkę
stones-solo-cards = Grasz 16 kartami: osiem ma wartość 1, cztery 2, trzy 3 i jedna 5. Zdobądź wszystkie, a wygrywasz.
stones-solo-crosses = Tura zakończona bez zdobytej karty daje krzyżyk (punkt karny). Trzy są wybaczane, czwarty oznacza przegraną.
stones-solo-back = Odrzucone karty wracają: gdy stos się skończy, są tasowane i dobierane na nowo. Tylko zdobyte karty znikają na dobre.
stones-solo-end = Punkty się tu nie liczą, tylko karty. Gdy zostają cztery karty lub mniej, masz je wszystkie na ręce i nic już nie zależy od przypadku.
