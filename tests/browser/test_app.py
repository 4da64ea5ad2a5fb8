"""Quayside as an app: installed when there is something to come back to, told of what happens elsewhere, read without a
network; and in somebody else's page."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Request, Route, expect

from ..weather.process import ServerProcess
from .browsing import Visitor
from .moments import Moments

Visit = Callable[..., Visitor]

# Installing


OFFER = """() => {
    window.asked = 0;
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    offer.prompt = async () => (window.asked++, { outcome: 'accepted' });
    return !dispatchEvent(offer);  // whether the page keeps it for later
}"""


def test_it_is_offered_to_be_installed_when_a_game_is_over_and_not_again_to_who_declines(
    visit: Visit, moments: Moments
) -> None:
    newcomer, rosa = visit(), visit()
    newcomer.page.goto("/")
    expect(newcomer.page.locator("button:has(use[href='#i-play'])").first).to_be_visible()
    assert newcomer.page.evaluate(OFFER)
    expect(newcomer.page.get_by_text("Quayside as an app")).to_have_count(0)

    rosa.come_as(moments.at("over").player)
    page = rosa.page
    page.goto("/")
    card = page.get_by_text("Quayside as an app")
    expect(page.get_by_role("link", name="Review").first).to_be_visible()
    expect(card).to_have_count(0)  # the browser has not said that it can
    assert page.evaluate(OFFER)
    expect(card).to_be_visible()
    page.get_by_role("button", name="Install").click()
    expect(card).to_have_count(0)
    assert page.evaluate("window.asked") == 1

    page.evaluate(OFFER)
    page.get_by_role("button", name="No, thanks").click()
    expect(card).to_have_count(0)
    page.reload()
    expect(page.get_by_role("link", name="Review").first).to_be_visible()
    page.evaluate(OFFER)
    expect(card).to_have_count(0)


# Being told

SERVICE = """() => {  // of a browser that has one; this one may not ask the network
    let told = null;
    PushManager.prototype.subscribe = async function (how) {
        const address = 'https://fcm.googleapis.com/fcm/send/one';
        return (told = {
            endpoint: address,
            toJSON: () => ({ endpoint: address, keys: { p256dh: 'key', auth: 'word' } }),
            unsubscribe: async () => ((told = null), true),
        });
    };
    PushManager.prototype.getSubscription = async () => told;
}"""


def test_what_is_told_is_chosen_by_event_and_hour_and_stopped_by_one_click(visit: Visit) -> None:
    rosa = visit(kept=True)
    rosa.context.grant_permissions(["notifications"])
    rosa.context.add_init_script(f"({SERVICE})()")
    sent: list[tuple[str, dict[str, Any]]] = []

    def take(route: Route) -> None:
        sent.append((route.request.url.partition("/api/")[2], route.request.post_data_json or {}))
        route.fulfill(json=sent[-1][1])

    page = rosa.page
    for address in ("**/api/me/push", "**/api/push/stop"):
        page.route(address, take)
    page.goto("/settings")

    def switch(name: str) -> None:
        before = len(sent)
        page.locator("main label", has_text=name).click()
        page.wait_for_timeout(50)
        while len(sent) == before:
            page.wait_for_timeout(50)

    switch("Tell me when no page is open")
    where, wishes = sent[-1]
    assert where == "me/push"
    assert wishes["endpoint"] == "https://fcm.googleapis.com/fcm/send/one"
    assert (wishes["events"], wishes["quiet"], wishes["lang"]) == (["turn", "start"], None, "en")
    switch("Somebody writes at my table")
    switch("A game begins")
    assert sent[-1][1]["events"] == ["turn", "chat"]
    switch("Quiet hours")
    assert sent[-1][1]["quiet"] == {"start": 22 * 60, "end": 8 * 60}
    page.get_by_label("Quiet until").fill("07:30")
    page.get_by_label("Quiet until").dispatch_event("change")
    expect(page.get_by_label("Quiet until")).to_have_value("07:30")
    switch("Tell me when no page is open")
    assert sent[-1] == ("push/stop", {"endpoint": "https://fcm.googleapis.com/fcm/send/one"})
    assert {"start": 22 * 60, "end": 7 * 60 + 30} in [body.get("quiet") for _, body in sent]
    expect(page.locator("main label", has_text="Quiet hours")).to_have_count(0)


# Without a network


def test_what_was_read_is_there_without_a_network(
    browser: Browser, server: ServerProcess, moments: Moments
) -> None:
    """A rulebook, a lesson, and a replay from a server that is out of reach now."""
    rosa = Visitor(browser, server.address, kept=True)
    page = rosa.page
    seen = {
        "/rules/manila": "main h1",
        "/learn/manila": "#board",
        f"/replay/{moments.at('over').table}": "#board",
    }
    page.goto("/rules/manila")
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    for path, what in seen.items():
        page.goto(path)
        expect(page.locator(what).first).to_be_visible()
        page.wait_for_load_state("networkidle")
    rosa.context.set_offline(True)
    for path, what in seen.items():
        page.goto(path)
        expect(page.locator(what).first).to_be_visible()
    rosa.close()


# In somebody else's page


class Quietly(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


def test_a_replay_stands_in_somebody_elses_page_and_knows_nobody(
    browser: Browser, server: ServerProcess, moments: Moments, tmp_path: Path
) -> None:
    """Not even somebody who is here under his name in another window."""
    moment, context = moments.at("over"), browser.new_context(locale="en-GB")
    cookies = moment.player.http.cookies.items()
    context.add_cookies([{"name": name, "value": value, "url": server.address} for name, value in cookies])
    framed = f"{server.address}/embed/replay/{moment.table}?ply=12"
    (tmp_path / "index.html").write_text(f'<iframe src="{framed}" width="900" height="600"></iframe>')
    elsewhere = ThreadingHTTPServer(("localhost", 0), partial(Quietly, directory=str(tmp_path)))
    threading.Thread(target=elsewhere.serve_forever, daemon=True).start()
    page, sent, wrong = context.new_page(), list[Request](), list[str]()
    page.on("request", lambda request: sent.append(request))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(f"http://localhost:{elsewhere.server_port}/")
    inside = page.frame_locator("iframe")
    expect(inside.locator("#board")).to_be_visible()
    slider = inside.get_by_role("slider", name="Move")
    expect(slider).to_have_value("12")
    expect(inside.get_by_role("link", name="Quayside")).to_have_attribute("target", "_blank")
    inside.get_by_role("button", name="One move forward").click()
    expect(slider).to_have_value("13")
    asked = [request.all_headers() for request in sent]
    assert any("/api/tables/" in request.url for request in sent)
    assert [headers["cookie"] for headers in asked if "cookie" in headers] == []
    assert wrong == []
    elsewhere.shutdown()
    context.close()
