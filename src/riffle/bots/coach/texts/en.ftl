## The coach, in every game

coach-player = Player { $number }
coach-moment = Turn { $turn }, { $name }: { $played }. It cost { $percent } % of the game.
coach-better = Better: { $line }
coach-chances = Chances along the game, each from what that player could know
coach-luck = Luck: { $name } { $percent } %
coach-no-luck = Luck played no part.
coach-none = Nobody had a choice.
coach-more = It wins more often: in { $better } of 100 imagined games, against { $played }.
coach-even = It would have done just as well: nothing was lost here.
coach-sound = Nothing else promises more here, as far as the bots can see.
coach-look = Take your time: more than one answer is possible here.
