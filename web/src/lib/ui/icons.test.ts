import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts)$/.test(path))
  .map((path) => readFileSync(join('src', path), 'utf8'));
const drawn = sources.flatMap((text) => [...text.matchAll(/<symbol id="i-([\w-]+)"/g)].map(([, name]) => name));
const used = sources.flatMap((text) =>
  [...text.matchAll(/(?:\bicon=|<Icon name=|\bicon: )["']([a-z-]+)["']/g)].map(([, name]) => name.replace(/^i-/, '')),
);

test('every icon is drawn, and once', () => {
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(used.length).toBeGreaterThan(30);
  expect(used.filter((name) => !drawn.includes(name))).toEqual([]);
});
