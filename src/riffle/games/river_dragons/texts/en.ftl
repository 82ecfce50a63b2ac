name = River Dragons
blurb = Five secret cards, a river full of gaps, and a dragon that always comes at the wrong moment.
minutes = 30

## The rules

section-setup = Setting up
section-program = Programming
section-turn = How a turn runs
section-stones = Stones
section-planks = Planks
section-remove = Removing
section-movement = Moving
section-jump = Jumping
section-dragons = Dragons
section-table = At the table

rule-1 =
    { $three_players ->
        [blue_red_pink] Two play pink and black, three blue, red and pink, four blue, green, red and yellow, five all but black, six all colours.
       *[other] Two play pink and black, three blue, red and yellow, four blue, green, red and yellow, five all but black, six all colours.
    }
rule-2 = You begin in the village of your colour, with your six planks of six lengths and one card for each action. There is one dragon card for each other colour in play.{ $short_game ->
        [on] {" "}In the short game all planks are longer.
       *[off] {""}
    }
rule-3 = Your goal is the village exactly opposite your own.
rule-4 =
    { $starts ->
        [random] The first player is drawn by lot.
       *[other] Player { $starts } is the first player.
    }
rule-5 = Everyone plays clockwise in the order of the villages.
rule-6 =
    { $colours ->
        [chosen] Take a colour that is in play with this many players and that nobody has yet.
       *[dealt] The colours in play with this many players are dealt by lot, one to each player.
    }
rule-10 = Everyone chooses five cards in secret, all at the same time, and lays them down in the order in which they will be played.
rule-11 = The five cards are all different: each card is in your hand only once.
rule-12 = At most one of the five cards is a dragon.
rule-13 = There are dragons only for the other colours that are in play.
rule-14 = A program has exactly five cards, no more and no fewer.
rule-15 =
    { $reopen ->
        [on] A confirmed program can be taken back until the last player has confirmed.
       *[off] A confirmed program is final.
    }
rule-20 = The cards are shown and played place by place: first everyone's first card, then everyone's second, up to the fifth.
rule-21 = In each place the first player acts first, then the others clockwise. What a card does is decided when it is played, on the board as it is then.
rule-22 = After the fifth cards the first player's card goes one seat clockwise, and everyone takes all cards back.
rule-23 = The game is over the moment a pawn enters its goal. That player has won.
rule-24 =
    { $turn_limit ->
        [0] There is no limit to the number of turns.
       *[other] If nobody has arrived after { $turn_limit } turns, nobody wins.
    }
rule-25 =
    { $stranded ->
        [count]
            { $side ->
                [water] When every pawn is at home and the planks left in the game do not reach across even in a straight line, nobody wins.
               *[islands]
                    { $short_game ->
                        [on] When every pawn is at home and only three planks or fewer are left in the game, nobody can cross any more and nobody wins.
                       *[off] When every pawn is at home and only four planks or fewer are left in the game, nobody can cross any more and nobody wins.
                    }
            }
       *[never] When every pawn is off the planks and fewer than two planks are left in the game, nobody can cross any more and nobody wins. Two planks are enough: lay one ahead, step onto it and take up the one behind.
    }
rule-30 =
    { $side ->
        [water] You must place one stone, or two with the other card, anywhere in the water.
       *[islands] You must place one stone, or two with the other card, on any free island.
    }
rule-31 =
    { $side ->
        [water] On this side of the board there are no islands: a stone may lie anywhere in the water.
       *[islands] Each island carries one stone at most.
    }
rule-32 = A stone cannot lie under a plank.
rule-33 = When no stones or no places are left, you place as many as you can and the rest is lost.
rule-34 = A stone stays where it is. Only the card for removing takes it away.
rule-35 = A stone lies wholly on the board.
rule-36 = Two stones do not touch.
rule-37 = A stone lies in the water and does not touch a village.
rule-40 = You must place one plank, or two one after the other with the other card, anywhere on the board.
rule-41 = A plank lies on two stones, or on a village and a stone, but not between two villages.
rule-42 = Both ends of a plank need a stone or a village.
rule-43 = Take a plank from your own reserve. Once it is taken you cannot change your mind.
rule-44 = A plank must be long enough to rest on both sides. It may be longer than needed.
rule-45 = A plank that fits nowhere leaves the game for good.
rule-46 =
    { $a_miss_is_lost ->
        [on] A plank that proves too short is lost at once.
       *[off] A plank that proves too short must be tried somewhere else.
    }
