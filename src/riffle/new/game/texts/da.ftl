name = My game
blurb = Tag sten fra bunken, og sørg for, at den sidste bliver din.
minutes = 5

section-setup = Forberedelser
section-turn = En tur
rule-1 = Bunken har så mange sten, som antallet af spillere kræver.
rule-2 = Tilfældet afgør, hvem der begynder; derefter går turen rundt.
rule-3 = Tag en, to eller tre sten i din tur.
rule-4 = Ingen kan tage flere sten, end der er.
rule-5 = { $last ->
    [loses] Den, der tager den sidste sten, taber, alle andre vinder.
   *[wins] Den, der tager den sidste sten, vinder.
 }
rule-99 = Det er ikke det, der spørges om nu.

question-first_player = Tilfældet afgør, hvem der begynder
question-turn = Tag en, to eller tre sten
action-take = tag { $pebbles }
action-begins = { $seat } begynder
fact-begins = { $seat } begynder.
fact-took = { $seat }: tager { $pebbles }, { $left } er tilbage.
fact-over = { $seat } tager den sidste sten.
option-last = Den sidste sten
option-last-wins = vinder
option-last-loses = taber
preset-rulebook = My game
ending-heap_empty = Bunken er tom

# The table in characters
picture-empty = bunken er tom
picture-seat = spiller { $seat }: { $pebbles }
picture-take = skriv take 1, take 2 eller take 3
