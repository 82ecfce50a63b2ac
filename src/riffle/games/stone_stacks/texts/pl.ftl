name = Kamienne stosy
blurb = Budujcie razem sześć wież z prawdziwych kamieni, pewną ręką. Kto przewróci wieżę, płaci wszystkim pozostałym.
minutes = 20

## Zasady

section-setup = Przygotowanie
section-start = Alternatywny początek
section-tile = Wybór płytki i kamienia
section-place = Układanie kamienia
section-hand = Ręka
section-marker = Przesuwanie znacznika
section-fall = Gdy stos się przewróci
section-river = Rzeka jest pusta
section-end = Koniec gry
section-table = Przy stole

rule-10 = Sześć płaskich kamieni podstawy leży w kręgu wokół rzeki. Wszystkie 37 kamieni, 12 małych, 13 średnich i 12 dużych, leży w rzece.
rule-11 = Znacznik zaczyna przy wylosowanym kamieniu podstawy.
rule-12 = 35 płytek tasuje się, a pięć z nich odkrywa. Każda pokazuje jeden, dwa lub trzy rozmiary i liczbę kroków od 1 do 5.
rule-13 = Każdy ma 19 żetonów kolorową stroną do góry.
rule-14 = Pierwszy gracz jest losowany. Gra toczy się zgodnie z ruchem wskazówek zegara.
rule-15 =
    { $alternative_start ->
        [on] Przed grą dobiera się kolejno cztery płytki: znacznik przesuwa się o podaną liczbę kroków i tam kładzie się kamień pokazanego rozmiaru. Nie daje to żetonów, a znacznik zostaje przy czwartym kamieniu.
       *[off] Gra zaczyna się od pustych stosów. (Przy alternatywnym początku cztery kamienie już stoją.)
    }
rule-16 =
    { $start_size ->
        [random] Jeśli płytka alternatywnego początku pokazuje kilka rozmiarów, losuje się jeden z nich.
        [choose] Jeśli płytka alternatywnego początku pokazuje kilka rozmiarów, gracze po kolei wybierają jeden; musi być na płytce.
       *[largest] Jeśli płytka alternatywnego początku pokazuje kilka rozmiarów, bierze się największy.
    }
rule-17 = Jeśli stos przewróci się podczas alternatywnego początku, jego kamienie wracają do rzeki i dobiera się kolejną płytkę.
rule-18 =
    { $start_shuffle ->
        [rest] Po alternatywnym początku tasuje się tylko płytki jeszcze niedobrane.
       *[all] Po alternatywnym początku wszystkie 35 płytek tasuje się na nowo.
    }
rule-20 = Wybierz jedną z odkrytych płytek.
rule-21 = Kamień musi mieć rozmiar pokazany na płytce. Jeśli jest ich kilka, wybór należy do ciebie.
rule-22 = Weź z rzeki dowolny kamień tego rozmiaru.
rule-23 = Nie można wybrać płytki, której żaden rozmiar nie jest dostępny.
rule-24 =
    { $no_tile_fits ->
        [lift] Jeśli żadna odkryta płytka nie pokazuje rozmiaru, który jest w rzece, kamienie bierze się z innych stosów, jakby rzeka była pusta. Jeśli i to nie pasuje do żadnej płytki, odkrywa się pięć nowych.
       *[new_tiles] Jeśli żadna odkryta płytka nie pokazuje dostępnego rozmiaru, wszystkie się odkłada i odkrywa pięć nowych.
    }
rule-30 = Połóż wybrany kamień na wierzchu stosu przy znaczniku, pierwszy na kamieniu podstawy.
rule-31 =
    { $spoiled_stone ->
        [river] Kamień może dotykać tylko kamienia tuż pod sobą, a po drodze w dół żadnego innego. W przeciwnym razie nie daje żetonu i wraca do rzeki.
       *[stays] Kamień może dotykać tylko kamienia tuż pod sobą, a po drodze w dół żadnego innego. W przeciwnym razie nie daje żetonu, ale zostaje i liczy się jako kamień.
    }
