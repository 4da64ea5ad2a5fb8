# 服务器要说的话：为什么不行，以及途中出了什么问题。每条一行，各部分内按字母顺序；属于游戏规则的拒绝理由在各游戏自己的文字里。

# ---- 为什么不行 -----------------------------------------------------------------------------------------------------

why-table-accounts-only = 这需要一个账号：请先注册，你的座位会保留。
why-table-already-account = 你已经有账号了。
why-table-analysis-live = 游戏结束后才能查看分析。
why-table-bot-stands-in = 电脑正在替你玩：请先收回座位。
why-table-chat-empty = 这条消息里没有看得见的内容。
why-table-chat-full = 这张牌桌的聊天已满 { $limit } 条。
why-table-clock = 计时从 { $shortest } 秒到 { $days } 天，每步最多加一天。
why-table-enough = 这类操作在本桌已达 { $limit } 次，不能再做了；你仍然可以离开或结束牌桌。
why-table-enough-holidays = 你在一年内已请假 { $limit } 次，不能再请了。
why-table-foreign-eyes = 游戏进行中，你只能从自己的座位看，或者观战。
why-table-foreign-host = 这台服务器不使用你访问的这个主机名。服务器管理员可以把它加到 QUAYSIDE_HOSTS 中。
why-table-foreign-origin = 这个请求来自别的网站，因此没有执行。
why-table-guests-only = 账号的名字不能更改。
why-table-holidays-days = 一年内共有 { $days } 天假期，你还剩 { $left } 天。
why-table-holidays-twice = 这段时间与你已请的假期重叠。
why-table-holidays-when = 假期须从今天或以后开始，结束要晚于开始，并且在今后十二个月之内。
why-table-json-only = 这里只接受 JSON，内容类型须为 application/json。
why-table-left-already = 你已经离开这个座位，电脑正在替你玩。
why-table-left-rated = 你已退出这局排位赛，按负计算，不能再回来。
why-table-moved-on = 牌桌刚刚有了变化，请再试一次。
why-table-muted = 房主已在本桌将你禁言。
why-table-name-characters = 名字只能用看得见的字符：不能有控制符、反向文字或堆叠的附加符号。
why-table-name-empty = 名字至少要有一个看得见的字符。
why-table-name-first = 请先取个名字再聊天。
why-table-name-long = 名字最多 { $limit } 个字符。
why-table-name-of-account = 这里已有账号使用这个名字，或与它看起来一样的名字，请换一个。
why-table-name-taken = 这个名字已有人使用，或与已有的名字看起来一样，请换一个。
why-table-no-hints = 这张桌子不提供提示，大家各凭本事。
why-table-no-picture = 这次没能画出图片，请再试一次。
why-table-no-such-bot = 没有这样的电脑；现有：{ $bots }。
why-table-no-such-values = 这里没有人用这套数值玩这个游戏。
why-table-no-such-game = 这里没有这个游戏。
why-table-no-such-move = 游戏里没有这样的行动：{ $text }。
why-table-no-such-person = 这里没有叫这个名字、可以禁言的人。
why-table-no-such-ply = 这局游戏共有 { $plies } 步，没有更后面的局面。
why-table-no-such-puzzle = 这里没有这道练习题。
why-table-no-such-seat = 没有这个座位：本桌供 { $players } 人使用。
why-table-no-such-table = 这个链接没有对应的牌桌。
why-table-no-thought = 这次没有想出提示，请再问一次。
why-table-no-vote = 那个座位上没有可以由电脑代打的人。
why-table-nobody-stands-in = 这个座位没有电脑在代打，无需收回。
why-table-not-host = 只有房主才能这样做。
why-table-not-over = 游戏结束后才能再来一局。
why-table-not-playing = { $status_is ->
    [waiting] 游戏还没有开始。
    [finished] 游戏已经结束。
    [abandoned] 这局游戏已被放弃。
    [outdated] 这局游戏开始之后规则有了改动，不能再继续。
   *[closed] 这张牌桌已经关闭。
}
why-table-not-seated = 你在观战：只有入座的人才能这样做。
why-table-not-your-seat = 这不是你的座位。
why-table-not-your-turn = 还没轮到你：现在由{ $seat }决定。
why-table-branch-live = 这局游戏还没有结束，还不能从中另开分支。
why-table-old-rules = 这局游戏使用的是第 { $version } 版规则：可以查看，但不能再分析。
why-table-only-bots = 桌上至少要有一名真人玩家。
why-table-option = 牌桌不能这样设置：{ $text }。
why-table-password-common = 这个密码太常见，别人很容易猜到，请换一个。
why-table-password-is-name = 密码不能与名字相同，也不能只是名字加数字。
why-table-password-long = 密码最多 { $limit } 个字符。
why-table-password-short = 密码至少要有 { $limit } 个字符。
why-table-put-away = 这局游戏已存入档案，而档案现在无法读取。
why-table-rated-hints = 排位赛没有提示。
why-table-rated-one-seat = 排位赛中每人只能占一个座位。
why-table-rated-people = 排位赛只在真人之间进行，电脑不能入座。
why-table-rated-alone = 排位赛至少要两个人。
why-table-rated-values = 排位赛只用本站自带的数值。
why-table-rated-position = 排位赛从发牌开始，不能从指定局面开始。
why-table-rated-runs = 排位赛要玩到底：中途离开的人由电脑代打。
why-table-position = 这不是一个可能的局面：{ $text }
why-table-record = 这份对局记录无法回放：{ $text }。
why-table-record-format = 这不是三港的对局记录。
why-table-record-live = 游戏结束后才能取得对局记录。
why-table-record-unfinished = 这份对局记录里的游戏还没有结束：只能上传已结束的游戏。
why-table-removed = 房主已将你请出本桌，你只能观战。
why-table-rules-gone = 这局游戏使用的是第 { $version } 版规则，本站已不再提供：只保留了结果和记录。
why-table-seat-free = 那里没有人。
why-table-seat-taken = 这个座位已经有人了。
why-table-seats-left = 所有座位坐满后才能开始；空位可以交给电脑。
why-table-sign-in = 请先取个名字，或者登录。
why-table-started = 游戏已经开始了。
why-table-still-playing = 游戏还没有结束：请先玩完，或者放弃它。
why-table-time-is-up = 你的时间已用完：这一回合由电脑代打。
why-table-too-many-bots = 你有 { $limit } 张有电脑参加的牌桌还没有结束：请先玩完、放弃或关闭一张。
why-table-too-many-open = 你有 { $limit } 张牌桌还没有结束：请先玩完、放弃或关闭一张。
why-table-too-often = 太频繁了，请稍等片刻。
why-table-undo-barrier = 这一步已不能自行撤回：有信息已公开，或者已轮到别人。你可以请求其他玩家同意。
why-table-undo-enough = 你在这一回合已经撤回 { $limit } 次，不能再撤回了。
why-table-undo-not-yours = 这个请求不需要你来答复。
why-table-undo-nothing = 没有可以撤回的行动。
why-table-undo-pending = 已有一个撤回请求在等待答复。
why-table-undo-rated = 排位赛不能撤回。
why-table-undo-settled = 那个撤回请求已经有结果了。
why-table-vote-clock = 有计时的排位赛不能投票换人，由时钟决定。
why-table-vote-days = 按天计时的对局不能投票换人，由时钟决定。
why-table-vote-early = 有人离开一段时间之后，其他人才能请电脑代打：请再等 { $seconds } 秒。
why-table-push-address = 这不是本服务器认识的推送服务的地址。
why-table-push-keys = 读不出这个浏览器的密钥：请把通知关掉再打开。
why-table-push-many = 你已有 { $limit } 个浏览器在接收通知：请先关掉一个。
why-table-push-unknown = 这个浏览器没有登记接收通知：请重新打开通知。
why-table-webhook-address = 找不到这个 webhook 的地址，或者它在私有网络里。
why-table-webhook-consent = 这个 webhook 没有回传发给它的口令：对方须先同意接收本服务器的消息。
why-table-webhook-port = 这里的 webhook 只能使用这些端口：{ $ports }。
why-table-webhook-url = webhook 应是完整的 https 地址，其中不能有用户名或密码。
why-table-wrong-login = 名字或密码不对。
why-table-wrong-password = 密码不对。
why-table-wrong-recovery = 名字或恢复码不对。

