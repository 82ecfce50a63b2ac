name = Stolemë
blurb = Poprowadź rodzinę kaszubskich olbrzymów, którzy każdą kłótnię rozstrzygają głazami, a przy okazji przerabiają krajobraz.
minutes = 60

## Zasady

section-setup = Przygotowanie
section-round = Runda
section-turn = Twoja kolej
section-move = Ruch
section-throw = Rzut głazem
section-tokens = Żetony rodziny
section-gods = Bogowie
section-end = Koniec gry
section-table = Przy stole

rule-10 = Każdy prowadzi rodzinę czterech Stolemów i ma pięć kart akcji (dwa Rzuty głazem, dwa Ruchy, jedną kartę Bogowie), pięć kart trafień (trzy Trafienia, dwa Pudła), cztery żetony rodziny i jedną tajną kartę gniewu bogów.
rule-11 = { $families ->
        [chosen] Od pierwszego gracza każdy wybiera rodzinę, której nikt jeszcze nie ma.
       *[dealt] Rodziny są losowane.
    } { $starter ->
        [random] Pierwszy gracz jest losowany.
       *[other] Zaczyna gracz { $starter }.
    }
rule-12 = { $placing ->
        [automatic] Stolemy są ustawiane automatycznie.
        [reverse] Zaczyna ustawiać ostatni gracz, potem pozostali w odwrotnej kolejności aż do pierwszego.
       *[clockwise] Zaczyna ustawiać pierwszy gracz, potem pozostali zgodnie z ruchem wskazówek zegara.
    } Jeden Stolem staje na { $start_hexes ->
        [any] dowolnym polu startowym
       *[hand] polu startowym przy ręce swojego koloru
    }, trzy pozostałe na różnych wolnych polach obok.
rule-13 = { $board ->
        [quad] W trzy osoby też gra się na planszy z czterema rękami; jeden róg zostaje pusty.
       *[fitting] Gra trzyosobowa ma własną planszę, bo trzy rogi z czterech nie byłyby sprawiedliwe.
    } { $start_hexes ->
        [any] {""}
       *[hand] W grze dwuosobowej siada się w przeciwległych rogach.{" "}
    }{ $extra_villages ->
        [on] Na planszy są jeszcze inne wioski oprócz tej pośrodku.
       *[off] Na planszy jest jedna wioska, pośrodku.
    }
rule-20 = Od drugiej rundy każdy najpierw podnosi jednego ze swoich leżących Stolemów. { $village_dazes ->
        [off] Pozostaje on zdrowy lub oszołomiony, tak jak przedtem.
       *[on] Pozostaje on oszołomiony.
    } Stolemy, które potem nadal leżą, odpadają z gry.
rule-21 = Stojąca Opiekunka może podnieść jeszcze jednego leżącego członka rodziny, jeśli leży obok niej.
rule-22 = { $tokens_in_round_1 ->
        [on] Żetony rodziny kładzie się od pierwszej rundy.
       *[off] Pierwsza runda zaczyna się od razu od akcji: nie ma w niej żetonów rodziny.
    }
rule-23 = Każdy kładzie wszystkie cztery żetony rodziny zakryte na swoich Stolemach, skrycie i jednocześnie, jak najrówniej: po jednym na czterech, dwa na jednym z trzech, po dwa na dwóch.
rule-24 = Żetony kładzie się w kolejności: Duży głaz, Wełniana czapka, Sprint, Super rzut.
rule-25 = { $unused_tokens ->
        [stay] Nieużyte żetony zostają na miejscu; użyte kładzie się na nowo tam, gdzie leży ich najmniej. Żetony Stolema, który odpadł, pokazuje się i kładzie na nowo.
       *[laid_anew] Nieużyte żetony wracają i wszystkie cztery kładzie się na nowo.
    }
rule-26 = { $surplus ->
        [keep] Kto ma więcej niż pięć kart trafień, zatrzymuje je.
        [choice] Kto ma więcej niż pięć kart trafień, jawnie oddaje wybrane karty.
       *[random] Kto ma więcej niż pięć kart trafień, oddaje nadmiar, losowo i jawnie.
    }
rule-27 = Karty trafień odrzucone w poprzedniej rundzie odkrywa się. Od pierwszego gracza zgodnie z ruchem wskazówek zegara każdy bierze jedną, aż wszyscy mają co najmniej pięć albo kart zabraknie; kto ma pięć lub więcej, jest pomijany.
rule-28 = Wszystkie karty akcji zbiera się i każdy bierze znów zestaw początkowy.
rule-29 = { $activity_tokens ->
        [stay] Gdy zaczyna się nowa runda, żetony aktywności zostają tak, jak leżą.
       *[plain] Gdy zaczyna się nowa runda, wszystkie żetony aktywności obraca się na stronę bez klepsydry.
    }