rule-32 = Jeden kamień na turę, nie więcej.
rule-33 = Jeśli kamień stoi, połóż jeden ze swoich żetonów obok stosu.
rule-34 = Wysokie stosy dają więcej: dwa żetony za czwarty kamień, trzy za piąty, cztery za szósty i każdy następny. Kamień podstawy się nie liczy.
rule-35 =
    { $side_fall ->
        [token] Jeśli w twojej turze przewróci się inny stos, ale twój kamień stoi, i tak kładziesz swoje żetony.
       *[no_token] Jeśli w twojej turze przewróci się inny stos, nie dostajesz żetonu, nawet gdy twój kamień stoi.
    }
rule-36 = Gdy brakuje ci żetonów, pięć złotych wymienia się na żeton pięciopunktowy i używa ponownie. Żetonów pięciopunktowych jest { $five_tokens }. Jeśli i to nie wystarczy, połóż tyle, ile masz.
rule-37 =
    { $height ->
        [highest] Gdy ze stosu zabrano kamienie, o żetonach decyduje największa liczba kamieni, jaką miał.
       *[now] Gdy ze stosu zabrano kamienie, liczą się tylko te, które w nim zostały.
    }
rule-40 = Ręka sięga 48 mm w każdą stronę od górnego kamienia i przechyla kamień najwyżej o 0,4 radiana.
rule-41 = Kamień można postawić tylko na boku, na którym potrafi stać.
rule-42 =
    { $hand_seconds ->
        [none] Ręki nie goni zegar, ale po dziesięciu minutach puszcza.
       *[other] Po { $hand_seconds } sekundach ręka puszcza sama: najlepszym bokiem w dół, na środku.
    }
rule-43 =
    { $tries ->
        [one] Raz wzięty kamień zostaje w ręce, a ramię męczy się od tej chwili.
       *[free] Dopóki nie puścisz, możesz odłożyć kamień i wziąć go znowu. Puszczonego nie da się cofnąć.
    }
rule-44 =
    { $duel ->
        [on] Kołysanie ręki widzą wszyscy, a w jednej rundzie jest ono dla wszystkich takie samo.
       *[off] Kołysanie ręki widzą wszyscy i w każdej turze jest ono nowe. Rośnie z wysokością stosu, rozmiarem kamienia i czasem trzymania.
    }
rule-45 = Rękę każdego gracza można uspokoić lub rozchwiać, od 60 do 140 procent.{ $steadiness_1 ->
        [100] { "" }
       *[other] { " " }{ option-steadiness_1 }: { $steadiness_1 }.
    }{ $steadiness_2 ->
        [100] { "" }
       *[other] { " " }{ option-steadiness_2 }: { $steadiness_2 }.
    }{ $steadiness_3 ->
        [100] { "" }
       *[other] { " " }{ option-steadiness_3 }: { $steadiness_3 }.
    }{ $steadiness_4 ->
        [100] { "" }
       *[other] { " " }{ option-steadiness_4 }: { $steadiness_4 }.
    }
rule-46 =
    { $physics ->
        [model] Kamienie nie są symulowane: o wyniku decyduje przypadek, wyłącznie według wysokości stosu, 99, 96, 90, 82, 72, 62, 52 i 45 na 100.
       *[on] Żadna kostka nie decyduje, czy kamień stoi. Kamienie są symulowane od chwili puszczenia.
    }
