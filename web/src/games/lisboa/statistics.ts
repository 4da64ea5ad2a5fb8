// What each player did in a whole game, read from its events: how the cards were used, stores and buildings, goods and
// sales, visits and follows, clergy tiles and decrees.
import type { Statistics } from '../../lib/game';
import type { Voice } from '../../lib/voice';
import type { Event, View } from './types';

export interface Career {
  uses: Record<string, number>; // of cards: gold, portfolio, court
  visits: number;
  follows: number;
  events: number;
  stores: number;
  buildings: number;
  cubes: number;
  made: number; // goods
  sold: number;
  sales: number; // reis for goods
  received: number; // reis in all
  sailed: number; // goods aboard ships that put to sea
  cashed: number; // clergy tiles
  decrees: number;
}

const blank = (): Career => ({
  uses: {},
  visits: 0,
  follows: 0,
  events: 0,
  stores: 0,
  buildings: 0,
  cubes: 0,
  made: 0,
  sold: 0,
  sales: 0,
  received: 0,
  sailed: 0,
  cashed: 0,
  decrees: 0,
});

const KEEPERS: Record<string, (career: Career, event: Event) => void> = {
  play_card: ({ uses }, { use }) => void (uses[use as string] = (uses[use as string] ?? 0) + 1),
  visit: (career) => void career.visits++,
  follow: (career) => void career.follows++,
  sponsor: (career) => void career.events++,
  store: (career) => void career.stores++,
  building_opens: (career) => void career.buildings++,
  cube: (career) => void career.cubes++,
  goods: (career, { count = 0 }) => void (career.made += count as number),
  sell: (career) => void career.sold++,
  wigs: (career, { amount = 0, reason }) => void (reason === 'ship' && (career.sailed += amount)),
  cash: (career) => void career.cashed++,
  decree: (career) => void career.decrees++,
};

export function tally(events: readonly Event[], players: number): Career[] {
  const careers = Array.from({ length: players }, blank);
  for (const event of events) {
    const { kind, seat = -1, payee = -1, amount = 0, reason } = event;
    if (careers[seat]) KEEPERS[kind]?.(careers[seat], event);
    if (kind !== 'pay' || !careers[payee]) continue;
    careers[payee].received += amount;
    if (reason === 'sale') careers[payee].sales += amount;
  }
  return careers;
}

/** As the end of the game shows them. */
export function statistics(events: Event[], view: View, t: Voice): Statistics {
  const careers = tally(events, view.players);
  const row = (id: string, value: (career: Career, seat: number) => number) => {
    const values = careers.map(value);
    const best = Math.max(...values);
    const told = new Set(values).size > 1;
    return {
      label: t.say(`stat-${id}`),
      about: t.say(`stat-${id}-about`),
      values: values.map(String),
      best: told ? values.flatMap((each, seat) => (each === best ? [seat] : [])) : [],
    };
  };
  return {
    remarks: remarks(events, careers, view, t),
    rows: [
      row('stores', ({ stores }) => stores),
      row('buildings', ({ buildings }) => buildings),
      row('sets', (_, seat) => view.seats[seat].sets),
      row('portfolio', ({ uses }) => uses.portfolio ?? 0),
      row('visits', ({ visits }) => visits),
      row('follows', ({ follows }) => follows),
      row('events', ({ events: sponsored }) => sponsored),
      row('gold', ({ uses }) => uses.gold ?? 0),
      row('goods', ({ made }) => made),
      row('sold', ({ sold }) => sold),
      row('sales', ({ sales }) => sales),
      row('sailed', ({ sailed }) => sailed),
      row('cashed', ({ cashed }) => cashed),
      row('decrees', ({ decrees }) => decrees),
    ],
  };
}

function remarks(events: Event[], careers: Career[], view: View, t: Voice): string[] {
  const halfway = events.findIndex(({ kind }) => kind === 'period');
  const rounds = events.slice(0, Math.max(0, halfway)).filter(({ kind }) => kind === 'turn');
  const stores = Object.keys(view.city.stores).length;
  const opened = Object.values(view.city.spaces).filter(({ building }) => building).length;
  return [
    t.say('stat-rounds', { count: view.round, early: (rounds.at(-1)?.round as number | undefined) ?? view.round }),
    t.say(view.end?.by === 'sets' ? 'stat-ended-sets' : 'stat-ended-piles'),
    t.say('stat-city', { stores, buildings: opened, follows: careers.reduce((sum, { follows }) => sum + follows, 0) }),
  ];
}