rule-30 = Najpierw odrzuć zakrytą kartę akcji. Musi ci zostać taka, którą można wykonać.
rule-31 = Potem zagraj odkrytą inną kartę akcji i wykonaj ją jednym ze swoich stojących Stolemów.{ $gods_lying ->
        [on] {" "}Kartę Bogowie można zagrać także wtedy, gdy wszystkie twoje Stolemy leżą.
       *[off] {""}
    }
rule-32 = Możesz działać, dopóki masz co najmniej dwie karty akcji i którąś z nich da się wykonać. { $may_decline ->
        [on] Kto może działać, może też zrezygnować (zasada 36).
       *[off] Kto może działać, musi.
    }
rule-33 = Po akcji obróć swój żeton aktywności na klepsydrę i przekaż zagraną kartę graczowi bez klepsydry. Ten gracz bierze ją na rękę i działa jako następny.
rule-34 = Jeśli przy przekazywaniu karty wszyscy mają klepsydry, wszyscy oprócz przekazującego obracają żetony z powrotem.
rule-35 = Jeśli nie możesz działać, a ktoś inny może, zatrzymujesz kartę{ $unable ->
        [may_stay] {" "}i wskazujesz następnego gracza; twój żeton może raz zostać bez klepsydry
       *[turns] , obracasz żeton na klepsydrę i wskazujesz następnego gracza
    }.
rule-36 = { $may_decline ->
        [on] Możesz zrezygnować z działania: obróć żeton na klepsydrę i wskaż następnego gracza. Potem musisz poczekać na czyjąś akcję, zanim zrezygnujesz znowu.
       *[off] Nie wolno zrezygnować z działania.
    }
rule-37 = W grze dwuosobowej nie używa się żetonów aktywności: karta zawsze idzie do drugiego gracza.
rule-38 = Akcje rundy kończą się, gdy nikt nie może działać.
rule-39 = Kto ostatni otrzymał kartę akcji, jest pierwszym graczem następnej rundy, nawet jeśli nie mógł działać.
rule-40 = Stolem idzie tak daleko, na ile starczy mu punktów ruchu. Wejście na pole kosztuje 1 punkt, na jezioro 2, na polanę nic. Niewykorzystane punkty przepadają.
rule-41 = Ze wzgórza Stolem może przeskoczyć na dowolne inne wzgórze za 1 punkt.
rule-42 = Stolemy przechodzą przez pola, na których stoją inne, ale się tam nie zatrzymują. Pola z leżącym Stolemem lub żetonem skały są niedostępne.
rule-43 = Stolem, który na koniec rundy stoi w wiosce, zostaje { $village_dazes ->
        [on] oszołomiony i ogłuszony
       *[off] ogłuszony
    }.
rule-44 = { $must_move ->
        [on] Ruch musi skończyć się na innym polu, jeśli któryś z twoich Stolemów może.
       *[off] W Ruchu można też zostać na miejscu.
    }
rule-45 = Brodzenie: wejście na jezioro kosztuje tego Stolema 1 punkt.
rule-46 = Skoczność: skoki między wzgórzami nic tego Stolema nie kosztują.
rule-47 = Przeciskanie się: ten Stolem może przejść przez pole z leżącym Stolemem lub żetonem skały, ale nie może się tam zatrzymać.
rule-50 = Rzucaj w stojącego wroga w zasięgu swojego Stolema. { $near_throws ->
        [on] Nie ma minimalnej odległości i nic nie zasłania celu.
       *[off] Cel tuż obok rzucającego jest za blisko.
    } { $lone_hit_card ->
        [on] Wystarczy jedna karta trafień.
       *[off] Potrzebujesz co najmniej dwóch kart trafień.
    }
rule-51 = Działa tylko twój stojący Stolem, a rzucać można tylko w stojącego Stolema innej rodziny.
rule-52 = Twoje karty trafień są tasowane. Jedną odrzuca się zakrytą, potem jedną się pokazuje: ona rozstrzyga.{ $lone_hit_card ->
        [on] {" "}Jedyną kartę pokazuje się od razu.
       *[off] {""}
    }