rule-47 = { $assist ->
        [none] Nic nie pomaga w celowaniu.
        [ring] Pierścień pokazuje, kiedy ręka jest spokojna.
        [plumb] Pierścień pokazuje, kiedy ręka jest spokojna, a pion, gdzie leży środek ciężkości kamienia.
        [shade] Pierścień pokazuje spokój, pion środek ciężkości, a cień, jak szeroko kamień się oprze.
       *[bar] Pierścień pokazuje spokój, pion środek ciężkości, cień, jak szeroko kamień się oprze, a pasek, jak dobrze stos zachowa równowagę.
    } Poszczególnym graczom można to ustawić inaczej. Na ocenę kamienia nie ma to wpływu.{ $assist_1 ->
        [bar] { " " }{ option-assist_1 }: { option-assist_1-bar }.
        [shade] { " " }{ option-assist_1 }: { option-assist_1-shade }.
        [plumb] { " " }{ option-assist_1 }: { option-assist_1-plumb }.
        [ring] { " " }{ option-assist_1 }: { option-assist_1-ring }.
        [none] { " " }{ option-assist_1 }: { option-assist_1-none }.
       *[same] { "" }
    }{ $assist_2 ->
        [bar] { " " }{ option-assist_2 }: { option-assist_2-bar }.
        [shade] { " " }{ option-assist_2 }: { option-assist_2-shade }.
        [plumb] { " " }{ option-assist_2 }: { option-assist_2-plumb }.
        [ring] { " " }{ option-assist_2 }: { option-assist_2-ring }.
        [none] { " " }{ option-assist_2 }: { option-assist_2-none }.
       *[same] { "" }
    }{ $assist_3 ->
        [bar] { " " }{ option-assist_3 }: { option-assist_3-bar }.
        [shade] { " " }{ option-assist_3 }: { option-assist_3-shade }.
        [plumb] { " " }{ option-assist_3 }: { option-assist_3-plumb }.
        [ring] { " " }{ option-assist_3 }: { option-assist_3-ring }.
        [none] { " " }{ option-assist_3 }: { option-assist_3-none }.
       *[same] { "" }
    }{ $assist_4 ->
        [bar] { " " }{ option-assist_4 }: { option-assist_4-bar }.
        [shade] { " " }{ option-assist_4 }: { option-assist_4-shade }.
        [plumb] { " " }{ option-assist_4 }: { option-assist_4-plumb }.
        [ring] { " " }{ option-assist_4 }: { option-assist_4-ring }.
        [none] { " " }{ option-assist_4 }: { option-assist_4-none }.
       *[same] { "" }
    }
rule-48 = Ręka podnosi i puszcza tylko w chwili, która już nadeszła: chwila odległa jeszcze o ponad sekundę zostaje odrzucona.
rule-49 = Kamień można puścić dopiero po podniesieniu: puszczenie przed podniesieniem jest odrzucane.
rule-50 = Potem znacznik przesuwa się zgodnie z ruchem wskazówek zegara o liczbę kroków z płytki, płytkę się odkłada i przychodzi kolej na następnego gracza.
rule-51 = Nowe płytki odkrywa się dopiero po wzięciu ostatniej: pięć naraz.
rule-52 = Jeśli nie ma ich dość, zużyte płytki tasuje się w nowy stosik.
rule-53 =
    { $marker_after_fall ->
        [stays] Jeśli stos przy znaczniku się przewrócił, znacznik zostaje.
       *[moves] Znacznik przesuwa się także wtedy, gdy stos się przewrócił.
    }
rule-60 = Jeśli stos przewróci się w całości lub w części, wszystkie jego kamienie trafiają do rzeki. Kamień podstawy zostaje.
rule-61 = Żetony pozostałych graczy obok przewróconego stosu stają się złote i są punktami. Nie można ich już stracić ani ponownie położyć.
rule-62 =
    { $toppler_tokens ->
        [stay] Gracz, którego jest tura, nic nie dostaje i zostawia tam własne żetony, aż ktoś inny przewróci w tym miejscu następny stos.
       *[back] Gracz, którego jest tura, nic nie dostaje i zabiera stamtąd własne żetony kolorową stroną do góry.
    }{ $bumps ->
        [on] {" "}(Jeśli ktoś inny potrącił stół, obowiązuje zasada 65.)
       *[off] {""}
    }
rule-63 = Tak rozlicza się każdy stos, który przewróci się w turze, także ten, który przewrócił się tylko za sprawą innego.
rule-64 =
    { $slide ->
        [gentle] Jeśli zsunie się tylko nowy kamień, a reszta stoi, wraca on do rzeki bez żetonu, a stos zostaje.
       *[falls] Jeśli zsunie się tylko nowy kamień, stos uznaje się za przewrócony.
    }
