"""Links that show what they are: tags in the head of a page, pictures, and pages that stand in other people's pages."""

from __future__ import annotations

import asyncio
import re
import struct
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from quayside import game, games
from quayside.core.rng import Rng
from quayside.core.state import State
from quayside.server.http import links
from quayside.server.http.limits import Buckets, Purse
from quayside.server.live import Harbour
from quayside.server.pictures.frame import _drawings, framed
from quayside.server.pictures.painting import paint
from quayside.server.pictures.sheet import Player as Line
from quayside.server.pictures.sheet import Sheet
from quayside.server.pictures.studio import Studio
from quayside.study.positions import packed
from quayside.table.errors import Refusal

from .endings import finish, on_loop
from .players import PATIENCE, Player, Server

PAGE = '<!doctype html><html lang="en"><head><meta name="description" content="for none"><title>Quayside</title></head></html>'


@pytest.fixture
def house(start_server: Callable[..., Server], tmp_path: Path) -> Server:
    built = tmp_path / "dist"
    built.mkdir()
    (built / "index.html").write_text(PAGE)
    return start_server(client=str(built))


def tags_of(page: httpx.Response) -> dict[str, str]:
    assert page.status_code == 200
    found = re.findall(r'<meta (?:name|property)="([\w:]+)" content="([^"]*)">', page.text)
    return {name: unescape(content) for name, content in found}


def size_of(picture: bytes) -> tuple[int, int]:
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def table_against_bots(rosa: Player, game: str = "manila", **others: Any) -> str:
    return rosa.create_table(game, 3, seats=["me", "random", "random"], start=True, **others)


# What a page says of itself


def test_a_table_says_in_the_readers_language_what_it_is(house: Server) -> None:
    rosa = house.player("Rosa")
    table = rosa.create_table("manila", 3)
    english = tags_of(rosa.http.get(f"/table/{table}", headers={"Accept-Language": "en"}))
    chinese = tags_of(rosa.http.get(f"/table/{table}", headers={"Accept-Language": "zh-CN,zh;q=0.9"}))
    assert english["og:title"] == english["twitter:title"] == "Manila: a table is waiting for players"
    assert english["og:description"] == "3 seats are free: sit down and play."
    assert chinese["og:title"] == "马尼拉：一桌正在等人"
    assert (english["og:locale"], chinese["og:locale"]) == ("en_GB", "zh_CN")
    assert english["twitter:card"] == "summary_large_image"
    assert english["og:url"] == f"{house.address}/table/{table}"


def test_a_page_has_one_title_and_one_description(house: Server) -> None:
    page = house.player("Rosa").http.get("/rules/manila").text
    assert page.count("<title>") == page.count('name="description"') == 1
    assert "<title>The rules of Manila</title>" in page


@pytest.mark.parametrize(
    ("path", "title", "words"),
    [
        ("/", "Quayside 三港", "with friends"),
        ("/me", "Quayside 三港", "with friends"),
        ("/learn/lisboa", "Learn Lisboa", ""),
        ("/learn/puerto_rico/nobles", "Learn Puerto Rico", ""),
        ("/rules/manila/pirates/boarding", "Manila: Boarding", "pirate"),
        ("/rules/manila/manila.pirates.boarding", "Manila: Boarding", "pirate"),
        ("/rules/manila/nonsense", "The rules of Manila", ""),
        ("/table/nowhere", "Quayside 三港", "with friends"),
        ("/replay/nowhere?ply=3", "Quayside 三港", "with friends"),
        ("/puzzles", "Puzzles", "every day"),
        ("/puzzles/manila", "Puzzles of Manila", "every day"),
        ("/puzzles/lisboa/daily", "Lisboa: find the best move", "decides"),
        ("/puzzles/manila/nonsense", "Quayside 三港", "with friends"),
        ("/position", "Quayside 三港", "with friends"),
    ],
)
def test_every_page_is_about_something(house: Server, path: str, title: str, words: str) -> None:
    tags = tags_of(house.player("Rosa").http.get(path))
    assert tags["og:title"] == title
    assert words in tags["og:description"]


def test_a_name_is_text_and_no_markup(house: Server) -> None:
    rosa = house.player('Rosa "&<i>')
    table = table_against_bots(rosa)
    page = rosa.http.get(f"/table/{table}")
    assert "<i>" not in page.text
    assert 'Rosa "&<i>' in tags_of(page)["og:title"]
    assert size_of(rosa.http.get(f"/pictures/table/{table}.png").content) == (1200, 630)


