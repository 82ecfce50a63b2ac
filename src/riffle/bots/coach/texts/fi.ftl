## The coach, in every game

coach-player = Pelaaja { $number }
coach-moment = Vuoro { $turn }, { $name }: { $played }. Se maksoi { $percent } % pelistä.
coach-better = Parempi: { $line }
coach-chances = Mahdollisuudet pelin aikana, kukin sen mukaan, mitä pelaaja saattoi tietää
coach-luck = Onni: { $name } { $percent } %
coach-no-luck = Onnella ei ollut osaa.
coach-none = Kenelläkään ei ollut valinnan varaa.
coach-more = Se voittaa useammin: { $better } kertaa sadasta kuvitellusta pelistä, pelattu { $played } kertaa.
coach-even = Se olisi ollut yhtä hyvä: tässä ei menetetty mitään.
coach-sound = Mikään muu ei lupaa tässä enempää, sikäli kuin botit näkevät.
coach-look = Mieti rauhassa: tässä on useampia vaihtoehtoja.
