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