# ---- 电脑，以及给不在场的人的通知 ---------------------------------------------------------------------------------

bot-about-greedy = 懂得衡量价值，但不会往后多想。
bot-about-novice = 刚学会规则，常常错过最好的选择。
bot-about-random = 只要规则允许，什么都可能做。
bot-about-search = 会往后推算，也会考虑别人怎么应对。
bot-greedy = 商人
bot-novice = 新手
bot-random = 漂流者
bot-search = 船队司令
notice-your-turn = 《{ $title }》轮到你了：{ $link }
push-chat = 你的牌桌上有人留言。
push-end = 这局结束了。
push-start = 游戏开始了。
push-stop = 不再通知
push-turn = 轮到你了。

# ---- 链接：还没有人点开以前，它说的是什么 -----------------------------------------------------------------------------

link-finished = { $game }：{ $names }以 { $score } 分获胜
link-foot-lesson = 教学
link-foot-move = 第 { $ply } 步，共 { $plies } 步
link-foot-puzzle = 练习题
link-foot-rulebook = 规则书
link-house = Quayside 三港
link-house-about = 在浏览器里玩马尼拉、波多黎各和里斯本：和朋友一起，或者与不留情面的电脑对战。
link-lesson = 学玩{ $game }
link-line-over = 最终结果
link-line-turn = 轮到{ $name }
link-over = { $game }：一局没有玩完的游戏
link-playing = { $game }：{ $names }
link-playing-about = 游戏正在进行：来看看吧。
link-position = { $game }的一个局面
link-puzzle = { $game }：找出最好的一步
link-puzzle-about = 轮到{ $name }。有一步明显最好：是哪一步？
link-puzzles = 练习题
link-puzzles-about = 取自完整对局的局面，各有明显最好的一步。每天一题，人人相同。
link-puzzles-of = { $game }练习题
link-replay = { $game }：第 { $ply } 步，共 { $plies } 步
link-replay-about = 整局游戏，一步一步地看：{ $names }。
link-rule = { $game }：{ $rule }
link-rulebook = { $game }的规则
link-seat = 玩家 { $number }
link-waiting = { $game }：一桌正在等人
link-waiting-about = { $free ->
    [0] 座位都满了：来观战吧。
   *[other] 还有 { $free } 个空位：坐下来玩吧。
}

# ---- 传输中的问题 ---------------------------------------------------------------------------------------------------

problem-hello-first = 请先打招呼：连接后的第一条消息应为“hello”。
problem-internal = 是我们这边出了错，与你无关。请再试一次；编号 { $id } 能帮我们找到原因。
problem-long-head = 请求的地址或标头太长了。
problem-malformed = 无法理解这条消息。
problem-method = 这个地址不支持这种用法。
problem-not-found = 这个地址没有内容。
problem-too-large = 消息太大了。
problem-too-often = 消息太多，请稍等片刻。
problem-too-slow = 请求迟迟没有发完。
problem-unavailable = 暂时连不上服务器。你的行动都已保存，请稍后再试。

# ---- 命令 `quayside serve`，以及尚无网页客户端时的页面 --------------------------------------------------------------

serve-no-client = 服务器已经运行，但网页客户端还没有构建。
serve-no-client-how = 请在源代码文件夹里运行：npm --prefix web install，再运行 npm --prefix web run build，然后重新启动服务器。
serve-open = 三港已开张：{ $address }
serve-stop = 按 Ctrl-C 关闭。
