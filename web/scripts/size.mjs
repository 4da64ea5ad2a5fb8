// What the first page loads, gzipped: everything that index.html and the home page need, fonts apart.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 150 * 1024;
const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
const english = (key) => /(^|[/-])en\.ftl/.test(key);

/** Chunks that the home page needs: its imports, its words in one language, and a poster of every game. */
const first = Object.keys(manifest).filter(
  (key) =>
    key === 'index.html' ||
    key === 'src/pages/Home.svelte' ||
    /src\/games\/[^/]+\/Poster\.svelte$/.test(key) ||
    (/src\/text\//.test(key) && english(key)),
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
const size = (name) => gzipSync(readFileSync(join(dist, name)), { level: 9 }).length;
let total = 0;
for (const name of files) {
  total += size(name);
  console.log(`${(size(name) / 1024).toFixed(1).padStart(7)} KB  ${name}`);
}
console.log(`${(total / 1024).toFixed(1).padStart(7)} KB  the first page, of at most ${LIMIT / 1024}`);
const fonts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.woff2'));
console.log(`${fonts.length} font files beside it, loaded as they are needed`);
if (total > LIMIT) process.exitCode = 1;
