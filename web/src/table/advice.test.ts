import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Wrong } from '../lib/api';
import { botLevel, botNamed, choosable, usualBot } from '../lib/bots';
import type { Live } from '../lib/live.svelte';
import { settings } from '../lib/settings.svelte';
import { viewWith } from '../lib/sample';
import type { Voice } from '../lib/voice';
import { Advice, reasons, type Hint } from './advice.svelte';
import { advise } from './advised';

vi.mock('../lib/words.svelte', () => ({
  t: (key: string, { kind, name }: Record<string, string> = {}) => (kind ? `${name} (${kind})` : key),
}));

const get = vi.spyOn(api, 'get');
const hint: Hint = {
  move: 'place silk',
  chances: [0.4, 0.3, 0.3],
  share: 0.8,
  line: [{ seat: 1, move: 'bid 3' }],
  why: [
    { key: 'hint-better-somewhat', percent: 40, points: 2 },
    { key: 'hint-next', seat: 1, move: 'bid 3' },
  ],
};

describe('advice', () => {
  const table = (ply: number, facts: object = {}) =>
    ({ table: 'table', update: { ply, table: { status: 'playing', hints: true, rated: false, ...facts } } }) as unknown as Live;

  beforeEach(() => void get.mockReset());

  it('is offered where the table allows it and the reader wants it', () => {
    expect(new Advice(table(0)).offered).toBe(true);
    expect(new Advice(table(0, { hints: false })).offered).toBe(false);
    expect(new Advice(table(0, { rated: true })).offered).toBe(false);
    expect(new Advice(table(0, { status: 'finished' })).offered).toBe(false);
    settings.set('hints', false);
    expect(new Advice(table(0)).offered).toBe(false);
    settings.set('hints', true);
  });

  it('shows the best move first, and goes when the position changes', async () => {
    const live = table(4);
    get.mockResolvedValue({ ply: 4, seat: 0, hints: [hint], then: [null] });
    const advice = new Advice(live);
    const asked = advice.ask();
    expect(advice.state).toBe('asking');
    await asked;
    expect([advice.state, advice.pointed]).toEqual(['shown', 'place silk']);
    advice.follow(true);
    expect(advice.open).toBe(true);
    live.update!.ply = 5;
    advice.follow(true);
    expect([advice.open, advice.pointed]).toEqual([false, null]);
  });

  it('is not shown when it comes too late', async () => {
    let answer = (_: unknown) => {};
    get.mockReturnValue(new Promise((done) => (answer = done)) as never);
    const advice = new Advice(table(4));
    const asked = advice.ask();
    advice.close();
    answer({ ply: 4, seat: 0, hints: [hint], then: [null] });
    await asked;
    expect(advice.state).toBe('closed');
  });

  it('says why there is none', async () => {
    get.mockRejectedValue(new Wrong('table.no_thought', 'Please ask again.', 503));
    const advice = new Advice(table(4));
    await advice.ask();
    expect([advice.state, advice.sentence]).toEqual(['refused', 'Please ask again.']);
  });
});

describe('the reason', () => {
  const voice = {
    group: (move: string) => (move.startsWith('bid') ? 'Bid for the office' : 'Place'),
    choice: (move: string, view: { then?: boolean }) => {
      if (move.startsWith('bid') && !view.then) throw new Error('not here');
      return move.toUpperCase();
    },
    has: (key: string) => key !== 'fact-unknown',
    say: (key: string, facts: { move?: string; other?: string } = {}) => `${key} ${facts.move ?? facts.other ?? ''}`.trim(),
  } as unknown as Voice;

  it('calls the answer as it would be called then', () => {
    expect(reasons(hint, viewWith({ then: true }), viewWith(), voice)).toEqual([
      'hint-better-somewhat',
      'hint-next BID 3 (Bid for the office)',
    ]);
  });

  it('leaves open what has no name', () => {
    expect(reasons(hint, null, viewWith(), voice)).toEqual(['hint-better-somewhat', 'hint-next-open']);
  });

  it('tells facts as far as there are words for them, and which other move the odds prefer', () => {
    const why = [{ key: 'fact-office' }, { key: 'fact-unknown' }, { key: 'fact-figures', other: 'place port.A' }];
    expect(reasons({ move: 'pass', why }, null, viewWith(), voice)).toEqual(['fact-office', 'fact-figures PLACE PORT.A']);
  });
});

describe('on the board', () => {
  const lit = () => [...document.querySelectorAll('.advised')].map((each) => each.getAttribute('data-move'));

  it('the move is lit wherever it is offered', () => {
    document.body.innerHTML =
      '<div id="board"><i data-move="pass"></i><i data-move="place port.A"></i></div><div class="prompt"><i data-move="pass"></i></div><i data-move="pass"></i>';
    const off = advise('pass');
    expect(lit()).toEqual(['pass', 'pass']);
    off();
    expect(lit()).toEqual([]);
    advise('place port.A');
    expect(lit()).toEqual(['place port.A']);
  });
});

describe('bots', () => {
  const bot = (name: string, level: number) => ({ name, level, names: { en: name.toUpperCase() }, about: { en: '' } });
  const bots = [bot('random', 0), bot('novice', 1), bot('greedy', 2), bot('search', 3)];

  it('are chosen by level; whoever has not chosen meets the weakest that plays to win', () => {
    expect(choosable(bots).map(({ name }) => name)).toEqual(['novice', 'greedy', 'search']);
    expect(usualBot(bots).name).toBe('novice');
    settings.set('opponents', 'search');
    expect(usualBot(bots).name).toBe('search');
    settings.set('opponents', 'gone');
    expect(usualBot(bots).name).toBe('novice');
  });

  it('are known with a budget, too', () => {
    expect(botNamed('search:800', bots)?.level).toBe(3);
    expect(botLevel('search:1s', bots, 'en')).toBe('SEARCH');
    expect(botLevel('mine', bots, 'en')).toBe('mine');
  });
});
