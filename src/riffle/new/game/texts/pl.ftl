name = My game
blurb = Bierz kamyki ze stosu i zadbaj o to, żeby ostatni był twój.
minutes = 5

section-setup = Przygotowanie
section-turn = Tura
rule-1 = Stos ma tyle kamyków, ile wymaga liczba graczy.
rule-2 = Los decyduje, kto zaczyna; potem tury idą po kolei.
rule-3 = W swojej turze weź jeden, dwa lub trzy kamyki.
rule-4 = Nikt nie może wziąć więcej kamyków, niż ich jest.
rule-5 = { $last ->
    [loses] Kto weźmie ostatni kamyk, przegrywa, wszyscy inni wygrywają.
   *[wins] Kto weźmie ostatni kamyk, wygrywa.
 }
rule-99 = Nie o to jest teraz pytanie.

question-first_player = Los decyduje, kto zaczyna
question-turn = Weź jeden, dwa lub trzy kamyki
action-take = weź { $pebbles }
action-begins = { $seat } zaczyna
fact-begins = { $seat } zaczyna.
fact-took = { $seat }: bierze { $pebbles }, { $left } zostaje.
fact-over = { $seat } bierze ostatni kamyk.
option-last = Ostatni kamyk
option-last-wins = wygrywa
option-last-loses = przegrywa
preset-rulebook = My game
ending-heap_empty = Stos jest pusty

# The table in characters
picture-empty = stos jest pusty
picture-seat = gracz { $seat }: { $pebbles }
picture-take = napisz take 1, take 2 lub take 3
