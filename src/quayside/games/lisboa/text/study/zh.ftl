# 里斯本的练习题讲什么，提示又拿什么作理由。

theme-cards = 打哪张牌
theme-uses = 这张牌怎么用
theme-court = 皇庭
theme-following = 跟随拜访
theme-trade = 卖货物与交易
theme-goods = 货物
theme-payment = 怎么付
theme-favors = 皇室青睐
theme-church = 教堂
theme-church-timing = 何时移动主教
theme-ships = 船
theme-officials = 官员
theme-public-buildings = 公共建筑
theme-stores = 商店
theme-rubble = 碎石
theme-decrees = 教义
theme-declining = 放弃到手的机会
theme-opening = 开局几轮
theme-end-of-period = 时代将尽
theme-endgame = 终局将近
theme-solo = 对战劲敌

# 提示在胜率之外给出的理由。
fact-turn-best = 到你回合结束时，连同届时拥有的一切，它大约能比其他任何选择多带来 { $wigs } 顶假发。
fact-turn = 到你回合结束时，连同届时拥有的一切，它大约能比最差的选择多带来 { $wigs } 顶假发。
fact-figures = 游戏自身的数字更看好“{ $other }”：它们只算到你回合结束时的假发和资源，搜索则会继续推演其他人的回合。
