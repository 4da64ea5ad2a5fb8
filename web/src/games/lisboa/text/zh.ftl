
# ---- 终局 -----------------------------------------------------------------------------------------------------------

ending-you = 你
ending-rank = 第 { $rank } 名
ending-series = 每轮的假发；最后一点是终局计分之后
ending-wigs = 假发总数
ending-won = 终局计分之前
ending-won-store = 商店：建成时
ending-won-building = 商店：公共建筑开业时
ending-won-ship = 出海的船
ending-won-clergy = 兑换教员图板
ending-won-clergy-benefit = 教员图板：拿到教义时
ending-won-sets = 碎石组合（第一时代结束）
ending-won-reward = 奖励与事件
ending-won-overflow = 影响力超过十点
ending-won-rival = 劲敌的回合
ending-won-visit = 为拜访付出
ending-won-penalty = 惩罚
ending-final-sets = 碎石组合
ending-final-ships = 组合里的船
ending-final-stores = 各行业商店最多
ending-final-officials = 公共建筑里的官员
ending-final-favors = 皇室青睐
ending-final-money = 钱，每 5 里斯 1 个
ending-final-decrees = 教义
ending-reis = 里斯
ending-goods = 货物
ending-tie = 平手时先比里斯，再比仓库里的货物。
ending-shared = 假发、里斯和货物都一样：并列。

# ---- The sheet after a church scoring, and after the first period ---------------------------------------------------

sheet-church = 教堂计分
sheet-church-about = 共兑换 { $tiles } 块教员图板，得 { $wigs } 假发；主教重新站起。
sheet-none = { $kept ->
    [0] 没有可兑换的图板
   *[other] { $kept } 块图板都留着
}
sheet-on = 继续
sheet-end = 进入终局计分
sheet-period = 第一时代结算
sheet-period-on = 进入第二时代
sheet-period-wigs = 假发的来源
sheet-wigs-so-far = 目前的假发
sheet-cards = 弃掉的手牌
sheet-cards-of = { $discarded ->
    [0] 没有
   *[other] { $discarded } 张，{ $rewards ->
        [0] 都没领奖励
       *[other] 其中 { $rewards } 张领了奖励
    }
}
sheet-next = 第二时代
sheet-next-cards = 每人已用紫色卡补足五张，展示区摆上了棕色卡。
sheet-next-ships = 造船厂来了新船，货仓更大。
sheet-next-end = 有人凑齐第 4 组碎石，或三个牌堆见底，就引来终局：那一轮之后再打一轮。
sheet-line-church = { $tiles ->
    [0] 你没有兑换教员图板
   *[other] 教堂给你带来 { $wigs } 假发
}
sheet-line-church-best = { $seat }在教堂得的最多：{ $wigs } 假发
sheet-line-period = 第一时代结束，你有 { $wigs } 假发，在 { $sides } 方中排第 { $place }
sheet-line-period-best = 第一时代结束，{ $seat }以 { $wigs } 假发领先
sheet-line-turn = { $seat_is ->
    [you] 接下来是你的回合。
   *[other] 接下来是{ $seat }的回合。
}
sheet-line-cards = 接下来第一时代结束，可以弃手牌。
sheet-line-end = 接下来是终局计分。

# ---- 数说这一局 -----------------------------------------------------------------------------------------------------

stat-rounds = 一共 { $count } 轮，第一时代占了 { $early } 轮。
stat-ended-sets = 有人凑齐四组碎石组合，引来了终局。
stat-ended-piles = 三个牌堆见底，引来了终局。
stat-city = 城里有 { $stores } 家商店、{ $buildings } 座公共建筑；{ $follows ->
    [0] 没有人跟随过拜访
   *[other] 拜访被跟随了 { $follows } 次
}。
stat-stores = 商店
stat-stores-about = 全局建成的
stat-buildings = 公共建筑
stat-buildings-about = 全局开业的
stat-sets = 碎石组合
stat-sets-about = 终局时完成的
stat-portfolio = 进组合的卡
stat-portfolio-about = 为了影响力或长久的权益
stat-visits = 拜访
stat-visits-about = 用自己的卡拜访贵族
stat-follows = 跟随拜访
stat-follows-about = 用皇室青睐
stat-events = 赞助事件
stat-events-about = 用财政卡
stat-gold = 弃卡换金块
stat-gold-about = 只换来一个金块的回合
stat-goods = 得到的货物
stat-goods-about = 来自生产、空地、卡片和事件
stat-sold = 卖出的货物
stat-sold-about = 装上自己的或别人的船
stat-sales = 货款
stat-sales-about = 卖货物得到的里斯
stat-sailed = 出海的货物
stat-sailed-about = 在自己的船上，每个 1 假发
stat-cashed = 兑换的教员图板
stat-cashed-about = 在教堂计分时
stat-decrees = 教义
stat-decrees-about = 全局拿到的

# ---- 用文字说桌面 ---------------------------------------------------------------------------------------------------