rule-53 = Pokazana karta idzie do gracza, którego Stolem był celem, trafiony czy nie.
rule-54 = Trafienie na stałe oszałamia zdrowego Stolema i obraca jego kartę. Oszołomiony zostaje ogłuszony i upada.
rule-55 = Przy Pudle głaz ląduje na polu obok celu, według kostki; jeśli miałby wylądować poza planszą, rzuca się znowu. { $blocked_landing ->
        [rolls_again] Tak samo, jeśli leży tam żeton skały lub Stolem, a wolne jest jeszcze inne pole.
       *[changes] Teren zmienia się także pod żetonem skały lub leżącym Stolemem.
    }
rule-56 = Pewne oko: gdy ten Stolem chybi, jego właściciel wybiera pole lądowania, na planszy i obok celu{ $blocked_landing ->
        [rolls_again] , bez żetonu skały i bez leżącego Stolema, jeśli takie jest
       *[changes] {""}
    }. Kostką się nie rzuca.
rule-57 = Kto stoi tam, gdzie ląduje chybiony głaz, { $bystander ->
        [hit] zostaje trafiony
       *[harmless] nie doznaje szkody
    }.
rule-58 = Każdy głaz zmienia teren: właściciel celu kładzie na polu lądowania żeton terenu innego rodzaju niż { $same_as_printed ->
        [on] leżący tam żeton
       *[off] obecny tam teren
    }. Stary żeton wraca do puli.
rule-59 = Rzekę kładzie się tylko obok jeziora lub rzeki.
rule-60 = Można położyć tylko żeton, który jest w puli.
rule-61 = { $village_buried ->
        [on] Głaz, który spadnie na wioskę, zasypuje ją żetonem i karze po raz ostatni.
       *[off] Na wiosce nigdy nie kładzie się żetonu.
    }
rule-62 = Głaz, który spadnie na wioskę, ściąga gniew bogów: rzucający zostaje oszołomiony i ogłuszony, a nikt nie dostaje za to punktu.
rule-63 = Kolejność przy rzucie: skutek trafienia i punkt, teren, potem wioska.
rule-64 = Unik: gdy rzucono kostką po Pudle wymierzonym w tego Stolema, jego właściciel może kazać rzucić jeszcze raz.
rule-65 = Rzeźbiarka: gdy ten Stolem chybi, żeton terenu kładzie jego właściciel.
rule-66 = Rzut z góry: stojąc na wzgórzu, ten Stolem rzuca o jedno pole dalej.
rule-70 = Żeton rodziny działa raz na rundę, tylko dla Stolema, na którego karcie leży. Żetony leżącego Stolema nie działają.
rule-71 = Duży głaz, zapowiadany przy rzucie: trafienie od razu ogłusza zdrowego Stolema. Zużywa się także przy Pudle.
rule-72 = Wełniana czapka { $cap_timing ->
        [before] (zapowiadana przed losowaniem kart trafień)
       *[after] (po pokazaniu Trafienia)
    }: bez oszołomienia i ogłuszenia{ $cap_boulder ->
        [dazes] , ale Duży głaz nadal oszałamia
       *[cancels] , nawet przy Dużym głazie
    }. Teren i tak się zmienia. Pytanie pada zawsze, gdy leży tam zakryty żeton, więc niczego nie zdradza.
rule-73 = Sprint: jeden punkt więcej w Ruchu. Zużywa się tylko, gdy droga tego wymaga.
rule-74 = Super rzut: o jedno pole dalej. Zużywa się tylko, gdy zasięg tego wymaga.
rule-75 = Twardy łeb: dla tego Stolema Duży głaz to zwykły głaz. Żeton i tak się zużywa.
rule-80 = Bogowie, pierwsze użycie: dobierz drugą kartę gniewu bogów. Więcej niż dwóch mieć nie można.
rule-81 = Bogowie, drugie użycie: wtasuj jedną swoją kartę gniewu bogów do talii i dobierz wierzchnią.
rule-82 = Bogowie, trzecie użycie: zagraj kartę, której zestaw żetonów terenu leży na planszy stroną bez obwódki. Teren nadrukowany się nie liczy.
rule-83 = Dokładnie żetony zestawu obraca się na stronę z obwódką; gdzie jest ich więcej, ty wybierasz.
rule-84 = Potem wskaż inną rodzinę, która ma Stolema w grze{ $gods_target ->
        [leader] , spośród mających najwięcej ogłuszeń i zagranych kart gniewu bogów
        [rowdiest] , spośród tych, którzy najwięcej rzucali w tej rundzie
       *[anyone] {""}
    }.
