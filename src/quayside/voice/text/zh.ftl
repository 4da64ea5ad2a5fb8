# 各游戏共用的文字；每个游戏自己的文字放在各自的文件夹里。事实如何变成词句：见 quayside/voice/voice.py。

you = 你
seat-name = { $number } 号座位

list-comma = { $left }、{ $right }
list-and = { $left }和{ $right }
count-of = { $count } 个{ $what }
each-comma = { $left }，{ $right }

why-core-not-now = 现在还不行：先要完成{ $decision }。
why-core-over = 游戏已经结束。
why-core-unknown-action = 这个游戏没有第 { $action } 号行动。

# 命令 `quayside rules`

rules-none = 规则书里没有关于“{ $words }”的规则。
rules-see-also = 另见
rules-more = 更多相关规则