say-comma = 、
say-nothing = 无
say-count = { $count } { $name }
say-seat = { $seat }
say-over = 游戏结束。
say-turn = 第{ $period ->
    [1] 一
   *[other] 二
}时代，第 { $round } 轮，轮到{ $whose }。
say-last-round = 第 { $round } 轮是最后一轮。
say-treasury = 财政：补助、事件、土地和临时雇佣官员都是 { $reis } 里斯；拜访至少要 { $influence } 点影响力。
say-prices = 市场价格：{ $list }。
say-price = { $good } { $price }
say-pile = { $count ->
    [0] { $pile }牌堆空了。
   *[other] { $pile }牌堆 { $count } 张，最上面是{ $card }。
}
say-office = { $noble }的办公室：{ $list }；公共堆里的青睐：{ $favors }。
say-plaza = 广场：{ $list }。
say-officials = { $name } { $count } 名
say-neutral = 占位官员 { $count } 名
say-shipyard = 造船厂：下一艘是{ $ship }，一共 { $count } 艘。
say-shipyard-empty = 造船厂空了。
say-ship = { $seat }的船，{ $ship }，停泊；货仓 { $hold } 格：{ $list }。
say-ship-at-sea = { $seat }的船，{ $ship }，出海了。
say-cardinal = { $lies ->
    [yes] 主教躺在教堂条第 { $space } 格：回合结束时教堂计分。
   *[no] 主教站在教堂条第 { $space } 格。
}
say-clergy-open = 翻开的教员图板：{ $list }。
say-clergy-at = 第 { $place } 位{ $tile }
say-decrees = 展示的教义：{ $decrees }。
say-architect = { $architect }：{ $plans ->
    [0] 没有蓝图了
   *[other] 蓝图剩 { $plans } 张，翻开的是{ $plan }
}；下一座是{ $building }。
say-streets = 街道从西到东：{ $list }。
say-street = { $street } { $wigs } 分
say-row = { $row } 行的碎石：{ $list }。
say-column = 第 { $column } 列的碎石：{ $list }。
say-store = 空地 { $plot }：{ $name }的{ $good }店，相关公共建筑 { $related } 座。
say-building = { $space }：{ $building }，由{ $name }建造，有 { $officials } 名官员。
say-spaces = 空着的公共建筑区：{ $list }。
say-space = { $space }（{ $list }）
say-rubble = 碎石堆：{ $list }。
say-player = { $seat }有 { $wigs } 假发、{ $reis } 里斯、{ $influence } 点影响力；每次获得 { $drawing } 点。
say-goods = 仓库每种放 { $storage } 个：{ $list }。
say-portfolio = 组合 { $count }/{ $limit } 张{ $count ->
    [0] 。
   *[other] ：{ $cards }。
}
say-cubes = 碎石：{ $list }；碎石组合 { $sets } 组。
say-houses = 剩下的房屋：左边 { $left }、中间 { $middle }、右边 { $right }。
say-staff = 官员：玩家板上 { $board } 名，公共建筑里 { $buildings } 名。
say-clergy = 教员图板：{ $tiles }。
say-favors = 皇室青睐：{ $nobles }。
say-plans = 蓝图：{ $plans }。
say-owned-decrees = 教义：{ $decrees }。
say-hand = { $count ->
    [0] 手上没有卡。
   *[other] 手上：{ $cards }。
}
say-hand-count = 手上 { $count } 张卡{ $open ->
    [0] 。
   *[other] ，其中有{ $cards }。
}
say-rival = 劲敌有 { $wigs } 假发。

# ---- 配件：卡片和图板上的内容 ---------------------------------------------------------------------------------------

piece-event = 事件
piece-decree = 教义
piece-hold = 货仓
piece-each-sale = 每次卖出
piece-built = 建成：
piece-years-blue = 1755–57
piece-years-red = 1757–63
piece-years-purple = 1763–68
piece-years-brown = 1769–77
piece-ship-blue = 小帆船
piece-ship-red = 卡拉维尔
piece-ship-purple = 大帆船
piece-ship-brown = 盖伦船
piece-period-blue = 第一时代
piece-period-red = 第一时代
piece-period-purple = 第二时代
piece-period-brown = 第二时代
piece-architect-santos = 桑托斯
piece-architect-mardel = 玛德尔
piece-plan-done = 已完成
piece-favor-once = 跟随一次

piece-does-reis = 得 { $n } 里斯
piece-does-wig = 得 { $n } 假发
piece-does-good = 得 { $n } 份{ $good }
piece-does-good-any = 任选 { $n } 个货物
piece-does-influence = 获得影响力
piece-does-favor = 获得皇室青睐
piece-does-cardinal = 见主教，{ $n ->
    [1] 走 1 格
   *[other] 走 1 或 2 格
}
piece-does-officials = 派 { $n } 名官员
piece-does-plan = 获得蓝图
piece-does-ship = 造船
piece-does-produce = 生产货物
piece-does-decree = 获得 { $n } 张教义
piece-does-store = 建造商店
piece-does-public-building = 建造公共建筑
piece-does-rubble = 拿 1 个碎石
piece-does-treasury = 财政上移 { $n } 格
piece-does-lose-reis = 失去 { $n } 里斯
piece-does-lose-wig = 失去 { $n } 假发
piece-does-lose-influence = 失去 { $n } 影响力
piece-does-lose-good = 失去 { $n } 个货物
piece-part-reis = { $n } 里斯
piece-part-wig = { $n } 假发
piece-part-good = { $n } 份{ $good }
piece-part-good-any = { $n } 个货物
piece-part-influence = 影响力
piece-part-favor = 皇室青睐
piece-part-cardinal = 见主教
piece-part-officials = { $n } 名官员
piece-part-plan = 蓝图
piece-part-ship = 造船
piece-part-produce = 生产
piece-part-decree = { $n } 张教义
piece-part-store = 商店
piece-part-public-building = 公共建筑
piece-part-rubble = 1 个碎石
piece-part-treasury = 财政上移
piece-part-lose-reis = 失去 { $n } 里斯
piece-part-lose-wig = 失去 { $n } 假发
piece-part-lose-influence = 失去 { $n } 影响力
piece-part-lose-good = 失去 { $n } 个货物

