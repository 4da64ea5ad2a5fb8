# 《波多黎各》的中文文字。$x 是变成词的事实，$x_is 供选择之用：见 quayside/voice/voice.py。

game-name = 波多黎各
game-tagline = 选一个角色，全岛跟着行动。

option-swap-factory-university = 工厂与大学对调价格
option-swap-factory-university-about = 工厂改为 8 杜布隆，大学改为 7 杜布隆。
option-corn-starters-pay = 玉米开局少拿钱
option-corn-starters-pay-about = 起始种植园是玉米的玩家，开局少拿 1 杜布隆。
option-vp-pool = 胜利分总数
option-vp-pool-about = 5 人游戏可以用 126 分代替 122 分。
option-vp-pool-null = 标准

# ---- 词 -------------------------------------------------------------------------------------------------------------

good-corn = 玉米
good-indigo = 靛蓝
good-sugar = 蔗糖
good-tobacco = 烟草
good-coffee = 咖啡

short-corn = { good-corn }
short-indigo = { good-indigo }
short-sugar = { good-sugar }
short-tobacco = { good-tobacco }
short-coffee = { good-coffee }

carries-corn = { good-corn }
carries-indigo = { good-indigo }
carries-sugar = { good-sugar }
carries-tobacco = { good-tobacco }
carries-coffee = { good-coffee }

tile-corn = { good-corn }
tile-indigo = { good-indigo }
tile-sugar = { good-sugar }
tile-tobacco = { good-tobacco }
tile-coffee = { good-coffee }
tile-quarry = 采石场

role-settler = 拓荒者
role-settler-about = 人人拿 1 座种植园；拓荒者可以改拿采石场。
role-mayor = 市长
role-mayor-about = 人人得到移民并重新安置；市长多得 1 个。
role-builder = 建筑师
role-builder-about = 人人可以建造 1 座建筑；建筑师少付 1 杜布隆。
role-craftsman = 监管
role-craftsman-about = 人人生产货物；监管最后多拿 1 个。
role-trader = 商人
role-trader-about = 人人可以卖 1 个货物给商会；商人多得 1 杜布隆。
role-captain = 船长
role-captain-about = 人人必须装货换胜利分；船长第一次装货多得 1 分。
role-prospector = 淘金者
role-prospector-about = 淘金者从银行得到 1 杜布隆；其他人不行动。
role-prospector-2 = 第二淘金者
role-prospector-2-about = { role-prospector-about }

building-small-indigo-plant = 小靛蓝坊
building-small-indigo-plant-about = 坊里的 1 个移民，把 1 座有人的靛蓝种植园的出产制成靛蓝。
building-small-sugar-mill = 小糖坊
building-small-sugar-mill-about = 坊里的 1 个移民，把 1 座有人的蔗糖种植园的出产制成蔗糖。
building-indigo-plant = 靛蓝坊
building-indigo-plant-about = 最多 3 个移民，每人把 1 座有人的靛蓝种植园的出产制成靛蓝。
building-sugar-mill = 糖坊
building-sugar-mill-about = 最多 3 个移民，每人把 1 座有人的蔗糖种植园的出产制成蔗糖。
building-tobacco-storage = 烟草坊
building-tobacco-storage-about = 最多 3 个移民，每人把 1 座有人的烟草种植园的出产制成烟草。
building-coffee-roaster = 咖啡坊
building-coffee-roaster-about = 最多 2 个移民，每人把 1 座有人的咖啡种植园的出产制成咖啡。
building-small-market = 小市场大厅
building-small-market-about = 每次卖货给商会，多得 1 杜布隆。
building-hacienda = 农庄
building-hacienda-about = 拓荒者阶段，选牌片之前可以先翻 1 座额外的种植园。
building-construction-hut = 建筑小屋
building-construction-hut-about = 拓荒者阶段，可以拿采石场来代替种植园。
building-small-warehouse = 小仓库
building-small-warehouse-about = 船长阶段结束时，可以保存 1 种货物的全部。
building-hospice = 收容院
building-hospice-about = 拓荒者阶段，可以在你选的牌片上放 1 个移民。
building-office = 分商会
building-office-about = 商会里已经有的货物，你也可以卖。
building-large-market = 大市场大厅
building-large-market-about = 每次卖货给商会，多得 2 杜布隆。
building-large-warehouse = 大仓库
building-large-warehouse-about = 船长阶段结束时，可以保存 2 种货物的全部。
building-factory = 工厂
building-factory-about = 监管阶段，你产出 1、2、3、4、5 种货物，分别得 0、1、2、3、5 杜布隆。
building-university = 大学
building-university-about = 建筑师阶段，可以在你刚建成的建筑上放 1 个移民。
building-harbor = 港口
building-harbor-about = 船长阶段，你每次装货多得 1 分；用船坞发货也算一次。
building-wharf = 船坞
building-wharf-about = 每个船长阶段一次，可以不用运输船，自己运走 1 种货物的全部。
building-guild-hall = 行会大厅
building-guild-hall-about = 终局时，你每有 1 座小型生产建筑得 1 分，每有 1 座大型生产建筑得 2 分。
building-residence = 官邸
building-residence-about = 终局时，你岛上放了牌片的土地不到 10 块得 4 分，10、11、12 块得 5、6、7 分。
building-fortress = 要塞
building-fortress-about = 终局时，你每有 3 个移民得 1 分。
building-customs-house = 海关
building-customs-house-about = 终局时，你的计分圆片每满 4 分，再得 1 分。
building-city-hall = 市政厅
building-city-hall-about = 终局时，你每有 1 座紫色建筑得 1 分，市政厅自己也算。

