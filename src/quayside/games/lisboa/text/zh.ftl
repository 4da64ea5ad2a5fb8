# 《里斯本》的中文文字。$x 是变成词的事实，$x_is 用来选择说法：见 quayside/voice/voice.py。卡片、图板和教义上写的内容由它们的数值
# 拼成，所以换上自己的数值也说得对：见 terms.py。

game-name = 里斯本
game-solo = 单人对抗劲敌
game-tagline = 从瓦砾中重建一座城。

option-wig-on-reaching-ten = 到达十点也得假发
option-wig-on-reaching-ten-about = 获得影响力后停在 10 就得 1 假发，不必超过 10。
option-officials-in-different-offices = 官员去不同的办公室
option-officials-in-different-offices-about = 一次行动里派出的官员必须去不同的办公室。
option-rival = 劲敌的难度
option-rival-about = 单人游戏里，劲敌每个回合得到多少假发。
option-rival-easy = 简单
option-rival-normal = 普通
option-rival-hard = 困难
option-components = 卡片与图板的数值
option-components-about = 单张卡片、图板和格子上的数值是我们自己的重构，不是正式出版的游戏的。有这款游戏的人可以换上自己那套的数值。
option-components-null = 我们的重构
option-components-null-about = 这不是正式出版的数值。有这款游戏的人开桌时可以换上自己那套的数值。
option-components-true = 开桌者自己那套
option-components-true-about = 卡片、图板和轨道上是开桌的人填写的数值。

rival-name = 劲敌
seat-none = 无人
payer-none = 国库
payee-none = 国库

# ---- 词 -------------------------------------------------------------------------------------------------------------

good-gold = 金块
    .label = 金块
good-tools = 工具
    .label = 工具
good-books = 书籍
    .label = 书籍
good-cloth = 布匹
    .label = 布匹

street-gold = 金块街
    .label = 金块街
street-tools = 工具街
    .label = 工具街
street-books = 书籍街
    .label = 书籍街
street-cloth = 布匹街
    .label = 布匹街

noble-king = 国王
    .label = 国王
noble-marquis = 首相
    .label = 首相
noble-builder = 建筑师
    .label = 建筑师

office-king = 国王的办公室
    .label = 国王的办公室
office-marquis = 首相的办公室
    .label = 首相的办公室
office-builder = 建筑师的办公室
    .label = 建筑师的办公室
office-plaza = 广场
    .label = 广场
office-board = 玩家板
    .label = 玩家板

pile-treasury = 财政
pile-king = 国王
pile-marquis = 首相
pile-builder = 建筑师

act-favor = 皇室青睐
    .label = 获得皇室青睐
act-cardinal = 见主教
    .label = 见主教
act-building = 建造公共建筑
    .label = 建造公共建筑
act-ship = 造船
    .label = 造船
act-produce = 生产货物
    .label = 生产货物
act-decree = 获得教义
    .label = 获得教义
act-recruit = 雇佣官员
    .label = 雇佣官员
act-plan = 获得蓝图
    .label = 获得蓝图
act-store = 建造商店
    .label = 建造商店

lapsed-favor = { act-favor }
lapsed-cardinal = { act-cardinal }
lapsed-building = { act-building }
lapsed-ship = { act-ship }
lapsed-produce = { act-produce }
lapsed-decree = { act-decree }
lapsed-recruit = 派官员
lapsed-plan = { act-plan }
lapsed-store = { act-store }
lapsed-goods = 获得货物
lapsed-rubble = 碎石方块
lapsed-business = 卖货或交易

cube-earthquake = 地震
    .label = 地震碎石
cube-fire = 火灾
    .label = 火灾碎石
cube-tsunami = 海啸
    .label = 海啸碎石

architect-santos = 桑托斯
architect-mardel = 玛德尔

group-left = 左
    .label = 左边
group-middle = 中
    .label = 中间
group-right = 右
    .label = 右边

place-row = 从行里
place-column = 从列里
place-row-A = A 行
place-row-B = B 行
place-row-C = C 行
place-row-D = D 行
place-row-E = E 行
place-column-1 = 第 1 列
place-column-2 = 第 2 列
place-column-3 = 第 3 列
place-column-4 = 第 4 列
place-column-5 = 第 5 列
place-pile = 碎石堆

decision-card = 选择政治卡
decision-use = 选择卡的用法
decision-room = 在组合里腾出空位
decision-business = 卖货物或交易
decision-selling = 卖货物
decision-trading = 交易
decision-visit = 支付拜访的花费
decision-free-act = 拜访的国家行动
decision-following = 决定是否跟随
decision-follower-pays = 支付跟随的花费
decision-follower-acts = 选择跟随的行动
decision-payment = 付款
decision-gaining = 选择货物
decision-losing = 选择失去的货物
decision-favor = 选择皇室青睐
decision-cardinal = 移动主教
decision-clergy = 选择教员图板
decision-ship = 选择造船的方式
decision-ship-goods = 支付造船的货物
decision-production = 决定是否生产
decision-recruiting = 派出官员
decision-plan = 选择蓝图
decision-store = 选择空地
decision-cube = 选择碎石
decision-house = 选择房屋
decision-decree = 选择教义
decision-marker = 碎石组合指示物
decision-building = 选择区域
decision-showing = 选择要展示的蓝图
decision-sending = 派官员进驻
decision-rubble = 选择碎石
decision-drawing = 拿新牌
decision-cashing = 教堂计分
decision-period-cards = 弃牌领奖励
decision-start-clergy = 选择起始的教员图板