rule-65 =
    { $bumps ->
        [on] Tryb imprezowy: jeśli ktoś inny potrąci stół i stos się przewróci, punktują wszyscy oprócz tej osoby, a tura trwa dalej. { $causer_tokens ->
            [stay] Własne żetony tej osoby zostają na miejscu.
           *[back] Ta osoba zabiera własne żetony z powrotem.
        }
       *[off] Kamieni może dotykać tylko ręka gracza, którego jest tura, więc to zawsze on odpowiada za przewrócenie.
    }
rule-66 = Przewrócić potrąceniem można tylko stos, w którym stoją kamienie.
rule-70 = Tylko gdy w rzece nie ma dla ciebie kamienia, bierze się go ze stosu: górny kamień innego stosu na stos przy znaczniku.
rule-71 = Kamienia nie bierze się z samego stosu przy znaczniku.
rule-72 = Górny kamień musi mieć rozmiar pokazany na płytce.
rule-73 =
    { $marker_after_lift ->
        [moves] Jeśli stos, z którego bierzesz, się przewróci, zostaje rozliczony i twoja tura od razu się kończy; znacznik i tak się przesuwa.
       *[stays] Jeśli stos, z którego bierzesz, się przewróci, zostaje rozliczony i twoja tura od razu się kończy; znacznik zostaje, a płytka jest zużyta.
    }
rule-74 = Jeśli wszystkie kamienie, jakie są, stoją w stosie przy znaczniku, znacznik najpierw przesuwa się o jeden.
rule-75 =
    { $lowered_stack ->
        [token_home] Kto bierze kamień ze stosu, zabiera też stamtąd jeden własny żeton, jeśli jakiś jest.
       *[tokens_stay] Żetony obok stosu zostają, gdy bierze się z niego kamień.
    }
rule-80 = Wygrywa, kto pierwszy ma { $target } punktów. Każdy złoty żeton to jeden punkt.
rule-81 = Przewrócenie rozlicza się najpierw do końca. Potem gra od razu się kończy i nie przesuwa się już ani znacznika, ani płytki.
rule-82 = Jeśli uda się to kilku graczom naraz, wygrywa ten, kto ma najwięcej punktów, a potem ten, kto ma najwięcej żetonów obok stosów. Jeśli nadal jest remis, zwycięstwo jest wspólne.
rule-99 = Teraz pytanie jest o coś innego.

## O co się pyta, co się robi i co się opowiada

question-first_player = Losowany jest pierwszy gracz.
question-set_marker = Znacznik trafia na miejsce.
question-start_tile = Dobierana jest płytka na początek.
question-start_size = Wybierz rozmiar na początek.
question-start_stone = Wybierany jest kamień na początek.
question-turn_up = Płytki są odkrywane.
question-sway = Ręka się unosi.
question-tile = Wybierz płytkę.
question-stone = Wybierz kamień.
question-hand = Obróć kamień, wyceluj, opuść go i puść.
question-settle = Kamienie się uspokajają.
question-lift = Kamień jest zdejmowany.
question-fate = Kamienie się uspokajają.
question-lift_fate = Kamień jest zdejmowany.

action-take_tile = Weź płytkę { $tile }
action-take_stone = Weź kamień { $stone }
action-lift_stone = Zdejmij górny kamień ze stosu { $stack } w takcie { $lift }
action-let_go = Puść { $stone }: bok { $face }, obrót { $yaw }°, przesunięcie { $dx }, { $dy }, przechył { $tilt_x }, { $tilt_y }, szybkość { $speed }, wzięty w { $lift }, puszczony w { $release }
action-bumped = Gracz { $seat } potrącił stół: stos { $stack } się przewrócił
action-take_size = Weź kamień tego rozmiaru: { $size }
action-begins = Zaczyna gracz { $seat }
action-marker = Znacznik staje przy stosie { $stack }
action-draw = Odkryta zostaje płytka { $tile }
action-sway = Kołysanie w tej turze ma numer { $number }
action-set_stone = { $stone } trafia na swój stos
action-chanced = Stos: { $verdict }
action-settled = Po uspokojeniu: { $verdict }

