# 各游戏共用的文字；每个游戏自己的文字放在各自的文件夹里。事实如何变成词句：见 quayside/voice/voice.py。

you = 你
seat-name = { $number } 号座位

list-comma = { $left }、{ $right }
list-and = { $left }和{ $right }
count-of = { $count } 个{ $what }
each-comma = { $left }，{ $right }

why-core-not-now = 现在不行，眼下要决定的是：{ $decision }。
why-core-over = 游戏已经结束。
why-core-unknown-action = 这个游戏没有第 { $action } 号行动。

# 命令 `quayside rules`

rules-none = 规则书里没有关于“{ $words }”的规则。
rules-see-also = 另见
rules-more = 更多相关规则

# 提示：一个行动与其他选择相比如何，以及之后会怎样；$move 是某个选项的名称

hint-only = 没有别的选择值得考虑：胜率 { $percent }%。
hint-better-clearly = 明显最好：胜率 { $percent }%，比次好的选择高 { $points } 个百分点。
hint-better-somewhat = 比次好的选择略好：胜率 { $percent }%，高 { $points } 个百分点。
hint-equal = 和其他选择差不多：胜率 { $percent }%。
hint-worse-somewhat = 比最好的选择略差：胜率 { $percent }%，低 { $points } 个百分点。
hint-worse-clearly = 明显不如最好的选择：胜率 { $percent }%，低 { $points } 个百分点。
hint-next = 之后{ $seat }大概会：{ $move }。
hint-next-own = 之后你大概会继续：{ $move }。
hint-next-open = 之后如何，还说不准。

# 对局分析

analysis-title = 这一局是怎么进行的
analysis-player = 玩家
analysis-start = 开始时
analysis-skill = 自己的决定
analysis-gifts = 别人的决定
analysis-luck = 运气
analysis-drift = 事后才看清
analysis-result = 结果
analysis-accuracy = 准确度
analysis-accuracy-legend = 准确度是把玩家错失的，与新手在同样的局面里会错失的相比：100% 是毫无错失，50% 与新手相当，0% 是新手的两倍，与随手乱选差不多。它按胜负之比计算，所以落后的人同样可以很准。
analysis-legend = 单位是胜率百分比与百分点。“事后才看清”指后来才推算到的部分。每一行各项相加即为结果。
analysis-chart = 逐步胜率
analysis-turning-points = 转折点
analysis-turned-by-decision = 第 { $ply } 步：{ $seat }选择 { $move }；{ $best } 更好。{ $victim }：{ $before }% → { $after }%。
analysis-turned-by-luck = 第 { $ply } 步（{ $seat }：{ $move }）之后由运气决定。{ $victim }：{ $before }% → { $after }%。
analysis-turned-unknowing = 第 { $ply } 步：{ $seat }选择 { $move }，就其所知已是最好。{ $victim }：{ $before }% → { $after }%。
analysis-costly = 代价最大的决定
analysis-cost = 第 { $ply } 步：{ $seat }选择 { $move }；{ $best } 好 { $points } 个百分点。
analysis-none-costly = 没有找到任何人的失误。
analysis-progress = 思考中
