# 版图自己的文字。$x 是变成词的事实，$x_is 供选择之用：见 lib/voice.ts。

# ---- 页眉与玩家面板 ----

note-round = 第 { $number } 轮
caption-arrive = 移民船送来移民：{ $each }。
caption-arrive-each = { $seat } { $colonist } 个
step-role = { $name }：{ $role }
step-picks = { $name }待选
step-next = { $name }
called-you = 你
panel-governor = 总督
series-points = 各轮的胜利分
look-at = { $seat_is ->
    [you] 放大查看你的岛屿与城区
   *[other] 放大查看{ $seat }的岛屿与城区
}

# ---- 版图各部分 ----

roles-name = 角色
supply-name = 公共堆
ships-name = 运输船
goods-name = 货物
market-name = 建筑
market-points = 分
market-saves = 你可省 { $count }
market-saves-other = 可省 { $count }
market-saves-short = −{ $count }
market-yours = 已拥有
market-has = 已建
market-gone = 售罄
colonist-ship = 移民船
next-ship = 下一船 { $count }
next-ship-about = 等于现在所有建筑上的空位数，至少每位玩家 1 个。
next-ship-note = 下一艘移民船会带来 { $count } 个移民：建筑上每个空位 1 个，至少每位玩家 1 个。
trading-house = 商会
plantations-name = 种植园
quarries = { $count ->
    [0] 已取完
   *[other] 剩 { $count }
}
face-down = { $count } 张
ship-of = { $size } 格船
ship-load = { $name } { $barrels } / { $size }
ship-empty = 空船
ship-full = 已装满：装货结束后起航。
ship-carries = 只装{ $name }。
ship-waits = 等待第一桶货。
your-wharf = 你的船坞
the-wharf = 船坞
wharf-once = 本阶段一次
wharf-used = 已用过
wharf-about = 不论各船装着什么，把一种货物全部运走。
wharf-used-about = 本阶段已经用过了。
round-again = 如此轮转，直到无人能装
stage-captain = 装货
stage-mayor = 安置移民
your-island = 你的岛屿
island-of = { $seat }的岛屿
island-plots = { $count }/12 块，{ $occupied } 块有人
island-occupied = { $count } 块中 { $occupied } 块有人
your-city = 你的城区
city-of = { $seat }的城区
city-plots = { $count }/12 块
city-circles = { $circles } 个位置中 { $filled } 个有人
san-juan = 圣胡安

areas-name = 版图各部分
area-roles = 角色
area-market = 建筑
area-estate = 我的
area-harbour = 船运
area-players = 对手

# ---- 离结束还有多远 ----

end-now = 最后一轮！
end-points = 剩余分数
end-colonists = 剩余移民
end-city = 最满城区

# ---- 安置移民 ----

tray-name = 待安置的移民
tray-left = { $count ->
    [0] 全部安置完毕
   *[other] { $nobles ->
        [yes] 人待安置
       *[no] 个移民待安置
    }
}
tray-people = { $nobles ->
    [yes] { $colonists } 人
   *[no] { $colonists } 个移民
}
tray-circles = { tray-people }，{ $circles } 个位置：{ $stay } 个会空着
tray-enough = { tray-people }，{ $circles } 个位置：全部坐满
tray-drag = 拖动，或点击发光的位置
tray-done = 全部安置完毕，满意就确认。
tray-fill = 填满
tray-before = 恢复原位
tray-before-about = 所有移民回到这次市长阶段之前的位置
tray-clear = 清空
forecast-title = 如果现在轮到监管
forecast-good = 货物
forecast-fields = 种植园
forecast-workers = 工坊
forecast-barrels = 产出
forecast-short = 公共堆少 { $count } 桶。
forecast-nothing = 什么也产不出。
in-use = 生效中
in-use-quarries = 采石场 { $count }/{ $all }

# ---- 存放货物 ----

storage-title = 你留下什么？
storage-about = 仓库保留一种货物的全部；此外你可以留 { $count } 桶。其余放回公共堆。
storage-kind = 一整种货物
storage-barrel = 单独 1 桶
storage-choose = 在下面选择
storage-open = { $loses ->
    [0] 全留 { $keeps } 桶
   *[other] 留 1 桶，失去 { $loses } 桶
}
storage-kept = 已入仓库
storage-chosen = { $loses ->
    [0] 已选
   *[other] 已选，失去 { $loses } 桶
}
load-what = { $count } 个{ $name }