rule-47 = A stone or a village carries three planks at most.
rule-48 = A plank does not cross another plank. Two planks meet only on a stone or in a village that carries both.
rule-49 = Between two supports there is only one plank.
rule-50 = A plank does not run over a third stone.
rule-51 = These two are out of reach of any plank.
rule-52 = You have tried this plank here already.
rule-53 = With no planks in your reserve, nothing happens.
rule-54 =
    { $show_fits ->
        [on] For younger players the board shows what fits.
       *[off] Nobody measures: judge the length by eye.
    }
rule-55 = A plank does not lie across a village that does not carry it.
rule-60 = You must remove one plank or one stone if you can. The plank goes into your reserve, the stone back to the common ones.
rule-61 = Only a plank that lies on the board can be removed.
rule-62 = A plank with a pawn on it stays.
rule-63 = Your reserve cannot hold two planks of the same size.
rule-64 = Your reserve cannot hold planks of more than two colours.
rule-65 = A stone that carries a plank stays.
rule-66 = There is no stone here to remove.
rule-67 = If nothing can be removed, nothing happens.
rule-68 =
    { $top_plank_only ->
        [on] A plank with another plank on top of it stays.
       *[off] It does not matter whether another plank lies on top.
    }
rule-70 = You must move to a neighbouring plank or into a village. Any plank will do, whatever its colour.
rule-71 = You can only move to a plank that shares a stone with yours, or into a village at its end. From a village you step on to a plank that rests there.
rule-72 = On a plank there is room for one pawn; in a village for any number.
rule-73 = With two movements you may stop after the first, go on, or turn back.
rule-74 = If you cannot move, you fall into the river and go back to your own village.
rule-80 = You must jump over exactly one pawn.
rule-81 = You can only jump over a pawn on a plank next to you.
rule-82 = You land on a free plank, or in a village, next to the pawn you jump over.
rule-83 = You cannot land where you came from.
rule-84 = If you cannot jump, you fall into the river and go back to your own village.
rule-90 = A dragon stops the card that the player of its colour has laid in the same place.
rule-91 = A dragon does not stop another dragon.
rule-92 = All dragons of one place count, even several against one player.
rule-99 = This is not what is asked now, or it is somebody else's turn.

## Questions, answers, and what happened

question-colour = Choose your colour.
question-first_player = The first player is being drawn.
question-program = Lay down five cards in order, then confirm.
question-place_stone = Place a stone.
question-take_plank = Look at the gap and take a plank. There is no way back.
question-lay_plank = Lay the plank you have taken.
question-remove = Remove a plank or a stone.
question-move = Move your pawn.
question-step = Go one step farther, or stop.
question-jump = Jump over a pawn.

action-choose = Play { $colour }
action-deal = Player { $seat } gets { $colour }
action-begins = Player { $seat } goes first
action-lay_card = Card: { $card }
action-confirm = Confirm the program
action-place = Place a stone on { $island }
action-drop = Drop a stone at { $x }, { $y }
action-take = Take plank { $plank }
action-lay = Lay the plank from { $pair }
action-remove_plank = Remove plank { $plank }
action-remove_stone = Remove the stone on { $stone }
action-move = Move to { $to }
action-stop = Stop here
action-jump = Jump over the pawn on { $over } to { $to }

fact-colour = { $seat } plays { colour-name }.
fact-begins = { $seat } goes first.
fact-turn = Turn { $turn }. { $seat } is the first player.
fact-revealed = { $seat } shows: { card-name }.
fact-cancelled = A dragon stops { $seat }: { card-name } is not carried out.
fact-dragon_spared = { $seat } sends a dragon against a dragon. Nothing is stopped.
fact-acts = { $seat }: { card-name }.
fact-stone_placed = { $seat } places a stone.
fact-no_stone = { $seat } has no stone or no place for one.
fact-took = { $seat } takes a plank.
fact-laid = { $seat } lays the plank. It fits.
fact-too_short = { $seat } lays the plank. It is too short!
fact-lost =
    { $missed ->
        [1] The plank sinks and leaves the game.
       *[0] The plank fits nowhere and leaves the game.
    }
fact-no_plank = { $seat } has no plank left.
fact-plank_removed = { $seat } takes a plank off the board.
fact-stone_removed = { $seat } takes a stone away.
fact-nothing_removed = { $seat } finds nothing to remove.
fact-moved = { $seat } moves.
fact-stopped = { $seat } stops.
fact-jumped = { $seat } jumps over a pawn.
fact-fell = { $seat } falls into the river and is back at the start.
fact-arrived = { $seat } has arrived!
fact-turn_over = The turn is over. { $seat } goes first next.
fact-over = The game is over.

## Options and endings

