# Words of the board alone; the game's own words come from its rulebook texts.
my_game-heap = Heap of pebbles
my_game-left = { $pebbles ->
    [one] one pebble left
   *[other] { $pebbles } pebbles left
 }
my_game-take = Take { $pebbles }
