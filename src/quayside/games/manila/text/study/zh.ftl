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

# 提示在胜率之外给出的理由。
fact-office = 对你来说，海港负责人一职大约值 { $pesos } 比索。
fact-share = { $ware }股份现价 { $price }，{ $shares ->
    [0] 你还没有这种股份。
   *[other] 你持有 { $shares } 份。
}
fact-space-gain-sure = 有 { $percent }% 的机会获利，扣除费用平均带来 { $pesos } 比索。
fact-space-loss-sure = 有 { $percent }% 的机会获利，总的算来平均要亏 { $pesos } 比索。
fact-space-even-sure = 有 { $percent }% 的机会获利，平均正好收回费用。
fact-space-gain = 扣除费用大约带来 { $pesos } 比索。
fact-space-loss = 总的算来大约要亏 { $pesos } 比索。
fact-space-even = 大约正好收回费用。
fact-own-shares = 你持有 { $shares } 份{ $ware }股份，船一到港股价就会上涨。
fact-waiting-gain = 最好的空位也只能带来大约 { $pesos } 比索。
fact-waiting-loss = 就连最好的空位，总的算来也要亏大约 { $pesos } 比索。
fact-waiting-even = 最好的空位也只能收回费用。
fact-figures = 版图上的数字更看好“{ $other }”：它们只算这一航程的比索，搜索则会继续推演后面的航程。