reis-amount = { $amount } 里斯
reis-price = { $price } 里斯
reis-prices = { $prices } 里斯
reis-cost = { $cost } 里斯
reis-marker = { $reis } 里斯
reis-sales = { $sales } 里斯
reis-hiring = { $plans_price } 里斯
wigs-amount = { $amount } 假发
wigs-score = { $score } 假发
goods-count = { $count } 份{ $good }
a-good = 1 份{ $good }
a-cube = 1 个{ $cube }碎石
good-word = { $good }
favor-of = { $noble }的皇室青睐
office-of = { $noble }的办公室
to-the-noble = { $noble }
of-the-noble = { $noble }的

# ---- 卡片和图板上的内容 ---------------------------------------------------------------------------------------------

card-noble = { $noble }卡 { $number }（{ $effects }）
    .label = { $noble } { $number }：影响力 { $influence }；{ $effects }
card-treasury = 财政卡 { $number }（{ $effects }）
    .label = 财政 { $number }：{ $effects }；持续：{ $benefits }
ship-card = { ship-colour }船 { $number }
    .label = { ship-colour }船 { $number }（货仓 { $hold }）
ship-colour = { $colour_is ->
    [blue] 蓝
    [red] 红
    [purple] 紫
   *[brown] 棕
}
clergy-tile = 教员图板 { $number }（{ $benefits }）
    .label = { $number } 号：{ $benefits }；背面 { $wigs } 假发
plan-card = { $architect }的蓝图（{ officials-n }）
    .label = { $architect }，{ officials-n }
officials-n = { $n } 名官员
building-tile = 服务{ $goods }的建筑
    .label = 服务{ $goods }的建筑

effect-none = 无
effects-in-turn = { $left }，{ $right }
effect-reis = { $n } 里斯
effect-wig = { wigs-n }
wigs-n = { $n } 假发
effect-good = { goods-n }
goods-n = { $n } 份{ $good }
effect-good-any = { goods-of-choice-n }
goods-of-choice-n = 任选 { $n } 个货物
effect-influence = 获得影响力
effect-favor = 皇室青睐
effect-cardinal = { $n ->
    [1] 见主教走 1 格
   *[other] 见主教走 1 或 2 格
}
effect-officials = { $n ->
    [1] 派 1 名官员
   *[other] 最多派 { $n } 名官员
}
effect-plan = 蓝图
effect-ship = 造船
effect-produce = 生产货物
effect-decree = 获得 { $n } 张教义
effect-store = 建造商店
effect-public-building = 建造公共建筑
effect-rubble = 任选 1 个碎石
effect-treasury = 财政上移 1 格
effect-lose-reis = 失去 { $n } 里斯
effect-lose-wig = 失去 { $n } 假发
effect-lose-influence = 失去 { $n } 影响力
effect-lose-good = 失去 { $n } 个货物

benefit-land = 土地便宜 { $n } 里斯
benefit-rubble = 每个{ $cube }碎石便宜 { $n } 里斯
benefit-hire = 每名临时雇佣的官员便宜 { $n } 里斯
benefit-pb-officials = 公共建筑少用 { $n } 名官员
benefit-visit-any = 拜访少花 { $n } 影响力
benefit-visit = 拜访{ $noble }少花 { $n } 影响力
benefit-event = 事件便宜 { $n } 里斯
benefit-subsidy = 补助多得 { $n } 里斯
benefit-sell-all = 每个货物多卖 { $n } 里斯
benefit-sell = 每份{ $good }多卖 { $n } 里斯
benefit-produce = 生产时多得{ goods-of-choice-n }
benefit-recruit = 雇佣官员时多派 { $n } 名
benefit-trade-wild = 每次交易可有 1 个货物不限种类
benefit-keep-favor-on-follow = 跟随拜访不用交回青睐
benefit-influence = 每次获得影响力多 { $n } 点
benefit-warehouse = 仓库每种货物多放 { $n } 个
benefit-wig-on-decree = 每拿 1 张教义得 { $n } 假发
benefit-gain = 见主教时拿取，获得一次影响力

decree-per = 教义 { $number }（每{ $count } { wigs-worth }{ decree-cap }）
    .label = 每{ $count } { wigs-worth }{ decree-cap }（{ $number } 号）
decree-every = 教义 { $number }（每 { $n } { $count } { wigs-worth }{ decree-cap }）
    .label = 每 { $n } { $count } { wigs-worth }{ decree-cap }（{ $number } 号）
