name = Stone Stacks
blurb = Build six towers together with real stones and a steady hand. Whoever brings one down pays everyone else.
minutes = 20

## The rules

section-setup = Setting up
section-start = Alternative start
section-tile = Choosing tile and stone
section-place = Placing the stone
section-hand = The hand
section-marker = Moving the marker
section-fall = When a stack falls
section-river = The river is empty
section-end = The end of the game
section-table = At the table

rule-10 = Six flat base stones lie in a ring round the river. All 37 stones, 12 small, 13 medium and 12 large, lie in the river.
rule-11 = The marker starts at a base stone drawn by lot.
rule-12 = The 35 tiles are shuffled, and five of them are turned up. Each shows one, two or three sizes and a number of steps from 1 to 5.
rule-13 = Everyone has 19 tokens, colour side up.
rule-14 = The first player is drawn by lot. Turns go clockwise.
rule-15 =
    { $alternative_start ->
        [on] Before the game four tiles are drawn one after the other: the marker moves by the steps, and a stone of a size shown is set there. Nobody gets a token for it, and the marker stays at the fourth stone.
       *[off] The game begins with empty stacks. (In the alternative start four stones stand already.)
    }
rule-16 =
    { $start_size ->
        [random] If a tile of the alternative start shows several sizes, one of them is drawn by lot.
        [choose] If a tile of the alternative start shows several sizes, the players choose one in turn; it has to be a size on the tile.
       *[largest] If a tile of the alternative start shows several sizes, the largest one is taken.
    }
rule-17 = If a stack falls during the alternative start, its stones go back to the river and another tile is drawn.
rule-18 =
    { $start_shuffle ->
        [rest] After the alternative start only the tiles not drawn yet are shuffled.
       *[all] After the alternative start all 35 tiles are shuffled again.
    }
rule-20 = Choose one of the tiles that lie face up.
rule-21 = The stone must be of a size shown on the tile. If it shows several, the choice is yours.
rule-22 = Take any stone of that size out of the river.
rule-23 = A tile cannot be chosen if there is no stone to take of any size it shows.
rule-24 =
    { $no_tile_fits ->
        [lift] If no face-up tile shows a size that is in the river, stones are taken off other stacks, as if the river were empty. If that fits no tile either, five new ones are turned up.
       *[new_tiles] If no face-up tile shows a size that can be had, all of them are set aside and five new ones are turned up.
    }
rule-30 = Place the stone you have chosen on top of the stack at the marker, the first one on the base stone.
rule-31 =
    { $spoiled_stone ->
        [river] The stone may touch nothing but the stone right below it, and on its way down no other stone. Otherwise it brings no token and goes back to the river.
       *[stays] The stone may touch nothing but the stone right below it, and on its way down no other stone. Otherwise it brings no token, but stays and counts as a stone.
    }
rule-32 = One stone a turn, no more.
rule-33 = If the stone stands, put one of your tokens beside the stack.
rule-34 = High stacks bring more: two tokens for the fourth stone, three for the fifth, four for the sixth and every later one. The base stone does not count.
rule-35 =
    { $side_fall ->
        [token] If another stack falls in your turn but your stone stands, you still put down your tokens.
       *[no_token] If another stack falls in your turn you get no token, even if your stone stands.
    }
rule-36 = If you run short of tokens, five golden ones are changed for a five-point token and used again. There are { $five_tokens } five-point tokens. If that does not help either, put down as many as you have.
rule-37 =
    { $height ->
        [highest] After stones were taken off a stack, tokens follow the most stones it has had.
       *[now] After stones were taken off a stack, only the stones still in it count.
    }
rule-40 = The hand reaches 48 mm to each side of the top stone and tilts a stone by 0.4 radians at most.
rule-41 = A stone can be set down only on a side that it can stand on.
rule-42 =
    { $hand_seconds ->
        [none] There is no clock on the hand, but after ten minutes it lets go.
       *[other] After { $hand_seconds } seconds the hand lets go by itself: best side down, in the middle.
    }
rule-43 =
    { $tries ->
        [one] A stone once taken stays in the hand, and the arm tires from that moment on.
       *[free] Until you let go you may put the stone down and take it up again. Letting go is final.
    }
rule-44 =
    { $duel ->
        [on] The sway of the hand is public, and in one round it is the same for everyone.
       *[off] The sway of the hand is public and new in every turn. It grows with the height of the stack, the size of the stone and the time it is held.
    }
