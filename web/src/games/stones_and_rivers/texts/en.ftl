# Stones & Rivers: the words on the board.

## Sides and pieces

rivers-board = The board. Arrow keys walk over its points, n and p go to the next thing you can choose.
rivers-side-0 = Circle
rivers-side-1 = Square
rivers-home = { $stones } of { $wins } stones home
rivers-empty = empty
rivers-mine-1 = your stone
rivers-mine-2 = your river, across
rivers-mine-3 = your river, along
rivers-other-1 = your opponent's stone
rivers-other-2 = your opponent's river, across
rivers-other-3 = your opponent's river, along
rivers-circle-1 = Circle's stone
rivers-circle-2 = Circle's river, across
rivers-circle-3 = Circle's river, along
rivers-square-1 = Square's stone
rivers-square-2 = Square's river, across
rivers-square-3 = Square's river, along
rivers-goal-mine = your goal
rivers-goal-other = your opponent's goal, not for your pieces
rivers-goal-0 = Circle's goal
rivers-goal-1 = Square's goal
rivers-can-go = can go here
rivers-can-send = can be sent

## What to do now

rivers-turn = Choose one of your pieces: move it, or turn it over.
rivers-picked-stone = Choose where it goes, or turn it into a river.
rivers-picked-river = Choose where it goes, rotate it, or turn it back into a stone.
rivers-picked-sends = Choose where it goes or which ringed piece it sends, or turn it.
rivers-where = Choose where the piece on { $point } is sent.
rivers-confirm = Like this?
rivers-hint = Hint: { $action }.

## Buttons

rivers-turn-1 = To stone
rivers-turn-2 = River across
rivers-turn-3 = River along
rivers-turn-rotate = Rotate
rivers-do-move = Move
rivers-do-send = Send
rivers-do-flip = Turn over
rivers-do-rotate = Rotate
rivers-zoom = Zoom

## Analysis

rivers-evaluation = Evaluation
rivers-wins-in =
    { $turns ->
        [one] { $side } wins in 1 turn
       *[other] { $side } wins in { $turns } turns
    }
rivers-lead = { $side } is ahead by { NUMBER($stones, minimumFractionDigits: 1) } stones
rivers-even = Even

## A first game

rivers-first-say = You are Circle, with the pale discs. Five of your stones on the five ringed spots at the far side win the game.
rivers-move-task = A piece takes one step along the lines, to an empty point. Bring your stone onto a ringed spot in two steps.
rivers-move-well = Your first stone is home. No opponent can ever drive it away from there.
rivers-river-say = Rivers carry everybody, yours and your opponent's alike. Whoever steps onto one may slide along it until something is in the way; if that is a river, the ride may go on over it.
rivers-river-task = A wall stands before you. Ride round it: bring your stone onto a ringed spot in a single move.
rivers-river-well = Two rivers, one move. Your opponent may ride them just as well.
rivers-send-say = A river that lands on a piece, friend or foe, sends it along its own current and turns to stone.
rivers-send-task = Pick your river, then the stone beside it, then where it is sent: onto a ringed spot.
rivers-send-well = Sent home. The river that did it is a stone now.
rivers-flip-say = Instead of moving you may turn a piece: a stone into a river, across the board or along it, and back again. Only stones count on the ringed spots.
rivers-flip-task = Four stones are home. Make a river with this turn and ride it with the next: the fifth stone wins.
rivers-flip-well = Five stones home: won! Now you know all there is.
rivers-missed = Not this time. The position can be set up once more.

## What happened, for the log

rivers-told-moved = { $seat } moves { $from } to { $to }.
rivers-told-rode = { $seat } rides from { $from } to { $to }.
rivers-told-sent = { $seat } sends the piece on { $onto } to { $to } with { $from }.
rivers-told-flipped =
    { $side ->
        [1] { $seat } turns { $at } to its stone side.
        [2] { $seat } turns { $at } into a river across.
       *[3] { $seat } turns { $at } into a river along.
    }
rivers-told-rotated = { $seat } rotates the river on { $at }.
