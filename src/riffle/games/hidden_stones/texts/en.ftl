name = Hidden Stones
blurb = Swap and turn nine stones until they show what is on your cards, but every move costs you a card.
minutes = 20

## The rules

section-setup = Setting up
section-turn = Your turn
section-stones = Moving the stones
section-score = Scoring a card
section-end-of-turn = Ending your turn
section-pass = Passing
section-end-of-game = The end of the game
section-solo = One player alone
section-table = At the table

rule-1 = Nine stones lie in a square of three by three, shuffled and with either side up. All of them stand upright, the same way for everyone.
rule-2 = Everyone is dealt four cards and keeps them secret.
rule-3 = The other cards are the face-down draw pile. Cards that are thrown away lie open beside it.
rule-4 =
    { $first ->
        [random] The first player is drawn by lot
       *[other] Player { $first } goes first
    } and stays marked for the whole game, because every round ends just before that player's turn.
rule-10 = Turns go clockwise.
rule-11 = On your turn you swap stones, turn stones and score cards as often as you like and in any order. Then you end the turn.
rule-12 = With no card in your hand you can neither move stones nor score anything: end your turn.
rule-20 = To swap stones or turn one, throw away one card from your hand, any card you like, even if the move gains nothing.
rule-21 = A swap exchanges two stones that lie directly side by side or one above the other, never diagonally. They keep the side that is up.
rule-22 = Turning a stone shows its other side: sun and moon, fish and bird, horse and ship, seed and tree share a stone.
rule-30 = A card can be scored only while the stones lie as it shows, anywhere in the square, but not rotated and not mirrored.
rule-31 = You can score only a card from your own hand, on your own turn. It goes face up onto your score pile and costs nothing.
rule-32 = A grey stone on a card stands for any stone at all, but there must be room for it in the square.
rule-33 = Each card scores once, even if its formation lies there several times. The same stones may serve several cards, and what you have scored stays yours.
rule-34 = Whoever scores a card shows everyone the stones that form it.
rule-40 = You may end your turn at any time, even without having done anything. Then draw until you hold four cards; with four or more you draw nothing and keep them all.
rule-41 = If the draw pile is empty when you have to draw, the cards thrown away are shuffled and become the new pile. Scored cards never return.{ $solo_win ->
        [played] {" "}Alone the cards thrown away do not come back either (rule 73).
       *[scored] {""}
    }
rule-42 = If there is nothing left to draw from at all, you play on with the cards you have.
rule-50 = You can pass only instead of everything else: once you have swapped stones, turned one or scored a card, passing is over for this turn.
rule-51 = You cannot pass on two turns in a row. Ending a turn in the ordinary way lets you pass again.
rule-52 = Whoever passes draws two cards, and the turn is over.
rule-53 =
    { $hand_cap ->
        [0] There is no limit to the cards in a hand.
       *[other] You cannot pass if that would give you more than { $hand_cap } cards.
    }
rule-60 = The last round has come when somebody has enough scored cards at the end of a turn: 10 with two players, 9 with three, 8 with four, 7 with five.
rule-61 = The round is played to its end, so that everyone has had the same number of turns.
rule-62 = Everyone adds up the values of the cards on their score pile.
rule-63 = Whoever has scored most cards of value 1 gets 3 points more. If several are tied, each of them does; if nobody has any, nobody does.
rule-64 = The highest total wins. Players with equal totals share the victory.
rule-70 = Alone you play with 16 cards drawn by lot: eight of value 1, four of value 2, three of value 3 and one of value 5. Four are your hand, twelve the pile.
rule-71 = Ending a turn without having scored a card is a strike. { $pass_strikes ->
        [on] So is a pass.
       *[off] A pass is not.
    }
rule-72 = The fourth strike loses the game at once.
rule-73 =
    { $solo_win ->
        [played] You win as soon as all 16 cards are played, scored or thrown away. Cards thrown away do not come back.
       *[scored] You win as soon as all 16 cards are scored. Cards thrown away come back when the pile is shuffled anew.
    }
rule-74 = Alone there are no points and no bonus: you win or lose, and the strikes tell how narrowly.
rule-99 = This is not what is asked now, or it is somebody else's turn.

## Questions, answers, and what happened

question-lay_stone = The stones are being laid.
question-first_player = The first player is being drawn.
question-solo_deck = Your 16 cards are being picked.
question-deal = The cards are being dealt.
question-turn = Swap or turn stones, score cards, end your turn or pass.
question-refill = Cards are being drawn.

action-swap = Throw away { $card } and swap { $pair }
action-flip = Throw away { $card } and turn the stone at { $cell }
action-score = Score { $card }
action-end = End the turn
action-pass_turn = Pass and draw two cards
action-lay = A stone is laid at { $cell }: { $face }
action-begins = Player { $seat } goes first
action-pick = { $card } is put into the deck
action-draw = { $card } is drawn

