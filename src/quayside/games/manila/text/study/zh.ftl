# 马尼拉的练习题讲什么，提示又拿什么作理由。

theme-auction = 竞标
theme-shares = 购买股份
theme-wares = 装哪些货物
theme-starts = 平底船的起点
theme-punts = 搭上平底船
theme-port = 港口
theme-shipyard = 修船场
theme-pirates = 海盗
theme-pilots = 领航员
theme-insurance = 保险
theme-plunder = 被劫掠的船
theme-waiting = 放弃放置
theme-loans = 贷款
theme-stowaway = 盲人旅客
theme-last-throw = 最后一次掷骰之前
theme-last-voyage = 可能是最后一个航程