# ---- 指着时的说明卡 ----

tip-card = 角色卡上的杜布隆
tip-taken = { $seat_is ->
    [you] 你本轮已经选过它。
   *[other] { $seat }本轮已经选过它。
}
tip-colonists = 你得到的移民
tip-gain = { $seat_is ->
    [you] 对你值（分）
   *[other] 对{ $seat }
}
tip-printed = 标价
tip-quarries = { $count } 座采石场
tip-builder = 建筑师
tip-pays = 你支付
tip-dear = 你还差 { $count } 杜布隆。
tip-colonist = 有移民入驻后生效。
tip-works = 有人，正在生效。
tip-idle = 还没有移民。
tip-quarry = 有移民时，建筑便宜 1 杜布隆；每列最多可用的采石场数等于该列的分数。
tip-corn = 有移民时，每次监管阶段产 1 玉米，不需要工坊。
tip-plantation = 种植园有移民、工坊也有移民时，每次监管阶段产 1 桶。
tip-pile = 未翻开的种植园
tip-pile-about = 没人知道顺序，但每种还剩几张可以数出来。
tip-sell = 卖出 1 个{ $name }
tip-price = 价格
tip-trader = 商人
tip-markets = 市场大厅
tip-receives = 你得到
tip-same-kind = 商会已有这种货物：有人的分商会才能再卖。
tip-barrels = 桶数
tip-extra = 船长、港口
tip-points = 胜利分
tip-fills = 这会装满该船，装货结束后它就起航。
tip-rule = 规则

# ---- 角色会带来什么 ----

brief-settler = { $tiles } 块可选
brief-mayor = 你 +{ $own }
brief-builder = { $own ->
    [0] 买不起
   *[other] { $least } 起
}
brief-craftsman = 你 { $own } · 下家 { $next }
brief-trader = 商会 { $sold }/{ $spaces }
brief-captain = +{ $own } · 空船 { $free }
brief-prospector = 你 +1
tells-settler = 可选的种植园
tells-quarries = 剩余采石场
tells-seat = { $seat }
tells-nothing = 无
tells-mayor = { $count } 个移民
tells-builder = { $count ->
    [0] 什么都买不起
   *[other] 买得起 { $count } 种建筑
}
tells-craftsman = { $goods }
tells-trader = 可卖 { $count } 杜布隆
tells-captain = 首次装货 { $count } 分
tells-house = 商会
tells-free = 空船
empty-title = { $role }不会给你带来任何东西
empty-full-island = 你的岛屿已满。
empty-no-tile = 没有牌片了。
empty-no-colonist = 没有移民会来。
empty-no-spot = 你没有空位，移民只能留在圣胡安。
empty-no-money = 你什么建筑都买不起。
empty-full-city = 你的城区没有空地了。
empty-no-crop = 你现在没有一座种植园能产出。
empty-no-goods = 你没有货物。
empty-no-buyer = 商会不收你的任何货物。
empty-no-ship = 没有船肯装你的货物。
empty-others = 其他人得到：{ $list }。
empty-nobody = 其他人也得不到什么。
empty-anyway = 仍然选择
worth-about = 你比其他人多得的分数

# ---- 生产链 ----

lacks-farmer = { $name }种植园上没有移民
lacks-worker = { $name }的工坊里没有移民
lacks-both = 种植园和工坊里都没有移民
lacks-plantation = 没有{ $name }种植园
lacks-building = 没有{ $name }的工坊
lacks-more-farmer = 种植园再放 1 个移民就多产 1 桶
lacks-more-worker = 工坊再放 1 个移民就多产 1 桶
lacks-more-both = 再放 2 个移民就多产 1 桶
lacks-more-plantation = 再有一座种植园就多产 1 桶
lacks-more-building = 换更大的工坊就多产 1 桶
chain-makes = { $name }：产 { $count }
chain-lacks = { $name } 0：{ $why }

# ---- 一个动作，一句话 ----

