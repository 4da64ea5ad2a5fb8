# The words of the table page, whatever the game. `t('table-confirm')` says `web-table-confirm`.

# ---- The room -------------------------------------------------------------------------------------------------------

web-table = Table
web-table-players = Players
web-table-board = Board
web-table-log = Log
web-table-chat = Chat
web-table-views = Board, log and chat
web-table-log-and-chat = Log and chat
web-table-in-words = The board in words
web-table-player = Look at { $name }
web-table-player-before = The player before (←)
web-table-player-after = The next player (→)
web-table-own = You
web-table-you = you
web-table-host = host
web-table-away = away
web-table-bot = bot · { $name }
web-table-stands-in = a bot plays
web-table-turn = to play
web-table-thinks = is thinking
web-table-clock = Time left: { $time }
web-table-clock-days = { $days } days
web-table-watching = { $count ->
    [0] Nobody is watching
    [one] One is watching
   *[other] { $count } are watching
}
web-table-spectator = You are watching.
web-table-particulars = Game
web-table-watch-link = Link for friends and spectators
web-table-open-seats = A friend instead of a bot
web-table-open-seats-about = Whoever comes by the link may take over from:
web-table-seat-offered = You are watching. The host keeps { $name }’s seat open for you.
web-table-seat-take = Take over
web-table-abandon = Abandon the game
web-table-abandon-sure = Abandon this game?
web-table-abandon-about = It ends at once, for everybody and without a winner. This cannot be undone.
web-table-abandon-no = Play on
web-table-leave = Leave the game
web-table-leave-sure = Leave this game?
web-table-leave-about = A bot plays on for you. You can take your seat back at any time.
web-table-leave-rated = This game is rated: leaving it counts as a loss, and you cannot come back. A bot plays on for you.
web-table-mute = Mute { $name } in this chat
web-table-unmute = Let { $name } speak again
web-table-vote = Let a bot play
web-table-vote-about = { $name } is away. When all the others ask for it, a bot plays until { $name } is back.
web-table-voted = Asked: a bot takes over when the others ask for it, too.
web-table-sheet-close = Go on
web-table-come-back = Take my seat back
web-table-bot-for-you = A bot is playing for you.
web-table-skip = Skip
web-table-sheet = The table waits while you read.
web-table-skip-about = Show all at once (Esc)
web-show = What is being shown
web-show-pause = Pause (Space)
web-show-go-on = Go on (Space)
web-show-next = Next (→)
web-show-your-turn = Your turn
web-show-held = Held while you look closer
web-show-tempo = Tempo: { $tempo }. Press for another

# ---- Choosing -------------------------------------------------------------------------------------------------------

web-table-prompt = What is to be decided
web-table-thinking = { $name } is thinking
web-table-chosen = Chosen:{ " " }
web-table-chosen-so-far = So far:{ " " }
web-table-stop = .{ " " }
web-table-commit-shows = Confirming shows something new: no way back.
web-table-commit-next = Confirming hands over to { $name }.
web-table-commit-ends = Confirming ends the game.
web-table-may-go-on = Keep choosing, or confirm now.
web-table-confirm = Confirm
web-table-confirm-all = Confirm all { $count }
web-table-go-on = Keep choosing
web-table-to-go = { $count ->
    [one] 1 step to go
   *[other] { $count } steps to go
}
web-table-confirm-about = Confirm (Enter)
web-table-at-once = From now on without confirming: “{ $kind }”
web-table-at-once-off = “{ $kind }” is played at once. Confirm again
web-table-clear = Clear
web-table-clear-about = Clear the choice (Esc)
web-table-back = Back
web-table-back-about = One step back
web-table-undo = Undo
web-table-undo-about = Undo the last move (U)
web-table-ask-back = Ask to take back
web-table-ask-back-about = Ask the others to let you take your last move back
web-table-asks-back = { $name } asks to take back a move. Dice and cards will fall the same way again.
web-table-asked-back = You have asked to take back a move. The others decide; dice and cards will fall the same way again.
web-table-grant = Grant
web-table-refuse = Refuse
web-table-why = Read the rule
web-table-odds-on = { $name }: show
web-table-odds-off = { $name }: hide
web-table-odds-are = { $name }: { $unit }
web-table-less = Less
web-table-more = More

# ---- By keyboard ----------------------------------------------------------------------------------------------------

web-keys = Keys at the table
web-keys-space = Space
web-keys-number = Choose what carries this key
web-keys-arrows = Go to the next thing that can be chosen
web-keys-choose = Choose it
web-keys-enter = Confirm what you have chosen
web-keys-escape = Clear the choice, or close what lies on the board
web-keys-undo = One step back, or undo
web-keys-odds = Odds or worth, on and off
web-keys-hint = Ask for a hint
web-keys-again = See again what the others did since your last turn
web-keys-pause = While others move: pause, and go on
web-keys-next = While others move: on to the next move
web-keys-skip = While others move: skip to the end
web-keys-help = Show this list

