// Builds the client into dist/, which `quayside serve` serves. Each page and each game is a chunk of its own.
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { pack } from './scripts/pack.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), { name: 'pack', apply: 'build', closeBundle: () => pack(here('dist')) }],
  resolve: {
    alias: { '@quayside': here('../src/quayside') },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the page's security policy allows no inlined scripts or fonts
    rollupOptions: { output: { hashCharacters: 'base36' } },
  },
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
