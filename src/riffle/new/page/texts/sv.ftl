# Words of the board alone; the game's own words come from its rulebook texts.
my_game-heap = Stenhög
my_game-left = { $pebbles ->
    [one] en sten kvar
   *[other] { $pebbles } stenar kvar
 }
my_game-take = Ta { $pebbles }
