import { beforeAll, expect, test } from 'vitest';
import { backOn, dateOf, daysOf, isOff, lengthOf, nextOff, spanOf } from './holidays';
import { speak } from './words.svelte';

beforeAll(() => speak('en'));

const AUGUST = spanOf('2026-08-03', '2026-08-10');

test('days off are whole days, the last of them too', () => {
  expect(dateOf(AUGUST.begins)).toBe('2026-08-03');
  expect(dateOf(AUGUST.ends)).toBe('2026-08-11');
  expect(lengthOf(AUGUST, 0)).toBe(8);
});

test('of a day that has begun only the rest is taken', () => {
  expect(lengthOf(AUGUST, AUGUST.begins + 20 * 3_600_000)).toBe(8);
  expect(lengthOf(AUGUST, AUGUST.begins + 25 * 3_600_000)).toBe(7);
});

test('over the end of a month and a change of clocks', () => {
  expect(lengthOf(spanOf('2026-12-30', '2027-01-02'), 0)).toBe(4);
  expect(lengthOf(spanOf('2026-10-24', '2026-10-26'), 0)).toBeLessThanOrEqual(4);
});

test('what lasts now or comes next is told, and what is over is not', () => {
  const september = spanOf('2026-09-01', '2026-09-02');
  expect(nextOff([AUGUST, september], AUGUST.begins - 1)).toBe(AUGUST);
  expect(nextOff([AUGUST, september], AUGUST.ends)).toBe(september);
  expect(nextOff([AUGUST], AUGUST.ends)).toBeUndefined();
  expect([AUGUST.begins - 1, AUGUST.begins, AUGUST.ends].map((now) => isOff(AUGUST, now))).toEqual([false, true, false]);
});

test('dates are written as the reader writes them', async () => {
  expect(daysOf(AUGUST)).toMatch(/3.*10/);
  expect(backOn(AUGUST)).toMatch(/11/);
  await speak('zh');
  expect(backOn(AUGUST)).toBe('8月11日');
});