rule-45 = Each player's hand can be made steadier or less steady, from 60 to 140 percent.{ $steadiness_1 ->
        [100] { "" }
       *[other] { " " }{ option-steadiness_1 }: { $steadiness_1 }.
    }{ $steadiness_2 ->
        [100] { "" }
       *[other] { " " }{ option-steadiness_2 }: { $steadiness_2 }.
    }{ $steadiness_3 ->
        [100] { "" }
       *[other] { " " }{ option-steadiness_3 }: { $steadiness_3 }.
    }{ $steadiness_4 ->
        [100] { "" }
       *[other] { " " }{ option-steadiness_4 }: { $steadiness_4 }.
    }
rule-46 =
    { $physics ->
        [model] The stones are not simulated: chance decides by the height of the stack alone, 99, 96, 90, 82, 72, 62, 52 and 45 in 100.
       *[on] No die decides whether a stone stands. The stones are simulated from the moment you let go.
    }
rule-47 = { $assist ->
        [none] Nothing helps the aim.
        [ring] A ring shows when the hand is calm.
        [plumb] A ring shows when the hand is calm, and a plumb line where the centre of the stone's weight is.
        [shade] A ring shows the calm, a plumb line the centre of weight, and a shade how broadly the stone will rest.
       *[bar] A ring shows the calm, a plumb line the centre of weight, a shade how broadly the stone will rest, and a bar how well the stack would balance.
    } It can be set otherwise for single players. It changes nothing in how a stone is judged.{ $assist_1 ->
        [bar] { " " }{ option-assist_1 }: { option-assist_1-bar }.
        [shade] { " " }{ option-assist_1 }: { option-assist_1-shade }.
        [plumb] { " " }{ option-assist_1 }: { option-assist_1-plumb }.
        [ring] { " " }{ option-assist_1 }: { option-assist_1-ring }.
        [none] { " " }{ option-assist_1 }: { option-assist_1-none }.
       *[same] { "" }
    }{ $assist_2 ->
        [bar] { " " }{ option-assist_2 }: { option-assist_2-bar }.
        [shade] { " " }{ option-assist_2 }: { option-assist_2-shade }.
        [plumb] { " " }{ option-assist_2 }: { option-assist_2-plumb }.
        [ring] { " " }{ option-assist_2 }: { option-assist_2-ring }.
        [none] { " " }{ option-assist_2 }: { option-assist_2-none }.
       *[same] { "" }
    }{ $assist_3 ->
        [bar] { " " }{ option-assist_3 }: { option-assist_3-bar }.
        [shade] { " " }{ option-assist_3 }: { option-assist_3-shade }.
        [plumb] { " " }{ option-assist_3 }: { option-assist_3-plumb }.
        [ring] { " " }{ option-assist_3 }: { option-assist_3-ring }.
        [none] { " " }{ option-assist_3 }: { option-assist_3-none }.
       *[same] { "" }
    }{ $assist_4 ->
        [bar] { " " }{ option-assist_4 }: { option-assist_4-bar }.
        [shade] { " " }{ option-assist_4 }: { option-assist_4-shade }.
        [plumb] { " " }{ option-assist_4 }: { option-assist_4-plumb }.
        [ring] { " " }{ option-assist_4 }: { option-assist_4-ring }.
        [none] { " " }{ option-assist_4 }: { option-assist_4-none }.
       *[same] { "" }
    }
rule-48 = The hand lifts and lets go only at a moment that has come: one that is still more than a second ahead is refused.
rule-49 = The stone is let go only after it was taken up: letting go before lifting is refused.
rule-50 = Then the marker moves clockwise by the steps of the tile, the tile is put away, and the next player is in turn.
rule-51 = New tiles are turned up only when the last one was taken: five at once.
rule-52 = If there are not enough left, the used tiles are shuffled into a new pile.
rule-53 =
    { $marker_after_fall ->
        [stays] If the stack at the marker fell, the marker stays.
       *[moves] The marker moves even if the stack has fallen.
    }
rule-60 = If a stack falls, wholly or in part, all its stones go to the river. The base stone stays.
rule-61 = The others' tokens beside a fallen stack turn to gold and are points. They can neither be lost nor placed again.
rule-62 =
    { $toppler_tokens ->
        [stay] The player in turn scores nothing and leaves their own tokens beside the place until somebody else topples the next stack there.
       *[back] The player in turn scores nothing and takes back their own tokens there, colour side up.
    }{ $bumps ->
        [on] {" "}(A fall that somebody else has bumped is scored by rule 65.)
       *[off] {""}
    }
