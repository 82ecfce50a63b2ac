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

telling = What is happening
telling-again = Again:
telling-pause = Pause
telling-play = Go on
telling-next = One moment on
telling-skip = Skip to how things stand
telling-skip-mine = Skip to your move
telling-replay = Show the last turn again
telling-speed = Speed: { $speed }
telling-revealed = Place { $slot }: everyone shows a card.
telling-cancelled = The dragon of { $by } stops { $seat }: { $what } is not carried out.
telling-took = { $seat } takes plank { $size }.
telling-laid = { $seat } lays plank { $size }. It fits.
telling-too_short = Plank { $size } is too short here!
telling-jumped = { $seat } jumps over { $whom }.
telling-stays = { $seat } cannot go anywhere and stays at home.
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
