# 《马尼拉》的中文文字。$x 是变成词的事实，$x_is 供选择之用：见 quayside/voice/voice.py。

game-name = 马尼拉
game-tagline = 押平底船，防海盗，赌最后一掷。

option-pirate-eviction = 海盗可以赶人下船
option-pirate-eviction-about = 海盗登上满员的船时，可以把别人的 1 个同伙赶下去。
option-large-pilot-may-move-one = 大领航员可以单走一格
option-large-pilot-may-move-one-about = 大领航员还可以只把 1 艘船移动 1 格。

# ---- 词 -------------------------------------------------------------------------------------------------------------

ware-ginseng = 人参
ware-nutmeg = 肉豆蔻
ware-silk = 丝绸
ware-jade = 玉石

punt-ginseng = { ware-ginseng }船
punt-nutmeg = { ware-nutmeg }船
punt-silk = { ware-silk }船
punt-jade = { ware-jade }船

now-ginseng = { ware-ginseng }
now-nutmeg = { ware-nutmeg }
now-silk = { ware-silk }

space-ginseng = { punt-ginseng }
space-nutmeg = { punt-nutmeg }
space-silk = { punt-silk }
space-jade = { punt-jade }
space-port-A = 港口 A
space-port-B = 港口 B
space-port-C = 港口 C
space-shipyard-A = 修船场 A
space-shipyard-B = 修船场 B
space-shipyard-C = 修船场 C
space-pirates = 海盗船
space-pilot-small = 小领航员
space-pilot-large = 大领航员
space-insurance = 保险办事处

pilot-small = 小领航员
pilot-large = 大领航员

to-port = 港口
    .label = 送进港口
to-shipyard = 修船场
    .label = 送进修船场

decision-auction = 竞标
decision-purchase = 购买股份
decision-loading = 装货
decision-starts = 安排起点
decision-placement = 放置同伙
decision-boarding = 海盗登船
decision-pilot = 领航
decision-plunder = 被劫掠的船的去处

payer-none = 钱箱
payee-none = 钱箱
leader-none = 无人

pesos-amount = { $amount } 比索
pesos-bid = { $bid } 比索
pesos-cash = { $cash } 比索
pesos-cost = { $cost } 比索
pesos-credit = { $credit } 比索
pesos-fortune = { $fortune } 比索
pesos-limit = { $limit } 比索
pesos-open = { $open } 比索

# ---- 记录：开局与竞标 -----------------------------------------------------------------------------------------------

log-start-game = { $players } 人游戏开始，由{ $first }先出价。
log-deal = { $seat }秘密分得 2 份股份：{ $wares }。
log-deal-public = { $seat }秘密分得 { $count } 份股份。
log-voyage = 第 { $number } 段航程：由{ $opener }率先竞标。
log-bid = { $seat }出价 { pesos-amount }。
log-pass = { $forced ->
    [yes] { $seat }出不起更高的价，自动放弃。
   *[no] { $seat }放弃竞标。
}
log-harbour-master = { $bid ->
    [0] 无人出价，由{ $seat }免费担任海港负责人。
   *[other] { $seat }以 { pesos-bid }当上海港负责人。
}

# ---- 记录：钱 -------------------------------------------------------------------------------------------------------

log-pay = { pay-what }（{ pay-for }{ $reason_is ->
    [loot] { " " }战利品
   *[other] { "" }
}）。
log-pay-public = { pay-what }：{ $reason }。
pay-what = { $payer_is ->
    [none] { $payee }得 { $amount }
   *[other] { $payee_is ->
        [none] { $payer }付 { $amount }
       *[other] { $payer }付给{ $payee } { $amount }
    }
}
pay-for = { $space }
reason-bid = 得标价
reason-share = 购买股份
reason-placement = 放置费用
reason-blind-passage = 盲人旅客的船资
reason-premium = 保费
reason-loan = 贷款
reason-redemption = 赎金
reason-passage = 船上的利润
reason-port = 港口报酬
reason-shipyard = 修船场报酬
reason-loot = 战利品
reason-claim = 保险理赔

log-pledge = { $forced ->
    [yes] { $seat }现金不够，只好抵押 1 份股份。
   *[no] { $seat }抵押 1 份股份。
}
log-redeem = { $seat }赎回 1 份股份。