piece-keeps-land = 土地便宜 { $n }
piece-keeps-rubble = 每个{ $cube }碎石便宜 { $n }
piece-keeps-hire = 临时雇佣每名便宜 { $n }
piece-keeps-pb-officials = 公共建筑少用 { $n } 名官员
piece-keeps-visit = 拜访{ $noble }少花 { $n }
piece-keeps-visit-all = 每次拜访少花 { $n }
piece-keeps-event = 事件便宜 { $n }
piece-keeps-subsidy = 补助多得 { $n }
piece-keeps-sell = { $good }多卖 { $n }
piece-keeps-sell-all = 每个货物多卖 { $n }
piece-keeps-produce = 生产多得 { $n } 个
piece-keeps-recruit = 雇佣多派 { $n } 名
piece-keeps-trade-wild = 交易时 1 个货物不限种类
piece-keeps-keep-favor-on-follow = 跟随不交回青睐
piece-keeps-influence = 每次获得影响力多 { $n }
piece-keeps-warehouse = 每种货物多放 { $n } 个
piece-keeps-gain = 见主教时拿取，获得一次影响力
piece-keeps-wig-on-decree = 每张教义得 { $n } 假发

piece-decree-per = 每{ $noun }
piece-decree-every = { $cap ->
    [none] 每 { $n } { $noun }
   *[other] 每 { $n } { $noun }，最多 { $cap }
}
piece-decree-at-least = 至少 { $n } { $noun }
piece-decree-at-most = { $n ->
    [0] 没有{ $noun }
   *[other] 最多 { $n } { $noun }
}
piece-decree-most = { $noun }最多
piece-count-stores = { count-stores }
piece-count-stores-all = { count-stores-all }
piece-count-stores-types = { count-stores-types }
piece-count-stores-row = { count-stores-row }
piece-count-stores-column = { count-stores-column }
piece-count-stores-cheapest = { count-stores-cheapest }
piece-count-cubes = { count-cubes }
piece-count-sets = { count-sets }
piece-count-goods = { count-goods }
piece-count-goods-all = { count-goods-all }
piece-count-reis = { count-reis }
piece-count-ships = { count-ships }
piece-count-hold = { count-hold }
piece-count-largest-hold = { count-largest-hold }
piece-count-cards = { count-cards }
piece-count-cards-treasury = { count-cards-treasury }
piece-count-cards-all = { count-cards-all }
piece-count-portfolio-influence = { count-portfolio-influence }
piece-count-influence = { count-influence }
piece-count-officials = { count-officials }
piece-count-officials-offices = { count-officials-offices }
piece-count-officials-plaza = { count-officials-plaza }
piece-count-officials-board = { count-officials-board }
piece-count-officials-public-buildings = { count-officials-public-buildings }
piece-count-favors = { count-favors }
piece-count-favors-all = { count-favors-all }
piece-count-clergy = { count-clergy }
piece-count-plans-done = { count-plans-done }
piece-count-plans-open = { count-plans-open }
piece-count-plans-architects = { count-plans-architects }
piece-count-public-buildings-north = { count-public-buildings-north }
piece-count-public-buildings-west = { count-public-buildings-west }
piece-count-public-buildings-east = { count-public-buildings-east }
piece-count-other-decrees = { count-other-decrees }
piece-count-house-groups = { count-house-groups }

# ---- 规则书的图 -----------------------------------------------------------------------------------------------------

figure-portfolio = 组合
figure-court = 皇庭
figure-reward = 奖励或惩罚
figure-subsidy = 补助
figure-business = 卖货物或交易
figure-visit = 拜访贵族
figure-event = 赞助事件
figure-gold = 或者弃掉，换一个金块
figure-board = 你的玩家板
figure-house-left = 第二个空位：拜访可以用里斯付。
figure-house-middle = 有空位：造船少付 1 个货物。三个：不付。
figure-house-right = 有空位：生产时多 1 个货物。三个：每种多 1 个。
figure-setup-city = 五列空地之间的四条街，四周是公共建筑区。
figure-setup-board = 每位贵族收的货物、两个国家行动，最下面是高贵行动。
figure-turn-uses = 贵族卡和财政卡各有两种用法；任何卡都可以弃掉换金块。
figure-portfolio-rows = 玩家板上方是一张国王卡和一艘船：每次获得的影响力是它们的总和。下方的财政卡一直有效。
figure-sell-sailing = 金块按市场价，船再加 1；它装满了货仓，船出海，船主得 2 假发。
figure-visit-cost = 别人的两名官员让拜访贵 2 点；自己的不算。教员图板省 1 点。
figure-cardinal-walk = 主教可以顺时针走一或两格；走两格时在第 3、4 块图板里选一块，并且经过财政图标。
figure-ship-upgrade = 货仓从 2 格到 3 格：付一个货物，船上的书籍搬过去。
figure-recruit-full-office = 四个位子都坐了人。蓝色有两名官员，比谁都多，所以一名去广场。
figure-store-price = 你从 B 行拿走地震碎石，再付财政的数字和剩下四个碎石的钱。
figure-store-scoring = 书籍街的计分板是 4。相关的公共建筑有两座：北头和东头的服务书籍，西头的不服务。
figure-building-scoring = 新建筑服务书籍和布匹。书籍店有两座相关建筑，得 4 × 2；这一行的布匹店得 5 × 1；金块店和 C 行的店不得分。
figure-rubble-set = 每种两个就是两组；第三个火灾碎石等着。仓库和组合各放 2，每组再多 1。
figure-influence-money = 指示物从 7 走到 4，经过 6 和 4 的硬币：付了 2 里斯。
figure-houses-groups = 左边两座都在城里，中间一座在城里；右边的还在家。

# ---- 桌面：步骤、区域、提示 ------------------------------------------------------------------------------------------