decree-at-least = 教义 { $number }（至少 { $n } { $count }：{ wigs-worth }）
    .label = 至少 { $n } { $count }：{ wigs-worth }（{ $number } 号）
decree-at-most = 教义 { $number }（最多 { $n } { $count }：{ wigs-worth }）
    .label = 最多 { $n } { $count }：{ wigs-worth }（{ $number } 号）
decree-none = 教义 { $number }（没有{ $count }：{ wigs-worth }）
    .label = 没有{ $count }：{ wigs-worth }（{ $number } 号）
decree-most = 教义 { $number }（{ $count }最多：{ wigs-worth }）
    .label = { $count }最多：{ wigs-worth }（{ $number } 号）
wigs-worth = { $wigs } 假发
decree-cap = { $cap ->
    [none] { "" }
   *[other] ，最多 { $cap }
}

count-stores = { $n ->
    [0] { $good }店
   *[other] 家{ $good }店
}
count-stores-all = { $n ->
    [0] 商店
   *[other] 家商店
}
count-stores-types = { $n ->
    [0] 有商店的行业
   *[other] 个有商店的行业
}
count-stores-row = { $n ->
    [0] { $row } 行的商店
   *[other] 家 { $row } 行商店
}
count-stores-column = { $n ->
    [0] 第 { $column } 列的商店
   *[other] 家第 { $column } 列商店
}
count-stores-cheapest = { $n ->
    [0] 市价最低行业的商店
   *[other] 家市价最低行业的商店
}
count-cubes = { $n ->
    [0] { $cube }碎石
   *[other] 个{ $cube }碎石
}
count-sets = { $n ->
    [0] 碎石组合
   *[other] 组碎石组合
}
count-goods = { $n ->
    [0] 在库的{ $good }
   *[other] 份在库的{ $good }
}
count-goods-all = { $n ->
    [0] 在库的货物
   *[other] 个在库的货物
}
count-reis = 里斯
count-ships = { $n ->
    [0] 船
   *[other] 艘船
}
count-hold = { $n ->
    [0] 货仓格数
   *[other] 格货仓
}
count-largest-hold = { $n ->
    [0] 单船货仓格数
   *[other] 格单船货仓
}
count-cards = { $n ->
    [0] 组合内的{ $noble }卡
   *[other] 张组合内的{ $noble }卡
}
count-cards-treasury = { $n ->
    [0] 组合内的财政卡
   *[other] 张组合内的财政卡
}
count-cards-all = { $n ->
    [0] 组合内的卡和船
   *[other] 张组合内的卡和船
}
count-portfolio-influence = { $n ->
    [0] 组合影响力
   *[other] 点组合影响力
}
count-influence = { $n ->
    [0] 影响力
   *[other] 点影响力
}
count-officials = { $n ->
    [0] { $noble }办公室里的官员
   *[other] 名在{ $noble }办公室的官员
}
count-officials-offices = { $n ->
    [0] 各办公室里的官员
   *[other] 名在办公室的官员
}
count-officials-plaza = { $n ->
    [0] 广场上的官员
   *[other] 名广场上的官员
}
count-officials-board = { $n ->
    [0] 留在玩家板上的官员
   *[other] 名留在玩家板上的官员
}
count-officials-public-buildings = { $n ->
    [0] 公共建筑里的官员
   *[other] 名在公共建筑的官员
}
count-favors = { $n ->
    [0] { $noble }的皇室青睐
   *[other] 个{ $noble }的皇室青睐
}
count-favors-all = { $n ->
    [0] 皇室青睐
   *[other] 个皇室青睐
}
count-clergy = { $n ->
    [0] 教员图板
   *[other] 块教员图板
}
count-plans-done = { $n ->
    [0] 完成的蓝图
   *[other] 张完成的蓝图
}
count-plans-open = { $n ->
    [0] 未完成的蓝图
   *[other] 张未完成的蓝图
}
count-plans-architects = { $n ->
    [0] 完成过蓝图的设计师
   *[other] 位完成过蓝图的设计师
}
count-public-buildings-north = { $n ->
    [0] 北边的公共建筑
   *[other] 座北边的公共建筑
}
count-public-buildings-west = { $n ->
    [0] 西边的公共建筑
   *[other] 座西边的公共建筑
}
count-public-buildings-east = { $n ->
    [0] 东边的公共建筑
   *[other] 座东边的公共建筑
}
count-other-decrees = { $n ->
    [0] 其他教义
   *[other] 张其他教义
}
count-house-groups = { $n ->
    [0] 建完的房屋组
   *[other] 组建完的房屋
}

# ---- 记录：开局 -----------------------------------------------------------------------------------------------------

