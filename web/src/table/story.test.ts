import { describe, expect, it } from 'vitest';
import { offered, parted } from './choices';
import { shownTime } from './clock';
import { aloudOf, chaptersOf, moverOf, tellerOf } from './story';
import { viewWith } from '../lib/sample';
import type { GameEvent, Voice } from '../lib/voice';

const event = (kind: string, facts: object = {}): GameEvent => ({ kind, rule: 'game.rule', ...facts });

it('of a moment has a mover, unless it speaks of several at once', () => {
  expect(moverOf([event('build', { seat: 2 }), event('pay', { payer: 2, payee: -1 }), event('wigs', { seat: 1 })])).toBe(2);
  expect(moverOf([event('arrive', { seat: 0 }), event('arrive', { seat: 1 })])).toBe(-1);
  expect(moverOf([event('roll')])).toBe(-1);
});

describe('the log', () => {
  it('puts money beside what it was paid for', () => {
    const [chapter] = chaptersOf([event('place', { seat: 1 }), event('pay', { payer: 1, payee: -1, amount: 4 })]);
    expect(chapter.lines).toHaveLength(1);
    expect(chapter.lines[0].changes).toEqual([-4]);
  });

  it('keeps money between players as lines of their own', () => {
    const [chapter] = chaptersOf([event('wreck', { seat: 0 }), event('pay', { payer: 1, payee: 0, amount: 6 })]);
    expect(chapter.lines.map(({ changes }) => changes)).toEqual([[], []]);
  });

  it('shows a loan and what it was raised for, not their difference', () => {
    const pay = (payer: number, payee: number, amount: number) => event('pay', { payer, payee, amount });
    const [chapter] = chaptersOf([event('pledge', { seat: 2 }), pay(-1, 2, 12), pay(-1, 2, 12), pay(2, -1, 5)]);
    expect(chapter.lines.map(({ changes }) => changes)).toEqual([[24, -5]]);
  });

  it('begins a chapter with each round', () => {
    const chapters = chaptersOf([event('deal'), event('voyage', { number: 1 }), event('bid', { seat: 0 }), event('placement_round')]);
    expect(chapters.map(({ heading, lines }) => [heading?.kind, lines.length])).toEqual([
      [undefined, 1],
      ['voyage', 1],
      ['placement_round', 0],
    ]);
  });

  it('knows whose line it is', () => {
    expect(tellerOf(event('bid', { seat: 2 }))).toBe(2);
    expect(tellerOf(event('pay', { payer: -1, payee: 3 }))).toBe(3);
    expect(tellerOf(event('roll', {}))).toBeNull();
  });
});

it('is read aloud by what was done, and not by what goes with it', () => {
  const voice = { lang: 'en', event: ({ kind }: GameEvent) => `${kind}.` } as unknown as Voice;
  const joins = ({ kind }: GameEvent) => kind === 'wigs';
  const caption = ([first]: GameEvent[]) => `All of ${first.kind}.`;
  const wigs = Array.from({ length: 4 }, (_, seat) => event('wigs', { seat }));
  expect(aloudOf([event('store'), ...wigs], { joins, caption }, voice)).toBe('All of store.');
  expect(aloudOf([event('play'), event('draw')], {}, voice)).toBe('play. draw.');
  expect(
    aloudOf(
      ['one', 'two', 'three', 'four'].map((kind) => event(kind)),
      {},
      voice,
    ),
  ).toBe('two. three. four.');
});

describe('a prompt', () => {
  it('has what is decided as its headline', () => {
    expect(parted('Buy one share or none: you have 5 pesos.')).toEqual(['Buy one share or none', 'You have 5 pesos.']);
    expect(parted('Buy one share, or none. Only the harbour master may buy. You have 5 pesos.')).toEqual([
      'Buy one share, or none',
      'Only the harbour master may buy. You have 5 pesos.',
    ]);
    expect(parted('The game is over.')).toEqual(['The game is over.', '']);
  });

  it('does not make a headline of a remark', () => {
    expect(parted('Take a plan: you will see how many officials it asks for.')[0]).toBe('Take a plan');
    expect(parted('请移动主教：你将从他身边的 2 块教员图板里拿 1 块。')[0]).toBe('请移动主教');
    expect(parted('You are captain: send the punt to port or to the shipyard.')).toEqual([
      'Send the punt to port or to the shipyard',
      'You are captain.',
    ]);
    const [head, rest] = parted('你有 38 比索现金：请放置 1 个同伙，赌一赌这段航程的结局；也可以放弃放置，但这段航程就不能再放了。');
    expect(head).toBe('请放置 1 个同伙，赌一赌这段航程的结局');
    expect(rest).toBe('你有 38 比索现金；也可以放弃放置，但这段航程就不能再放了。');
  });
});

describe('choices beside the board', () => {
  const voice = { choice: (move: string) => move, group: (move: string) => move.split(' ')[0] } as unknown as Voice;

  it('are buttons, and many numbers are one stepper', () => {
    const legal = ['pass', ...Array.from({ length: 9 }, (_, at) => `bid ${at + 1}`)];
    const [pass, bids] = offered(legal, viewWith(), voice);
    expect(pass).toMatchObject({ kind: 'single', move: 'pass' });
    expect(bids.kind === 'range' && bids.moves).toHaveLength(9);
  });
});

describe('the clock', () => {
  it('shows minutes, and hours when there are any', () => {
    expect([42_000, 845_000, 83_400_000].map(shownTime)).toEqual(['0:42', '14:05', '23:10 h']);
  });
});
