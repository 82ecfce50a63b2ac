name = Stolemë
blurb = Lead a family of Kashubian giants who settle every quarrel with rocks, and reshape the land while they are at it.
minutes = 60

## The rules

section-setup = Setting up
section-round = A round
section-turn = Your turn
section-move = Move
section-throw = Rock throw
section-tokens = Family tokens
section-gods = Gods
section-end = The end of the game
section-table = At the table

rule-10 = Everyone leads a family of four Stolems and has five action cards (two Throws, two Moves, one Gods), five hit cards (three Hits, two Misses), four family tokens and one secret gods' card.
rule-11 = { $families ->
        [chosen] From the first player on, everyone chooses a family that nobody has yet.
       *[dealt] Families are dealt by lot.
    } { $starter ->
        [random] The first player is drawn by lot.
       *[other] Player { $starter } goes first.
    }
rule-12 = { $placing ->
        [automatic] The Stolems are placed automatically.
        [reverse] The last player places first, then the others back to the first player.
       *[clockwise] The first player places first, then the others clockwise.
    } One Stolem goes on { $start_hexes ->
        [any] any start hex
       *[hand] a start hex by the hand of your colour
    }, the other three on different free hexes next to it.
rule-13 = { $board ->
        [quad] Three players use the board with four hands as well; one corner stays empty.
       *[fitting] Three players have a board of their own, because three corners of four are not fair.
    } { $start_hexes ->
        [any] {""}
       *[hand] Two players sit in opposite corners.{" "}
    }{ $extra_villages ->
        [on] The board has further villages beside the one in the middle.
       *[off] The board has one village, in the middle.
    }
rule-20 = From the second round on, everyone first stands up one of their lying Stolems. { $village_dazes ->
        [off] It stays as healthy or as dazed as it was.
       *[on] It stays dazed.
    } Stolems that still lie after that leave the game.
rule-21 = A Carer who stands may help one more lying Stolem of her family up, if it is next to her.
rule-22 = { $tokens_in_round_1 ->
        [on] Family tokens are laid from the first round on.
       *[off] The first round begins with the actions at once: there are no family tokens in it.
    }
rule-23 = Everyone lays all four family tokens face down on their own Stolems, unseen and all at once, as evenly as possible: one each on four, two on one of three, two each on two.
rule-24 = The tokens are laid in their order: Boulder, Wool cap, Sprint, Super throw.
rule-25 = { $unused_tokens ->
        [stay] Unused tokens stay where they are; used ones are laid anew where fewest lie. Tokens of a Stolem that has left are shown and laid anew.
       *[laid_anew] Unused tokens come back, and all four are laid anew.
    }
rule-26 = { $surplus ->
        [keep] Whoever holds more than five hit cards keeps them.
        [choice] Whoever holds more than five hit cards gives back cards of their choice, openly.
       *[random] Whoever holds more than five hit cards gives the surplus back, drawn at random and shown.
    }
rule-27 = The hit cards discarded in the last round are turned up. From the first player clockwise everyone takes one, until all have at least five or none is left; whoever has five or more is skipped.
rule-28 = All action cards are gathered, and everyone takes the starting set again.
rule-29 = { $activity_tokens ->
        [stay] When a new round begins, the activity tokens stay as they lie.
       *[plain] When a new round begins, all activity tokens are turned to their plain side.
    }
rule-30 = First discard an action card face down. You must keep one that can be carried out.
rule-31 = Then play another action card face up and carry it out with one of your standing Stolems.{ $gods_lying ->
        [on] {" "}Gods can be played while all your Stolems lie, too.
       *[off] {""}
    }
rule-32 = You can act while you hold at least two action cards and one of them can be carried out. { $may_decline ->
        [on] Who can act may also decline (rule 36).
       *[off] Who can act must act.
    }