rule-85 = Jej właściciel wybiera jednego ze swoich Stolemów na planszy, { $stone_standing_first ->
        [on] stojącego, jeśli taki jest
       *[off] stojącego lub leżącego
    }. Zamienia się on w skałę: Stolem odpada z gry, zostaje żeton skały.
rule-86 = Kto zagrał jedyną kartę gniewu bogów z ręki, od razu dobiera nową.
rule-87 = Gdy talia jest pusta, kart gniewu bogów się nie dobiera ani nie wymienia. Jeśli nie możesz też żadnej zagrać, karta Bogowie nie ma skutku.
rule-90 = Wygrywasz od razu z trzecim ogłuszeniem (dwóch graczy), czwartym (trzech) lub piątym (czterech). Punkty dają tylko rzuty{ $points_for ->
        [any_rock] { $bystander ->
            [hit] , także gdy chybiony głaz ogłuszy kogoś postronnego
           *[harmless] , i to tylko te, które trafiły w cel
        }
       *[accurate] , i to tylko te, które trafiły w cel
    }.
rule-91 = Wygrywasz od razu z trzecią kartą gniewu bogów, zanim ktokolwiek zamieni się w skałę.
rule-92 = Wygrywasz, { $last_family ->
        [at_once] gdy tylko na planszy zostanie jedynie twoja rodzina
       *[round_end] jeśli na koniec rundy stoi tylko twoja rodzina
    }.
rule-93 = Gra kończy się, gdy rzut wymaga żetonu terenu, a żadnego nie można położyć { $river_test ->
        [board] nigdzie na planszy
       *[landing] na tym polu
    }. Wygrywa rodzina, która ma najwięcej stojących { $tokens_out ->
        [healthy] zdrowych Stolemów
       *[standing] Stolemów
    }.
rule-94 = Przy remisie rodziny porównują, kto ma w grze mniej oszołomionych Stolemów{ $tie_break ->
        [score] , potem ogłuszenia, potem zagrane karty gniewu bogów
       *[draw] {""}
    }; jeśli nadal jest remis, dzielą zwycięstwo.
rule-95 = Rodzina bez Stolema na planszy odpada: nie dostaje kart i nikt jej nie wskazuje. Jej karty trafień idą na stos odrzuconych, a karty gniewu bogów do talii.
rule-96 = { $round_limit ->
        [0] Liczba rund nie jest ograniczona.
       *[other] Po rundzie { $round_limit } gra się kończy i wygrywa rodzina, która ma najwięcej stojących { $tokens_out ->
            [healthy] zdrowych Stolemów
           *[standing] Stolemów
        }.
    }
rule-97 = { $none_standing ->
        [draw] Jeśli na koniec rundy nikt nie stoi, jest remis.
       *[goes_on] Jeśli na koniec rundy nikt nie stoi, gra toczy się dalej.
    }
rule-99 = Teraz pytanie jest o coś innego.

## Pytania

question-first_player = Los wskazuje, kto zaczyna
question-deal_family = Losowana jest rodzina
question-choose_family = Wybierz rodzinę
question-gods_draw = Dobierana jest karta gniewu bogów
question-place = Ustaw Stolema
question-stand = Podnieś jednego ze swoich Stolemów
question-nurse = Twoja Opiekunka może podnieść jeszcze jednego
question-tokens = Połóż zakryte żetony rodziny
question-surplus = Nadmiarowa karta trafień wraca
question-give_back = Oddaj kartę trafień
question-draft = Weź kartę trafień
question-discard = Odrzuć jedną kartę akcji
question-play = Zagraj kartę akcji
question-move = Rusz Stolemem
question-throw = Wybierz rzucającego i cel
question-blind = Odrzucana jest zakryta karta trafień
question-show = Pokazywana jest karta trafień
question-cap = Użyć Wełnianej czapki?
question-roll = Toczy się kostka
question-sidestep = Rzucić kostką jeszcze raz?
question-land = Wybierz, gdzie ląduje głaz
question-lay = Połóż żeton terenu
question-gods = Dobierz, wymień lub zagraj kartę gniewu bogów
question-turn_token = Wybierz żeton do obrócenia
question-name = Wskaż bogom rodzinę
question-stone = Wybierz, kto zamieni się w skałę
question-pass = Przekaż komuś kartę
question-point = Wskaż następnego gracza

## Odpowiedzi

