"""Tables in the page: a site without a server, and then without a network."""

from __future__ import annotations

import importlib.util
import json
import os
import random
import re
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from ..weather.process import ServerProcess
from .browsing import Visitor

ROOT = Path(__file__).parents[2]
SITE = Path(os.environ.get("QUAYSIDE_SITE") or ROOT / "site")
FOLDER = "/some/where"  # a site stands anywhere

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert (SITE / "index.html").is_file(), "the site is not built: make site"
    root = tmp_path_factory.mktemp("site")
    (root / "some").mkdir()
    (root / "some" / "where").symlink_to(SITE.resolve())
    spec = importlib.util.spec_from_file_location("site_tool", ROOT / "tools" / "site.py")
    assert spec is not None
    assert spec.loader is not None
    tool: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(tool.Files, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture
def visit_site(browser: Browser, site: str) -> Iterator[Visit]:
    here: list[Visitor] = []

    def come(lang: str = "en", **how: Any) -> Visitor:
        visitor = Visitor(browser, site, lang, kept=True, **how)
        visitor.page.on("request", lambda request: _note(visitor, request.url, site))
        here.append(visitor)
        visitor.page.goto(f"{FOLDER}/")
        return visitor

    yield come
    wrong = [what for visitor in here for what in visitor.wrong]
    for visitor in here:
        visitor.close()
    assert wrong == []


def _note(visitor: Visitor, url: str, site: str) -> None:
    if not url.startswith((site, "data:", "blob:")):
        visitor.wrong.append(f"a request left the site: {url}")


KEPT = """async () => navigator.serviceWorker.controller !== null
    && (await (await caches.open('quayside-python')).keys()).length >= 5"""


def without_network(visitor: Visitor) -> None:
    """When all that a table needs is kept, the network goes."""
    for _ in range(240):
        if visitor.page.evaluate(KEPT):
            visitor.context.set_offline(True)
            return
        visitor.page.wait_for_timeout(250)
    raise AssertionError("the site is not kept")


@pytest.mark.parametrize("game", ["manila", "puerto_rico", "lisboa"])
def test_without_a_network_a_whole_game_is_played(visit_site: Visit, game: str) -> None:
    rosa = visit_site(confirm=False)
    without_network(rosa)
    rosa.page.reload()  # the page itself comes without it, too
    rosa.press(rosa.page.locator(f"article[aria-labelledby=game-{game}] button:has(use[href='#i-play'])"))
    rosa.page.wait_for_url("**/table/page-*")
    rosa.play_on(random.Random(4))
    expect(rosa.page.locator(".ending")).to_be_visible()


def test_a_game_in_mid_turn_is_there_again_when_the_page_is(visit_site: Visit) -> None:
    rosa = visit_site()
    rosa.press(rosa.page.locator("article[aria-labelledby=game-manila] button:has(use[href='#i-play'])"))
    rosa.page.wait_for_url("**/table/page-*")
    chance = random.Random(2)
    rosa.play_on(chance, until=lambda now: seq_of(now) > 20)
    before = rosa.page.locator("[data-seq]").get_attribute("data-seq")
    rosa.page.reload()
    assert seq_of(rosa.settled()) >= int(before or 0)
    rosa.page.goto(f"{FOLDER}/")
    expect(rosa.page.locator("aside a[href*='table/page-']")).to_be_visible()


def test_several_games_are_under_way_and_one_is_taken_along_in_a_file(
    visit_site: Visit, tmp_path: Path
) -> None:
    rosa = visit_site(confirm=False)
    for game in ("manila", "puerto_rico"):
        rosa.page.goto(f"{FOLDER}/")
        rosa.press(rosa.page.locator(f"article[aria-labelledby=game-{game}] button:has(use[href='#i-play'])"))
        rosa.page.wait_for_url("**/table/page-*")
        rosa.play_on(random.Random(3), until=lambda now: now["state"] == "yours" and seq_of(now) > 7)
    rosa.press(rosa.page.get_by_role("tab", name="Game"))
    with rosa.page.expect_download() as saving:
        rosa.press(rosa.page.get_by_role("button", name="Save this game as a file"))
    saving.value.save_as(tmp_path / saving.value.suggested_filename)
    rosa.page.goto(f"{FOLDER}/")
    expect(rosa.page.locator("aside a[href*='table/page-']")).to_have_count(2)

    [file] = tmp_path.iterdir()
    moves = json.loads(file.read_text())["moves"]
    diego = visit_site()
    diego.page.goto(f"{FOLDER}/#/replay")
    diego.page.get_by_label("Choose a file").and_(diego.page.locator("input")).set_input_files(file)
    diego.page.wait_for_url("**/table/page-*")
    assert diego.settled()["state"] == "yours"
    assert len(moves) >= 3
    diego.page.goto(f"{FOLDER}/")
    expect(diego.page.locator("aside a[href*='table/page-']")).to_have_count(1)


def test_rules_and_lessons_are_read_without_python(visit_site: Visit) -> None:
    rosa = visit_site("zh")
    rosa.page.goto(f"{FOLDER}/#/rules/lisboa")
    expect(rosa.page.locator("main h1")).to_be_visible()
    rosa.page.goto(f"{FOLDER}/#/learn/manila")
    expect(rosa.page.locator("#board")).to_be_visible()


# Something else takes all the room that a browser gives to the site; whatever is left is less than a move
FILL = """async () => {
    const opening = indexedDB.open('luggage');
    opening.onupgradeneeded = () => opening.result.createObjectStore('bags', { autoIncrement: true });
    const database = await new Promise((resolve) => (opening.onsuccess = () => resolve(opening.result)));
    for (let size = 200000; size > 10; size /= 2) {
        for (let fits = true; fits;) {
            const storing = database.transaction('bags', 'readwrite');
            storing.objectStore('bags').put('x'.repeat(size));
            fits = await new Promise((resolve) => {
                storing.oncomplete = () => resolve(true);
                storing.onabort = () => resolve(false);
            });
        }
    }
    database.close();
}"""
EMPTY = """() => new Promise((resolve) => (indexedDB.deleteDatabase('luggage').onsuccess = resolve))"""


def test_a_game_that_cannot_be_kept_says_so_and_goes_on_when_there_is_room(
    visit_site: Visit, site: str
) -> None:
    rosa = visit_site(confirm=False)
    rosa.page.wait_for_function(KEPT)
    room = rosa.context.new_cdp_session(rosa.page)
    used = room.send("Storage.getUsageAndQuota", {"origin": site})["usage"]
    room.send("Storage.overrideQuotaForOrigin", {"origin": site, "quotaSize": used + 1_000_000})
    rosa.press(rosa.page.locator("article[aria-labelledby=game-manila] button:has(use[href='#i-play'])"))
    rosa.page.wait_for_url("**/table/page-*")
    chance = random.Random(2)
    rosa.play_on(chance, until=lambda now: now["state"] == "yours" and seq_of(now) > 10)
    before = seq_of(rosa.settled())
    rosa.page.evaluate(FILL)
    rosa.press_move(chance.choice(rosa.settled()["moves"]))
    expect(rosa.page.get_by_role("alert")).to_contain_text("no room left")
    assert rosa.page.locator("[data-seq]").get_attribute("data-seq") == str(before)
    rosa.wrong = [what for what in rosa.wrong if "full" not in what.lower() and "quota" not in what.lower()]
    rosa.page.evaluate(EMPTY)
    room.send("Storage.overrideQuotaForOrigin", {"origin": site})
    rosa.page.wait_for_function(f"Number(document.querySelector('[data-seq]').dataset.seq) > {before}")
    expect(rosa.page.get_by_role("alert")).to_have_count(0)
    rosa.play_on(chance, until=lambda now: seq_of(now) > before + 10)
    rosa.page.reload()
    assert seq_of(rosa.settled()) > before + 10


def seq_of(now: dict[str, Any]) -> int:
    return int(now["mark"].split("|")[1])


# Where a server sends the page


def test_practising_in_the_page_costs_the_server_nothing(visit: Visit, server: ServerProcess) -> None:
    rosa = visit()
    rosa.page.goto("/")
    asked: list[str] = []
    rosa.press(rosa.page.locator("button.here").first)
    rosa.page.wait_for_url("**/table/page-*")
    rosa.settled()
    rosa.page.on("request", lambda request: asked.append(request.url))
    rosa.page.on("websocket", lambda socket: asked.append(socket.url))
    rosa.play_on(random.Random(1), until=lambda now: seq_of(now) > 15)
    assert [url for url in asked if "/api/" in url or url.startswith("ws")] == []


def test_a_game_in_the_page_is_taken_to_the_server_and_goes_on_there(visit: Visit) -> None:
    rosa = visit()
    rosa.page.goto("/")
    rosa.press(rosa.page.locator("button.here").first)
    rosa.page.wait_for_url("**/table/page-*")
    rosa.play_on(random.Random(1), until=lambda now: seq_of(now) > 15)
    rosa.press(rosa.page.get_by_role("tab", name="Game"))
    rosa.press(rosa.page.get_by_role("button", name="Take this game to the server"))
    rosa.page.wait_for_url(re.compile("/table/(?!page-)"))
    rosa.settled()


# What is told when no page is open

SHOWN = """async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, data }) => ({ title, body, data }));
}"""
CLICK = """async () => {
    let opened = null;
    self.clients.openWindow = async (url) => void (opened = url);  // a window opens for a true click only
    const [notification] = await self.registration.getNotifications();
    const click = new NotificationEvent('notificationclick', { notification });
    const done = new Promise((resolve) => (click.waitUntil = resolve));
    self.dispatchEvent(click);
    await done.then((work) => work);
    return opened;
}"""


def test_a_push_is_shown_and_leads_to_its_table(browser: Browser, server: ServerProcess) -> None:
    rosa = Visitor(browser, server.address, kept=True)
    rosa.context.grant_permissions(["notifications"])
    session = rosa.context.new_cdp_session(rosa.page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    rosa.page.goto("/rules")
    rosa.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    told = {
        "title": "Manila",
        "body": "It is your turn.",
        "path": "/table/abc",
        "tag": "turn abc",
        "stop": "Stop",
    }
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": server.address, "registrationId": registrations[-1], "data": json.dumps(told)},
    )
    rosa.page.wait_for_timeout(500)
    assert rosa.page.evaluate(SHOWN) == [
        {"title": "Manila", "body": "It is your turn.", "data": "/table/abc"}
    ]
    [worker] = rosa.context.service_workers
    assert worker.evaluate(CLICK) == f"{server.address}/table/abc"
    rosa.close()
