// Shows the board of Manila with sample positions, for those who draw it: `npx vite --config harness/vite.config.ts`.
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [svelte({ configFile: here('../svelte.config.js') })],
  resolve: { alias: { '@quayside': here('../../src/quayside') } },
  server: { fs: { allow: [here('../..')] } },
});