fact-begins = Zaczyna { $seat }.
fact-marker_set = Znacznik zaczyna przy stosie { stack-name }.
fact-start_stone = Na stos { stack-name } trafia pierwszy kamień.
fact-turned_up = Odkryta zostaje płytka.
fact-reshuffled = Płytki potasowane w nowy stosik: { $tiles }.
fact-set_aside = Żadna płytka nie pasuje, odłożone: { $tiles }.
fact-turn = { $seat } buduje na stosie { stack-name }.
fact-tile =
    { $steps ->
        [one] { $seat } bierze płytkę z 1 krokiem.
       *[other] { $seat } bierze płytkę z { $steps } krokami.
    }
fact-stone = { $seat } bierze kamień.
fact-held = { $seat } trzyma go: nie ma odwrotu.
fact-lifted = { $seat } zdejmuje górny kamień ze stosu { stack-name }.
fact-let_go = { $seat } puszcza kamień nad stosem { stack-name }.
fact-stood =
    { $height ->
        [one] Stoi, pierwszy kamień stosu { stack-name }.
        [few] Stoi: stos { stack-name } ma { $height } kamienie.
       *[other] Stoi: stos { stack-name } ma { $height } kamieni.
    }
fact-leaned = Kamień opiera się o coś innego: bez żetonu.
fact-touched = Po drodze w dół dotknięto innego kamienia: bez żetonu.
fact-slipped = Kamień się zsuwa, stos stoi.
fact-unsettled = Kamienia nie dało się ocenić i wraca do rzeki.
fact-fell =
    { $stones ->
        [one] Stos { stack-name } się przewraca: 1 kamień.
        [few] Stos { stack-name } się przewraca: { $stones } kamienie.
       *[other] Stos { stack-name } się przewraca: { $stones } kamieni.
    }
fact-bumped = { $seat } potrąca stół i stos { stack-name } się przewraca.
fact-scored =
    { $tokens ->
        [one] { $seat } dostaje 1 punkt i ma { $points }.
        [few] { $seat } dostaje { $tokens } punkty i ma { $points }.
       *[other] { $seat } dostaje { $tokens } punktów i ma { $points }.
    }
fact-came_home =
    { $tokens ->
        [one] { $seat }: 1 żeton wraca bez punktu.
        [few] { $seat }: { $tokens } żetony wracają bez punktów.
       *[other] { $seat }: { $tokens } żetonów wraca bez punktów.
    }
fact-stayed =
    { $tokens ->
        [one] { $seat }: 1 żeton zostaje obok stosu { stack-name }.
        [few] { $seat }: { $tokens } żetony zostają obok stosu { stack-name }.
       *[other] { $seat }: { $tokens } żetonów zostaje obok stosu { stack-name }.
    }
fact-tokens =
    { $tokens ->
        [0] { $seat } nie ma już żetonu do położenia.
        [one] { $seat } kładzie 1 żeton obok stosu { stack-name }.
        [few] { $seat } kładzie { $tokens } żetony obok stosu { stack-name }.
       *[other] { $seat } kładzie { $tokens } żetonów obok stosu { stack-name }.
    }
fact-exchanged = { $seat } wymienia pięć złotych żetonów na żeton pięciopunktowy.
fact-marker_moved = Znacznik przesuwa się do stosu { stack-name }.
fact-over = Gra skończona.

## Opcje i zakończenia

