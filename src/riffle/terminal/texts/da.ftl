# The terminal's own words: players, answers, refusals.

player = Spiller { $number }
bot = { $player } (bot, { $level })
agent = { $player } (agent)
level-random = tilfældig
level-greedy = hastig
level-beginner = begynder
level-easy = let
level-normal = normal
level-hard = svær
level-expert = ekspert

help = Skriv et nummer, eller et svar som det står sidst på linjen. u tager tilbage, r 10 viser regel 10, q slutter.
many = { $count } svar. Ét af hver slags vises; begyndelsen af et svar viser dem, der begynder sådan.
no-answer = Der er intet svar, der hedder »{ $typed }«. Prøv et nummer fra listen, eller for eksempel: { $example }
no-take-back = Her er intet at tage tilbage.
refused = Det kan ikke gøres nu.
rule = regel { $number }
no-rule = Der er ingen regel { $number }.
curtain = { $player }: tag tastaturet, og tryk Enter
points = point: { $points }
