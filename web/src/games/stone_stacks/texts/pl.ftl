# Stone stacks: the words on the board.

stacks-stacks = Sześć stosów
stacks-tiles = Płytki
stacks-tile =
    { $steps ->
        [one] Płytka, rozmiar: { $sizes }; 1 krok, do stosu { $goal }
        [few] Płytka, rozmiar: { $sizes }; { $steps } kroki, do stosu { $goal }
       *[other] Płytka, rozmiar: { $sizes }; { $steps } kroków, do stosu { $goal }
    }
stacks-river = Kamienie w rzece
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
stacks-gone = Puszczony
stacks-press-lower = Naciśnij, aby opuszczać
stacks-hold = Przytrzymaj, aby opuszczać
stacks-press-go = Naciśnij, aby puścić
stacks-release = Zwolnij, aby puścić
stacks-seconds = { $count } s
stacks-calm = Spokój
stacks-stone = { $family } { $number }, rozmiar { $size }
stacks-hint-tile = Podpowiedź: weź zaznaczoną płytkę.
stacks-hint-stone = Podpowiedź: weź kamień: { $stone }.
stacks-do-tile = Wybierz płytkę dla stosu { $stack }: rozmiary i miejsce, do którego pójdzie znacznik.
stacks-do-stone = Wybierz kamień z rzeki.
stacks-do-lift = W rzece nie ma dla ciebie kamienia: zdejmij górny kamień z podświetlonego stosu.
stacks-do-hand = Połóż kamień na stosie { $stack } ({ $stone }). Wyceluj, przytrzymaj, aby opuszczać, i puść w chwili spokoju.
stacks-tokens-of = żetony gracza { $player }: { $count }
stacks-stack =
    { $count ->
        [one] Stos { $number }: 1 kamień
        [few] Stos { $number }: { $count } kamienie
       *[other] Stos { $number }: { $count } kamieni
    }
stacks-marked = tu stoi znacznik
stacks-points = Punkty
stacks-points-of = Gracz { $player }, punkty: { $points }, żetony: { $tokens }
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
stacks-from-top = Z góry: przeciągnij lub użyj strzałek, aby wycelować; dwa palce, kółko, Q i E obracają kamień, F kładzie go innym bokiem w dół. Przesunięcie { $dx }, { $dy }
stacks-short-yaw = Obrót
stacks-short-dx = ← →
stacks-short-dy = ↑ ↓
stacks-short-tilt_x = Pochyl ↕
stacks-short-tilt_y = Pochyl ↔
stacks-manner = Sposób puszczania
stacks-manner-hold = Przytrzymaj i puść
stacks-manner-press = Dwa naciśnięcia
stacks-manner-one = Jeden przycisk
stacks-one-lower = Kołysze się: naciśnij, by opuścić
stacks-balance = Równowaga
stacks-balance-in = { $mm } mm wewnątrz
stacks-balance-out = { $mm } mm poza
stacks-balance-none = nic pod spodem
stacks-slope-off = błąd pochyłości { $degrees }°
stacks-verdict = Stos { $stack }:
stacks-outcome-stood = stoi.
stacks-outcome-leaned = kamień stoi, ale się o coś opiera.
stacks-outcome-touched = kamień stoi, ale dotknięto innego.
stacks-outcome-slipped = kamień się zsunął.
stacks-outcome-unsettled = nie dało się ocenić.
stacks-outcome-fell = przewrócił się.
stacks-verdict-in = Puszczony { $mm } mm przed krawędzią równowagi.
stacks-verdict-out = Puszczony { $mm } mm za krawędzią równowagi.
stacks-verdict-beside = Puszczony tam, gdzie nic nie mogło go utrzymać.
stacks-verdict-best = Najlepszy możliwy wynik tego kamienia: { $mm } mm (osiągnięto { $share } %).
stacks-verdict-no-way = Dla tego kamienia nie znaleziono pewnego sposobu.
stacks-verdict-slope = Opadł z błędem { $degrees }° względem pochyłości.
stacks-weakest = Najsłabsze miejsce stosu teraz: { $mm } mm.
stacks-learn-1 = Sześć stosów rośnie wokół rzeki i wszyscy budują na wszystkich. Czerwony znacznik pokazuje, o który stos chodzi.
stacks-learn-2 = Płytka mówi, jakie rozmiary możesz wziąć i o ile kroków pójdzie potem znacznik. W turze kładziesz jeden kamień, ręką, która się kołysze.
stacks-first-task = Weź płytkę, weź kamień i połóż go tak, by stał. Wyceluj, przytrzymaj przycisk, by opuścić kamień, i puść, gdy pierścień jest mały.
stacks-first-well = Stoi, a twój żeton leży obok stosu.
stacks-high-say = Ten stos ma już trzy kamienie. Czwarty daje dwa żetony, piąty trzy, a każdy następny cztery.
stacks-high-task = Połóż czwarty kamień na stosie 5. Najpierw dopasuj go do pochyłości i patrz na pasek równowagi.
stacks-high-well = Dwa żetony naraz: wysokie stosy się opłacają.
stacks-send-say = Żetony stają się punktami dopiero, gdy stos przewróci ktoś inny. Pięć twoich leży obok stosu 6, a płytka, którą weźmiesz, decyduje, gdzie drugi gracz będzie budował.
stacks-send-task = Weź płytkę, która pośle znacznik do stosu 6, i połóż swój kamień.
stacks-send-well = Drugi gracz przewrócił stos, a twoje pięć żetonów to pięć punktów. Dziesięć wygrywa. Zagraj teraz całą grę.
stacks-learn-missed = Nie stanął albo nie dał żetonu. Spróbuj jeszcze raz: najszerszym bokiem w dół, nad środkiem.
stacks-send-missed = Drugi gracz budował gdzie indziej, więc twoje żetony czekają. Spróbuj jeszcze raz z płytką prowadzącą do stosu 6.
stacks-hint-hand = Wskazówka: bok { $side } w dół, obrót { $yaw }°, w lewo lub w prawo { $dx }, bliżej lub dalej { $dy }, potem dopasuj do pochyłości.
