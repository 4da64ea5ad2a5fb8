# 《马尼拉》网页自己的文字。三港通用的文字在 quayside/games/manila/text。

# ---- 海图上的名称 ---------------------------------------------------------------------------------------------------

chart-name = 马尼拉湾海图，三条航线，第 0 格到第 13 格
chart-bay = 马尼拉湾
chart-bay-about = 越过 13 即抵港
chart-port = 马尼拉港
chart-shipyard = 修船场
chart-shipyard-about = 未能抵港的船在此修理
chart-island = 领航员岛
chart-pilot-small = 小 ±1
chart-pilot-large = 大 ±2
chart-pirates = 海盗船
chart-captain = 船长
chart-mate = 第二位海盗
chart-insurance = 保险办事处
chart-market = 黑市
chart-market-about = 股价（比索）· 升到 30 即终局
chart-shares = 待售股份
chart-dice = 骰子
chart-roll = { $number ->
    [1] 第一次掷骰
    [2] 第二次掷骰
   *[other] 第三次掷骰
}
chart-ashore = { $name }留在岸上
chart-berth-A = 第一艘
chart-berth-B = 第二艘
chart-berth-C = 第三艘

letter-ginseng = 参
letter-nutmeg = 豆
letter-silk = 丝
letter-jade = 玉

cash-box = 钱箱
called-you = 你

# ---- 航程的步骤 -----------------------------------------------------------------------------------------------------

note-voyage = 第 { $number } 段航程

step-auction = 竞标
step-loading = 装船
step-place = { $now ->
    [yes] 放置 { $number }/{ $rounds }
   *[no] 放置 { $number }
}
step-roll = 掷骰 { $number }
step-pilots = 领航
step-settle = 结算

# ---- 读屏用的说明 ---------------------------------------------------------------------------------------------------

aria-not-now = 现在不行；会说明原因
aria-space = { $name }，{ $area ->
    [insurance] 立得 10 比索
   *[other] { $cost ->
        [0] 免费
       *[other] { $cost } 比索
    }
}
aria-taken = { $name }：已被{ $seat }占用
aria-chosen = { $name }：已选
aria-stay = 留在海盗船上
aria-pirates-one = { $name }：{ $seat }是船长；第二个位置{ $cost ->
    [0] 免费
   *[other] { " " }{ $cost } 比索
}
aria-pirates-full = { $name }：{ $seats }，已满
aria-punt-quay = 在码头
aria-punt-sea = 在第 { $number } 格
aria-punt-port = 在港口 { $berth }
aria-punt-shipyard = 在修船场 { $berth }
aria-aboard = 船上：{ $seats }
aria-nobody = 船上无人
aria-punt = { $name }{ $place }，{ $aboard }
aria-punt-open = { $name }{ $place }，{ $aboard }；下一个位置{ $cost ->
    [0] 免费
   *[other] { " " }{ $cost } 比索
}
aria-punt-board = 登上{ $place }的{ $name }，{ $aboard }
aria-evict = 登上{ $ware }船，把{ $victim }赶下去
aria-start = { $ware }船，从第 { $number } 格出发
pilot-alone = 只走这步
aria-pilot-alone = { $ware }船，{ $step ->
    [1] 前进 1 格
   *[other] 后退 1 格
}，不动别的船
aria-pilot = { $ware }船，{ $step ->
    [-2] 后退两格
    [-1] 后退一格
    [1] 前进一格
   *[2] 前进两格
}
aria-send = 把{ $ware }船送往{ $to }
aria-load = 装{ $name }
aria-loaded = { $name }，已装船
aria-pile = { $name }股份：{ $cost } 比索，现值 { $price } 比索，待售 { $supply } 份
aria-market = { $name }在黑市上值 { $price } 比索
aria-roll = 上次掷骰：{ $each }
aria-roll-each = { $ware } { $dice }
aria-no-roll = 骰子，尚未掷出

# ---- 指着某物时的卡片 -----------------------------------------------------------------------------------------------

