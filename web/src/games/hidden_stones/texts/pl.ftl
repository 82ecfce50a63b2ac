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
stones-cell = Rząd { $row }, kolumna { $column }: { $stone }

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
        [one] 1 pudło z 4
        [few] { $count } pudła z 4
       *[other] { $count } pudeł z 4
    }

## What to do now

stones-turn = Wybierz dwa sąsiednie kamienie do zamiany albo jeden do odwrócenia. Każdy ruch kosztuje kartę.
stones-turn-fits =
    { $count ->
        [one] Jedna z twoich kart pasuje: weź za nią punkty. Albo graj dalej kamieniami.
        [few] { $count } twoje karty pasują: weź punkty za jedną. Albo graj dalej kamieniami.
       *[other] { $count } twoich kart pasuje: weź punkty za jedną. Albo graj dalej kamieniami.
    }
stones-picked = Wybrano: { $stone }. Wybierz sąsiada do zamiany albo odwróć ten kamień.
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
        [one] Jeden ruch i twoja karta warta { $value } pasuje.
        [few] { $away } ruchy i twoja karta warta { $value } pasuje.
       *[many] { $away } ruchów i twoja karta warta { $value } pasuje.
    }
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
