# The terminal's own words: players, answers, refusals.

player = Spieler { $number }
bot = { $player } (Bot, { $level })
agent = { $player } (Agent)
level-random = zufällig
level-greedy = voreilig
level-beginner = Anfänger
level-easy = leicht
level-normal = normal
level-hard = schwer
level-expert = Experte

help = Tippe eine Nummer oder eine Antwort, wie sie am Ende der Zeile steht. u nimmt zurück, r 10 zeigt Regel 10, q hört auf.
many = { $count } Antworten. Von jeder Art steht eine da; der Anfang einer Antwort zeigt alle, die so anfangen.
no-answer = Eine Antwort „{ $typed }“ gibt es nicht. Versuche eine Nummer der Liste oder zum Beispiel: { $example }
no-take-back = Hier gibt es nichts zurückzunehmen.
refused = Das geht jetzt nicht.
rule = Regel { $number }
no-rule = Eine Regel { $number } gibt es nicht.
curtain = { $player }: nimm die Tastatur und drücke Enter
points = Punkte: { $points }