def test_who_asks_for_too_many_pages_still_gets_the_page(
    start_server: Callable[..., Server], tmp_path: Path
) -> None:
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "index.html").write_text(PAGE)
    server = start_server(client=str(tmp_path / "dist"), allowance=0.02)
    visitor = httpx.Client(base_url=server.address, trust_env=False)
    pages = [visitor.get("/learn/manila") for _ in range(6)]
    assert [page.status_code for page in pages] == [200] * 6
    assert "og:title" in pages[0].text
    assert "og:title" not in pages[-1].text


# Pictures


def test_a_link_has_the_picture_that_its_tags_name(house: Server) -> None:
    rosa = house.player("Rosa")
    table = table_against_bots(rosa)
    pages = (f"/table/{table}", f"/replay/{table}?ply=2", "/rules/lisboa", "/learn/puerto_rico", "/")
    for page in (*pages, "/puzzles/puerto_rico", "/puzzles/manila/daily"):
        tags = tags_of(rosa.http.get(page))
        assert tags["og:image"] == tags["twitter:image"]
        picture = rosa.http.get(tags["og:image"].removeprefix(house.address))
        assert picture.headers["content-type"] == "image/png", page
        assert (
            size_of(picture.content)
            == (int(tags["og:image:width"]), int(tags["og:image:height"]))
            == (1200, 630)
        )


