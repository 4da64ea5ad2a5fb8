# 服务器要说的话：为什么不行，以及途中出了什么问题。每条一行，各部分内按字母顺序；属于游戏规则的拒绝理由在各游戏自己的文字里。

# ---- 为什么不行 -----------------------------------------------------------------------------------------------------

why-table-accounts-only = 这需要一个账号：请先注册，你的座位会保留。
why-table-already-account = 你已经有账号了。
why-table-bot-stands-in = 机器人正在替你玩：请先收回座位。
why-table-clock = 计时从 { $shortest } 秒到 { $days } 天，每步最多加一天。
why-table-foreign-eyes = 游戏进行中，你只能从自己的座位看，或者旁观。
why-table-foreign-origin = 这个请求来自别的网站，因此没有执行。
why-table-guests-only = 账号的名字不能更改。
why-table-left-already = 你已经离开这个座位，机器人正在替你玩。
why-table-moved-on = 牌桌刚刚有了变化，请再试一次。
why-table-muted = 房主已在本桌将你禁言。
why-table-name-characters = 名字只能用看得见的字符：不能有控制符、反向文字或堆叠的附加符号。
why-table-name-empty = 名字至少要有一个看得见的字符。
why-table-name-first = 请先取个名字再聊天。
why-table-name-long = 名字最多 { $limit } 个字符。
why-table-name-taken = 这个名字已有人使用，请换一个。
why-table-no-hints = 这张桌子不提供提示，请自己思考。
why-table-no-such-bot = 没有这样的机器人；现有：{ $bots }。
why-table-no-such-values = 这里没有人用这套数值玩这个游戏。
why-table-no-such-game = 这里没有这个游戏。
why-table-no-such-move = 游戏里没有这样的行动：{ $text }。
why-table-no-such-person = 这里没有可以禁言的这个人。
why-table-no-such-ply = 这局游戏共有 { $plies } 步，没有更后面的局面。
why-table-no-such-seat = 没有这个座位：本桌供 { $players } 人使用。
why-table-no-such-table = 这个链接没有对应的牌桌。
why-table-no-vote = 那个座位上没有可以由机器人代打的人。
why-table-nobody-stands-in = 这个座位没有机器人在代打，无需收回。
why-table-not-host = 只有房主才能这样做。
why-table-not-over = 游戏结束后才能再来一局。
why-table-not-playing = { $status_is ->
    [waiting] 游戏还没有开始。
    [finished] 游戏已经结束。
    [abandoned] 这局游戏已被放弃。
   *[closed] 这张牌桌已经关闭。
}
why-table-not-seated = 你在旁观：只有入座的人才能这样做。
why-table-not-your-seat = 这不是你的座位。
why-table-not-your-turn = 还没轮到你：现在由{ $seat }决定。
why-table-only-bots = 桌上至少要有一个人。
why-table-option = 牌桌不能这样设置：{ $text }。
why-table-password-is-name = 密码不能与名字相同。
why-table-password-long = 密码最多 { $limit } 个字符。
why-table-password-short = 密码至少要有 { $limit } 个字符。
why-table-rated-hints = 计分的游戏没有提示。
why-table-rated-one-seat = 计分的游戏每人只能占一个座位。
why-table-rated-people = 计分的游戏只在人之间进行，机器人不能入座。
why-table-rated-alone = 计分的游戏至少要两个人。
why-table-rated-values = 计分的游戏只用本站自带的数值。
why-table-rated-runs = 计分的游戏要玩到底：离开的人由机器人代打。
why-table-record = 这份记录无法重放：{ $text }。
why-table-record-format = 这不是三港的游戏记录。
why-table-record-live = 游戏结束后才能取得记录。
why-table-record-unfinished = 这份记录里的游戏还没有结束：只能上传已结束的游戏。
why-table-removed = 房主已将你请出本桌，你只能旁观。
why-table-seat-free = 那里没有人。
why-table-seat-taken = 这个座位已经有人了。
why-table-seats-left = 所有座位坐满后才能开始；空位可以交给机器人。
why-table-sign-in = 请先取个名字，或者登录。
why-table-started = 游戏已经开始了。
why-table-still-playing = 游戏还没有结束：请先玩完，或者放弃它。
why-table-too-many-open = 你有 { $limit } 张牌桌还没有结束：请先玩完、放弃或关闭一张。
why-table-too-often = 太频繁了，请稍等片刻。
why-table-undo-barrier = 这一步已不能自行撤销：有信息已公开，或者已轮到别人。你可以请求其他玩家同意。
why-table-undo-not-yours = 这个请求不需要你来答复。
why-table-undo-nothing = 没有可以撤销的行动。
why-table-undo-pending = 已有一个撤销请求在等待答复。
why-table-undo-rated = 计分的游戏不能撤销。
why-table-undo-settled = 那个撤销请求已经有结果了。
why-table-webhook-address = 找不到这个 webhook 的地址，或者它在私有网络里。
why-table-webhook-url = webhook 应是完整的 https 地址，其中不能有用户名或密码。
why-table-wrong-login = 名字或密码不对。
why-table-wrong-password = 密码不对。
why-table-wrong-recovery = 名字或恢复码不对。

# ---- 机器人，以及给不在场的人的通知 ---------------------------------------------------------------------------------

bot-greedy = 商人
bot-random = 新手
notice-your-turn = 《{ $title }》轮到你了：{ $link }

# ---- 传输中的问题 ---------------------------------------------------------------------------------------------------

problem-hello-first = 请先打招呼：连接后的第一条消息应为“hello”。
problem-internal = 是我们这边出了错，与你无关。请再试一次；编号 { $id } 能帮我们找到原因。
problem-malformed = 无法理解这条消息。
problem-method = 这个地址不支持这种用法。
problem-not-found = 这个地址没有内容。
problem-too-large = 消息太大了。
problem-too-often = 消息太多，请稍等片刻。
problem-unavailable = 暂时连不上服务器。你的行动都已保存，请稍后再试。

# ---- 命令 `quayside serve`，以及尚无网页客户端时的页面 --------------------------------------------------------------

serve-no-client = 服务器已经运行，但网页客户端还没有构建。
serve-no-client-how = 请在源代码文件夹里运行：npm --prefix web install，再运行 npm --prefix web run build，然后重新启动服务器。
serve-open = 三港已开张：{ $address }
serve-stop = 按 Ctrl-C 关闭。
