# The terminal's own words: players, answers, refusals.

player = Pelaaja { $number }
bot = { $player } (botti, { $level })
agent = { $player } (agentti)
level-random = satunnainen
level-greedy = hätäinen
level-beginner = aloittelija
level-easy = helppo
level-normal = tavallinen
level-hard = vaikea
level-expert = mestari

help = Kirjoita numero tai vastaus niin kuin se on rivin lopussa. u peruu, r 10 näyttää säännön 10, q lopettaa.
many = Vastauksia on { $count }. Kustakin lajista näkyy yksi; vastauksen alku luettelee ne, jotka alkavat niin.
no-answer = Vastausta ”{ $typed }” ei ole. Kokeile luettelon numeroa tai esimerkiksi: { $example }
no-take-back = Tässä ei ole mitään peruttavaa.
refused = Tätä ei voi tehdä nyt.
rule = sääntö { $number }
no-rule = Sääntöä { $number } ei ole.
curtain = { $player }: ota näppäimistö ja paina Enter
points = pisteitä { $points }
