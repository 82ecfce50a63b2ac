name = Stones & Rivers
blurb = Turn your stones into rivers, ride them past your opponent, and bring your stones home on the far side.
minutes = 25

## The rules

section-goal = The goal
section-setup = Setting up
section-turn = Your turn
section-move = Moving
section-send = Sending
section-end = The end of the game
section-ours = Our additions
section-table = At the table

rule-1 = Be the first to have enough of your stones on the goal spots behind your opponent: { $board ->
        [course-small] four
        [course-large] six
       *[other] five
    } of them.
rule-2 = Both sides lay out all their pieces on their starting points, stone side up. { $circle ->
        [bottom] Circle sits at the bottom and Square at the top.
       *[top] Circle sits at the top and Square at the bottom.
    }
rule-3 = { $first ->
        [circle] Circle goes first.
        [square] Square goes first.
       *[coin] A tossed piece decides who goes first.
    }
rule-10 = On your turn you do exactly one thing with one piece: move it, send another piece with it, turn it over, or rotate it.
rule-11 = You act only with your own pieces.
rule-12 = Only a river can be rotated: by a quarter turn, so that it runs across its old direction. A stone cannot.
rule-13 = Something must be different after your turn: a piece cannot stay where it is, and turning it over must show another side. From one river direction to the other you rotate.
rule-20 = A piece takes one step along the grid, or rides: if it steps onto a river, it may go on along that river. Other points are out of reach.
rule-21 = A piece cannot end on a point where another piece stands.
rule-22 = The board has { $board ->
        [course-small] 12 by 13
        [course-medium] 14 by 15
        [course-large] 16 by 17
        [bridge] 13 by 12
       *[official] 13 by 14
    } points. A piece cannot leave the board, and nothing goes round its edge.
rule-23 = No piece may ever enter or cross the goal spots behind its own side, where the opponent scores.
rule-24 = A piece that lands on a river, yours or your opponent's, may slide in either of that river's two directions to any empty point, up to the next piece, the edge or spots it may not enter.
rule-25 = If the slide meets another river, the piece may go on along that one, and so from river to river, each at most once.
rule-30 = { $stone_push ->
        [on] Rivers send. A stone can only push another stone right in front of it, by one point straight on, if that point is free.
       *[off] Only a piece with its river side up can send. A stone cannot.
    }
rule-31 = To send a piece, your river must be able to land on it.
rule-32 = The piece that is sent slides in one of the two directions of the sending river, and on over rivers as in a move. It must end on an empty point; if there is none that way, it cannot be sent.
rule-33 = A piece that is sent may not enter or cross the spots behind its own side, whoever sends it.
rule-34 = A river that is sent does not send anything in turn.
rule-35 = The sender takes the place of the piece it sent and turns to its stone side.
rule-36 = { $river_sends_river ->
        [off] Rivers do not send rivers: a piece that lands on one travels.
       *[on] A river may send any piece, stone or river, yours or your opponent's.
    }
rule-37 = { $send_after_travel ->
        [off] A river sends only a piece it reaches with its first step, not after riding.
       *[on] A river may also send a piece that it lands on after riding other rivers.
    }
rule-38 = { $stop_on_old ->
        [off] A piece that is sent may cross the point the sender came from, but not end there.
       *[on] A piece that is sent may end on the point the sender came from.
    }
rule-40 = Whoever has enough stones on the goal spots has won, at once, even if it was the other player's turn that brought the last one there.
rule-41 = A river may lie on a goal spot, but it counts only once it shows its stone side.
rule-42 = Pieces on goal spots may still move there, or away again.
rule-43 = A player may give up; the other one has then won.
rule-50 = The rulebook knows no draw. { $ply_cap ->
        [0] There is no limit to the number of turns.
       *[other] So that every game ends, it is over after { $ply_cap } turns, both players' counted.
    }
rule-51 = { $repetition ->
        [off] A position may come back as often as the players like.
       *[on] When the same position with the same player to move has come for the third time, the game is over.
    }
rule-52 = { $adjudicate ->
        [scored] A game that ends without enough stones at home goes to the player with more of them there; with equally many it is a draw.
       *[draw] A game that ends without enough stones at home is a draw.
    }
rule-99 = This is not what is asked now, or it is somebody else's turn.

## Questions, answers, and what happened

question-first_player = A piece is tossed for the first turn.
question-turn = Move, send, turn over or rotate one of your pieces.

