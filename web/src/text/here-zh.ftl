# 页面里的牌桌，不需要服务器。

web-here-no = 这个页面里还没有 Python。
web-here-fetching = 正在把规则下载到本页……
web-here-starting = 正在启动……
web-here-there = 规则已在本页中。
web-here-failed = 规则没能下载到本页。请检查网络后重试。
web-here-about = 牌桌就在这个页面里：不需要服务器，对局保存在这个浏览器中。
web-here-practise = 在本页练习
web-here-practise-about = 在本页玩{ $game }，不经过服务器
web-here-thinks-less = 在本页里，电脑每步思考不到一秒，所以“船队司令”比在服务器上略弱。
web-here-take = 把这局带到服务器
web-here-take-about = 在服务器上用同样的局面开一桌：朋友可以来，在哪里都能接着玩。之后的运气重新抽取。
web-here-export = 把这局存成文件
web-here-export-about = 文件里有到目前为止的所有行动。在“回放”里打开它，在这里或服务器上都可以接着玩。

# ---- 应用与通知 -----------------------------------------------------------------------------------------------------------

web-install = 把三港装成应用
web-install-about = 从主屏幕打开，没有网络也能玩。
web-install-yes = 安装
web-install-no = 不用了
web-push = 页面没开时也通知我
web-push-about = 由这个浏览器弹出通知。点通知上的“不再通知”，一次就能关掉。
web-push-impossible = 这个浏览器不能或不允许本页弹出通知。
web-push-turn = 轮到我了
web-push-start = 游戏开始
web-push-chat = 我的牌桌上有人留言
web-push-end = 游戏结束
web-push-quiet = 免打扰时段
web-push-quiet-about = 这段时间不弹通知；轮到你的消息之后再告诉你。
web-push-quiet-from = 免打扰开始
web-push-quiet-to = 免打扰结束
web-move-by = 请在 { $time } 前行动

# ---- 假期 -----------------------------------------------------------------------------------------------------------------

web-holidays = 假期
web-holidays-about = 在按天计时的对局中，休假期间你的时钟停走。同桌的人会看到你哪天回来。
web-holidays-first = 第一天
web-holidays-last = 最后一天
web-holidays-take = { $days ->
    [0] 请假
   *[other] 请 { $days } 天假
}
web-holidays-left = { $left ->
    [0] 一年的 { $days } 天假期已用完。
   *[other] 一年有 { $days } 天假期，还剩 { $left } 天。
}
web-holidays-taken = 这几天你的时钟停走：{ $days }。
web-holidays-now = 休假中
web-holidays-back = 我回来了
web-holidays-off = 取消
web-holidays-until = { $day }回来
web-holidays-away = 休假：{ $days }
web-here-full = 这个浏览器存不下这局游戏了，也许是设备空间不足。之前的行动都已保存；腾出空间后会自动继续。
web-here-newer = 这局游戏已由更新版本的 Quayside 继续过。请重新载入本页再打开。
web-here-broken = 本页出了点问题。对局仍按原样保存，请重新载入本页。
