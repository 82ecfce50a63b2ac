name = My game
blurb = Nimm Kiesel vom Haufen und sorge dafür, dass der letzte dir gehört.
minutes = 5

section-setup = Vorbereitung
section-turn = Ein Zug
rule-1 = Der Haufen hat so viele Kiesel, wie die Spielerzahl verlangt.
rule-2 = Der Zufall bestimmt, wer beginnt; dann geht es reihum.
rule-3 = Nimm in deinem Zug einen, zwei oder drei Kiesel.
rule-4 = Niemand kann mehr Kiesel nehmen, als da sind.
rule-5 = { $last ->
    [loses] Wer den letzten Kiesel nimmt, hat verloren, alle anderen haben gewonnen.
   *[wins] Wer den letzten Kiesel nimmt, hat gewonnen.
 }
rule-99 = Danach ist jetzt nicht gefragt.

question-first_player = Der Zufall bestimmt, wer beginnt
question-turn = Nimm einen, zwei oder drei Kiesel
action-take = nimm { $pebbles }
action-begins = { $seat } beginnt
fact-begins = { $seat } beginnt.
fact-took = { $seat }: nimmt { $pebbles }, { $left } bleiben liegen.
fact-over = { $seat } nimmt den letzten Kiesel.
option-last = Der letzte Kiesel
option-last-wins = gewinnt
option-last-loses = verliert
preset-rulebook = My game
ending-heap_empty = Der Haufen ist leer

# The table in characters
picture-empty = der Haufen ist leer
picture-seat = Spieler { $seat }: { $pebbles }
picture-take = schreib take 1, take 2 oder take 3