fact-laid = A stone is laid: { face-name }.
fact-begins = { $seat } goes first.
fact-drew = { $seat } draws a card.
fact-drew-hidden = { $seat } draws a card.
fact-reshuffled =
    { $cards ->
        [one] The one card thrown away becomes the new pile.
       *[other] The { $cards } cards thrown away are shuffled into a new pile.
    }
fact-swapped = { $seat } throws away a card and swaps { face-name } and { other-face-name }.
fact-flipped = { $seat } throws away a card and turns a stone over: { back-name } becomes { face-name }.
fact-scored =
    { $value ->
        [one] { $seat } scores a card for 1 point.
       *[other] { $seat } scores a card for { $value } points.
    }
fact-formation = These stones form it.
fact-turn_ended = { $seat } ends the turn.
fact-passed = { $seat } passes.
fact-last_round = { $seat } has { $cards } scored cards: this is the last round.
fact-strike =
    { $strikes ->
        [one] No card scored: the first strike.
       *[other] No card scored: { $strikes } strikes.
    }
fact-bonus =
    { $ones ->
        [one] { $seat } has most cards of value 1 (only 1) and gets 3 points more.
       *[other] { $seat } has most cards of value 1 ({ $ones }) and gets 3 points more.
    }
fact-over = The game is over.

## Options and endings

option-first = Who goes first
option-first-random = drawn by lot
option-first-1 = player 1
option-first-2 = player 2
option-first-3 = player 3
option-first-4 = player 4
option-first-5 = player 5
option-hand_cap = Most cards in a hand after a pass (0: no limit)
option-pass_strikes = Alone: a pass is a strike
option-solo_win = Alone: you win when all cards are
option-solo_win-scored = scored
option-solo_win-played = played, scored or not
preset-rulebook = As in the rulebook

ending-cards_collected = Somebody had enough scored cards, and the round was played out.
ending-solo_won = All 16 cards are done: won.
ending-solo_lost = Four strikes: lost.

## Faces of the stones

face-0 = sun
face-1 = moon
face-2 = fish
face-3 = bird
face-4 = horse
face-5 = ship
face-6 = seed
face-7 = tree
face-any = any stone
face-name =
    { $face ->
        [0] { face-0 }
        [1] { face-1 }
        [2] { face-2 }
        [3] { face-3 }
        [4] { face-4 }
        [5] { face-5 }
        [6] { face-6 }
       *[7] { face-7 }
    }
other-face-name =
    { $other_face ->
        [0] { face-0 }
        [1] { face-1 }
        [2] { face-2 }
        [3] { face-3 }
        [4] { face-4 }
        [5] { face-5 }
        [6] { face-6 }
       *[7] { face-7 }
    }
back-name =
    { $face ->
        [0] { face-1 }
        [1] { face-0 }
        [2] { face-3 }
        [3] { face-2 }
        [4] { face-5 }
        [5] { face-4 }
        [6] { face-7 }
       *[7] { face-6 }
    }

## A first game that teaches by doing

teach-1 = Nine stones, each with a picture on both sides. Everyone plays with the same stones.
teach-2 = This card shows two stones side by side. If they lie like that anywhere in the square, you may score the card.
teach-3 = They do not yet. Pick two neighbouring stones to swap, then a card you can spare: it is the price.
teach-4 = Now one of them shows the wrong side. Turn it over; that costs a card too.
teach-5 = There it is! Score the card: that costs nothing, and its points are yours for good.
teach-6 = Grey stones on a card may be any stone. They only say where in the square the others have to be.
teach-7 = When you can do no more, end your turn and draw back up to four cards.
teach-8 = Nothing within reach? Pass before doing anything else: you draw two cards and have six next time.
teach-pairs = The pictures come in pairs: sun and moon share one stone, fish and bird two, horse and ship three, seed and tree three. So you always know what is on the back.
teach-turned = It has to lie just as it is drawn. A formation is never turned and never mirrored: one above the other is not side by side.
teach-ones = Cards worth 1 are worth collecting: whoever has scored the most of them gets 3 points more at the end. If several have equally many, each of them does.
teach-end = The tenth scored card ends the game for two players (the ninth for three, the eighth for four, the seventh for five). The round is still played out, so that everyone has had as many turns. Most points win.

# The table in characters
picture-piles = draw pile { $pile }, thrown away { $discarded }
picture-seat = player { $seat }: { $cards } of { $needed } cards scored, { $points } points, { $hand } in hand
picture-strikes = strikes { $strikes } of { $most }
picture-card = worth { $value }
picture-lies = can be scored now
picture-legend = S { face-0 } / M { face-1 }, F { face-2 } / B { face-3 }, H { face-4 } / T { face-5 }, D { face-6 } / R { face-7 }
picture-cards = on cards: * any stone, / a new row

## The coach

name-face = { face-name }
name-gap = gap
name-beside = { $a }-{ $b }
name-over = { $a } over { $b }
name-placed = { $face } { $cell }
name-all = { $all }
name-cell = { $cell ->
        [0] top left
        [1] at the top
        [2] top right
        [3] on the left
        [4] in the middle
        [5] on the right
        [6] bottom left
        [7] at the bottom
       *[8] bottom right
    }
