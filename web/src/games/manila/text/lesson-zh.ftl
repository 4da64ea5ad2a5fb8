# 《马尼拉》的教学：第一段航程。$one、$two、$three 是另外三位玩家。

lesson-goal-title = 欢迎来到马尼拉
lesson-goal = 一片海湾，三艘小船，四个想发财的人。和你同桌的是{ $one }、{ $two }和{ $three }，每人手里有 30 比索。最后谁最富有谁就赢：现金算钱，股份也算钱。
lesson-market-title = 黑市
lesson-market = 股份就是押在货物上的注。你秘密分到了 2 份：人参和丝绸。现在四种货物的价格都是 0。每有一种货物平安进港，它的价格就升一级：5、10、20、30。记住你手里有什么，你要让这些船平安到港。

lesson-auction-title = 谁来管海港？
lesson-auction = 每段航程都从竞标开始。得标的人担任海港负责人：可以买 1 份股份，决定哪些货物出海、从哪里出发，而且总是第一个行动。这值得花上几个比索。
lesson-auction-do = 选择 5，然后出价。
lesson-auction-nudge = 这样也行，不过这一次我们先出 5 比索。
lesson-outbid-title = 有人加价！
lesson-outbid = { $one }出到 7 比索，另外两位已经放弃。放弃之后就不能再出价，所以只出你觉得值的价钱。再多 1 比索就够了。
lesson-outbid-do = 出价 8 比索。
lesson-outbid-nudge = 你出到 8，{ $one }就会放弃。何必多付，又何必现在退出？

lesson-purchase-title = 买下第一份股份
lesson-purchase = 你花 8 比索当上了海港负责人。现在可以按市价买 1 份股份，最低 5 比索。你手里已经有丝绸，而且马上就能亲自安排丝绸出海。
lesson-purchase-do = 买 1 份丝绸股份。
lesson-purchase-nudge = 也不是不行。不过两份丝绸，劲往一处使。

lesson-loading-title = 四种货物，三种出海
lesson-loading = 由你选择哪三种货物出海。留在岸上的那一种，这段航程不会涨价。丝绸当然要出海。
lesson-loading-do = 装上丝绸。
lesson-loading-nudge = 先装丝绸，那可是你的股份。
lesson-loading-jade-title = 最值钱的货
lesson-loading-jade = 玉石给乘客的利润最高，有 36 比索。大家会抢着上玉石船，就没人来跟你分丝绸了。
lesson-loading-jade-do = 装上玉石。
lesson-loading-jade-nudge = 还是用玉石来吸引大家吧。
lesson-loading-ginseng-title = 别忘了人参
lesson-loading-ginseng = 你还有 1 份人参，那就让肉豆蔻留在岸上。
lesson-loading-ginseng-do = 装上人参。
lesson-loading-ginseng-nudge = 你没有肉豆蔻的股份，带上人参吧。

lesson-starts-title = 谁先走一步
lesson-starts = 三艘船的起点也由你定：每艘在第 0 到第 5 格，三个数加起来正好是 9。一共只掷三次骰子，要越过第 13 格才算到港，起点很要紧。
lesson-starts-do = 让丝绸船从第 4 格出发。
lesson-starts-nudge = 这一次，请把丝绸船放在第 4 格。
lesson-starts-jade-title = 剩下的五格
lesson-starts-jade = 玉石和人参一共还有 5 格可分。玉石定了，人参就定了。
lesson-starts-jade-do = 让玉石船从第 4 格出发。
lesson-starts-jade-nudge = 玉石放在第 4 格，人参就从第 1 格出发。

lesson-accomplices-title = 你的同伙
lesson-accomplices = 你有 3 个同伙。一共放置三轮，每轮每人放 1 个。船到了港，船帆上的利润由船上的人平分。舱位总是从最便宜的开始坐。
lesson-seat-title = 上船
lesson-seat = 丝绸船的利润是 30 比索。船上只有你，就全归你；两个人，每人 15。现在上船只要 3 比索，后来的人要付更多。
lesson-seat-do = 登上丝绸船。
lesson-seat-nudge = 你有丝绸股份，又给了它好起点，快上船吧！

