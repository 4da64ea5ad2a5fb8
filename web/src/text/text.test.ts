import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const files = (folder: string, end: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => end.test(path))
    .map((path) => join(folder, path));
const keys = (path: string) => new FluentResource(readFileSync(path, 'utf8')).body.map(({ id }) => id);
const english = files('src', /en\.ftl$/);

test.each(english)('%s says the same in Chinese', (path) => {
  expect(keys(path.replace(/en\.ftl$/, 'zh.ftl'))).toEqual(keys(path));
});

test.each([...english, ...files('src', /zh\.ftl$/)])('%s can be read, and says nothing twice', (path) => {
  const text = readFileSync(path, 'utf8');
  const written = text.match(/^-?[a-z][\w-]* =/gm) ?? [];
  expect(keys(path).length).toBe(written.length);
  expect(new Set(written).size).toBe(written.length);
});

const known = new Set(english.flatMap(keys));
const sources = files('src', /\.(svelte|ts)$/).map((path) => [path, readFileSync(path, 'utf8')]);
const asked = sources.flatMap(([path, text]) =>
  [...text.matchAll(/(?<![\w.])t\(\s*'([\w.-]+)'/g)].map(([, key]) => ({ path, key: `web-${key}` })),
);

test('every text that a page asks for exists', () => {
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter(({ key }) => !known.has(key))).toEqual([]);
});
