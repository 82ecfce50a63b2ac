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
rivers-wins-in = { $side } wins in { $turns } turns
rivers-lead = { $side } is ahead by { $stones } stones

## A first game

rivers-teach-1 = You are Circle, with the pale discs. Five of your stones on the five ringed spots behind the dark blocks win the game.
rivers-teach-2 = A piece takes one step along the lines. Let the marked stone step out to the side.
rivers-teach-3 = Any stone can become a river. Turn this one over so that its current runs along the board, towards your opponent.
rivers-teach-4 = Your opponent has the same idea. Bring another stone to your river.
rivers-teach-5 = Whoever steps onto a river may slide along it until something is in the way. Ride to the far side.
rivers-teach-6 = Turn it over out here, across the board this time: the current now leads over your goal.
rivers-teach-7 = Rivers carry everybody, from one river to the next as well. Bring one more stone to the first river.
rivers-teach-8 = Ride both: along the first river, on over the second, and stop right beside it.
rivers-teach-9 = The last art: a river that lands on a piece sends it along its own current and turns to stone. Pick the river, then your stone beside it, then the goal spot.
