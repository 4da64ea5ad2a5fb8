# The words of the pages. `t('home-title')` says `web-home-title`; quayside/voice/voice.py tells how facts become words.

# ---- Everywhere -----------------------------------------------------------------------------------------------------

web-title = Quayside
web-page-title = { $page } · Quayside
web-title-your-turn = ● Your turn · { $page }
web-skip = Skip to the content
web-loading = One moment …
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-retry = Try again
web-reload = Reload
web-renewed = A newer version of this page is available. Nothing is lost when you reload it.
web-wrong-unreachable = The server cannot be reached. Please check your connection.
web-wrong-unknown = Something went wrong. Please try again.
web-wrong-page = This page could not be shown.
web-nowhere = There is nothing at this address.
web-nowhere-about = The address may be mistyped, or what was here is gone.
web-go-home = Home

web-nav = Pages
web-nav-play = Play
web-nav-puzzles = Puzzles
web-nav-replays = Replays
web-nav-rules = Rulebook
web-nav-leaders = Leaderboard
web-nav-about = About
web-menu = Menu
web-home = Quayside, home page
web-language = Language
web-theme = Theme
web-theme-light = Light
web-theme-dark = Dark
web-theme-system = Same as the system
web-sound-on = Switch sounds on
web-sound-off = Switch sounds off
web-rules = Rules
web-settings = Settings
web-you-are = You are { $name }
web-sign-in = Sign in
web-me = My page

web-all = All { $count }

# ---- Names ----------------------------------------------------------------------------------------------------------

# Two words of these, by chance, name a guest.
web-guest-first = Brass, Salty, Quick, Quiet, Lucky, Amber, Northern, Early, Merry, Steady, Bold, Silver
web-guest-second = Heron, Otter, Lantern, Anchor, Pilot, Gull, Compass, Cormorant, Dolphin, Petrel, Sextant, Tern
web-guest-name = { $one } { $other }
# What bots are called, in the order of the seats.
web-bot-names = Old Salt, Marisol, Captain Quill, Aunt Bao, Long Tom
web-bot = bot
web-bot-level = { $name }, level { $level } of { $most }
web-opponents = Opponents for “Play now”
web-move-called = { $name } ({ $kind })

web-name-asked = What should we call you?
web-name-asked-about = The others at the table see this name. You can change it on your page.
web-name-asked-sit = Sit down

# ---- The first page -------------------------------------------------------------------------------------------------

web-home-title = { $count ->
    [1] One harbour, one table.
    [2] Two harbours, one table.
    [3] Three harbours, one table.
   *[other] Harbour games, one table.
}
web-home-about = With friends, or against bots that fight back. No account, and two clicks to your first move.
web-players-range = { $low } to { $high }
web-players-one = { $low }
web-players-label = Players
web-minutes-label = Time
web-weight-label = How much there is to learn
web-minutes = { $minutes ->
    [60] 1 hour
    [120] 2 hours
   *[other] { $minutes } min
}
web-weight-light = Light
web-weight-medium = Medium
web-weight-heavy = Heavy
web-play-now = Play now
web-play-now-about = Play { $game } now, against bots
web-with-friends = Table with friends
web-with-friends-about = Open a table of { $game } for friends
web-new-here = New to { $count ->
    [1] this game
   *[other] these games
}?
web-new-here-about = Each lesson is a first game on the real board, one idea at a time. Manila is the quickest to learn.
web-learn = Learn
web-learn-about = Learn { $game }
web-learn-minutes = A first game in { $minutes } minutes