rule-63 = Every stack that falls in a turn is scored this way, also one that was only brought down by another.
rule-64 =
    { $slide ->
        [gentle] If only the new stone slides off and the rest stands, it goes back to the river without a token, and the stack stays.
       *[falls] If only the new stone slides off, the stack counts as fallen.
    }
rule-65 =
    { $bumps ->
        [on] Party mode: if somebody else bumps the table and a stack falls, everyone but that player scores, and the turn goes on. { $causer_tokens ->
            [stay] That player's own tokens stay beside the place.
           *[back] That player takes their own tokens back.
        }
       *[off] Only the hand in turn can touch the stones, so a fall is always the fault of the player in turn.
    }
rule-66 = Only a stack in which stones stand can be knocked over.
rule-70 = Only when the river has no stone for you is a stone taken off a stack: the top stone of another stack, onto the one at the marker.
rule-71 = The stone is not taken from the stack at the marker itself.
rule-72 = The top stone has to be of a size shown on the tile.
rule-73 =
    { $marker_after_lift ->
        [moves] If the stack you take from falls, it is scored and your turn ends at once; the marker still moves.
       *[stays] If the stack you take from falls, it is scored and your turn ends at once; the marker stays, and the tile is used up.
    }
rule-74 = If every stone there is stands on the stack at the marker, the marker moves on by one first.
rule-75 =
    { $lowered_stack ->
        [token_home] Whoever takes a stone off a stack also takes back one of their own tokens there, if there is one.
       *[tokens_stay] Tokens beside a stack stay there when a stone is taken off it.
    }
rule-80 = Whoever is first to have { $target } points wins. Golden tokens are a point each.
rule-81 = A fall is scored to the end first. Then the game is over at once, and neither marker nor tile is moved.
rule-82 = If several get there together, most points win, then most tokens beside the stacks. Still equal: the victory is shared.
rule-99 = That is not what is asked just now.

## What is asked, done and told

question-first_player = The first player is being drawn.
question-set_marker = The marker is being set.
question-start_tile = A tile for the start is being drawn.
question-start_size = Choose a size for the start.
question-start_stone = A stone for the start is being picked.
question-turn_up = Tiles are being turned up.
question-sway = The hand is raised.
question-tile = Choose a tile.
question-stone = Choose a stone.
question-hand = Turn the stone, aim, lower it and let go.
question-settle = The stones are coming to rest.
question-lift = The stone is being lifted off.
question-fate = The stones are coming to rest.
question-lift_fate = The stone is being lifted off.

action-take_tile = Take tile { $tile }
action-take_stone = Take the stone { $stone }
action-lift_stone = Lift the top stone off stack { $stack } at tick { $lift }
action-let_go = Let go of { $stone }: side { $face }, turned { $yaw }°, offset { $dx }, { $dy }, tilt { $tilt_x }, { $tilt_y }, speed { $speed }, lifted at { $lift }, let go at { $release }
action-bumped = Player { $seat } bumped the table: stack { $stack } is down
action-take_size = Take a stone of this size: { $size }
action-begins = Player { $seat } goes first
action-marker = The marker is set at stack { $stack }
action-draw = Tile { $tile } is turned up
action-sway = The sway of this turn is number { $number }
action-set_stone = { $stone } is set on its stack
action-chanced = The stack: { $verdict }
action-settled = At rest: { $verdict }

fact-begins = { $seat } goes first.
fact-marker_set = The marker starts at stack { stack-name }.
fact-start_stone = A first stone is set on stack { stack-name }.
fact-turned_up = A tile is turned up.
fact-reshuffled = { $tiles } tiles are shuffled into a new pile.
fact-set_aside = No tile fits. Set aside: { $tiles }.
fact-turn = { $seat } builds on stack { stack-name }.
fact-tile =
    { $steps ->
        [one] { $seat } takes a tile with 1 step.
       *[other] { $seat } takes a tile with { $steps } steps.
    }
fact-stone = { $seat } takes a stone.
fact-held = { $seat } holds it: no way back.
fact-lifted = { $seat } lifts the top stone off stack { stack-name }.
fact-let_go = { $seat } lets go over stack { stack-name }.
fact-stood =
    { $height ->
        [one] It stands, the first stone of stack { stack-name }.
       *[other] It stands: stack { stack-name } is { $height } high.
    }
