import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { usualValues, values } from './values';
import { FIXED } from './voice';
import { voiceOf, words } from './words.svelte';

const own = {
  digest: 'abcdefabcdefabcd',
  own: true,
  terms: { 'card-P07': { say: 'card-noble', number: 7, noble: 'king', influence: 9, effects: { say: 'effect-reis', n: 42 } } },
};
const asked: string[] = [];

function serverHas(status: number, content: unknown): void {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify(content), { status });
  });
}

beforeAll(() => words.learn('en'));
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

test('a game whose values are fixed has none, and asks nobody', async () => {
  serverHas(500, {});
  expect(await values('manila')).toBe(FIXED);
  expect(await usualValues('manila')).toBe(FIXED);
  expect(asked).toEqual([]);
});

test('the usual values are part of the client', async () => {
  serverHas(500, {});
  const usual = await usualValues('lisboa');
  expect(Object.keys(usual.cards as object)).toHaveLength(82);
  expect(await values('lisboa', usual.digest)).toBe(usual);
  expect(asked).toEqual([]);
});

test("an owner's values come from the server, once; what failed is asked for again", async () => {
  serverHas(404, { code: 'table.no_such_values', sentence: 'Nobody plays with them.' });
  await expect(values('lisboa', own.digest)).rejects.toThrow('Nobody plays with them.');
  serverHas(200, own);
  expect((await values('lisboa', own.digest)).own).toBe(true);
  await values('lisboa', own.digest);
  expect(asked).toEqual(Array(2).fill(`/api/games/lisboa/values/${own.digest}`));
});

test('a voice speaks of the values that it was given', async () => {
  serverHas(200, own);
  const { digest } = await usualValues('lisboa');
  const usual = await voiceOf('lisboa', 'en', digest);
  const owners = await voiceOf('lisboa', 'en', own.digest);
  const legal = { decision: { kind: 'card', seat: 0 }, seats: [{}] };
  expect(usual.values.digest).toBe(digest);
  expect(owners.for(['Rosa'], 0).values.digest).toBe(own.digest);
  expect(owners.choice('card P07', legal)).toContain('42');
  expect(usual.choice('card P07', legal)).not.toContain('42');
});
