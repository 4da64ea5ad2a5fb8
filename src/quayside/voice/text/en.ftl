# What every game shares; a game's own texts stand in its folder. How facts become words: quayside/voice/voice.py.

you = you
seat-name = Seat { $number }

list-comma = { $left }, { $right }
list-and = { $left } and { $right }
count-of = { $count } { $what }
each-comma = { $left }, { $right }

why-core-not-now = That cannot be done now: the decision at hand is { $decision }.
why-core-over = The game is over.
why-core-unknown-action = This game has no action number { $action }.

# The command `quayside rules`

rules-none = The rulebook has no rule about “{ $words }”.
rules-see-also = See also
rules-more = More rules about it

# Hints: how a move compares, and what search expects after it; $move is the label of a choice

hint-only = There is no other move worth a thought: { $percent }% to win.
hint-better-clearly = Clearly best: { $percent }% to win, { $points } percentage points more than the next move.
hint-better-somewhat = A little better than the next move: { $percent }% to win, { $points } percentage { $points ->
    [one] point
   *[other] points
} more.
hint-equal = As good as any: { $percent }% to win.
hint-worse-somewhat = A little worse than the best move: { $percent }% to win, { $points } percentage { $points ->
    [one] point
   *[other] points
} less.
hint-worse-clearly = Clearly worse than the best move: { $percent }% to win, { $points } percentage points less.
hint-next = { $seat } would probably answer: { $move }.
hint-next-own = You would probably go on with: { $move }.
hint-next-open = What follows cannot be foreseen.

# The analysis of a finished game

analysis-title = How the game went
analysis-player = player
analysis-start = at first
analysis-skill = own decisions
analysis-gifts = others’ decisions
analysis-luck = luck
analysis-drift = hindsight
analysis-result = result
analysis-accuracy = accuracy
analysis-accuracy-legend = Accuracy compares what a player missed with what a beginner would have missed in the same positions: 100% is nothing missed, 50% as much as the beginner, 0% twice as much, about what blind clicking does. It is reckoned in odds, so whoever trails can play accurately too.
analysis-legend = In percent to win, and in percentage points. Hindsight is what search saw only later. Each row adds up.
analysis-chart = Chances to win, move by move
analysis-turning-points = Turning points
analysis-turned-by-decision = Move { $ply }: { $seat } plays { $move }; { $best } was better. { $victim }: { $before }% → { $after }%.
analysis-turned-by-luck = After move { $ply } ({ $seat }: { $move }), luck decides. { $victim }: { $before }% → { $after }%.
analysis-turned-unknowing = Move { $ply }: { $seat } plays { $move }, the best as far as could be known. { $victim }: { $before }% → { $after }%.
analysis-costly = The costliest decisions
analysis-cost = Move { $ply }: { $seat } plays { $move }; { $best } was better by { $points } percentage points.
analysis-none-costly = Nobody made a mistake that search could find.
analysis-progress = Thinking