caption-load = { $seat }装 { $amount } 个{ $good } { $gain }。
caption-wharf = { $seat }从船坞运走 { $amount } 个{ $good } { $gain }。
caption-arrive-all = 移民船给每人送来 { $colonists } 个移民。
caption-mayor = { $seat }安置 { $colonists } 个移民：{ $places }。
caption-post = { $count ->
    [one] { $name }
   *[other] { $name } ×{ $count }
}
caption-san-juan = 圣胡安
caption-harvest = 产出：{ $each }。
caption-harvest-each = { $seat } { $good }
keeps-kinds = 装货之后你能保留 { $kinds } 种货物的全部和单独 1 桶。
keeps-barrel = 装货之后你只能保留单独 1 桶。
keeps-idle = { $kinds ->
    [0] 装货之后你只能保留单独 1 桶：{ $buildings }里没有移民。
   *[other] 装货之后你能保留 { $kinds } 种和单独 1 桶：{ $buildings }里没有移民。
}
peek-market = 建筑
peek-plantations = 种植园
last-round-colonists = 最后一轮：移民不够了
last-round-city = 最后一轮：有城区建满了
last-round-points = 最后一轮：胜利分发完了

# ---- 给读屏软件的标签 ----

aria-not-now = 现在不可以；可以问为什么
aria-role = { $name }，{ $doubloons ->
    [0] 没有杜布隆
   *[other] { $doubloons } 杜布隆
}
aria-role-taken = { $name }，已被{ $seat }选走
aria-building = { $name }，{ $cost ->
    [0] 免费
   *[other] { $cost } 杜布隆
}，{ $points } 分，剩 { $left } 座{ $dear ->
    [yes] ，太贵
   *[no] { "" }
}
aria-building-own = { $name }，已建
aria-building-gone = { $name }，售罄
aria-plantation = 拿取：{ $name }
aria-quarries = 拿一座采石场，剩 { $count } 座
aria-pile = 未翻开的种植园，{ $count } 张
aria-supply = 公共堆的{ $name }：{ $count }
aria-produce = 再拿 1 个{ $name }，公共堆有 { $count } 个
aria-sell = { $legal ->
    [yes] 卖出{ $name }，得 { $gain } 杜布隆
   *[no] 卖出{ $name }
}
aria-keep = 存放全部{ $name }，{ $count } 桶
aria-barrel = 留 1 桶{ $name }，共 { $count } 桶
aria-goods = { $name }：{ $count }
aria-recruit = 从公共堆拿 1 个移民
aria-recruit-to = 在这里放移民：{ $name }
aria-put-colonist = 在这里放移民：{ $name }
aria-put-noble = 在这里放贵族：{ $name }
aria-take-back-colonist = 拿回移民：{ $name }
aria-take-back-noble = 拿回贵族：{ $name }
aria-load = 装 { $what }：{ $points } 分
aria-ship = { $size } 格船：{ $empty ->
    [yes] 空
   *[no] { $barrels } { $name }
}
aria-colonist-ship = 移民船：船上 { $count } 个，下一船会带来 { $next } 个
aria-trading-house = 商会：{ $count ->
    [0] 空
   *[other] { $goods }
}
aria-island = { $seat_is ->
    [you] 你的岛屿
   *[other] { $seat }的岛屿
}：{ $count } 块，{ $occupied } 块有人
aria-city = { $seat_is ->
    [you] 你的城区
   *[other] { $seat }的城区
}：12 块中 { $count } 块，{ $circles } 个位置中 { $filled } 个有人
aria-covered = 分数盖着，终局揭晓
aria-points = 计分圆片 { $count } 分
aria-score = 计分圆片 { $count } 分；如果现在结束共 { $score } 分
aria-colonists = { $count } 个移民，圣胡安 { $idle } 个
aria-barrels = { $count } 桶货物

# ---- 终局 ----

end-rank = 名次
end-player = 玩家
end-chips = 计分圆片
end-buildings = 建筑
end-total = 总分
end-tie = 杜布隆与货物
end-tie-about = 同分时比杜布隆与货物之和。

# ---- 用文字描述版图 ----