web-continue = Continue
web-came-in = You came { $place } of { $count }
web-review = Review
web-accuracy = { $percent } accuracy
web-waiting-for-you = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
web-all-running = All { $count } running games
web-fewer = Fewer
web-give-up = Give up
web-give-up-about = Give up this game of { $game }
web-give-up-title = Give up this game of { $game }?
web-give-up-playing = It ends now, without a result. This cannot be undone.
web-give-up-waiting = The table is closed; its link no longer works.
web-your-turn = Your turn
web-waiting = Waiting
web-not-started = Not started
web-open = Open
web-open-tables = Open tables
web-open-tables-none = No table is waiting for players just now.
web-own-table = Open a table of your own
web-at = { $game }, at { $name }’s
web-join = Join
web-watch = Watch
web-watchable = { $count ->
    [one] One table is open to spectators
   *[other] { $count } tables are open to spectators
}
web-seats-taken = { $taken } of { $count } seats taken
web-with = with { $names }
web-pace-none = no clock
web-pace-minutes = { $count ->
    [one] 1 min a move
   *[other] { $count } min a move
}
web-pace-hours = { $count ->
    [one] an hour a move
   *[other] { $count } hours a move
}
web-pace-days = { $count ->
    [one] a day a move
   *[other] { $count } days a move
}
web-pace-budget = { $count } min a player
web-rated = rated
web-rated-leaving = If you leave a rated game, you have lost it.
web-covered = scores hidden until the end
web-without-hints = no hints

# ---- A new table ----------------------------------------------------------------------------------------------------

web-new-table = A table of { $game }
web-new-game = Game
web-new-where = Where do your friends sit?
web-where-link = Anywhere, by a link
web-where-screen = At this screen
web-where-screen-about = The screen is covered whenever it passes from one player to the next.
web-new-players = How many play?
web-new-bots = Bots
web-new-bots-none = none
web-new-level = How well they play
web-new-options = Variants
web-new-clock = Clock
web-new-clock-about = When it runs out, a bot plays on until you are back.
web-new-visibility = Who can join?
web-visibility-private = Anyone with the link
web-visibility-public = Anyone
web-new-covered = Scores hidden until the end
web-new-covered-about = They could be worked out from the log, but the table does not show them.
web-new-hints = Hints allowed
web-new-hints-about = Odds on the board, and advice for whoever has to decide.
web-new-rated = Rated
web-new-rated-about = For people with an account; no hints and no bots.
web-new-file-own = The values of my own copy
web-new-file-choose = Choose a file
web-new-file-chosen = { $name } will be sent along.
web-new-file-other = Another file
web-new-file-template = The file to fill in
web-new-file-missing = Choose the file with the values of your copy, or play with ours.
web-new-file-large = { $name } is too large for a file of values.
web-new-open = Open the table
web-new-name = Your name
web-new-start = Start the game
web-seat-empty = Seat { $number }
web-seat-named = Name in seat { $number }
web-seat-friend = Friend { $number }

# ---- Settings -------------------------------------------------------------------------------------------------------

web-settings-about = Kept in this browser.
web-settings-look = Appearance
web-settings-play = Play
web-settings-sound = Sound
web-speed = Animation speed
web-speed-calm = Calm
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = No animation
web-speed-reduced = Your system asks for less motion, so nothing is animated here.
web-confirm = Confirm moves
web-confirm-about = A move is played when you have confirmed it.
web-direct = Without confirming
web-direct-about = Choices that are played at once. Press one to be asked again.
web-notify = Tell me when it is my turn
web-notify-about = A notification from your browser, while a table is open and you look at something else.
web-notify-denied = Your browser does not allow notifications from this page.
web-notify-offer = Would you like your browser to tell you when it is your turn, while this page is open?
web-notify-yes = Yes, tell me
web-notify-no = No
web-shortcuts = Keys for choices
web-shortcuts-about = Digits and letters choose what carries them; ? shows all keys. Off: only Tab, arrows, Enter, Space and Esc.
web-hints = Hints and odds
web-hints-about = Shows chances and offers advice at tables that allow it.
web-sounds = Sounds
web-sounds-about = Wood on wood, quietly.
web-volume = Volume
web-patterns = Patterns beside colours
web-patterns-about = Wares and players carry marks that do not depend on colour.
web-notation = Notation in the log
web-notation-about = Each move also as it is written down, for study.

# ---- About ----------------------------------------------------------------------------------------------------------

