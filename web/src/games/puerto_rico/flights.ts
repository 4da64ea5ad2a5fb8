// What moves on the table when something happens.
import type { Flight } from '../../lib/motion';
import { GOODS, isBuilding, type Event, type Good, type View } from './types';

const seat = (what: string, at: number) => [`${what}-${at}`, `panel-${at}`, `purse-${at}`];
const supply = (good: string) => [`supply-${good}`, 'points'];
const crew = (source: Event['source']) => (source === 'ship' ? ['colonist-ship'] : ['colonists', 'colonist-ship']);
const post = (at: number, place: Event['place']) => (isBuilding(place) ? [`city-${at}-${place}`, ...seat('city', at)] : seat('island', at));
const people = (kind: Event['person']) => (kind === 'noble' ? ['nobles', 'colonists', 'colonist-ship'] : crew('supply'));
const amounts = (goods: Event['goods']) => (Object.entries(goods ?? {}) as [Good, number][]).filter(([, amount]) => amount > 0);

type Maker = (event: Event, view: View) => Flight[];

const MAKERS: Record<string, Maker> = {
  pay: (event, { role, captured }) => {
    const { payer = -1, payee = -1, amount = 0 } = event;
    const bank = bankOf(event, role === 'buccaneer' ? (captured?.role ?? role) : role);
    return [{ art: 'doubloon', from: payer < 0 ? bank : [`purse-${payer}`], to: payee < 0 ? bank : [`purse-${payee}`], count: amount }];
  },
  take: ({ seat: at = 0, tile }) => [
    { art: `t-${tile}`, from: [tile === 'quarry' ? 'quarries' : `plantation-${tile}`, 'plantations'], to: seat('island', at), count: 1 },
  ],
  draw: ({ seat: at = 0, tile }) => [{ art: `t-${tile}`, from: ['pile', 'plantations'], to: seat('island', at), count: 1 }],
  hospice: ({ seat: at = 0, source, tile }) => [
    { art: 'colonist', from: crew(source), to: seat(tile === 'forest' ? 'goods' : 'island', at), count: 1 },
  ],
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
  // The expansions
  draft: ({ building, seat: at = 0 }) => [{ art: `f-${building}`, from: [`purse-${at}`], to: [`draft-${building}`, 'market'], count: 1 }],
  forest: ({ seat: at = 0 }) => [{ art: 't-forest', from: seat('island', at), to: seat('island', at), count: 1 }],
  discard: ({ seat: at = 0, tile }) => [{ art: `t-${tile}`, from: seat('island', at), to: ['pile', 'plantations'], count: 1 }],
  discard_forest: ({ seat: at = 0 }) => [{ art: 't-forest', from: seat('island', at), to: ['pile', 'plantations'], count: 1 }],
  buy_tile: ({ seat: at = 0, tile }) => [{ art: `t-${tile}`, from: ['pile', 'plantations'], to: seat('island', at), count: 1 }],
  sell_tile: ({ seat: at = 0, tile }) => [{ art: `t-${tile}`, from: seat('island', at), to: ['pile', 'plantations'], count: 1 }],
  villa: ({ seat: at = 0, person = 'noble' }) => [{ art: person, from: people(person), to: seat('goods', at), count: 1 }],
  board: ({ seat: at = 0, person = 'colonist' }) => [{ art: person, from: ['colonist-ship'], to: seat('goods', at), count: 1 }],
  fill_ship_nobles: ({ colonists = 0, nobles = 0 }) => [
    { art: 'noble', from: ['nobles'], to: ['colonist-ship'], count: nobles },
    { art: 'colonist', from: ['colonists'], to: ['colonist-ship'], count: colonists },
  ],
  guest: ({ seat: at = 0, person = 'colonist', place }) => [{ art: person, from: post(at, 'guesthouse'), to: post(at, place), count: 1 }],
  give_person: ({ seat: at = 0, person = 'colonist', place }) => [
    { art: person, from: place === 'san_juan' ? seat('goods', at) : post(at, place), to: people(person), count: 1 },
  ],
  give_good: ({ seat: at = 0, good }) => [{ art: `b-${good}`, from: seat('goods', at), to: supply(good!), count: 1 }],
  give_point: ({ seat: at = 0 }) => [{ art: 'vpl', from: [`points-${at}`, `panel-${at}`], to: ['points'], count: 1 }],
  aqueduct: ({ seat: at = 0, good }) => [{ art: `b-${good}`, from: supply(good!), to: seat('goods', at), count: 1 }],
  post: ({ seat: at = 0, good }) => [{ art: `b-${good}`, from: seat('goods', at), to: supply(good!), count: 1 }],
  supply: ({ seat: at = 0, good }) => [{ art: `b-${good}`, from: seat('goods', at), to: supply(good!), count: 1 }],
  small_wharf: ({ seat: at = 0, good }) => [
    { art: `b-${good}`, from: seat('goods', at), to: [`small-wharf-${at}`, ...supply(good!)], count: 1 },
  ],
  reward_card: ({ seat: at = 0 }, { reward_card: holder }) => [
    { art: 'reward', from: holder != null ? [`purse-${holder}`] : ['role-buccaneer'], to: [`purse-${at}`], count: 1 },
  ],
  raid: ({ seat: at = 0, ship, good, amount = 0, kept = 0 }) => [
    { art: `b-${good}`, from: [`ship-${ship}`], to: seat('goods', at), count: kept },
    { art: `b-${good}`, from: [`ship-${ship}`], to: supply(good!), count: amount - kept },
  ],
  plunder: ({ goods }) => (goods as Good[]).map((good) => ({ art: `b-${good}`, from: ['trading-house'], to: supply(good), count: 1 })),
  poached: ({ seat: at = 0, person = 'colonist', place }) => [{ art: person, from: ['colonist-ship'], to: post(at, place), count: 1 }],
  expel: ({ colonists = 0, nobles = 0 }) => [
    { art: 'colonist', from: ['colonist-ship'], to: ['colonists'], count: colonists },
    { art: 'noble', from: ['colonist-ship'], to: ['nobles', 'colonists'], count: nobles },
  ],
  festival_plantation: ({ seat: at = 0, reward = 0 }) => [{ art: 'colonist', from: crew('supply'), to: seat('goods', at), count: reward }],
  put_reward: ({ seat: at = 0, place }) => [{ art: 'colonist', from: seat('goods', at), to: post(at, place), count: 1 }],
};

