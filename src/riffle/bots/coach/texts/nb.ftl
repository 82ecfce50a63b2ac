## The coach, in every game

coach-player = Spiller { $number }
coach-moment = Tur { $turn }, { $name }: { $played }. Det kostet { $percent } % av spillet.
coach-better = Bedre: { $line }
coach-chances = Sjansene gjennom spillet, hver ut fra det spilleren kunne vite
coach-luck = Flaks: { $name } { $percent } %
coach-no-luck = Flaks spilte ingen rolle.
coach-none = Ingen hadde noe valg.
coach-more = Det vinner oftere: i { $better } av 100 tenkte spill, mot { $played }.
coach-even = Det hadde vært like bra: her gikk ingenting tapt.
coach-sound = Ingenting annet lover mer her, så langt botene kan se.
coach-look = Ta deg god tid: her finnes det mer enn ett svar.
