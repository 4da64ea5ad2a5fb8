// Puzzles: what an answer does to the solver's record, which one comes next, and a question as the board asks it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Wrong, type PuzzleInfo } from '../lib/api';
import { Turn } from '../table/turn.svelte';
import { fits, levelOf, next } from './choosing';
import { Progress } from './progress.svelte';
import { addressOf, seatsFor } from './playing';
import { Question } from './question.svelte';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const puzzle = (id: string, rating: number, ...themes: string[]): PuzzleInfo => ({ id, rating, themes, players: 3, moment: 0.5 });

describe('progress', () => {
  test('a puzzle counts once, and is kept', () => {
    const own = new Progress();
    const gained = own.answer('manila', 'a', { good: true, rating: 1400, daily: false });
    expect(gained).toBeGreaterThan(30);
    expect(own.answer('manila', 'a', { good: false, rating: 1400, daily: false })).toBeNull();
    const again = new Progress();
    expect(again.ratingOf('manila')).toEqual({ value: 1200 + gained!, count: 1 });
    expect(again.done('manila', 'a')?.good).toBe(true);
    expect(again.ratingOf('lisboa').count).toBe(0);
  });

  test('whoever misses an easy one loses much, and less when he is known', () => {
    const own = new Progress();
    const first = own.answer('manila', 'a', { good: false, rating: 600, daily: false })!;
    for (let number = 0; number < 40; number++) own.answer('manila', `b${number}`, { good: number % 2 === 0, rating: 1200, daily: false });
    const later = own.answer('manila', 'c', { good: false, rating: 600, daily: false })!;
    expect(first).toBeLessThan(-50);
    expect(later).toBeGreaterThan(first);
  });

  test('days in a row are those whose own puzzle was solved, up to yesterday', () => {
    const own = new Progress();
    const daily = (id: string, day: number, good = true) => own.answer('manila', id, { good, rating: 1000, daily: true, day });
    daily('a', 100);
    daily('b', 101);
    own.answer('lisboa', 'c', { good: true, rating: 1000, daily: true, day: 102 });
    expect([own.streak(102), own.streak(103), own.streak(104)]).toEqual([3, 3, 0]);
    daily('d', 103, false);
    own.answer('manila', 'e', { good: true, rating: 1000, daily: false, day: 104 });
    expect(own.streak(104)).toBe(0);
  });

  test('what cannot be read is as nothing', () => {
    localStorage.setItem('quayside.study', '{');
    expect(new Progress().streak()).toBe(0);
  });
});

describe('the next puzzle', () => {
  const all = [puzzle('easy', 700, 'ports'), puzzle('near', 1210, 'ports'), puzzle('hard', 1900, 'pirates')];

  test('is one near the reader that he has not answered, then one that he got wrong', () => {
    const own = new Progress();
    const chosen = (wish = {}) => next('manila', all, { theme: '', level: 'any', ...wish }, own, '', () => 0)?.id;
    expect(chosen()).toBe('near');
    expect(chosen({ theme: 'pirates' })).toBe('hard');
    expect(chosen({ level: 'easy' })).toBe('easy');
    expect(chosen({ level: 'easy', theme: 'pirates' })).toBeUndefined();
    own.answer('manila', 'near', { good: true, rating: 1210, daily: false });
    own.answer('manila', 'easy', { good: false, rating: 700, daily: false });
    own.answer('manila', 'hard', { good: true, rating: 1900, daily: false });
    expect(chosen()).toBe('easy');
    expect(next('manila', all, { theme: '', level: 'any' }, own, 'easy', () => 0)?.id).not.toBe('easy');
  });

  test('fits what is wished', () => {
    expect(all.map(({ rating }) => levelOf(rating))).toEqual(['easy', 'middle', 'hard']);
    expect(fits(all[0], { theme: 'pirates', level: 'any' })).toBe(false);
  });
});

describe('a question', () => {
  const view = { ply: 0, game: 'manila', seats: [{}, {}, {}], decision: { kind: 'auction', seat: 1 } };
  const asked = (judge: (move: string) => Promise<string>) => {
    const question = new Question({ game: 'manila', seat: 1, view: view as never, legal: ['pass', 'bid 5'] }, judge);
    return { question, turn: new Turn(question) };
  };

  test('is answered by one move that is chosen, changed and confirmed', async () => {
    const judge = vi.fn(async (move: string) => `worth of ${move}`);
    const { question, turn } = asked(judge);
    expect(turn.mine).toBe(true);
    await turn.choose('pass');
    expect([turn.chosen, turn.ready, turn.final]).toEqual([['pass'], true, true]);
    await turn.choose('bid 5');
    expect(turn.chosen).toEqual(['bid 5']);
    expect(judge).not.toHaveBeenCalled();
    await turn.confirm();
    expect(judge).toHaveBeenCalledExactlyOnceWith('bid 5');
    expect([question.found, question.given, turn.mine]).toEqual(['worth of bid 5', 'bid 5', false]);
  });

  test('says why something may not be done, and stays open', async () => {
    const { question, turn } = asked(async () => {
      throw new Wrong('manila.auction.limit', 'That is more than you have.', 409);
    });
    await turn.choose('bid 99');
    expect(turn.refusal).toMatchObject({ rule: 'manila.auction.limit', sentence: 'That is more than you have.' });
    expect([turn.chosen, question.found, turn.mine]).toEqual([[], null, true]);
  });

  test('stays open when nobody can judge', async () => {
    const { question, turn } = asked(async () => {
      throw new Wrong('unreachable', 'No line.', 0);
    });
    await turn.choose('pass');
    await turn.confirm();
    expect([turn.refusal?.sentence, question.given, turn.mine]).toEqual(['No line.', null, true]);
  });
});

describe('playing on', () => {
  test('somebody sits in his seat, and the others are bots, himself, or whoever comes', () => {
    expect(seatsFor('bots', 3, 1, 'greedy')).toEqual(['greedy', 'me', 'greedy']);
    expect(seatsFor('self', 3, 1, 'greedy')).toEqual(['me', 'me', 'me']);
    expect(seatsFor('friends', 3, 2, 'greedy')).toEqual([null, null, 'me']);
  });

  test('a branch that is over is looked at, any other one is gone to', () => {
    const branch = (status: string) => addressOf({ ply: 3, table: { id: 'abc', status } as never });
    expect([branch('finished'), branch('playing')]).toEqual(['/replay/abc', '/table/abc']);
  });
});
