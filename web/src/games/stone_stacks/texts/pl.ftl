# Stone stacks: the words on the board.

stacks-stacks = Sześć stosów
stacks-tiles = Płytki
stacks-tile =
    { $steps ->
        [one] Płytka: { $sizes }; 1 krok, do stosu { $goal }
       *[other] Płytka: { $sizes }; kroki: { $steps }, do stosu { $goal }
    }
stacks-river = Kamienie w rzece
stacks-from-top = Z góry; celuj, przeciągając albo strzałkami. Przesunięcie { $dx }, { $dy }
stacks-from-front = Z przodu
stacks-hand = Twoja ręka
stacks-side = Bok { $number } w dół
stacks-yaw = Obrót
stacks-dx = Lewo, prawo
stacks-dy = Bliżej, dalej
stacks-tilt_x = Pochyl w przód
stacks-tilt_y = Pochyl w bok
stacks-match = Dopasuj do pochyłości
stacks-speed = Szybkość opuszczania { $number } z 3
stacks-two-presses = Dwa naciśnięcia
stacks-gone = Puszczony
stacks-press-lower = Naciśnij, aby opuszczać
stacks-hold = Przytrzymaj, aby opuszczać
stacks-press-go = Naciśnij, aby puścić
stacks-release = Zwolnij, aby puścić
stacks-seconds =
    { $count ->
        [one] Została 1 sekunda
       *[other] { $count } s
    }
stacks-calm = Spokój
stacks-stone = { $family } { $number }, { $size }
stacks-hint-tile = Podpowiedź: weź zaznaczoną płytkę.
stacks-hint-stone = Podpowiedź: weź { $stone }.
stacks-do-tile = Wybierz płytkę dla stosu { $stack }: rozmiary i miejsce, do którego pójdzie znacznik.
stacks-do-stone = Wybierz kamień z rzeki.
stacks-do-lift = W rzece nie ma dla ciebie kamienia: zdejmij górny kamień z podświetlonego stosu.
stacks-do-hand = Połóż { $stone } na stosie { $stack }. Wyceluj, przytrzymaj, aby opuszczać, i puść w chwili spokoju.
stacks-tokens-of = żetony gracza { $player }: { $count }
stacks-stack =
    { $count ->
        [one] Stos { $number }: 1 kamień
       *[other] Stos { $number }: kamienie: { $count }
    }
stacks-marked = tu stoi znacznik
stacks-points = Punkty
stacks-points-of = Gracz { $player }: punkty: { $points }, żetony: { $tokens }
stacks-solid = 3D
stacks-plain = Prosty
stacks-top = Z góry
stacks-around = Dookoła
stacks-again = Zwolnione tempo
stacks-scene = Rzeka, sześć kamieni podstawy i stosy w trzech wymiarach
stacks-bump = Ktoś potrącił stół
stacks-face = Bok w dół
stacks-speeds = Szybkość opuszczania
stacks-bumped = Gracz { $player } przewrócił stos { $stack }
