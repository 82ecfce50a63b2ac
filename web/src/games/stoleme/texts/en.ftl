# Stolemë: the words on the board.

stolem-land = The land
stolem-hex = { $hex }, { $terrain }
stolem-hex-rock = { $hex }, { $terrain }, a rock
stolem-hex-giant = { $hex }, { $terrain }: { $name } of the { $family }, { $state }
stolem-cost = { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }
stolem-cost-sprint = { $cost } points, with the Sprint
stolem-hit-chance = { $percent } % to hit
stolem-percent = { $percent } %
stolem-knockouts = Knock-outs: { $count } of { $goal }
stolem-trophies = Gods' cards played: { $count } of { $goal }
stolem-holds-actions = Action cards in hand: { $count }
stolem-holds-hits = Hit cards in hand: { $count }
stolem-holds-gods = Gods' cards in hand: { $count }
stolem-numbers = moves { $move }, throws { $range }
stolem-face-down = { $count } face down
stolem-hand = Your cards
stolem-times = { $count } in hand
stolem-odds = Hits: { $hits } of { $all }
stolem-missing = still missing: { $set }
stolem-complete = the set is complete
stolem-left = { $count } left
stolem-wanted = for your gods
stolem-sure = Sure? Do it, or think again.
stolem-sure-move = { $name } goes to { $hex }: { $points }.
stolem-sure-throw = { $name } throws at { $target }: { $percent } % chance that { $target } is { $effect }. A miss lands on one of the rings.
stolem-effect-daze = dazed
stolem-effect-knockout = knocked out
stolem-do = Do it
stolem-rock = Rock
stolem-discard = Discard { $card }
stolem-play = Play { $card }
stolem-take = Take { $result }
stolem-give_back = Give back { $result }
stolem-lay = Lay { $terrain }
stolem-exchange = Exchange { $card }
stolem-pass = Pass it to { $player }
stolem-name = Name { $player }
stolem-point = Point at { $player }
stolem-point-plain = Stay plain, point at { $player }
stolem-player = player { $player }
stolem-who = { $name } ({ $family })

## What is expected now

stolem-guide-choose_family = Choose your family.
stolem-guide-place = Choose a hex for { $name }.
stolem-guide-stand = One of your lying Stolems gets up: choose which. The others leave the game.
stolem-guide-nurse = Your Carer may help one more neighbour up.
stolem-guide-tokens = Lay { $token } face down on one of your Stolems.
stolem-guide-tokens-done = All tokens are laid. Done?
stolem-guide-give_back = You have more than five hit cards: give one back.
stolem-guide-draft = Take one of the open hit cards. Hits: { $hits }, Misses: { $misses }.
stolem-guide-discard = Discard one action card. After that you play another.
stolem-guide-play = Play an action card.
stolem-guide-move = Choose the Stolem that moves.
stolem-guide-move-where = Where does { $name } go? The numbers are the points it costs.
stolem-guide-move-sprint = Where does { $name } go? The numbers are the points; + needs the Sprint.
stolem-guide-throw = Choose the Stolem that throws. Your chance to hit is { $percent } %.
stolem-guide-throw-whom = Whom does { $name } throw at? Your chance to hit is { $percent } %.
stolem-guide-cap = { $name } is hit. Use the Wool cap?
stolem-guide-cap-none = { $name } is hit, and wears no Wool cap.
stolem-guide-cap-before = { $name } is thrown at. Announce the Wool cap?
stolem-guide-cap-before-none = { $name } is thrown at, and wears no Wool cap.
stolem-guide-sidestep = The rock comes down on { $hex } ({ $terrain }). Have the die rolled again?
stolem-guide-land = A miss: { $name } chooses the hex beside { $target } where the rock lands.
stolem-guide-lay = The rock lies on { $hex }: lay a terrain token there.
stolem-guide-gods = Draw, exchange or play a gods' card.
stolem-guide-turn_token = Choose a token on the land to turn over for the gods.
stolem-guide-name = Name a family to the gods: one of its Stolems turns to stone.
stolem-guide-stone = Choose which of your Stolems turns to stone.
stolem-guide-pass = Pass { $card } on. Whoever gets it has the next turn.
stolem-guide-point = You cannot act: point at the player who goes on.
stolem-guide-point-on = Point at the player who goes on.

