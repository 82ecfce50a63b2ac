# Words of the board alone; the game's own words come from its rulebook texts.
my_game-heap = Steinhaug
my_game-left = { $pebbles ->
    [one] én stein igjen
   *[other] { $pebbles } steiner igjen
 }
my_game-take = Ta { $pebbles }