place-corn = 玉米种植园
place-indigo = 靛蓝种植园
place-sugar = 蔗糖种植园
place-tobacco = 烟草种植园
place-coffee = 咖啡种植园
place-quarry = 采石场
place-small-indigo-plant = { building-small-indigo-plant }
place-small-sugar-mill = { building-small-sugar-mill }
place-indigo-plant = { building-indigo-plant }
place-sugar-mill = { building-sugar-mill }
place-tobacco-storage = { building-tobacco-storage }
place-coffee-roaster = { building-coffee-roaster }
place-small-market = { building-small-market }
place-hacienda = { building-hacienda }
place-construction-hut = { building-construction-hut }
place-small-warehouse = { building-small-warehouse }
place-hospice = { building-hospice }
place-office = { building-office }
place-large-market = { building-large-market }
place-large-warehouse = { building-large-warehouse }
place-factory = { building-factory }
place-university = { building-university }
place-harbor = { building-harbor }
place-wharf = { building-wharf }
place-guild-hall = { building-guild-hall }
place-residence = { building-residence }
place-fortress = { building-fortress }
place-customs-house = { building-customs-house }
place-city-hall = { building-city-hall }

source-supply = 从公共堆
source-ship = 从移民船上

decision-role = 选择角色
decision-hacienda = 农庄翻不翻牌
decision-settler = 选择牌片
decision-hospice = 收容院是否领移民
decision-privilege = 市长是否多拿 1 个移民
decision-mayor = 安置移民
decision-builder = 建造
decision-university = 大学是否领移民
decision-craftsman = 监管多拿哪种货物
decision-trader = 出售货物
decision-captain = 装货
decision-storage = 清仓

payer-none = 银行
payee-none = 银行

doubloons-amount = { $amount } 杜布隆
doubloons-held = { $doubloons } 杜布隆
doubloons-price = { $price } 杜布隆
doubloons-prices = { $prices ->
    [0] 免费
   *[other] { $prices } 杜布隆
}
earned-prices = { $prices } 杜布隆
colonists-count = { $colonists } 个移民
points-amount = { $amount } 分
points-load = { $loads_points } 分
points-score = { $score } 分
a-tile = { $tile_is ->
    [quarry] 1 座采石场
   *[other] 1 座{ $tile }种植园
}
the-tile = { $tile_is ->
    [quarry] 采石场
   *[other] { $tile }种植园
}
a-building = 1 座{ $building }

# ---- 记录：开局与各轮 -----------------------------------------------------------------------------------------------

log-start-game = { $players } 人游戏开始，首任总督是{ $first }。
log-start-tile = { $seat }的起始牌片：{ a-tile }。
log-row = { $rule_is ->
    [puerto-rico-setup-row] 翻出第一批种植园：{ $tiles }。
   *[other] 翻出新的种植园：{ $tiles }。
}
log-reshuffle = 新牌堆用完，弃牌堆的 { $tiles } 张牌片洗成新的一堆。
log-round = 第 { $number } 轮：{ $governor }是总督。
log-pick = { $seat }选择{ $role }。
log-pay = { $reason_is ->
    [card] { $payee }拿走角色卡上的 { doubloons-amount }。
    [building] { $payer }付给银行 { doubloons-amount }。
    [black-market] { $payer }把全部 { doubloons-amount }付给银行。
    [prospector] { $payee }淘到 { doubloons-amount }。
    [factory] 工厂付给{ $payee } { doubloons-amount }。
    [captured-card] { $payee }拿走扣押的角色卡上的 { doubloons-amount }。
    [chapel] 礼拜堂付给{ $payee } { doubloons-amount }。
    [jeweler] 珠宝坊付给{ $payee } { doubloons-amount }。
    [specialty-factory] 专业工厂付给{ $payee } { doubloons-amount }。
    [lighthouse] 灯塔付给{ $payee } { doubloons-amount }。
    [capture] 扣押的角色被人选走，银行付给{ $payee } { doubloons-amount }。
    [festival] 庆典奖赏{ $payee } { doubloons-amount }。
    [land] { $payer_is ->
        [none] 地产办公室付给{ $payee } { doubloons-amount }。
       *[other] { $payer }付给地产办公室 { doubloons-amount }。
    }
   *[sale] { $payee }得到货款 { doubloons-amount }。
}
log-card-doubloons = 没人选的角色卡上各放 1 杜布隆：{ $roles }。
log-governor = 总督卡交给{ $seat }。

# ---- 记录：拓荒者 ---------------------------------------------------------------------------------------------------

log-draw = { $seat }的农庄翻出 { a-tile }。
log-no-draw = { $seat }没有使用农庄。
log-take = { $seat }{ take-how }拿走 { a-tile }。
take-how = { $rule_is ->
    [puerto-rico-buildings-construction-hut] 凭建筑小屋
    [puerto-rico-library-settler] 凭图书馆再
   *[other] { "" }
}
log-no-tile = { $forced ->
    [yes] { $rule_is ->
        [puerto-rico-settler-full-island] { $seat }的岛屿已满，拿不了牌片。
       *[other] 没有牌片可拿，{ $seat }空手而回。
    }
   *[no] { $seat }不拿牌片。
}
log-hospice = { $seat }的收容院{ $source }领来 1 个移民，{ hospice-where }。
hospice-where = { $tile_is ->
    [forest] 因为是森林，留在圣胡安
   *[other] 安置在新的{ the-tile }上
}
log-no-hospice = { $seat }没有使用收容院。
log-clear-row = 剩下的种植园进弃牌堆：{ $tiles }。

# ---- 记录：市长 -----------------------------------------------------------------------------------------------------

