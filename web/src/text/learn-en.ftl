# The page on which a game is learned.
web-learn-of = Learn { $game }
web-learn-note = Lesson
web-learn-you = You
web-learn-step = Step { $number } of { $count }
web-learn-on = Go on
web-learn-begin = Let’s begin
web-learn-back = Back
web-learn-skip = Skip the animation
web-learn-again = Start over
web-learn-resumed = Welcome back: you left off here.
web-learn-nudge = Not quite. What you are looking for glows.
web-learn-nudge-read = Nothing to do here yet: read, then go on.
web-learn-none = There is no lesson for this game yet.
web-learn-more = Or go on with
web-learn-panel = The lesson
web-learn-watch = Watch what happens …
