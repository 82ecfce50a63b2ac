# River Dragons: the words on the board.

delta-board = The delta
delta-pawn = Pawn of player { $player }
delta-village = Village { $colour }
delta-island = Island { $name }
delta-plank = Plank { $size }, { $colour }
delta-program = Your program
delta-slot = Place { $slot }: { $card }
delta-empty = empty
delta-hand = Your cards
delta-revealed = The programs so far
delta-unseen = face down
delta-stopped = { $card }, stopped by a dragon
delta-reserve = Your planks
delta-no-planks = You have no planks left.
delta-lay-cards = Choose five cards and put them in order.
delta-ready = Your program is ready. Confirm it: there is no way back.
delta-ready-open = Your program is ready. Confirm it: you can take it back until everyone is ready.
delta-take-back = Take it back
delta-sealed = Your program lies face down. The others are still choosing.
delta-rehearse = Rehearse
delta-rehearse-help = Point at two places to sketch a plank, twice at an island to sketch a stone. Nobody tells you what fits.
delta-confirm-program = Confirm
delta-confirm = Sure? Do it, or think again.
delta-do = Do it
delta-lay-first = Where does plank { $size } begin? Point at a village or a stone.
delta-lay-second = And where does it end?
delta-drop = Point at the water where the stone is to lie.
delta-take = Look at the gap, then choose a plank by eye.
delta-take-sure = Take this one? You cannot change it afterwards.
delta-take-it = Take it
delta-stop = Stop here

## The turn as it is told

telling-revealed = Place { $slot }: everyone shows a card.
telling-cancelled = The dragon of { $by } stops { $seat }: { $what } is not carried out.
telling-stays = { $seat } cannot go anywhere and stays at home.
delta-course = Way still to go, turn by turn
delta-drop-here = A stone here: { $x }, { $y }. Arrow keys move it, Enter drops it.

## The first game: three puzzles

puzzle-first-say = You are black, and the village with the dashed ring is your goal. Everyone lays five cards face down; then they are carried out one by one, whether they still suit you or not.
puzzle-order-say = One plank is missing at the end of your road, and you still have plank 1. You need three steps: on to the next plank, on to the missing one, and into the village.
puzzle-order-task = Reach the village with these five cards: place 1 plank, 1 movement, 2 movements, place 1 stone, place 2 stones. In which order?
puzzle-order-well = You are there! A step needs its plank to lie already; stones that nobody needs do no harm.
puzzle-order-missed = Not yet. The plank must lie before you take the 2 movements, or the second step leads nowhere.
puzzle-eye-say = Planks are chosen by eye. Two are left in your reserve, plank 2 and plank 6, and from the end of your road to the village there is open water. Once you have taken a plank you cannot change it.
puzzle-eye-task = Reach the village with these five cards: place 1 stone, place 2 planks, 1 movement, 2 movements, jump. Where does the stone go, and which plank lies where?
puzzle-eye-well = Well judged! First the stone, then the planks, then the steps. The short plank goes where the gap is short.
puzzle-eye-missed = Not yet. Put the stone straight ahead, where the short plank just reaches it, and keep the long plank for the way into the village. Jump last: in the wrong place it throws you into the river.
puzzle-dragon-say = The pink pawn stands in your way, and pink wants your last plank: the second card of pink is “remove”. A dragon stops the card that its colour has laid in the same place.
puzzle-dragon-task = Reach the village with these five cards: pink dragon, jump, 1 movement, 2 movements, place 1 stone. What must lie in place 2?
puzzle-dragon-well = Stopped, jumped and arrived! Now you know all there is to know. The rest is guessing what the others are up to.
puzzle-dragon-missed = Not yet. The dragon belongs in place 2, the jump before the 2 movements: over the pawn, then on to the last plank and into the village.

## Everybody at a glance, and what the log says

stage-place = Place { $slot }
delta-first = First player
delta-order = Plays as number { $turn }
delta-others-reserve = Planks in reserve: { $count }.
telling-shows = { $seat } shows in place { $slot }: { $what }.
telling-dragon_spared = The dragon of { $seat } meets the dragon of { $victim }. Nothing is stopped.
telling-took = { $seat } takes a plank: { $plank }.
telling-laid = { $seat } lays a plank between { $one } and { $other } ({ $plank }). It fits.
telling-too_short = { $seat } tries a plank between { $one } and { $other } ({ $plank }). It is too short!
telling-lost-missed = { $seat } loses a plank that was too short: { $plank }. It leaves the game.
telling-lost-nowhere = { $seat } loses a plank that fits nowhere: { $plank }. It leaves the game.
telling-stone_placed = { $seat } places a stone on { $place }.
telling-stone_dropped = { $seat } drops a stone into the water ({ $place }).
telling-stone_removed = { $seat } takes away the stone at { $place }.
telling-plank_removed = { $seat } takes the plank between { $one } and { $other } into reserve: { $plank }.
telling-moved = { $seat } moves to: { $place }.
telling-jumped = { $seat } jumps over { $whom }, on to: { $place }.
telling-fell-move = { $seat } has to move, but no neighbouring plank is free: into the river and back home!
telling-fell-jump = { $seat } has to jump, but there is nobody to jump over or no room to land: into the river and back home!