log-privilege-colonist = 市长特权：{ $seat }从公共堆得到 1 个移民。
log-no-privilege-colonist = { $seat }放弃市长的特权移民。
log-arrive = 移民船给{ $seat }送来 { colonists-count }。
log-lift = { $seat }重新安置 { colonists-count }。
log-put = { $seat }把 1 个移民安置在{ $place }。
log-san-juan = { $seat }没有空位了，{ san-juan-stay }在圣胡安。
san-juan-stay = { colonists-count }留
log-fill-ship = { $rule_is ->
    [puerto-rico-mayor-short-supply] { $colonists ->
        [0] 公共堆没有移民了，该上船的 { $wanted } 个一个也没有。
       *[other] 公共堆只剩 { colonists-count }上船，本该有 { $wanted } 个。
    }
   *[other] 移民船补充 { colonists-count }。
}

# ---- 记录：建筑师与监管 ---------------------------------------------------------------------------------------------

log-build = { $seat }{ build-price }建成 { a-building }。
build-price = { $price ->
    [0] 分文不花
   *[other] 花 { doubloons-price }
}
log-no-build = { $forced ->
    [yes] { $seat }什么都建不了。
   *[no] { $seat }不建造。
}
log-university = { $seat }的大学{ $source }领来 1 个移民，安置在新的{ $building }里。
log-no-university = { $seat }没有使用大学。
log-harvest = { $seat }{ harvest-goods }{ harvest-short }。
harvest-goods = { $goods_is ->
    [none] 什么也没有产出
   *[some] 产出 { $goods }
}
harvest-short = { $short_is ->
    [none] { "" }
   *[some] ；公共堆不够，少得 { $short }
}
log-extra-good = 监管特权：{ $seat }再得 1 个{ $good }。
log-no-extra-good = { $forced ->
    [yes] { $seat }没有特权货物可拿。
   *[no] { $seat }放弃监管的特权货物。
}

# ---- 记录：商人与船长 -----------------------------------------------------------------------------------------------

log-sell = { $seat }卖给商会 1 个{ $good }。
log-no-sale = { $forced ->
    [yes] { $seat }没有商会肯收的货物。
   *[no] { $seat }不卖货物。
}
log-empty-house = 商会已满，清空：{ $goods }放回公共堆。
log-load = { $seat }把 { $amount } 个{ $good }装上 { $ship } 格船。
log-wharf = { $seat }从自己的船坞运走 { $amount } 个{ $good }。
log-points = { points-why }：{ $seat }得 { points-amount }。
points-why = { $reason_is ->
    [captain] 船长特权
    [harbor] 港口
    [church] 教堂
    [hunting-lodge] 狩猎小屋，岛屿最空
    [chapel] 礼拜堂的贵族
    [royal-supplier] 皇家供应商
    [union-hall] 工会大厅
    [plunder] 洗劫商会
    [festival] 庆典
   *[load] 装货
}
log-no-load = { $seat }暂不使用船坞。
log-keep = { $seat }把 { $amount } 个{ $good }存进仓库。
log-barrel = { $seat }留下 1 个{ $good }。
log-spoil = { $seat }存不下 { $goods }，放回公共堆。
log-unload = { $ship } 格船满载 { $amount } 个{ $good }出海，卸空而回。

# ---- 记录：终局 -----------------------------------------------------------------------------------------------------

log-ending = { $reason_is ->
    [colonists] 移民不够补充移民船了：本轮是最后一轮。
    [city] 有人的城区已经建满：本轮是最后一轮。
   *[points] 最后的计分圆片被拿走：本轮是最后一轮。
}
log-end-game = 游戏结束：{ $each }。
log-end-game-each = { $rank ->
    [1] { $seat }以 { points-score }获胜
   *[other] { $seat }得 { points-score }
}

# ---- 提示 -----------------------------------------------------------------------------------------------------------

