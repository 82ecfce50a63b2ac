# The terminal's own words: players, answers, refusals.

player = Gracz { $number }
bot = { $player } (bot, { $level })
agent = { $player } (agent)
level-random = losowy
level-greedy = pochopny
level-beginner = początkujący
level-easy = łatwy
level-normal = zwykły
level-hard = trudny
level-expert = ekspert

help = Wpisz numer albo odpowiedź tak, jak stoi na końcu wiersza. u cofa, r 10 pokazuje zasadę 10, q kończy.
many = Odpowiedzi: { $count }. Widać po jednej z każdego rodzaju; początek odpowiedzi pokaże te, które tak się zaczynają.
no-answer = Nie ma odpowiedzi „{ $typed }”. Spróbuj numeru z listy albo na przykład: { $example }
no-take-back = Nie ma tu czego cofnąć.
refused = Teraz nie można tego zrobić.
rule = zasada { $number }
no-rule = Nie ma zasady { $number }.
curtain = { $player }: weź klawiaturę i naciśnij Enter
points = punkty: { $points }