# ---- 记录：海港负责人的准备 -----------------------------------------------------------------------------------------

log-buy = { $seat }买下 1 份{ $ware }股份。
log-no-purchase = { $forced ->
    [yes] 没有{ $seat }买得起的股份。
   *[no] { $seat }不买股份。
}
log-load = { $seat }把{ $ware }装上船。
log-start = { $seat }让{ $ware }船从第 { $space } 格出发。

# ---- 记录：放置同伙 -------------------------------------------------------------------------------------------------

log-placement-round = 第 { $number } 轮放置。
log-place = { $seat }{ place-how }{ $seat_is ->
    [you] { place-you }
   *[other] { place-other }
}。
place-you = { $space_is ->
    [ginseng] 登上{ $space }
    [nutmeg] 登上{ $space }
    [silk] 登上{ $space }
    [jade] 登上{ $space }
    [pirates] 加入海盗
    [pilot-small] 雇下{ $space }
    [pilot-large] 雇下{ $space }
    [insurance] 当上保险中介者
   *[other] 守在{ $space }
}
place-other = { place-you }
place-how = { $blind ->
    [yes] 以盲人旅客的身份
   *[no] { "" }
}
log-decline = { $seat }这段航程不再放置。
log-no-space = 一个空格都没有了，跳过{ $seat }。

# ---- 记录：海上 -----------------------------------------------------------------------------------------------------

log-roll = 第 { $number } 次掷骰：{ $each }。
log-roll-each = { $ware } { $dice }
log-move = { $target ->
    [14] { $ware }船从 { $origin } 越过 13。
   *[other] { $ware }船从 { $origin } 驶到 { $target }。
}
log-arrive = { $rule_is ->
    [manila-pirates-nobody] 海盗不在，{ $ware }船平安进港，停在港口 { $berth }。
   *[other] { $ware }船停在港口 { $berth }。
}
log-wreck = { $rule_is ->
    [manila-pirates-destination] { $ware }船被拖进修船场 { $berth }。
   *[other] { $ware }船受损，停进修船场 { $berth }。
}
log-board = { $seat }离开海盗船，登上{ $ware }船。
log-stay = { $seat }留在海盗船上。
log-evict = { $seat }登上{ $ware }船，把{ $victim }的 1 个同伙赶下船。
log-captain = { $seat }接任海盗船长。
log-pilot = { $seat }的{ $pilot }让{ $each }。
log-pilot-each = { $ware }船{ $step ->
    [-2] 后退 2 格
    [-1] 后退 1 格
    [1] 前进 1 格
   *[2] 前进 2 格
}
log-pilot-idle = { $seat }的{ $pilot }按兵不动。
log-plunder = 海盗来了！{ $ware }船被{ $seats }劫掠一空。
log-send = { $seat_is ->
    [you] 你是船长，把{ $ware }船送进{ $to }。
   *[other] 船长{ $seat }把{ $ware }船送进{ $to }。
}

# ---- 记录：结算与终局 -----------------------------------------------------------------------------------------------

log-own-claim = { $seat }既是保险中介者，又守着修船场，{ pesos-amount }两相抵消。
log-insurance-short = { $seat }赔不起最后的 { pesos-amount }，由钱箱承担。
log-price = { $ware }从 { $origin } 涨到 { $target } 比索。
log-return = 航程结束，同伙各自回家。
log-end-game = 游戏结束：{ $each }。
log-end-game-each = { $rank ->
    [1] { $seat }以 { pesos-fortune }获胜
   *[other] { $seat }有 { pesos-fortune }
}

# ---- 提示 -----------------------------------------------------------------------------------------------------------