prompt-role = { $seat_is ->
    [you] 请选择 1 个角色：人人都要行动，由你先来，卡上的杜布隆也归你。
   *[other] { $seat }要选择 1 个角色：人人都要行动，由{ $seat }先来并享有特权。
}
prompt-hacienda = { $seat_is ->
    [you] 先翻 1 座种植园，也可以不翻：翻到什么都得放下，岛上还有 { spaces-free }。
   *[other] { $seat }可以用农庄先翻 1 座种植园：翻到什么都得放下，岛上还有 { spaces-free }。
}
spaces-free = { $free_island } 块空地
prompt-settler = { $seat_is ->
    [you] 你可以拿 1 座{ settler-may }，也可以不拿：放下就不能再移走，岛上还有 { spaces-free }。
   *[other] { $seat }可以拿 1 座{ settler-may }：放下就不能再移走，岛上还有 { spaces-free }。
}
settler-may = { $quarry ->
    [yes] 翻开的种植园或采石场
   *[no] 翻开的种植园
}
prompt-hospice = { $seat_is ->
    [you] { $tile_is ->
        [forest] 为新的森林领 1 个移民到圣胡安，也可以不领：收容院{ $source }领来。
       *[other] 在新的{ the-tile }上放 1 个移民，也可以不放：收容院{ $source }领来。
    }
   *[other] { $tile_is ->
        [forest] { $seat }的收容院可以为新的森林{ $source }领 1 个移民到圣胡安。
       *[other] { $seat }的收容院可以{ $source }领 1 个移民，放在新的{ the-tile }上：有了人，它立刻就能起作用。
    }
}
prompt-privilege = { $seat_is ->
    [you] 作为市长多拿 1 个移民，也可以不拿{ supply-ends }
   *[other] 市长{ $seat }可以从公共堆多拿 1 个移民{ supply-ends }
}
supply-ends = { $ends ->
    [yes] ：公共堆一旦不够，游戏就要结束。
   *[no] 。
}
prompt-mayor = { $seat_is ->
    [you] 请安置移民（{ colonists-to-place }）：空位不起作用。
   *[other] { $seat }要安置移民（{ colonists-to-place }）：没有移民的牌片和建筑不起作用。
}
colonists-to-place = 还有 { $left } 个，空位 { $circles } 个
prompt-builder = { $seat_is ->
    [you] 你可以建造 1 座建筑，也可以不建：你有 { doubloons-held }{ quarries-save }。
   *[other] { $seat }可以建造 1 座建筑：手上有 { doubloons-held }，价格已扣除折扣。
}
quarries-save = { $quarries ->
    [0] { "" }
   *[other] ，{ $quarries } 座采石场每座建筑最多省 { $quarries }
}
prompt-university = { $seat_is ->
    [you] 在新建的{ $building }里放 1 个移民，也可以不放：大学{ $source }领来。
   *[other] { $seat }的大学可以{ $source }领 1 个移民，放进新建的{ $building }：有了人，它立刻就能起作用。
}
prompt-craftsman = { $seat_is ->
    [you] 作为监管再拿 1 个货物，也可以不拿：只限你刚刚产出的种类。
   *[other] 监管{ $seat }可以再拿 1 个货物：只限刚刚产出的种类。
}
prompt-trader = { $way_is ->
    [land] { $seat_is ->
        [you] 你可以使用地产办公室，也可以不用。
       *[other] { $seat }可以使用地产办公室。
    }
    [post] { $seat_is ->
        [you] 你可以卖 1 个货物，也可以不卖：贸易站什么都收；商会每种只收一个，收满 4 个就不再收。
       *[other] { $seat }可以卖 1 个货物：卖给商会，或者卖给什么都收的贸易站。
    }
   *[house] { $seat_is ->
        [you] 你可以卖 1 个货物给商会，也可以不卖：商会每种只收一个，收满 4 个就不再收。
       *[other] { $seat }可以卖 1 个货物给商会：商会每种只收一个，收满 4 个就不再收。
    }
}
prompt-captain = { $must ->
    [yes] { $seat_is ->
        [you] 请装 1 种货物，能装多少装多少，每个货物 1 分：能装就必须装。
       *[other] { $seat }要装 1 种货物，能装多少装多少，每个货物 1 分：能装就必须装。
    }
   *[no] { $seat_is ->
        [you] 没有运输船肯装你的货物：可以{ from-wharf }，也可以先留着。
       *[other] 没有运输船肯装{ $seat }的货物，但可以{ from-wharf }。
    }
}
from-wharf = { $wharf_is ->
    [small] 从小船坞运走任意几个货物，每 2 个 1 分
    [both] 从船坞运走 1 种，每个货物 1 分，或者从小船坞运走任意几个，每 2 个 1 分
   *[large] 从船坞运走 1 种，每个货物 1 分
}
prompt-storage = { $slot_is ->
    [warehouse] { $seat_is ->
        [you] 清仓：请选 1 种货物存进仓库（{ kinds-to-store }），存不下的都要放回公共堆。
       *[other] 清仓：{ $seat }要选 1 种货物存进仓库（{ kinds-to-store }），存不下的都要放回公共堆。
    }
   *[barrel] { $seat_is ->
        [you] 清仓：请选{ single-barrels }，其余的都要放回公共堆。
       *[other] { $seat }要选{ single-barrels }，其余的都要放回公共堆。
    }
}
single-barrels = { $barrels ->
    [1] 留在罗盘上的那 1 个货物
   *[other] 要留下的货物，还能留 { $barrels } 个
}
kinds-to-store = 还能存 { $slots } 种
prompt-over = 游戏结束：胜利分最多的人获胜。

# ---- 选择与分组 -----------------------------------------------------------------------------------------------------

choice-pick = { $role }{ role-doubloons }
role-doubloons = { $roles_doubloons ->
    [0] { "" }
   *[other] ，得 { $roles_doubloons } 杜布隆
}
choice-draw = 翻 1 座种植园
choice-take = { $tile }
choice-recruit-hospice = { $tile_is ->
    [forest] 领移民到圣胡安
   *[other] 在{ the-tile-label }上放移民
}
the-tile-label = { the-tile }
choice-recruit-privilege = 拿 1 个移民
choice-recruit-university = 在新建筑里放移民
choice-put = { $place }
choice-build = { $building }，{ doubloons-prices }
choice-produce = { $good }
choice-sell = { $good }，得 { earned-prices }
choice-load = { $good }：{ $loads_amount } 个装上 { $ship } 格船，{ points-load }
choice-wharf = { $good }：{ $loads_amount } 个从船坞运走，{ points-load }
choice-keep = { $good }（{ $goods }）
choice-barrel = { $good }
choice-pass-hacienda = 不翻
choice-pass-settler = 不拿
choice-pass-hospice = 不放移民
choice-pass-privilege = 不拿移民
choice-pass-builder = 不建造
choice-pass-university = 不放移民
choice-pass-craftsman = 不拿
choice-pass-trader = { $sold ->
    [yes] 到此为止
   *[no] { $way_is ->
        [land] 不用
       *[other] 不卖
    }
}
choice-pass-captain = 先不用船坞

group-pick = 选择角色
group-draw = 农庄
group-pass-hacienda = { group-draw }
group-take = 选择牌片
group-pass-settler = { group-take }
group-recruit-hospice = 收容院
group-pass-hospice = { group-recruit-hospice }
group-recruit-privilege = 市长的特权移民
group-pass-privilege = { group-recruit-privilege }
group-put = 安置移民
group-build = 建造
group-pass-builder = { group-build }
group-recruit-university = 大学
group-pass-university = { group-recruit-university }
group-produce = 监管的特权货物
group-pass-craftsman = { group-produce }
group-sell = 卖给商会
group-pass-trader = { group-sell }
group-load = 装上运输船
group-wharf = 使用船坞
group-pass-captain = { group-wharf }
group-keep = 存进仓库
group-barrel = 留下 1 个货物

# ---- 为什么不行 -----------------------------------------------------------------------------------------------------