action-begins = Zaczyna { $seat }
action-deal_family = Przypada rodzina { said-family }
action-choose_family = Weź rodzinę { said-family }
action-draw = Dobrano: { $card }
action-place = Ustaw na { $hex }: { who-of-four } ({ $stolem })
action-stand = Wstaje { who-of-four } ({ $stolem })
action-stay_down = Nie podnoś nikogo
action-put_token = { said-token }: kładziesz na karcie { $stolem } ({ who-of-four })
action-confirm = Gotowe
action-surplus = Wraca: { said-result }
action-give_back = Oddaj: { said-result }
action-take = Weź: { said-result }
action-discard = Odrzuć: { said-card }
action-decline = Zrezygnuj z działania
action-play = Zagraj: { said-card }
action-move = Na { $hex } idzie { who-of-four } ({ $stolem })
action-throw = { who-of-four } ({ $stolem }) rzuca { said-rock } w Stolema { $target }
action-blind = Zakryta odchodzi karta: { said-result }
action-show = Pokazano: { said-result }
action-wear_cap = Użyj Wełnianej czapki
action-no_cap = Bez czapki
action-roll = Kostka wskazuje { said-side }
action-reroll = Rzuć jeszcze raz
action-keep_roll = Zostaw
action-land = Głaz ląduje na { said-side } od celu
action-lay = Połóż: { said-terrain }
action-draw_card = Dobierz kartę gniewu bogów
action-exchange = Wymień kartę gniewu bogów: { said-slot }
action-play_card = Zagraj { $card }
action-pray = Módl się na próżno
action-turn_token = Obróć żeton na { $hex }
action-name = Wskaż bogom: { $seat }
action-turn_to_stone = { who-of-four } ({ $stolem }) zamienia się w skałę
action-pass_card = Przekaż kartę: { $seat }
action-point = Następny gracz: { $seat } ({ said-activity })

## Co się stało

who-of-four = { $stolem ->
        [0] ojciec
        [4] ojciec
        [8] ojciec
        [12] ojciec
        [1] matka
        [5] matka
        [9] matka
        [13] matka
        [2] dziadek lub babka
        [6] dziadek lub babka
        [10] dziadek lub babka
        [14] dziadek lub babka
        [3] dziecko
        [7] dziecko
        [11] dziecko
       *[other] dziecko
    }
family-name = { $family ->
        [0] Rëbôcë
        [1] Lesôcë
        [2] Bëlôcë
       *[other] Gôchë
    }
said-card = { $card ->
        [throw] Rzut głazem
        [move] Ruch
       *[gods] Bogowie
    }
said-result = { $result ->
        [miss] Pudło
       *[hit] Trafienie
    }
said-token = { $token ->
        [boulder] Duży głaz
        [cap] Wełniana czapka
        [sprint] Sprint
       *[super] Super rzut
    }
said-terrain = { $terrain ->
        [clearing] polana
        [hill] wzgórze
        [river] rzeka
       *[lake] jezioro
    }
said-side = { $side ->
        [ne] północny wschód
        [e] wschód
        [se] południowy wschód
        [sw] południowy zachód
        [w] zachód
       *[nw] północny zachód
    }
said-rock = { $rock ->
        [boulder] Dużym głazem
       *[rock] głazem
    }
said-slot = { $slot ->
        [left] lewa
       *[right] prawa
    }
said-activity = { $token ->
        [hourglass] klepsydra do góry
       *[plain] bez klepsydry
    }
said-family = { $family ->
        [rebocy] Rëbôcë
        [lesocy] Lesôcë
        [belocy] Bëlôcë
       *[gochy] Gôchë
    }
fact-begins = Zaczyna { $seat }.
fact-family = { $seat } prowadzi rodzinę { family-name }.
fact-drew_god = { $seat } dobiera kartę gniewu bogów.
fact-drew_god-hidden = { $seat } dobiera kartę gniewu bogów.
fact-placed = { $seat } ustawia Stolema.
fact-stood_up = { $seat }: Stolem wstaje ({ who-of-four }).
fact-left_game = { $seat }: Stolem odpada z gry ({ who-of-four }).
fact-tokens_laid = { $seat }: żetony rodziny już leżą.
fact-put_token = { $seat } kładzie żeton rodziny.
fact-put_token-hidden = { $seat } kładzie żeton rodziny.
fact-hit_cards_open = Odkryto odrzucone karty trafień. Trafienia: { $hits }, Pudła: { $misses }.
fact-gave_back = { $seat } oddaje { $result ->
        [0] Pudło
       *[other] Trafienie
    }.
fact-took = { $seat } bierze { $result ->
        [0] Pudło
       *[other] Trafienie
    }.
