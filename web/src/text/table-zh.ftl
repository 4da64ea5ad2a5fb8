# 牌桌页面的文字，与具体游戏无关。`t('table-confirm')` 说的是 `web-table-confirm`。

# ---- 牌桌 -----------------------------------------------------------------------------------------------------------

web-table = 牌桌
web-table-players = 玩家
web-table-board = 版图
web-table-log = 日志
web-table-chat = 聊天
web-table-views = 版图、日志与聊天
web-table-log-and-chat = 日志与聊天
web-table-in-words = 用文字说明版图
web-table-player = 查看{ $name }
web-table-player-before = 上一位玩家（←）
web-table-player-after = 下一位玩家（→）
web-table-own = 你
web-table-you = 你
web-table-host = 房主
web-table-away = 离开
web-table-bot = 电脑 · { $name }
web-table-stands-in = 电脑代打
web-table-turn = 轮到
web-table-thinks = 正在思考
web-table-clock = 剩余时间：{ $time }
web-table-clock-days = { $days } 天
web-table-watching = { $count ->
    [0] 无人观战
   *[other] { $count } 人观战
}
web-table-spectator = 你在观战。
web-table-particulars = 对局
web-table-watch-link = 给朋友和观众的链接
web-table-open-seats = 让朋友接替电脑
web-table-open-seats-about = 打开链接的人可以接替：
web-table-seat-offered = 你正在观战。房主把{ $name }的座位留给了你。
web-table-seat-take = 接替
web-table-abandon = 放弃这局
web-table-abandon-sure = 要放弃这局吗？
web-table-abandon-about = 游戏会立刻为所有人结束，没有赢家，而且不能撤回。
web-table-abandon-no = 继续玩
web-table-leave = 离开对局
web-table-leave-sure = 要离开这局游戏吗？
web-table-leave-about = 电脑会替你玩下去，你随时可以收回座位。
web-table-leave-rated = 这是排位赛：离开算负，而且不能再回来。电脑会替你玩到结束。
web-table-mute = 在本桌聊天中禁言{ $name }
web-table-unmute = 允许{ $name }重新发言
web-table-vote = 请电脑代打
web-table-vote-about = { $name }离开了。其他人都同意后，电脑会代打到{ $name }回来为止。
web-table-voted = 已提出：其他人也同意后，由电脑代打。
web-table-sheet-close = 继续
web-table-come-back = 收回我的座位
web-table-bot-for-you = 电脑正在替你玩。
web-table-skip = 跳过
web-table-sheet = 请慢慢看，牌桌等着你。
web-table-skip-about = 立即显示结果（Esc）
web-show = 正在展示
web-show-pause = 暂停（空格键）
web-show-go-on = 继续（空格键）
web-show-next = 下一步（→）
web-show-your-turn = 轮到你了
web-show-held = 你在细看，展示先停着
web-show-tempo = 速度：{ $tempo }，按一下可换

# ---- 选择 -----------------------------------------------------------------------------------------------------------

web-table-prompt = 现在要决定什么
web-table-thinking = { $name }正在考虑
web-table-chosen = 已选：
web-table-chosen-so-far = 目前：
web-table-stop = 。
web-table-commit-shows = 确认后会翻开新的信息，无法撤销。
web-table-commit-next = 确认后轮到{ $name }。
web-table-commit-ends = 确认后游戏结束。
web-table-may-go-on = 可以继续选择，也可以先确认。
web-table-confirm = 确认
web-table-confirm-all = 确认全部 { $count } 步
web-table-go-on = 请继续选择
web-table-to-go = 还差 { $count } 步
web-table-confirm-about = 确认（回车键）
web-table-at-once = “{ $kind }”以后不再确认
web-table-at-once-off = “{ $kind }”选了就生效。恢复确认
web-table-clear = 取消选择
web-table-clear-about = 取消选择（Esc 键）
web-table-back = 退一步
web-table-back-about = 退回一步
web-table-undo = 撤回
web-table-undo-about = 撤回上一步（U 键）
web-table-ask-back = 请求撤回
web-table-ask-back-about = 请其他人同意你撤回上一步
web-table-asks-back = { $name }请求撤回一步。骰子和牌的结果不会改变。
web-table-asked-back = 你请求撤回一步，等待其他人答复；骰子和牌的结果不会改变。
web-table-grant = 同意
web-table-refuse = 不同意
web-table-why = 查看规则
web-table-odds-on = 显示{ $name }
web-table-odds-off = 隐藏{ $name }
web-table-odds-are = { $name }：{ $unit }
web-table-less = 减少
web-table-more = 增加

# ---- By keyboard ----------------------------------------------------------------------------------------------------

web-keys = 键盘操作
web-keys-space = 空格
web-keys-number = 选择标有该键的选项
web-keys-arrows = 移到下一个可选的地方
web-keys-choose = 选择它
web-keys-enter = 确认已选的行动
web-keys-escape = 清除选择，或收起盖在版图上的面板
web-keys-undo = 后退一步，或撤销
web-keys-odds = 显示或隐藏概率／价值
web-keys-hint = 请求提示
web-keys-again = 重看你上回合之后其他人的行动
web-keys-pause = 他人行动时：暂停、继续
web-keys-next = 他人行动时：看下一步
web-keys-skip = 他人行动时：直接跳到最后
web-keys-help = 显示本说明

