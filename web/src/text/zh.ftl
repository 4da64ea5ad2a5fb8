# 页面自己的文字。`t('home-title')` 说的是 `web-home-title`；事实如何变成词句，见 quayside/voice/voice.py。

# ---- 各处通用 -------------------------------------------------------------------------------------------------------

web-title = 三港
web-page-title = { $page } · 三港
web-title-your-turn = ● 轮到你了 · { $page }
web-skip = 跳到正文
web-loading = 请稍候……
web-close = 关闭
web-cancel = 取消
web-copy = 复制
web-copied = 已复制
web-retry = 重试
web-reload = 刷新
web-renewed = 页面有了新版本，刷新不会丢失任何东西。
web-wrong-unreachable = 连不上服务器，请检查网络。
web-wrong-unknown = 出了点问题，请再试一次。
web-wrong-page = 这个页面没能显示出来。
web-nowhere = 这个地址没有内容。
web-nowhere-about = 地址可能输错了，或者这里的内容已经不在了。
web-go-home = 回到首页

web-nav = 页面
web-nav-play = 开玩
web-nav-puzzles = 练习题
web-nav-replays = 回放
web-nav-rules = 规则书
web-nav-leaders = 排行榜
web-nav-about = 关于
web-menu = 菜单
web-home = 三港，回到首页
web-language = 语言
web-theme = 主题
web-theme-light = 浅色
web-theme-dark = 深色
web-theme-system = 跟随系统
web-sound-on = 打开声音
web-sound-off = 关闭声音
web-rules = 规则
web-settings = 设置
web-you-are = 你是{ $name }
web-sign-in = 登录
web-me = 我的页面

web-all = 全部 { $count }

# ---- 名字 -----------------------------------------------------------------------------------------------------------

# 访客的名字由这两组词随机组成。
web-guest-first = 黄铜, 咸味, 轻快, 安静, 幸运, 琥珀, 北方, 早起, 快活, 稳当, 大胆, 银色
web-guest-second = 苍鹭, 水獭, 灯笼, 船锚, 领航, 海鸥, 罗盘, 鸬鹚, 海豚, 海燕, 六分仪, 燕鸥
web-guest-name = { $one }{ $other }
# 电脑的名字，按座位排列。
web-bot-names = 老船长, 阿玛丽, 鹅毛先生, 包姨, 长脚汤姆
web-bot = 电脑
web-bot-level = { $name }，{ $most } 级中的第 { $level } 级
web-opponents = “马上开玩”的对手
web-move-called = { $name }（{ $kind }）

web-name-asked = 怎么称呼你？
web-name-asked-about = 同桌的人会看到这个名字，以后可以在“我的页面”里改。
web-name-asked-sit = 坐下

# ---- 首页 -----------------------------------------------------------------------------------------------------------

web-home-title = { $count ->
    [1] 一座港口，一张桌。
    [2] 两座港口，一张桌。
    [3] 三座港口，一张桌。
   *[other] 港口游戏，一张桌。
}
web-home-about = 和朋友同桌，或者与不留情面的电脑对战。无需注册，点两下就能开始。
web-players-range = { $low }–{ $high } 人
web-players-one = { $low } 人
web-players-label = 人数
web-minutes-label = 时长
web-weight-label = 学习难度
web-minutes = { $minutes ->
    [60] 1 小时
    [120] 2 小时
   *[other] { $minutes } 分钟
}
web-weight-light = 轻度
web-weight-medium = 中度
web-weight-heavy = 重度
web-play-now = 马上开玩
web-play-now-about = 马上开一局{ $game }，对手是电脑
web-with-friends = 和朋友开桌
web-with-friends-about = 为朋友开一桌{ $game }
web-new-here = 第一次玩？
web-new-here-about = 每一课都是在真正的版图上玩的第一局，一次只讲一件事。马尼拉学起来最快。
web-learn = 学习
web-learn-about = 学习{ $game }
web-learn-minutes = 边玩边学，{ $minutes } 分钟