see-comma = 、
see-nothing = 无
see-count = { $count } 个{ $name }
see-over = 游戏结束。
see-round = { $seat_is ->
    [you] 第 { $number } 轮，你是总督。
   *[other] 第 { $number } 轮，{ $seat }是总督。
}
see-ending-colonists = 这是最后一轮：移民不够了。
see-ending-city = 这是最后一轮：有城区建满了。
see-ending-points = 这是最后一轮：胜利分发完了。
see-role-taken = { $now ->
    [yes] 正在进行：{ $name }，由{ $seat }选择。
   *[no] { $name }已被{ $seat }选走。
}
see-roles = 可选角色：{ $list }。
see-role-free = { $doubloons ->
    [0] { $name }
   *[other] { $name }（{ $doubloons } 杜布隆）
}
see-colonists = 移民船上 { $ship } 个；公共堆 { $supply } 个；下一船会带来 { $next } 个。
see-ship = { $size } 格船：{ $barrels } 个{ $name }。
see-ship-empty = { $size } 格船：空。
see-house = 商会：{ $goods }。
see-house-empty = 商会：空。
see-plantations = { $count ->
    [0] 没有翻开的种植园
   *[other] 翻开的种植园：{ $tiles }
}；采石场 { $quarries } 座；未翻开 { $down } 张。
see-supply = 公共堆：{ $list }；胜利分 { $points } 分。
see-market = 可建的建筑：{ $list }。
see-offer = { $name } { $cost } 杜布隆（{ $left } 座）
see-player = { $seat_is ->
    [you] 你
   *[other] { $seat }
}有 { $doubloons } 杜布隆，计分圆片 { $points } 分，{ $colonists } 个移民（圣胡安 { $idle } 个）；货物：{ $list }。
see-island = { $seat_is ->
    [you] 你的岛屿
   *[other] { $seat }的岛屿
}，{ $count }/{ $spaces }：{ $list }。
see-city = { $seat_is ->
    [you] 你的城区
   *[other] { $seat }的城区
}，{ $count }/{ $spaces }：{ $list }。
see-tiles = { $count } 块{ $name }（{ $colonists } 块有人）
see-building = { $name }（{ $colonists }/{ $circles }）

# ---- 一局的数字 ----

stat-rounds = 共进行了 { $count } 轮。
stat-ended-colonists = 移民用完了。
stat-ended-city = 有城区建满了。
stat-ended-points = 胜利分发完了。
stat-favourite = 最常被选的角色是{ $role }：{ $count } 次。
stat-made = 产出货物
stat-made-about = 历次监管阶段的桶数，包括特权
stat-shipped = 运出货物
stat-shipped-about = 装上运输船和经船坞运走的桶数
stat-extra = 装货加分
stat-extra-about = 船长特权与港口
stat-lost = 损失货物
stat-lost-about = 存放不下的桶数
stat-sales = 卖货收入
stat-sales-about = 从商会得到的杜布隆
stat-earned = 总收入
stat-earned-about = 卖货、角色卡、工厂与淘金者的杜布隆
stat-buildings = 建筑
stat-buildings-about = 全局建造数
stat-colonists = 移民
stat-colonists-about = 终局时，包括圣胡安

# ---- 关于游戏 ----

game-credits = 《波多黎各》由 Andreas Seyfarth 设计，alea 于 2002 年出版。

# ---- Confirm -------------------------------------------------------------------------------------------------------

confirm-pick = 选{ $role }{ role-doubloons }
confirm-take = 拿{ $tile }
confirm-put = 放到{ $place }
confirm-placing = { $nobles ->
    [yes] 安置 { $count } 人
   *[no] 安置 { $count } 个移民
}
confirm-build = 建{ $building }，{ doubloons-prices }
confirm-produce = 多拿 1 个{ $good }
confirm-sell = 卖{ $good }，得 { earned-prices }
confirm-load = 装 { $loads_amount } 个{ $good } +{ $loads_points }
confirm-wharf = 运 { $loads_amount } 个{ $good } +{ $loads_points }
confirm-keep = 存放{ $good }
confirm-barrel = 留 1 个{ $good }
# 为什么不能撤销，按做出的决定
commit-settler = 确认后翻开新的种植园。
commit-hospice = { commit-settler }
commit-hacienda = 确认后翻开 1 座种植园。

# 概率按钮的名称，以及数字的单位
odds-name = 价值
odds-unit = 粗略估计：这次行动让你比其他人多得几分；提示会看得更远。

# ---- 角色结束时的小结 -----------------------------------------------------------------------------------------------

summary-craftsman = 产出
summary-trader = 卖出
summary-captain = 装船
summary-goods = { $goods }
summary-sale = { $good }，得 { $amount } 杜布隆
summary-points = { $points } 分
summary-left = 公共堆还剩：{ $goods }

# ---- 扩展 -----------------------------------------------------------------------------------------------------------

