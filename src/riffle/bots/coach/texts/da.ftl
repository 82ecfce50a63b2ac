## The coach, in every game

coach-player = Spiller { $number }
coach-moment = Tur { $turn }, { $name }: { $played }. Det kostede { $percent } % af spillet.
coach-better = Bedre: { $line }
coach-chances = Chancerne gennem spillet, hver ud fra hvad spilleren kunne vide
coach-luck = Held: { $name } { $percent } %
coach-no-luck = Held spillede ingen rolle.
coach-none = Ingen havde noget valg.
coach-more = Det vinder oftere: i { $better } af 100 tænkte spil, mod { $played }.
coach-even = Det havde været lige så godt: her gik intet tabt.
coach-sound = Intet andet lover mere her, så vidt botterne kan se.
coach-look = Tag dig god tid: her er mere end ét svar.