option-physics = Jak kamienie się uspokajają
option-physics-on = symulacja
option-physics-model = przypadek, według wysokości
option-target = Punkty do zwycięstwa
option-target-10 = 10
option-target-6 = 6, krótka gra
option-target-15 = 15, długa gra
option-alternative_start = Alternatywny początek: cztery kamienie już stoją
option-start_size = Alternatywny początek: płytka z kilkoma rozmiarami
option-start_size-largest = największy
option-start_size-random = losowany
option-start_size-choose = gracze wybierają
option-start_shuffle = Alternatywny początek: potem tasuje się
option-start_shuffle-all = wszystkie płytki
option-start_shuffle-rest = płytki niedobrane
option-toppler_tokens = Własne żetony tego, kto przewróci stos
option-toppler_tokens-back = wracają
option-toppler_tokens-stay = zostają na miejscu
option-five_tokens = Żetony pięciopunktowe
option-slide = Zsuwa się tylko nowy kamień
option-slide-falls = liczy się jak przewrócenie
option-slide-gentle = stos zostaje
option-spoiled_stone = Kamień, który się opiera lub dotknął innych
option-spoiled_stone-stays = zostaje
option-spoiled_stone-river = trafia do rzeki
option-marker_after_fall = Znacznik po przewróceniu
option-marker_after_fall-moves = przesuwa się
option-marker_after_fall-stays = zostaje
option-marker_after_lift = Znacznik, gdy stos przewróci się przy zdejmowaniu
option-marker_after_lift-stays = zostaje
option-marker_after_lift-moves = przesuwa się
option-no_tile_fits = Żadna płytka nie pasuje do kamieni w rzece
option-no_tile_fits-new_tiles = pięć nowych płytek
option-no_tile_fits-lift = zdejmowanie ze stosów
option-side_fall = Inny stos się przewraca, nowy kamień stoi
option-side_fall-no_token = bez żetonu
option-side_fall-token = mimo to żetony
option-height = Wysokość po zdjęciu kamieni
option-height-now = kamienie teraz w stosie
option-height-highest = najwięcej, ile było
option-lowered_stack = Żetony obok stosu, z którego się zdejmuje
option-lowered_stack-tokens_stay = zostają
option-lowered_stack-token_home = zdejmujący zabiera jeden
option-causer_tokens = Żetony tego, kto potrącił stół
option-causer_tokens-back = wracają
option-causer_tokens-stay = zostają na miejscu
option-tries = Ponowne branie kamienia
option-tries-free = aż do puszczenia
option-tries-one = jedna próba
option-hand_seconds = Sekundy dla ręki
option-hand_seconds-45 = 45
option-hand_seconds-20 = 20
option-hand_seconds-none = bez zegara
option-bumps = Tryb imprezowy: inni mogą potrącić stół
option-duel = To samo kołysanie dla wszystkich w rundzie
option-steadiness_1 = Pewność ręki gracza 1 w procentach
option-steadiness_2 = Pewność ręki gracza 2 w procentach
option-steadiness_3 = Pewność ręki gracza 3 w procentach
option-steadiness_4 = Pewność ręki gracza 4 w procentach
option-assist = Pomoc w celowaniu
option-assist-bar = cała: pierścień, pion, cień, pasek
option-assist-shade = pierścień, pion, cień
option-assist-plumb = pierścień, pion
option-assist-ring = tylko pierścień spokoju
option-assist-none = żadna
option-assist_1 = Pomoc dla gracza 1
option-assist_1-same = jak dla wszystkich
option-assist_1-bar = cała: pierścień, pion, cień, pasek
option-assist_1-shade = pierścień, pion, cień
option-assist_1-plumb = pierścień, pion
option-assist_1-ring = tylko pierścień spokoju
option-assist_1-none = żadna
option-assist_2 = Pomoc dla gracza 2
option-assist_2-same = jak dla wszystkich
option-assist_2-bar = cała: pierścień, pion, cień, pasek
option-assist_2-shade = pierścień, pion, cień
option-assist_2-plumb = pierścień, pion
option-assist_2-ring = tylko pierścień spokoju
option-assist_2-none = żadna
option-assist_3 = Pomoc dla gracza 3
option-assist_3-same = jak dla wszystkich
option-assist_3-bar = cała: pierścień, pion, cień, pasek
option-assist_3-shade = pierścień, pion, cień
option-assist_3-plumb = pierścień, pion
option-assist_3-ring = tylko pierścień spokoju
option-assist_3-none = żadna
option-assist_4 = Pomoc dla gracza 4
option-assist_4-same = jak dla wszystkich
option-assist_4-bar = cała: pierścień, pion, cień, pasek
option-assist_4-shade = pierścień, pion, cień
option-assist_4-plumb = pierścień, pion
option-assist_4-ring = tylko pierścień spokoju
option-assist_4-none = żadna
preset-default = Jak w większości wydań
preset-norwegian = Jak w wydaniu norweskim

