# The page's own words.

## Games

game-hidden_stones = Hidden Stones
game-stones_and_rivers = Stones & Rivers
game-river_dragons = River Dragons
game-stoleme = Stolemë
game-stone_stacks = Stone Stacks
game-hidden_stones-tag = Swap and turn nine carved stones until they show what your cards ask for.
game-stones_and_rivers-tag = Two armies of stones, and every stone can become a river that carries others far.
game-river_dragons-tag = Plan five steps in secret, lay planks across the delta, and mind the dragons.
game-stoleme-tag = Families of giants settle an old quarrel, one boulder at a time.
game-stone_stacks-tag = Real stones, real weight, a steady hand: build high and do not breathe.

## Front page

tagline = Five games of stones and rivers
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
unofficial = Unofficial, not connected with the publishers; own art and words.

## Setting up a table

setup-way = With whom?
way-bots = Against bots
way-bots-text = You play, bots take the other seats.
way-bots-go = Play
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
line-yours = It is your turn: choose something that glows.
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
send = Send
table = Table
clock = Time left
unknown = something hidden
title-your-turn = Your turn · { $game }
agree = Agree
refuse = No
proposal-undo = { $name } would like to take a move back.
proposal-bot = { $name } suggests that a bot plays for { $other }.
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
end-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
end-you-won = You win
end-you-shared = You share the victory
end-solo-won = Solved
end-solo-lost = Not this time
lead-plot = Points along the game
review = Review the game
review-making = Going through the game…
review-plot = Chances along the game
review-slips = What cost most
review-slip = Turn { $turn }, { $name }: { $played }. Cost { $percent } %.
review-better = Better: { $line }
review-none = No answer cost much.
rematch = Play again
rematch-go = To the new game
replay = Replay
download = Download
download-so-far = Record so far
download-so-far-text = As much of the game as you may know, as a text file.
see-board = See the board
show-result = Result

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
trouble-unreachable = The server cannot be reached just now. Try again in a moment.
trouble-failed = That did not work. Try again in a moment.
trouble-too_many_tables = Too many tables from here. Finish one first, or wait a little.
trouble-no_seat = All seats at that table are taken.
trouble-bad_record = This file is not a record we can read.
trouble-no_record = There is no record of that table, or the game is still going on.
trouble-no_review = This game cannot be reviewed.
trouble-too_large = That is too large for this table.
trouble-too_fast = A little slower, please.
trouble-not_stored = The server cannot write anything down just now. Try again later.
trouble-no_such_lesson = There is no lesson for this game yet.
trouble-no_such_game = This game is not here.
trouble-no_such_table = That table is no longer there.
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
