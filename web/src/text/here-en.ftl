# Tables in this page, without a server.

web-here-no = Python is not in this page yet.
web-here-fetching = Fetching the rules into this page …
web-here-starting = Starting …
web-here-there = The rules are in this page.
web-here-failed = The rules could not be fetched into this page. Please check your connection and try again.
web-here-about = The table is in this page: no server is needed, and the game is kept in this browser.
web-here-practise = Practise in this page
web-here-practise-about = Play { $game } in this page, without the server
web-here-thinks-less = In this page bots think for less than a second, so the Admiral plays a little weaker than on a server.
web-here-take = Take this game to the server
web-here-take-about = Opens the same position at a table on the server: friends can come, and it can be played on from anywhere. What chance will bring is drawn anew.
web-here-export = Save this game as a file
web-here-export-about = The file holds all moves so far. Open it under Replays, here or at a server, and play on.

# ---- An app, and what it tells -------------------------------------------------------------------------------------------

web-install = Quayside as an app
web-install-about = It opens from your home screen, and plays without a network.
web-install-yes = Install
web-install-no = No, thanks
web-push = Tell me when no page is open
web-push-about = A notice from this browser. Its button “No more notices” ends it with one click.
web-push-impossible = This browser cannot show notices from this page, or does not allow them.
web-push-turn = It is my turn
web-push-start = A game begins
web-push-chat = Somebody writes at my table
web-push-end = A game is over
web-push-quiet = Quiet hours
web-push-quiet-about = Nothing is shown then; that it is your turn is told afterwards.
web-push-quiet-from = Quiet from
web-push-quiet-to = Quiet until
web-move-by = Move by { $time }

# ---- Days off -------------------------------------------------------------------------------------------------------

web-holidays = Days off
web-holidays-about = In games that take days, your clock does not run while you are away. Those at your tables see until when.
web-holidays-first = First day
web-holidays-last = Last day
web-holidays-take = { $days ->
    [0] Take them
    [one] Take one day
   *[other] Take { $days } days
}
web-holidays-left = { $left ->
    [0] You have taken all { $days } days of this year.
    [one] One day is left of { $days } within a year.
   *[other] { $left } days are left of { $days } within a year.
}
web-holidays-taken = Your clocks stand still: { $days }.
web-holidays-now = now
web-holidays-back = I am back
web-holidays-off = Call off
web-holidays-until = back { $day }
web-holidays-away = On holiday: { $days }
web-here-full = This browser cannot keep the game, perhaps because the device has no room left. What was played before is safe; once there is room, it goes on by itself.
web-here-newer = This game was played on with a newer version of Quayside. Load this page anew to see it.
web-here-broken = Something went wrong in this page. Your game is kept as it was; please load the page anew.
