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