# 选建筑
draft-name = 本局的建筑
aria-draft-spaces = { $cost } 杜布隆的建筑：{ $spaces } 个空格，还剩 { $left } 个
aria-draft-open = { $name }，{ $cost } 杜布隆
aria-draft-chosen = { $name }，已选入本局
aria-draft-no-space = { $name }，本局没有
aria-draft-barred = { $name }，本局没有
draft-open = 造价 { $cost }。选中后，它的每一份都进入市场。
draft-chosen = 已选入本局。
draft-no-space = { $cost } 杜布隆的空格已经用完：本局没有这座建筑。
draft-barred = 农庄和森林小屋不会在同一局出现。
box-new-buildings = 一
box-nobles = 二

# 谁在哪里：建筑上的几个字，旁边的一句话
does-land-office-colonist = 买
does-land-office-noble = 卖
does-chapel-colonist = 钱
does-chapel-noble = 分
does-hunting-lodge-colonist = 清
does-hunting-lodge-noble = +2
does-zoning-office-colonist = −1
does-zoning-office-noble = −2
works-land-office-colonist = 这里是移民：商人阶段可以花 1 杜布隆翻 1 座种植园。
works-land-office-noble = 这里是贵族：商人阶段可以退还 1 座种植园，得 1 杜布隆。
works-chapel-colonist = 这里是移民：每个监管阶段得 1 杜布隆。
works-chapel-noble = 这里是贵族：每个监管阶段得 1 分。
works-hunting-lodge-colonist = 这里是移民：拓荒者阶段结束时可以清掉 1 座种植园或森林。
works-hunting-lodge-noble = 这里是贵族：拓荒者阶段结束时，如果你岛上的空地比别人都多，得 2 分。
works-zoning-office-colonist = 这里是移民：1、2、3 分的建筑便宜 1 杜布隆。
works-zoning-office-noble = 这里是贵族：大型建筑便宜 2 杜布隆。
in-use-by = { $name }：{ $what }

# 贵族、住客、抵价
who-name = 派谁去
who-colonist = { $count } 个移民
who-noble = { $count } 个贵族
aria-give-colonist = 交出移民：{ $name }
aria-give-noble = 交出贵族：{ $name }
aria-give-good = 交出 1 个{ $name }，共有 { $count } 个
aria-give-point = 交出 1 分
aria-clear = { $name }
aria-colonist-ship-nobles = 移民船：船上有 { $count } 个移民和 { $nobles } 个贵族，下一艘会送来 { $next } 人
aria-nobles = { $count } 个贵族，其中 { $idle } 个在圣胡安
aria-nobles-left = 公共堆的贵族：{ $count } 个
caption-noble = { $name }（贵族）
caption-mayor-nobles = { $seat }安置 { $colonists } 个移民和 { $nobles } 个贵族：{ $places }。

# 价格、买卖、装货
tip-forests = 森林
tip-black-market = 还差 { $count } 杜布隆，可以由黑市抵付。
tip-post = 在贸易站卖 1 个{ $name }
aria-post = 在贸易站卖{ $name }，得 { $gain } 杜布隆
land-buy = 翻 1 座种植园
land-sell = 点击你的一座种植园来退还，得 { $count } 杜布隆。
small-wharf-rate = { $besides ->
    [0] 任意几个货物，每 2 个 1 分。
   *[other] 任意几个货物，每 2 个 1 分，这次装货另得 { $besides } 分。
}
small-wharf-aboard = 已装 { $count } 个：{ $points } 分
small-wharf-about = 可以运走任意几个货物，每 2 个 1 分。
aria-small-wharf = 小船坞装 1 个{ $name }，共有 { $count } 个
supplier-left = 还能交 { $count } 个，种类各不相同
aria-supply-good = 交 1 个{ $name }，得 1 分
aria-supply-from = 交 1 个{ $name }，共有 { $count } 个
caption-small-wharf = { $seat }从小船坞运走 { $goods } { $gain }。
caption-supply = { $seat }的皇家供应商交出 { $goods } { $gain }。

