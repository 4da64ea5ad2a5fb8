# What the server says: why something is refused, and what went wrong on the way. One message a line, in alphabetical
# order inside each part; refusals that belong to a game's rules stand in the game's own texts.

# ---- Why not --------------------------------------------------------------------------------------------------------

why-table-accounts-only = This needs an account: sign up first, your seats stay yours.
why-table-already-account = You already have an account.
why-table-analysis-live = The analysis is available once the game is over.
why-table-bot-stands-in = A bot is playing for you: take your seat back first.
why-table-chat-empty = A message needs at least one visible character.
why-table-chat-full = The chat of this table is full: it holds { $limit } messages.
why-table-clock = A clock runs from { $shortest } seconds up to { $days } days, and a move adds a day at most.
why-table-enough = This has been done { $limit } times at this table: that is the limit. You can still leave, or end the game.
why-table-enough-holidays = You have asked for days off { $limit } times within a year: that is the limit.
why-table-foreign-eyes = While the game runs, you look through your own seat, or as a spectator.
why-table-foreign-host = This server does not answer to the host name you used. Whoever runs it can add the name to QUAYSIDE_HOSTS.
why-table-foreign-origin = This request came from another website, so it was not carried out.
why-table-guests-only = The name of an account cannot be changed.
why-table-holidays-days = You have { $left ->
    [one] one day off left
   *[other] { $left } days off left
} of { $days } within a year.
why-table-holidays-twice = These days are part of a holiday that you have taken already.
why-table-holidays-when = A holiday begins today or later, ends after it has begun, and lies within the next twelve months.
why-table-json-only = Only JSON is accepted here, with the content type application/json.
why-table-left-already = You have left this seat already; a bot is playing for you.
why-table-left-rated = You have left this rated game, and that counts as a loss: you cannot come back to it.
why-table-moved-on = The table has changed meanwhile: please try again.
why-table-muted = The host has muted you at this table.
why-table-name-characters = A name may only use visible characters: no control signs, no reversed text, no piled-up accents.
why-table-name-empty = A name needs at least one visible character.
why-table-name-first = Choose a name before you chat.
why-table-name-long = A name has at most { $limit } characters.
why-table-name-of-account = An account here has this name, or one that looks like it: choose another.
why-table-name-taken = This name is taken, or looks like one that is: choose another.
why-table-no-hints = This table is played without hints.
why-table-no-picture = The picture could not be drawn this time. Please ask again.
why-table-no-such-bot = There is no such bot; there are: { $bots }.
why-table-no-such-values = No game here is played with these values.
why-table-no-such-game = There is no such game here.
why-table-no-such-move = The game knows no such move: { $text }.
why-table-no-such-person = Nobody here by that name can be muted.
why-table-no-such-ply = The game has { $plies } moves: there is no later position.
why-table-no-such-puzzle = There is no such puzzle here.
why-table-no-such-seat = There is no such seat: the table is for { $players } players.
why-table-no-such-table = There is no table with this link.
why-table-no-thought = No hint could be found this time. Please ask again.
why-table-no-vote = There is no player in that seat for a bot to stand in for.
why-table-nobody-stands-in = There is no bot to take this seat back from.
why-table-not-host = Only the host of the table can do this.
why-table-not-over = You can play again when the game is over.
why-table-not-playing = { $status_is ->
    [waiting] The game has not started yet.
    [finished] The game is over.
    [abandoned] The game was abandoned.
    [outdated] The rules have changed since this game began: it cannot go on.
   *[closed] The table is closed.
}
why-table-not-seated = You are watching: only those who sit at the table can do this.
why-table-not-your-seat = This seat is not yours.
why-table-not-your-turn = It is not your turn: { $seat } decides now.
why-table-branch-live = This game is not over: nobody can branch off it yet.
why-table-old-rules = This game was played by version { $version } of the rules: it can be read, but no longer analysed.
why-table-only-bots = At least one person must sit at the table.
why-table-option = The table cannot be set up like this: { $text }.
why-table-password-common = This password is one of the first that a stranger would try: choose another.
why-table-password-is-name = The password must not be the name, nor the name with digits.
why-table-password-long = A password has at most { $limit } characters.
why-table-password-short = A password needs at least { $limit } characters.
why-table-put-away = This game was put into the archive, which cannot be reached just now.
why-table-rated-hints = There are no hints in rated games.
why-table-rated-one-seat = In a rated game everybody has just one seat.
why-table-rated-people = Rated games are between people: no bot can sit here.
why-table-rated-alone = A rated game takes at least two people.
why-table-rated-values = Rated games are played with the standard values.
why-table-rated-position = Rated games begin with a deal, not with a position.
why-table-rated-runs = A rated game is played to the end: if you leave, a bot takes over.
why-table-position = This is no position: { $text }
why-table-record = This record cannot be replayed: { $text }.
why-table-record-format = This is not a Quayside record.
why-table-record-live = The record is available once the game is over.
why-table-record-unfinished = The game in this record is not over: only finished games can be uploaded.
why-table-removed = The host has removed you from this table: you can only watch.
why-table-rules-gone = This game was played by version { $version } of the rules, which is no longer here: only its result and its record remain.
why-table-seat-free = Nobody sits there.
why-table-seat-taken = This seat is taken.
why-table-seats-left = The game can start when all seats are taken; a bot can fill an empty one.
why-table-sign-in = Choose a name or sign in first.
why-table-started = The game has already started.
why-table-still-playing = The game is not over: finish it or abandon it first.
why-table-time-is-up = Your time is up: a bot plays this turn for you.
why-table-too-many-bots = You have { $limit } unfinished tables with bots: finish, abandon or close one first.
why-table-too-many-open = You have { $limit } unfinished tables: finish, abandon or close one first.
why-table-too-often = That was too fast: wait a moment.
why-table-undo-barrier = You can no longer undo this by yourself: something was revealed, or somebody else was asked. You can ask the others.
why-table-undo-enough = You have undone { $limit } moves in this turn: that is enough.
why-table-undo-not-yours = This request is not yours to answer.
why-table-undo-nothing = There is nothing to take back.
why-table-undo-pending = A request to take back is already waiting for an answer.
why-table-undo-rated = In a rated game nothing is taken back.
why-table-undo-settled = That request has been answered already.
why-table-vote-clock = In a rated game with a clock nobody is voted out: the clock decides.
why-table-vote-days = In a game with days for a turn nobody is voted out: the clock decides.
why-table-vote-early = You can ask for a bot when a player has been away for a while: wait { $seconds } more seconds.
why-table-push-address = This is not the address of a push service that this server knows.
why-table-push-keys = The keys of this browser cannot be read: switch the notices off and on again.
why-table-push-many = { $limit } of your browsers are told already: switch one off first.
why-table-push-unknown = This browser is not one that is told: switch the notices on again.
why-table-webhook-address = The address of the webhook cannot be found, or it lies in a private network.
why-table-webhook-consent = The webhook did not repeat the word that it was sent: the receiver must agree to hear from this server.
why-table-webhook-port = A webhook may use only these ports here: { $ports }.
why-table-webhook-url = A webhook is a complete https address, without a name or password in it.
why-table-wrong-login = The name or the password is wrong.
why-table-wrong-password = The password is wrong.
why-table-wrong-recovery = The name or the recovery code is wrong.