log-start-game = { $players ->
    [1] 与劲敌的对局开始。
   *[other] { $players } 人游戏开始，起始玩家是{ $first }。
}
log-rubble = { $place }的碎石：{ $cubes }。
log-streets = 四条街的计分板，由西到东：{ $tiles }。
log-next-building = { $architect }的下一座建筑：{ $building }。
log-next-plan = { $architect }的牌堆翻开：{ $plan }。
log-decrees = 展示区新增：{ $decrees }。
log-top-card = { $pile }牌堆翻开：{ $card }。
log-first-favor = { $seat }抽到{ favor-of }。
log-start-plan = { $seat }的起始蓝图：{ $plan }。
log-deal = { $seat }发到：{ $cards }。
log-deal-public = { $seat }发到 { cards-count }。
cards-count = { $count } 张牌
log-clergy-offer = { $seat }抽到{ $tiles }，可留 1 块。
log-clergy-offer-public = { $seat }抽了 { $count } 块教员图板，可留 1 块。

# ---- 记录：回合与卡 -------------------------------------------------------------------------------------------------

log-turn = 第 { $round } 轮：{ $seat }的回合。
log-dock = { $seat }的{ $ship }返航停泊，货仓已空。
log-play-card = { $use_is ->
    [gold] { $seat }弃掉{ $card }，换金块。
    [portfolio] { $seat }把{ $card }打进组合。
   *[court] { $seat }把{ $card }打到皇庭。
}
log-tuck = { $seat }把{ $card }插入组合。
log-drop = { $seat }腾出空位：{ $card }退出游戏。
log-draw = { $seat }拿到{ $card }。
log-lapse = { $rule_is ->
    [lisboa-visit-lapse] { $seat }做不成高贵行动了，作废：{ $lapsed }。
   *[other] { $seat }做不到，作废：{ $lapsed }。
}

# ---- 记录：钱、假发、影响力、货物 -----------------------------------------------------------------------------------

log-pay = { $reason_is ->
    [subsidy] { $payee }得到补助 { reis-amount }。
    [sale] { $payee }得到货款 { reis-amount }。
    [reward] { $payee }得到 { reis-amount }。
    [penalty] { $payer }失去 { reis-amount }。
    [event] { $payer }为事件付 { reis-amount }。
    [land] { $payer }为土地付 { reis-amount }。
    [officials] { $payer }为临时雇佣的官员付 { reis-amount }。
   *[visit] { $payer }为拜访付 { reis-amount }。
}
log-wigs = { wigs-why }：{ $seat }得 { wigs-amount }。
wigs-why = { $reason_is ->
    [reward] 奖励
    [overflow] 影响力超过十点
    [store] 新商店
    [building] 公共建筑开业
    [ship] 满载出海
    [clergy] 兑换教员图板
    [clergy-benefit] 拿到教义
    [sets] 碎石组合
   *[rival] 劲敌的回合
}
log-lose-wigs = { $reason_is ->
    [penalty] { $seat }失去 { wigs-amount }。
   *[visit] 影响力不够，{ $seat }为拜访付 { wigs-amount }。
}
log-influence = { $reason_is ->
    [gain] { $seat }获得影响力：{ $origin } → { $target }。
    [penalty] { $seat }失去影响力：{ $origin } → { $target }。
    [visit] { $seat }支付拜访的花费，影响力：{ $origin } → { $target }。
   *[other] { $seat }用影响力付 { reis-marker }：{ $origin } → { $target }。
}
log-treasury = { $rule_is ->
    [lisboa-portfolio-subsidy] 财政下移到第 { $target } 格。
   *[other] 财政上移到第 { $target } 格。
}
log-price = { $good }的市场价格跌到 { reis-price }。
log-goods = { $seat }得到 { goods-count }。
log-return-goods = { $rule_is ->
    [lisboa-portfolio-penalty] { $seat }失去 { goods-count }。
    [lisboa-warehouse-limit] { $seat }的仓库放不下 { goods-count }，放回公共堆。
   *[other] { $seat }付出 { goods-count }。
}
log-clear = { $seat }从{ $place }清走 { a-cube }。
log-cube = { $kept ->
    [yes] { $seat }把 { a-cube }放到玩家板上。
   *[no] { $seat }已有 5 个{ $cube }碎石，新的这个退出游戏。
}
log-set = { $seat }完成 1 组碎石组合，共 { $sets } 组。

# ---- 记录：买卖与皇庭 -----------------------------------------------------------------------------------------------

log-sell = { $seat }把 { a-good }卖到{ $ship }上。
log-sail = 货仓装满，{ $seat }的{ $ship }出海。
log-trade = { $seat }用 { a-good }交易：{ $act }。
log-visit = { $seat }拜访{ $noble }。
log-act = { $seat }选择{ $act }。
log-follow = { $seat }跟随拜访{ $noble }。
log-return-favor = { $seat }交回{ favor-of }。
log-sponsor = { $seat }赞助事件。

# ---- 记录：九种行动 -------------------------------------------------------------------------------------------------