fact-discarded = { $seat } odrzuca { $card ->
        [0] Rzut głazem
        [1] Ruch
       *[other] kartę Bogowie
    }.
fact-discarded-hidden = { $seat } odrzuca kartę akcji.
fact-declined = { $seat } rezygnuje z działania.
fact-played = { $seat } zagrywa { $card ->
        [0] Rzut głazem
        [1] Ruch
       *[other] kartę Bogowie
    }.
fact-moved = { $seat } rusza Stolemem ({ who-of-four }, punkty: { $cost }).
fact-used_token = { $seat } używa żetonu { $token ->
        [0] Duży głaz
        [1] Wełniana czapka
        [2] Sprint
       *[other] Super rzut
    }.
fact-threw = { $seat }: { who-of-four } rzuca { $boulder ->
        [0] głazem
       *[other] Dużym głazem
    } w Stolema { $at } ({ $to }).
fact-blind = { $seat } odrzuca zakryte { $result ->
        [0] Pudło
       *[other] Trafienie
    }.
fact-blind-hidden = { $seat } odrzuca zakrytą kartę trafień.
fact-showed = { $seat } pokazuje { $result ->
        [0] Pudło
       *[other] Trafienie
    }; kartę dostaje { $to }.
fact-capped = Wełniana czapka przyjmuje cios.
fact-rolled = Rzut kostką.
fact-sidestepped = { $seat } każe rzucić kostką jeszcze raz.
fact-landed = Głaz ląduje obok celu.
fact-dazed = { $seat }: Stolem zostaje oszołomiony ({ who-of-four }).
fact-knocked_out = { $seat }: Stolem zostaje ogłuszony ({ who-of-four }).
fact-scored = { $seat }, ogłuszenia: { $score }.
fact-laid = { $seat } kładzie { $terrain ->
        [0] polanę
        [1] wzgórze
        [2] rzekę
       *[other] jezioro
    }.
fact-punished = { $seat }: bogowie karzą Stolema ({ who-of-four }).
fact-exchanged = { $seat } wymienia kartę gniewu bogów.
fact-played_god = { $seat } zagrywa kartę gniewu bogów ({ $trophies } z 3).
fact-turned_token = Żeton terenu zostaje obrócony.
fact-named = { $seat } wskazuje bogom rodzinę.
fact-stone = { $seat }: Stolem zamienia się w skałę ({ who-of-four }).
fact-family_out = { $seat }: rodzina odpada z gry.
fact-passed = { $seat } przekazuje { $card ->
        [0] Rzut głazem
        [1] Ruch
       *[other] kartę Bogowie
    }; kartę dostaje { $to }.
fact-hourglasses = Klepsydry obracają się z powrotem, oprócz jednej: { $seat }.
fact-unable = { $seat } nie może działać.
fact-pointed = { $seat } wskazuje: { $to }.
fact-round_ended = Runda { $round } dobiegła końca.
fact-no_token = Żaden żeton tu nie pasuje; teren się nie zmienia.
fact-over = Koniec gry.

## Opcje i zakończenia

