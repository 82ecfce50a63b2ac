# The terminal's own words: players, answers, refusals.

player = Player { $number }
bot = { $player } (bot, { $level })
agent = { $player } (agent)
level-random = chance
level-greedy = hasty
level-beginner = beginner
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert

help = Type a number, or an answer as it stands at the end of its line. u takes back, r 10 shows rule 10, q leaves.
many = { $count } answers. One of each kind is shown; the beginning of an answer lists those that begin so.
no-answer = No answer is called “{ $typed }”. Try a number of the list, or for example: { $example }
no-take-back = There is nothing here to take back.
refused = This cannot be done now.
rule = rule { $number }
no-rule = There is no rule { $number }.
curtain = { $player }: take the keyboard and press Enter
points = points: { $points }