## What just happened

stolem-told-placed = { $giant } stands on { $place }.
stolem-told-stood_up = { $giant } gets up.
stolem-told-left_game = { $giant } leaves the game.
stolem-told-moved = { $giant } goes from { $place } to { $to }.
stolem-told-used_token = { $giant } uses { $token ->
        [0] the Boulder
        [1] the Wool cap
        [2] Sprint
       *[other] Super throw
    }.
stolem-told-threw = { $giant } throws { $boulder ->
        [0] a rock
       *[other] the Boulder
    } at { $other } on { $place }.
stolem-told-showed = { $result ->
        [0] A miss!
       *[other] A hit!
    } { $to } gets the card.
stolem-told-capped = The Wool cap saves { $giant }.
stolem-told-rolled = The die shows { $die }.
stolem-told-sidestepped = { $giant } sidesteps: the die is rolled again.
stolem-told-landed = The rock lands on { $place }.
stolem-told-dazed = { $giant } is dazed.
stolem-told-knocked_out = { $giant } is knocked out.
stolem-told-laid = { $seat } lays a token on { $place }: { $what }.
stolem-told-punished = The gods strike { $giant } on { $place }.
stolem-told-played_god = { $seat } plays the gods' card { $god } ({ $trophies } of 3).
stolem-told-drew_god = { $seat } draws the gods' card { $god }.
stolem-told-turned_token = The token on { $place } is turned over: { $what }.
stolem-told-named = { $seat } names { $named } to the gods.
stolem-told-stone = { $giant } turns to stone on { $place }.
stolem-told-no_token = No token fits on { $place }; the land stays as it is.

## The first game

stolem-teach-1 = You lead the Rëbôcë in the upper corner. Each Stolem has two numbers: how far it walks and how far it throws. Three knock-outs win, or three gods' cards.
stolem-teach-2 = A turn begins with a loss: one action card is discarded face down. Discard a Move.
stolem-teach-3 = Now you play another card. Play the Move you still have.
stolem-teach-4 = Choose Jank, the child, and go to D4. The numbers are the points each hex costs; Jank has four.
stolem-teach-5 = Your Move went to the Lesôcë, and the turn with it. They used it: Hanka has come near. Now it is your turn again. Discard the Move they passed you.
stolem-teach-6 = Jank throws two hexes far, and Hanka stands just that far off. Play a Throw.
stolem-teach-7 = Choose Jank, then Hanka. Three of your five hit cards are Hits: 60 %.
stolem-teach-8 = A miss! The die said where the rock came down, and the Lesôcë made a lake there. The Miss you showed now belongs to them. Then Hanka threw back, and missed as well.
stolem-teach-9 = Her rock lies on C4, and you lay the land there. Your gods' card Òmańc wants a clearing, a hill and a lake: lay the clearing.
stolem-teach-10 = Another turn: discard a Throw.
stolem-teach-11 = And play the other one.
stolem-teach-12 = Three of your four hit cards are Hits now. Throw at Hanka once more.
stolem-teach-13 = A hit: Hanka is dazed. A second hit would knock her out, and that is a point. She ran away, but look: clearing, hill and lake lie on the land. Discard the Move.
stolem-teach-14 = Play Gods.
stolem-teach-15 = Play Òmańc: its three tokens are turned over, and the Lesôcë lose a Stolem to the gods.
stolem-teach-16 = Hanka is a rock now, and you have one gods' card of three. Nobody could act any more, so the round is over. Whoever has Stolems lying then stands one of them up; the others leave the game.
stolem-teach-17 = From the second round on everybody hides four family tokens: Boulder, Wool cap, Sprint and Super throw. Each works once. Keep away from the village: rocks that land there bring the gods down on the thrower.
