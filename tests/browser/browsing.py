"""A browser as people use it: only what glows is clicked, and what the page complains of is kept."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

from ..server.players import Player
from .laying import Moment

SIZES = {"desk": (1440, 900), "tablet": (834, 1112), "phone": (390, 844), "wide": (2560, 1440)}
PATIENCE = 60_000  # milliseconds that a page may take, on a machine that does much else
CLICKS = 3_000  # of a game that comes to an end

# Choices of the board, of the panels over it, and of the prompt bar; the purses' own shares only repeat the bar's buttons
GLOWING = "#board .glow[data-move]:not([aria-disabled=true]), .prompt .choice[data-move]:not([disabled])"

# The table page says itself what it waits for: see Room.svelte
LOOK = """([glowing, before]) => {
    const page = document.querySelector('[data-state]');
    if (!page || !['yours', 'sheet', 'curtain', 'over'].includes(page.dataset.state)) return null;
    const { state, seq, chosen } = page.dataset;
    const pressed = [...document.querySelectorAll('#board [aria-pressed=true]')].map((each) => each.dataset.move ?? each.ariaLabel);
    const mark = [state, seq, chosen, ...pressed].join('|'); // which, not how many: one half of a move for another
    if (mark === before) return null;
    const moves = state === 'yours' ? [...document.querySelectorAll(glowing)].map((each) => each.dataset.move) : [];
    const confirm = document.querySelector('.confirm-button:not([disabled])') !== null;
    return { state, mark, moves: [...new Set(moves)], confirm };
}"""


# What its address bar would show, which nobody sees here, Chromium draws by a page of its own for each window: a quarter of the
# work of opening one. Of several such lists it takes the last, so what Playwright switches off is named, too.
SWITCHED_OFF = [
    *("WebUIOmniboxPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxAimPopup"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose"),
    *("HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints"),
    *("NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
]


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's own Chromium, or the one that Playwright brings."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"),
            args=[
                *("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-component-update"),
                f"--disable-features={','.join(SWITCHED_OFF)}",
            ],
        )
        yield browser
        browser.close()


class Visitor:
    """One person with one page; `wrong` is what the console and the network complained of."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        lang: str = "en",
        size: str = "desk",
        speed: str = "instant",
        theme: str = "light",
        kept: bool = False,
        **settings: Any,
    ) -> None:
        self.address = address
        width, height = SIZES[size]
        self.touch = size == "phone"
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale="zh-CN" if lang == "zh" else "en-GB",
            has_touch=self.touch,
            is_mobile=self.touch,
            service_workers="allow" if kept else "block",  # what it keeps would hide what a server sends
        )
        chosen = json.dumps({"language": lang, "speed": speed, "theme": theme, **settings})
        self.context.add_init_script(
            "localStorage.getItem('quayside.settings') ||"
            f" localStorage.setItem('quayside.settings', {json.dumps(chosen)})"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.wrong: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.wrong.append(f"error: {error} {error.stack}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)

    def _heard(self, message: Any) -> None:
        blocked = "Service Worker registration blocked" in message.text  # by ourselves
        if message.type in ("error", "warning") and not blocked:
            self.wrong.append(f"{message.type}: {message.text}")

    def _failed(self, request: Any) -> None:
        if request.failure != "net::ERR_ABORTED":  # the reader has left before it came
            self.wrong.append(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Any) -> None:
        if response.status >= 400:
            self.wrong.append(f"{response.status}: {response.url}")

    def close(self) -> None:
        self.context.close()

    # Coming to a table

    def play_now(self) -> None:
        """Two clicks from the first page to the first move: one."""
        self.page.goto("/")
        self.press(self.page.locator("button:has(use[href='#i-play'])").first)
        self.page.wait_for_url("**/table/*")
        self.settled()

    def open_table(self, **plan: Any) -> str:
        """Opens a table through the same door as the page does, and goes there."""
        self.be("Rosa")
        answer = self.page.request.post(
            "/api/tables", data={"game": "manila", **plan}, headers=self._origin()
        )
        assert answer.ok, answer.text()
        table: str = answer.json()["id"]
        self.page.goto(f"/table/{table}")
        return table

    def against_bots(self, players: int = 3, **plan: Any) -> str:
        """A game that has begun, with the visitor in the first seat."""
        table = self.open_table(
            players=players, seats=["me", *["greedy"] * (players - 1)], start=True, **plan
        )
        self.settled()
        return table

    def be(self, name: str) -> None:
        """A guest of that name, unless somebody is here already."""
        if self.page.request.get("/api/me").json()["person"] is None:
            answer = self.page.request.post("/api/guests", data={"name": name}, headers=self._origin())
            assert answer.ok, answer.text()

    def come_as(self, player: Player) -> None:
        """The same person as somebody who is here already, by the same cookie."""
        self.context.add_cookies(
            [
                {"name": name, "value": value, "url": self.address}
                for name, value in player.http.cookies.items()
            ]
        )

    def come_to(self, moment: Moment) -> Page:
        """The table of a moment, as whoever has to decide there."""
        self.come_as(moment.player)
        self.page.goto(f"/table/{moment.table}")
        return self.page

    def _origin(self) -> dict[str, str]:
        return {"Origin": self.address}

    # At a table

    def press(self, what: Locator) -> None:
        if self.touch:
            what.tap()
        else:
            what.click()

    def press_move(self, move: str) -> None:
        """Of several things that mean it, the last one: a panel lies above the board."""
        self.press(self.page.locator(f'[data-move="{move}"]').locator("visible=true").last)

    def skip(self) -> None:
        """Ends what is being shown; the button says "Skip", or "Your turn" when its reader may decide already."""
        self.press(self.page.locator(".acts button:has(use[href='#i-skip'])"))

    def confirm(self) -> str:
        """Confirms what is chosen; the mark of the moment at which it was."""
        mark: str = self.settled()["mark"]
        self.press(self.page.locator(".confirm-button:not([disabled])"))
        return mark

    def settled(self, before: str = "") -> dict[str, Any]:
        """When the page waits for its reader, otherwise than `before`: what it asks for."""
        return self.page.wait_for_function(LOOK, arg=[GLOWING, before]).json_value()

    def step(self, chance: random.Random, now: dict[str, Any]) -> dict[str, Any]:
        """One click on something that glows, a confirmation, or a sheet closed; what the page asks for then."""
        if now["state"] == "sheet":
            self.press(self.page.locator(".settlement .btn.main"))
        elif now["state"] == "curtain":
            self.press(self.page.locator(".curtain button"))
        # What reveals or hands over can only be confirmed; a longer draft may go on
        elif now["confirm"] and (not now["moves"] or chance.random() < 0.6):
            self.press(self.page.locator(".confirm-button:not([disabled])"))
        else:
            assert now["moves"], f"nothing glows: {self.page.locator('.prompt').inner_text()}"
            self.press_move(chance.choice(now["moves"]))
        return self.settled(now["mark"])

    def play_on(
        self,
        chance: random.Random,
        until: Callable[[dict[str, Any]], bool] = lambda now: False,
        watch: Callable[[dict[str, Any], int], object] = lambda now, clicks: None,
    ) -> int:
        """Plays until the game is over, or something else is; how many clicks it took."""
        now = self.settled()
        for clicks in range(CLICKS):
            watch(now, clicks)
            if now["state"] == "over" or until(now):
                return clicks
            assert not self.wrong, self.wrong
            now = self.step(chance, now)
        raise AssertionError(f"not over after {CLICKS} clicks: {self.page.locator('.prompt').inner_text()}")