prompt-auction = { $seat_is ->
    [you] 请竞标海港负责人，或者放弃：{ standing-bid }，你最多出得起 { pesos-limit }。
   *[other] { $seat }可以竞标海港负责人，或者放弃：{ standing-bid }，{ $seat }最多出得起 { pesos-limit }。
}
standing-bid = { $bid ->
    [0] 还没有人出价
   *[other] 目前最高价是 { pesos-bid }（{ $leader }）
}
prompt-purchase = { $seat_is ->
    [you] 你可以买 1 份股份，也可以不买：你有 { pesos-cash }现金。{ short-of-cash }
   *[other] { $seat }可以买 1 份股份，也可以不买：手上有 { pesos-cash }现金。
}
short-of-cash = { $borrows ->
    [yes] 现金不够时要抵押股份。
   *[no] { "" }
}
prompt-loading = { $seat_is ->
    [you] 请选 1 种货物装船（{ punts-to-load }）：留在岸上的货物这段航程不会涨价。
   *[other] { $seat }要选 1 种货物装船（{ punts-to-load }）：留在岸上的货物这段航程不会涨价。
}
punts-to-load = { $left ->
    [1] 最后一艘
   *[other] 还要装 { $left } 艘
}
prompt-starts = { $seat_is ->
    [you] 请安排一艘船的起点，越靠前越容易进港：剩下 { $punts } 艘船的起点之和必须是 { $left }。
   *[other] { $seat }要安排一艘船的起点，越靠前越容易进港：剩下 { $punts } 艘船的起点之和必须是 { $left }。
}
prompt-placement = { $blind ->
    [yes] { $seat_is ->
        [you] 请以盲人旅客（偷渡客）身份放置，或者放弃：{ all-your-cash }，就能放在保险办事处以外的任何开放空格。
       *[other] { $seat }是盲人旅客（偷渡客）：{ all-your-cash }，就能放在保险办事处以外的任何开放空格；也可以放弃。
    }
   *[no] { $seat_is ->
        [you] 请放置 1 个同伙，或者放弃：你有 { pesos-cash }现金。{ short-of-cash }
       *[other] { $seat }可以放置 1 个同伙，或者放弃：手上有 { pesos-cash }现金。
    }
}
all-your-cash = { $cash ->
    [0] 一分不付
   *[other] 付出全部现金 { pesos-cash }
}
prompt-boarding = { $seat_is ->
    [you] 你是{ as-pirate }，可以登上停在第 13 格的船，也可以留下：上了船就分船上的利润，留下来之后还能劫掠。
   *[other] { as-pirate }{ $seat }可以登上停在第 13 格的船，也可以留下：上了船就分船上的利润，留下来之后还能劫掠。
}
as-pirate = { $captain ->
    [yes] 海盗船长
   *[no] 第二位海盗
}
prompt-pilot = { $seat_is ->
    [you] 你是{ $pilot }，可以{ pilot-may }，也可以不动：接下来的最后一掷决定胜负。
   *[other] { $pilot }{ $seat }可以{ pilot-may }，也可以不动：接下来的最后一掷决定胜负。
}
pilot-may = { $pilot_is ->
    [small] 把 1 艘船前后移动 1 格
   *[large] 把 1 艘船前后移动 2 格，或把 2 艘船各移动 1 格
}
prompt-plunder = { $seat_is ->
    [you] 你是船长，请决定被劫掠的{ $ware }船停到哪里：送进港口，{ $ware }涨价；送进修船场，由保险理赔。
   *[other] 船长{ $seat }要决定被劫掠的{ $ware }船停到哪里：送进港口，{ $ware }涨价；送进修船场，由保险理赔。
}
prompt-over = 游戏结束：总资产最多的人获胜。

# ---- 选择与分组 -----------------------------------------------------------------------------------------------------

choice-bid = 出价 { $amount }
choice-pass-auction = 放弃
choice-pass-purchase = 不买
choice-pass-placement = 放弃放置
choice-pass-boarding = 留在海盗船上
choice-pass-pilot = 不动
choice-buy = { $ware }股份，{ $wares_share_price } 比索{ by-loan }
by-loan = { $loans_pledges ->
    [0] { "" }
   *[other] ，抵押 { $loans_pledges } 份股份，须还 { $loans_owes } 比索
}
choice-load = { $ware }
choice-start = { $ware }船从 { $space } 出发
choice-place = { $space }，{ place-price }{ by-loan }
place-price = { $blind ->
    [yes] { $cash ->
        [0] 免费
       *[other] { pesos-cash }
    }
   *[no] { $space_is ->
        [insurance] 得 10 比索
       *[other] { pesos-open }
    }
}
choice-board = { $ware }船
choice-evict = { $ware }船，把{ $victim }赶下去
choice-pilot = { $ware }船 { $step ->
    [-2] −2
    [-1] −1
    [1] +1
   *[2] +2
}
choice-pilot-punts = { $each }
choice-pilot-punts-each = { $punt } { $number ->
    [-1] −1
   *[1] +1
}
choice-send = { $to }
choice-pledge = 抵押 1 份股份，得 12 比索
choice-redeem = 赎回 1 份股份，付 15 比索

