# The lesson of Manila, a first voyage. $one, $two and $three are the other players.

lesson-goal-title = Welcome to Manila
lesson-goal = Four smugglers, three small boats, one bay. You sit here with { $one }, { $two } and { $three }, and each of you begins with 30 pesos. Whoever is richest in the end wins: cash counts, and so do shares.
lesson-market-title = The black market
lesson-market = Shares are bets on wares. Two were dealt to you in secret: ginseng and silk. Today all four wares stand at 0. Whenever a ware comes safely to port, its price takes a step: 5, 10, 20, 30. Remember what you hold: you want those punts home.

lesson-auction-title = Who runs the harbour?
lesson-auction = Every voyage opens with an auction. The winner is harbour master: buys a share, decides which wares sail and from where, and goes first. That is worth a few pesos.
lesson-auction-do = Choose 5, then bid it.
lesson-auction-nudge = A fair thought, but let us open with 5 this time.
lesson-outbid-title = Outbid!
lesson-outbid = { $one } bids 7; the other two are out. Once you pass you stay out, so bid only what the office is worth to you. One more peso will do.
lesson-outbid-do = Bid 8.
lesson-outbid-nudge = { $one } will give up at 8. Why pay more, or walk away now?

lesson-purchase-title = Your first share
lesson-purchase = The office is yours for 8 pesos. Now you may buy one share at its market price, and 5 at the least. You hold silk already, and you are about to send silk to sea yourself.
lesson-purchase-do = Buy a silk share.
lesson-purchase-nudge = That could work too. But two silk shares pull in the same direction.

lesson-loading-title = Three of four sail
lesson-loading = You choose which three wares sail. The one that stays ashore cannot rise in price. You want silk on the water.
lesson-loading-do = Load silk.
lesson-loading-nudge = Silk first: it is what you own.
lesson-loading-jade-title = A rich cargo
lesson-loading-jade = Jade brings its passengers the most, 36 pesos. It will tempt the others aboard, and away from you.
lesson-loading-jade-do = Load jade.
lesson-loading-jade-nudge = Let us tempt them with jade.
lesson-loading-ginseng-title = And your other share
lesson-loading-ginseng = You own ginseng as well, so nutmeg may stay ashore.
lesson-loading-ginseng-do = Load ginseng.
lesson-loading-ginseng-nudge = You own no nutmeg. Take ginseng along.

lesson-starts-title = A head start
lesson-starts = You also place the three punts: each on a space from 0 to 5, and the three numbers add up to 9. Three rolls must carry a punt past 13, so a head start matters.
lesson-starts-do = Start silk from 4.
lesson-starts-nudge = For this voyage, put silk on 4.
lesson-starts-jade-title = What is left
lesson-starts-jade = Five spaces are left for jade and ginseng. Whatever jade gets, ginseng gets the rest.
lesson-starts-jade-do = Start jade from 4.
lesson-starts-jade-nudge = Give jade 4; then ginseng starts from 1.

lesson-accomplices-title = Your accomplices
lesson-accomplices = You have three accomplices, and in each of three rounds everybody places one. A punt that reaches port pays its passengers the number on its sail, shared equally. The cheapest seat always goes first.
lesson-seat-title = All aboard
lesson-seat = Silk pays 30 pesos. Alone aboard you would take all of it; with two of you it is 15 each. The seat costs 3 now and more for those who come later.
lesson-seat-do = Board the silk punt.
lesson-seat-nudge = You own silk and you gave it a good start. Get on board!

lesson-dice-title = The dice decide
lesson-dice = After each round of placing, one die is rolled for each punt. Silk made 5 and stands on 9. { $one } and { $two } bet on jade, { $three } on slow ginseng. There are two rolls to come, and you may still react.
lesson-odds-title = How likely is it?
lesson-odds = The board now shows each punt’s chance to come home, and what each space is worth on average. At a table, the Odds button in the bar below switches this on. You do not have to calculate; you only have to dare.
lesson-shipyard-title = Betting on bad luck
lesson-shipyard = A punt that has not reached 13 after the third roll goes to the shipyard. The first wreck pays whoever waits at A, the second B, the third C: 6, 8 or 15 pesos. Ginseng on 3 looks like a candidate.
lesson-port-title = Betting on arrivals
lesson-port = The port works the same way: A pays 6 if at least one punt arrives, B pays 8 for two, C pays 15 for three. Silk is nearly home, so A is close to certain.
lesson-port-do = Place your second accomplice at port A.
lesson-port-nudge = Possible! But port A is the safe little profit here.

lesson-pirates-title = Pirates at 13
lesson-pirates = Look, { $two } has turned pirate. A punt that stands exactly on 13 after the third roll is plundered: its passengers get nothing, and the pirates take it all. After the second roll pirates may also board a punt on 13, free of charge.
lesson-insurance-title = Easy money?
lesson-insurance = { $three } took the insurance office, and 10 pesos with it. Whoever sits there pays for wrecks at the end: 6 for one, 14 for two, 29 for three. If all goes well, the 10 are a gift.
lesson-pilots-title = A pilot, just in case
lesson-pilots = Silk stands on 12. A roll of 1 would put it on 13, right beside { $two }. Pilots act just before the last roll: the small one moves a punt one space, the large one two, forward or back.
lesson-pilots-do = Hire the small pilot for 2 pesos.
lesson-pilots-nudge = Silk is in danger. The small pilot can help for 2 pesos.
lesson-steer-title = Take the helm
lesson-steer = If silk stands on 13 before the roll, any die carries it past: pirates strike only after a roll. One step is all it takes.
lesson-steer-do = Move the silk punt one space forward.
lesson-steer-nudge = Almost. It is silk that needs one step forward.

lesson-plunder-title = Plunder!
lesson-plunder = Silk rolled a 1. Without your pilot it would be lost; now it is in port. But jade stopped on 13, and { $two } takes all 36 pesos. { $two }, the captain, now decides whether jade goes to port or to the shipyard.
lesson-settlement-title = The settlement
lesson-settlement = Jade went to port. This sheet comes after every voyage and says who paid whom, and why. You got 15 on the silk and 6 at port A. { $three } had to pay for the wrecked ginseng.
lesson-rise-title = Prices rise
lesson-rise = Silk and jade came to port, plundered or not, so both rise to 5. Your two silk shares are worth 10 now. Every arrival makes them dearer.
lesson-end-title = How it ends
lesson-end = Voyages go on until a ware reaches 30 pesos. Then everybody counts cash, plus each share at its market price. The biggest fortune wins. That usually takes about six voyages.
lesson-loans-title = Short of cash?
lesson-loans = Pledge a share on your turn: you get 12 pesos at once and keep the share. Redeeming it costs 15, and so does each pledge that is left at the end. And even without a peso you may still sail along, as a stowaway.
lesson-done-title = Now it is your harbour
lesson-done = That was a whole voyage. At a real table, what you may click glows, and a click on anything else tells you which rule is in the way. The whole rulebook is always one click away, at the top. Fair winds!
