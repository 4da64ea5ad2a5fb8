"""What a listener hears: names, numbers, and the listener as "you"."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside import WhyNot
from quayside.voice import Voice, VoiceError, languages

ENGLISH = ["You", "Rosa", "Kim"]
CHINESE = ["你", "Rosa", "小安"]

# An event, how it is told in English and in Chinese; seat 0 listens
LINES: list[tuple[dict[str, Any], str, str]] = [
    ({"kind": "bid", "seat": 1, "amount": 12}, "Rosa bids 12 pesos.", "Rosa 出价 12 比索。"),
    ({"kind": "bid", "seat": 0, "amount": 1}, "You bid 1 peso.", "你出价 1 比索。"),
    ({"kind": "pass", "seat": 2, "forced": False}, "Kim passes.", "小安放弃竞标。"),
    (
        {"kind": "pass", "seat": 0, "forced": True},
        "You cannot go higher and pass.",
        "你出不起更高的价，自动放弃。",
    ),
    (
        {"kind": "harbour_master", "seat": 1, "bid": 0},
        "Nobody wants the office: Rosa is harbour master free of charge.",
        "无人出价，由 Rosa 免费担任海港负责人。",
    ),
    (
        {"kind": "deal", "seat": 0, "wares": ["silk", "silk"]},
        "You are dealt two secret shares: silk and silk.",
        "你秘密分得 2 份股份：丝绸和丝绸。",
    ),
    ({"kind": "deal", "seat": 2, "count": 2}, "Kim is dealt 2 secret shares.", "小安秘密分得 2 份股份。"),
    (
        {"kind": "pay", "payer": -1, "payee": 0, "amount": 15, "reason": "port", "space": "port.C"},
        "You get 15 for port C.",
        "你得 15（港口 C）。",
    ),
    (
        {"kind": "pay", "payer": 0, "payee": -1, "amount": 4, "reason": "placement"},
        "You pay 4 for the space.",
        "你付 4：放置费用。",
    ),
    (
        {"kind": "pay", "payer": 1, "payee": 2, "amount": 6, "reason": "claim", "space": "shipyard.A"},
        "Rosa pays Kim 6 for shipyard A.",
        "Rosa 付给小安 6（修船场 A）。",
    ),
    (
        {"kind": "place", "seat": 1, "space": "port.B", "cost": 3, "blind": False},
        "Rosa waits at port B.",
        "Rosa 守在港口 B。",
    ),
    (
        {"kind": "place", "seat": 0, "space": "silk", "cost": 0, "blind": True},
        "You board the silk, as a stowaway.",
        "你以盲人旅客的身份登上丝绸船。",
    ),
    (
        {"kind": "roll", "seat": 2, "number": 2, "wares": ["ginseng", "silk", "jade"], "dice": [3, 5, 1]},
        "Roll 2: ginseng 3, silk 5, jade 1.",
        "第 2 次掷骰：人参 3，丝绸 5，玉石 1。",
    ),
    (
        {"kind": "move", "ware": "silk", "origin": 4, "target": 9},
        "The silk sails from 4 to 9.",
        "丝绸船从 4 驶到 9。",
    ),
    (
        {"kind": "pilot", "seat": 1, "pilot": "large", "wares": ["silk", "jade"], "steps": [1, -1]},
        "As large pilot, Rosa moves the silk one space forward, the jade one space back.",
        "Rosa 的大领航员让丝绸船前进 1 格，玉石船后退 1 格。",
    ),
    (
        {"kind": "plunder", "ware": "jade", "seats": [0, 2]},
        "Pirates! The jade is plundered by you and Kim.",
        "海盗来了！玉石船被你和小安劫掠一空。",
    ),
    (
        {"kind": "plunder", "ware": "jade", "seats": [1, 1]},
        "Pirates! The jade is plundered by Rosa.",
        "海盗来了！玉石船被 Rosa 劫掠一空。",
    ),
    (
        {"kind": "evict", "seat": 1, "ware": "silk", "victim": 0},
        "Rosa boards the silk and throws your accomplice out.",
        "Rosa 登上丝绸船，把你的 1 个同伙赶下船。",
    ),
    (
        {"kind": "end_game", "fortunes": [99, 112, 112], "ranks": [3, 1, 1]},
        "The game is over: Rosa wins with 112 pesos, Kim wins with 112 pesos, you have 99 pesos.",
        "游戏结束：Rosa 以 112 比索获胜，小安以 112 比索获胜，你有 99 比索。",
    ),
    (
        {"kind": "end_game", "fortunes": [-1, 40, 1], "ranks": [3, 1, 2]},
        "The game is over: Rosa wins with 40 pesos, Kim has 1 peso, you have -1 peso.",
        "游戏结束：Rosa 以 40 比索获胜，小安有 1 比索，你有 -1 比索。",
    ),
]

PUERTO_RICO_LINES: list[tuple[dict[str, Any], str, str]] = [
    (
        {"kind": "round", "number": 3, "governor": 0},
        "Round 3: you are governor.",
        "第 3 轮：你是总督。",
    ),
    (
        {"kind": "round", "number": 4, "governor": 1},
        "Round 4: Rosa is governor.",
        "第 4 轮：Rosa 是总督。",
    ),
    ({"kind": "pick", "seat": 2, "role": "craftsman"}, "Kim picks the craftsman.", "小安选择监管。"),
    (
        {"kind": "pay", "payer": -1, "payee": 0, "amount": 2, "reason": "card"},
        "You take 2 doubloons from the card.",
        "你拿走角色卡上的 2 杜布隆。",
    ),
    (
        {"kind": "take", "rule": "puerto_rico.buildings.construction_hut", "seat": 1, "tile": "quarry"},
        "Rosa takes a quarry, thanks to the construction hut.",
        "Rosa 凭建筑小屋拿走 1 座采石场。",
    ),
    (
        {"kind": "hospice", "seat": 0, "tile": "indigo", "source": "ship"},
        "Your hospice sends a colonist from the colonist ship to the new indigo plantation.",
        "你的收容院从移民船上领来 1 个移民，安置在新的靛蓝种植园上。",
    ),
    (
        {"kind": "fill_ship", "rule": "puerto_rico.mayor.short_supply", "colonists": 2, "wanted": 5},
        "The colonist ship takes the last 2 colonists of the supply: it should take 5.",
        "公共堆只剩 2 个移民上船，本该有 5 个。",
    ),
    (
        {"kind": "build", "seat": 1, "building": "office", "price": 0},
        "Rosa builds an office free of charge.",
        "Rosa 分文不花建成 1 座分商会。",
    ),
    (
        {"kind": "harvest", "seat": 0, "goods": {"corn": 2, "indigo": 1, "coffee": 1}, "short": {}},
        "You produce 2 corn, 1 indigo and 1 coffee.",
        "你产出 2 个玉米、1 个靛蓝和 1 个咖啡。",
    ),
    (
        {"kind": "harvest", "seat": 2, "goods": {}, "short": {"coffee": 2}},
        "Kim produces nothing; the supply is 2 coffee short.",
        "小安什么也没有产出；公共堆不够，少得 2 个咖啡。",
    ),
    (
        {"kind": "load", "seat": 1, "ship": 6, "good": "sugar", "amount": 3},
        "Rosa loads 3 sugar on the ship for 6.",
        "Rosa 把 3 个蔗糖装上 6 格船。",
    ),
    (
        {"kind": "points", "seat": 0, "amount": 1, "reason": "harbor"},
        "You get 1 victory point for the harbour.",
        "港口：你得 1 分。",
    ),
    (
        {"kind": "spoil", "seat": 1, "goods": {"corn": 3, "tobacco": 1}},
        "Rosa has no room for 3 corn and 1 tobacco: back to the supply.",
        "Rosa 存不下 3 个玉米和 1 个烟草，放回公共堆。",
    ),
    (
        {"kind": "card_doubloons", "roles": ["settler", "trader", "prospector_2"]},
        "A doubloon is laid on each card that nobody picked: settler, trader and second prospector.",
        "没人选的角色卡上各放 1 杜布隆：拓荒者、商人和第二淘金者。",
    ),
    (
        {"kind": "end_game", "scores": [48, 51, 48], "ranks": [3, 1, 2], "breakdown": [{"chips": 1}] * 3},
        "The game is over: Rosa wins with 51 points, Kim has 48 points, you have 48 points.",
        "游戏结束：Rosa 以 51 分获胜，小安得 48 分，你得 48 分。",
    ),
]


@pytest.mark.parametrize(("told", "english", "chinese"), PUERTO_RICO_LINES)
def test_the_log_of_an_island_reads_like_one_too(told: dict[str, Any], english: str, chinese: str) -> None:
    told = {"rule": "puerto_rico.some.rule", **told}
    assert Voice("puerto_rico", "en", ENGLISH).event(told) == english
    assert Voice("puerto_rico", "zh", CHINESE).event(told) == chinese


@pytest.mark.parametrize(("told", "english", "chinese"), LINES)
def test_the_log_reads_like_a_story(told: dict[str, Any], english: str, chinese: str) -> None:
    told = {"rule": "manila.some.rule", **told}
    assert Voice("manila", "en", ENGLISH).event(told) == english
    assert Voice("manila", "zh", CHINESE).event(told) == chinese


def test_a_lucky_escape_from_13_is_told_as_one() -> None:
    voice = Voice("manila", "en")
    told = {"kind": "arrive", "rule": "manila.movement.arrival", "ware": "silk", "berth": "B"}
    assert voice.event(told) == "The silk ties up in port B."
    told["rule"] = "manila.pirates.nobody"
    assert voice.event(told) == "No pirates about: the silk slips into port B."


def test_the_listener_is_you_by_seat_or_by_name() -> None:
    told = {"kind": "redeem", "rule": "manila.loans.redeem", "seat": 1}
    assert Voice("manila", "en", ["Ana", "Rosa"]).event(told) == "Rosa redeems a share."
    assert Voice("manila", "en", ["Ana", "Rosa"], seat=1).event(told) == "You redeem a share."
    assert Voice("manila", "en", ["Ana", "you"]).event(told) == "You redeem a share."
    assert Voice("manila", "zh", ["小安", "你"]).event(told) == "你赎回 1 份股份。"


def test_players_without_names_are_called_by_their_seats() -> None:
    told = {"kind": "redeem", "rule": "manila.loans.redeem", "seat": 1}
    assert Voice("manila", "en").event(told) == "Seat 2 redeems a share."
    assert Voice("manila", "zh").event(told) == "2 号座位赎回 1 份股份。"


def test_a_name_is_said_as_it_is_written() -> None:
    told = {"kind": "bid", "rule": "manila.auction.bid", "seat": 0, "amount": 3}
    assert Voice("manila", "zh", ["阿Q"]).event(told) == "阿Q 出价 3 比索。"
    assert Voice("manila", "en", ["{ $seat }"]).event(told) == "{ $seat } bids 3 pesos."


def test_a_prompt_tells_the_listener_what_to_do_and_the_others_what_is_done() -> None:
    state = quayside.game("manila").new(players=3, seed=7)
    state.play(state.parse("bid 7"))
    voice = Voice("manila", "en", ["Kim", "Rosa", "Li"], seat=1)
    assert voice.prompt(state.view(1)) == (
        "Bid for harbour master, or pass. The bid stands at 7 pesos (Kim). You can pay up to 54 pesos."
    )
    assert Voice("manila", "en", ["Kim", "Rosa", "Li"]).prompt(state.view(None)) == (
        "Rosa may bid for harbour master, or pass. The bid stands at 7 pesos (Kim). Rosa can pay up to 54 pesos."
    )
    assert Voice("manila", "zh", ["小金", "你", "小李"]).prompt(state.view(1)) == (
        "请竞标海港负责人，或者放弃：目前最高价是 7 比索（小金），你最多出得起 54 比索。"
    )


def position(*moves: str) -> quayside.State:
    state = quayside.game("manila").new(players=3, seed=7)
    for move in moves:
        state.play(state.parse(move))
    return state


OFFICE = ("bid 5", "pass", "pass")
VOYAGE = (*OFFICE, "buy jade", "load ginseng", "load silk", "load jade", "start ginseng 5", "start silk 4")


@pytest.mark.parametrize(
    ("moves", "action", "english", "chinese", "group"),
    [
        ((), "bid 12", "Bid 12", "出价 12", "Bid for the office"),
        ((), "pass", "Pass", "放弃", "Bid for the office"),
        ((), "pledge", "Pledge a share, receive 12 pesos", "抵押 1 份股份，得 12 比索", "Loans"),
        (OFFICE, "buy jade", "Jade share, 5 pesos", "玉石股份，5 比索", "Buy a share"),
        (OFFICE, "pass", "Buy nothing", "不买", "Buy a share"),
        (VOYAGE, "place port.B", "Port B, 3 pesos", "港口 B，3 比索", "Place an accomplice"),
        (VOYAGE, "place ginseng", "Ginseng punt, 1 peso", "人参船，1 比索", "Place an accomplice"),
        (
            VOYAGE,
            "place insurance",
            "Insurance office, receive 10 pesos",
            "保险办事处，得 10 比索",
            "Place an accomplice",
        ),
    ],
)
def test_a_choice_has_a_short_label_with_its_price(
    moves: tuple[str, ...], action: str, english: str, chinese: str, group: str
) -> None:
    state = position(*moves)
    number, view = state.parse(action), state.view(0)
    assert number in state.legal()
    assert Voice("manila", "en").choice(number, view) == english
    assert Voice("manila", "zh").choice(number, view) == chinese
    assert Voice("manila", "en").group(number, view) == group


def test_the_large_pilots_two_punts_are_one_choice() -> None:
    state = position()
    number = state.parse("pilot silk +1 jade -1")
    view = {**state.view(0), "decision": {"kind": "pilot", "seat": 0, "pilot": "large"}}
    assert Voice("manila", "en").choice(number, view) == "Silk +1, Jade −1"
    assert Voice("manila", "zh").choice(number, view) == "丝绸船 +1，玉石船 −1"


def test_a_choice_knows_what_stands_in_the_tables_of_the_seat_and_of_the_decision() -> None:
    """The price of this seat, not the printed one; its own goods, not the supply; and a load by its whole notation."""
    view: Any = quayside.game("puerto_rico").new(players=3, seed=7).view(0)
    seat = {**view["seats"][0], "goods": {"sugar": 3}}
    number = quayside.game("puerto_rico").actions.parse
    english, chinese = Voice("puerto_rico", "en"), Voice("puerto_rico", "zh")

    def deciding(kind: str, **facts: object) -> dict[str, Any]:
        return {**view, "seats": [seat], "decision": {"kind": kind, "seat": 0, **facts}}

    building = deciding("builder", prices={"factory": 4, "hacienda": 0})
    assert english.choice(number("build factory"), building) == "Factory, 4 doubloons"
    assert chinese.choice(number("build hacienda"), building) == "农庄，免费"
    loading = deciding("captain", must=True, loads={"load 6 sugar": {"amount": 3, "points": 5}})
    assert english.choice(number("load 6 sugar"), loading) == "Sugar: 3 on the ship for 6, 5 points"
    assert chinese.choice(number("load 6 sugar"), loading) == "蔗糖：3 个装上 6 格船，5 分"
    assert english.choice(number("keep sugar"), deciding("storage", slot="warehouse", slots=1)) == "Sugar (3)"


def test_a_refusal_gives_the_reason() -> None:
    why = WhyNot("manila.pirates.boarding", {"ware": "silk", "problem": "full"})
    assert Voice("manila", "en").refusal(why) == "The silk punt has no free seat."
    assert Voice("manila", "zh").refusal(why) == "丝绸船没有空舱位。"
    storage = {"good": "corn", "problem": "no_slot", "slots": 0}
    no_warehouse = WhyNot("puerto_rico.captain.storage", storage)
    assert (
        Voice("puerto_rico", "zh").refusal(no_warehouse)
        == "你没有仓库可以再存一种货物，请选单独留下的那 1 个。"
    )


def test_what_has_no_text_is_an_error() -> None:
    voice = Voice("manila", "en")
    with pytest.raises(VoiceError, match="there is no text 'log-sunrise' in 'en'"):
        voice.event({"kind": "sunrise", "rule": "manila.some.rule"})
    with pytest.raises(VoiceError, match="'why-manila-some-rule'"):
        voice.refusal(WhyNot("manila.some.rule"))
    with pytest.raises(VoiceError, match=r"'seat-name' cannot be said in 'en': .*number"):
        voice.say("seat-name")


def test_an_unknown_game_or_language_is_named_in_one_sentence() -> None:
    with pytest.raises(quayside.QuaysideError, match="no language 'fr'; there are: en, zh"):
        Voice("manila", "fr")
    with pytest.raises(quayside.QuaysideError, match="no game called 'chess'"):
        Voice("chess", "en")


def test_a_caller_may_bring_texts_of_its_own(tmp_path: Path) -> None:
    extra = tmp_path / "extra.ftl"
    extra.write_text(
        "terminal-hello = Welcome, { $seat }, to { game-name }!\ngame-name = Chess\n", encoding="utf-8"
    )
    voice = Voice("manila", "en", ["Rosa"], extra=[extra])
    assert voice.say("terminal-hello", seat=0) == "Welcome, Rosa, to Manila!"


def test_a_file_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    broken = tmp_path / "broken.ftl"
    broken.write_text("terminal-hello = { $seat\n", encoding="utf-8")
    with pytest.raises(VoiceError, match=r"broken\.ftl has a text that cannot be read: 'terminal-hello"):
        Voice("manila", "en", extra=[broken])


def test_every_language_has_a_rulebook() -> None:
    assert [Voice("manila", lang).rulebook.lang for lang in languages()] == languages()
