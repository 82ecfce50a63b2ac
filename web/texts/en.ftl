# The page's own words.

## Games


## Front page

tagline = Five games of stones and rivers
places = Places
games = Games
players-count = { $span } players
minutes-count = { $span } min
play = Play
play-game = Play { $game }
more = More
more-game = More choices for { $game }
learn = Learn it in three minutes
not-yet = Not on this table yet
tables-yours = Your tables
tables-yours-none = The tables you sit at wait here for you.
tables-open = Open tables
tables-open-none = Nobody is waiting for players just now.
hosted-by = by { $name }
seats-free = { $free } of { $seats } seats free
join = Sit down
ago = { DATETIME($when, day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
replay-file = Replay a game
replay-file-text = Open a record you downloaded and walk through it move by move.
replay-choose = Choose a file
replay-opening = Opening the game …
unofficial = Unofficial, not connected with the publishers; own art and words.

## Setting up a table

setup-way = With whom?
way-bots = Against bots
way-bots-text = You play, bots take the other seats.
way-bots-go = Play
way-alone = Alone
way-alone-text = A puzzle for one, without anybody else.
way-invite = With friends
way-invite-text = A link and a code for every free seat.
way-invite-go = Invite
way-device = Pass this device
way-device-text = Everybody plays here, hands stay hidden.
way-device-go = Start
way-watch = Watch bots
way-watch-text = Lean back and see how they do it.
way-watch-go = Watch
setup-players = How many players?
setup-level = How strong are the bots?
setup-name = Your name
setup-name-any = Name (if you like)
preset-own = Own choice
setup-clock = Time for each answer
setup-open = Let strangers sit down too
clock-none = No limit
clock-seconds = { $seconds } seconds
level-random = By chance
level-greedy = Hasty
level-beginner = Beginner
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert
level-like_me = Like me
like-me-text = A level up when you win, a level down when you lose.
says = “{ $line }”
level-in-character = { $level }, { $character }
setup-character = How do they play?
character-any = As it comes
character-any-text = Each as it likes
character-builder = Builder
character-builder-text = Prepares well and takes its time
says-builder-0 = One thing after the other.
says-builder-1 = This will hold.
says-builder-2 = First the ground, then the house.
says-builder-ahead = It is taking shape.
says-builder-behind = A good foundation takes time.
says-builder-won = Well built.
says-builder-lost = Next time I dig deeper.
character-blocker = Blocker
character-blocker-text = Thinks of what you want
says-blocker-0 = Not through here.
says-blocker-1 = I saw what you are up to.
says-blocker-2 = Let us see how you get round that.
says-blocker-ahead = Nobody gets past here.
says-blocker-behind = You do not get away that easily.
says-blocker-won = Nobody got past me.
says-blocker-lost = So there was a gap after all.
character-gambler = Gambler
character-gambler-text = Would rather dare
says-gambler-0 = Here goes!
says-gambler-1 = Fortune likes the bold.
says-gambler-2 = It may go wrong. It may not.
says-gambler-ahead = It was worth the risk.
says-gambler-behind = Then I shall have to dare more.
says-gambler-won = Luck? Perhaps.
says-gambler-lost = It was worth it all the same.

## Settings

language = Language
light = Light
light-auto = As the device
light-day = Day
light-night = Night
sound = Sound
motion = Movement

## The table

to-front = All games
players = Players
you = you
score = Points
seat-number = Player { $number }
seat-free = Free seat
seat-bot = Bot, { $level }
seat-away = Away for now
turn-yours = Your turn
turn-theirs = To play
replace-by-bot = Let a bot play
sign-circle = Circle
sign-triangle = Triangle
sign-square = Square
sign-diamond = Diamond
sign-cross = Cross
sign-hexagon = Hexagon
line-opening = Sitting down at the table …
line-lost = The line is down. Trying again; nothing is lost.
line-too_many_sockets = Too many people have come from this network just now. Trying again until there is room.
line-not_stored = The server cannot reach its store just now. Trying again; nothing is lost.
line-sending = Sending …
line-yours = It is your turn: choose something that glows.
line-only = This is the only thing you can do.
line-wait =
    { $count ->
        [one] { $names } is playing.
       *[other] Waiting for { $names }.
    }
line-nature = The river decides …
line-over = The game is over.
line-replay = Replay
rule-number = Rule { $number }:
undo = Undo
undo-ask = Ask to undo
undo-text = Undo takes back your last answer. If others have answered since, they must agree; bots always do where the game has no secrets.
hint = Hint
hint-thinking = Thinking …
analysis = Analysis
cancel = Cancel
close = Close
beside = Log, rules and chat
log = Log
log-empty = Nothing has happened yet.
rules = Rules
rules-opening = Opening the rules …
rule-ours = (our own)
line-suspended = The table sleeps: nobody has answered for a while. It wakes when somebody plays.
rules-missing = The rules of this game are not here yet.
print = Print
chat = Chat
chat-empty = Say hello.
chat-say = Say something
chat-unread =
    { $count ->
        [one] One new message
       *[other] { $count } new messages
    }
send = Send
table = Table
clock = Time left
unknown = something hidden
title-your-turn = Your turn · { $game }
agree = Agree
refuse = No
proposal-undo = { $name } would like to take a move back.
proposal-bot = { $name } suggests that a bot plays for { $other }.
proposal-end = { $name } proposes to end the game without a winner.
bot-name-0 = Otter
bot-name-1 = Heron
bot-name-2 = Beaver
bot-name-3 = Trout
bot-name-4 = Kingfisher
bot-name-5 = Dipper
watching = Watching
watchers =
    { $count ->
        [one] One person looks on
       *[other] { $count } people look on
    }
leave-text = You may close this page and come back: your seat stays yours. Whoever gives up cannot come back.
give-up = Give up
give-up-title = Give up this game?
give-up-text = With two players the other one wins. With more, your seat goes on by itself as simply as it can.
give-up-alone = The game ends here.
proposal-waiting = Waiting for the others to agree.
full-text = This game has grown so long that nothing can be taken back or said any more.
full-end = Propose to end it

## What is being told

telling = What is happening
telling-again = Again:
telling-pause = Pause
telling-play = Go on
telling-next = One moment on
telling-skip = Skip to how things stand
telling-skip-mine = Skip to your move
telling-replay = Show the last turn again
telling-speed = Speed: { $speed }
line-telling = Watch what happens.
log-again = Show this turn again
note-undo-asked = { $name } asks to take a move back.
note-undo-refused = { $name } may not take the move back: not everybody agreed.
note-undo = { $name } takes a move back.
note-forfeit = { $name } gives up.
note-end-asked = { $name } proposes to end the game.
note-agreed = The game is ended by agreement.
note-clock = { $name } is out of time: the table answers instead.
note-fallback = The table answers for { $name }.
note-bot-asked = { $name } suggests that a bot plays for { $other }.
note-bot-takes = A bot plays for { $name } from now on.
note-only = { $name } has only one choice.

## Waiting for players

waiting-for =
    { $count ->
        [one] One seat is free. Share its link or code.
       *[other] { $count } seats are free. Share their links or codes.
    }
waiting-ready = Everybody is here.
start = Start
start-with-bots = Start, bots take the free seats
invite-seat = Link for seat { $number }
watch-link = Link for watching
qr-of = { $label }, as a QR code
copy = Copy
copied = Copied
waiting-host = The host starts the game.
remove = Remove
leave-seat = Give my seat back
rules-usual = The usual rules
yes = yes
no = no

## Passing one device

curtain-title = Hand the device to { $name }
curtain-text = Nobody else should look now. What is yours alone comes behind this curtain.
curtain-take = I am { $name }

## The end

ending-forfeit = The game was given up.
ending-agreed = The game was ended by agreement.
end-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
end-you-won = You win
end-nobody = Nobody wins
end-you-shared = You share the victory
end-solo-won = Solved
end-solo-lost = Not this time
lead-plot = Points along the game
lead-plot-stoleme = Knock-outs along the game
lead-plot-stones_and_rivers = Stones brought home along the game
review = Review the game
review-making = Going through the game…
review-plot = Chances along the game
review-slips = What cost most
review-better = Better: { $line }
review-none = No big mistakes.
review-others = Show the others’ mistakes
review-more = Show more
rematch = Play again
rematch-go = To the new game
replay = Replay
download = Download
download-so-far = Record so far
download-so-far-text = As much of the game as you may know, as a text file.
see-board = See the board
end-new = New game
show-result = Result

## Variants

variant = Variant: { $name }
variant-unnamed = without a name
variant-of = A variant of { $game }
variant-differs = What differs from the usual game
variant-same = Nothing differs from the usual game.
variant-options = Options
variant-changed = { $what }: { $after } instead of { $before }
variant-added = { $what }: { $after } (new)
variant-removed = { $what }: { $before } (left out)
variant-more = { $count ->
    [one] And one more difference.
   *[other] And { $count } more differences.
  }
variant-try = Try a variant
variant-try-text = Changed a game? Drop the packed variant here, or choose its file: you get a page from which to invite playtesters.
variant-choose = Choose a variant
variant-checking = The variant is being checked …
variant-drop = Let go here
variant-bad = This variant cannot be played. { $sentence }
variant-yours = Variants
variant-table = Make a table
variant-testers = Link for playtesters
variant-testers-text = Whoever opens it can begin a table of this variant.
variant-maker = For you alone
variant-counts = Tables: { $tables }. Games finished: { $finished }. Opinions: { $opinions }.
variant-results = Download records and opinions
variant-keep = Your own link to this page: keep it to yourself.
opinion-title = Tell the designer
opinion-fun = How much fun was it?
opinion-fun-of = { $fun } of 5
opinion-fun-low = none
opinion-fun-high = a lot
opinion-length = How long did it feel?
opinion-length-short = Too short
opinion-length-right = Just right
opinion-length-long = Too long
opinion-line = A line, if you like
opinion-send = Send
opinion-thanks = Thank you. The designer will read it.
error-no_such_variant = This variant is not here any more.

## Replay

replay-back = One step back
replay-next = One step on
replay-run = Run
replay-stop = Stop
replay-at = Step { $at } of { $last }
replay-eyes = Whose eyes
replay-everyone = Everything open
replay-seat = As { $name } saw it

## Lessons

lesson = Lesson
lesson-step = Step { $at } of { $last }
lesson-next = Go on
lesson-other = Not now: do what is marked.
lesson-read = First read on, then it is your turn.
lesson-watch = Now the other one plays. Watch.
lesson-done = That is the whole game. Well done!
lesson-again = Once more
lesson-retry = Try again
lesson-play = Play a real game

## When something cannot be

lost-title = There is nothing here
lost-text = The address leads nowhere. The games are on the front page.
gone-title = This link opens no table
gone-text = The table may have been cleared away, or a letter of the link is missing.
other-rules-title = This game cannot go on here
other-rules-text = It was begun under other rules than this server has now.
damaged-title = This table cannot be read
damaged-text = What this server has stored of it is damaged. Whoever runs the server may have a backup.
error-unreachable = The server cannot be reached just now. Try again in a moment.
error-failed = That did not work. Try again in a moment.
error-too_many_tables = Too many tables from here. Finish one first, or wait a little.
error-no_seat = All seats at that table are taken.
error-bad_record = This file is not a record we can read.
error-no_record = There is no record of that table, or the game is still going on.
error-no_review = This game cannot be reviewed.
error-too_large = That is too large for this table.
error-too_fast = A little slower, please.
error-log_full = This game has become too long for that. You can end it by agreement.
error-not_stored = The server cannot write anything down just now. Try again later.
error-no_such_lesson = There is no lesson for this game yet.
error-no_such_game = This game is not here.
error-no_such_table = That table is no longer there.
refused-stale = That question is already answered.
refused-already_answered = You have answered already. We are waiting for the others.
refused-not_asked = It is not your turn.
refused-not_fair = Somebody else plays against you here: no help in the middle of a game.
refused-waiting = Something is still being decided. A moment, please.
refused-forbidden = That is not possible now.
refused-over = The game is over.
refused-cannot_undo = That can no longer be taken back.
refused-no_hint = There is no hint for this.
refused-not_ready = This game is still being made ready here. Ask again in a minute.
refused-watching = You are watching. Only players can do that.
refused-not_host = Only the host can do that.
refused-not_started = The game has not begun yet.
refused-started = The game has already begun.
refused-too_fast = A little slower, please.
refused-not_stored = The server cannot write the move down, so it does not count. Try again later.
refused-malformed = The server did not understand that.

## Links that work

preview-waits = { $name } is waiting at the table. Open the link and sit down.
preview-waits-nobody = A seat is free at the table. Open the link and sit down.
preview-plays = { $names } are at the table. Open the link and look.
preview-plays-nobody = A game is going on. Open the link and look.
preview-over = { $names } have played. Open the link and see how it ended.
preview-over-nobody = The game is over. Open the link and see how it ended.
reach-here = For now these links work on this device alone.
reach-ask = Shall friends in the same network, on the same Wi-Fi, be able to come? The table is then open at { $address } to everybody in this network until Riffle is closed.
reach-open = Open to this network
reach-opened = Open to this network: { $address }. If a phone cannot find it, a firewall on this machine is in the way.
reach-none = This machine is in no network others could come by. Join a Wi-Fi and load this page again; or run Riffle on the internet.
reach-elsewhere = Whoever sits at the machine that runs Riffle can open the table to its network there.
reach-how = How to run Riffle on the internet
share = Share
share-text = { $game }: come and play.
share-watch-text = { $game }: come and watch.
move-seat = Go on at another device
move-seat-text = Open this link or scan the code there: you sit in the same seat. Whoever has the link has your seat, so show it to nobody else.
move-seat-show = Show my link
begin-anew = Begin a fresh game
stay-here = Stay here
rematch-follows = The players go on at a new table. You are taken along in a moment.
error-no_network = The table cannot be opened to this network.
## Stone of the day

daily-title = Stone of the day
daily-lead = One small challenge for each game, new every day and the same for everybody.
daily-kind-hidden_stones = A deck to play alone
daily-kind-stones_and_rivers = Find the forced win
daily-kind-river_dragons = Reach the village this turn
daily-kind-stoleme = The throw with the best chance
daily-kind-stone_stacks = Three stones on a tower
daily-task-solo = Alone with this deck: score as many of the 16 cards as you can. A turn without scoring is a cross; four crosses end it.
daily-task-win = You win in { $turns } turns, whatever the other side does. Only one first turn does it.
daily-task-village = Reach your village in this one turn: lay five cards in the right order. The other player keeps out of your way.
daily-task-throw = One throw. Which one has the best chance to knock a giant out? Rocks on a village count against you.
daily-task-tower = { $turns ->
    [1] One turn of a real game: choose a tile, a stone and the place for it. It brings more tokens the higher it stands.
   *[other] Put three stones on this tower. Each one that stands brings tokens, more the higher it lies.
}
daily-done-solo = { $score } of 16 cards. The best bot scored { $best }.
daily-done-win = Won. Nothing could stop it.
daily-done-village = There you are.
daily-done-throw = Your throw was worth { $score } %, the best one { $best } %. Whether it hit does not count here.
daily-done-tower = { $score } tokens. The best bot got { $best }.
daily-missed-win = That lets the win slip: the other side has an answer.
daily-missed-village = The turn is over and the pawn is not there yet.
daily-missed-solo = Not finished.
daily-missed-throw = Not finished.
daily-missed-tower = Not finished.
daily-share-solo = { $score } of 16 cards
daily-share-win = Win in { $turns }, { $tries ->
    [one] first try
   *[other] { $tries } tries
}
daily-share-village = Village reached, { $tries ->
    [one] first try
   *[other] { $tries } tries
}
daily-share-throw = { $score } % (best { $best } %)
daily-share-tower = { $score } tokens
daily-programs = { $programs } of { $of } programs get there.
daily-difficulty = Difficulty { $grade } of 5
end-picture = Picture
daily-found = found it
daily-not-found = missed it
daily-bots = What the bots made of it
daily-pebbles = { $won } of 3 pebbles
daily-streak = { $days ->
    [one] one day
   *[other] { $days } days in a row
}
daily-archive = Days before
daily-more = Earlier days
daily-others = All stones
daily-result = Result
daily-share = Share
daily-picture = Picture
daily-making = This stone is being made. A moment …
error-no_such_day = There is no stone for that day, or not yet.
## The river, games over days, the ladder

river = Your river
river-waiting =
    { $count ->
        [0] No table waits for you.
        [one] One table waits for you.
       *[other] { $count } tables wait for you.
    }
river-next = Next table where it is my turn
river-next-short = Next table
river-running = In play
river-running-none = You sit at no table just now.
river-not-begun = Not everybody is here yet
river-going-on = In play
river-theirs = { $names } to play
river-due = until { DATETIME($when, weekday: "short", hour: "numeric", minute: "numeric", day: "numeric", month: "short") }
river-alone = Alone
river-over = Finished
river-results = Your results
river-won = Won
river-shared = Shared
river-lost = Lost
river-tally = { $won } won, { $shared } shared, { $lost } lost
river-by = Count by
river-by-game = By game
river-by-level = By level
river-by-opponent = By opponent
river-by-none = Nothing to count here yet.
river-people = With people
river-finished = Finished games
river-against = against { $names }
river-gone = No longer on the server
river-all = Show all { $count }
review-short = Review
key-title = Your key
key-none = Without a key your river lives in this browser alone. With one you find it on your other devices, too. No account, no e-mail.
key-on = Your river is also kept on the server, under your key.
key-make = Make a phrase
key-have = I have a phrase
key-enter = Your phrase, eight words
key-open = Open my river
key-show = Show the phrase
key-hide = Hide the phrase
key-phrase-text = Write these eight words down. Whoever has them has your seats. The server knows only a fingerprint of them, so nobody can give them back to you.
key-device = This device came in by a passkey.
key-wrong = That is not a phrase: it has eight words of five letters.
key-away = Leave on this device
key-export = Download everything
key-delete = Delete my river
key-delete-title = Delete your river?
key-delete-text = Results, ratings, notifications and every key are deleted on the server at once, and finished games in this browser. Seats at running tables stay open with their links.
passkey-add = Add a passkey
passkey-use = Use a passkey
passkey-count =
    { $count ->
        [one] One passkey opens this river.
       *[other] { $count } passkeys open this river.
    }
passkey-insecure = Passkeys need a secure address with a name (https). Here a phrase does the same.
passkey-failed = The passkey did not work, or it was cancelled.
error-no_such_river = Nothing is kept under this key. Look at every letter; a river that is not opened for a long time is forgotten.
error-not_allowed = This server does not allow that.
error-not_rated = This game cannot be rated.
call-title = Notifications
call-text = A short message when it is your turn, even when this page is closed. It comes through your browser's own service, sealed so that only your browser can read it.
call-start = Tell me when it is my turn
call-stop = No more notifications
call-denied = Your browser does not allow notifications from this page. The number in the tab tells how many tables wait.
call-insecure = Notifications need a secure address (https). Here the number in the tab tells how many tables wait.
call-unable = This browser has no notifications. The number in the tab tells how many tables wait.
call-failed = That did not work. The browser's own service may be out of reach.
call-turn = It is your turn: { $game }
call-over = The game is over: { $game }
hook-label = Or tell this address (a webhook)
hook-go = Use it
hook-stop = Stop telling it
kept-title = What is kept
kept-text = There is no account, no e-mail and nobody who counts your visits. This is all there is:
kept-where-browser = In this browser
kept-where-server = On this server
kept-until-browser = until you delete it
kept-until-call = until you stop it, or the table goes
kept-until-address = as long as the table
kept-days =
    { $count ->
        [one] one day without use
       *[other] { $count } days without use
    }
kept-browser = Your river
kept-browser-text = The links to your seats, who played and how it ended, stones of the day you solved, your name and your choices.
kept-table = Tables
kept-table-text = Moves, chat and the names people gave. Of a seat's link only a fingerprint.
kept-river = A river with a key
kept-river-text = Which seats belong to the key, a fingerprint of the key, and which stones of the day were solved. Its finished games stay as long as it does. Of a passkey the public half.
kept-rating = Ratings
kept-rating-text = For each game you agreed to have rated: a number, how sure it is, how many games, your name at the table. Ratings and records of rated games are public.
kept-call = Notifications
kept-call-text = The address your browser gave for messages, and the words of the message.
kept-address = Your address
kept-address-text = A fingerprint of the network address that made a table, to keep any one address from making too many.
kept-delete = “Delete my river” deletes the river, its keys, ratings and notifications at once. Moves at a table belong to everybody who played there and go with the table.
kept-operator = Whoever runs this server sets these times (RIFFLE_IDLE_DAYS, RIFFLE_RIVER_DAYS).
ladder = Ladder
ladder-text = Rated games count, against people who agreed and against bots. The bots stand still: where they stand was measured. In rated games there are no hints and nothing is taken back; their records are public afterwards.
ladder-seats =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
ladder-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
ladder-fixed = does not move
ladder-nameless = Somebody
ladder-sure = A question mark means that too few games were played to be sure.
ladder-join = You are not on it yet. Choose “Rated game” when you set up a table:
ladder-records = The latest rated games
ratings = Your ratings
rated = Rated
rated-text = It counts for the ladder of everybody who plays: no hints, no undo, and the record is public at the end.
rated-agree = I agree to a rated game
rated-missing = { $names } has to agree first.
setup-rated = Rated game
setup-rated-text = Usual rules, no hints, no undo.
clock-hours =
    { $count ->
        [one] One hour
       *[other] { $count } hours
    }
clock-days =
    { $count ->
        [one] One day
       *[other] { $count } days
    }
refused-not_agreed = Somebody has not agreed to the rated game yet.
refused-not_rated = That is not possible in a rated game.
refused-no_such_river = Nothing is kept under this key.
offline-title = No line just now
offline-text = This page needs the server. Your tables and results are still here, and nothing is lost.
tables-loading = Getting the tables ready
tables-elsewhere = Your tables are open in another tab of this browser. Close it there and they open here.
tables-failed = The tables could not be opened.
tables-not-kept = This window keeps nothing: games played here are gone when it closes.

## A finished game

share-game = Show the game to everybody
share-game-text = A public link to the replay: whoever has it sees every move and every hand. Players are named only if they agree, each for themselves.
share-game-name = Name me in it
share-game-make = Make the link
share-game-link = Public link to the replay
share-game-hint = { $game }: see how it went.
play-on = Play on from here
play-on-text = Go on from this position, against bots
error-no_such_link = This link opens nothing.
error-over = The game is over there.

## Clocks for the whole game

setup-main = Time for the whole game
main-none = No limit
main-time = { $minutes } min and { $seconds } s more for each answer
bank-of = { $name } has left
note-flag = { $name } has run out of time.

## Manners

mute = Mute
unmute = Show again
muted = Muted
report = Report
reported = Reported
report-title = Report { $name }?
report-text = The operator of this server is shown the name and what was said at this table.
chat-close = Close the chat
chat-open = Open the chat
chat-closed = The host has closed the chat.
refused-chat_closed = The host has closed the chat.
refused-muted = This seat may not chat.

## Live games

live = Watch live
live-text = Games that are being played now and may be watched.
live-none = Nobody plays in public just now.
live-bots = Choose a game: bots sit down and play it before your eyes, with open hands if you like, as fast as you like.
open-hands = Open hands
## The coach

hint-what = What to do
hint-why = Why?
review-plot-text = The numbers are the moments that cost most
review-turn = Turn { $turn }, { $name }
review-played = Played: { $line }
review-luck = Luck, told apart from skill
review-way-before = See it
review-way-line = Play the line
review-way-try = Try it yourself
review-back = Back to the review
puzzle-missed = That is not what the coach had in mind. Try again.

## Practice room

room-title = Practice room
room-lead = Turns out of games between bots, each with one answer much better than all others, graded by which bots find it.
room-others = All puzzles
room-grade = Difficulty { $grade }
room-puzzle = Puzzle { $number }
daily-task-turn = A single turn. How many points can you score with these cards?
daily-done-turn = { $score } points. The best bot scored { $best }.
daily-missed-turn = Not finished.
daily-share-turn = { $score } of { $best } points

## Analysis board

analysis-title = Analysis board
analysis-lead = Try any position on the analysis board
analysis-play = Play
analysis-circle = Circle to move
analysis-square = Square to move
analysis-start = From the start
analysis-copy-position = Copy position
analysis-copy-record = Copy record
analysis-position = Position
analysis-branches = Branches
analysis-bad = This line is no position.
analysis-piece-1 = Circle stone
analysis-piece-2 = Circle river across
analysis-piece-3 = Circle river along
analysis-piece-5 = Square stone
analysis-piece-6 = Square river across
analysis-piece-7 = Square river along
analysis-piece-0 = Take away

## The lab

lab = The lab
lab-open = Turn a number in the lab
lab-text = Change a number or an option of a game, let bots play both games, and see what it does. Bots are not people: believe what they show about numbers sooner than what they show about strategy.
lab-turn = What is turned
lab-game = Game
lab-bots = Bots at all seats
lab-slow = These games take long: they come a few at a time.
lab-dials = Numbers
lab-file = File
lab-row = Row
lab-column = Column
lab-number = Number
lab-usually = usually { $value }
lab-turned = Turned so far
lab-back = Undo
lab-back-of = Undo { $what }
lab-run = Run
lab-stop = Stop
lab-results = What the games show
lab-none = No games played yet.
lab-first = The first games are on their way. If the rules have to be made ready, this takes up to a minute or two.
lab-games = { $games } games, each played both ways
lab-paused = The page pauses after every { $most } games. Press “{ lab-run }” to play on.
lab-stock = Usual game
lab-changed = Changed game
lab-value = { $mean } ({ $low }–{ $high })
lab-wait = Too few games yet.
lab-more = About { $games } more games would tell.
lab-more-unknown = More games are needed.
lab-same = Not one of the games so far went differently.
lab-won-title = Games won, in per cent
lab-won-more = With the change player { $seat } wins more often: { $difference } percentage points more ({ $low } to { $high }).
lab-won-less = With the change player { $seat } wins less often: { $difference } percentage points less ({ $low } to { $high }).
lab-won-unclear = Nobody is seen to win more or less often; differences up to { $reach } percentage points are still possible.
lab-turns = Turns
lab-turns-title = Length of the game, in turns
lab-turns-more = The changed game is longer, by { $difference } turns ({ $low } to { $high }).
lab-turns-less = The changed game is shorter, by { $difference } turns ({ $low } to { $high }).
lab-turns-unclear = The length is not seen to change; differences up to { $reach } turns are still possible.
lab-points-title = Points
lab-points-more = With the change player { $seat } has { $difference } points more ({ $low } to { $high }).
lab-points-less = With the change player { $seat } has { $difference } points fewer ({ $low } to { $high }).
lab-points-unclear = Points are not seen to change; differences up to { $reach } are still possible.
lab-sure = The bounds hold with 95 % certainty however often you look, so you may stop whenever you like. The same settings always give the same games.
lab-pictures = All pictures
lab-drawing = The pictures are being drawn …
lab-pictures-text = The pictures of up to 200 of these games, each with a sentence, in English. The file needs nothing else and can be sent on.
lab-pictures-save = Save the file
lab-play = Play this
lab-play-text = You get a page of the changed game, from which to begin tables and invite friends.
lab-play-first = Turn a number or an option first.
lab-name = Name of the variant
lab-name-usual = { $game }, changed
