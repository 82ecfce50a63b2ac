# Words of the board alone; the game's own words come from its rulebook texts.
my_game-heap = Kivikasa
my_game-left = { $pebbles ->
    [one] yksi kivi jäljellä
   *[other] { $pebbles } kiveä jäljellä
 }
my_game-take = Ota { $pebbles }
