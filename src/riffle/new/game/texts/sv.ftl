name = My game
blurb = Ta stenar ur högen och se till att den sista blir din.
minutes = 5

section-setup = Förberedelser
section-turn = En tur
rule-1 = Högen har så många stenar som antalet spelare kräver.
rule-2 = Slumpen avgör vem som börjar; sedan går turen runt.
rule-3 = På din tur tar du en, två eller tre stenar.
rule-4 = Ingen kan ta fler stenar än det finns.
rule-5 = { $last ->
    [loses] Den som tar den sista stenen förlorar, alla andra vinner.
   *[wins] Den som tar den sista stenen vinner.
 }
rule-99 = Det är inte det som frågas nu.

question-first_player = Slumpen avgör vem som börjar
question-turn = Ta en, två eller tre stenar
action-take = ta { $pebbles }
action-begins = { $seat } börjar
fact-begins = { $seat } börjar.
fact-took = { $seat }: tar { $pebbles }, { $left } är kvar.
fact-over = { $seat } tar den sista stenen.
option-last = Den sista stenen
option-last-wins = vinner
option-last-loses = förlorar
preset-rulebook = My game
ending-heap_empty = Högen är tom

# The table in characters
picture-empty = högen är tom
picture-seat = spelare { $seat }: { $pebbles }
picture-take = skriv take 1, take 2 eller take 3
