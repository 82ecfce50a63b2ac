## The coach, in every game

coach-player = Spieler { $number }
coach-moment = Zug { $turn }, { $name }: { $played }. Das kostete { $percent } % der Partie.
coach-better = Besser: { $line }
coach-chances = Aussichten im Verlauf der Partie, jeweils nach dem, was der Spieler wissen konnte
coach-luck = Glück: { $name } { $percent } %
coach-no-luck = Glück spielte keine Rolle.
coach-none = Niemand hatte eine Wahl.
coach-more = Es gewinnt öfter: in { $better } von 100 gedachten Partien, sonst in { $played }.
coach-even = Es wäre genauso gut gewesen: Hier ging nichts verloren.
coach-sound = Nichts anderes verspricht hier mehr, soweit die Bots sehen.
coach-look = Nimm dir Zeit: Hier gibt es mehr als eine Möglichkeit.