name-in-column = { $face } { $line ->
        [0] in the left column
        [1] in the middle column
       *[2] in the right column
    }
name-in-row = { $face } { $line ->
        [0] in the top row
        [1] in the middle row
       *[2] in the bottom row
    }
name-card = “{ $label }”
name-swap = swap { $one } ({ $at }) and { $other } ({ $to })
name-flip = turn over the { $face } ({ $at })
name-card-worth = worth { $value }
name-score = score the card { $card }
name-end = end the turn
name-pass = pass
coach-ends = You play last in this round: { $moves ->
        [0] what lies there makes
        [one] one move makes
       *[other] { $moves } moves make
    } it { $cards } cards, and the game is won.
coach-wins-alone = All your cards are done { $moves ->
        [0] without another move
        [one] with one move
       *[other] with { $moves } moves
    }: the game is won.
coach-strike = Ending without a card is a strike; { $moves ->
        [0] your
        [one] you can pay the one move to your
       *[other] you can pay the { $moves } moves to your
    } { $count ->
        [one] card { $cards }
       *[other] cards { $cards }
    }{ $moves ->
        [0] { $count ->
            [one] {" "}lies there.
           *[other] {" "}lie there.
        }
       *[other] .
    }
coach-calls = These cards bring you to { $cards }: the last round begins, and with the ones counted you lead { $mine } to { $theirs }.
coach-overlooked = Your card { $card } { $first ->
        [1] already lies there when your turn begins
       *[0] lies there in the middle of your turn
    }: score it before you move on.
coach-ones = Your card { $card } also gives you most ones: three points more at the end.
coach-dear = { $exactly ->
        [1] Your other cards pay exactly for
       *[0] With { $hand } cards in hand you can afford
    } your card { $cards }: { $moves ->
        [0] no move
        [one] one move
       *[other] { $moves } moves
    }, { $points } points instead of { $less ->
        [0] none
        [one] one
       *[other] { $less }
    }.
coach-points = Your { $count ->
        [one] card
       *[other] cards
    } { $cards } { $moves ->
        [0] { $count ->
            [one] lies
           *[other] lie
        } there already
       *[other] { $count ->
            [one] takes
           *[other] take
        } { $moves ->
            [one] one move
           *[other] { $moves } moves
        }
    }: { $points ->
        [one] one point
       *[other] { $points } points
    } instead of { $did ->
        [pass] a pass
        [none] none
       *[less] { $less ->
            [one] one
           *[other] { $less }
        }
    }.
coach-points-many = { $count } of your cards can be scored this turn { $moves ->
        [0] without a move
        [one] with one move
       *[other] with { $moves } moves
    }: { $points } points instead of { $did ->
        [pass] a pass
        [none] none
       *[less] { $less }
    }.
coach-more-cards = { $count ->
        [one] Your card { $cards } is
       *[other] Your cards { $cards } are
    } { $moves ->
        [0] there already: score what lies there.
        [one] one move away, and you can pay for it.
       *[other] { $moves } moves away, and you can pay for them.
    }
coach-cheaper = { $moves ->
        [0] No move
        [one] One move
       *[other] { $moves } moves
    } will do for your { $count ->
        [one] card
       *[other] cards
    } { $cards }; you paid for { $paid }.
coach-pass = Nothing you hold can be made this turn: pass, and draw two.
coach-near = Keep your card { $card }: { $moves ->
        [0] it lies there and waits
       *[other] it is one move away
    } for your next turn.
coach-hint-wins = That wins the game.
coach-hint-points = Your { $count ->
        [one] card
       *[other] cards
    } { $cards } { $moves ->
        [0] { $count ->
            [one] lies
           *[other] lie
        } there already
       *[other] { $count ->
            [one] takes
           *[other] take
        } { $moves ->
            [one] one move
           *[other] { $moves } moves
        }
    }: { $points ->
        [one] one point
       *[other] { $points } points
    } this turn.
coach-hint-cards = Your { $count ->
        [one] card
       *[other] cards
    } { $cards } { $moves ->
        [0] { $count ->
            [one] lies
           *[other] lie
        } there already
       *[other] { $count ->
            [one] takes
           *[other] take
        } { $moves ->
            [one] one move
           *[other] { $moves } moves
        }
    }: score this turn, and there is no strike.
coach-hint-pass = Nothing here is worth its price: pass, and draw two.
coach-hint-near = This brings your card { $card } { $moves ->
        [0] into place
       *[other] within one move
    } for the next turn.
coach-hint-fresh = Nothing can be scored this turn: throw away what lies far off and draw new cards.
coach-hint-waits = No card is worth its price this turn: keep them and end it.
coach-look-card = Look at your card { $card }: how many moves is it away?
coach-look-reach = Count the moves that each of your cards needs. Is any of them in reach?
coach-luck-draw = { $who } drew the card { $card }, { $away ->
        [0] which lay there already
        [one] one move away
       *[other] { $away } moves away
    }.
