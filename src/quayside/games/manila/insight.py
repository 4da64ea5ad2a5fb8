from quayside.core.seen import Insight
class ManilaInsight(Insight):
    pass
