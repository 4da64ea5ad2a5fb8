# Studying: puzzles, one's own mistakes, playing on.
web-puzzles = Puzzles
web-puzzles-about = One move is clearly the best: find it. The positions are from whole games, and a long search has checked every answer.
web-study-puzzle = Puzzle
web-study-puzzle-of = Puzzle of { $game }
web-study-question = The question
web-study-daily = Puzzle of the day
web-study-streak = { $count ->
    [one] one day in a row
   *[other] { $count } days in a row
}
web-study-practise = Practise
web-study-rating = Your puzzle rating
web-study-solved-count = Solved
web-study-first-try = Right at the first try
web-study-level = Difficulty
web-study-level-any = Any difficulty
web-study-level-easy = Easy
web-study-level-middle = Medium
web-study-level-hard = Hard
web-study-players = { $count ->
    [one] one player
   *[other] { $count } players
}
web-study-theme = What it is about
web-study-any-theme = Everything
web-study-themes = What it is about
web-study-solve = Solve
web-study-solved = solved
web-study-missed = not solved
web-study-archive = The last days
web-study-archive-about = Puzzles of the day of { $game }, the same for everybody. A day begins at midnight, universal time.
web-study-kept = Your ratings and answers are kept in this browser.
web-study-difficulty = Difficulty { $rating }
web-study-share = Copy the link of this puzzle
web-study-shared = The link of this puzzle is copied.
web-study-right = Right!
web-study-good = Just as good
web-study-wrong = There is better
web-study-lost = { $points ->
    [one] gives away one point in a hundred
   *[other] gives away { $points } points in a hundred
}
web-study-best-found = { $move } is the best move.
web-study-best = Best is: { $move }.
web-study-margin = The next best choice wins at least { $points ->
    [one] one game in a hundred less.
   *[other] { $points } games in a hundred less.
}
web-study-after = Chances to win after the best move
web-study-losses = What each choice gives away, in percentage points
web-study-is-best = best
web-study-yours = yours
web-study-all-choices = Show all { $count } choices
web-study-rating-now = Your rating: { $rating } ({ $change }).
web-study-known = You have answered this one before: it counts no more.
web-study-judged = Judged by { $rounds } rounds of search, three times over, whatever lies hidden.
web-study-next = Next puzzle

web-mistakes = Learn from your mistakes
web-mistakes-about = The decisions that cost you most, one after the other: find a better move. Each answer is weighed by a search that thinks longer than the analysis did.
web-mistakes-note = Mistakes
web-mistakes-whose = Whose mistakes?
web-mistakes-move = Move { $ply }
web-mistakes-open = to repair
web-mistakes-tried = tried
web-mistakes-done = repaired
web-mistakes-begin = Begin
web-mistakes-go-on = Go on
web-mistakes-again = Once more
web-mistakes-replay = The replay
web-mistakes-none = No decision of { $name } can be told from a good one. Well played!
web-mistakes-number = Mistake { $number } of { $count }
web-mistakes-played = Move { $ply } was: { $move }. It gave away about { $points ->
    [one] one game in a hundred.
   *[other] { $points } games in a hundred.
} Find a better move.
web-mistakes-none-after-all = This is what was played, and with more thought nothing better is found: no mistake after all.
web-mistakes-next = Next mistake
web-mistakes-end = Done
web-mistakes-try-again = Try again
web-mistakes-see = In the replay

web-play-on = Play on
web-play-on-from = Play on after move { $ply }
web-play-on-puzzle = Play on from this position
web-play-on-with = With whom
web-play-on-bots = Against bots
web-play-on-self = All seats myself
web-play-on-friends = With friends
web-play-on-self-about = You decide for everybody, and see how it goes.
web-play-on-friends-about = They come by the link of the table.
web-play-on-seat = Your seat
web-play-on-begin = Play on
web-play-on-end = Here the game is over: step back to play on.
web-branches = Games that went on from here
web-branches-none = Nobody has played on from this game yet.
web-branch-at = After move { $ply }
web-branch-parent = Branched off another game, after its move { $ply }
web-branch-over = over
web-branch-running = under way

web-position = Set up a position
web-position-about = Any position as a line of text: change it, see at once which law it breaks, play on from it, or share it.
web-position-text = The position as text
web-position-begin = From the beginning
web-position-holds = This position can be played.
web-position-share = Copy the link
web-position-shared = The link of this position is copied.
web-position-edit = Change this position