rule-33 = After your action turn your activity token to the hourglass and pass the played card to a player without hourglass. That player takes it and is next.
rule-34 = If everyone shows the hourglass when a card is passed, all turn their tokens back, except the one who passes.
rule-35 = If you cannot act while somebody else can, you keep the card{ $unable ->
        [may_stay] {" "}and point at the next player; your token may stay plain once
       *[turns] , turn the hourglass up and point at the next player
    }.
rule-36 = { $may_decline ->
        [on] You may decline to act: turn the hourglass up and point at the next player. After that you must wait for somebody's action before you decline again.
       *[off] You may not decline to act.
    }
rule-37 = Two players use no activity tokens: the card always goes to the other.
rule-38 = The round's actions are over as soon as nobody can act.
rule-39 = The last player to receive an action card is first player of the next round, able to act or not.
rule-40 = A Stolem moves as far as its points reach. Entering a hex costs 1 point, a lake 2, a clearing nothing. Unused points are lost.
rule-41 = From a hill a Stolem may jump to any other hill for 1 point.
rule-42 = Stolems walk through standing Stolems but do not stop there. Hexes with a lying Stolem or a rock token are closed.
rule-43 = A Stolem that stands in a village at the end of a round is { $village_dazes ->
        [on] dazed and knocked out
       *[off] knocked out
    }.
rule-44 = { $must_move ->
        [on] A Move must end on another hex, if any of your Stolems can.
       *[off] With a Move the Stolem may stay where it is.
    }
rule-45 = Wader: entering a lake costs this Stolem 1 point.
rule-46 = Leaper: this Stolem's jumps between hills cost nothing.
rule-47 = Clamberer: this Stolem may walk through hexes with a lying Stolem or a rock token, but not stop there.
rule-50 = Throw at a standing enemy within your Stolem's range. { $near_throws ->
        [on] There is no minimum distance, and nothing stands in the way.
       *[off] A target right beside the thrower is too near.
    } { $lone_hit_card ->
        [on] One hit card is enough.
       *[off] You need at least two hit cards.
    }
rule-51 = Only a standing Stolem of your own acts, and only a standing Stolem of another family can be thrown at.
rule-52 = Your hit cards are shuffled. One is discarded face down, then one is shown: it decides.{ $lone_hit_card ->
        [on] {" "}A single card is shown at once.
       *[off] {""}
    }
rule-53 = The shown card goes to the player whose Stolem was the target, hit or miss.
rule-54 = A hit dazes a healthy Stolem for good and turns its card. A dazed one is knocked out and lies down.
rule-55 = A miss lands on a hex next to the target, by the die; off the board it is rolled again. { $blocked_landing ->
        [rolls_again] It is also rolled again on a rock token or a lying Stolem, as long as another hex is free.
       *[changes] The land changes under a rock token or a lying Stolem too.
    }
rule-56 = Sure eye: when this Stolem misses, its owner chooses the landing hex, on the board and next to the target{ $blocked_landing ->
        [rolls_again] , without a rock token or a lying Stolem if there is such a hex
       *[changes] {""}
    }. The die is not rolled.
rule-57 = Whoever stands where a miss lands is { $bystander ->
        [hit] hit by it
       *[harmless] not harmed
    }.
rule-58 = Every rock changes the land: the target's owner lays a terrain token on the landing hex, of another kind than { $same_as_printed ->
        [on] the token lying there
       *[off] the terrain there now
    }. An old token goes back to the pool.
rule-59 = A river goes only next to a lake or a river.
rule-60 = Only tokens in the pool can be laid.
rule-61 = { $village_buried ->
        [on] A rock that lands on a village buries it under a token, and punishes for the last time.
       *[off] A village never takes a token.
    }
