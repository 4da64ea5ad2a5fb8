// The client's own drawings as plain SVG, for the pictures that the server draws of links: posters, and the pieces that each
// game names in its `art.ts`. Colours and sizes that CSS gives them here are written into them, by day.
// `npm run art` writes ../src/quayside/**/art.svg; `npm run art:check` fails when they are not current.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const rooms = join(web, '..', 'src', 'quayside');
const read = (...path) => readFileSync(join(web, 'src', ...path), 'utf8');
const HEADER = '<!-- Made from the client by `npm run art`: do not edit. -->\n';

// As tools/fonts.py calls them
const FONTS = { serif: 'Alegreya', sans: 'Source Sans', zh: 'Quayside Chinese' };

// CSS: custom properties by class, and what a class alone says of how a drawing looks

const LOOKS = ['display', 'fill', 'stroke', 'stroke-width', 'opacity', 'text-anchor', 'font-family', 'font-size', 'font-weight'];

function rulesOf(css) {
  const rules = { root: {}, classes: new Map() };
  for (const [, selectors, body] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    const told = Object.fromEntries([...body.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(([, name, value]) => [name, value.trim()]));
    for (const selector of selectors.split(',').map((each) => each.trim())) {
      if (selector === ':root' || selector === '.lisboa' || selector === '.puerto-rico') Object.assign(rules.root, told);
      else if (/^\.[\w-]+$/.test(selector)) rules.classes.set(selector.slice(1), { ...rules.classes.get(selector.slice(1)), ...told });
    }
  }
  return rules;
}

const stylesIn = (source) => [...source.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');

/** A value with its variables put in. The colour of a player is that of whoever uses the drawing. */
function resolved(value, known) {
  for (let depth = 0; depth < 6 && value.includes('var('); depth++) {
    value = value.replace(/var\((--[\w-]+)(?:,\s*([^()]*))?\)/g, (whole, name, other) => {
      if (name === '--c' && !known['--c']) return 'currentColor';
      return known[name] ?? other ?? whole;
    });
  }
  return value.replace(/'Alegreya Variable'.*/, FONTS.serif).replace(/'Source Sans 3 Variable'.*/, FONTS.sans);
}

// Markup: a small tree is enough for what Svelte writes

function parsed(markup) {
  const root = { name: 'root', attributes: {}, children: [] };
  const open = [root];
  for (const [, comment, close, name, attributes, empty, text] of markup.matchAll(
    /(<!--.*?-->)|<(\/?)([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gs,
  )) {
    if (comment) continue;
    if (text !== undefined) open.at(-1).children.push(text);
    else if (close) open.pop();
    else {
      const found = [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key, value]) => [key, value ?? '']);
      const element = { name, attributes: Object.fromEntries(found), children: [] };
      open.at(-1).children.push(element);
      if (!empty) open.push(element);
    }
  }
  return root;
}

const all = (element) => [element, ...element.children.filter((child) => child.name).flatMap(all)];

class Drawings {
  constructor(sources, css) {
    this.rules = rulesOf(css);
    this.named = new Map(
      sources.flatMap((source) => all(parsed(source))).flatMap((each) => (each.attributes.id ? [[each.attributes.id, each]] : [])),
    );
    this.needed = new Set();
  }

  /** An element as text, each `use` replaced by what it uses. */
  drawn(element, known = this.rules.root) {
    if (typeof element === 'string') return element.trim() ? element.replace(/\s+/g, ' ') : '';
    if (element.name === 'defs') return ''; // what is needed of them stands before all drawings
    const classes = (element.attributes.class ?? '').split(/\s+/);
    const told = Object.assign({}, ...classes.map((each) => this.rules.classes.get(each)));
    if (told.display === 'none' || element.name === 'title') return '';
    const own = { ...known, ...Object.fromEntries(Object.entries(told).filter(([name]) => name.startsWith('--'))) };
    const looks = Object.fromEntries(LOOKS.filter((name) => name in told && name !== 'display').map((name) => [name, told[name]]));
    const attributes = { ...looks, ...element.attributes };
    for (const name of Object.keys(attributes)) {
      if (/^(class|style|data-.*|aria-.*|role|focusable|lang)$/.test(name)) delete attributes[name];
      else attributes[name] = resolved(attributes[name], own);
      for (const [, id] of (attributes[name] ?? '').matchAll(/url\(#([\w-]+)\)/g)) this.needed.add(id);
    }
    if (element.name === 'text' && /[\u3000-\u9fff]/.test(element.children.join(''))) attributes['font-family'] = FONTS.zh;
    if (element.name === 'use') return this.used(attributes, own);
    return tag(element.name, attributes, element.children.map((child) => this.drawn(child, own)).join(''));
  }

  used({ href, x, y, width, height, ...others }, known) {
    const symbol = this.named.get(href.slice(1));
    if (!symbol) throw new Error(`no drawing ${href}`);
    const inside = symbol.children.map((child) => this.drawn(child, known)).join('');
    return tag('g', others, tag('svg', { x, y, width, height, ...boxed(symbol) }, inside));
  }

  symbol(id, from, wearing = '') {
    const element = this.named.get(from);
    if (!element) throw new Error(`no symbol ${from}`);
    const dressed = { name: 'g', attributes: { class: wearing }, children: element.children };
    return tag('symbol', { id, ...boxed(element) }, this.drawn(dressed));
  }

  /** What the drawings refer to: gradients, patterns, clips. */
  defs() {
    const written = new Map();
    for (let before = -1; before !== written.size;) {
      before = written.size;
      for (const id of [...this.needed].sort()) {
        if (written.has(id)) continue;
        if (!this.named.has(id)) throw new Error(`nothing is called ${id}`);
        written.set(id, this.drawn(this.named.get(id)));
      }
    }
    return [...written.values()];
  }
}

/** To cut a drawing off at its box costs a painter much; only what covers its box needs it. */
function boxed({ attributes: { viewBox, preserveAspectRatio } }) {
  return { viewBox, preserveAspectRatio, overflow: preserveAspectRatio?.includes('slice') ? undefined : 'visible' };
}

function tag(name, attributes, inside) {
  const told = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const text = told.map(([key, value]) => ` ${key}="${value}"`).join('');
  if (name === 'g' && !text) return inside;
  return inside ? `<${name}${text}>${inside}</${name}>` : `<${name}${text}/>`;
}

// What is drawn

const server = await createServer({ root: web, server: { middlewareMode: true, watch: null }, appType: 'custom', logLevel: 'error' });
try {
  const { render } = await server.ssrLoadModule('svelte/server');
  const component = async (path) => (await server.ssrLoadModule(path)).default;
  const show = (Component, props = {}) => render(Component, { props }).body;
  const house = show(await component('/src/art/Sprite.svelte'));
  const tokens = read('art', 'tokens.css');
  const files = {};

  const { symbols } = await server.ssrLoadModule('/src/art/art.ts');
  const ours = new Drawings([house], tokens);
  files['server/pictures/art.svg'] = written(
    symbols.map((id) => ours.symbol(id, id)),
    ours,
  );

  for (const game of readdirSync(join(web, 'src', 'games')).sort()) {
    const { symbols, pieces } = await server.ssrLoadModule(`/src/games/${game}/art.ts`);
    const sprite = show(await component(`/src/games/${game}/Sprite.svelte`));
    const poster = show(await component(`/src/games/${game}/Poster.svelte`));
    const css = tokens + read('games', game, `${game}.css`);
    const table = new Drawings([house, sprite], css);
    const drawn = Object.entries(symbols).map(([id, [from, wearing]]) => table.symbol(id, from, wearing));
    for (const [id, [Component, props, viewBox]] of Object.entries(pieces)) {
      const parts = parsed(show(Component, props)).children.filter((child) => child.name);
      const found = parts.length === 1 ? parts[0] : { name: 'g', attributes: {}, children: parts };
      for (const each of all(found)) if (each.attributes.id) table.named.set(each.attributes.id, each);
      const box = viewBox ?? found.attributes.viewBox;
      const inside = found.name === 'svg' ? found.children.map((child) => table.drawn(child)).join('') : table.drawn(found);
      drawn.push(tag('symbol', { id, viewBox: box, overflow: 'visible' }, inside));
    }
    files[`games/${game}/art.svg`] = written(drawn, table);
    const wall = new Drawings([house, sprite, poster], css + stylesIn(read('games', game, 'Poster.svelte')));
    files[`games/${game}/poster.svg`] = written([posterOf(poster, wall)], wall);
  }
  const old = Object.keys(files).filter(
    (name) => !existsSync(join(rooms, name)) || readFileSync(join(rooms, name), 'utf8') !== files[name],
  );
  if (!process.argv.includes('--check')) for (const name of old) writeFileSync(join(rooms, name), files[name]);
  else if (old.length) {
    console.error(`Not current: ${old.map((name) => relative(join(web, '..'), join(rooms, name))).join(', ')}. Run \`npm run art\`.`);
    process.exitCode = 1;
  }
} finally {
  await server.close();
}

function posterOf(markup, drawings) {
  const svg = parsed(markup).children.find((child) => child.name === 'svg');
  const { rules } = drawings;
  const own = Object.fromEntries(Object.entries(rules.classes.get('poster') ?? {}).filter(([name]) => name.startsWith('--')));
  Object.assign(rules.root, own);
  return tag('symbol', { id: 'poster', viewBox: svg.attributes.viewBox }, svg.children.map((child) => drawings.drawn(child)).join(''));
}

function written(symbols, drawings) {
  const text = [...drawings.defs(), ...symbols].join('\n');
  const left = text.match(/var\(--[\w-]+|color-mix/);
  if (left) throw new Error(`${left[0]} is left`);
  return `${HEADER}<svg xmlns="http://www.w3.org/2000/svg">\n<defs>\n${text}\n</defs>\n</svg>\n`;
}