called-you = 你
note-round = 第{ $period ->
    [1] 一
   *[other] 二
}时代 · 第 { $round } 轮{ $last ->
    [0] { "" }
   *[other] （共 { $last } 轮）
}
panel-first = 起始玩家
step-start = 开局布置
step-period = 第一时代结束
step-card = 出卡
step-action = 行动
step-follow = 跟随
step-draw = 拿牌
step-church = 教堂计分
aria-not-now = 现在不行；会说明原因
tip-rule = 看规则
tip-card = { $kind }卡 { $number } 号
tip-card-head = 放进组合后，每次获得影响力都多 { $influence } 点。
tip-card-reward = 放进组合时的奖励：{ $what }。
tip-card-penalty = 放进组合时的惩罚：{ $what }。
tip-card-event = 打到皇庭的事件：{ $what }。
tip-card-keeps = 放进组合后长期有效：{ $what }。
tip-pile-empty = 这一堆空了。三堆皆空，时代就要结束。
tip-face-down = 面朝下的教员图板
tip-face-down-about = 主教走到它旁边时翻开。
tip-decree = 游戏结束时给持有者带来 { $wigs } 假发。
tip-ship = 货仓 { $hold } 格；卖进来的每个货物多得 { $price } 里斯。在组合里，每次获得影响力都多 { $influence } 点。
tip-ship-owner = 它属于{ $seat }。
tip-ship-sea = 它出海了，轮到{ $seat }时才回来。
tip-store = { $owner }的{ $good_is ->
    [gold] 金块店
    [tools] 工具店
    [books] 书籍店
   *[cloth] 布匹店
}
tip-store-wigs = 这条街计 { $value } 分，相关公共建筑 { $buildings } 座。
tip-plot = 空地 { $plot }
tip-plot-reward = 在这里开店：{ $what }。
tip-plot-price = 你来建要付 { $total } 里斯，拿走最贵的碎石后付 { $least } 里斯。
tip-building = 服务于{ $goods }的公共建筑
tip-building-about = 同一行或同一条街上相应行业的商店，会因它多计一次分。
tip-space = 公共建筑区 { $space }
tip-space-reward = 在这里建造的人拿走碎石，另外：{ $what }。
tip-visit = 拜访要付 { $total } 点影响力：财政 { $treasury } 点{ $officials ->
    [0] { "" }
   *[other] ，别人的官员 { $officials } 点
}{ $benefit ->
    [0] { "" }
   *[other] ，你的权益减 { $benefit } 点
}。
tip-office = 办公室坐得下 { $spaces } 名官员。坐满时，官员最多的一方要让位。
tip-plaza = 被挤出办公室的官员。他们仍可派往公共建筑。
tip-favor = 凭它可以跟随一次对这位贵族的拜访。公共堆还有 { $count } 枚；终局每枚 2 假发。
tip-plans = { $count ->
    [0] 没有蓝图了。
   *[other] 翻开的是{ $plan }，一共还有 { $count } 张。
}
tip-next-building = 下一座是{ $building }；{ $left ->
    [0] 这是最后一座。
   *[other] 之后还有 { $left } 座。
}
tip-treasury = 财政
tip-treasury-about = 地价、事件和临时雇佣现在都是 { $reis } 里斯，补助也是 { $reis } 里斯，拜访要 { $influence } 点影响力。造船使它上升，财政卡使它下降。
tip-good = 市价 { $price } 里斯，好船卖得更贵；公共堆还有 { $supply } 个。
tip-house = { $group }的房屋
tip-cube = 躺在行或列里时，值 { $price } 里斯的清理费。三种各一块成一组。
tip-church = 教堂
tip-church-about = 主教顺时针走；你从他身旁的两块图板里拿一块。袋里还有 { $bag } 块。
tip-act-favor = 拿一枚你还没有的皇室青睐。
tip-act-cardinal = 让主教走 1 或 2 格，拿一块教员图板。
tip-act-building = 用一张蓝图和你的官员建造公共建筑。
tip-act-ship = 付不同种类的货物造下一艘船，并获得影响力。
tip-act-produce = 每家商店产 1 个货物，产出的种类降价 1。
tip-act-decree = 拿一张教义，终局为你计分。
tip-act-recruit = 派 1 到 2 名官员进办公室：别人拜访就更贵。
tip-act-plan = 拿一位设计师最上面的蓝图。
tip-act-store = 开店：先拿空地的奖励，再拿一块碎石，最后付地价。

# ---- 区域、玩家、劲敌 ------------------------------------------------------------------------------------------------

board-areas = 版图各处
board-area-city = 城市
board-area-court = 皇庭
board-area-choice = 选择
board-area-board = 玩家板
board-area-harbour = 港口
board-look = { $seat_is ->
    [you] 看你的整块玩家板
   *[other] 看{ $seat }的整块玩家板
}
tally-reis = { $count } 里斯
tally-wigs = { $count } 假发
tally-influence = 影响力 { $count } 点；每次获得 { $drawing } 点
tally-goods = { $name } { $count } 个
tally-ship = { $ship }{ $sea ->
    [yes] ，出海中
   *[no] ，停泊中
}
tally-no-ship = 没有船
tally-stores = { $count } 家商店
tally-sets = { $count } 组碎石组合
tally-decrees = { $count } 张教义
rival-officials = 玩家板 { $board } 名，建筑里 { $buildings } 名
rival-next = 他下一张拿{ $pile }卡。{ $does }
rival-does-treasury = 财政上升，他派一名官员。
rival-does-king = 他建造一座公共建筑。
rival-does-marquis = 他拿一张教义。
rival-does-builder = 他开一家商店。
harbour-title = 港口与市场
harbour-sub = 各家的船、货仓和货物的市价

# ---- 手牌 ------------------------------------------------------------------------------------------------------------