action-move = Move { $origin } to { $to }
action-send = Send { $onto } to { $to } with { $origin }
action-flip = { $side ->
        [stone] Turn { $at } to its stone side
        [h] Turn { $at } into a river across the board
       *[v] Turn { $at } into a river along the board
    }
action-rotate = Rotate the river at { $at }
action-begins = { $seat } goes first

fact-begins = { $seat } goes first.
fact-rode = { "" }
fact-moved = { $seat } moves a piece.
fact-drifted = { "" }
fact-sent = { $seat } sends a piece on its way.
fact-flipped = { $side ->
        [1] { $seat } turns a river into a stone.
       *[other] { $seat } turns a stone into a river.
    }
fact-rotated = { $seat } rotates a river.
fact-scored = { $seat } has { $stones } of { $wins } stones at home.
fact-over = The game is over.

## Options and endings

option-board = Board
option-board-official = official, 13 by 14
option-board-course-small = course, small: 12 by 13
option-board-course-medium = course, medium: 14 by 15
option-board-course-large = course, large: 16 by 17
option-board-bridge = bridge, 13 by 12
option-circle = Circle sits
option-circle-top = at the top
option-circle-bottom = at the bottom
option-first = Who goes first
option-first-coin = by tossing a piece
option-first-circle = Circle
option-first-square = Square
option-stone_push = Stones push stones
option-river_sends_river = Rivers may send rivers
option-send_after_travel = Sending after riding rivers
option-stop_on_old = A sent piece may end where the sender came from
option-ply_cap = Most turns in a game (ours) (0: no limit)
option-repetition = Third repetition ends the game (ours)
option-adjudicate = A game that ends early is (ours)
option-adjudicate-draw = a draw
option-adjudicate-scored = decided by stones at home
preset-usual = The usual way
preset-rulebook = As in the rulebook
preset-course = As in the university course

ending-goal = Enough stones are home.
ending-ply_cap = The turns are used up (our addition).
ending-repetition = The same position for the third time (our addition).

## Pieces, for the page

side-0 = Circle
side-1 = Square
piece-1 = stone
piece-2 = river across
piece-3 = river along
goal-spot = goal spot
forbidden-spot = spot you may not enter

## A first game that teaches by doing

teach-move = A stone takes one step along the lines. Bring this one onto the goal spot in front of it.
teach-river = Rivers carry. Step onto the river and slide along it as far as you like, onto another river if one lies there.
teach-send = A river that lands on a piece sends it along its own direction and becomes a stone. Send your stone home.
teach-flip = Turn a stone over and it becomes a river, across or along the board. Make yourself a road, then use it.

# The board in characters
picture-circle = Circle
picture-square = Square
picture-scored =
    { $stones ->
    [one] { $stones } stone home
   *[other] { $stones } stones home
 }
picture-letters = Letters: o stone, - river across, | river along; capitals O = H are Square's; * and + are the goal spots of Circle and Square.

## The coach

name-move = { $from } to { $to }
name-send = send { $onto } to { $to } with the river on { $from }
name-flip = turn { $at } into { $side ->
        [0] a stone
        [1] a river across
       *[2] a river along
    }
name-rotate = rotate the river on { $at }
coach-wins = { $turns ->
        [one] It wins at once.
       *[other] It wins by force in { $turns } turns.
    }
coach-saves = { $turns ->
        [one] It stops a win that comes next turn; the turn played lets it happen.
       *[other] It stops a win that could be forced in { $turns } turns.
    }
coach-home = { $count ->
        [one] It brings a stone home within the next turns.
       *[other] It brings { $count } stones home within the next turns.
    }
coach-sends = It sends an opposing piece away and takes its place.
coach-parries = It keeps the opponent from bringing a stone home so soon.
coach-rides = It rides the rivers that lie there instead of walking.
coach-road = It lays a river, and a river is a road for every piece behind it.
coach-forward = { $rows ->
        [one] It gets the leading pieces a row nearer to the goal within the next turns.
       *[other] It gets the leading pieces { $rows } rows nearer to the goal within the next turns.
    }
coach-held-back = { $rows ->
        [one] It keeps the opponent's leading pieces a row farther from their goal.
       *[other] It keeps the opponent's leading pieces { $rows } rows farther from their goal.
    }
coach-deeper = A longer look ahead sees more in it: chances of { $better } % instead of { $played } %.
coach-look-piece = Look at the piece on { $at }: what can it reach?
