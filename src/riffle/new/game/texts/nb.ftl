name = My game
blurb = Ta steiner fra haugen, og sørg for at den siste blir din.
minutes = 5

section-setup = Forberedelser
section-turn = En tur
rule-1 = Haugen har så mange steiner som antall spillere krever.
rule-2 = Tilfeldighetene avgjør hvem som begynner; deretter går turen rundt.
rule-3 = Ta én, to eller tre steiner på din tur.
rule-4 = Ingen kan ta flere steiner enn det finnes.
rule-5 = { $last ->
    [loses] Den som tar den siste steinen, taper, alle andre vinner.
   *[wins] Den som tar den siste steinen, vinner.
 }
rule-99 = Det er ikke det som spørres om nå.

question-first_player = Tilfeldighetene avgjør hvem som begynner
question-turn = Ta én, to eller tre steiner
action-take = ta { $pebbles }
action-begins = { $seat } begynner
fact-begins = { $seat } begynner.
fact-took = { $seat }: tar { $pebbles }, { $left } er igjen.
fact-over = { $seat } tar den siste steinen.
option-last = Den siste steinen
option-last-wins = vinner
option-last-loses = taper
preset-rulebook = My game
ending-heap_empty = Haugen er tom

# The table in characters
picture-empty = haugen er tom
picture-seat = spiller { $seat }: { $pebbles }
picture-take = skriv take 1, take 2 eller take 3