web-continue = 继续
web-came-in = 你得了{ $place }（共 { $count } 人）
web-review = 复盘
web-accuracy = 准确度 { $percent }
web-waiting-for-you = { $count } 局等你行动
web-all-running = 全部 { $count } 局进行中的游戏
web-fewer = 收起
web-give-up = 放弃
web-give-up-about = 放弃这局{ $game }
web-give-up-title = 放弃这局{ $game }？
web-give-up-playing = 游戏就此结束，不计结果。此操作无法撤回。
web-give-up-waiting = 这一桌会关闭，链接随之失效。
web-your-turn = 轮到你了
web-waiting = 等待中
web-not-started = 尚未开始
web-open = 打开
web-open-tables = 等人的桌
web-open-tables-none = 现在没有等人的桌。
web-own-table = 自己开一桌
web-at = { $game } · { $name }的桌
web-join = 加入
web-watch = 观战
web-watchable = 有 { $count } 桌可以观战
web-seats-taken = { $count } 个座位已坐 { $taken } 个
web-with = 同桌：{ $names }
web-pace-none = 不限时
web-pace-minutes = 每步 { $count } 分钟
web-pace-hours = 每步 { $count } 小时
web-pace-days = 每步 { $count } 天
web-pace-budget = 每人 { $count } 分钟
web-rated = 排位赛
web-rated-leaving = 中途离开排位赛算负。
web-covered = 分数盖住，终局揭晓
web-without-hints = 不提供提示

# ---- 新开一桌 -------------------------------------------------------------------------------------------------------

web-new-table = 开一桌{ $game }
web-new-game = 游戏
web-new-where = 朋友坐在哪里？
web-where-link = 任何地方，发链接
web-where-screen = 就在这块屏幕前
web-where-screen-about = 换人时会先把屏幕遮住。
web-new-players = 几个人玩？
web-new-bots = 电脑
web-new-bots-none = 没有
web-new-level = 电脑的水平
web-new-options = 变体规则
web-new-clock = 时钟
web-new-clock-about = 时间用完时由电脑代打，直到你回来。
web-new-visibility = 谁可以来？
web-visibility-private = 有链接的人
web-visibility-public = 任何人
web-new-covered = 分数盖到终局
web-new-covered-about = 从日志里都算得出来，只是牌桌上不显示。
web-new-hints = 允许提示
web-new-hints-about = 版图上显示概率，轮到谁，谁就可以请求建议。
web-new-rated = 排位赛
web-new-rated-about = 仅限有账号的真人，没有提示，也没有电脑。
web-new-file-own = 用我自己那套的数值
web-new-file-choose = 选择文件
web-new-file-chosen = 开桌时会一并发送 { $name }。
web-new-file-other = 换一个文件
web-new-file-template = 待填写的文件
web-new-file-missing = 请选择写有你那套数值的文件，或者用我们的数值。
web-new-file-large = { $name } 太大了，不会是数值文件。
web-new-open = 开桌
web-new-name = 你的名字
web-new-start = 开始游戏
web-seat-empty = { $number } 号座位
web-seat-named = { $number } 号座位的名字
web-seat-friend = 朋友 { $number }

# ---- 设置 -----------------------------------------------------------------------------------------------------------

web-settings-about = 设置保存在这个浏览器里。
web-settings-look = 外观
web-settings-play = 游戏
web-settings-sound = 声音
web-speed = 动画速度
web-speed-calm = 从容
web-speed-normal = 正常
web-speed-fast = 快
web-speed-instant = 不用动画
web-speed-reduced = 你的系统要求减少动态效果，所以这里不播放动画。
web-confirm = 行动前确认
web-confirm-about = 你确认之后，行动才生效。
web-direct = 不用确认的行动
web-direct-about = 选了就生效。点一下即可恢复确认。
web-notify = 轮到我时通知我
web-notify-about = 牌桌开着而你在看别的页面时，由浏览器弹出通知。
web-notify-denied = 你的浏览器不允许本页发通知。
web-notify-offer = 页面开着时，轮到你就由浏览器通知你，好吗？
web-notify-yes = 好，通知我
web-notify-no = 不用
web-shortcuts = 快捷键
web-shortcuts-about = 按数字或字母选择标有该键的选项，按 ? 查看全部按键。关闭后只用 Tab、方向键、回车、空格和 Esc。
web-hints = 提示与概率
web-hints-about = 在允许提示的桌上显示概率、给出建议。
web-sounds = 播放音效
web-sounds-about = 轻轻的木头碰撞声。
web-volume = 音量
web-patterns = 颜色之外加图案
web-patterns-about = 货物和玩家都带有图案标记，不只靠颜色区分。
web-notation = 日志中显示记法
web-notation-about = 每个行动同时写出它的记法，便于研究。

# ---- 关于 -----------------------------------------------------------------------------------------------------------

