// What is wrong with a table in the window as it is now: what, with which kind of thing, and the particulars. See walk.py.
// One call looks at everything, because a call costs more than a look.
async ({ narrow, expected }) => {
  const frames = (count) =>
    new Promise((done) => {
      const next = () => (count-- ? requestAnimationFrame(next) : done());
      next();
    });
  await document.fonts.ready;
  await frames(2);
  // What comes sliding in has to arrive first; what glows for ever does not count
  const passing = () =>
    document.getAnimations().filter((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime < 5000);
  for (let moving = passing(); moving.length; moving = passing()) await Promise.allSettled(moving.map((each) => each.finished));
  await frames(1);

  const GLOWING = '#board .glow[data-move]:not([aria-disabled=true]), .prompt .choice[data-move]:not([disabled])';
  // Names are as long as people want: where there is hardly any room, the sheet of a player tells the whole of it
  const MAY_BE_CUT = '.skip, :is(.rows, .strip) .name, .auction li b, .auction .who';
  const SMALL = 24; // px of a target
  const FIGURE = 5; // px, the width of a single figure
  const FINE = 10.75; // px of a text: what is drawn at 11, but for a scale of 0.98
  const width = document.documentElement.clientWidth;
  const height = innerHeight;
  const wrong = [];
  const complain = (what, whom = '', particulars = '') => wrong.push([what, whom, particulars]);

  const kindOf = (each) => {
    const classes = (each.getAttribute('class') ?? '').replace(/(svelte|w|tr|of|p)-\S+/g, '').trim().replace(/\s+/g, '.');
    return classes ? `${each.localName}.${classes}` : each.localName;
  };
  const wordsOf = (each) => {
    const words = each.dataset?.move ?? each.getAttribute('aria-label') ?? each.textContent ?? '';
    return `"${words.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  };
  const told = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(' ');
  const parents = (each) => {
    const all = [];
    for (let at = each.parentElement; at; at = at.parentElement) all.push(at);
    return all;
  };
  const shown = (each) =>
    each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !each.closest('[inert], .vh');
  const boxOf = (each) => each.getBoundingClientRect();
  /** The part of a box that no pane cuts off. */
  const visible = (each) => {
    let { left, top, right, bottom } = boxOf(each);
    for (const parent of parents(each)) {
      const { overflowX, overflowY } = getComputedStyle(parent);
      const pane = parent.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, pane.left), Math.min(right, pane.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, pane.top), Math.min(bottom, pane.bottom)];
    }
    left = Math.max(left, 0);
    top = Math.max(top, 0);
    right = Math.min(right, width);
    bottom = Math.min(bottom, height);
    return { left, top, right, bottom };
  };
  const middleOf = ({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  const over = (each) => {
    const top = document.elementFromPoint(...middleOf(boxOf(each)));
    if (!top || each.contains(top) || top.closest('label')?.contains(each)) return null;
    // What lets a punt be dragged takes a click for the buoy beneath; another part of the same choice is as good
    if (top.matches('.grip') || top.closest('[data-move]')?.dataset.move === each.dataset.move) return null;
    return top;
  };
  /** Why something is not in sight as it is now, or null. */
  const hidden = (each) => {
    const box = boxOf(each);
    if (box.width < 1 || box.height < 1) return ['without a size', ''];
    if (box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1) return ['outside the window', `at ${told(box)}`];
    const seen = visible(each);
    if (seen.right - seen.left < 1 || seen.bottom - seen.top < 1) return ['out of sight in its pane', `at ${told(box)}`];
    if (seen.left > box.left + 2 || seen.right < box.right - 2 || seen.top > box.top + 2 || seen.bottom < box.bottom - 2)
      return ['cut off', `${told(seen)} is left of ${told(box)}`];
    const top = over(each);
    return top && [`covered by ${kindOf(top)}`, wordsOf(top)];
  };

  /** Brings something into view as a reader would: only by panes that scroll. */
  const bring = (each) => {
    each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    for (const parent of parents(each)) {
      const { overflowX, overflowY } = getComputedStyle(parent);
      if (/hidden|clip/.test(overflowX) && parent.scrollLeft) parent.scrollLeft = 0;
      if (/hidden|clip/.test(overflowY) && parent.scrollTop) parent.scrollTop = 0;
    }
    document.scrollingElement.scrollTo(0, 0);
  };
  const panes = () => [...document.querySelectorAll('*')].filter((each) => each.scrollTop || each.scrollLeft);
  const remember = () => panes().map((each) => [each, each.scrollLeft, each.scrollTop]);
  const restore = (before) => {
    for (const each of panes()) each.scrollTo(0, 0);
    for (const [each, left, top] of before) each.scrollTo(left, top);
  };

  const moves = new Set();
  /** Looks at all that glows now; how many of it are in sight at once. */
  const look = () => {
    const glowing = [...document.querySelectorAll(GLOWING)].filter(shown);
    const atOnce = new Map(glowing.map((each) => [each, hidden(each)]));
    const before = narrow ? remember() : [];
    for (const [each, why] of atOnce) {
      moves.add(each.dataset.move);
      const box = boxOf(each);
      if (box.width < SMALL - 0.5 || box.height < SMALL - 0.5)
        complain('a target under 24x24 px', kindOf(each), `${box.width.toFixed(1)}x${box.height.toFixed(1)} ${wordsOf(each)}`);
      if (!why) continue;
      let still = why;
      if (narrow) {
        bring(each);
        still = hidden(each);
      }
      if (still) complain(still[0], kindOf(each), `${wordsOf(each)} ${still[1]}`);
    }
    if (narrow) restore(before);
    return [...atOnce.values()].filter((why) => !why).length;
  };

  const around = (each) => parents(each).slice(0, 3).map(kindOf).join(' < ');
  const CUT = 2; // px of a text that may be missing
  const panes_of = new Map();
  /** What is left of an element's own box by everything around it that cuts off what does not fit; what scrolls can be read. */
  const paneOf = (each) => {
    if (!each) return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    if (panes_of.has(each)) return panes_of.get(each);
    const { overflowX, overflowY, position, display } = getComputedStyle(each);
    const scrolls = /auto|scroll/.test(overflowX + overflowY);
    let pane = scrolls || position === 'fixed' ? paneOf(null) : paneOf(each.parentElement);
    if (!scrolls && display !== 'inline' && /hidden|clip/.test(overflowX + overflowY)) {
      const box = boxOf(each);
      pane = { ...pane };
      if (/hidden|clip/.test(overflowX)) [pane.left, pane.right] = [Math.max(pane.left, box.left), Math.min(pane.right, box.right)];
      if (/hidden|clip/.test(overflowY)) [pane.top, pane.bottom] = [Math.max(pane.top, box.top), Math.min(pane.bottom, box.bottom)];
    }
    panes_of.set(each, pane);
    return pane;
  };
  const line = document.createRange();
  /** How much of a text nobody sees, in px. */
  const missing = (node) => {
    line.selectNodeContents(node);
    const box = line.getBoundingClientRect();
    if (box.width < 1) return 0;
    const pane = paneOf(node.parentElement);
    const { lineHeight, fontSize } = getComputedStyle(node.parentElement);
    const lead = Math.max(0, (box.height - (parseFloat(lineHeight) || parseFloat(fontSize))) / 2); // above and below the letters
    return Math.max(pane.left - box.left, box.right - pane.right, pane.top - box.top - lead, box.bottom - pane.bottom - lead);
  };

  /** Text that is drawn smaller than can be read, or is cut off. */
  const read = () => {
    panes_of.clear();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const sizes = new Map();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.data.trim()) continue;
      const each = node.parentElement;
      if (sizes.has(each)) continue;
      const silent = /^(script|style|title|desc|option)$/.test(each.localName) || each.closest('[data-drawn]') || !shown(each);
      const size = silent ? Infinity : sizeOf(each);
      sizes.set(each, size);
      if (!silent && !(each instanceof SVGElement) && !each.closest(MAY_BE_CUT) && missing(node) > CUT)
        complain('text is cut off', `${kindOf(each)} < ${around(each)}`, `${missing(node).toFixed(1)} px of "${node.data.trim().slice(0, 40)}"`);
      if (size >= FINE) continue;
      const seen = visible(each);
      if (seen.right - seen.left < 1 || seen.bottom - seen.top < 1) continue;
      complain('text under 11 px', `${kindOf(each)} < ${around(each)}`, `${size.toFixed(1)} px "${node.data.trim().slice(0, 30)}"`);
    }
  };
  const scales = new Map();
  /** How much larger than written an element is drawn, by transforms around it. */
  const scaleOf = (each) => {
    if (scales.has(each)) return scales.get(each);
    const scale = each.offsetWidth ? each.getBoundingClientRect().width / each.offsetWidth : 1;
    scales.set(each, scale);
    return scale;
  };
  const sizeOf = (each) => {
    const size = parseFloat(getComputedStyle(each).fontSize);
    if (!(each instanceof SVGElement)) {
      // An element that is turned by itself has a wider box: the board around it tells the scale
      const scaled = each.closest('[style*="scale("]');
      return size * (scaled ? scaleOf(scaled) : 1) * (scaled ? 1 : zoomOf(each));
    }
    const to = each.getScreenCTM?.();
    return to ? size * Math.sqrt(Math.abs(to.a * to.d - to.b * to.c)) : size;
  };
  const zoomOf = (each) => (each.currentCSSZoom ?? 1);

  // The window itself
  const page = document.scrollingElement;
  if (page.scrollWidth > width + 1) complain('the page is too wide', '', `${page.scrollWidth} of ${width}`);
  if (page.scrollHeight > height + 1) complain('the page is too high', '', `${page.scrollHeight} of ${height}`);

  // What asks
  const prompt = document.querySelector('.prompt');
  if (!prompt) complain('there is no prompt');
  else {
    const box = boxOf(prompt);
    const says = prompt.querySelector('h2') ?? prompt;
    const why = hidden(says);
    if (why) complain(`the prompt is ${why[0]}`, '', why[1]);
    if (box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1)
      complain('the prompt sticks out of the window', '', told(box));
    const beside = height < 520 && box.width < width * 0.9;
    if (beside && box.width > width / 3 + 1) complain('the prompt takes more than a third of the width', '', `${Math.round(box.width)} of ${width}`);
    if (!beside && box.height > height / 5 + 1) complain('the prompt takes more than a fifth of the height', '', `${Math.round(box.height)} of ${height}`);
    for (const each of [says, prompt.querySelector('.say'), prompt.querySelector('.say p')])
      if (each && each.scrollHeight > each.clientHeight + 2) complain('the prompt is cut short', kindOf(each), wordsOf(each));
  }

  // What is one's own
  for (const what of ['hand', 'purse']) {
    const own = [...document.querySelectorAll(`[data-own~="${what}"]`)].filter(shown);
    const why = own.map((each) => {
      const { width, height } = boxOf(each);
      return hidden(each) ?? (width < FIGURE || height < FINE ? ['too small', `${Math.round(width)}x${Math.round(height)}`] : null);
    });
    if (!own.length) complain(`own ${what}: nothing in sight is marked data-own="${what}"`);
    else if (why.every(Boolean)) complain(`own ${what}: ${why[0][0]}`, kindOf(own[0]), why[0][1]);
  }

  // What can be chosen, here and in the parts of the board whose tab is lit
  const atOnce = look();
  read();
  const tabs = () => [...document.querySelectorAll('#board [role=tab]')];
  const chosen = tabs().findIndex((each) => each.ariaSelected === 'true');
  const lit = tabs().flatMap((each, at) => (each.matches('.lit') && shown(each) && !hidden(each) ? [at] : []));
  for (const at of lit) {
    tabs()[at].click();
    await frames(2);
    if (!document.querySelector('#board .glow[data-move]')) complain('a tab is lit and nothing glows there', kindOf(tabs()[at]), wordsOf(tabs()[at]));
    look();
    read();
  }
  if (lit.length) {
    tabs()[chosen]?.click();
    await frames(2);
  }
  if (!atOnce && !lit.length) complain('no choice is in sight, nor a lit tab that leads to one');
  for (const move of expected ?? []) if (!moves.has(move)) complain('cannot be chosen in this window', '', `"${move}"`);
  return { wrong, moves: [...moves] };
}
