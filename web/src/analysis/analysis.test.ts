import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../lib/api';
import { chancesAt, costliest, mostMoved, nearest, points, verdictOf, verdicts, type Decision } from './figures';
import { Study } from './study.svelte';

vi.mock('../lib/words.svelte', () => ({ t: (key: string) => key }));
vi.mock('../lib/session.svelte', () => ({ session: { somebody: async () => {} } }));

const decision = (ply: number, loss: number): Decision => ({
  ply,
  loss,
  seat: ply % 3,
  move: 'pass',
  best: 'bid 1',
  choices: 2,
  before: [],
  after: [],
  missed: 0,
  beginner: 0,
  stake: 0,
  chance: false,
});

describe('decisions', () => {
  it('are judged by the chance that they gave away', () => {
    expect([0, 0.029, 0.03, 0.059, 0.06, 0.12, 0.4].map(verdictOf)).toEqual([null, null, 'slip', 'slip', 'mistake', 'blunder', 'blunder']);
  });

  it('are marked at the ply that they led to', () => {
    expect([...verdicts([decision(0, 0), decision(1, 0.2), decision(2, 0.04)])]).toEqual([
      [2, { verdict: 'blunder', loss: 0.2 }],
      [3, { verdict: 'slip', loss: 0.04 }],
    ]);
  });

  it('are listed with the costliest first, and only those that cost something', () => {
    const all = [decision(0, 0.05), decision(1, 0.01), decision(2, 0.3), decision(3, 0.05)];
    expect(costliest(all, 5).map(({ ply }) => ply)).toEqual([2, 0, 3]);
    expect(costliest(all, 1).map(({ ply }) => ply)).toEqual([2]);
  });
});

describe('the chart', () => {
  const chart = [0, 2, 3, 9].map((ply) => ({ ply, chances: [ply / 10, 1 - ply / 10] }));

  it('holds since the last decision that had a choice', () => {
    expect([0, 1, 2, 8, 9, 12].map((ply) => chancesAt(chart, ply)[0])).toEqual([0, 0, 0.2, 0.3, 0.9, 0.9]);
  });

  it('is clicked at the nearest of them', () => {
    expect([-1, 1.4, 5.9, 6.1, 40].map((ply) => nearest(chart, ply).ply)).toEqual([0, 2, 3, 9, 9]);
  });

  it('turns for whom it moves most', () => {
    expect(mostMoved({ before: [0.5, 0.3, 0.2], after: [0.4, 0.5, 0.1] })).toBe(1);
  });

  it('counts in percentage points with a true minus', () => {
    expect([0.124, -0.031, 0.004, -0.004].map(points)).toEqual(['+12', '−3', '0', '0']);
  });
});

describe('a study', () => {
  const none = { status: 'none' as const, done: 0, total: 9, analysis: null };
  const running = (done: number) => ({ status: 'running' as const, done, total: 9, analysis: null });
  const ready = { status: 'ready' as const, done: 9, total: 9, analysis: { game: 'manila' } as never };
  const get = vi.spyOn(api, 'get');
  const post = vi.spyOn(api, 'post');

  beforeEach(() => {
    vi.useFakeTimers();
    get.mockReset();
    post.mockReset();
  });
  afterEach(() => vi.useRealTimers());

  it('is begun once, followed, and there in the end', async () => {
    post.mockResolvedValueOnce(running(0));
    get.mockResolvedValueOnce(none).mockResolvedValueOnce(running(5)).mockResolvedValueOnce(ready);
    const study = new Study('table');
    await study.look();
    expect(study.status).toBe('none');
    expect(vi.getTimerCount()).toBe(0);
    await study.begin();
    expect([study.status, study.done, study.total]).toEqual(['running', 0, 9]);
    await vi.advanceTimersToNextTimerAsync();
    expect(study.done).toBe(5);
    await vi.advanceTimersToNextTimerAsync();
    expect(study.found).toEqual({ game: 'manila' });
    expect(vi.getTimerCount()).toBe(0);
    expect(post).toHaveBeenCalledOnce();
  });

  it('is begun anew when a restart cut it short, but not for ever', async () => {
    post.mockResolvedValue(running(0));
    get.mockResolvedValue(none);
    const study = new Study('table');
    await study.begin();
    for (let look = 0; look < 9 && vi.getTimerCount(); look++) await vi.advanceTimersToNextTimerAsync();
    expect(post).toHaveBeenCalledTimes(3);
    expect([study.status, study.wrong]).toEqual(['none', 'analysis-failed']);
  });

  it('is looked for no more when the page is left', async () => {
    get.mockResolvedValue(running(1));
    const study = new Study('table');
    study.end();
    await study.look();
    expect(vi.getTimerCount()).toBe(0);
  });
});
