# Words of the board alone; the game's own words come from its rulebook texts.
my_game-heap = Kieselhaufen
my_game-left = { $pebbles ->
    [one] ein Kiesel übrig
   *[other] { $pebbles } Kiesel übrig
 }
my_game-take = Nimm { $pebbles }