option-starter = Kto zaczyna
option-starter-random = losowo
option-starter-1 = gracz 1
option-starter-2 = gracz 2
option-starter-3 = gracz 3
option-starter-4 = gracz 4
option-families = Rodziny są
option-families-dealt = losowane
option-families-chosen = wybierane po kolei
option-board = Plansza dla trzech graczy
option-board-fitting = własna
option-board-quad = ta z czterema rękami
option-extra_villages = Więcej wiosek
option-placing = Ustawianie
option-placing-clockwise = najpierw pierwszy gracz
option-placing-reverse = najpierw ostatni gracz
option-placing-automatic = automatyczne
option-start_hexes = Pola startowe
option-start_hexes-hand = przy ręce swojego koloru
option-start_hexes-any = dowolne
option-tokens_in_round_1 = Żetony rodziny w pierwszej rundzie
option-unused_tokens = Nieużyte żetony rodziny
option-unused_tokens-laid_anew = kładzie się na nowo
option-unused_tokens-stay = zostają na miejscu
option-surplus = Więcej niż pięć kart trafień
option-surplus-random = nadmiar wraca losowo
option-surplus-choice = nadmiar wraca z wyboru
option-surplus-keep = zostaje na ręce
option-must_move = Ruch musi zakończyć się na innym polu
option-gods_lying = Kartę Bogowie można zagrać, gdy wszystkie Stolemy leżą
option-lone_hit_card = Do rzutu wystarczy jedna karta trafień
option-near_throws = Rzuty w Stolema tuż obok
option-same_as_printed = Żeton może być taki sam jak nadrukowany teren
option-village_buried = Głaz zasypuje wioskę
option-village_dazes = Wioska oszałamia na koniec rundy
option-gods_target = Kogo wolno wskazać bogom
option-gods_target-anyone = każdego
option-gods_target-leader = prowadzącego
option-gods_target-rowdiest = kto najwięcej rzucał w tej rundzie
option-stone_standing_first = Najpierw w skałę zamieniają się stojący
option-cap_boulder = Wełniana czapka przeciw Dużemu głazowi
option-cap_boulder-cancels = zatrzymuje go
option-cap_boulder-dazes = Duży głaz nadal oszałamia
option-cap_timing = Wełnianą czapkę zapowiada się
option-cap_timing-after = po pokazaniu Trafienia
option-cap_timing-before = przed losowaniem
option-blocked_landing = Głaz spada na skałę lub leżącego Stolema
option-blocked_landing-changes = zmienia tam teren
option-blocked_landing-rolls_again = rzuca się znowu
option-bystander = Kto stoi tam, gdzie ląduje chybiony głaz,
option-bystander-harmless = nie doznaje szkody
option-bystander-hit = zostaje trafiony
option-points_for = Punkty za ogłuszenia
option-points_for-accurate = rzutami, które trafiły w cel
option-points_for-any_rock = każdym głazem
option-unable = Kto nie może działać,
option-unable-turns = obraca żeton na klepsydrę
option-unable-may_stay = może zostawić żeton bez klepsydry
option-may_decline = Wolno zrezygnować z działania
option-last_family = Ostatnia rodzina wygrywa
option-last_family-round_end = na koniec rundy
option-last_family-at_once = od razu
option-none_standing = Nikt nie stoi na koniec rundy
option-none_standing-goes_on = gra toczy się dalej
option-none_standing-draw = jest remis
option-tokens_out = Gdy zabraknie terenu, liczą się
option-tokens_out-standing = stojące Stolemy
option-tokens_out-healthy = stojące zdrowe Stolemy
option-river_test = Terenu brakuje, gdy żaden żeton nie pasuje
option-river_test-landing = na pole lądowania
option-river_test-board = na żadne pole
option-tie_break = Przy dalszym remisie
option-tie_break-draw = zwycięstwo dzielone
option-tie_break-score = ogłuszenia, potem zagrane karty gniewu bogów
option-round_limit = Najwięcej rund (0: bez ograniczenia)
option-activity_tokens = Żetony aktywności na początku rundy
option-activity_tokens-plain = obraca się na stronę bez klepsydry
option-activity_tokens-stay = zostają tak, jak leżą
preset-polish = Polska instrukcja
preset-english = Angielska instrukcja

ending-knockouts = Dość ogłuszeń: wygrywa najlepszy miotacz.
ending-gods = Trzy karty gniewu bogów: wygrywa ich ulubieniec.
ending-last_family = Stoi już tylko jedna rodzina albo żadna.
ending-tokens_out = Nie można już położyć terenu: teraz liczy się Stolemy.
ending-round_limit = Ostatnia runda minęła: teraz liczy się Stolemy.

## Nazwy elementów

family-0 = Rëbôcë, rybacy
family-1 = Lesôcë, ludzie lasu
family-2 = Bëlôcë, ludzie z cypla
family-3 = Gôchë, ludzie z wrzosowisk
role-0 = ojciec
role-1 = matka
role-2 = dziadek lub babka
role-3 = dziecko
card-0 = Rzut głazem
card-1 = Ruch
card-2 = Bogowie
result-0 = Pudło
result-1 = Trafienie
token-0 = Duży głaz
token-1 = Wełniana czapka
token-2 = Sprint
token-3 = Super rzut
terrain-0 = równina
terrain-1 = polana
terrain-2 = wzgórze
terrain-3 = rzeka
terrain-4 = jezioro
terrain-5 = wioska
ability-1 = Brodzenie: jezioro kosztuje 1
ability-2 = Skoczność: skoki między wzgórzami nic nie kosztują
ability-3 = Przeciskanie się: może mijać leżących i skały
ability-4 = Rzut z góry: na wzgórzu zasięg o 1 większy
ability-5 = Twardy łeb: Duży głaz to zwykły głaz
ability-6 = Unik: może kazać powtórzyć rzut kostką po Pudle
ability-7 = Pewne oko: wybiera, gdzie ląduje chybiony głaz
ability-8 = Rzeźbiarka: kładzie żeton terenu po Pudle
ability-9 = Opiekunka: podnosi jeszcze jednego sąsiada
pose-1 = stoi
pose-2 = leży
pose-3 = poza grą
pose-4 = teraz skała
dazed = oszołomiony
healthy = zdrowy
hourglass = klepsydra
rock = żeton skały
picture-round = Runda { $round }
picture-family = { $player } { $family }: ogłuszenia { $score }/{ $goal }, bogowie { $trophies }/{ $gods }; na ręce karty akcji { $actions }, trafień { $hits }, gniewu bogów { $cards }
picture-out = poza grą
picture-first = pierwszy gracz
picture-hand = Ręka { $player }: { $cards }; Trafienia { $hits }, Pudła { $misses }
picture-gods = Karty gniewu bogów: { $cards }
picture-tokens = Żetony rodziny: { $tokens }
picture-pool = Żetony terenu w puli: { $tokens }
picture-open = Odkryte karty trafień: Trafienia { $hits }, Pudła { $misses }
picture-throw = { $thrower } rzuca; cel: { $target }
picture-giants = Stolemy: numer, imię, pole, ruch/zasięg
picture-signs = { $terrains }; (x) żeton, [x] żeton obrócony; * oszołomiony, _ leży, @ żeton skały

