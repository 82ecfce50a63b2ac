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
stacks-do-hand = Przeciągnij nad stos { $stack }: { $stone }. Przyciśnij i trzymaj nieruchomo, aby opuszczać; puść w chwili spokoju.
stacks-tokens-of = żetony, { $player }: { $count }
stacks-stack =
    { $count ->
        [one] Stos { $number }: 1 kamień
        [few] Stos { $number }: { $count } kamienie
       *[other] Stos { $number }: { $count } kamieni
    }
stacks-marked = tu stoi znacznik
stacks-points = Punkty
stacks-points-of = { $player }, punkty: { $points }, żetony: { $tokens }
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
stacks-from-top = Z góry: przeciągnij lub użyj strzałek, aby wycelować; dwa palce, kółko, Q i E obracają kamień, F kładzie go innym bokiem w dół, M dopasowuje do pochyłości. Przyciśnięcie bez ruchu opuszcza. Przesunięcie { $dx }, { $dy }
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
stacks-verdict = { $stone }, stos { $stack }:
stacks-outcome-stood = stoi.
stacks-outcome-leaned = kamień się o coś opiera.
stacks-outcome-touched = inny kamień został dotknięty.
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
stacks-first-task = Weź płytkę, weź kamień i połóż go tak, by stał. Przeciągnij go nad kamień podstawy, przyciśnij i trzymaj nieruchomo, by go opuścić, i puść, gdy pierścień jest mały.
stacks-first-well = Stoi, a twój żeton leży obok stosu.
stacks-high-say = Ten stos ma już trzy kamienie. Czwarty daje dwa żetony, piąty trzy, a każdy następny cztery.
stacks-high-task = Połóż czwarty kamień na stosie 5. Najpierw dopasuj go do pochyłości i patrz na pasek równowagi.
stacks-high-well = Dwa żetony naraz: wysokie stosy się opłacają.
stacks-send-say = Żetony stają się punktami dopiero, gdy stos przewróci ktoś inny. Pięć twoich leży obok stosu 6, a płytka, którą weźmiesz, decyduje, gdzie drugi gracz będzie budował.
stacks-send-task = Weź płytkę, która pośle znacznik do stosu 6, i połóż swój kamień.
stacks-send-well = Drugi gracz przewrócił stos, a twoje pięć żetonów to pięć punktów. Dziesięć wygrywa. Zagraj teraz całą grę.
stacks-learn-missed = Nie stanął albo nie dał żetonu. Spróbuj jeszcze raz: najszerszym bokiem w dół, nad środkiem.
stacks-send-missed = Drugi gracz budował gdzie indziej, więc twoje żetony czekają. Spróbuj jeszcze raz z płytką prowadzącą do stosu 6.
stacks-fine = Dokładnie
stacks-other-side = Inny bok w dół; teraz bok { $number } z { $count }
stacks-keys = Strzałki przesuwają kamień, Q i E obracają, W, A, S i D pochylają, F kładzie innym bokiem w dół, M dopasowuje do pochyłości. Przytrzymaj spację, aby opuszczać, puść ją, aby puścić kamień, Esc cofa.
stacks-slow = Na tym urządzeniu rysowanie jest powolne.
stacks-slow-stay = Zostań
stacks-lowered-0 = Opuszczony bardzo powoli.
stacks-lowered-1 = Opuszczony powoli.
stacks-lowered-2 = Opuszczony szybko.
stacks-lowered-3 = Upuszczony.
stacks-advice = Wskazówka: { $steps }.
stacks-advice-side = połóż go bokiem { $number } w dół (przycisk z kamieniem)
stacks-advice-left = obróć o { $degrees }° w lewo
stacks-advice-right = obróć o { $degrees }° w prawo
stacks-advice-east = { $mm } mm w prawo
stacks-advice-west = { $mm } mm w lewo
stacks-advice-far = { $mm } mm od siebie
stacks-advice-close = { $mm } mm do siebie
stacks-advice-slope = potem dopasuj do pochyłości
stacks-advice-well = Wskazówka: kamień wisi dobrze. Opuszczaj powoli i puść, gdy pierścień jest zielony.
stacks-told-tile =
    { $steps ->
        [one] { $who } bierze płytkę: { $sizes }; { $steps } krok.
        [few] { $who } bierze płytkę: { $sizes }; { $steps } kroki.
       *[many] { $who } bierze płytkę: { $sizes }; { $steps } kroków.
    }
stacks-told-stone = { $who } bierze kamień: { $stone }.
stacks-told-lifted = { $who } zdejmuje kamień ze stosu { $stack }: { $stone }.
stacks-told-let_go = { $who } puszcza kamień nad stosem { $stack }: { $stone }.
stacks-told-stood = Stoi: { $stone }. Wysokość stosu { $stack }: { $height }.
stacks-told-leaned = Opiera się o coś innego: { $stone }. Bez żetonu.