fact-leaned = The stone leans on something else: no token.
fact-touched = Another stone was touched on the way down: no token.
fact-slipped = The stone slides off, the stack stands.
fact-unsettled = The stone could not be judged and goes back to the river.
fact-fell =
    { $stones ->
        [one] Stack { stack-name } falls: 1 stone.
       *[other] Stack { stack-name } falls: { $stones } stones.
    }
fact-bumped = { $seat } bumps the table, and stack { stack-name } comes down.
fact-scored =
    { $tokens ->
        [one] { $seat } scores 1 point and has { $points }.
       *[other] { $seat } scores { $tokens } points and has { $points }.
    }
fact-came_home =
    { $tokens ->
        [one] 1 token goes back to { $seat } without a point.
       *[other] { $tokens } tokens go back to { $seat } without a point.
    }
fact-stayed =
    { $tokens ->
        [one] 1 token of { $seat } stays beside stack { stack-name }.
       *[other] { $tokens } tokens of { $seat } stay beside stack { stack-name }.
    }
fact-tokens =
    { $tokens ->
        [0] { $seat } has no token left to put down.
        [one] { $seat } puts 1 token beside stack { stack-name }.
       *[other] { $seat } puts { $tokens } tokens beside stack { stack-name }.
    }
fact-exchanged = { $seat } changes five golden tokens for a five-point token.
fact-marker_moved = The marker moves on to stack { stack-name }.
fact-over = The game is over.

## Options and endings

option-physics = How stones come to rest
option-physics-on = simulated
option-physics-model = by chance, by height
option-target = Points to win
option-target-10 = 10
option-target-6 = 6, a short game
option-target-15 = 15, a long game
option-alternative_start = Alternative start: four stones already stand
option-start_size = Alternative start: tile with several sizes
option-start_size-largest = the largest
option-start_size-random = drawn by lot
option-start_size-choose = the players choose
option-start_shuffle = Alternative start: shuffled afterwards
option-start_shuffle-all = all tiles
option-start_shuffle-rest = the tiles not drawn
option-toppler_tokens = Own tokens of whoever topples a stack
option-toppler_tokens-back = come back
option-toppler_tokens-stay = stay beside the place
option-five_tokens = Five-point tokens
option-slide = Only the new stone slides off
option-slide-falls = counts as a fall
option-slide-gentle = the stack stays
option-spoiled_stone = A stone that leans or touched others
option-spoiled_stone-stays = stays
option-spoiled_stone-river = goes to the river
option-marker_after_fall = The marker after a fall
option-marker_after_fall-moves = moves
option-marker_after_fall-stays = stays
option-marker_after_lift = The marker when a stack falls while lifting
option-marker_after_lift-stays = stays
option-marker_after_lift-moves = moves
option-no_tile_fits = No tile fits the river
option-no_tile_fits-new_tiles = five new tiles
option-no_tile_fits-lift = lift from stacks
option-side_fall = Another stack falls, the new stone stands
option-side_fall-no_token = no token
option-side_fall-token = tokens all the same
option-height = Height after stones were taken off
option-height-now = stones in the stack now
option-height-highest = most it has had
option-lowered_stack = Tokens beside a stack lifted from
option-lowered_stack-tokens_stay = stay
option-lowered_stack-token_home = the lifter takes one home
option-causer_tokens = Tokens of whoever bumped the table
option-causer_tokens-back = come back
option-causer_tokens-stay = stay beside the place
option-tries = Taking a stone up again
option-tries-free = until it is let go
option-tries-one = one try
option-hand_seconds = Seconds for the hand
option-hand_seconds-45 = 45
option-hand_seconds-20 = 20
option-hand_seconds-none = no clock
option-bumps = Party mode: others may bump the table
option-duel = The same sway for everyone in a round
option-steadiness_1 = Steadiness of player 1 in percent
option-steadiness_2 = Steadiness of player 2 in percent
option-steadiness_3 = Steadiness of player 3 in percent
option-steadiness_4 = Steadiness of player 4 in percent
option-assist = Help while aiming
option-assist-bar = all of it: ring, plumb line, shade, balance bar
option-assist-shade = ring, plumb line, shade
option-assist-plumb = ring, plumb line
option-assist-ring = only the ring that shows the calm
option-assist-none = none
option-assist_1 = Help for player 1
option-assist_1-same = as for everyone
option-assist_1-bar = all of it: ring, plumb line, shade, balance bar
option-assist_1-shade = ring, plumb line, shade
option-assist_1-plumb = ring, plumb line
option-assist_1-ring = only the ring that shows the calm
option-assist_1-none = none
option-assist_2 = Help for player 2
option-assist_2-same = as for everyone
option-assist_2-bar = all of it: ring, plumb line, shade, balance bar
option-assist_2-shade = ring, plumb line, shade
option-assist_2-plumb = ring, plumb line
option-assist_2-ring = only the ring that shows the calm
option-assist_2-none = none
option-assist_3 = Help for player 3
option-assist_3-same = as for everyone
option-assist_3-bar = all of it: ring, plumb line, shade, balance bar
option-assist_3-shade = ring, plumb line, shade
option-assist_3-plumb = ring, plumb line
option-assist_3-ring = only the ring that shows the calm
option-assist_3-none = none
option-assist_4 = Help for player 4
option-assist_4-same = as for everyone
option-assist_4-bar = all of it: ring, plumb line, shade, balance bar
option-assist_4-shade = ring, plumb line, shade
option-assist_4-plumb = ring, plumb line
option-assist_4-ring = only the ring that shows the calm
option-assist_4-none = none
preset-default = As in most editions
preset-norwegian = As in the Norwegian edition

