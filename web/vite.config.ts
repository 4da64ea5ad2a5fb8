// Builds the client into dist/, which `quayside serve` serves. Each page and each game is a chunk of its own.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { pack } from './scripts/pack.mjs';
import { serviceWorker } from './scripts/worker.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The frame of all pages is one file instead of thirty: the first page needs all of it. Each page and each game stays a
// chunk of its own.
const PARTS = 'Button|Card|Dialog|Figure|Guest|Header|Icon|IconButton|Icons|Levels|Mark|Quiet|Segmented|ShapeDot|Strength|Toast|Toggle';
const SHELL = 'api|bots|game|here|once|pages|people|place|renewal|session|settings|sound|tables|tempo|texts|values|voice|words';
const FRAME = {
  name: 'frame',
  test: new RegExp(
    [
      '/node_modules/(svelte|esm-env|clsx|@fluent)/',
      `/src/lib/ui/((${PARTS})\\.svelte|(tip|toasts)\\b)`,
      `/src/lib/(${SHELL})\\b`,
      '/src/(art|router|people/naming)',
      '/games/\\w+/facts\\.ts',
    ].join('|'),
  ),
};

// A site is a folder of files that any web server serves, from any path (`make site`)
const site = process.env.VITE_SITE === '1';
const folder = here(site ? '../site' : 'dist');

export default defineConfig({
  base: site ? './' : '/',
  define: { __SITE__: site, __CAN_PLAY_HERE__: existsSync(here('made/made.json')) },
  plugins: [svelte(), { name: 'pack', apply: 'build', closeBundle: () => serviceWorker(folder).then(() => pack(folder)) }],
  resolve: {
    alias: { '@quayside': here('../src/quayside') },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    target: 'es2022',
    outDir: folder,
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the page's security policy allows no inlined scripts or fonts
    rolldownOptions: { output: { hashCharacters: 'base36', codeSplitting: { groups: [FRAME] } } },
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/healthz': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