option-side = Board
option-side-islands = with islands
option-side-water = open water (for experts)
option-colours = Colours
option-colours-dealt = dealt
option-colours-chosen = chosen
option-three_players = Colours with three players
option-three_players-blue_red_yellow = blue, red, yellow (rulebook)
option-three_players-blue_red_pink = blue, red, pink (fairer)
option-starts = Who goes first
option-starts-random = drawn by lot
option-starts-1 = player 1
option-starts-2 = player 2
option-starts-3 = player 3
option-starts-4 = player 4
option-starts-5 = player 5
option-starts-6 = player 6
option-reopen = A program can be taken back until all are in
option-a_miss_is_lost = A plank that is too short is lost
option-show_fits = Show what fits (for children)
option-short_game = Short game with longer planks
option-top_plank_only = Only the top plank can be removed
option-turn_limit = Most turns (0: no limit)
option-stranded = When few planks are left
option-stranded-count = the game ends once no whole bridge is possible
option-stranded-never = the game goes on while there are two
preset-rulebook = As in the rulebook
preset-children = For children
preset-short = Short game
preset-strict = Strict
preset-expert = Expert side

ending-arrived = A pawn has reached its goal.
ending-turn_limit = The turns are used up and nobody has arrived.
ending-stranded = Too few planks are left: nobody can cross.

## Pieces

colour-0 = blue
colour-1 = black
colour-2 = red
colour-3 = yellow
colour-4 = pink
colour-5 = green
colour-name =
    { $colour ->
        [0] { colour-0 }
        [1] { colour-1 }
        [2] { colour-2 }
        [3] { colour-3 }
        [4] { colour-4 }
       *[5] { colour-5 }
    }
card-0 = place 1 stone
card-1 = place 2 stones
card-2 = place 1 plank
card-3 = place 2 planks
card-4 = remove
card-5 = 1 movement
card-6 = 2 movements
card-7 = jump
card-8 = blue dragon
card-9 = black dragon
card-10 = red dragon
card-11 = yellow dragon
card-12 = pink dragon
card-13 = green dragon
card-name =
    { $card ->
        [0] { card-0 }
        [1] { card-1 }
        [2] { card-2 }
        [3] { card-3 }
        [4] { card-4 }
        [5] { card-5 }
        [6] { card-6 }
        [7] { card-7 }
        [8] { card-8 }
        [9] { card-9 }
        [10] { card-10 }
        [11] { card-11 }
        [12] { card-12 }
       *[13] { card-13 }
    }

## The board in characters

picture-signs = (A1) a stone on its island · A1 an empty island · [{ colour-0 }] a village · @1 the pawn of player 1 · numbers on lines: sizes of planks
picture-turn = Turn { $turn }. Stones in the common reserve: { $stones }.
picture-player = { $seat } { $colour }; pawn: { $space }; goal: { $goal }. Planks: { $planks }.
picture-first = First player.
picture-cards = cards:
picture-none = none
picture-planks = Planks on the board:

## The coach

name-card = { card-name }
name-colour = { colour-name }
name-village = the { colour-name } village
name-plank = plank { $size }
name-lying = the { colour-name } plank { $size }
name-choose = play { $colour }
name-place = a stone on { $island }
name-drop = a stone into the water
name-take = take plank { $size }
name-lay = lay it from { $one } to { $other }
name-remove-plank = take away { $plank }
name-remove-stone = take away the stone on { $island }
name-go = move to { $to }
name-stop = stop here
name-jump = jump over the pawn on { $over } to { $to }
coach-arrives = With this you are usually home this very turn.
coach-stops = This usually keeps a rival from getting home this turn.
coach-stays-dry = With this your pawn usually stays out of the river.
coach-too-short = The plank was too short for this gap.
coach-too-short-slanting = Plank { $plank } was too short from here: it looked long enough because the gap runs aslant, and slanting gaps look shorter than they are.
coach-keeps-plank = With this you usually lose no plank, and a lost plank never comes back.
coach-spares-long = Plank { $better } is long enough here, and plank { $played } is kept for a wider gap.
coach-look-way = Follow the way to your goal: what is the first thing it lacks?
coach-look-jump = Will a pawn stand beside you when your jump comes?
coach-look-remove = Which plank or stone helps a rival more than it helps you?
coach-look-place-stone = Follow the way to your goal: where is a stone still missing?
coach-look-take-plank = Look at the gap you want to bridge, and compare it with planks that lie.
coach-look-lay-plank = Which gap on your way is short enough for the plank in your hand?
coach-look-move = Which plank next to you leads towards your goal?
coach-look-step = Where will you stand when the others move?
coach-look-jump-now = Where do you land, and what comes after it?
coach-look-colour = Every colour has a goal exactly opposite.
coach-luck-first = Who began was drawn by lot.
