# The terminal's own words: players, answers, refusals.

player = Spiller { $number }
bot = { $player } (bot, { $level })
agent = { $player } (agent)
level-random = tilfeldig
level-greedy = hastig
level-beginner = nybegynner
level-easy = lett
level-normal = vanlig
level-hard = vanskelig
level-expert = ekspert

help = Skriv et nummer, eller et svar slik det står sist på linjen. u tar tilbake, r 10 viser regel 10, q slutter.
many = { $count } svar. Ett av hvert slag vises; begynnelsen på et svar viser dem som begynner slik.
no-answer = Det finnes ikke noe svar som heter «{ $typed }». Prøv et nummer fra listen, eller for eksempel: { $example }
no-take-back = Her er det ingenting å ta tilbake.
refused = Det kan ikke gjøres nå.
rule = regel { $number }
no-rule = Det finnes ingen regel { $number }.
curtain = { $player }: ta tastaturet og trykk Enter
points = poeng: { $points }