# ---- Bots, and notices to people who are away ------------------------------------------------------------------------

bot-about-greedy = Knows what things are worth, and does not look ahead.
bot-about-novice = Has just learnt the rules and often misses the best move.
bot-about-random = Plays any legal move.
bot-about-search = Thinks ahead, and knows what the others may do.
bot-greedy = Merchant
bot-novice = Beginner
bot-random = Drifter
bot-search = Admiral
notice-your-turn = It is your turn at { $title }: { $link }
push-chat = Somebody has written at your table.
push-end = The game is over.
push-start = The game has begun.
push-stop = No more notices
push-turn = It is your turn.

# ---- Links: what they are about, before anybody follows them ---------------------------------------------------------

link-finished = { $game }: { $names } won with { $score }
link-foot-lesson = Lesson
link-foot-move = Move { $ply } of { $plies }
link-foot-puzzle = Puzzle
link-foot-rulebook = Rulebook
link-house = Quayside 三港
link-house-about = Manila, Puerto Rico and Lisboa in the browser: with friends, or against bots that fight back.
link-lesson = Learn { $game }
link-line-over = Final result
link-line-turn = { $name } to move
link-over = { $game }: a game that was not finished
link-playing = { $game }: { $names }
link-playing-about = The game is under way: come and watch.
link-position = A position of { $game }
link-puzzle = { $game }: find the best move
link-puzzle-about = { $name } decides. One move is clearly the best: which?
link-puzzles = Puzzles
link-puzzles-about = Positions with one clearly best move, from whole games. A new one every day, the same for everybody.
link-puzzles-of = Puzzles of { $game }
link-replay = { $game }: move { $ply } of { $plies }
link-replay-about = The whole game, move by move: { $names }.
link-rule = { $game }: { $rule }
link-rulebook = The rules of { $game }
link-seat = Player { $number }
link-waiting = { $game }: a table is waiting for players
link-waiting-about = { $free ->
    [0] All seats are taken: come and watch.
    [one] One seat is free: sit down and play.
   *[other] { $free } seats are free: sit down and play.
}

# ---- Problems with the wire -----------------------------------------------------------------------------------------

problem-hello-first = Say hello first: the first message of a connection is “hello”.
problem-internal = Something went wrong on our side. Please try again; the number { $id } helps us to find it.
problem-long-head = The address or the headers of the request are too long.
problem-malformed = The message could not be understood.
problem-method = This address cannot be used that way.
problem-not-found = There is nothing at this address.
problem-too-large = The message is too large.
problem-too-often = Too many messages: wait a moment.
problem-too-slow = The request took too long to arrive.
problem-unavailable = The server cannot be reached just now. Your moves are safe; please try again.

# ---- The command `quayside serve`, and the page without a client ----------------------------------------------------

serve-no-client = The server is running, but the browser client has not been built yet.
serve-no-client-how = In the folder of the source: npm --prefix web install, then npm --prefix web run build, then start the server again.
serve-open = Quayside is open at { $address }
serve-stop = Ctrl-C closes it.
