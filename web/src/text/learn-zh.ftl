# 学习游戏的页面。
web-learn-of = 学玩{ $game }
web-learn-note = 教学
web-learn-you = 你
web-learn-step = 第 { $number } 步，共 { $count } 步
web-learn-on = 继续
web-learn-begin = 开始
web-learn-back = 上一步
web-learn-skip = 跳过动画
web-learn-again = 从头开始
web-learn-resumed = 欢迎回来，上次学到这里。
web-learn-nudge = 不太对。要找的地方会发光。
web-learn-nudge-read = 这里还不用动手：读完请点“继续”。
web-learn-none = 这个游戏还没有教学。
web-learn-more = 也可以接着学
web-learn-panel = 教学
web-learn-watch = 看看会发生什么……