log-favor = { $seat }获得{ favor-of }。
log-cardinal = { $seat }让主教走 { steps-count }。
steps-count = { $steps } 格
log-turn-clergy = 主教身边翻开：{ $tile }。
log-clergy = { $rule_is ->
    [lisboa-setup-clergy] { $seat }留下{ $tile }。
   *[other] { $seat }拿走{ $tile }。
}
log-lay-down = { $seat }放倒主教：回合结束时教堂计分。
log-cash = { $seat }兑换{ $tile }。
log-stand-up = 主教重新站起来。
log-ship = { $replaces ->
    [none] { $seat }造好{ $ship }。
   *[other] { $seat }把{ $replaces }升级为{ $ship }。
}
log-official = { $seat }派 1 名官员到{ office-of }。
log-crowded-out = { $seat_is ->
    [none] 办公室已满：1 名占位官员离开{ office-of }，去广场。
   *[other] 办公室已满：{ $seat }的 1 名官员离开{ office-of }，去广场。
}
log-plan = { $seat }获得{ $plan }。
log-store = { $seat }在 { $plot } 建商店，朝向{ $street }。
log-house = { $seat }放上{ $group }组的 1 座房屋。
log-decree = { $seat }拿走{ $decree }。
log-marker = { $seat }花掉 1 个碎石组合指示物，再拿 1 张教义。
log-open = { $seat }选定 { $space }，准备建公共建筑。
log-show = { $seat }展示{ $plan }，用于 { $space }。
log-send = { $seat }从{ $office }派 1 名官员进驻。
log-building-opens = { $seat }在 { $space } 开业{ hired-too }：{ $building }。
hired-too = { $hired ->
    [0] { "" }
   *[other] （临时雇佣 { $hired } 名官员）
}

# ---- 记录：时代、劲敌、终局 -----------------------------------------------------------------------------------------

log-period-end = { $by_is ->
    [sets] { $seat }凑齐第二组碎石组合，第一时代结束。
   *[piles] { $seat }的回合后三个牌堆已空，第一时代结束。
}
log-discard = { $reward ->
    [yes] { $seat }弃掉{ $card }，领取奖励。
   *[no] { $seat }弃掉{ $card }。
}
log-period = { $period ->
    [1] 第一时代开始。
   *[2] 第二时代开始。
}
log-last-round = { $by_is ->
    [sets] 有人凑齐四组碎石组合，游戏快结束了：第 { $round } 轮是最后一轮。
   *[piles] 三个牌堆已空，游戏快结束了：第 { $round } 轮是最后一轮。
}
log-rival = 劲敌移走{ $card }。
log-end-game = 游戏结束：{ $each }。
log-end-game-each = { $rank ->
    [1] { $seat }以 { wigs-score }获胜
   *[other] { $seat }得 { wigs-score }
}

# ---- 提示 -----------------------------------------------------------------------------------------------------------

