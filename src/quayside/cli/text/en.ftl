# The terminal, whatever the game. Words in backquotes are typed as they stand.

terminal-you = You
terminal-bot-names = Rosa, Diego, Mei, Tomas, Amihan
terminal-players = At the table: { $players }. Type help for all you can do.
terminal-a-bot = { $name } ({ $bot })
terminal-goodbye = Goodbye! The game was not finished; next time, save FILE keeps it.
terminal-goodbye-saved = Goodbye! The game waits where you saved it.
terminal-curtain = Pass the keyboard to { $name }, then press Enter.

terminal-run = [key]{ $first }[/] … [key]{ $last }[/]  type { $verb } and a number
terminal-no-number = There is no choice { $number } now.
terminal-no-number-but = There is no choice { $number } now; did you mean { $instead }?
terminal-beyond = “{ $text }” cannot be played now: { $verb } goes from { $low } to { $high }.
terminal-not-understood = “{ $text }” is neither a choice nor a command; help lists the commands.
terminal-did-you-mean = “{ $text }” is neither a choice nor a command; did you mean { $near }?

terminal-commands = Commands
terminal-usage-play = 3   or   { $example }
terminal-help-play = play that choice, by its number or in words
terminal-usage-help = help
terminal-help-help = this list
terminal-usage-look = look
terminal-help-look = draw the table again
terminal-usage-odds = ?
terminal-help-odds = odds, and what each choice seems worth
terminal-usage-hint = hint
terminal-help-hint = what search would do, and everybody’s chance to win
terminal-usage-why = why 12   or   why { $example }
terminal-help-why = why an action cannot be played now
terminal-usage-rules = rules WORDS
terminal-help-rules = open the rulebook there; rules alone shows its chapters
terminal-usage-undo = undo
terminal-help-undo = take back your last move, if nothing has happened since
terminal-usage-log = log   or   log 100
terminal-help-log = the last lines of the log, nothing left out
terminal-usage-save = save FILE
terminal-help-save = keep the game in a file; quayside play { $game } --load FILE goes on with it
terminal-usage-quit = quit
terminal-help-quit = leave the table

# What else a command may be called, beside its English name
terminal-words-help = h
terminal-words-look = board l
terminal-words-odds = ?
terminal-words-hint = tip
terminal-words-why = w
terminal-words-rules = rule r
terminal-words-undo = u
terminal-words-log = story
terminal-words-save = s
terminal-words-quit = q exit bye

terminal-best = What each choice seems worth
terminal-no-insight = This game offers no odds.
terminal-why-what = Why what? Name an action, as in: why { $example }
terminal-legal = Nothing forbids { $action }: you may play it now.
terminal-rule = [muted]Rule: { $title }. To read it:[/] [key]rules { $rule }[/]
terminal-undone = Taken back: { $move }.
terminal-no-undo = There is nothing to take back: somebody else has moved since, or dice or cards have been drawn.
terminal-save-where = Save where? Name a file, as in: save harbour.json
terminal-saved = Saved. Go on with it any time: quayside play { $game } --load { $file }
terminal-saved-finished = Saved. Look at it again: quayside replay { $file }
terminal-not-saved = { $file } cannot be written: { $problem }.
terminal-file-exists = { $file } already exists; choose another name.
terminal-offer-to-save = To keep this game, type the name of a file; to leave, press Enter.

terminal-replay-at = After move { $ply } of { $moves }

terminal-simulate-title = { $games } games of { $game }
terminal-simulate-progress = Playing
terminal-simulate-by-bot = bot
terminal-simulate-by-seat = seat
terminal-simulate-played = played
terminal-simulate-wins = wins
terminal-simulate-rate = rate
terminal-simulate-interval = 95% interval
terminal-simulate-mean = mean score
terminal-simulate-deviation = ± sd
terminal-simulate-decisions = Decisions per game
terminal-simulate-speed = Games per second
terminal-simulate-processes = Processes
terminal-simulate-seed = Seed
terminal-simulate-note = A victory shared by n players counts 1/n of a win to each ({ $shared } were shared). A fair share is { $fair }. Intervals are Wilson's.
terminal-simulate-rotate = The bots moved on by one seat from game to game.
terminal-simulate-fixed = Every bot kept its seat.
terminal-simulate-out = The records are in { $file }.
terminal-simulate-positions = The positions are in { $file }.

terminal-arena-title = Tournament: { $game }
terminal-arena-facts = { $games } games in { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } at { $players } seats, seed { $seed }. All games of a round have the same seed, once with every seating.
terminal-arena-rates = Win rates
terminal-arena-rates-note = The share of wins of each bot with its 95% interval; the broken line is a fair share.
terminal-arena-table = Standings
terminal-arena-table-note = Intervals are over rounds, because the games of a round are not independent. A victory shared by n players counts 1/n.
terminal-arena-duels = Who finishes before whom
terminal-arena-duels-note = How often the bot of the row finished before the bot of the column, a tie for half.
terminal-arena-scores = Scores
terminal-arena-scores-note = How the final scores of each bot are spread; the broken line is their mean.
terminal-arena-times = Thinking time
terminal-arena-times-note = From the median decision to the slowest in a hundred.
terminal-arena-rating = rating
terminal-arena-thinking = a decision
terminal-arena-before = finishes before
terminal-arena-out = Every game is in { $folder }, the report in { $report }.
terminal-arena-stopped = Stopped. Go on any time: quayside arena --resume { $folder }

terminal-balance-best = Winner
terminal-balance-worst = Last
terminal-balance-highest = Most
terminal-balance-lowest = Fewest
terminal-balance-note = Rates of wins are of those who used it; a fair share is { $fair }. The players are bots: what they never use may be good, and what they use may be bad.

terminal-puzzles-making = Making puzzles
terminal-puzzles-made = { $found } puzzles are known; the { $count } that differ most are in { $file }.
terminal-puzzles-checking = Judging puzzles
terminal-puzzles-fails = { $id } no longer has one clearly best move.
terminal-puzzles-checked = { $held } of { $count } puzzles hold.
terminal-puzzle-of = Puzzle { $id }, rated { NUMBER($rating, useGrouping: 0) }. Which move is best? (quit leaves)
terminal-puzzle-no-choice = “{ $text }” is no choice here.
terminal-puzzle-right = Right: every other move gives away { $points } percentage points of the chance to win, or more.
terminal-puzzle-wrong = Not the best: it gives away about { $points } percentage { $points ->
        [one] point
       *[other] points
    } of the chance to win. Best was: { $best }.
terminal-puzzle-themes = About: { $themes }
terminal-puzzle-next = Enter for the next one, Ctrl-D to leave.
terminal-puzzle-solved = Solved: { $solved } of { $tried }.

terminal-learn-of = Move { $ply } was: { $move }. It gave away about { $points } percentage points of the chance to win. Find a better move. (quit leaves)
terminal-learn-good = Good: as far as can be told, nothing is better.
terminal-learn-was-good = It is what was played, and with more thought nothing better is found: no mistake after all.
terminal-learn-none = No mistake of this seat can be told from a good move.
terminal-learn-repaired = Better moves found: { $repaired } of { $tried }.

terminal-dataset-making = Playing positions
terminal-dataset-made = { $positions } positions and their card are in { $folder }.
terminal-dataset-checked = All { $positions } positions are there ({ $digest }), and { $games ->
    [one] one game
   *[other] { $games } games
  } went the same way again.
