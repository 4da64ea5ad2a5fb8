# What puzzles of Manila are about, and what hints give as reasons.

theme-auction = The auction
theme-shares = Buying a share
theme-wares = Which wares sail
theme-starts = Where the punts start
theme-punts = Aboard the punts
theme-port = The port
theme-shipyard = The shipyard
theme-pirates = Pirates
theme-pilots = Pilots
theme-insurance = Insurance
theme-plunder = A plundered punt
theme-waiting = Placing nobody
theme-loans = Loans
theme-stowaway = Stowaways
theme-last-throw = Before the last roll
theme-last-voyage = The last voyage may have begun