# ---- 日志与聊天 -----------------------------------------------------------------------------------------------------

web-log-of = 显示谁的日志
web-log-all = 全部
web-log-last-turn = 我的上一回合
web-table-rule-of = 相关规则
web-table-log-bot-failed = { $name }一时想不出来，这一步改由较简单的电脑决定。
web-table-log-bot-failed-you = 你的电脑一时想不出来，这一步改由较简单的电脑决定。
web-table-log-returned = { $name }回来了。
web-table-log-returned-you = 你回来了。
web-table-log-took-over = { $name }接替电脑继续游戏。
web-table-log-took-over-you = 你接替电脑继续游戏。
web-table-log-stood-in = 电脑代{ $name }行动。
web-table-log-stood-in-you = 电脑代你行动。
web-table-log-undone = { $name }撤回了一步。
web-table-log-undone-you = 你撤回了一步。
web-table-log-none = 还没有发生任何事。
web-table-log-earlier = 更早的内容可在终局后的回放中查看。
web-table-chat-none = 打个招呼吧，全桌都能看到。
web-table-chat-say = 说点什么
web-table-chat-send = 发送
web-table-since = 你上回合之后
web-table-again = 重看
web-table-again-about = 重看你上回合之后其他人的行动（P）
web-table-missed = 你离开时发生的事
web-table-missed-more = 在此之前还有 { $count } 条

# ---- 传递屏幕 -------------------------------------------------------------------------------------------------------

web-table-curtain = 请把屏幕交给{ $name }
web-table-curtain-about = 其他人请勿偷看：{ $name }的手牌是秘密。
web-table-curtain-open = 我是{ $name }

# ---- 开局之前 -------------------------------------------------------------------------------------------------------

web-table-wait-title = 一桌{ $game }
web-table-wait-about = 把链接发给朋友：打开就能入座，无需注册。
web-table-wait-link = 本桌的链接
web-table-wait-seats = 座位
web-table-wait-free = 空位
web-table-wait-sit = 坐这里
web-table-wait-leave = 离座
web-table-wait-remove = 请走{ $name }
web-table-wait-bot = 添加电脑
web-table-wait-bot-level = 哪一种电脑？
web-table-wait-bot-other = 换个级别
web-table-wait-bot-other-about = 换一个电脑代替{ $name }
web-table-wait-start = 开始游戏
web-table-wait-start-free = 还有 { $count } 个空位：等人来坐，或交给电脑。
web-table-wait-sit-down = 坐下就能玩，也可以留下观战。
web-table-wait-others = 还空着 { $count } 个座位。
web-table-wait-ready = 人已到齐。
web-table-wait-host = 等{ $name }开始游戏。
web-table-wait-host-unnamed = 等房主开始游戏。
web-table-wait-options = 玩法
web-table-option-is = { $option }：{ $value }
web-table-wait-options-usual = 按规则书，不用变体
web-table-wait-close = 关闭本桌
web-table-wait-fill = 空位全交给电脑

# ---- 终局 -----------------------------------------------------------------------------------------------------------

web-table-end = 终局
web-table-end-you = 你赢了！
web-table-end-winner = { $name }获胜！
web-table-end-winners = { $names }并列获胜！
web-table-end-score = 结算
web-table-end-statistics = 统计
web-table-end-most = （最多）
web-table-end-rematch = 再来一局
web-table-end-rematch-go = 去新的一桌
web-table-again-otherwise = 换个方式再来一局
web-table-again-bots = 电脑
web-table-again-seats = 座位
web-table-again-next = 每人移一位
web-table-again-same = 保持不变
web-table-end-replay = 回放
web-table-end-record = 下载对局记录
web-table-end-home = 回到首页
web-table-end-look = 看看版图
web-table-end-show = 显示结果
web-table-over = 游戏已经结束。
web-table-abandoned = 这局游戏已中止。
web-table-closed = 本桌已关闭。
web-table-end-lost = 中途离开，判负：{ $names }。
web-table-old = 这局游戏使用的是第 { $version } 版规则。规则后来有了改动，这里不再绘制它的版图。
web-table-old-again = 用新规则再来一局
web-table-outdated = 这局游戏按第 { $version } 版规则开始。规则后来有了改动，游戏无法继续，但对局记录已保留。

# ---- 连接 -----------------------------------------------------------------------------------------------------------

web-table-connecting = 正在入桌……
web-table-lost = 连接中断，稍后会自动恢复，对局不会丢失。
web-table-gone = 这个地址没有牌桌。
web-table-gone-about = 链接可能不完整，或者牌桌已经关闭。
web-table-ended = 你已退出登录。
web-table-ended-about = 重新登录即可继续，座位会为你保留。
web-table-resting = 发送过于频繁，或打开的页面太多，服务器要求稍候。本页会自动恢复，已做的行动不会丢失。
web-table-unknown-game = 本页面还不能显示{ $game }。

# ---- 提示 -----------------------------------------------------------------------------------------------------------

web-hint = 提示
web-hint-about = 请求提示（H 键）
web-hint-title = 建议的行动
web-hint-close = 收起提示
web-hint-asking = 正在推算……
web-hint-again = 再问一次
web-hint-take = 选这个
web-hint-taken = 已选
web-hint-chances = 胜率
web-hint-what = 每个行动都推演过许多局：这里是胜率，不是分数。