lesson-dice-title = 骰子说了算
lesson-dice = 每轮放置之后，每艘船掷 1 颗骰子。丝绸掷出 5，到了第 9 格。{ $one }和{ $two }押玉石，{ $three }押了慢吞吞的人参。还要掷两次，你还来得及应变。
lesson-odds-title = 胜算有多大？
lesson-odds = 现在版图上标出了每艘船到港的机会，以及每个空格平均值多少钱。在牌桌上，点下方的“概率”按钮就能打开。不用你算，只要你敢。
lesson-shipyard-title = 赌它到不了
lesson-shipyard = 第三次掷骰之后还没到第 13 格的船，要进修船场。第一艘付钱给 A 格的人，第二艘给 B，第三艘给 C：6、8、15 比索。停在第 3 格的人参，看来有点悬。
lesson-port-title = 赌它到得了
lesson-port = 港口也一样：至少一艘船到港，A 得 6；两艘到港，B 得 8；三艘到港，C 得 15。丝绸快到了，A 几乎稳赚。
lesson-port-do = 把第二个同伙放到港口 A。
lesson-port-nudge = 可以是可以，不过港口 A 这笔小钱最稳。

lesson-pirates-title = 第 13 格的海盗
lesson-pirates = 看，{ $two }当海盗去了。第三次掷骰之后正好停在第 13 格的船会被劫掠：船上的人一分钱也拿不到，利润全归海盗。另外，第二次掷骰之后，海盗可以免费登上停在第 13 格的船。
lesson-insurance-title = 白拿的钱？
lesson-insurance = { $three }占了保险办事处，当场拿到 10 比索。坐在那里的人，最后要为受损的船赔钱：一艘 6，两艘 14，三艘 29。要是一路平安，这 10 比索就是白拿的。
lesson-pilots-title = 请一位领航员
lesson-pilots = 丝绸停在第 12 格。要是掷出 1，就会停在第 13 格，正好落到{ $two }手里。领航员在最后一次掷骰之前行动：小领航员把一艘船移动 1 格，大领航员 2 格，前进后退都可以。
lesson-pilots-do = 花 2 比索请小领航员。
lesson-pilots-nudge = 丝绸有危险。花 2 比索，小领航员就能帮上忙。
lesson-steer-title = 你来掌舵
lesson-steer = 掷骰之前就停在第 13 格的船，掷出几都会越过去：海盗只在掷骰之后动手。走一步就够了。
lesson-steer-do = 让丝绸船前进 1 格。
lesson-steer-nudge = 就差一点：要前进 1 格的是丝绸船。

lesson-plunder-title = 劫掠！
lesson-plunder = 丝绸只掷出了 1。没有你的领航员，它就完了；现在它平安到港。玉石却停在第 13 格，36 比索全归{ $two }。海盗船长还要决定，玉石船送进港口还是修船场。
lesson-settlement-title = 结算
lesson-settlement = 玉石被送进了港口。每段航程之后都有这样一张结算单，写明谁付给谁、为什么。你在丝绸船上得了 15，在港口 A 得了 6。人参受损，由{ $three }赔钱。
lesson-rise-title = 涨价
lesson-rise = 丝绸和玉石进了港，不管有没有被劫掠，价格都升到 5 比索。你的两份丝绸现在值 10 比索。每到港一次，它们就更值钱。
lesson-end-title = 怎样算结束
lesson-end = 航程一段接一段，直到有货物涨到 30 比索。那时大家清点现金，再加上每份股份的市价，总资产最多的人获胜。通常要六段航程左右。
lesson-loans-title = 钱不够？
lesson-loans = 轮到你时可以抵押股份：马上得到 12 比索，股份还是你的。赎回要付 15；到最后还没赎回的，每份也扣 15。就算一分钱都没有，你还能当盲人旅客（偷渡客）跟船出海。
lesson-done-title = 海港交给你了
lesson-done = 你已经走完了一整段航程。在真正的牌桌上，能点的地方会发光；点了别处，也会告诉你是哪条规则不允许。完整的规则书就在上方，随时可以翻看。一路顺风！