/** Where doubloons of the bank come from and go to. */
function bankOf({ reason, payee = -1 }: Event, role: View['role']): string[] {
  if (reason === 'sale') return ['trading-house'];
  if (reason === 'building' || reason === 'black_market') return ['market', 'supply'];
  if (reason === 'post') return [`city-${payee}-trading_post`, 'trading-house'];
  if (reason === 'land') return ['pile', 'plantations'];
  if (reason === 'festival') return ['festival', 'points'];
  if (isBuilding(reason)) return [`city-${payee}-${reason}`, `role-${role}`, 'points'];
  return [`role-${role}`, 'points'];
}

export const flies = ({ kind }: Event): boolean => kind in MAKERS;
export const flights = (event: Event, view: View): Flight[] => (MAKERS[event.kind]?.(event, view) ?? []).filter(({ count }) => count > 0);

/** How large a piece is while it moves, in pixels. */
export function sizeOf(art: string): { width: number; height: number } {
  if (art.startsWith('t-')) return { width: 56, height: 49 };
  if (art.startsWith('f-')) return { width: 64, height: 60 };
  if (GOODS.some((good) => art === `b-${good}`)) return { width: 24, height: 27 };
  return art === 'colonist' || art === 'noble' ? { width: 24, height: 28 } : { width: 22, height: 22 };
}