ending-target_reached = Somebody has enough points.

## Pieces, and the numbers of the hand

size-0 = small
size-1 = medium
size-2 = large
family-slab = slab
family-loaf = loaf
family-wedge = wedge
family-knob = knob
token = token
five-point-token = five-point token
base-stone = base stone
marker-piece = marker
river = river
stack-name =
    { $stack ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[5] 6
    }
hand-face = Side down
hand-yaw = Turn (degrees)
hand-dx = Right or left (1/1000 unit)
hand-dy = Away or near (1/1000 unit)
hand-tilt_x = Tilt forward or back (mrad)
hand-tilt_y = Tilt to the side (mrad)
hand-speed = Lowering, 0 slow to 3 fast
hand-lift = Lifted at (1/60 s)
hand-release = Let go at (1/60 s)
verdict-placed = It stands.
verdict-leans = It leans.
verdict-fell = It fell.
verdict-timeout = It could not be judged.
picture-heights = stones in each stack
picture-player = Player { $number }: points { $points }, tokens left { $tokens }
picture-tile =
    { $steps ->
        [one] Tile { $tile }: { $sizes }; 1 step
       *[other] Tile { $tile }: { $sizes }; { $steps } steps
    }
picture-river = In the river: small { $small }, medium { $medium }, large { $large }
picture-held = In the hand: { $stone } ({ $size })

## The coach

name-size = { $size ->
        [0] { size-0 }
        [1] { size-1 }
       *[2] { size-2 }
    }
name-tile = tile with { $steps ->
        [one] one step
       *[other] { $steps } steps
    } ({ $sizes }), on to stack { $stack }
name-stone = { $family ->
        [slab] { family-slab }
        [loaf] { family-loaf }
        [wedge] { family-wedge }
       *[knob] { family-knob }
    } ({ $size })
name-take-stone = take the { $stone }
name-take-size = a stone of this size: { $size }
name-lift-stone = lift the top stone off stack { $stack }
name-let-go = let go of the { $stone }
coach-your-win = A fall of stack { $stack } gives you the win: your { $tokens ->
        [one] token lies
       *[other] { $tokens } tokens lie
    } beside it, and it is { $height } stones high. Send { $next } there.
coach-their-win = If stack { $stack } falls under { $next }, { $rival } has won: { $tokens ->
        [one] a token lies
       *[other] { $tokens } tokens lie
    } there. Stack { $to } gives nobody the win.
coach-theirs-lost = { $tokens } tokens of { $next } lie at stack { $stack }, { $height } stones high: if it falls there, they earn nothing.
coach-yours = { $tokens } of your tokens lie at stack { $stack }, { $height } stones high: send { $next } there.
coach-small-reward = Stone { $height } on stack { $stack } brings { $tokens } tokens: do not leave it to { $next }.
coach-hand = In the calm the hand sways least, and the weight comes down over the middle of the stack.
coach-look-marker = Look at stack { stack-name }: who would have to build there next?
coach-look-stone = Which stone lies broad and flat, and which do you want to keep for later?
coach-look-hand = Wait for the calm, and bring the centre of weight over the middle of the stack.
