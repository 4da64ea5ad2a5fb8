// The service worker of the built client: a file of its own beside index.html, which names all others, so that they are there
// without a network. What a table in the page needs is not among them: that is kept when somebody plays.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const KEPT = /\.(js|css|html|svg|png|woff2|webmanifest)$/;
const HASHED = /^assets\//;
const source = fileURLToPath(new URL('../src/sw.ts', import.meta.url));

function files(folder) {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && KEPT.test(entry.name));
  return found
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => name !== 'sw.js')
    .sort()
    .map((url) => ({ url, revision: HASHED.test(url) ? null : digest(join(folder, url)) }));
}

const digest = (path) => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);

export async function serviceWorker(folder) {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { __FILES__: JSON.stringify(files(folder)), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: source, formats: ['iife'], name: 'quayside', fileName: () => 'sw.js' },
    },
  });
}