prompt-card = { $seat_is ->
    [you] 请选 1 张政治卡打出：打进组合，打到皇庭，或者弃掉换 1 个金块。
   *[other] { $seat }要选 1 张政治卡：打进组合，打到皇庭，或者弃掉换 1 个金块。
}
prompt-use = { $seat_is ->
    [you] 请选{ $card }的用法：打到皇庭要花 { court-cost }。
   *[other] { $seat }要选{ $card }的用法：打到皇庭要花 { court-cost }。
}
court-cost = { $paid_in_is ->
    [reis] { reis-cost }
   *[influence] { $cost } 影响力
}
prompt-room = { $seat_is ->
    [you] 请在组合里腾出空位（上限 { $limit } 张）：弃掉的卡退出游戏。
   *[other] { $seat }要在组合里腾出空位（上限 { $limit } 张）：弃掉的卡退出游戏。
}
prompt-business = { $seat_is ->
    [you] 请卖货物，或者用货物与贵族交易：二选一，必须做。
   *[other] { $seat }必须卖货物，或者用货物与贵族交易。
}
prompt-selling = { $seat_is ->
    [you] 你可以再卖 1 个货物，也可以停手：货仓装满时，假发归船主。
   *[other] { $seat }可以再卖 1 个货物：货仓装满时，假发归船主。
}
prompt-trading = { $seat_is ->
    [you] 你可以再给 1 个货物，换另一种国家行动，也可以停手：不能与刚才的相同。
   *[other] { $seat }可以再给 1 个货物，换另一种国家行动：不能与刚才的相同。
}
prompt-visit = { $seat_is ->
    [you] 拜访{ to-the-noble }要付 { $cost } 点：请选付影响力还是付里斯。
   *[other] { $seat }拜访{ to-the-noble }要付 { $cost } 点：付影响力还是付里斯。
}
prompt-free-act = { $seat_is ->
    [you] 你可以免费做{ of-the-noble } 1 种国家行动，也可以不做：接下来是高贵行动。
   *[other] { $seat }可以免费做{ of-the-noble } 1 种国家行动：接下来是高贵行动。
}
prompt-following = { $seat_is ->
    [you] 要跟随拜访{ to-the-noble }吗：花 { $cost } 影响力并交回青睐，行动三选一。
   *[other] { $seat }可以跟随拜访{ to-the-noble }：花 { $cost } 影响力并交回青睐。
}
prompt-follower-pays = { $seat_is ->
    [you] 跟随拜访要付 { $cost } 点：请选付影响力还是付里斯。
   *[other] { $seat }跟随拜访要付 { $cost } 点：付影响力还是付里斯。
}
prompt-follower-acts = { $seat_is ->
    [you] 请选跟随的行动：{ of-the-noble }三种行动之一。
   *[other] { $seat }要选跟随的行动：{ of-the-noble }三种行动之一。
}
prompt-payment = { $seat_is ->
    [you] { paid-for }要付 { reis-price }：付硬币，或者用影响力代替。
   *[other] { $seat }要付 { reis-price }（{ paid-for }）：付硬币，或者用影响力代替。
}
paid-for = { $reason_is ->
    [event] 事件
    [land] 土地
   *[officials] 临时雇佣官员
}
prompt-gaining = { $seat_is ->
    [you] 请选 1 个货物：你的仓库每种最多放 { $storage } 个。
   *[other] { $seat }要选 1 个货物：仓库每种最多放 { $storage } 个。
}
prompt-losing = { $seat_is ->
    [you] 请选失去哪个货物。
   *[other] { $seat }要选失去哪个货物。
}
prompt-favor = { $seat_is ->
    [you] 请拿 1 个皇室青睐：有了它，可以跟随别人拜访那位贵族。
   *[other] { $seat }要拿 1 个皇室青睐：有了它，可以跟随别人拜访那位贵族。
}
prompt-cardinal = { $seat_is ->
    [you] 请移动主教：你将从他身边的 2 块教员图板里拿 1 块。
   *[other] { $seat }要移动主教，再从他身边的 2 块教员图板里拿 1 块。
}
prompt-clergy = { $seat_is ->
    [you] 请拿 1 块教员图板：留着它就一直有效，背面的假发要到兑换时才得。
   *[other] { $seat }要从 2 块教员图板里拿 1 块。
}
prompt-ship = { $seat_is ->
    [you] 你可以造{ $ship }：财政上移，你获得影响力。
   *[other] { $seat }可以造{ $ship }：财政上移，{ $seat }获得影响力。
}
prompt-ship-goods = { $seat_is ->
    [you] 请付造船的货物，种类各不相同：还差 { $left } 个。
   *[other] { $seat }要付造船的货物，种类各不相同：还差 { $left } 个。
}
prompt-production = { $seat_is ->
    [you] 你可以生产货物，也可以不生产：产出的每种货物市价跌 1 里斯。
   *[other] { $seat }可以生产货物：产出的每种货物市价跌 1 里斯。
}
prompt-recruiting = { $seat_is ->
    [you] 请派 1 名官员到办公室（还可派 { $left } 名）：别人拜访那位贵族会更贵。
   *[other] { $seat }要派 1 名官员到办公室（还可派 { $left } 名）：别人拜访那位贵族会更贵。
}
prompt-plan = { $seat_is ->
    [you] 请拿 1 张蓝图：上面写着建筑需要几名官员。
   *[other] { $seat }要拿 1 张蓝图。
}
prompt-store = { $seat_is ->
    [you] 请选商店的空地和朝向的街道：随后拿走的碎石会让价钱降低。
   *[other] { $seat }要选商店的空地和朝向的街道。
}
prompt-cube = { $seat_is ->
    [you] 请从 { $plot } 所在的行或列拿 1 个碎石：现价 { reis-price }，拿走的碎石从中扣除。
   *[other] { $seat }要从 { $plot } 所在的行或列拿 1 个碎石：现价 { reis-price }，拿走的碎石从中扣除。
}
prompt-house = { $seat_is ->
    [you] 请选 { $plot } 的房屋来自哪一组：左边管拜访，中间管造船，右边管生产。
   *[other] { $seat }要选 { $plot } 的房屋来自哪一组。
}
prompt-decree = { $seat_is ->
    [you] 请拿 1 张教义：终局时给你带来假发。
   *[other] { $seat }要拿 1 张教义：终局时带来假发。
}
prompt-marker = { $seat_is ->
    [you] 要花 1 个组合指示物再拿 1 张教义吗：碎石组合本身不变。
   *[other] { $seat }可以花掉 1 个碎石组合指示物，再拿 1 张教义。
}
prompt-building = { $seat_is ->
    [you] 请选公共建筑的区域：先得区域上的碎石和奖励，再选蓝图。
   *[other] { $seat }要选公共建筑的区域。
}
prompt-showing = { $seat_is ->
    [you] 请选用在 { $space } 的蓝图：官员来自办公室和广场，不够的临时雇佣。
   *[other] { $seat }要选用在 { $space } 的蓝图。
}
prompt-sending = { $seat_is ->
    [you] 请选进驻的官员从哪里来：还差 { $left } 名。
   *[other] { $seat }要选进驻的官员从哪里来：还差 { $left } 名。
}
prompt-rubble = { $seat_is ->
    [you] 请从碎石堆拿 1 个碎石：三种各一就是一组。
   *[other] { $seat }要从碎石堆拿 1 个碎石。
}
prompt-drawing = { $seat_is ->
    [you] 请拿 1 张翻开的牌：三堆牌空了，时代就要结束。
   *[other] { $seat }要拿 1 张翻开的牌：三堆牌空了，时代就要结束。
}
prompt-cashing = { $seat_is ->
    [you] 教堂计分：你可以兑换教员图板得假发，也可以停手；至少兑换 1 块，就获得影响力。
   *[other] 教堂计分：{ $seat }可以兑换教员图板得假发，再获得影响力。
}
prompt-period-cards = { $seat_is ->
    [you] 请弃手牌或停手：每种贵族可有 1 张领奖励，之后补足 5 张。
   *[other] { $seat }可以弃手牌：每种贵族有 1 张可以领奖励。
}
prompt-start-clergy = { $seat_is ->
    [you] 请留下 1 块教员图板：另一块放回袋里。
   *[other] { $seat }要从 2 块教员图板里留下 1 块。
}
prompt-over = 游戏结束：假发最多的人获胜。

