# `quayside balance lisboa` 的各张表：标题和行名。卡片和图板的叫法处处一样：见 terms.py。

balance-overview = 游戏过程
balance-mean = 平均
balance-rounds = 轮数
balance-turns-1 = 每人回合数，第一时代
balance-turns-2 = 每人回合数，第二时代
balance-period-by-sets = 第一时代因第二组碎石组合结束
balance-period-by-piles = 第一时代因牌堆空了结束
balance-end-by-sets = 游戏因第四组碎石组合结束
balance-end-by-piles = 游戏因牌堆空了结束
balance-follows = 每人跟随次数
balance-sets = 终局时每人的碎石组合数
balance-hold = 终局时每人的货仓数
balance-portfolio = 终局时组合的卡片数，船不算
balance-reis = 终局时每人的里斯
balance-lapses = 每人作废的效果
balance-price = 终局时{ $good }的价格

balance-sources = 每人的假发，按来源
balance-wigs = 假发
balance-share = 占比
balance-winners = 胜者
balance-total = 合计
balance-source-store = 商店建成时
balance-source-building = 公共建筑开业时的商店
balance-source-ship = 船只出海
balance-source-clergy = 兑换教员图板
balance-source-clergy-benefit = 拿教义时教员图板给的
balance-source-sets = 碎石组合，第一时代结束时
balance-source-reward-card = 组合卡片的奖励
balance-source-reward-period = 第一时代结束时卡片的奖励
balance-source-reward-event = 事件
balance-source-reward-plot = 空地的奖励
balance-source-reward-space = 公共建筑空格的奖励
balance-source-overflow = 影响力超过十
balance-source-final-stores = 终局：某一行业商店最多
balance-source-final-officials = 终局：公共建筑里的官员
balance-source-final-decrees = 终局：教义
balance-source-final-sets = 终局：碎石组合
balance-source-final-ships = 终局：船
balance-source-final-favors = 终局：皇室青睐
balance-source-final-money = 终局：钱
balance-source-visit = 拜访时付出
balance-source-penalty = 卡片的惩罚

balance-turns = 回合的用途
balance-use-portfolio = 组合
balance-use-court = 皇庭
balance-use-gold = 换金块
balance-use-reward = 领奖励
balance-use-discard = 白弃
balance-kind-treasury = 财政卡
balance-kind-noble = { $noble }卡

balance-acts = 每人的行动
balance-act = { $act }
balance-way-trade = 用交易换
balance-way-visit = 拜访时
balance-way-follow = 跟随时
balance-way-all = 得到了什么（含奖励和事件）
balance-result-favor = { $n } 个青睐
balance-result-cardinal = { $n } 块图板
balance-result-building = { $n } 座建筑
balance-result-ship = { $n } 艘船
balance-result-produce = { $n } 个货物
balance-result-decree = { $n } 张教义
balance-result-recruit = { $n } 名官员
balance-result-plan = { $n } 张蓝图
balance-result-store = { $n } 家商店

balance-cards = { $deck_is ->
    [blue] 蓝色卡片
    [red] 红色卡片
    [purple] 紫色卡片
   *[brown] 棕色卡片
}
balance-held = 到手
balance-left = 留到终局
balance-win-rate = 胜率
balance-decrees = 教义
balance-shown = 亮出
balance-taken = 被拿
balance-fulfilled = 达成
balance-clergy = 教员图板
balance-cashed = 被兑换

balance-places = 每一百局里的商店和公共建筑
balance-row = { $row } 行
balance-north = 街道北端
balance-west = 西
balance-east = 东
balance-column-1 = 1
balance-column-2 = 2
balance-column-3 = 3
balance-column-4 = 4
balance-column-5 = 5

balance-dead = 从没用过
balance-how = 怎么没用
balance-nothing = 全都用过。
balance-never-portfolio = 从没进过组合
balance-never-court = 从没进过皇庭
balance-never-taken = 从没被拿过
balance-never-fulfilled = 拿过，从没达成
balance-never-trade = 从没用交易换过
balance-never-visit = 拜访时从没用过
balance-never-follow = 跟随时从没用过
