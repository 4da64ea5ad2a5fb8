// What moves on the table when something happens.
import type { Flight } from '../../lib/motion';
import { GOODS, type Event, type Good, type View } from './types';

const seat = (what: string, at: number) => [`${what}-${at}`, `panel-${at}`, `purse-${at}`];
const supply = (good: string) => [`supply-${good}`, 'points'];
const crew = (source: Event['source']) => (source === 'ship' ? ['colonist-ship'] : ['colonists', 'colonist-ship']);
const amounts = (goods: Event['goods']) => (Object.entries(goods ?? {}) as [Good, number][]).filter(([, amount]) => amount > 0);

type Maker = (event: Event, view: View) => Flight[];

const MAKERS: Record<string, Maker> = {
  pay: ({ payer = -1, payee = -1, amount = 0, reason }, { role }) => {
    const bank = reason === 'sale' ? ['trading-house'] : reason === 'building' ? ['market', 'supply'] : [`role-${role}`, 'points'];
    return [{ art: 'doubloon', from: payer < 0 ? bank : [`purse-${payer}`], to: payee < 0 ? bank : [`purse-${payee}`], count: amount }];
  },
  take: ({ seat: at = 0, tile }) => [
    { art: `t-${tile}`, from: [tile === 'quarry' ? 'quarries' : `plantation-${tile}`, 'plantations'], to: seat('island', at), count: 1 },
  ],
  draw: ({ seat: at = 0, tile }) => [{ art: `t-${tile}`, from: ['pile', 'plantations'], to: seat('island', at), count: 1 }],
  hospice: ({ seat: at = 0, source }) => [{ art: 'colonist', from: crew(source), to: seat('island', at), count: 1 }],
  university: ({ seat: at = 0, source, building }) => [
    { art: 'colonist', from: crew(source), to: [`city-${at}-${building}`, ...seat('city', at)], count: 1 },
  ],
  privilege_colonist: ({ seat: at = 0 }) => [{ art: 'colonist', from: crew('supply'), to: seat('goods', at), count: 1 }],
  arrive: ({ seat: at = 0, colonists = 0 }) => [{ art: 'colonist', from: ['colonist-ship'], to: seat('goods', at), count: colonists }],
  fill_ship: ({ colonists = 0 }) => [{ art: 'colonist', from: ['colonists'], to: ['colonist-ship'], count: colonists }],
  build: ({ seat: at = 0, building }) => [
    { art: `f-${building}`, from: [`market-${building}`, 'market'], to: [`city-${at}-${building}`, ...seat('city', at)], count: 1 },
  ],
  harvest: ({ seat: at = 0, goods }) =>
    amounts(goods).map(([good, count]) => ({ art: `b-${good}`, from: supply(good), to: seat('goods', at), count })),
  extra_good: ({ seat: at = 0, good }) => [{ art: `b-${good}`, from: supply(good!), to: seat('goods', at), count: 1 }],
  sell: ({ seat: at = 0, good }) => [{ art: `b-${good}`, from: seat('goods', at), to: ['trading-house'], count: 1 }],
  empty_house: ({ goods }) => (goods as Good[]).map((good) => ({ art: `b-${good}`, from: ['trading-house'], to: supply(good), count: 1 })),
  load: ({ seat: at = 0, ship, good, amount = 0 }) => [{ art: `b-${good}`, from: seat('goods', at), to: [`ship-${ship}`], count: amount }],
  wharf: ({ seat: at = 0, good, amount = 0 }) => [
    { art: `b-${good}`, from: seat('goods', at), to: [`wharf-${at}`, ...supply(good!)], count: amount },
  ],
  points: ({ seat: at = 0, amount = 0 }) => [
    { art: 'vpl', from: ['points'], to: [`points-${at}`, `panel-${at}`, `purse-${at}`], count: amount },
  ],
  spoil: ({ seat: at = 0, goods }) =>
    amounts(goods).map(([good, count]) => ({ art: `b-${good}`, from: seat('goods', at), to: supply(good), count })),
  unload: ({ ship, good, amount = 0 }) => [{ art: `b-${good}`, from: [`ship-${ship}`], to: supply(good!), count: amount }],
  card_doubloons: ({ roles }) => (roles as string[]).map((role) => ({ art: 'doubloon', from: ['points'], to: [`role-${role}`], count: 1 })),
  governor: ({ seat: at = 0 }, { governor, players }) => [
    { art: 'governor', from: [`purse-${(governor === at ? at + players - 1 : governor) % players}`], to: [`purse-${at}`], count: 1 },
  ],
};

export const flies = ({ kind }: Event): boolean => kind in MAKERS;
export const flights = (event: Event, view: View): Flight[] => (MAKERS[event.kind]?.(event, view) ?? []).filter(({ count }) => count > 0);

/** How large a piece is while it moves, in pixels. */
export function sizeOf(art: string): { width: number; height: number } {
  if (art.startsWith('t-')) return { width: 56, height: 49 };
  if (art.startsWith('f-')) return { width: 64, height: 60 };
  if (GOODS.some((good) => art === `b-${good}`)) return { width: 24, height: 27 };
  return art === 'colonist' ? { width: 24, height: 28 } : { width: 22, height: 22 };
}
