import { expect, it } from 'vitest';
import lisboa from '../games/lisboa';
import manila from '../games/manila';
import puertoRico from '../games/puerto_rico';
import type { GameModule } from '../lib/game';
import type { GameEvent } from '../lib/voice';
import { lastTurn, since } from './since';

const event = (kind: string, ply: number, facts: object = {}): GameEvent => ({ kind, rule: 'game.rule', ply, ...facts });
const kinds = (events: GameEvent[]) => events.map(({ kind }) => kind);

it('is what others did, and what the own move set off', () => {
  const told = [
    event('deal', 0, { seat: 0 }),
    event('place', 1, { seat: 2, mover: 2 }),
    event('place', 2, { seat: 0, mover: 0 }),
    event('pay', 2, { payer: 0, payee: -1 }),
    event('roll', 2),
    event('move', 2),
    event('place', 3, { seat: 1, mover: 1 }),
    event('gift', 3, { seat: 0 }),
  ];
  expect(kinds(since(told, 0))).toEqual(['roll', 'move', 'place', 'gift']);
  expect(kinds(since(told, 1))).toEqual(['gift']);
  expect(kinds(since(told, 3))).toEqual(['place', 'place', 'pay', 'roll', 'move', 'place', 'gift']);
});

it('begins with the first of the moves that the reader made in a row', () => {
  const told = [
    event('deal', 0, { seat: 0 }),
    event('load', 1, { seat: 0, mover: 0 }),
    event('place', 2, { seat: 1, mover: 1 }),
    event('load', 3, { seat: 0, mover: 0 }),
    event('load', 4, { seat: 0, mover: 0 }),
    event('place', 5, { seat: 1, mover: 1 }),
    event('governor', 5, { seat: 0 }), // what comes to him by another's move is no turn of his
  ];
  expect([0, 1, 2].map((seat) => lastTurn(told, seat))).toEqual([3, 5, null]);
});

const marked = (game: unknown, events: GameEvent[]) => (game as GameModule).changed!(events);

it('is marked in Manila where figures and punts stand now', () => {
  const place = (seat: number, space: string) => event('place', 1, { seat, space });
  expect(marked(manila, [place(2, 'silk'), place(1, 'port.A'), event('move', 1, { ware: 'jade' })])).toEqual([
    ['aboard-silk-2', 2],
    ['space-port.A', 1],
    ['punt-jade', null],
  ]);
  const settled = [place(2, 'silk'), event('price', 1, { ware: 'silk' }), event('return', 1)];
  expect(marked(manila, settled)).toEqual([['market-silk', null]]);
});

it('is marked in Puerto Rico only as long as the card is taken and the goods lie there', () => {
  const pick = event('pick', 1, { seat: 1, role: 'trader' });
  const sell = event('sell', 1, { seat: 1, good: 'corn' });
  expect(marked(puertoRico, [pick, sell])).toEqual([
    ['role-trader', 1],
    ['trading-house', 1],
  ]);
  expect(marked(puertoRico, [pick, sell, event('empty_house', 1), event('governor', 1, { seat: 2 })])).toEqual([['trading-house', null]]);
});

it('is marked in Lisboa on the plan and at court', () => {
  const events = [
    event('act', 1, { seat: 1, act: 'store' }),
    event('store', 1, { seat: 1, plot: 'D3' }),
    event('clear', 1, { place: 'row.D' }),
  ];
  expect(marked(lisboa, events)).toEqual([
    ['act-store', 1],
    ['plot-D3', 1],
    ['row-D', null],
  ]);
});