why-puerto-rico-round-pick = { $problem ->
    [pass] 你必须选择 1 个角色；选了之后可以什么都不做。
   *[taken] { $role }这一轮已经被{ $seat }选走了。
}
why-puerto-rico-setup-roles = { $players } 人游戏没有{ $role }。
why-puerto-rico-buildings-hacienda = { $problem ->
    [late] 农庄要在选牌片之前使用，而且里面必须有移民。
   *[first] 先决定农庄翻不翻牌，再选牌片。
}
why-puerto-rico-settler-plantation = 翻开的种植园里没有{ $tile }。
why-puerto-rico-settler-quarry = { $problem ->
    [none_left] 采石场已经拿光了。
   *[no_right] 只有拓荒者，或者建筑小屋里有移民的玩家，才能拿采石场。
}
why-puerto-rico-mayor-san-juan = 还有空位时，不能把移民留在圣胡安：手上有 { $left } 个移民，空位 { $circles } 个。
why-puerto-rico-mayor-placement = { $problem ->
    [none] { no-such-place }
   *[full] { no-free-circle }
}
no-such-place = 你没有{ $place }。
no-free-circle = 你的{ $place }上没有空位了。
why-puerto-rico-builder-once = 你已经有{ $building }了，同一种建筑不能建两座。
why-puerto-rico-builder-copies = { $building }已经售罄。
why-puerto-rico-builder-large = { $building }需要 2 块空的城区，而你只有 { $free } 块。
why-puerto-rico-builder-price = { a-building-begins }要 { doubloons-price }，而你只有 { $money } 杜布隆。
a-building-begins = { $building }
why-puerto-rico-craftsman-privilege = { $problem ->
    [supply] 公共堆里没有{ $good }了。
   *[not_produced] 这个阶段你没有产出{ $good }。
}
why-puerto-rico-trader-sale = 你没有{ $good }可卖。
why-puerto-rico-trader-kinds = 商会里已经有{ $good }，而你没有分商会，或者里面没有移民。
why-puerto-rico-captain-duty = 你能装货，就必须装货。
why-puerto-rico-captain-ship = { $problem ->
    [no_ship] 这一局没有 { $ship } 格船。
    [no_goods] 你没有{ $good }可装。
    [full] { $ship } 格船已经装满。
    [all_elsewhere] 你的每种货都已经装在别的船上，同一种货不能装两艘船。
    [other_good] { $ship } 格船装的是{ $carries }。
   *[elsewhere] { $good }已经装在 { $other } 格船上，不能再装别的船。
}
why-puerto-rico-captain-amount = { $good }必须能装多少装多少：{ $largest } 格船装得更多。
why-puerto-rico-buildings-wharf = { $problem ->
    [none] 你没有船坞，或者里面没有移民。
    [used] 这个阶段你已经用过船坞了。
   *[no_goods] 你没有{ $good }可运。
}
why-puerto-rico-captain-storage = { $problem ->
    [pass] 存得下的货物必须留下。
    [no_goods] 你没有{ $good }可存。
    [kept] 你的{ $good }已经全部存好了。
    [warehouse_first] 先选存进仓库的货物，最后才选单独留下的那 1 个。
   *[no_slot] 你没有仓库可以再存一种货物，请选单独留下的那 1 个。
}

# ---- 扩展：选项与词 -------------------------------------------------------------------------------------------------

option-new-buildings = 扩展一「新建筑」
option-new-buildings-about = 另有 14 种紫色建筑。本局的 17 种紫色建筑由玩家轮流选定，或者抽选。
option-new-buildings-off = 不用
option-new-buildings-draft = 由玩家选定
option-new-buildings-random = 随机抽选
option-nobles = 扩展二「贵族」
option-nobles-about = 每艘移民船带来 1 个贵族，另有 8 种建筑：直接加入市场，或者与新建筑一起选定。
option-nobles-off = 不用
option-nobles-added = 加入市场
option-nobles-drafted = 一起选定
option-buccaneer = 海盗
option-buccaneer-about = 多一张角色卡：劫船、洗劫商会、劫移民船，或者扣押一张角色卡。
option-festival = 庆典
option-festival-about = 三个庆典目标，先达成者得奖赏。

tile-forest = 森林
person-colonist = 移民
person-noble = 贵族
role-buccaneer = 海盗
role-buccaneer-about = 只有海盗行动：劫船、洗劫商会、劫移民船，或者扣押一张角色卡。

