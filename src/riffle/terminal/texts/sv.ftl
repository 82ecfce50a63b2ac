# The terminal's own words: players, answers, refusals.

player = Spelare { $number }
bot = { $player } (bot, { $level })
agent = { $player } (agent)
level-random = slumpvis
level-greedy = hastig
level-beginner = nybörjare
level-easy = lätt
level-normal = normal
level-hard = svår
level-expert = expert

help = Skriv ett nummer, eller ett svar så som det står i slutet av raden. u tar tillbaka, r 10 visar regel 10, q slutar.
many = { $count } svar. Ett av varje slag visas; början av ett svar listar dem som börjar så.
no-answer = Det finns inget svar ”{ $typed }”. Pröva ett nummer i listan, eller till exempel: { $example }
no-take-back = Här finns inget att ta tillbaka.
refused = Det går inte att göra nu.
rule = regel { $number }
no-rule = Det finns ingen regel { $number }.
curtain = { $player }: ta tangentbordet och tryck Enter
points = poäng: { $points }