# ---- 选择与分组 -----------------------------------------------------------------------------------------------------

choice-card = { $card }
choice-gold = 弃掉，换 1 个金块
choice-portfolio = 打进组合
choice-court = { $paid_in_is ->
    [reis] 赞助事件，{ reis-cost }
   *[influence] 拜访，{ $cost } 影响力
}
choice-drop = { $card }
choice-sell = { $ship }：{ good-word }，{ reis-sales }
choice-trade = { $act }，付{ good-word }
choice-act = { $act }
choice-follow = 跟随
choice-pay-visit = { pay-the-visit }
choice-pay-follower-pays = { pay-the-visit }
pay-the-visit = { $means_is ->
    [reis] { reis-cost }
   *[influence] { $cost } 影响力
}
choice-pay-payment = { $payments_marker ->
    [0] { reis-coins }
   *[other] { $payments_coins ->
        [0] { marker-only }
       *[other] { reis-coins }，{ marker-only }
    }
}
reis-coins = 硬币 { $payments_coins } 里斯
marker-only = 用影响力抵 { $payments_marker } 里斯（退到 { $payments_target }）
choice-favor = { $noble }
choice-move = { $steps } 格
choice-clergy = { $tile }
choice-ship = { $ship_is ->
    [new] 造新船，{ goods-costs }
   *[other] { $ship }：升级，{ goods-costs }
}
goods-costs = { $costs ->
    [0] 不付货物
   *[other] 付 { $costs } 个货物
}
choice-give = { $good }
choice-gain = { $good }
choice-lose = { $good }
choice-accept = 生产货物
choice-cube-cube = { $cube }，{ $place }
choice-cube-rubble = { $cube }
choice-office = { $noble }的办公室
choice-plan = { $plans_top }
choice-store = { $plot }，{ $street }：{ reis-prices }
choice-house = { $group }
choice-decree = { $decree }
choice-spend = 花掉 1 个指示物
choice-open = { $space }
choice-show = { $plan }{ hire-plans }
hire-plans = { $plans_hired ->
    [0] { "" }
   *[other] ，临时雇佣 { $plans_hired } 名，{ reis-hiring }
}
choice-send = { $office }
choice-draw = { $display_top }
choice-cash = { $tile }
choice-reward = 弃掉领奖励：{ $card }
choice-discard = 弃掉，不领奖励：{ $card }
choice-pass-selling = 不再卖
choice-pass-trading = 不再交易
choice-pass-free-act = 不做国家行动
choice-pass-following = 不跟随
choice-pass-gaining = 不要
choice-pass-favor = 不要青睐
choice-pass-cardinal = 不见主教
choice-pass-ship = 不造船
choice-pass-production = 不生产
choice-pass-recruiting = 不再派
choice-pass-plan = 不要蓝图
choice-pass-marker = 留着指示物
choice-pass-rubble = 不要碎石
choice-pass-cashing = 不再兑换
choice-pass-period-cards = 不再弃牌

group-card = 你的手牌
group-gold = 卡的用法
group-portfolio = { group-gold }
group-court = { group-gold }
group-drop = 腾出空位
group-sell = 卖货物
group-pass-selling = { group-sell }
group-trade = 与贵族交易
group-pass-trading = { group-trade }
group-act-free-act = 国家行动
group-act-follower-acts = 行动
group-pass-free-act = { group-act-free-act }
group-follow = 跟随拜访
group-pass-following = { group-follow }
group-pay = 付款
group-favor = 皇室青睐
group-pass-favor = { group-favor }
group-move = 主教
group-pass-cardinal = { group-move }
group-clergy = 教员图板
group-ship = 造船厂
group-pass-ship = { group-ship }
group-give = 付出的货物
group-gain = 得到的货物
group-pass-gaining = { group-gain }
group-lose = 失去的货物
group-accept = 生产
group-pass-production = { group-accept }
group-cube = 碎石
group-pass-rubble = { group-cube }
group-office = 办公室
group-pass-recruiting = { group-office }
group-plan = 蓝图
group-pass-plan = { group-plan }
group-store = 空地
group-house = 房屋
group-decree = 教义
group-spend = 再拿 1 张教义
group-pass-marker = { group-spend }
group-open = 区域
group-show = 你的蓝图
group-send = 官员
group-draw = 拿新牌
group-cash = 兑换教员图板
group-pass-cashing = { group-cash }
group-reward = 弃掉领奖励
group-discard = 弃掉，不领奖励
group-pass-period-cards = 第一时代结束

