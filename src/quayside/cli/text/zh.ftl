# 终端：各款游戏共用的字句。

terminal-you = 你
terminal-bot-names = 罗莎, 迭戈, 阿梅, 托马斯, 阿米汉
terminal-players = 同桌：{ $players }。输入 help 查看所有命令。
terminal-a-bot = { $name }（{ $bot }）
terminal-goodbye = 再见！这局还没玩完；下次可以用 save 文件名 保存。
terminal-goodbye-saved = 再见！这局已经存好，随时可以继续。
terminal-curtain = 请把键盘交给 { $name }，然后按回车。

terminal-run = [key]{ $first }[/] … [key]{ $last }[/]  输入 { $verb } 和数字
terminal-no-number = 现在没有第 { $number } 项选择。
terminal-no-number-but = 现在没有第 { $number } 项选择；你是想输入 { $instead } 吗？
terminal-beyond = 现在不能“{ $text }”：{ $verb } 只能从 { $low } 到 { $high }。
terminal-not-understood = “{ $text }”既不是选择也不是命令；输入 help 查看命令。
terminal-did-you-mean = “{ $text }”既不是选择也不是命令；你是想输入 { $near } 吗？

terminal-commands = 命令
terminal-usage-play = 3   或   { $example }
terminal-help-play = 按编号或写法选择行动
terminal-usage-help = help
terminal-help-help = 显示这张表
terminal-usage-look = look
terminal-help-look = 重画牌桌
terminal-usage-odds = ?
terminal-help-odds = 各种概率，以及每项选择大约值多少
terminal-usage-hint = hint
terminal-help-hint = 推算之后会怎么选，以及每个人的胜率
terminal-usage-why = why 12   或   why { $example }
terminal-help-why = 为什么现在不能这样做
terminal-usage-rules = rules 词语
terminal-help-rules = 打开规则书的相应规则；只输入 rules 则显示目录
terminal-usage-undo = undo
terminal-help-undo = 撤回你的上一步，前提是之后什么都没有发生
terminal-usage-log = log   或   log 100
terminal-help-log = 完整日志的最后若干行
terminal-usage-save = save 文件名
terminal-help-save = 把这局存进文件；用 quayside play { $game } --load 文件名 继续
terminal-usage-quit = quit
terminal-help-quit = 离开牌桌

terminal-words-help = h 帮助
terminal-words-look = board l 看
terminal-words-odds = ? ？ 概率
terminal-words-hint = tip 提示
terminal-words-why = w 为什么
terminal-words-rules = rule r 规则
terminal-words-undo = u 撤回 撤销
terminal-words-log = story 日志 记录
terminal-words-save = s 保存
terminal-words-quit = q exit bye 退出

terminal-best = 每项选择大约值多少
terminal-no-insight = 这款游戏不提供概率。
terminal-why-what = 想问哪个行动？例如：why { $example }
terminal-legal = 没有规则禁止 { $action }：你现在就可以这样做。
terminal-rule = [muted]规则：{ $title }。阅读它：[/][key]rules { $rule }[/]
terminal-undone = 已撤回：{ $move }。
terminal-no-undo = 没有可以撤回的：之后别人已经行动，或者命运已经揭晓。
terminal-save-where = 存到哪里？请写出文件名，例如：save harbour.json
terminal-saved = 已保存。随时可以继续：quayside play { $game } --load { $file }
terminal-saved-finished = 已保存。重看这局：quayside replay { $file }
terminal-not-saved = 无法写入 { $file }：{ $problem }。
terminal-file-exists = { $file } 已经存在，请换一个名字。
terminal-offer-to-save = 要保存这局，请输入文件名；要离开，请按回车。

terminal-replay-at = 第 { $ply } 步之后（共 { $moves } 步）