facts-chosen = 已选
tip-cost = 费用
tip-pesos = { $amount } 比索
tip-gain = { $amount } 比索
tip-shares = { $count } 份
tip-punts = { $count } 艘
tip-second-roll = 第 2 掷后停在 13
tip-third-roll = 第 3 掷后预计
tip-pays = 收益
tip-pays-port = 抵港收益
tip-premium = 立得
tip-seat = { $name } · { $number } 号位
tip-shared = { $count ->
    [1] { $profit } 比索由一人独得
   *[other] { $profit } 比索由船上 { $count } 人均分
}
tip-taken = 已被占用：{ $seats }。
tip-full = 位置已满。
tip-port-closed = 已经抵港，不能再上船。
tip-shipyard-closed = 在修船场里。
tip-quay-closed = 还在码头。
tip-ashore-closed = 本航程留在岸上。
tip-pirates = { $captain ->
    [yes] 船长：第二次掷骰后可登上第 13 格的船，第三次掷骰后在那里劫掠。
   *[no] 第二位海盗：在船长之后登船，并分享战利品。
}
tip-insurance = 有一、二、三艘船未能抵港时，要付 6、14 或 29 比索。
tip-pilot-small = 最后一次掷骰前，让一艘船进或退一格。
tip-pilot-large = 最后一次掷骰前，让一艘船移动两格，或两艘船各移动一格。
tip-port = 至少 { $number } 艘船抵港时得到。
tip-shipyard = 至少 { $number } 艘船未能抵港时得到。
tip-in-port = 抵港
tip-thirteen = 停在 13
tip-short = 修船
tip-on-thirteen = 有船停在 13
tip-elsewhere = 没有
tip-paid = 有收益
tip-unpaid = 无收益
tip-no-wreck = 无须理赔
tip-wrecks = 要理赔
tip-expected = 平均净得
tip-expected-about = 对之后所有点数取平均，费用和贷款已计入；假设不再有人放置，海盗能登船就登船，领航员只有这一位行动。
tip-board = 登上{ $name }
tip-share = { $name }股份
tip-price = 价格
tip-worth = 现值
tip-supply = 待售
tip-share-about = 这种货物每抵港一次，股价就升一级。
tip-profit = 抵港利润
tip-load-about = 留在岸上的货物不会涨价。

# ---- 装船与起点 -----------------------------------------------------------------------------------------------------

quay-title = 四种货物装三种：已装 { $count }/{ $all }
starts-title = 出发位置
send-port = { $name }升到 { $price } 比索
send-shipyard = 修理费 { $cost } 比索
send-port-title = 送进港口
send-shipyard-title = 送去修船
send-port-short = 升到 { $price } 比索
send-shipyard-short = 修理费 { $cost } 比索
starts-of = 须为 { $sum }

# ---- 竞标 -----------------------------------------------------------------------------------------------------------

auction-title = 竞标海港负责人
auction-about = 可买一份股份，装船，安排起点，并在每轮最先放置。
auction-stands = 目前最高价
auction-none = 还没有人出价。
auction-passed = 已放弃
auction-leads = 以 { $bid } 比索领先
auction-speaks = 轮到出价
auction-waits = 等待
auction-limit = 可付 { $limit } 比索
auction-yours = 你的出价
auction-less = 减一比索
auction-more = 加一比索
auction-loans = 抵押 { $loans } 份股份，须还 { $owes } 比索。
auction-left = 之后剩下 { $left } 比索现金。
auction-worth = 对你约值 { $value } 比索
auction-wonder = 对我值多少？
auction-pass = 放弃
auction-bid = 出价 { $bid }

# ---- 确认按钮 -------------------------------------------------------------------------------------------------------