building-aqueduct = 水渠
building-aqueduct-about = 产出靛蓝且靛蓝坊有人，就多得 1 个靛蓝；蔗糖与糖坊也一样。
building-forest-house = 森林小屋
building-forest-house-about = 种植园可以翻成森林放下；每 2 片森林，建造便宜 1 杜布隆。
building-black-market = 黑市
building-black-market-about = 建造时缺的钱，可以用 1 个人、1 个货物、1 分各抵 1 杜布隆。
building-storehouse = 储藏室
building-storehouse-about = 船长阶段结束时，可以再单独留下 3 个货物。
building-guesthouse = 客栈
building-guesthouse-about = 店里的住客可以在用得上时，搬到你的其他空位。
building-church = 教堂
building-church-about = 建造第 2、3 列的建筑得 1 分，建造大型建筑得 2 分。
building-trading-post = 贸易站
building-trading-post-about = 那一次出售可以改为卖给公共堆，什么都收，但市场大厅不起作用。
building-small-wharf = 小船坞
building-small-wharf-about = 每个船长阶段一次，可以运走任意货物，每 2 个得 1 分。
building-lighthouse = 灯塔
building-lighthouse-about = 你每次装货得 1 杜布隆，当船长时再得 1 杜布隆。
building-library = 图书馆
building-library-about = 你所选角色的特权加倍。
building-specialty-factory = 专业工厂
building-specialty-factory-about = 监管阶段，你产得最多的一种货物（玉米除外）有几个，就得几减 1 杜布隆。
building-union-hall = 工会大厅
building-union-hall-about = 船长阶段装货之前，每有 2 个相同的货物得 1 分。
building-statue = 雕像
building-statue-about = 印着 8 分，没有人在那里干活。
building-cloister = 修道院
building-cloister-about = 终局时，岛上每 3 张相同的牌片为一组，1、2、3、4 组得 1、3、6、10 分。
building-land-office = 地产办公室
building-land-office-about = 商人阶段，移民在内可以花 1 杜布隆买 1 座种植园；贵族在内可以卖 1 座，得 1 杜布隆。
building-chapel = 礼拜堂
building-chapel-about = 监管阶段，移民在内得 1 杜布隆，贵族在内得 1 分。
building-hunting-lodge = 狩猎小屋
building-hunting-lodge-about = 拓荒者阶段末，移民在内可以移走 1 张牌片；贵族在内，若你的岛最空，得 2 分。
building-zoning-office = 规划办公室
building-zoning-office-about = 移民在内，小型建筑便宜 1 杜布隆；贵族在内，大型建筑便宜 2 杜布隆。
building-royal-supplier = 皇家供应商
building-royal-supplier-about = 船长阶段装货之前，可以交出不同种类的货物，个数不超过你的贵族，每个 1 分。
building-villa = 别墅
building-villa-about = 市长阶段开始时，从公共堆得到 1 个贵族。
building-jeweler = 珠宝坊
building-jeweler-about = 监管阶段，你每有 1 个贵族得 1 杜布隆。
building-royal-garden = 皇家花园
building-royal-garden-about = 终局时，你每有 1 个贵族再得 1 分。

place-san-juan = 圣胡安
place-aqueduct = { building-aqueduct }
place-forest-house = { building-forest-house }
place-black-market = { building-black-market }
place-storehouse = { building-storehouse }
place-guesthouse = { building-guesthouse }
place-church = { building-church }
place-trading-post = { building-trading-post }
place-small-wharf = { building-small-wharf }
place-lighthouse = { building-lighthouse }
place-library = { building-library }
place-specialty-factory = { building-specialty-factory }
place-union-hall = { building-union-hall }
place-statue = { building-statue }
place-cloister = { building-cloister }
place-land-office = { building-land-office }
place-chapel = { building-chapel }
place-hunting-lodge = { building-hunting-lodge }
place-zoning-office = { building-zoning-office }
place-royal-supplier = { building-royal-supplier }
place-villa = { building-villa }
place-jeweler = { building-jeweler }
place-royal-garden = { building-royal-garden }

decision-draft = 选建筑
decision-guest = 住客搬不搬
decision-library = 图书馆用不用
decision-forest = 种植园还是森林
decision-second-tile = 拓荒者的第二张牌片
decision-lodge = 狩猎小屋
decision-board = 谁下船
decision-payment = 黑市付账
decision-supplier = 皇家供应商
decision-small-wharf = 小船坞
decision-buccaneer = 海盗行动
decision-poach = 劫移民船
decision-expel = 谁回公共堆
decision-reward = 安置庆典的移民

nobles-count = { $nobles } 个贵族

# ---- 记录：扩展 -----------------------------------------------------------------------------------------------------

log-market = 抽选出本局的紫色建筑：{ $buildings }。
log-draft = { $seat }为本局选定{ $building }。
log-guest = { $seat }的客栈里有 1 个{ $person }搬到{ $place }。
log-library = { $seat }的图书馆让{ $role }的特权加倍。
log-no-library = { $seat }先不用图书馆。
log-forest = { $seat }把{ the-tile }翻成森林放下。
log-no-forest = { $seat }把{ the-tile }正面放下。
log-no-second-tile = { $seat }不拿第二张牌片。
log-discard = { $seat }的狩猎小屋移走 { a-tile }。
log-discard-forest = { $seat }的狩猎小屋移走 1 片森林，下面是 { a-tile }。
log-no-discard = { $seat }的狩猎小屋什么也不移走。
log-villa = 别墅给{ $seat }带来 1 个{ $person }。
log-board = 1 个{ $person }下船，归{ $seat }。
log-lift-nobles = { $seat }重新安置 { colonists-count }和 { nobles-count }。
log-put-noble = { $seat }把 1 个贵族安置在{ $place }。
log-san-juan-nobles = { $seat }没有空位了，{ colonists-count }和 { nobles-count }留在圣胡安。
log-fill-ship-nobles = 移民船补充 { nobles-count }和 { colonists-count }，本该有 { $wanted } 人。
log-black-market = { $seat }要建 { a-building }（{ doubloons-price }），黑市抵 { missing-doubloons }。
missing-doubloons = { $missing } 杜布隆
log-give-person = { $seat }交出{ $place }的 1 个{ $person }。
log-give-good = { $seat }交出 1 个{ $good }。
log-give-point = { $seat }交出 1 分。
log-aqueduct = 水渠让{ $seat }多得 1 个{ $good }。
log-post = { $seat }在贸易站卖出 1 个{ $good }。
log-buy-tile = 地产办公室给{ $seat }带来 { a-tile }。
log-sell-tile = { $seat }在地产办公室卖掉 { a-tile }。
log-supply = { $seat }的皇家供应商交出 1 个{ $good }。
log-no-supply = { $seat }的皇家供应商不再交货。
log-small-wharf = { $seat }在小船坞装上 1 个{ $good }。
log-small-wharf-sails = { $seat }的小船坞运走 { barrels-amount }。
barrels-amount = { $amount } 个货物
log-storehouse = { $seat }把 1 个{ $good }留在储藏室。
log-reward-card = { $seat }拿到奖赏卡。
log-no-deed = { $forced ->
    [yes] 海盗{ $seat }没有可做的事。
   *[no] 海盗{ $seat }什么也不做。
}
log-raid = { $seat }劫走 { $ship } 格船上的 { $amount } 个{ $good }，留下 { $kept } 个。
log-plunder = { $seat }洗劫商会：{ $goods }放回公共堆。
log-poach = { $seat }登上移民船：船上多出 { surplus-people }。
surplus-people = { $surplus } 人
log-poached = { $seat }从船上劫走 1 个{ $person }，安置在{ $place }。
log-expel = { $nobles ->
    [0] { colonists-count }回到公共堆。
   *[other] { nobles-count }和 { colonists-count }回到公共堆。
}
log-capture = { $seat }扣押{ $role }。
log-play-captured = 没有人选{ $role }：{ $seat }使用扣押的角色卡。
log-festival = 庆典目标：3 座{ $tile }种植园，一次产出 { $goods }，建造{ $building }。
log-festival-plantation = { $seat }最先有 3 座庆典种植园：{ reward-colonists }。
reward-colonists = { $reward ->
    [0] 可惜没有移民了
   *[other] 得 { $reward } 个移民
}
log-festival-production = { $seat }最先产出庆典的货物。
log-festival-building = { $seat }最先建成庆典的建筑。
log-put-reward = { $seat }把 1 个庆典的移民安置在{ $place }。