hand-look = 按住可看自己的手牌
hand-title = { $own ->
    [yes] 你的手牌
   *[no] 手牌
}
hand-sub = 回合结束时拿一张
hand-choose = 选 1 张卡打出
hand-clear = 不想留的可以弃掉
hand-card = { $card }
hand-played = { $use ->
    [court] 打到皇庭
    [portfolio] 放进组合
    [gold] 弃掉换金块
   *[other] 已选
}
hand-reward = 弃掉，领奖励
hand-discard = 弃掉，什么也不拿
hand-ways = 可以：{ $ways }。
hand-way-sell = 出售
hand-way-trade = 交易
hand-way-visit = 拜访
hand-way-event = 赞助事件
hand-way-discard = 换金块
hand-way-and = 、
hand-none = 没有手牌。

# ---- 玩家面板 --------------------------------------------------------------------------------------------------------

mine-title = 你的玩家板
mine-title-of = { $name }的玩家板
mine-prospects = 预计终局假发
mine-prospect = { $name }：{ $count } 假发
mine-portfolio = 组合
mine-drawing = 每次获得 { $count } 点影响力
mine-card = 组合里：{ $card }
mine-slot-top = 贵族或船
mine-slot-bottom = 财政卡
mine-slot-closed = 第 { $number } 组开放
mine-warehouse = 仓库
mine-of-each = 每种 { $count } 个
mine-good = { $name }：{ $count }/{ $storage }
mine-rubble = 碎石
mine-sets = { $count } 组
mine-cubes = 碎石：地震 { $earthquake }、火灾 { $fire }、海啸 { $tsunami }
mine-houses = 房屋
mine-left = 还有 { $count } 座
mine-group = { $group }的房屋：还有 { $left } 座；{ $about }
mine-next = 下一座：{ $what }
mine-house-left-1 = 还没有作用
mine-house-left-2 = 拜访可付里斯
mine-house-middle-1 = 造船少付 1 个货物
mine-house-middle-2 = 造船少付 1 个货物
mine-house-middle-3 = 造船不付货物
mine-house-right-1 = 生产多 1 个
mine-house-right-2 = 生产多 1 个
mine-house-right-3 = 每种多产 1 个
mine-influence = 影响力 { $count } 点
mine-clergy = 教员图板
mine-tile = { $tile }
mine-officials = 玩家板 { $board } 名，办公室 { $offices } 名{ $plaza ->
    [0] { "" }
   *[other] ，广场 { $plaza } 名
}，建筑里 { $buildings } 名
mine-plans = 蓝图 { $count } 张{ $done ->
    [0] { "" }
   *[other] ，完成 { $done } 张
}
mine-favors = { $count ->
    [0] 没有青睐
   *[other] 青睐 { $count } 枚
}
mine-decrees = 教义 { $count } 张
mine-decrees-title = 教义

# ---- 一步一步出一回合 ------------------------------------------------------------------------------------------------

trail-start-clergy = 教员图板
trail-card = 出卡
trail-use = { $move ->
    [court] 皇庭
    [portfolio] 组合
    [gold] 换金块
   *[other] 用法
}
trail-room = 腾位置
trail-business = { $move ->
    [sell] 卖货
    [trade] 交易
   *[other] 卖货或交易
}
trail-selling = { $move ->
    [pass] 不再卖
   *[other] 卖货
}
trail-trading = { $move ->
    [pass] 不再交易
   *[other] 交易
}
trail-visit = 付款
trail-free-act = { $move ->
    [pass] 不要国家行动
   *[other] 国家行动
}
trail-following = 跟随
trail-follower-pays = 付款
trail-follower-acts = 行动
trail-payment = 付款
trail-gaining = 货物
trail-losing = 货物
trail-favor = 青睐
trail-cardinal = 主教
trail-clergy = 教员图板
trail-ship = 船
trail-ship-goods = 货物
trail-production = 生产
trail-recruiting = 官员
trail-plan = 蓝图
trail-store = 空地
trail-cube = 碎石
trail-house = 房屋
trail-decree = 教义
trail-marker = 指示物
trail-building = 位置
trail-showing = 蓝图
trail-sending = 官员
trail-rubble = 碎石
trail-drawing = 拿牌
trail-cashing = 教员图板
trail-period-cards = 手牌
compose-and = 、