# ---- The log and the chat -------------------------------------------------------------------------------------------

web-log-of = Whose lines are shown
web-log-all = All
web-log-last-turn = My last turn
web-table-rule-of = The rule for this
web-table-log-bot-failed = { $name } could not think of anything: a simpler bot plays this move.
web-table-log-bot-failed-you = Your bot could not think of anything: a simpler one plays this move.
web-table-log-returned = { $name } is back.
web-table-log-returned-you = You are back.
web-table-log-took-over = { $name } takes over from the bot.
web-table-log-took-over-you = You take over from the bot.
web-table-log-stood-in = A bot plays for { $name }.
web-table-log-stood-in-you = A bot plays for you.
web-table-log-undone = { $name } took a move back.
web-table-log-undone-you = You took a move back.
web-table-log-none = Nothing has happened yet.
web-table-log-earlier = Earlier lines can be read in the replay when the game is over.
web-table-chat-none = Say hello: everybody at the table reads it.
web-table-chat-say = Say something
web-table-chat-send = Send
web-table-since = Since your last turn
web-table-again = Again
web-table-again-about = See again what the others did since your last turn (P)
web-table-missed = While you were away
web-table-missed-more = { $count ->
    [one] and one more before that
   *[other] and { $count } more before that
}

# ---- Passing the screen ---------------------------------------------------------------------------------------------

web-table-curtain = Pass the screen to { $name }
web-table-curtain-about = Nobody else should look: { $name }’s hand is secret.
web-table-curtain-open = I am { $name }

# ---- Before the game ------------------------------------------------------------------------------------------------

web-table-wait-title = A table of { $game }
web-table-wait-about = Send the link: whoever opens it can sit down at once, without an account.
web-table-wait-link = Link to this table
web-table-wait-seats = Seats
web-table-wait-free = Free
web-table-wait-sit = Sit here
web-table-wait-leave = Leave
web-table-wait-remove = Remove { $name }
web-table-wait-bot = Add a bot
web-table-wait-bot-level = Which bot?
web-table-wait-bot-other = Change the level
web-table-wait-bot-other-about = Put another bot in place of { $name }
web-table-wait-start = Start the game
web-table-wait-start-free = { $count ->
    [one] One seat is free: wait for somebody, or give it to a bot.
   *[other] { $count } seats are free: wait for somebody, or give them to bots.
}
web-table-wait-sit-down = Sit down to play, or stay and watch.
web-table-wait-others = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-table-wait-ready = Everybody is here.
web-table-wait-host = { $name } will start the game.
web-table-wait-host-unnamed = The host will start the game.
web-table-wait-options = How it is played
web-table-option-is = { $option }: { $value }
web-table-wait-options-usual = By the rulebook, without variants
web-table-wait-close = Close the table
web-table-wait-fill = Fill up with bots

# ---- The end --------------------------------------------------------------------------------------------------------

web-table-end = The end of the game
web-table-end-you = You win!
web-table-end-winner = { $name } wins!
web-table-end-winners = { $names } share the victory!
web-table-end-score = Final scores
web-table-end-statistics = Statistics
web-table-end-most = (most)
web-table-end-rematch = Play again
web-table-end-rematch-go = To the new table
web-table-again-otherwise = Play again with changes
web-table-again-bots = The bots
web-table-again-seats = Seats
web-table-again-next = Everybody moves one seat on
web-table-again-same = As before
web-table-end-replay = Replay
web-table-end-record = Download the record
web-table-end-home = Home
web-table-end-look = Look at the board
web-table-end-show = Show the result
web-table-over = The game is over.
web-table-abandoned = This game was abandoned.
web-table-closed = This table is closed.
web-table-end-lost = Lost by leaving: { $names }.
web-table-old = This game was played by version { $version } of the rules. The rules have changed since, so its board can no longer be shown here.
web-table-old-again = Play again by the new rules
web-table-outdated = This game was begun by version { $version } of the rules. The rules have changed since, so it could not go on. Its record is kept.

# ---- The line -------------------------------------------------------------------------------------------------------

web-table-connecting = Joining the table …
web-table-lost = The connection is lost. It will come back by itself; your game is safe.
web-table-gone = There is no table at this address.
web-table-gone-about = The link may be incomplete, or the table was closed.
web-table-ended = You are signed out.
web-table-ended-about = Sign in again to go on playing; your seat is kept.
web-table-resting = Too much was sent from here, or too many pages are open: the server asks us to wait. This page will come back by itself; your moves are safe.
web-table-unknown-game = This page cannot show { $game } yet.

# ---- Hints ----------------------------------------------------------------------------------------------------------

web-hint = Hint
web-hint-about = Ask for a hint (H)
web-hint-title = Suggested moves
web-hint-close = Close the hints
web-hint-asking = Thinking ahead …
web-hint-again = Ask again
web-hint-take = Choose
web-hint-taken = Chosen
web-hint-chances = Chances to win
web-hint-what = Each move was tried by playing the game on many times: these are chances to win, not points.
