"""What is wrong with a page at first sight: what lies outside it or is covered, text that is cut off, and what axe-core finds."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Everything that can be pressed is brought into view as a reader would scroll to it; then its middle must be free.
CROOKED = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await document.fonts.ready;
    await frame();
    // What comes sliding in has to arrive first; what glows for ever does not count
    const passing = document.getAnimations().filter((each) => each.effect && each.effect.getComputedTiming().endTime < 5000);
    await Promise.allSettled(passing.map((each) => each.finished));
    await frame();
    const wrong = [];
    const width = document.documentElement.clientWidth, height = innerHeight;
    if (document.scrollingElement.scrollWidth > width + 1) wrong.push(`the page is ${document.scrollingElement.scrollWidth} wide`);
    const called = (each) => {
        const words = (each.getAttribute('aria-label') ?? each.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 50);
        const classes = typeof each.className === 'string' ? each.className : each.getAttribute('class');
        return `<${each.localName} class="${(classes ?? '').replace(/svelte-\\S+/g, '').trim()}"> ${words}`;
    };
    const seen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !each.closest('[inert], .vh');
    const parents = (each) => { const all = []; for (let at = each.parentElement; at; at = at.parentElement) all.push(at); return all; };
    const scrolled = new Map([...document.querySelectorAll('*')].filter((each) => each.scrollTop || each.scrollLeft).map((each) => [each, [each.scrollTop, each.scrollLeft]]));
    const modal = document.querySelector('dialog:modal');

    const pressable = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';
    for (const each of (modal ?? document).querySelectorAll(pressable)) {
        if (!seen(each) || each.matches('.skip')) continue;
        each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        for (const parent of parents(each)) {
            const { overflowX, overflowY } = getComputedStyle(parent);
            if ((overflowX === 'hidden' && parent.scrollLeft) || (overflowY === 'hidden' && parent.scrollTop)) {
                wrong.push(`cut off by ${called(parent)}: ${called(each)}`);
                parent.scrollTo(0, 0);
            }
        }
        const box = each.getClientRects()[0] ?? each.getBoundingClientRect();
        if (!box.width || !box.height) { wrong.push(`has no size: ${called(each)}`); continue; }
        if (box.left < -1 || box.right > width + 1) wrong.push(`sticks out (${Math.round(box.left)} to ${Math.round(box.right)} of ${width}): ${called(each)}`);
        if (box.height <= height && (box.top < -1 || box.bottom > height + 1)) wrong.push(`sticks out (${Math.round(box.top)} to ${Math.round(box.bottom)} of ${height} high): ${called(each)}`);
        const x = box.left + box.width / 2, y = Math.min(Math.max(box.top + box.height / 2, 1), height - 1);
        const top = document.elementFromPoint(x, y);
        // What lets a punt be dragged takes a click for the buoy beneath
        const free = top && (each.contains(top) || top.closest('label')?.contains(each) || top.matches('.grip'));
        if (!free) wrong.push(`covered by ${top ? called(top) : 'nothing'}: ${called(each)}`);
    }

    // Names are as long as people want; what is only for screen readers takes no room
    const clipped = (each) => {
        const style = getComputedStyle(each);
        if (each.clientWidth <= 1 || each.matches('.name, .me span')) return false;
        const across = style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll' && each.scrollWidth > each.clientWidth + 1;
        const down = style.overflowY !== 'visible' && style.overflowY !== 'auto' && style.overflowY !== 'scroll' && each.scrollHeight > each.clientHeight + 2;
        return across || down;
    };
    for (const each of (modal ?? document).querySelectorAll('h1, h2, h3, p, b, span, a, button, li, td, th, small, label')) {
        const text = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        if (text && seen(each) && clipped(each)) wrong.push(`cut short: ${called(each)}`);
    }
    for (const [each, [top, left]] of scrolled) each.scrollTo({ top, left, behavior: 'instant' });
    return wrong;
}"""

GRAVE = "serious", "critical"


def crooked(page: Page) -> list[str]:
    """What cannot be reached or read on the page as it is now."""
    return list(page.evaluate(CROOKED))


def unfit(page: Page) -> list[str]:
    """What axe-core holds to be a serious or critical obstacle for somebody."""
    page.evaluate(_axe())
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        _told(violation, node)
        for violation in found["violations"]
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]


def _told(violation: dict[str, Any], node: dict[str, Any]) -> str:
    return f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:240]}"


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")