confirm-bid = 出价 { $amount }
confirm-bid-loan = 出价 { $amount }，抵押 { $pledges } 份股份，须还 { $owes } 比索
confirm-buy = 花 { $wares_share_price } 比索买{ $ware }股份{ by-loan }
confirm-load = 装{ $ware }
confirm-start = { $ware }船从 { $space } 出发
confirm-place = { place-you }{ $blind ->
    [yes] { $cash ->
        [0] ，免费
       *[other] ，{ $cash } 比索
    }
   *[no] { $space_is ->
        [insurance] { "" }
       *[other] ，{ $open } 比索
    }
}{ by-loan }
confirm-board = 登上{ $ware }船
confirm-evict = 登上{ $ware }船，把{ $victim }赶下去
confirm-pilot = { $ware }船{ $step ->
    [-2] 后退 2 格
    [-1] 后退 1 格
    [1] 前进 1 格
   *[2] 前进 2 格
}
confirm-pilot-punts = 移动{ $each }
confirm-pilot-punts-each = { $punt } { $number ->
    [-1] −1
   *[1] +1
}
confirm-send = 把{ $ware }船送进{ $to }
confirm-pledge = 抵押 1 份股份
confirm-redeem = 赎回 1 份股份
quiet-pledge = 抵押
quiet-redeem = 赎回
commit-placement = 确认后立即掷骰，掷后不能撤回。
commit-pilot = 确认后立即掷骰，掷后不能撤回。
commit-boarding = 确认后立即掷骰，掷后不能撤回。

last-voyage = 最后一段航程：{ $ware }升到 { $price } 比索
loan-short = 抵押 { $pledges } 份
tip-loan = 贷款
tip-loan-value = 抵押 { $pledges } 份，须还 { $owes } 比索
aria-loan = { $label }，抵押 { $pledges } 份股份，须还 { $owes } 比索

# ---- 玩家面板 -------------------------------------------------------------------------------------------------------

panel-master = 海港负责人
panel-look = 按住可看自己的股份
panel-shares = { $count } 份股份，抵押 { $pledged } 份
panel-accomplices = { $all } 个同伙中 { $count } 个在家
panel-pledge = 抵押一份股份，得 12 比索
panel-redeem = 付 15 比索赎回
share-free = { $name }股份
share-pledged = { $name }股份，已抵押
share-hidden = 未公开的

# ---- 结算单 ---------------------------------------------------------------------------------------------------------

sheet-title = 第 { $number } 段航程结算
sheet-summary = { $homes ->
    [0] 没有船抵港
   *[other] { $homes } 艘船抵港
}{ $plundered ->
    [0] { "" }
   *[other] ，{ $plundered } 艘遭劫掠
}{ $wrecks ->
    [0] { "" }
   *[other] ，{ $wrecks } 艘未能抵港
}。
sheet-story-plundered = 骰子掷出 { $die }，{ $ware }船正好停在 13，海盗（{ $seats }）早已等在那里。
sheet-story-short = { $ware }船停在第 13 格，离港只差 1 格。
sheet-story-just = { $ware }船至少要掷出 { $die } 才能进港，骰子偏偏就是 { $die }。
sheet-story-best = 获利最多的是{ $seat }：{ $amount } 比索。
caption-payday = 结算本次航程的收付。
caption-load = { $seat }把{ $wares }装上船。
caption-start = { $seat }安排出发：{ $starts }。
caption-from = { $ware }船第 { $space } 格
sheet-again = 再看一遍收付
sheet-on = 前往第 { $number } 段航程
sheet-end = 清点总资产
sheet-from = 付款
sheet-to = 收款
sheet-why = 原因
sheet-pesos = 比索
sheet-group-plunder = 劫掠
sheet-group-profits = 乘客与港口
sheet-group-claims = 修船场与保险
sheet-loot = { $ware }船的战利品
sheet-loot-shared = { $shared ->
    [1] 独自在海盗船上
   *[other] { $profit } 由 { $shared } 人均分
}
sheet-passage = { $ware }船乘客
sheet-shared = { $shared ->
    [1] 独自在船上
   *[other] { $profit } 由 { $shared } 人均分
}
sheet-port = 有船抵达
sheet-wreck = { $ware }船
sheet-nobody = 没有人有收入。
sheet-empty = 没有收入：
sheet-empty-plundered = { $ware }船上的{ $seat }（遭劫掠）
sheet-empty-short = { $ware }船上的{ $seat }
sheet-comma = 、
sheet-stop = 。
sheet-voyage = 本航程
sheet-player = 玩家
sheet-line = { $net ->
    [1] 这段航程你赚了 { $amount } 比索，手上有 { $cash } 比索
    [-1] 这段航程你亏了 { $amount } 比索，手上有 { $cash } 比索
   *[other] 这段航程你不赚不亏，手上有 { $cash } 比索
}
sheet-line-best = { $seat }在这段航程里赚得最多：{ $amount } 比索
sheet-line-next = 接下来：第 { $number } 段航程的竞标，由{ $seat }先出价。
sheet-line-end = 有货物涨到 30 比索：游戏到此结束。
sheet-spent = 支出
sheet-earned = 收入
sheet-net = 净额
sheet-cash = 现金
sheet-parts = 你的 { $spent } 比索：
sheet-part = { $name } { $amount }
sheet-part-bid = 职位
sheet-part-share = 股份
sheet-part-placement = 放置
sheet-part-blind-passage = 盲人旅客
sheet-part-claim = 理赔
sheet-borrowed = { $name }借了 { $amount } 比索。
sheet-repaid = { $name }还了 { $amount } 比索。
sheet-price-rose = 抵港涨价
sheet-price-yard = 进了修船场
sheet-price-ashore = 留在岸上
sheet-price-end = 游戏结束

