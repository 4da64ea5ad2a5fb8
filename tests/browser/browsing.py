"""A browser as people use it: only what glows is clicked, and what the page complains of is kept."""

from __future__ import annotations

import random
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, sync_playwright

SIZES = {"desk": (1440, 900), "tablet": (834, 1112), "phone": (390, 844)}
PATIENCE = 30_000  # milliseconds that a page may take
# Choices of the board, of the panels over it, and of the prompt bar; the purses' own shares only repeat the bar's buttons
GLOWING = "#board .glow:not([aria-disabled=true]), .prompt .choice"


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's own Chromium, or the one that Playwright brings."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
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
        **settings: Any,
    ) -> None:
        width, height = SIZES[size]
        touch = size == "phone"
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale="zh-CN" if lang == "zh" else "en-GB",
            has_touch=touch,
            is_mobile=touch,
        )
        chosen = {"language": lang, "speed": speed, "theme": theme, **settings}
        self.context.add_init_script(
            f"localStorage.getItem('quayside.settings') || localStorage.setItem('quayside.settings', JSON.stringify({chosen!r}".replace(
                "True", "true"
            ).replace("False", "false")
            + "))"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.wrong: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        self.page.on("requestfailed", lambda request: self.wrong.append(f"failed: {request.url}"))
        self.page.on("response", self._answered)

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"{message.type}: {message.text}")

    def _answered(self, response: Any) -> None:
        if response.status >= 400:
            self.wrong.append(f"{response.status}: {response.url}")

    def close(self) -> None:
        self.context.close()

    # At a table

    def play_now(self) -> None:
        """Two clicks from the first page to the first move: one."""
        self.page.goto("/")
        self.page.locator("[data-play-now], .play-now, button:has(use[href='#i-play'])").first.click()
        self.page.wait_for_url("**/table/*")
        self.page.locator(".prompt").wait_for()

    def open_table(self, **plan: Any) -> str:
        """Opens a table through the same door as the page does, and goes there."""
        self.page.goto("/settings", wait_until="networkidle")
        table: str = self.page.evaluate(
            """async (plan) => {
                const send = (path, body) => fetch(path, {
                    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
                const me = await (await fetch('/api/me')).json();
                if (!me.person) await (await send('/api/guests', { name: 'Rosa' })).json();
                return (await (await send('/api/tables', plan)).json()).id;
            }""",
            {"game": "manila", **plan},
        )
        self.page.goto(f"/table/{table}")
        return table

    @property
    def over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def step(self, chance: random.Random) -> str:
        """One click on something that glows, a confirmation, or a sheet closed; what was done."""
        page = self.page
        if page.locator(".settlement .btn.main").count():
            page.locator(".settlement .btn.main").click()
            return "sheet"
        if page.locator(".curtain button").count():
            page.locator(".curtain button").click()
            return "curtain"
        confirm = page.locator(".confirm-button:not([disabled])")
        chosen = confirm.count() > 0
        glowing = page.locator(GLOWING)
        count = glowing.count()
        # What reveals or hands over can only be confirmed; a longer draft goes on
        if chosen and (count == 0 or chance.random() < 0.5):
            confirm.first.click()
            return "confirm"
        if count:
            return self._choose(glowing.nth(chance.randrange(count)))
        return "wait"

    def _choose(self, choice: Locator) -> str:
        """What glowed a moment ago may be gone: the server has answered meanwhile."""
        try:
            choice.click(force=True, timeout=1_500)
        except Error:
            return "wait"
        return "choice"

    def play_on(self, chance: random.Random, seconds: float = 300.0, watch: Any = None) -> int:
        """Plays until the end screen; how many clicks it took."""
        limit = time.monotonic() + seconds
        clicks = 0
        while not self.over:
            assert time.monotonic() < limit, (
                f"not over after {clicks} clicks: {self.page.locator('.prompt').inner_text()}"
            )
            assert not self.wrong, self.wrong
            did = self.step(chance)
            if watch:
                watch(did, clicks)
            if did == "wait":
                self.page.wait_for_timeout(30)
            else:
                clicks += 1
        return clicks
