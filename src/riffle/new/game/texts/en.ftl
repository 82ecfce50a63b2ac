name = My game
blurb = Take pebbles from the heap, and see to it that the last one is yours.
minutes = 5

section-setup = Set-up
section-turn = A turn
rule-1 = The heap has as many pebbles as the number of players asks for.
rule-2 = Chance says who begins; then it goes round.
rule-3 = In your turn take one, two or three pebbles.
rule-4 = Nobody can take more pebbles than there are.
rule-5 = { $last ->
    [loses] Whoever takes the last pebble has lost, everybody else has won.
   *[wins] Whoever takes the last pebble has won.
 }
rule-99 = This is not what is asked now.

question-first_player = Chance says who begins
question-turn = Take one, two or three pebbles
action-take = take { $pebbles }
action-begins = { $seat } begins
fact-begins = { $seat } begins.
fact-took = { $seat }: takes { $pebbles }, { $left } are left.
fact-over = { $seat } takes the last pebble.
option-last = The last pebble
option-last-wins = wins
option-last-loses = loses
preset-rulebook = My game
ending-heap_empty = The heap is empty

# The table in characters
picture-empty = the heap is empty
picture-seat = player { $seat }: { $pebbles }
picture-take = write take 1, take 2 or take 3
