// What the first page loads, gzipped: everything that index.html and the home page need, fonts apart. With --json as
// numbers: tests/browser/test_size.py compares them with what a server puts on the wire.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTheWire } from './pack.mjs';

const LIMIT = 120 * 1024;
const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));

/** Chunks that the home page needs: its imports, its words in one language, and a poster of every game. */
const first = Object.keys(manifest).filter(
  (key) =>
    key === 'index.html' || key === 'src/pages/Home.svelte' || /src\/games\/[^/]+\/Poster\.svelte$/.test(key) || key === 'src/text/en.ts',
);
const seen = new Set();
const files = new Set(['index.html', 'first.js']);

function take(key) {
  if (seen.has(key)) return;
  seen.add(key);
  const { file, css = [], imports = [] } = manifest[key];
  for (const name of [file, ...css]) files.add(name);
  imports.forEach(take);
}

first.forEach(take);
const sizes = Object.fromEntries([...files].map((name) => [name, onTheWire(readFileSync(join(dist, name)))]));
const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ limit: LIMIT, sizes }));
} else {
  const line = (size, what) => console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${what}`);
  for (const [name, size] of Object.entries(sizes)) line(size, name);
  line(total, `the first page, of at most ${LIMIT / 1024}`);
  const fonts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.woff2'));
  console.log(`${fonts.length} font files beside it, loaded as they are needed`);
}
if (total > LIMIT) process.exitCode = 1;