# ---- 提示：扩展 -----------------------------------------------------------------------------------------------------

prompt-draft = { $seat_is ->
    [you] 请为本局选 1 种建筑，要有同价的空格：17 次中的第 { $number } 次。
   *[other] { $seat }要为本局选 1 种建筑：17 次中的第 { $number } 次。
}
prompt-guest = { $seat_is ->
    [you] 客栈里的住客可以搬走，也可以不搬：要到下一个市长阶段才能回来。
   *[other] { $seat }可以让客栈里的住客搬到别的空位。
}
prompt-library = { $seat_is ->
    [you] 用图书馆让{ $role }的特权加倍，也可以先不用：每轮只有一次。
   *[other] { $seat }可以用图书馆让{ $role }的特权加倍，每轮一次。
}
prompt-forest = { $seat_is ->
    [you] 把{ the-tile }翻成森林放下，或者正面放下：每 2 片森林，建造便宜 1 杜布隆。
   *[other] { $seat }可以把{ the-tile }翻成森林放下。
}
prompt-second-tile = { $seat_is ->
    [you] 凭图书馆再拿 1 座{ settler-may }，也可以不拿。
   *[other] { $seat }可以凭图书馆再拿 1 座{ settler-may }。
}
prompt-lodge = { $seat_is ->
    [you] 用狩猎小屋移走 1 座种植园或 1 片森林，也可以不移。
   *[other] { $seat }可以用狩猎小屋移走 1 座种植园或 1 片森林。
}
prompt-board = { $seat_is ->
    [you] 请选谁下船归你：移民，或者终局值 1 分的贵族。
   *[other] { $seat }要选谁下船：移民或贵族。
}
prompt-payment = { $seat_is ->
    [you] 请为{ $building }交出一样东西：还要抵 { missing-doubloons }。
   *[other] { $seat }要为{ $building }交出一样东西：还要抵 { missing-doubloons }。
}
prompt-supplier = { $seat_is ->
    [you] 可以交出不同种类的货物，每个 1 分，也可以不交：最多再交 { $left } 个。
   *[other] { $seat }可以交出不同种类的货物，每个 1 分：最多再交 { $left } 个。
}
prompt-small-wharf = { $seat_is ->
    [you] 小船坞再装 1 个货物，或者开船：船上有 { $barrels } 个，现在值 { $points } 分。
   *[other] { $seat }可以在小船坞再装 1 个货物：船上有 { $barrels } 个。
}
prompt-buccaneer = { $seat_is ->
    [you] 劫船、洗劫商会、劫移民船、扣押角色，或者什么也不做。
   *[other] { $seat }可以劫船、洗劫商会、劫移民船，或者扣押角色。
}
prompt-poach = { $seat_is ->
    [you] 从船上劫 1 人安置在空位，或者停手：最多再劫 { $left } 人。
   *[other] { $seat }可以从船上劫人安置在空位：最多再劫 { $left } 人。
}
prompt-expel = { $seat_is ->
    [you] 有 { $left } 人要回公共堆：请选只有移民，还是贵族也在其中。
   *[other] 有 { $left } 人要回公共堆：{ $seat }要选贵族是否在其中。
}
prompt-reward = { $seat_is ->
    [you] 请安置庆典的移民：还有 { $left } 个。
   *[other] { $seat }要安置庆典的移民：还有 { $left } 个。
}

# ---- 选择与分组：扩展 -----------------------------------------------------------------------------------------------

choice-draft = { $building }
choice-guest = 移民：{ $place }
choice-guest-noble = 贵族：{ $place }
choice-library = 加倍
choice-forest = 翻成森林
choice-discard = { $tile }
choice-board = { $person }
choice-put-noble = 贵族：{ $place }
choice-give-colonist = 移民：{ $place }
choice-give-noble = 贵族：{ $place }
choice-give-good = { $good }
choice-give-point = 1 分
choice-post = 贸易站：{ $good }，得 { earned-post }
earned-post = { $post_prices } 杜布隆
choice-buy-tile = 花 1 杜布隆买 1 座种植园
choice-sell-tile = 卖{ $tile }，得 1 杜布隆
choice-supply = { $good }
choice-small-wharf = 1 个{ $good }
choice-raid = { $ship } 格船，留 { $amount } 个
choice-plunder = 洗劫商会
choice-poach = 劫移民船
choice-capture = { $role }{ role-doubloons }
choice-expel = { $person_is ->
    [noble] 贵族也在其中
   *[other] 只有移民
}
choice-pass-guest = 不搬
choice-pass-library = 先不用
choice-pass-forest = 正面放下
choice-pass-second-tile = 不拿
choice-pass-lodge = 不移走
choice-pass-supplier = 不再交
choice-pass-small-wharf = 开船
choice-pass-buccaneer = 什么也不做
choice-pass-poach = 停手