web-about = About
web-about-lead = A place to play harbour games with friends or against bots, to learn them, and to study what was played.
web-about-unofficial = Unofficial
web-about-unofficial-text = Quayside is made by people who love these games. It is not commercial, and not connected with the authors or publishers of the games. The rulebooks, drawings and programs here were made for Quayside. If you like a game, buy it: on a real table it is better still.
web-about-games = The games
web-about-values = The values of { $game }
web-about-values-how = Put in the values of your copy, and choose the file when you open a table.
web-about-type = Type
web-about-type-text = Headings are set in Alegreya by Juan Pablo del Peral (Huerta Tipográfica), the rest in Source Sans 3 by Paul D. Hunt (Adobe). Both are free under the SIL Open Font License:
web-about-licence = Licence of { $name }
web-about-privacy = What is kept
web-about-privacy-text = A guest is a name and a cookie. There is no tracking, and nothing is loaded from anywhere else. Settings stay in your browser; on your page you can delete what the server knows about you.
web-about-source = Quayside is free software; the licence is in its source.
web-about-version = Version { $version }.
web-about-api = API

# ---- Rulebook -------------------------------------------------------------------------------------------------------

web-rulebook = Rulebook
web-rulebook-of = The rules of { $game }
web-contents = Contents
web-search-rules = Search the rules
web-search-found = { $count ->
    [0] No rule mentions “{ $text }”.
    [one] One rule
   *[other] { $count } rules
}
web-search-try = Try fewer words, or look through the contents.
web-print-rules = Print the rules
web-aid = Player aid
web-aid-of = { $game }: player aid
web-print-aid = Print the player aid
web-search-clear = Clear the search
web-see-also = See also
web-cited-by = Mentioned in
web-rule-link = Link to this rule
web-back-to-table = Back to the table

# ---- Profile --------------------------------------------------------------------------------------------------------

web-guest = Guest
web-guest-about = A guest: no account has this name
web-guest-called = { $name } (guest)
web-account = Account
web-me-guest-about = You play as a guest: this browser knows you by a cookie. With an account you can sign in anywhere, and play rated games.
web-me-account-about = You are signed in.
web-me-nobody = You have no name here yet. Start a game, choose a name, or sign in.
web-name = Name
web-name-set = Use this name
web-password = Password
web-password-old = Old password
web-password-new = New password
web-password-rule = At least 8 characters
web-sign-up = Create an account
web-sign-up-short = New account
web-sign-up-about = You keep your seats and games. No e-mail address is needed.
web-sign-in-about = Welcome back.
web-sign-out = Sign out
web-recover = Use the recovery code
web-recover-about = The code that you were shown when you signed up, and a new password.
web-recovery-code = Recovery code
web-recovery-title = Keep this code
web-recovery-about = It is the only way back in when the password is lost, and it is shown this once. Write it down.
web-recovery-kept = I have written it down
web-password-change = Change the password
web-password-set = Use this password
web-password-changed = The password is changed; other devices have to sign in again.
web-name-changed = You are called { $name } now.
web-delete = Delete my data
web-delete-about = Your name becomes free again, and your games no longer show it. This cannot be undone.
web-delete-really = Delete for good
web-deleted = Your data has been deleted.
web-history = Games played
web-history-none = No finished game yet.
web-history-none-own = You have not finished a game yet. When you have, it can be replayed and analysed here.
web-learn-first = Learn Manila first
web-history-more = Earlier games
web-ratings = Ratings
web-ratings-none = No rated game yet.
web-rating-games = { $count ->
    [one] one game
   *[other] { $count } games
}
web-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
web-of-players = of { $count }
web-replay = Replay
web-unknown-person = Unknown player

# ---- Leaderboard ----------------------------------------------------------------------------------------------------

web-leaders = Leaderboard
web-leaders-about = Ranked by a cautious estimate of skill, from rated games.
web-leaders-none = Nobody has played a rated game of { $game } yet. Be the first!
web-leaders-open = Open a rated table
web-leaders-sign-up = Create an account to play rated games
web-leaders-rank = Rank
web-leaders-name = Name
web-leaders-rating = Rating
web-leaders-games = Games

# ---- Drawing things -------------------------------------------------------------------------------------------------

web-qr = QR code of the link
web-chart = Chart: { $label }