fate-home = { $name }，越过 13
fate-plundered = { $name }，停在 13
fate-short = { $name }，停在 { $space }
fate-sent = { $to_is ->
    [port] 遭劫掠，船长送进港口。
   *[other] 遭劫掠，船长送进修船场。
}
fate-aboard = 船上：{ $seats }。
fate-empty = 船上无人。

# ---- 终局 -----------------------------------------------------------------------------------------------------------

series-fortune = 每段航程后的总资产
end-rank = 名次
end-price = 每份 { $price } 比索
end-pledges = 抵押
end-fortune = 总资产

stat-masterships = 任海港负责人（航程）
stat-office = 竞标支出
stat-places = 放置支出
stat-shares = 购股支出
stat-cargo = 货物收入
stat-berths = 港口收入
stat-wrecks = 修船场收入
stat-loot = 海盗收入
stat-insurance = 保险
stat-insurance-about = 保费减去赔款
stat-pledges = 抵押股份
stat-best = 最佳航程
stat-worst = 最差航程
stat-dice = 骰子眷顾
stat-dice-about = 载有自己同伙的平底船平均点数；3.5 为持平
stat-voyages = 共 { $count } 段航程
stat-punts = { $home } 艘船进港，{ $wrecked } 艘进修船场，{ $plundered ->
    [0] 没有船遭劫掠
   *[other] { $plundered } 艘遭劫掠
}
stat-highest = { $seat }出过最高价 { $bid } 比索

# ---- 用文字说的版图 -------------------------------------------------------------------------------------------------

see-voyage = 第 { $number } 段航程，{ $movements ->
    [0] 尚未掷骰
   *[other] 已掷骰 { $movements } 次
}。
see-over = 游戏已经结束。
see-master = { $seat }是海港负责人。
see-punt-quay = { $name }：在码头。
see-punt-sea = { $name }：在第 { $number } 格。
see-punt-port = { $name }：在港口 { $berth }。
see-punt-shipyard = { $name }：在修船场 { $berth }。
see-space = { "" }
see-aboard = 船上：{ $seats }，{ $count } 个同伙。
see-nobody = 船上无人。
see-plundered = 遭劫掠。
see-ashore = { $ware }留在岸上。
see-taken = { $name }：{ $seat }。
see-pirates = 海盗船上：{ $seats }，{ $count ->
    [1] 任船长
   *[other] 任船长和第二位海盗
}。
see-open = 空位：{ $list }。
see-price = { $name }{ $area ->
    [insurance] （立得 10 比索）
   *[other] { " " }{ $cost }
}
see-ware = { $name }：黑市价 { $price } 比索，待售 { $supply } 份，每份 { $share_price } 比索。
see-share = { $name } { $count } 份
see-hidden = 未公开 { $count } 份
see-player = { $seat }有 { $cash } 比索，{ $shares } 份股份（{ $list }），抵押 { $pledged } 份，{ $accomplices } 个同伙在家{ $declined ->
    [yes] ，本航程不再放置
   *[no] { "" }
}。

# ---- 关于游戏 ---------------------------------------------------------------------------------------------------------

game-credits = 《马尼拉》由 Franz-Benno Delonge 设计，Zoch 于 2005 年出版。

# 概率按钮的名称，以及数字的单位
odds-name = 概率
odds-unit = 到港机会以百分比、价值以比索计。