# ---- 为什么不行 -----------------------------------------------------------------------------------------------------

why-lisboa-setup-clergy = 你没有抽到{ $tile }。
why-lisboa-turn-card = 你手里没有{ $card }。
why-lisboa-turn-draw = { $pile }牌堆已经空了。
why-lisboa-portfolio-goods = 打进{ $card }之后你没有货物，而接下来必须卖货物或交易。
why-lisboa-portfolio-room = 弃掉{ $card }腾不出空位。
why-lisboa-portfolio-penalty = 你没有{ $good }可失去。
why-lisboa-sponsor-price = 赞助要 { reis-price }，而你最多付得起 { $means } 里斯。
why-lisboa-sponsor-possible = 付了 { reis-price }之后，事件的哪一部分都做不到。
why-lisboa-visit-cost = 拜访要付 { $cost } 点，你的影响力加假发不够。
why-lisboa-visit-possible = 付了拜访的 { $cost } 点之后，你做不成{ $noble }的高贵行动。
why-lisboa-visit-following = 不能这样跟随拜访{ $noble }：付完之后，他的三个行动里至少要有一个做得成。
why-lisboa-visit-acts = 现在不行：{ $act }做不到，或者不是{ $noble }的行动。
why-lisboa-houses-left = 左边两座房屋都建好，手里又有 { $cost } 里斯硬币，才能用里斯付拜访。
why-lisboa-houses-groups = { $group }组的房屋已经用完。
why-lisboa-sell-goods = 你没有{ $good }。
why-lisboa-sell-hold = { $ship }没有空货仓：装满了，出海了，或者不属于任何人。
why-lisboa-trade-acts = 高贵行动不能用货物换：{ $act }。
why-lisboa-trade-twice = 这个回合你已经用交易换过：{ $act }。
why-lisboa-trade-goods = { $held ->
    [0] 你没有{ $good }可以交易。
   *[other] { $good }换不了{ $act }：那位贵族想要别的。
}
why-lisboa-trade-possible = 给出{ $good }之后，做不到：{ $act }。
why-lisboa-influence-money = 正好要付 { reis-price }：硬币最多 { $coins } 里斯，影响力最多抵 { $marker } 里斯。
why-lisboa-values-decline = 不能放弃：只有奖励才可以不要。
why-lisboa-produce-needed = 你必须拿 1 个货物：打进组合的这张卡需要货物，而你一个也没有。
why-lisboa-warehouse-limit = 拿不到{ $good }：仓库每种最多放 { $limit } 个，或者公共堆里没有。
why-lisboa-favor-one = 你已经有{ favor-of }。
why-lisboa-favor-take = 公共堆里没有{ favor-of }了。
why-lisboa-cardinal-walk = 主教现在走不了那么远，或者那一格旁边没有图板。
why-lisboa-cardinal-tiles = 主教身边没有{ $tile }。
why-lisboa-church-scoring = 你没有{ $tile }。
why-lisboa-ship-upgrade = { $ship }不能升级：要是你自己的、停泊着的、货仓比新船小的船。
why-lisboa-ship-goods = 造船要付别的货物或更多货物：你有 { $types } 种，每种只算 1 个。
why-lisboa-options-different-offices = 你已经派过官员到{ office-of }，每名要去不同的办公室。
why-lisboa-plan-take = { $architect }的蓝图已经拿光。
why-lisboa-store-plot = 空地 { $plot } 不在{ $street }旁。
why-lisboa-store-taken = { $plot } 不是空地。
why-lisboa-store-tile = 没有放在 { $plot }、朝向{ $street }的城市图板了。
why-lisboa-store-price = { $plot } 的土地在拿碎石之前要 { reis-price }，而你最多付得起 { $means } 里斯。
why-lisboa-store-rubble = 那里没有{ $cube }碎石，或者拿了之后付不起土地。
why-lisboa-rubble-pile = 那里拿不到{ $cube }碎石。
why-lisboa-decree-display = 展示区没有{ $decree }。
why-lisboa-building-plan = 你没有{ $plan }。
why-lisboa-building-next = { $plan }的设计师没有建筑了。
why-lisboa-building-space = { $space } 不行：已被占用，被盖住，或者建筑不服务那条街的行业。
why-lisboa-building-officials = 需要 { $needed } 名官员，不能这样派。
why-lisboa-building-hiring = 临时雇佣要 { reis-price }，而你最多付得起 { $means } 里斯。
why-lisboa-period-cards = { $card }领不到奖励：它没有奖励，或者这位贵族的奖励已经领过。