compose-sell = 放进组合，再卖货
compose-go-sell = 出售…
compose-go-trade = 交易…
compose-best-sale = 最高卖 { $price } 里斯
compose-no-sale = 你没有停泊的船装得下的货物。
compose-no-trades = 你的货物现在换不到国家行动。
compose-pays-for = { $act }：{ $goods }
compose-card = 打出{ $card }
compose-most-store = 假发最多：{ $plot }，+{ $wigs }，花费 { $price }
compose-most-building = 假发最多：{ $space }，+{ $wigs }
compose-may-follow = { $names }可以跟随
compose-discard-empty = 这样什么也得不到。
compose-discards = 要弃的卡
compose-open-rest = 这里列出最好的 { $best } 处，其余 { $rest } 处请在城区图上选。
compose-sell-go = { $count ->
    [one] 卖 1 个货物
   *[other] 最多卖 { $count } 个货物
}
compose-trade = 放进组合，再交易
compose-trade-sub = 付一或两个货物，各换一个国家行动
compose-trade-go = 交易 1 或 2 个货物
compose-visit = { $noble_is ->
    [king] 拜访国王
    [marquis] 拜访首相
   *[builder] 拜访建筑师
}
compose-visit-none = 拜访贵族
compose-visit-sub = 打到皇庭，派侍臣前去
compose-visit-go = { $cost ->
    [0] 免费拜访
   *[other] 付 { $cost } 点影响力拜访
}
compose-visit-treasury = 财政卡敲不开贵族的门，要用贵族自己的卡。
compose-not-this = 这张卡不行
compose-sponsor = 赞助事件
compose-sponsor-sub = 打到皇庭，付里斯
compose-sponsor-go = { $price ->
    [0] 免费赞助
   *[other] 付 { $price } 里斯赞助
}
compose-sponsor-noble = 只有财政卡带有事件，这是贵族卡。
compose-discard = 弃卡
compose-discard-sub = 不行动
compose-discard-about = 把卡弃掉，拿 1 个金块。
compose-discard-room = { $supply ->
    [0] 公共堆已经没有金块。
   *[other] 仓库里有 { $count }/{ $storage } 个金块。
}
compose-discard-go = 拿金块
compose-reward = 这张卡的奖励：{ $what }。
compose-penalty = 这张卡的惩罚：{ $what }。
compose-subsidy = 得 { $amount } 里斯补助；财政下降。
compose-keeps = 之后长期有效：{ $what }。
compose-full = { $whole ->
    [yes] 组合满了：{ $count }/{ $limit }。
   *[no] 组合的这一排已满。
}
compose-full-about = 要先弃掉其中一张，移出游戏。
compose-head = 之后每次获得影响力都多 { $influence } 点。
compose-foot = 放进下排。
compose-card-head = 卡头
compose-card-head-noble = 插进组合后露出：每次获得影响力多 { $influence } 点
compose-card-head-treasury = 没有影响力
compose-card-foot = 卡尾
compose-card-foot-noble = 放进组合时执行一次
compose-card-foot-treasury = 插进组合后露出，长期有效
compose-card-court-noble = 打到皇庭时两者都不算，只是敲开{ to-the-noble }的门。
compose-card-court-treasury = 打到皇庭时只执行中间的事件。
compose-holds = { $count ->
    [0] 没有空的货仓
   *[other] 空货仓 { $count } 格
}
compose-no-ships = 港口里还没有船。
compose-your-ship = 你的船
compose-at-sea = 出海中，轮到船主才回来
compose-hold = { $hold } 格空 { $free } 格
compose-prices = 你的货物与市价
compose-acts = 国家行动，以及能付的货物
compose-no-good = 没有可付的
compose-pay-influence = 付影响力
compose-visit-sum = 财政 { $treasury }{ $officials ->
    [0] { "" }
   *[other] ，别人的官员 { $officials }
}{ $benefit ->
    [0] { "" }
   *[other] ，你的权益 −{ $benefit }
}
compose-wigs-short = 影响力不够，再付 { $wigs } 假发
compose-first = 可以先免费做一个
compose-then = 然后必须
compose-followers = 别人可以跟随
compose-follower = { $name }（{ $means ->
    [reis] { $cost } 里斯
    [influence-reis] { $cost } 点影响力或里斯
   *[influence] { $cost } 点影响力
}）
compose-follow-about = 跟随者交还青睐，在三个行动里选一个
compose-nobody-follows = 现在没有人能跟随。
compose-event-price = 价格
compose-means = 你有 { $reis } 里斯；加上影响力能付 { $means } 里斯
compose-event-about = 谁也不能跟随。用完后这张卡移出游戏。

compose-business = 卖货或交易
compose-tab-sell = 卖给船
compose-tab-trade = 与贵族交易
compose-into = 卖给
compose-have = 有 { $count } 个
compose-price-more = 每个多得 { $price } 里斯
compose-sails = { $own ->
    [yes] 再装一个就满：你得 { $wigs } 假发
   *[no] 再装一个就满：船主得 { $wigs } 假发
}
compose-no-trade = { $noble_is ->
    [king] 国王只收布匹或金块，而且这个行动要做得成。
    [marquis] 首相只收书籍或金块，而且这个行动要做得成。
   *[builder] 建筑师只收工具或金块，而且这个行动要做得成。
}

compose-plots = 收益最高的空地
compose-plots-about = 价格按拿走最贵的一块碎石算；其他空地可以在城里指着看
compose-from = 至少 { $price } 里斯
compose-best = 其他空地
compose-build-at = 如果建在 { $plot }
compose-plot-reward = 空地奖励
compose-land = 地价
compose-land-sum = 财政 { $treasury }{ $benefit ->
    [0] { "" }
   *[other] ，你的权益 −{ $benefit }
}
compose-rubble-left = 碎石
compose-cube-saves = 拿走一块，最多省
compose-pays = 至少要付
compose-set-here = 在这里拿一块就凑成第 { $sets } 组：仓库和组合都变大。
compose-store-of = { $street_is ->
    [gold] 金块店
    [tools] 工具店
    [books] 书籍店
   *[cloth] 布匹店
}
compose-store-sum = { $value } × { $buildings } 座建筑

compose-open = 建造公共建筑
compose-open-about = 先选位置，领过奖励再选蓝图
compose-plans = 你的蓝图
compose-needs = 需要 { $needed } 名官员{ $hired ->
    [0] { "" }
   *[other] ，临时雇佣 { $hired } 名共 { $price } 里斯
}
compose-no-wigs = 现在没有假发
compose-follow = { $noble_is ->
    [king] 跟随拜访国王
    [marquis] 跟随拜访首相
   *[builder] 跟随拜访建筑师
}
compose-follow-one = 做下面一个行动
compose-give-favor = 要交还这枚青睐。
compose-keep-favor = 你的教员图板让你留住青睐。
compose-produce = 生产货物
compose-produce-about = 商店的产出
compose-price-falls = 市价 { $from } → { $to } 里斯
compose-choice = 任选 { $count } 个货物
compose-marker = 再拿一张教义
compose-marker-about = 你有 { $count } 个碎石组合指示物；组合本身仍算完成