ending-target_reached = Ktoś ma dość punktów.

## Elementy i liczby ręki

size-0 = mały
size-1 = średni
size-2 = duży
family-slab = płyta
family-loaf = bochen
family-wedge = klin
family-knob = bryłka
token = żeton
five-point-token = żeton pięciopunktowy
base-stone = kamień podstawy
marker-piece = znacznik
river = rzeka
stack-name =
    { $stack ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[5] 6
    }
hand-face = Bok w dół
hand-yaw = Obrót (stopnie)
hand-dx = W prawo lub w lewo (1/1000 jednostki)
hand-dy = Dalej lub bliżej (1/1000 jednostki)
hand-tilt_x = Przechył w przód lub w tył (mrad)
hand-tilt_y = Przechył na bok (mrad)
hand-speed = Opuszczanie, od 0 wolno do 3 szybko
hand-lift = Wzięty w (1/60 s)
hand-release = Puszczony w (1/60 s)
verdict-placed = Stoi.
verdict-leans = Opiera się.
verdict-fell = Przewrócił się.
verdict-timeout = Nie dało się go ocenić.
picture-heights = kamienie w każdym stosie
picture-player = Gracz { $number }: punkty { $points }, pozostałe żetony { $tokens }
picture-tile =
    { $steps ->
        [one] Płytka { $tile }: { $sizes }; { $steps } krok
        [few] Płytka { $tile }: { $sizes }; { $steps } kroki
       *[many] Płytka { $tile }: { $sizes }; { $steps } kroków
    }
picture-river = W rzece: małe { $small }, średnie { $medium }, duże { $large }
picture-held = W ręce: { $stone } ({ $size })

## The coach

name-size = { $size ->
        [0] { size-0 }
        [1] { size-1 }
       *[2] { size-2 }
    }
name-tile = płytka: { $steps ->
        [one] jeden krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    } ({ $sizes }), dalej stos { $stack }
name-stone = { $family ->
        [slab] { family-slab }
        [loaf] { family-loaf }
        [wedge] { family-wedge }
       *[knob] { family-knob }
    } ({ $size })
name-take-stone = weź kamień: { $stone }
name-take-size = kamień tej wielkości: { $size }
name-lift-stone = zdejmij górny kamień ze stosu { $stack }
name-let-go = puść: { $stone }
coach-your-win = Jeśli stos { $stack } runie, wygrywasz: leży tam { $tokens ->
        [one] twój żeton
       *[many] twoich żetonów: { $tokens }
    }, a wysokość w kamieniach to { $height }. Niech buduje tam { $next }.
coach-their-win = Jeśli stos { $stack } runie, a buduje { $next }, wygrywa { $rival }: żetonów przy nim { $tokens }. Przy stosie { $to } nikt tak nie wygra.
coach-theirs-lost = Przy stosie { $stack } (wysokość { $height }) leżą żetony, które ma { $next }: { $tokens }. Jeśli runie, nic nie dadzą.
coach-yours = Przy stosie { $stack } (wysokość { $height }) leżą twoje żetony: { $tokens }. Niech buduje tam { $next }.
coach-small-reward = Kamień { $height } na stosie { $stack } daje żetony: { $tokens }. Niech ich nie bierze { $next }.
coach-hand = W chwili spokoju ręka kołysze się najmniej, a ciężar opada na środek stosu.
coach-look-marker = Spójrz na stos { stack-name }: kto musiałby tam budować jako następny?
coach-look-stone = Który kamień jest szeroki i płaski, a który warto zachować?
coach-look-hand = Poczekaj na spokój i przenieś środek ciężkości nad środek stosu.
