## The coach, in every game

coach-player = Gracz { $number }
coach-moment = Tura { $turn }, { $name }: { $played }. Kosztowało to { $percent } % szans.
coach-better = Lepiej: { $line }
coach-chances = Szanse w trakcie gry, każdego gracza według tego, co mógł wiedzieć
coach-luck = Szczęście: { $name } { $percent } %
coach-no-luck = Szczęście nie odegrało żadnej roli.
coach-none = Nikt nie miał wyboru.
coach-more = Wygrywa częściej: w { $better } na 100 wyobrażonych gier, zamiast w { $played }.
coach-even = Byłoby równie dobre: nic tu nie stracono.
coach-sound = Nic innego nie daje tu więcej, o ile boty widzą.
coach-look = Nie spiesz się: jest tu więcej niż jedna możliwość.
