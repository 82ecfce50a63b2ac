# Words of the board alone; the game's own words come from its rulebook texts.
my_game-heap = Stos kamyków
my_game-left = { $pebbles ->
    [one] został jeden kamyk
    [few] zostały { $pebbles } kamyki
   *[other] zostało { $pebbles } kamyków
 }
my_game-take = Weź { $pebbles }