rule-62 = A rock that lands on a village brings down the gods: the thrower is dazed and knocked out, and nobody scores that.
rule-63 = A throw goes in this order: what the hit does and its point, the land, then the village.
rule-64 = Sidestep: when the die is rolled for a miss at this Stolem, its owner may have it rolled once more.
rule-65 = Shaper: when this Stolem misses, its owner lays the terrain token.
rule-66 = High toss: standing on a hill, this Stolem throws one hex farther.
rule-70 = A family token works once a round, only for the Stolem it lies on. Tokens of a lying Stolem do nothing.
rule-71 = Boulder, announced with the throw: a hit knocks a healthy Stolem out at once. It is used up even by a miss.
rule-72 = Wool cap { $cap_timing ->
        [before] (announced before the hit cards are drawn)
       *[after] (after a Hit is shown)
    }: no daze, no knock-out{ $cap_boulder ->
        [dazes] , but a Boulder still dazes
       *[cancels] , not even by a Boulder
    }. The land changes all the same. The question is put whenever a token lies face down there, so that it tells nothing.
rule-73 = Sprint: one more point in a Move. It is used up only if the way needs it.
rule-74 = Super throw: one hex farther. It is used up only if the range needs it.
rule-75 = Thick skull: to this Stolem a Boulder is an ordinary rock. The token is used up all the same.
rule-80 = Gods, first use: draw a second gods' card. Two is the most.
rule-81 = Gods, second use: shuffle one of your gods' cards into the deck and draw the top card.
rule-82 = Gods, third use: play a card whose set of terrain tokens lies on the board, plain side up. Printed terrain does not count.
rule-83 = Exactly the tokens of the set are turned to their outlined side; where there are more, you choose.
rule-84 = Then name another family with a Stolem in play{ $gods_target ->
        [leader] , among those with most knock-outs and trophies
        [rowdiest] , among those with most throws in this round
       *[anyone] {""}
    }.
rule-85 = Its owner chooses one of its Stolems on the board, { $stone_standing_first ->
        [on] a standing one if there is any
       *[off] standing or lying
    }. It turns to stone: the Stolem leaves the game, a rock token stays.
rule-86 = Whoever has played the only gods' card in hand draws one at once.
rule-87 = While the deck is empty, no gods' card is drawn or exchanged. If you cannot play one either, the Gods card has no effect.
rule-90 = You win at once with your third knock-out (two players), fourth (three) or fifth (four). Only throws score{ $points_for ->
        [any_rock] { $bystander ->
            [hit] , also when a miss knocks out a bystander
           *[harmless] , and only those that hit their target
        }
       *[accurate] , and only those that hit their target
    }.
rule-91 = You win at once with your third gods' card, before anybody turns to stone.
rule-92 = You win { $last_family ->
        [at_once] as soon as yours is the only family on the board
       *[round_end] if at the end of a round only your family stands
    }.
rule-93 = The game ends when a throw needs a terrain token and none can be laid { $river_test ->
        [board] anywhere on the board
       *[landing] on that hex
    }. Most standing { $tokens_out ->
        [healthy] healthy Stolems win
       *[standing] Stolems win
    }.
rule-94 = Tied families compare who has fewer dazed Stolems in play{ $tie_break ->
        [score] , then knock-outs, then trophies
       *[draw] {""}
    }; still tied, they share the victory.
rule-95 = A family without a Stolem on the board is out: it gets no cards and is not pointed at. Its hit cards join the discard, its gods' cards the deck.
rule-96 = { $round_limit ->
        [0] There is no limit to the rounds.
       *[other] After round { $round_limit } the game ends, and most standing { $tokens_out ->
            [healthy] healthy Stolems
           *[standing] Stolems
        } win.
    }
rule-97 = { $none_standing ->
        [draw] If nobody stands at the end of a round, it is a draw.
       *[goes_on] If nobody stands at the end of a round, the game goes on.
    }
rule-99 = That is not what is asked now.

## Questions