group-draft = 选建筑
group-guest = 搬移民住客
group-guest-noble = 搬贵族住客
group-pass-guest = { group-guest }
group-library = 图书馆
group-pass-library = { group-library }
group-forest = 森林小屋
group-pass-forest = { group-forest }
group-pass-second-tile = { group-take }
group-discard = 狩猎小屋
group-pass-lodge = { group-discard }
group-board = 下船
group-put-noble = 安置贵族
group-give-colonist = 交出移民
group-give-noble = 交出贵族
group-give-good = 交出货物
group-give-point = 交出 1 分
group-post = 卖给贸易站
group-buy-tile = 地产办公室
group-sell-tile = 卖种植园
group-supply = 皇家供应商
group-pass-supplier = { group-supply }
group-small-wharf = 小船坞
group-pass-small-wharf = { group-small-wharf }
group-raid = 劫船
group-plunder = 洗劫商会
group-poach = 劫移民船
group-pass-poach = { group-poach }
group-capture = 扣押角色
group-pass-buccaneer = 什么也不做
group-expel = 回公共堆

# ---- 为什么不行：扩展 -----------------------------------------------------------------------------------------------

why-puerto-rico-setup-expansions = 这属于本局没有使用的扩展。
why-puerto-rico-draft-choice = { $problem ->
    [not_in_pool] { $building }不在可选之列。
    [chosen] { $building }已经选过了。
    [barred] 农庄和森林小屋不能同在一局。
   *[no_space] { $cost } 杜布隆的空格已经用完。
}
why-puerto-rico-draft-market = 本局没有{ $building }。
why-puerto-rico-guesthouse-questions = { $problem ->
    [nobody] 你的客栈里没有这样的住客。
    [none] { no-such-place }
    [full] { no-free-circle }
   *[later] 住客只搬到马上用得上的地方，现在不能去{ $place }。
}
why-puerto-rico-library-two-players = { $problem ->
    [always] 你的图书馆会自动让每个特权加倍。
   *[not_now] 图书馆在主人选了角色之后才会询问，每轮一次。
}
why-puerto-rico-library-settler = { $problem ->
    [no_hut] 只有建筑小屋有人，第二张牌片才能是采石场。
   *[none_left] { $tile_is ->
        [quarry] 采石场已经拿光了。
       *[other] 翻开的种植园里没有{ $tile }。
    }
}
why-puerto-rico-buildings-forest-house = 只有刚得到牌片、而且森林小屋有人时，才能把它翻成森林。
why-puerto-rico-buildings-hunting-lodge = { $tile_is ->
    [forest] 你没有森林。
   *[other] 你没有{ $tile }种植园。
}
why-puerto-rico-nobles-ship = 只有船上既有贵族又有移民时，才选谁下船。
why-puerto-rico-nobles-placement = { $problem ->
    [no_noble] 你没有贵族可安置了。
   *[no_colonist] 你没有移民可安置了。
}
why-puerto-rico-festival-plantation = { $problem ->
    [pass] 还有空位时，庆典的移民必须安置。
    [none] { no-such-place }
   *[full] { no-free-circle }
}
why-puerto-rico-buildings-black-market = { $problem ->
    [pass] 已经开始付账，不能反悔。
    [one_person] 人已经交出 1 个，每样只能一次。
    [nobody] 那里没有这样的人。
    [own_person] 黑市自己的人不能交出。
    [one_barrel] 货物已经交出 1 个，每样只能一次。
    [no_goods] 你没有{ $good }。
    [one_point] 已经交出 1 分，每样只能一次。
   *[no_point] 你没有计分圆片。
}
why-puerto-rico-buildings-trading-post = { $problem ->
    [sold] 这个阶段你已经卖过一次了。
    [full_house] 商会已满。
   *[none] 你没有贸易站，或者里面没有人。
}
why-puerto-rico-buildings-land-office = { $problem ->
    [none] 你没有地产办公室，或者里面没有人。
    [done] 这个阶段你已经用过地产办公室了。
    [colonist] 移民在地产办公室只能买，贵族才能卖。
    [noble] 贵族在地产办公室只能卖，移民才能买。
    [no_tile] 你没有这种种植园。
    [no_money] 种植园要 1 杜布隆，而你没有钱。
    [full_island] 你的岛屿已满。
   *[no_pile] 没有种植园可抽了。
}
why-puerto-rico-buildings-royal-supplier = { $problem ->
    [given] { $good }已经交过了，每种只交一个。
   *[no_goods] 你没有{ $good }。
}
why-puerto-rico-buildings-small-wharf = { $problem ->
    [none] 你没有小船坞，或者里面没有人。
    [used] 这个阶段你已经用过小船坞了。
   *[no_goods] 你没有{ $good }可运。
}
why-puerto-rico-buccaneer-reward-card = 你持有奖赏卡：要等别人当过海盗，你才能再当。
why-puerto-rico-buccaneer-raid = { $problem ->
    [no_ship] 本局没有 { $ship } 格船。
    [empty] { $ship } 格船是空的。
   *[amount] { $ship } 格船上只有 { $barrels } 个货物。
}
why-puerto-rico-buccaneer-plunder = 商会是空的。
why-puerto-rico-buccaneer-poach = { $problem ->
    [no_surplus] 移民船上的人并不比玩家多。
    [no_noble] 船上没有贵族。
    [no_colonist] 船上没有移民。
    [not_now] 有人从移民船回公共堆时才需要选。
    [none] { no-such-place }
   *[full] { no-free-circle }
}
why-puerto-rico-buccaneer-capture = { $problem ->
    [not_there] 本局没有{ $role }。
   *[taken] 这一轮{ $role }已经被选走了。
}
