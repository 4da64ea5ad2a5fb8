import { expect, test } from 'vitest';
import { match } from './router';

test.each([
  ['/', 'Home', {}],
  ['/table/abc', 'Table', { id: 'abc' }],
  ['/rules', 'Rulebook', {}],
  ['/rules/manila/pirates/boarding', 'Rulebook', { game: 'manila', rule: 'pirates.boarding' }],
  ['/rules/manila/manila.pirates.boarding', 'Rulebook', { game: 'manila', rule: 'manila.pirates.boarding' }],
  ['/leaderboard/manila/', 'Leaderboard', { game: 'manila' }],
  ['/embed/replay/abc', 'EmbedReplay', { id: 'abc' }],
  ['/embed/position', 'EmbedPosition', {}],
  ['/embed/replay', 'Nowhere', {}],
  ['/table', 'Nowhere', {}],
  ['/table/a/b', 'Nowhere', {}],
  ['/table/%E0%A4%A', 'Table', { id: '%E0%A4%A' }],
])('%s is %s', (path, page, params) => {
  expect(match(path)).toEqual({ page, params });
});
