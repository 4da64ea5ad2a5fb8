# 终端上的波多黎各：画面上的字。栏目很窄，用词要短。

terminal-round = 第 { $number } 轮
terminal-ending-colonists = 最后一轮：移民不够了
terminal-ending-city = 最后一轮：有人建满了城区
terminal-ending-points = 最后一轮：胜利分拿完了

terminal-roles = 角色
terminal-harbor = 港湾
terminal-supplies = 公共堆
terminal-seats = 玩家
terminal-cities = 岛屿与城区
terminal-your-island = 你的岛
terminal-your-city = 你的城区

terminal-ship = 运输船 { $size }
terminal-house = 商会
terminal-row = 种植园
terminal-quarries = 采石场
terminal-face-down = { $count } 座未翻开
terminal-colonist-ship = 移民船
terminal-next-ship = 下一船 { $count }
terminal-price = 价格
terminal-left = 剩余
terminal-colonists = 移民
terminal-points-left = 胜利分
terminal-column = 第 { $number } 列
terminal-free = 空地 { $count }

terminal-doubloons = 杜布隆
terminal-chips = 圆片
terminal-score = 总分
terminal-goods = 货物
terminal-san-juan = 圣胡安

terminal-role-gains = 各角色给你带来什么，对每位玩家值多少分
terminal-gain-doubloons = 杜布隆
terminal-gain-goods = 货物
terminal-gain-points = 分
terminal-gain-colonists = 移民
terminal-forecasts = 下次生产、下次装货，以及大约再过 { $rounds } 轮后的预期得分
terminal-produces = 生产
terminal-factory = 工厂
terminal-ships = 装货得分
terminal-spoils = 损失
terminal-outlook = 预期

terminal-scores = 胜利分
terminal-buildings = 建筑
terminal-total = 总计
terminal-tie-break = 平分比较

terminal-short-small-indigo-plant = 小靛蓝坊
terminal-short-small-sugar-mill = 小糖坊
terminal-short-indigo-plant = 靛蓝坊
terminal-short-sugar-mill = 糖坊
terminal-short-tobacco-storage = 烟草坊
terminal-short-coffee-roaster = 咖啡坊
terminal-short-small-market = 小市场
terminal-short-hacienda = 农庄
terminal-short-construction-hut = 小屋
terminal-short-small-warehouse = 小仓库
terminal-short-hospice = 收容院
terminal-short-office = 分商会
terminal-short-large-market = 大市场
terminal-short-large-warehouse = 大仓库
terminal-short-factory = 工厂
terminal-short-university = 大学
terminal-short-harbor = 港口
terminal-short-wharf = 船坞
terminal-short-guild-hall = 行会
terminal-short-residence = 官邸
terminal-short-fortress = 要塞
terminal-short-customs-house = 海关
terminal-short-city-hall = 市政厅

terminal-statistic-rounds = 轮数
terminal-statistic-end-colonists = 移民不够
terminal-statistic-end-city = 城区建满
terminal-statistic-end-points = 胜利分拿完

# ---- 扩展 -----------------------------------------------------------------------------------------------------------

terminal-nobles = 贵族
terminal-reward-card = 奖赏卡
terminal-festival = 庆典
terminal-festival-plantation = 种植园三座
terminal-festival-production = 一次产出
terminal-festival-building = 建造

terminal-short-aqueduct = 水渠
terminal-short-forest-house = 森林屋
terminal-short-black-market = 黑市
terminal-short-storehouse = 储藏室
terminal-short-guesthouse = 客栈
terminal-short-church = 教堂
terminal-short-trading-post = 贸易站
terminal-short-small-wharf = 小船坞
terminal-short-lighthouse = 灯塔
terminal-short-library = 图书馆
terminal-short-specialty-factory = 专业厂
terminal-short-union-hall = 工会
terminal-short-statue = 雕像
terminal-short-cloister = 修道院
terminal-short-land-office = 地产
terminal-short-chapel = 礼拜堂
terminal-short-hunting-lodge = 狩猎屋
terminal-short-zoning-office = 规划
terminal-short-royal-supplier = 供应商
terminal-short-villa = 别墅
terminal-short-jeweler = 珠宝坊
terminal-short-royal-garden = 花园