question-first_player = The lot says who begins
question-deal_family = A family is dealt
question-choose_family = Choose a family
question-gods_draw = A gods' card is drawn
question-place = Place a Stolem
question-stand = Stand one of your Stolems up
question-nurse = Your Carer may help one more up
question-tokens = Lay your family tokens face down
question-surplus = A surplus hit card goes back
question-give_back = Give back a hit card
question-draft = Take a hit card
question-discard = Discard one action card
question-play = Play an action card
question-move = Move a Stolem
question-throw = Choose thrower and target
question-blind = A hit card is discarded unseen
question-show = A hit card is shown
question-cap = Use the Wool cap?
question-roll = The die is rolled
question-sidestep = Have the die rolled again?
question-land = Choose where the rock lands
question-lay = Lay a terrain token
question-gods = Draw, exchange or play a gods' card
question-turn_token = Choose a token to turn over
question-name = Name a family to the gods
question-stone = Choose who turns to stone
question-pass = Pass the card to somebody
question-point = Point at the next player

## Answers

action-begins = { $seat } goes first
action-deal_family = { said-family } is dealt
action-choose_family = Take the family { said-family }
action-draw = { $card } is drawn
action-place = Place the { who-of-four } ({ $stolem }) on { $hex }
action-stand = Stand the { who-of-four } up ({ $stolem })
action-stay_down = Help nobody up
action-put_token = { said-token } on the { who-of-four } ({ $stolem })
action-confirm = Done
action-surplus = Goes back: { said-result }
action-give_back = Give back: { said-result }
action-take = Take: { said-result }
action-discard = Discard: { said-card }
action-decline = Decline to act
action-play = Play: { said-card }
action-move = Move the { who-of-four } ({ $stolem }) to { $hex }
action-throw = The { who-of-four } ({ $stolem }) throws { said-rock } at Stolem { $target }
action-blind = Discarded unseen: { said-result }
action-show = Shown: { said-result }
action-wear_cap = Use the Wool cap
action-no_cap = Use no cap
action-roll = The die points { said-side }
action-reroll = Roll again
action-keep_roll = Leave it
action-land = The rock lands to the { said-side }
action-lay = Lay: { said-terrain }
action-draw_card = Draw a gods' card
action-exchange = Exchange the { said-slot } gods' card
action-play_card = Play { $card }
action-pray = Pray in vain
action-turn_token = Turn the token on { $hex }
action-name = Name { $seat }
action-turn_to_stone = The { who-of-four } ({ $stolem }) turns to stone
action-pass_card = Pass the card to { $seat }
action-point = Point at { $seat } ({ said-activity })

## What happened

who-of-four = { $stolem ->
        [0] father
        [4] father
        [8] father
        [12] father
        [1] mother
        [5] mother
        [9] mother
        [13] mother
        [2] grandparent
        [6] grandparent
        [10] grandparent
        [14] grandparent
        [3] child
        [7] child
        [11] child
       *[other] child
    }
family-name = { $family ->
        [0] Rëbôcë
        [1] Lesôcë
        [2] Bëlôcë
       *[other] Gôchë
    }
said-card = { $card ->
        [throw] Throw
        [move] Move
       *[gods] Gods
    }
said-result = { $result ->
        [miss] Miss
       *[hit] Hit
    }
said-token = { $token ->
        [boulder] Boulder
        [cap] Wool cap
        [sprint] Sprint
       *[super] Super throw
    }
said-terrain = { $terrain ->
        [clearing] clearing
        [hill] hill
        [river] river
       *[lake] lake
    }
said-side = { $side ->
        [ne] north-east
        [e] east
        [se] south-east
        [sw] south-west
        [w] west
       *[nw] north-west
    }
said-rock = { $rock ->
        [boulder] a Boulder
       *[rock] a rock
    }
said-slot = { $slot ->
        [left] left
       *[right] right
    }
said-activity = { $token ->
        [hourglass] hourglass up
       *[plain] staying plain
    }
said-family = { $family ->
        [rebocy] Rëbôcë
        [lesocy] Lesôcë
        [belocy] Bëlôcë
       *[gochy] Gôchë
    }