## The coach

name-card = { said-card }
name-result = { said-result }
name-terrain = { said-terrain }
name-kind = { said-terrain }
name-token = { said-token }
name-choose-family = weź ród { $family }
name-place = { $giant } na { $hex }
name-stand = { $giant } wstaje
name-stay-down = nie pomagaj nikomu
name-put-token = { $token }: { $giant }
name-give-back = oddaj: { $result }
name-take = weź: { $result }
name-discard = odrzuć: { $card }
name-decline = nie rób nic
name-play = zagraj: { $card }
name-move = { $giant } na { $hex }
name-throw = { $giant } rzuca { $rock ->
        [1] Głazem
       *[0] kamieniem
    }, cel: { $target }
name-wear-cap = użyj wełnianej czapki
name-no-cap = bez wełnianej czapki
name-reroll = rzuć kostką jeszcze raz
name-keep-roll = zostaw kostkę
name-land = kamień spada na { $hex }
name-lay = połóż: { $terrain }
name-draw-card = dobierz kartę bogów
name-exchange = wymień { $god }
name-play-card = zagraj { $god }
name-pray = módl się na próżno
name-turn-token = odwróć żeton na { $hex }
name-name = wskaż bogom: { $rival }
name-turn-to-stone = { $giant } zamienia się w kamień
name-pass-card = oddaj kartę: { $next }
name-point = wskaż: { $next }
coach-knocks-out = Tak zwykle nokautujesz Stolema rywala.
coach-stays-up = Tak twoi zwykle zostają na nogach.
coach-dazes = Tak zwykle ogłuszasz Stolema rywala.
coach-stays-clear = Tak zwykle nikt z twoich nie zostaje ogłuszony.
coach-pleases-gods = Tak zwykle możesz zagrać kartę bogów.
coach-denies-gods = To zwykle nie pozwala rywalowi zagrać karty bogów.
coach-not-stone = Tak zwykle nikt z twoich nie zamienia się w kamień.
coach-village = Trzyma się z dala od wioski: bogowie powalają tego, kto kończy tam rundę albo zrzuca na nią głaz.
coach-keeps-hits = Jedno Trafienie więcej na ręce; Pudło powiedziałoby wszystkim, że trafiasz rzadziej.
coach-gives-dazed = Oddaje bogom oszołomionego Stolema, a zachowuje zdrowego.
coach-spares-boulder = Zwykły kamień ogłuszy oszołomionego Stolema równie dobrze, więc Duży głaz zostaje.
coach-look-walk = Które pola są w zasięgu rzutów rywali, a które twoich?
coach-look-rocks = Kto z nich jest już oszołomiony i kto z twoich rzuca najdalej?
coach-look-hits = Policz swoje Trafienia i Pudła: co pokaże następny rzut?
coach-look-land = Komu ten teren pomaga, a kogo spowalnia?
coach-look-cards = Pomyśl też o karcie, którą trzeba będzie przekazać dalej.
coach-look-gods = Spójrz na kartę gniewu bogów: czy jej krajobraz już leży, albo prawie?
coach-luck-hit = Rzut trafił.
coach-luck-miss = Rzut chybił.
coach-luck-roll = O tym, dokąd potoczył się głaz, zdecydowała sama kość.