compose-about-visit = 付影响力，或全部付硬币
compose-about-follower-pays = 付影响力，或全部付硬币
compose-about-free-act = 拜访时免费做一个，之后是高贵行动
compose-about-follower-acts = 三个里选一个
compose-about-payment = 硬币、影响力，或两样都用
compose-about-gaining = 一个一个选
compose-about-losing = 还给公共堆
compose-about-ship-goods = 种类各不相同
compose-about-favor = 每位贵族最多一枚
compose-about-cardinal = 绕教堂顺时针走
compose-about-clergy = 留着就一直有用
compose-about-start-clergy = 另一块放回袋里
compose-about-ship = 按货仓大小付货物
compose-about-recruiting = 你的官员让别人拜访更贵
compose-about-sending = 他们就留在建筑里
compose-about-plan = 上面写着需要多少名官员
compose-about-showing = 官员进驻，建筑开业
compose-about-cube = 拿走的就不用付钱
compose-about-rubble = 三种各一块成一组
compose-about-house = 该组最下面的一座放到店上
compose-about-room = 它会移出游戏
compose-about-cashing = 现在得假发，但失去它的权益
compose-about-decree = 终局时给持有者计分
compose-about-drawing = 只有每堆最上面一张是翻开的

compose-note-decree-wigs = { $wigs } 假发
compose-tile = 教员图板 { $number } 号
compose-pay = { $coins ->
    [0] 影响力付 { $marker } 里斯
   *[other] { $marker ->
        [0] 硬币 { $coins } 里斯
       *[other] 硬币 { $coins }，影响力 { $marker }
    }
}
compose-note-pay = 里斯 { $reis } → { $left }，影响力 { $influence } → { $target }
compose-note-from-to = { $from } → { $to }
compose-note-favor = 可拿：{ $nobles }
compose-note-cardinal = 还放得下 { $count } 块
compose-note-building = { $count ->
    [0] 你没有蓝图
   *[other] 你有 { $count } 张蓝图
}
compose-note-ship = 下一艘货仓 { $hold } 格；{ $count ->
    [0] 不用付货物
   *[other] 付 { $count } 种货物
}
compose-note-produce = { $count ->
    [0] 商店没有产出
   *[other] 商店产 { $count } 个
}{ $choice ->
    [0] { "" }
   *[other] ，另任选 { $choice } 个
}
compose-note-decree = { $count } 张里拿一张{ $markers ->
    [0] { "" }
   *[other] ；可用指示物再拿一张
}
compose-note-recruit = 玩家板上有 { $left } 名，最多派 { $count } 名
compose-note-plan = { $plans }
compose-note-store = 地价 { $price } 里斯另加碎石；你能付 { $means } 里斯
compose-note-good = 你有 { $count }/{ $storage } 个
compose-note-back = 兑换时得 { $wigs } 假发
compose-note-set = 凑成第 { $sets } 组。
compose-note-pay-then = { $price ->
    [0] 之后不用付地价。
   *[other] 之后付 { $price } 里斯。
}
compose-note-take-favor = 可跟随一次对{ to-the-noble }的拜访；还有 { $count } 枚
compose-note-open-tile = 旁边：{ $tile }。
compose-note-hidden-tile = 旁边：一块面朝下的图板。
compose-note-treasury-up = 财政上升。
compose-note-church = 回合结束时教堂计分。
compose-note-launch = 财政上升；你获得 { $influence } 点影响力。
compose-note-office = { $spaces } 个位置已坐 { $count } 名{ $own ->
    [0] { "" }
   *[other] ，你有 { $own } 名
}
compose-note-office-full = 坐满了：人最多的一方要去广场一名
compose-note-send = 你在那里有 { $own } 名
compose-note-architect = 下一座：{ $building }。{ $count ->
    [0] 这是最后一张蓝图。
   *[other] 下面还有 { $count } 张蓝图。
}
compose-note-show = 开业的是{ $building }：{ $wigs ->
    [0] 你现在没有假发。
   *[other] 你得 { $wigs } 假发。
}
compose-note-drop = { $kind ->
    [ship] 失去这艘船和它的货仓。
    [treasury] 失去它的权益。
   *[other] 失去它的影响力。
}
compose-note-cash = 失去：{ $tile }。
compose-note-pile = { $count ->
    [0] 这一堆的最后一张
   *[other] 下面还有 { $count } 张
}

# ---- 城市 -----------------------------------------------------------------------------------------------------------

city-name = 里斯本下城
city-baixa = 拜沙区，{ $years }
city-pile = 碎石堆
city-street-gold = 金块街
city-street-tools = 工具街
city-street-books = 书籍街
city-street-cloth = 布匹街
city-covered = E 行关闭，三人以上才开放。
city-tiles-name = 图板与计分
city-short = 差 { $short } 里斯
city-short-number = 差 { $short }
city-plot-free = 空地 { $plot }：{ $reward }
city-plot-store = 空地 { $plot }：{ $owner }的{ $good }店，{ $buildings ->
    [0] 没有相关的公共建筑
   *[other] 相关公共建筑 { $buildings } 座
}
city-space-free = 公共建筑区域 { $space }，{ $cubes_is ->
    [none] 没有碎石
   *[other] { $cubes }
}：{ $reward }
city-space-building = 区域 { $space }：服务{ $goods }的公共建筑，由{ $opener }建造，有 { $officials } 名官员
city-tiles = 第 { $column } 列的{ $good }店图板，剩 { $count } 块
city-scoring = { $good }街的计分板：每座相关公共建筑 { $wigs } 假发
city-plaza = 广场：{ $officials ->
    [0] 没有官员
   *[other] { $officials } 名官员
}
city-closer = 放大
city-farther = 缩小
city-whole = 复原

# ---- 皇庭 -----------------------------------------------------------------------------------------------------------