fact-begins = { $seat } goes first.
fact-family = { $seat } leads the { family-name }.
fact-drew_god = { $seat } draws a gods' card.
fact-drew_god-hidden = { $seat } draws a gods' card.
fact-placed = { $seat } places a Stolem.
fact-stood_up = A Stolem of { $seat } gets up ({ who-of-four }).
fact-left_game = A Stolem of { $seat } leaves the game ({ who-of-four }).
fact-tokens_laid = { $seat } has laid the family tokens.
fact-put_token = { $seat } lays a family token.
fact-put_token-hidden = { $seat } lays a family token.
fact-hit_cards_open = The hit discard is turned up. Hits: { $hits }, Misses: { $misses }.
fact-gave_back = { $seat } gives back { $result ->
        [0] a Miss
       *[other] a Hit
    }.
fact-took = { $seat } takes { $result ->
        [0] a Miss
       *[other] a Hit
    }.
fact-discarded = { $seat } discards { $card ->
        [0] a Throw
        [1] a Move
       *[other] Gods
    }.
fact-discarded-hidden = { $seat } discards an action card.
fact-declined = { $seat } declines to act.
fact-played = { $seat } plays { $card ->
        [0] a Throw
        [1] a Move
       *[other] Gods
    }.
fact-moved = { $seat } moves a Stolem ({ who-of-four }, { $cost }).
fact-used_token = { $seat } uses { $token ->
        [0] the Boulder
        [1] the Wool cap
        [2] Sprint
       *[other] Super throw
    }.
fact-threw = { $seat }: the { who-of-four } throws { $boulder ->
        [0] a rock
       *[other] a Boulder
    } at Stolem { $at } of { $to }.
fact-blind = { $seat } discards { $result ->
        [0] a Miss
       *[other] a Hit
    } unseen.
fact-blind-hidden = { $seat } discards a hit card unseen.
fact-showed = { $seat } shows { $result ->
        [0] a Miss
       *[other] a Hit
    }; { $to } gets the card.
fact-capped = The Wool cap takes the blow.
fact-rolled = The die is rolled.
fact-sidestepped = { $seat } has the die rolled again.
fact-landed = The rock lands beside the target.
fact-dazed = A Stolem of { $seat } is dazed ({ who-of-four }).
fact-knocked_out = A Stolem of { $seat } is knocked out ({ who-of-four }).
fact-scored = { $seat } has { $score ->
        [one] 1 knock-out
       *[other] { $score } knock-outs
    }.
fact-laid = { $seat } lays { $terrain ->
        [0] a clearing
        [1] a hill
        [2] a river
       *[other] a lake
    }.
fact-punished = The gods strike a Stolem of { $seat } ({ who-of-four }).
fact-exchanged = { $seat } exchanges a gods' card.
fact-played_god = { $seat } plays a gods' card ({ $trophies } of 3).
fact-turned_token = A terrain token is turned over.
fact-named = { $seat } names a family to the gods.
fact-stone = A Stolem of { $seat } turns to stone ({ who-of-four }).
fact-family_out = The family of { $seat } is out.
fact-passed = { $seat } passes on { $card ->
        [0] a Throw
        [1] a Move
       *[other] Gods
    } to { $to }.
fact-hourglasses = All hourglasses but that of { $seat } are turned back.
fact-unable = { $seat } cannot act.
fact-pointed = { $seat } points at { $to }.
fact-round_ended = Round { $round } is over.
fact-no_token = No token fits here; the land stays as it is.
fact-over = The game is over.

## Options and endings

