# 波多黎各的练习题讲什么，提示又拿什么作理由。

theme-roles = 选哪个角色
theme-plantations = 种植园
theme-colonists = 安置移民
theme-buildings = 盖建筑
theme-goods = 多拿哪种货物
theme-trading = 卖货物
theme-shipping = 装货
theme-storage = 清仓
theme-draft = 挑选建筑
theme-quarries = 采石场
theme-production-buildings = 生产建筑
theme-large-buildings = 大型建筑
theme-last-in-the-house = 商会的最后一格
theme-blockade = 封锁运输船
theme-wharf = 船坞
theme-opening = 开局几轮
theme-last-captain = 最后一次船长
theme-endgame = 终局将近
theme-expansions = 扩充

# 提示在胜率之外给出的理由。
fact-gain-doubloons = { $count } 枚达布隆
fact-gain-goods = { $count } 桶货物
fact-gain-points = { $count } 分
fact-gain-colonists = { $count } 名移民
fact-role = 如果每个人都选看起来最好的做法，它会给你带来{ $gains }。
fact-role-worth = 它带给你的东西最终大约值 { $points } 分。
fact-role-nothing = 它不会马上给你带来什么；要紧的是它为之后做的准备，或者不让别人得到的东西。
fact-role-helps = 其他人当中它对{ $seat }帮助最大，大约 { $points } 分。
fact-role-alone = 它几乎帮不到别人。
fact-worth = 单看这一步，它对你来说比其他选择大约多值 { $points } 分。
fact-figures = 数字更看好“{ $other }”：它们只算这个角色或这一步本身带来的，搜索则会继续推演接下来的角色。