def test_a_picture_is_painted_once(house: Server) -> None:
    rosa = house.player("Rosa")
    studio: Studio = house.app.state.studio
    first = rosa.http.get("/pictures/learn/manila.png")
    assert rosa.http.get("/pictures/learn/manila.png").content == first.content
    again = rosa.http.get("/pictures/learn/manila.png", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert studio.painted == 1
    assert rosa.http.get("/pictures/learn/manila.png?lang=zh").content != first.content
    assert studio.painted == 2


def test_a_table_that_goes_on_has_another_picture(house: Server) -> None:
    rosa = house.player("Rosa")
    table = rosa.create_table("manila", 3)
    before = tags_of(rosa.http.get(f"/table/{table}"))["og:image"]
    rosa.sit(table, 0)
    assert tags_of(rosa.http.get(f"/table/{table}"))["og:image"] != before


def test_pictures_cost_who_has_them_painted(start_server: Callable[..., Server]) -> None:
    server = start_server(allowance=0.034)  # one picture, and the next after a minute
    visitor = httpx.Client(base_url=server.address, trust_env=False, timeout=120)
    first = visitor.get("/pictures/learn/manila.png")
    assert first.status_code == 200
    assert visitor.get("/pictures/learn/lisboa.png").status_code == 429
    assert visitor.get("/pictures/learn/manila.png").content == first.content  # it is there already


@pytest.mark.parametrize(
    "path",
    ["/pictures/me.png", "/pictures/table/nowhere.png", "/pictures/learn/manila", "/pictures/x/../y.png"],
)
def test_there_are_no_other_pictures(house: Server, path: str) -> None:
    assert house.player("Rosa").http.get(path).status_code == 404


def test_others_have_their_turn_while_a_picture_is_painted() -> None:
    async def paint_and_count() -> tuple[int, int]:
        studio, turns = Studio(), 0
        order = asyncio.create_task(studio.picture("one", _poster, lambda: None))
        while not order.done():
            await asyncio.sleep(0.001)
            turns += 1
        size = len(order.result())
        studio.stop()
        return turns, size

    turns, size = asyncio.run(paint_and_count())
    assert size > 50_000
    assert turns > 50


def test_a_painter_who_dies_is_replaced() -> None:
    async def paint_twice() -> bytes:
        studio = Studio()
        order = asyncio.create_task(studio.picture("one", _poster, lambda: None))
        while not (studio._painter and studio._painter._processes):
            await asyncio.sleep(0.01)
        for process in list(studio._painter._processes.values()):
            process.kill()
        with pytest.raises(Refusal, match=r"table\.no_picture"):
            await order
        found = await studio.picture("one", _poster, lambda: None)
        studio.stop()
        return found

    assert size_of(asyncio.run(paint_twice())) == (1200, 630)


async def _poster() -> Sheet:
    return Sheet("manila", "Manila", ["A few words."])


# What is in a picture, and what is not


def sheet_of(server: Server, path: str, **query: str) -> Sheet:
    async def drawn() -> Sheet:
        harbour: Harbour = server.app.state.harbour
        purse = Purse(server.app.state.limits, None, "127.0.0.1")
        return await (await links.link_to(path, query, "en", harbour, purse)).sheet()

    return on_loop(server, drawn())


@pytest.mark.parametrize("game", games())
def test_a_picture_shows_what_a_spectator_sees_whoever_asks(house: Server, game: str) -> None:
    rosa = house.player("Rosa")
    table = table_against_bots(rosa, game, visibility="private")
    seen = rosa.call("GET", f"/api/tables/{table}/view")
    stranger = httpx.Client(base_url=house.address, trust_env=False)
    spectators = stranger.get(f"/api/tables/{table}/view").json()
    sheet = msgspec.to_builtins(sheet_of(house, f"/table/{table}"))
    assert sheet["view"] == spectators["view"]
    assert sheet["view"]["seat"] is None
    if not _open(game):
        assert sheet["view"] != seen["view"]


def _open(id: str) -> bool:
    return bool(game(id).open)


@pytest.mark.parametrize("id", [id for id in games() if not _open(id)])
def test_worlds_that_differ_in_secrets_only_have_the_same_picture(id: str) -> None:
    """What nobody at the table can see is drawn anew; the picture stays the same to the last byte."""
    state = _played(id, 4, 11, 40)
    looking = next(seat for seat in range(4) if seat != state.to_play)
    others = [state.determinize(looking, Rng(seed)) for seed in range(8)]
    seat_views = [world.view(other) for world in others for other in range(4) if other != looking]
    assert len({str(view) for view in seat_views}) > 3  # the secrets do differ
    pictures = {framed(_sheet_of(world)) for world in [state, *others]}
    assert len(pictures) == 1


def test_points_that_lie_face_down_are_not_in_the_picture_of_a_game_that_runs(house: Server) -> None:
    rosa = house.player("Rosa")
    covered = table_against_bots(rosa, "puerto_rico", covered=True)
    plain = table_against_bots(rosa, "puerto_rico")
    assert {player.number for player in sheet_of(house, f"/table/{covered}").players} == {None}
    assert None not in {player.number for player in sheet_of(house, f"/table/{plain}").players}
    finish(house, covered)
    assert None not in {player.number for player in sheet_of(house, f"/table/{covered}").players}


def test_a_replay_is_shown_at_its_ply_and_a_finished_game_with_its_result(house: Server) -> None:
    rosa = house.player("Rosa")
    table = table_against_bots(rosa)
    finish(house, table)
    at_three, end = sheet_of(house, f"/replay/{table}", ply="3"), sheet_of(house, f"/table/{table}")
    assert at_three.view is not None
    assert end.view is not None
    assert (at_three.view["ply"], end.view["to_play"]) == (3, -1)
    outcome = rosa.call("GET", f"/api/tables/{table}")["outcome"]
    assert [(player.number, player.won) for player in end.players] == [
        (seat["score"], seat["rank"] == 1) for seat in outcome
    ]
    assert not any(player.won for player in at_three.players)
    tags = tags_of(rosa.http.get(f"/replay/{table}?ply=3"))
    assert tags["og:title"] == f"Manila: move 3 of {end.view['ply']}"
    assert "ply=3" in tags["og:image"]
    assert "won with" in tags_of(rosa.http.get(f"/table/{table}"))["og:title"]


EVERYTHING = {"new_buildings": "draft", "nobles": "drafted", "buccaneer": True, "festival": True}


@pytest.mark.parametrize(
    ("id", "options"), [*[(id, {}) for id in games()], ("puerto_rico", EVERYTHING)], ids=str
)
def test_every_position_of_every_game_can_be_drawn(id: str, options: dict[str, Any]) -> None:
    """With pieces that there are: what a picture names, the drawings have."""
    for players in game(id).players:
        state = game(id).new(players=players, seed=players, **options)
        rng = Rng(players)
        while True:
            if state.ply % 23 == 0 or state.to_play < 0:
                svg = framed(_sheet_of(state))
                named = set(re.findall(r'href="#([\w-]+)"', svg))
                assert named <= _drawings(id).keys()
                assert "None" not in svg
            if state.to_play < 0:
                break
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])