option-starter = Who goes first
option-starter-random = drawn by lot
option-starter-1 = player 1
option-starter-2 = player 2
option-starter-3 = player 3
option-starter-4 = player 4
option-families = Families are
option-families-dealt = dealt by lot
option-families-chosen = chosen in turn
option-board = Board for three players
option-board-fitting = their own
option-board-quad = the one with four hands
option-extra_villages = More villages
option-placing = Placing
option-placing-clockwise = first player first
option-placing-reverse = last player first
option-placing-automatic = automatic
option-start_hexes = Start hexes
option-start_hexes-hand = by the hand of your colour
option-start_hexes-any = any
option-tokens_in_round_1 = Family tokens in the first round
option-unused_tokens = Unused family tokens
option-unused_tokens-laid_anew = are laid anew
option-unused_tokens-stay = stay where they are
option-surplus = More than five hit cards
option-surplus-random = go back at random
option-surplus-choice = go back by choice
option-surplus-keep = stay in hand
option-must_move = A Move must leave the hex
option-gods_lying = Gods may be played with all Stolems lying
option-lone_hit_card = One hit card is enough to throw
option-near_throws = Throws at a Stolem right beside
option-same_as_printed = A token may equal the printed terrain
option-village_buried = A rock buries the village
option-village_dazes = The village dazes at the end of a round
option-gods_target = Whom one may name to the gods
option-gods_target-anyone = anyone
option-gods_target-leader = the leader
option-gods_target-rowdiest = who threw most in this round
option-stone_standing_first = Standing Stolems turn to stone first
option-cap_boulder = Wool cap against a Boulder
option-cap_boulder-cancels = stops it
option-cap_boulder-dazes = the Boulder still dazes
option-cap_timing = The Wool cap is announced
option-cap_timing-after = after a Hit is shown
option-cap_timing-before = before the draw
option-blocked_landing = A miss on a rock or a lying Stolem
option-blocked_landing-changes = changes the land there
option-blocked_landing-rolls_again = is rolled again
option-bystander = Whoever stands where a miss lands
option-bystander-harmless = is not harmed
option-bystander-hit = is hit
option-points_for = Points for knock-outs
option-points_for-accurate = by throws that hit their target
option-points_for-any_rock = by any rock
option-unable = Whoever cannot act
option-unable-turns = turns the hourglass up
option-unable-may_stay = may keep the token plain
option-may_decline = One may decline to act
option-last_family = The last family wins
option-last_family-round_end = at the end of the round
option-last_family-at_once = at once
option-none_standing = Nobody stands at the end of a round
option-none_standing-goes_on = the game goes on
option-none_standing-draw = it is a draw
option-tokens_out = When the land is full, count
option-tokens_out-standing = standing Stolems
option-tokens_out-healthy = standing healthy Stolems
option-river_test = The land is full if no token fits
option-river_test-landing = the landing hex
option-river_test-board = any hex
option-tie_break = Still tied then
option-tie_break-draw = share the victory
option-tie_break-score = compare knock-outs, then trophies
option-round_limit = Most rounds (0: no limit)
option-activity_tokens = Activity tokens when a round begins
option-activity_tokens-plain = are turned to the plain side
option-activity_tokens-stay = stay as they lie
preset-polish = Polish rulebook
preset-english = English rulebook

ending-knockouts = Enough knock-outs: the best thrower wins.
ending-gods = Three gods' cards: their favourite wins.
ending-last_family = Only one family is left standing, or none.
ending-tokens_out = No more terrain can be laid: now the Stolems are counted.
ending-round_limit = The last round is over: now the Stolems are counted.

## Names of pieces