court-name = 皇庭
court-about = 先国家行动，再高贵行动
court-called-king = 若泽一世
court-called-marquis = 庞巴尔
court-called-builder = 达马亚
court-visit-cost = 你拜访要花 { $cost } 影响力
court-act-favor = 皇室青睐
court-act-cardinal = 见主教
court-act-building = 公共建筑
court-act-ship = 造船
court-act-produce = 生产货物
court-act-decree = 获得教义
court-act-recruit = 雇佣官员
court-act-plan = 获得蓝图
court-act-store = 建造商店
court-wants = 交易时收{ $goods }
court-wants-short = 收
court-favors = 公共堆里{ $noble }的皇室青睐：{ $count } 个
court-office = { $noble }的办公室：{ $spaces } 个位置已占 { $officials } 个
court-pile = { $pile }牌堆：最上面是{ $card }，剩 { $cards } 张
court-pile-empty = { $pile }牌堆：已空
court-keep = 保留
court-left = 剩 { $cards } 张
court-empty = 已空
court-treasury-now = 财政：拜访 { $influence } 影响力，土地、事件和临时雇佣 { $reis } 里斯
court-visits = 拜访
court-land = 土地与事件
court-church = 教堂
court-scores-in = { $steps } 步后计分
court-scores-now = 本回合计分
court-face-down = 面朝下的教员图板
court-clergy = { $tile }
court-space = 教堂第 { $number } 格{ $sign_is ->
    [wig] ，教堂计分
    [treasury] ，财政上移
   *[none] { "" }
}{ $here ->
    [yes] ，主教在这里
   *[no] { "" }
}
court-market = 市场
court-price = { $good }：{ $price } 里斯，公共堆里有 { $supply } 个
court-have = { $have } / { $room }
court-shipyard = 造船厂
court-next-ship = 下一艘船：{ $ship }，货仓 { $hold }，每次卖出 +{ $price }
court-ship = 货仓 { $hold }
court-ship-goods = { $goods ->
    [0] 不用货物
   *[other] { $goods } 个货物
}
court-no-ship = 没有船了
court-architects = 设计师
court-architect = { $architect }：{ $plans ->
    [0] 没有蓝图了
   *[other] 蓝图 { $plans } 张，翻开的是{ $plan }
}；{ $open ->
    [yes] 下一座建筑服务{ $goods }，剩 { $left } 座
   *[no] 没有建筑了
}
court-plans = { $architect }：{ $plans } 张
court-to-come = { $left ->
    [0] 最后一座
   *[other] 还有 { $left } 座
}
court-no-building = 没有建筑了
court-decrees = 教义
court-decrees-about = 游戏结束时由持有者计分
court-decree = { $decree }
court-no-decree = 没有教义了
court-harbour = 港口
court-ship-of = { $owner }：{ $ship }，{ $at_sea ->
    [yes] 在海上
   *[no] { $spaces ->
        [0] 没有空格
       *[other] 空 { $spaces } 格
    }
}
court-at-sea = 在海上
court-spaces = { $spaces ->
    [0] 已满
   *[other] 空 { $spaces } 格
}
court-price-plus = 价格 +{ $price }
court-no-ships = 还没有人有船，卖不了货物。

# ---- 关于游戏 -------------------------------------------------------------------------------------------------------

game-credits = 《里斯本》由 Vital Lacerda 设计，Ian O’Toole 绘图，Eagle-Gryphon Games 于 2017 年出版。

# ---- Confirm -------------------------------------------------------------------------------------------------------

confirm-store = 在 { $plot } 建商店，{ reis-prices }
confirm-draw = 拿{ $display_top }
confirm-cash = 兑换{ $tile }
confirm-open = 在 { $space } 建造公共建筑
# 为什么不能撤销，按做出的决定
commit-drawing = 确认后翻开下一张牌。
commit-plan = 确认后翻开下一张蓝图。
commit-decree = 确认后展示新的教义。
commit-marker = { commit-decree }
commit-cardinal = 确认后翻开 1 块教员图板。
commit-clergy = { commit-cardinal }
commit-building = 确认后展示下一座建筑。
commit-showing = { commit-building }
commit-sending = { commit-building }
commit-period-cards = 确认后发新牌。

# 时代或游戏为何结束
end-by-sets = { $seat }有 { $sets } 组碎石组合
end-by-piles = 三个牌堆已空
end-of-period = 本回合后时代结束：{ $cause }
end-is-near = 终局将至：{ $cause }
end-last-round = 最后一轮：{ $cause }
end-next-round = 第 { $round } 轮是最后一轮：{ $cause }

confirm-turn-store = { $price ->
    [0] 免费建在 { $plot }
   *[other] 花 { $price } 里斯建在 { $plot }
}
confirm-turn-open = 在 { $space } 建造公共建筑
confirm-turn-sell = 卖 { $count } 个货物，得 { $reis } 里斯
confirm-turn-visit = { $cost ->
    [0] 免费{ compose-visit }
   *[other] 花 { $cost } 点影响力{ compose-visit }
}
confirm-turn-event = { $price ->
    [0] 免费赞助事件
   *[other] 花 { $price } 里斯赞助事件
}
confirm-turn-act = 确认：{ $act }
confirm-turn-gold = 弃掉换 1 金块

# 几件事说成一句
caption-goods = { $seat }得到 { $goods }。
caption-sell = { $seat }把 { $goods }卖到船上。
caption-sail = 货仓装满，{ $seat }的{ $ship }出海，得 { $amount } 假发。
caption-trade = { $seat }用 { a-good }交易。

# 概率按钮的名称，以及数字的单位
odds-name = 价值
odds-unit = 粗略估计：各人终局时的假发数。