# 图书馆与海盗
doubled = 图书馆使特权加倍。
reward-card = 奖赏卡
reward-card-about = 持有奖赏卡的人，要等别人当过海盗，才能再当。
tip-reward-card = { $seat_is ->
    [you] 你持有奖赏卡：要等别人当过海盗，你才能再当。
   *[other] { $seat }持有奖赏卡，不能选海盗。
}
tip-captured = { $seat }扣押了这张卡。
tip-capture = 扣押{ $role }
tip-capture-about = 卡上的杜布隆归你。别人选了它，银行付你 { $count } 杜布隆；没有人选，轮末由你来执行。
tip-raid = 劫 { $size } 格船
tip-raid-about = { $back ->
    [0] 你留下 { $kept } 个{ $name }，船就空了。
   *[other] 你留下 { $kept } 个{ $name }，{ $back } 个放回公共堆，船就空了。
}
tip-plunder = 货物全部放回公共堆，你得 { $plunder } 分。
tip-poach = 船上比玩家多 { $surplus } 人：你最多带走 { $poach } 人，放在自己的空位上，其余的回公共堆。
raid-name = 劫 { $size } 格船
raid-keep = 留
aria-raid = 劫 { $size } 格船，留下 { $kept } 个{ $name }
# 最有油水的一处；其余见旁边的说明
brief-buccaneer = { $raid ->
    [0] { $plunder ->
        [0] { $poach ->
            [0] 扣押
           *[other] 移民船 { $poach }
        }
       *[other] 商会 { $plunder }
    }
   *[other] 货船 { $raid }
}
tells-raid = 可劫的货物
tells-plunder = 商会里的分数
tells-poach = 可劫的人

# 庆典
festival-name = 庆典
festival-plantation = 庆典目标：种植园
festival-production = 庆典目标：产出
festival-building = 庆典目标：建筑
festival-plantation-about = 最先有 { $tiles } 座翻开的{ $tile }种植园的人，得 { $colonists } 个移民，立刻安置。
festival-production-about = 最先在一个监管阶段产出{ $goods }的人，得 { $doubloons } 杜布隆。
festival-building-about = 最先建成{ $building }的人，得 { $points } 分。
festival-won = { $seat }已经达成这个目标。
festival-reached = 已达成
reach-plantation = { $count }/{ $tiles }
reach-production = { $count }/{ $kinds }
reach-building = { $count ->
    [0] 付得起
   *[other] 差 { $count }
}

# 用文字描述版图
see-nobles = 贵族：船上 { $ship } 个，公共堆 { $supply } 个。
see-reward-card = { $seat }持有奖赏卡。
see-captured = { $seat }扣押了{ $name }卡。
see-festival-plantation = 庆典，3 座{ $name }种植园：{ $list }。
see-festival-production = 庆典，产出{ $goods }：{ $list }。
see-festival-building = 庆典，{ $name }：{ $list }。
see-festival-won = { $objective ->
    [plantation] 庆典，种植园
    [production] 庆典，产出
   *[building] 庆典，建筑
}：{ $seat }已达成。
see-reach-plantation = { $seat } { $count }
see-reach-production = { $seat } { $count }
see-reach-building = { $count ->
    [0] { $seat }付得起
   *[other] { $seat }差 { $count }
}
see-reach-never = { $seat }不能建
see-draft = 可以选：{ $list }。
see-draft-kind = { $name }（{ $cost }）
see-noble-there = { $text }，其中 { $count } 个贵族
see-player-nobles = { $seat }有 { $nobles } 个贵族（{ $idle } 个在圣胡安）。

# 终局
end-nobles = 贵族
stat-bonuses = 其他得分
stat-bonuses-about = 装货以外得到的胜利分：教堂、礼拜堂、狩猎小屋、交货、工会大厅、洗劫、庆典
stat-nobles = 贵族
stat-nobles-about = 整局得到的贵族

# 确认
confirm-draft = 选{ $building }
confirm-guest = 住客去{ $place }
confirm-guest-noble = 贵族住客去{ $place }
confirm-put-noble = 贵族放到{ $place }
confirm-library = 特权加倍
confirm-pass-library = 先不用图书馆
confirm-forest = 铺成森林
confirm-pass-forest = 正面放下
confirm-discard = 清掉{ $tile }
confirm-board = { $person_is ->
    [noble] 要贵族
   *[other] 要移民
}
confirm-post = 卖{ $good }，得 { earned-post }
confirm-buy-tile = 花 1 杜布隆翻种植园
confirm-sell-tile = 退还{ $tile }，得 1 杜布隆
confirm-supply = 交 1 个{ $good }
confirm-small-wharf = 装 1 个{ $good }
confirm-raid = 劫船，留 { $amount } 个
confirm-capture = 扣押{ $role }{ role-doubloons }
confirm-expel = { $person_is ->
    [noble] 贵族也送回
   *[other] 只送回移民
}
commit-draft = 确认后布置开局：庆典和种植园。
commit-second-tile = { commit-settler }
commit-lodge = { commit-settler }