terminal-simulate-title = { $game }：{ $games } 局
terminal-simulate-progress = 进行中
terminal-simulate-by-bot = 电脑
terminal-simulate-by-seat = 座位
terminal-simulate-played = 局数
terminal-simulate-wins = 胜
terminal-simulate-rate = 胜率
terminal-simulate-interval = 95% 区间
terminal-simulate-mean = 平均得分
terminal-simulate-deviation = ± 标准差
terminal-simulate-decisions = 每局决定数
terminal-simulate-speed = 每秒局数
terminal-simulate-processes = 进程数
terminal-simulate-seed = 种子
terminal-simulate-note = n 人并列获胜时每人计 1/n 胜（并列 { $shared } 局）。公平的份额是 { $fair }。区间为威尔逊区间。
terminal-simulate-rotate = 每局之后，各电脑依次挪动一个座位。
terminal-simulate-fixed = 每个电脑的座位不变。
terminal-simulate-out = 对局记录在 { $file }。
terminal-simulate-positions = 各个局面在 { $file }。

terminal-arena-title = 锦标赛：{ $game }
terminal-arena-facts = 共 { $games } 局，{ $rounds } 轮，每局 { $players } 个座位，种子 { $seed }。同一轮各局种子相同，每种座次各一局。
terminal-arena-rates = 胜率
terminal-arena-rates-note = 每个电脑的胜率和 95% 区间；虚线是公平的份额。
terminal-arena-table = 排名
terminal-arena-table-note = 同一轮的各局并不独立，所以区间按轮计算。n 人并列获胜时每人计 1/n 胜。
terminal-arena-duels = 谁排在谁前面
terminal-arena-duels-note = 行中的电脑排在列中电脑之前的比例，并列算一半。
terminal-arena-scores = 得分
terminal-arena-scores-note = 每个电脑最终得分的分布；虚线是平均值。
terminal-arena-times = 思考时间
terminal-arena-times-note = 从中位数到最慢的百分之一。
terminal-arena-rating = 等级分
terminal-arena-thinking = 每个决定
terminal-arena-before = 排在前面
terminal-arena-out = 每一局都在 { $folder }，报告在 { $report }。
terminal-arena-stopped = 已停止。随时可以继续：quayside arena --resume { $folder }

terminal-balance-best = 胜者平均
terminal-balance-worst = 末位平均
terminal-balance-highest = 最高
terminal-balance-lowest = 最低
terminal-balance-note = 胜率指用过它的人的胜率，平均应为 { $fair }。这里都是电脑在玩：它们不用的未必不好，爱用的也未必好。

terminal-puzzles-making = 正在出题
terminal-puzzles-made = 共有 { $found } 道题，其中差别最大的 { $count } 道在 { $file } 里。
terminal-puzzles-checking = 正在重新判题
terminal-puzzles-fails = { $id } 已不再有一步明显最好的行动。
terminal-puzzles-checked = { $count } 道题里有 { $held } 道仍然成立。
terminal-puzzle-of = 第 { $id } 题，难度 { NUMBER($rating, useGrouping: 0) }。哪一步最好？（输入 quit 离开）
terminal-puzzle-no-choice = 这里没有“{ $text }”这个选择。
terminal-puzzle-right = 答对了：其他任何一步至少要让出 { $points } 个百分点的胜率。
terminal-puzzle-wrong = 不是最好的：大约让出 { $points } 个百分点的胜率。最好的是：{ $best }。
terminal-puzzle-themes = 主题：{ $themes }
terminal-puzzle-next = 按回车看下一题，按 Ctrl-D 离开。
terminal-puzzle-solved = 答对 { $solved } 道，共 { $tried } 道。

terminal-learn-of = 第 { $ply } 步下的是：{ $move }，大约让出了 { $points } 个百分点的胜率。请找一步更好的。（输入 quit 离开）
terminal-learn-good = 很好：目前看不出有更好的一步。
terminal-learn-was-good = 这就是当时的一步。多想一会儿也没找到更好的：看来并不是失误。
terminal-learn-none = 这个座位没有可以确定的失误。
terminal-learn-repaired = 找到更好的一步：{ $repaired } 次，共 { $tried } 次。

terminal-dataset-making = 正在对局取样
terminal-dataset-made = { $positions } 个局面连同说明卡已写入 { $folder }。
terminal-dataset-checked = { $positions } 个局面齐全（{ $digest }），重下的 { $games } 局每一步都相同。
