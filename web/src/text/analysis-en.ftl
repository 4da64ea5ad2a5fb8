# The analysis of a finished game, beside its replay and at its end.
web-analysis = Analysis
web-analysis-about = Every decision is looked at again: chances to win move by move, what turned the game, luck apart from skill, and how accurately everybody played.
web-analysis-begin = Analyse the game
web-analysis-running = Looking at move { $done } of { $total }
web-analysis-running-about = This takes a little while. It goes on if you leave, and is kept with the game.
web-analysis-failed = The analysis could not be finished. Please try again.
web-analysis-open = See the analysis
web-analysis-players = Skill and luck
web-analysis-sum = How it adds up
web-analysis-points = percentage points
web-analysis-slip = Inaccuracy
web-analysis-mistake = Mistake
web-analysis-blunder = Blunder
web-analysis-best = The best move that was found.
web-analysis-fine = As good as the best, as far as can be told.
web-analysis-better = Better: { $move }.
web-analysis-no-choice = There was nothing else to do.
web-analysis-then-chance = Then chance decided.
web-analysis-start-here = The beginning. Click on the chart, or step forward.
web-analysis-turn-decision = A decision
web-analysis-turn-luck = Luck
web-analysis-how = { $iterations ->
    [one] One round of thought
   *[other] { $iterations } rounds of thought
} for each decision, knowing only what its player could know. Figures are estimates.
