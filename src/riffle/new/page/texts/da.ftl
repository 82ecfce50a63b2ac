# Words of the board alone; the game's own words come from its rulebook texts.
my_game-heap = Stenbunke
my_game-left = { $pebbles ->
    [one] én sten tilbage
   *[other] { $pebbles } sten tilbage
 }
my_game-take = Tag { $pebbles }