group-bid = 竞标海港负责人
group-pass-auction = { group-bid }
group-buy = 购买股份
group-pass-purchase = { group-buy }
group-load = 装货
group-start = 安排起点
group-place = 放置同伙
group-pass-placement = { group-place }
group-board = 海盗登船
group-evict = { group-board }
group-pass-boarding = { group-board }
group-pilot = 领航
group-pass-pilot = { group-pilot }
group-send = 被劫掠的船停到哪里
group-pledge = 贷款
group-redeem = { group-pledge }

# ---- 为什么不行 -----------------------------------------------------------------------------------------------------

why-manila-auction-bid = 出价必须高于 { pesos-bid }。
why-manila-auction-limit = 你最多只能出 { pesos-limit }。
why-manila-purchase-right = 只有海港负责人能买股份，每段航程 1 份，而且要在装货之前买。
why-manila-purchase-supply = { $ware }股份已经卖光了。
why-manila-purchase-funds = { $ware }股份要 { $price } 比索，而你最多只拿得出 { pesos-credit }。
why-manila-loading-wares = { $ware }已经装上船了。
why-manila-loading-starts = { $problem ->
    [ashore] { $ware }这段航程留在岸上。
    [done] { $ware }船已经放进航道了。
   *[sum] 剩下 { $punts } 艘船的起点之和必须是 { $left }。
}
why-manila-punts-seats = { $ware }这段航程留在岸上，没有船可上。
why-manila-punts-in-port = { $ware }船已经进港，不能再上人。
why-manila-placement-free-space = { $space_is ->
    [ginseng] { $space }已经坐满了。
    [nutmeg] { $space }已经坐满了。
    [silk] { $space }已经坐满了。
    [jade] { $space }已经坐满了。
    [pirates] { $space }已经坐满了。
   *[other] { $space }已经有人占了。
}
why-manila-placement-cost = 这一格要 { pesos-cost }，而你最多只拿得出 { pesos-credit }。
why-manila-blind-passenger-passage = 盲人旅客不能占用{ $space }。
why-manila-pirates-boarding = { $problem ->
    [full] { $ware }船没有空舱位。
   *[elsewhere] { $ware }船没有停在第 13 格。
}
why-manila-pirates-eviction = { $allowed ->
    [yes] 只能在停于第 13 格的满员船上赶人，而且只能赶别人的同伙。
   *[no] 赶人下船是变体，这一局没有使用。
}
why-manila-pilots-small = { $problem ->
    [steps] 小领航员只能把 1 艘船移动 1 格。
   *[other] { out-of-reach }
}
why-manila-pilots-large = { out-of-reach }
out-of-reach = { $problem ->
    [port] { $ware }船已经进港，领航员动不了它。
   *[ashore] { $ware }这段航程留在岸上。
}
why-manila-pilots-one-step = 大领航员要么把 1 艘船移动 2 格，要么把 2 艘船各移动 1 格，不能只让{ $ware }船走 1 格。
why-manila-pirates-plunder = { $problem ->
    [sent] { $ware }船停到哪里，你已经决定了。
    [port] { $ware }船已经进港，海盗没有劫到它。
    [wrecked] { $ware }船受损，已经停进修船场；海盗只劫掠停在第 13 格的船。
   *[ashore] { $ware }这段航程留在岸上。
}
why-manila-pirates-destination = 要先决定{ $now }船停到哪里。
why-manila-loans-when = 只有在竞标、购买股份和放置同伙时轮到你，才能抵押和赎回股份。
why-manila-loans-pledge = 你的 { $shares } 份股份都已经抵押了。
why-manila-loans-redeem = { $pledged ->
    [0] 你没有可以赎回的股份。
   *[other] 赎回 1 份股份要 15 比索，而你只有 { $cash } 比索。
}