@pytest.mark.parametrize("id", games())
def test_a_whole_game_is_painted_at_its_end(id: str) -> None:
    picture = paint(msgspec.msgpack.encode(_sheet_of(_played(id, 3, 5, 10_000))))
    assert size_of(picture) == (1200, 630)
    assert len(picture) < 600_000


def _sheet_of(state: State) -> Sheet:
    view: Any = state.view(None)
    lines = [Line(f"玩家 Ω {seat}", "ico-coin", 7, seat == 1) for seat in range(view["players"])]
    return Sheet(view["game"], "Manila", ["a line"], view, lines, "foot")


def _played(id: str, players: int, seed: int, plies: int) -> State:
    state, rng = game(id).new(players=players, seed=seed), Rng(seed)
    while state.to_play >= 0 and state.ply < plies:
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
    return state


# Pages in other people's pages


@pytest.mark.parametrize("path", ["/embed/replay/abc", "/embed/position?text=x"])
def test_an_embedded_page_may_be_framed_and_has_no_cookies(house: Server, path: str) -> None:
    rosa = house.player("Rosa")
    page = rosa.http.get(path)
    policy = page.headers["content-security-policy"]
    assert page.status_code == 200
    assert "frame-ancestors *" in policy
    assert "form-action 'none'" in policy
    assert "default-src 'none'" in policy
    assert "x-frame-options" not in page.headers
    assert "set-cookie" not in page.headers


@pytest.mark.parametrize(
    "path", ["/", "/replay/abc", "/embed/", "/embed/other", "/embed/replay/a/b", "/api/me", "/embed"]
)
def test_no_other_page_may_be_framed(house: Server, path: str) -> None:
    page = house.player("Rosa").http.get(path)
    assert page.headers["x-frame-options"] == "DENY"
    assert "frame-ancestors 'none'" in page.headers["content-security-policy"]


def test_a_picture_may_be_shown_elsewhere_and_does_nothing(house: Server) -> None:
    picture = house.player("Rosa").http.get("/pictures/house.png")
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
    assert picture.headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"


def test_pictures_of_private_tables_are_kept_by_nobody_but_their_reader(house: Server) -> None:
    rosa = house.player("Rosa")
    for visibility, kept in (("private", "private"), ("public", "public")):
        table = rosa.create_table("manila", 3, visibility=visibility)
        assert rosa.http.get(f"/pictures/table/{table}.png").headers["cache-control"].startswith(kept)
    private = rosa.create_table("manila", 3, visibility="private")
    assert tags_of(rosa.http.get(f"/table/{private}"))["robots"] == "noindex"


# Positions that stand in an address


@pytest.mark.parametrize("id", games())
def test_a_position_is_shown_as_a_spectator_sees_it(house: Server, id: str) -> None:
    text = packed(_played(id, 3, 2, 30).position())
    rosa = house.player("Rosa")
    shown = rosa.call("GET", "/api/positions", params={"text": text})
    assert (shown["view"]["game"], shown["view"]["seat"]) == (id, None)
    tags = tags_of(rosa.http.get("/embed/position", params={"text": text}))
    assert tags["og:title"].startswith("A position of ")
    assert size_of(rosa.http.get(tags["og:image"].removeprefix(house.address)).content) == (1200, 630)


def test_positions_cost_who_has_them_read(
    start_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether for a page or for a picture; a page comes all the same."""
    server = start_server(allowance=1.0)
    monkeypatch.setitem(server.app.state.limits._buckets, "replay", Buckets(0, 3))
    visitor = httpx.Client(
        base_url=server.address, trust_env=False, timeout=PATIENCE, params={"text": "manila/1 players=99"}
    )
    paths = ["/api/positions", "/embed/position", *["/pictures/embed/position.png"] * 2, "/embed/position"]
    assert [visitor.get(path).status_code for path in paths] == [400, 200, 400, 429, 200]


@pytest.mark.parametrize(
    "text",
    ["~", "~AAAA", "~%00", "", "chess/1 e4", "manila/1 players=99", "manila/1 players=3 gold=7", "x" * 5000],
)
def test_a_position_that_cannot_be_is_refused(house: Server, text: str) -> None:
    answer = house.player("Rosa").http.get("/api/positions", params={"text": text[:1900]})
    assert answer.status_code in (400, 404)
    assert answer.json()["sentence"]
