# 终端上的马尼拉：画面上的字。栏目很窄，用词要短。

terminal-voyage = 第 { $number } 段航程
terminal-step-auction = 竞标
terminal-step-office = 装货
terminal-step-P = 放置
terminal-step-M = 移动
terminal-step-pilots = 领航

terminal-sea = 海面
terminal-port = 港口
terminal-shipyard = 修船场
terminal-harbour = 海港
terminal-market = 黑市
terminal-purses = 玩家

terminal-aboard = 乘客
terminal-cost = 费用
terminal-pays = 收入
terminal-pirates = 海盗船
terminal-in-port = 港口 { $berth }
terminal-in-shipyard = 修船场 { $berth }
terminal-at-quay = 等待出发
terminal-plundered = 被劫掠

terminal-for-sale = 待售
terminal-sold-out = 售罄
terminal-cash = 现金
terminal-shares = 股份
terminal-pledged = 贷款
terminal-accomplices = 同伙
terminal-bid = 出价
terminal-passed = 放弃
terminal-declined = 放弃
terminal-fortune = 总资产

terminal-arrivals = 平底船的去向
terminal-end-port = 越过 13
terminal-end-thirteen = 停在 13
terminal-end-short = 不到 13
terminal-on-13 = 停在第 13 格（海盗的机会）
terminal-second-roll = 第二次掷骰后：
terminal-third-roll = 第三次掷骰后平均 { $punts } 艘
terminal-space-values = 各空格对你的价值（假设不再有人放置）
terminal-chance = 机会
terminal-value = 净收益
terminal-office = 海港负责人
terminal-office-worth = 这段航程当上海港负责人，对你大约值 { $pesos } 比索。

terminal-fortunes = 总资产
terminal-statistic-voyages = 航程数
