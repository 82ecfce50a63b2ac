# Stone stacks: the words on the board.

stacks-stacks = The six stacks
stacks-tiles = Tiles
stacks-tile =
    { $steps ->
        [one] Tile: { $sizes }; 1 step, to stack { $goal }
       *[other] Tile: { $sizes }; { $steps } steps, to stack { $goal }
    }
stacks-river = Stones in the river
stacks-from-front = From the front
stacks-hand = Your hand
stacks-side = Side { $number } down
stacks-yaw = Turn
stacks-dx = Left, right
stacks-dy = Near, far
stacks-tilt_x = Tilt fore, aft
stacks-tilt_y = Tilt sideways
stacks-match = Match the slope
stacks-speed = Lowering speed { $number } of 3
stacks-gone = Let go
stacks-press-lower = Press to lower
stacks-hold = Hold to lower
stacks-press-go = Press to let go
stacks-release = Release to let go
stacks-seconds = { $count } s
stacks-calm = Calm
stacks-stone = { $family } { $number }, { $size }
stacks-hint-tile = Hint: take the marked tile.
stacks-hint-stone = Hint: take { $stone }.
stacks-do-tile = Choose a tile for stack { $stack }: its sizes, and where it sends the marker.
stacks-do-stone = Choose a stone from the river.
stacks-do-lift = The river has none for you: take the top stone off a lit stack.
stacks-do-hand = Drag { $stone } over stack { $stack }. Press it and hold still to lower it; let go while it hangs calm.
stacks-tokens-of = tokens of { $player }: { $count }
stacks-stack =
    { $count ->
        [one] Stack { $number }: 1 stone
       *[other] Stack { $number }: { $count } stones
    }
stacks-marked = the marker is here
stacks-points = Points
stacks-points-of = { $player }: { $points } points, { $tokens } tokens
stacks-solid = 3D
stacks-plain = Plain
stacks-top = From above
stacks-around = All round
stacks-again = Slow motion
stacks-scene = The river, six base stones and the stacks in three dimensions
stacks-bump = Somebody bumped the table
stacks-face = Side down
stacks-speeds = Lowering speed
stacks-bumped = { $player } bumped stack { $stack }
stacks-from-top = From above: drag or use the arrow keys to aim; two fingers, the wheel, Q and E turn the stone, F lays another side down, M matches the slope. A press held still lowers it. Offset { $dx }, { $dy }
stacks-manner = How to let go
stacks-manner-hold = Hold and release
stacks-manner-press = Two presses
stacks-manner-one = One button
stacks-one-lower = It swings: press to lower
stacks-balance = Balance
stacks-balance-in = { $mm } mm inside
stacks-balance-out = { $mm } mm outside
stacks-balance-none = nothing beneath
stacks-slope-off = slope { $degrees }° off
stacks-verdict = { $stone }, stack { $stack }:
stacks-outcome-stood = it stands.
stacks-outcome-leaned = it leans on something.
stacks-outcome-touched = another stone was touched.
stacks-outcome-slipped = the stone slid off.
stacks-outcome-unsettled = it could not be judged.
stacks-outcome-fell = it fell.
stacks-verdict-in = Let go { $mm } mm inside the edge of balance.
stacks-verdict-out = Let go { $mm } mm outside the edge of balance.
stacks-verdict-beside = Let go where nothing could carry it.
stacks-verdict-best = Best possible for this stone: { $mm } mm ({ $share } % reached).
stacks-verdict-no-way = No safe way was found for this stone.
stacks-verdict-slope = It came down { $degrees }° off the slope.
stacks-weakest = Weakest joint of the stack now: { $mm } mm.
stacks-learn-1 = Six stacks grow round the river, and everybody builds on all of them. A red marker says which stack it is about.
stacks-learn-2 = A tile says which sizes you may take, and how many steps the marker then goes. You place one stone a turn, with a hand that sways.
stacks-first-task = Take a tile, take a stone and place it so that it stands. Drag it over the base stone, press it and hold still to lower it, and let go while the ring is small.
stacks-first-well = It stands, and your token lies beside the stack.
stacks-high-say = This stack has three stones already. A fourth brings two tokens, a fifth three, every later one four.
stacks-high-task = Place a fourth stone on stack 5. Match the slope first, and watch the balance bar.
stacks-high-well = Two tokens at once: high stacks pay.
stacks-send-say = Tokens become points only when somebody else brings the stack down. Five of your tokens lie beside stack 6, and the tile you take decides where the other player builds next.
stacks-send-task = Take the tile that sends the marker to stack 6, and place your stone.
stacks-send-well = The other player let the stack fall, and your five tokens are five points. Ten win the game. Now play a whole one.
stacks-learn-missed = That did not stand, or brought no token. Try again: the broadest side down, over the middle.
stacks-send-missed = The other player built somewhere else, so your tokens wait on. Try again with the tile that leads to stack 6.
stacks-fine = Fine
stacks-other-side = Other side down; now side { $number } of { $count }
stacks-keys = Arrow keys move the stone, Q and E turn it, W, A, S and D tilt it, F lays another side down, M matches the slope. Hold Space to lower, release to let go, Escape takes it back.
stacks-slow = Drawing is slow on this device.
stacks-slow-stay = Stay
stacks-lowered-0 = Lowered very slowly.
stacks-lowered-1 = Lowered slowly.
stacks-lowered-2 = Lowered fast.
stacks-lowered-3 = Dropped.
stacks-advice = Hint: { $steps }.
stacks-advice-side = lay it on side { $number } (the button with the stone)
stacks-advice-left = turn it { $degrees }° to the left
stacks-advice-right = turn it { $degrees }° to the right
stacks-advice-east = { $mm } mm to the right
stacks-advice-west = { $mm } mm to the left
stacks-advice-far = { $mm } mm away from you
stacks-advice-close = { $mm } mm towards you
stacks-advice-slope = then match the slope
stacks-advice-well = Hint: it hangs well. Lower it slowly, and let go while the ring is green.
stacks-told-tile =
    { $steps ->
        [one] { $who } takes a tile: { $sizes }; 1 step.
       *[other] { $who } takes a tile: { $sizes }; { $steps } steps.
    }
stacks-told-stone = { $who } takes { $stone }.
stacks-told-lifted = { $who } lifts { $stone } off stack { $stack }.
stacks-told-let_go = { $who } lets go over stack { $stack }: { $stone }.
stacks-told-stood = It stands: { $stone }. Stack { $stack } is { $height } high.
stacks-told-leaned = It leans on something else: { $stone }. No token.