web-about = 关于
web-about-lead = 一个可以和朋友或电脑玩港口游戏、学习游戏、研究对局的地方。
web-about-unofficial = 非官方
web-about-unofficial-text = 三港由喜爱这些游戏的人制作，不作商业用途，与游戏的作者和出版社没有关系。这里的规则书、图画和程序都是为三港创作的。喜欢哪个游戏，就买一套吧：摆在真正的桌上更好玩。
web-about-games = 游戏
web-about-values = 《{ $game }》的数值
web-about-values-how = 填上你那套的数值，开桌时选择这个文件。
web-about-type = 字体
web-about-type-text = 标题用 Juan Pablo del Peral（Huerta Tipográfica）的 Alegreya，其余用 Paul D. Hunt（Adobe）的 Source Sans 3，两者均采用 SIL 开放字体许可证；中文使用系统自带的宋体与黑体：
web-about-licence = { $name } 的许可证
web-about-privacy = 我们保存什么
web-about-privacy-text = 访客只是一个名字和一个 cookie。没有跟踪，也不从别处加载任何东西。设置留在你的浏览器里；在你的页面上可以删除服务器所知道的关于你的一切。
web-about-source = 三港是自由软件，许可证在源代码中。
web-about-version = 版本 { $version }。
web-about-api = API（供程序使用）

# ---- 规则书 ---------------------------------------------------------------------------------------------------------

web-rulebook = 规则书
web-rulebook-of = { $game }的规则
web-contents = 目录
web-search-rules = 搜索规则
web-search-found = { $count ->
    [0] 没有规则提到“{ $text }”。
   *[other] { $count } 条规则
}
web-search-try = 试试更少的词，或者翻翻目录。
web-print-rules = 打印规则
web-aid = 玩家速查表
web-aid-of = { $game }速查表
web-print-aid = 打印速查表
web-search-clear = 清除搜索
web-see-also = 另见
web-cited-by = 提到它的规则
web-rule-link = 这条规则的链接
web-back-to-table = 回到桌上

# ---- 个人页面 -------------------------------------------------------------------------------------------------------

web-guest = 访客
web-guest-about = 访客：这个名字没有账号
web-guest-called = { $name }（访客）
web-account = 账号
web-me-guest-about = 你现在是访客：这个浏览器靠一个 cookie 认得你。有了账号，你可以在任何地方登录，也可以玩排位赛。
web-me-account-about = 你已登录。
web-me-nobody = 你在这里还没有名字。开始一局、取个名字，或者登录。
web-name = 名字
web-name-set = 用这个名字
web-password = 密码
web-password-old = 旧密码
web-password-new = 新密码
web-password-rule = 至少 8 个字符
web-sign-up = 注册账号
web-sign-up-short = 新账号
web-sign-up-about = 你的座位和对局都会保留。不需要电子邮件地址。
web-sign-in-about = 欢迎回来。
web-sign-out = 退出登录
web-recover = 使用恢复码
web-recover-about = 注册时显示给你的恢复码，以及新密码。
web-recovery-code = 恢复码
web-recovery-title = 请保存这个恢复码
web-recovery-about = 忘记密码时，只有靠它才能回来；它只显示这一次，请抄下来。
web-recovery-kept = 我已经抄下来了
web-password-change = 修改密码
web-password-set = 用这个密码
web-password-changed = 密码已修改；其他设备需要重新登录。
web-name-changed = 你现在叫{ $name }。
web-delete = 删除我的资料
web-delete-about = 你的名字会空出来，对局里也不再显示你的名字。此操作无法撤回。
web-delete-really = 永久删除
web-deleted = 资料已删除。
web-history = 玩过的对局
web-history-none = 还没有玩完的对局。
web-history-none-own = 你还没有玩完一局。玩完之后，可以在这里回放和分析。
web-learn-first = 先学马尼拉
web-history-more = 更早的对局
web-ratings = 等级分
web-ratings-none = 还没有玩过排位赛。
web-rating-games = { $count } 局
web-place = 第 { $rank } 名
web-of-players = 共 { $count } 人
web-replay = 回放
web-unknown-person = 未知玩家

# ---- 排行榜 ---------------------------------------------------------------------------------------------------------

web-leaders = 排行榜
web-leaders-about = 按排位赛的稳妥估计水平排名。
web-leaders-none = 还没有人玩过{ $game }的排位赛。来做第一个吧！
web-leaders-open = 开一桌排位赛
web-leaders-sign-up = 注册账号，玩排位赛
web-leaders-rank = 名次
web-leaders-name = 名字
web-leaders-rating = 等级分
web-leaders-games = 局数

# ---- 图形 -----------------------------------------------------------------------------------------------------------

web-qr = 链接的二维码
web-chart = 图表：{ $label }