family-0 = Rëbôcë, the Fishers
family-1 = Lesôcë, the Foresters
family-2 = Bëlôcë, the Headlanders
family-3 = Gôchë, the Heathlanders
role-0 = father
role-1 = mother
role-2 = grandparent
role-3 = child
card-0 = Throw
card-1 = Move
card-2 = Gods
result-0 = Miss
result-1 = Hit
token-0 = Boulder
token-1 = Wool cap
token-2 = Sprint
token-3 = Super throw
terrain-0 = plain
terrain-1 = clearing
terrain-2 = hill
terrain-3 = river
terrain-4 = lake
terrain-5 = village
ability-1 = Wader: lakes cost 1
ability-2 = Leaper: jumps between hills cost nothing
ability-3 = Clamberer: may pass lying Stolems and rocks
ability-4 = High toss: one more range on a hill
ability-5 = Thick skull: a Boulder is an ordinary rock
ability-6 = Sidestep: may have a miss rolled again
ability-7 = Sure eye: chooses where a miss lands
ability-8 = Shaper: lays the token of a miss
ability-9 = Carer: helps one more neighbour up
pose-1 = standing
pose-2 = lying
pose-3 = gone
pose-4 = turned to stone
dazed = dazed
healthy = healthy
hourglass = hourglass
rock = rock token
picture-round = Round { $round }
picture-family = { $player } { $family }: knock-outs { $score }/{ $goal }, gods { $trophies }/{ $gods }; in hand { $actions } action, { $hits } hit and { $cards } gods' cards
picture-out = out of the game
picture-first = first player
picture-hand = Hand of { $player }: { $cards }; Hits { $hits }, Misses { $misses }
picture-gods = Gods' cards: { $cards }
picture-tokens = Family tokens: { $tokens }
picture-pool = Terrain tokens left: { $tokens }
picture-open = Open hit cards: Hits { $hits }, Misses { $misses }
picture-throw = { $thrower } throws at { $target }
picture-giants = Stolems: number, name, hex, movement/range
picture-signs = { $terrains }; (x) token, [x] token turned over; * dazed, _ lying, @ rock token

## The coach

name-card = { said-card }
name-result = { said-result }
name-terrain = { said-terrain }
name-kind = { said-terrain }
name-token = { said-token }
name-choose-family = take the { $family }
name-place = { $giant } on { $hex }
name-stand = { $giant } gets up
name-stay-down = help nobody up
name-put-token = { $token } on { $giant }
name-give-back = give back a { $result }
name-take = take a { $result }
name-discard = discard { $card }
name-decline = do nothing
name-play = play { $card }
name-move = { $giant } to { $hex }
name-throw = { $giant } throws { $rock ->
        [1] the Boulder
       *[0] a rock
    } at { $target }
name-wear-cap = use the Wool cap
name-no-cap = no Wool cap
name-reroll = roll again
name-keep-roll = leave the die
name-land = the rock lands on { $hex }
name-lay = lay a { $terrain }
name-draw-card = draw a gods’ card
name-exchange = exchange { $god }
name-play-card = play { $god }
name-pray = pray in vain
name-turn-token = turn the token on { $hex }
name-name = name { $rival }
name-turn-to-stone = { $giant } turns to stone
name-pass-card = pass the card to { $next }
name-point = point at { $next }
coach-knocks-out = This way you usually knock a rival’s Stolem out.
coach-stays-up = This way yours usually stay on their feet.
coach-dazes = This way you usually daze a rival’s Stolem.
coach-stays-clear = This way none of yours is usually dazed.
coach-pleases-gods = This way you usually get to play a gods’ card.
coach-denies-gods = This usually keeps a rival from playing a gods’ card.
coach-not-stone = This way none of yours usually turns to stone.
coach-village = It stays away from the village: the gods strike down whoever ends the round there or lets a rock fall on it.
coach-keeps-hits = A Hit more in hand; the Miss would tell everyone that you can hit less.
coach-gives-dazed = It gives the gods a dazed Stolem and keeps a healthy one.
coach-spares-boulder = A plain rock knocks a dazed Stolem out just as well, so the Boulder is kept.
coach-look-walk = Which hexes are in reach of the rivals' throws, and which of yours?
coach-look-rocks = Who of them is dazed already, and who of yours throws farthest?
coach-look-hits = Count your Hits and Misses: what will your next throw show?
coach-look-land = Whom does this terrain help, and whom does it slow down?
coach-look-cards = Think of the card that you will have to pass on, too.
coach-look-gods = Look at your gods' card: does its landscape lie there, or nearly?
coach-luck-hit = The throw hit.
coach-luck-miss = The throw missed.
coach-luck-roll = The rock rolled where it did by the die alone.
