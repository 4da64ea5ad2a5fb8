"""Where a page keeps its tables: the shelf by itself, in a real browser's IndexedDB."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route
from playwright.sync_api import Error as JavaScriptError

WEB = Path(__file__).parents[2] / "web"
ORIGIN = "http://shelf.test"
FRAME = "<script type=module>import * as shelf from './shelf.js'; window.shelf = shelf</script>"
AS_JAVASCRIPT = """
const { readFileSync } = require('fs');
const { ModuleKind, ScriptTarget, transpileModule } = require('typescript');
const compilerOptions = { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 };
process.stdout.write(transpileModule(readFileSync('src/page/shelf.ts', 'utf8'), { compilerOptions }).outputText);
"""


@pytest.fixture(scope="module")
def source() -> str:
    made = subprocess.run(["node", "-e", AS_JAVASCRIPT], cwd=WEB, capture_output=True, text=True, check=True)
    return made.stdout


@pytest.fixture
def browsing(browser: Browser, source: str) -> Iterator[BrowserContext]:
    def answer(route: Route) -> None:
        script = route.request.url.endswith(".js")
        route.fulfill(
            body=source if script else FRAME, content_type="text/javascript" if script else "text/html"
        )

    context = browser.new_context()
    context.route(f"{ORIGIN}/**", answer)
    yield context
    context.close()


class Window:
    """A page of the same browser, as others are beside it."""

    def __init__(self, context: BrowserContext) -> None:
        self.page: Page = context.new_page()
        self.page.goto(f"{ORIGIN}/")
        self.page.wait_for_function("window.shelf")

    def write(self, *kept: dict[str, Any]) -> bool:
        return bool(self.page.evaluate("(kept) => shelf.write(kept)", list(kept)))

    def read(self, table: str) -> Any:
        return self.page.evaluate("(table) => shelf.readTable(table)", table)

    def listed(self) -> list[str]:
        return [table["id"] for table in self.page.evaluate("() => shelf.list()")]

    def has_room(self, size: int | None) -> None:
        """For so many bytes; None is as many as there are."""
        room = {"origin": ORIGIN} | ({} if size is None else {"quotaSize": size})
        self.page.context.new_cdp_session(self.page).send("Storage.overrideQuotaForOrigin", room)


@pytest.fixture
def window(browsing: BrowserContext) -> Window:
    return Window(browsing)


def kept(table: str, first: int, *rows: str, status: str = "playing", updated: int = 1, **more: Any) -> Any:
    listed = {"status": status, "updated": updated}
    told = {"table": table, "first": first, "rows": rows, "listed": listed, "played": None}
    return {**told, "facts": None, "analysis": None, **more}


def test_a_table_is_its_facts_and_its_rows_in_their_order(window: Window) -> None:
    assert window.read("page-1") is None
    assert window.write(kept("page-1", 1, "opened", "begun", facts="facts"), kept("page-2", 1, "other"))
    assert window.write(kept("page-1", 3, *[f"move {number}" for number in range(3, 12)]))
    assert window.write(kept("page-1", 12, analysis="analysis"))
    found = window.read("page-1")
    assert found["rows"] == ["opened", "begun", *[f"move {number}" for number in range(3, 12)]]
    assert (found["facts"], found["analysis"]) == ("facts", "analysis")


def test_of_two_windows_the_log_decides_who_was_first(browsing: BrowserContext, window: Window) -> None:
    other = Window(browsing)
    window.write(kept("page-1", 1, "opened", facts="facts"))
    assert window.write(kept("page-1", 2, "mine"))
    assert not other.write(kept("page-2", 1, "a rematch"), kept("page-1", 2, "theirs", status="finished"))
    found = other.read("page-1")
    assert (found["rows"], found["listed"]["status"]) == (["opened", "mine"], "playing")
    assert other.read("page-2") is None, "all of it or nothing"


def test_what_there_is_no_room_for_is_not_kept_in_part(window: Window) -> None:
    window.has_room(1_000_000)
    window.write(kept("page-1", 1, "opened", facts="facts"))
    with pytest.raises(JavaScriptError, match="Quota"):
        window.write(kept("page-1", 2, "short", "x" * 3_000_000, status="finished"))
    found = window.read("page-1")
    assert (found["rows"], found["listed"]["status"]) == (["opened"], "playing")
    window.has_room(None)
    assert window.write(kept("page-1", 2, "short"))


def test_lists_begin_with_what_changed_last_and_forget_what_was_given_up_long_ago(window: Window) -> None:
    now = int(time.time() * 1000)
    long_ago = now - 25 * 3600 * 1000
    window.write(kept("page-1", 1, "row", updated=now - 5, facts="facts"))
    window.write(kept("page-2", 1, "row", updated=now, facts="facts"))
    window.write(kept("page-3", 1, "row", updated=long_ago, status="abandoned", facts="facts"))
    window.write(kept("page-4", 1, "row", updated=long_ago, status="finished", facts="facts"))
    assert window.listed() == ["page-2", "page-1", "page-4"]
    assert window.read("page-3") is None
    assert window.write(kept("page-3", 1, "anew", facts="facts")), "its rows are gone, too"


def test_a_window_with_a_newer_page_does_not_wait_for_an_older_one(
    browsing: BrowserContext, window: Window
) -> None:
    window.write(kept("page-1", 1, "row", facts="facts"))
    newer = """() => new Promise((resolve, reject) => {
        const request = indexedDB.open('quayside', 1000);
        request.onsuccess = () => resolve(request.result.close());
        request.onblocked = () => reject(new Error('an older window keeps it'));
    })"""
    Window(browsing).page.evaluate(newer)
    with pytest.raises(JavaScriptError, match="VersionError"):
        window.read("page-1")
