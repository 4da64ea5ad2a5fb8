# 终端里的《里斯本》：图里的词。栏很窄，要短。

terminal-round = 第 { $period } 时代第 { $number } 轮
terminal-last-round = 第 { $number } 轮是最后一轮

# 图板的各部分，以及要键入的词
terminal-usage-city = city
terminal-help-city = 城市：空地和商店、碎石、公共建筑的空格
terminal-words-city = c 城市 城
terminal-usage-court = court
terminal-help-court = 皇庭：财政、市场、办公室、教堂、牌堆、教义
terminal-words-court = k 皇庭
terminal-usage-me = me
terminal-help-me = 你自己的：手牌、组合、图板、蓝图、教义
terminal-words-me = m 我 自己
terminal-usage-players = players
terminal-help-players = 所有玩家、他们的船和面前的东西
terminal-words-players = p 玩家

terminal-status = 现在
terminal-wigs-count = ★ { $count } 假发
terminal-reis-count = ◎ { $count } 里斯
terminal-influence-count = ♟ { $count } 影响力
terminal-storage = 每种上限 { $count }
terminal-officials-count = { $count } 官员
terminal-treasury = 财政
terminal-treasury-now = { $reis } 里斯、{ $influence } 影响力
terminal-prices = 市价

terminal-city = 城市
terminal-spaces = 空格
terminal-left = 剩余
terminal-tiles = 图板
terminal-pile = 堆
terminal-next = 下一座
terminal-next-plan = 下一张蓝图
terminal-buildings = 建筑
terminal-plans = 蓝图

terminal-noble-king = 国
terminal-noble-marquis = 首
terminal-noble-builder = 建

terminal-price = 价
terminal-supply = 剩
terminal-offices = 办公室
terminal-favors = 青睐
terminal-church = 教堂
terminal-face-down = 背面
terminal-display = 牌堆
terminal-shipyard = 造船厂
terminal-decrees = 教义
terminal-decrees-left = 堆里还有 { $count } 张

terminal-hand = 手牌
terminal-portfolio = 组合
terminal-limit = 每行可放 { $count } 张
terminal-tiles-of-yours = 你的
terminal-plan = 蓝图
terminal-done = 完成

terminal-seats = 玩家
terminal-wigs = ★
terminal-reis = ◎
terminal-influence = ♟
terminal-goods = 货物
terminal-rubble = 碎石
terminal-sets = 组合
terminal-houses = 房屋
terminal-officials = 官员
terminal-cards = 手牌
terminal-clergy = 教员
terminal-ships = 船
terminal-at-sea = 已出航
terminal-belongings = 别人

terminal-costs = 拜访与事件
terminal-event = 事件
terminal-production = 一次生产
terminal-outlook = 终局假发

terminal-scores = 假发
terminal-source-won = 已得
terminal-source-sets = 碎石
terminal-source-ships = 船
terminal-source-stores = 商店
terminal-source-officials = 官员
terminal-source-favors = 青睐
terminal-source-money = 金钱
terminal-source-decrees = 教义
terminal-source-total = 总计

terminal-effect-reis = { $n } 里斯
terminal-effect-wig = { $n } ★
terminal-effect-good = { $good_is ->
    [any] { $n } 货物
   *[other] { $n } { $good }
}
terminal-effect-influence = 影响力
terminal-effect-favor = 青睐
terminal-effect-cardinal = 主教
terminal-effect-officials = { $n } 官员
terminal-effect-plan = 蓝图
terminal-effect-rubble = 碎石
terminal-effect-treasury = 财政

terminal-effect-ship = 造船
terminal-effect-produce = 生产
terminal-effect-decree = { $n } 教义
terminal-effect-store = 商店
terminal-effect-public-building = 公共建筑
terminal-effect-lose-reis = −{ $n } 里斯
terminal-effect-lose-wig = −{ $n } ★
terminal-effect-lose-influence = −{ $n } ♟
terminal-effect-lose-good = −{ $n } 货物
terminal-card-noble = { $called } ♟{ $influence }：{ $effects }
terminal-card-treasury = { $effects }；长期：{ $benefit }

terminal-benefit-land = 土地 −{ $n }
terminal-benefit-rubble = { $cube }碎石 −{ $n }
terminal-benefit-hire = 雇佣 −{ $n }
terminal-benefit-pb-officials = 建筑官员 −{ $n }
terminal-benefit-visit = 拜访{ $noble } −{ $n }
terminal-benefit-visit-all = 拜访 −{ $n }
terminal-benefit-event = 事件 −{ $n }
terminal-benefit-subsidy = 补助 +{ $n }
terminal-benefit-sell = 卖{ $good } +{ $n }
terminal-benefit-sell-all = 卖货 +{ $n }
terminal-benefit-produce = 生产 +{ $n }
terminal-benefit-recruit = 招募 +{ $n }
terminal-benefit-trade-wild = 交易可用任一货物
terminal-benefit-keep-favor-on-follow = 跟随不交青睐
terminal-benefit-influence = 影响力 +{ $n }
terminal-benefit-warehouse = 仓库 +{ $n }
terminal-benefit-wig-on-decree = 取教义 +{ $n } ★
terminal-benefit-gain = 得一次影响力

terminal-statistic-rounds = 轮数
terminal-statistic-stores = 商店
terminal-statistic-buildings = 公共建筑
