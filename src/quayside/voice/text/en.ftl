# What every game shares; a game's own texts stand in its folder. How facts become words: quayside/voice/voice.py.

you = you
seat-name = Seat { $number }

list-comma = { $left }, { $right }
list-and = { $left } and { $right }
count-of = { $count } { $what }
each-comma = { $left }, { $right }

why-core-not-now = That cannot be done now: { $decision } comes first.
why-core-over = The game is over.
why-core-unknown-action = This game has no action number { $action }.

# The command `quayside rules`

rules-none = The rulebook has no rule about “{ $words }”.
rules-see-also = See also
rules-more = More rules about it
