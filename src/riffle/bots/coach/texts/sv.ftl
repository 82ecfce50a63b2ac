## The coach, in every game

coach-player = Spelare { $number }
coach-moment = Tur { $turn }, { $name }: { $played }. Det kostade { $percent } % av spelet.
coach-better = Bättre: { $line }
coach-chances = Chanserna genom spelet, var och en utifrån vad spelaren kunde veta
coach-luck = Tur: { $name } { $percent } %
coach-no-luck = Turen spelade ingen roll.
coach-none = Ingen hade något val.
coach-more = Det vinner oftare: i { $better } av 100 tänkta spel, mot { $played }.
coach-even = Det hade varit precis lika bra: här gick inget förlorat.
coach-sound = Inget annat lovar mer här, så långt botarna ser.
coach-look = Ta god tid på dig: här finns mer än ett svar.
