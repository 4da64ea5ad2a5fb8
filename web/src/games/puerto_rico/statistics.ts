// What each player did in a whole game, read from its events: roles, goods made, sold, shipped and lost, money and colonists.
import type { Statistics } from '../../lib/game';
import type { Voice } from '../../lib/voice';
import type { Event, View } from './types';

export interface Career {
  roles: Record<string, number>;
  made: number;
  sold: number;
  sales: number; // doubloons from sales
  shipped: number;
  loads: number;
  privileges: number; // points beside those of the barrels
  bonuses: number; // points that are for no load
  lost: number;
  earned: number;
  buildings: number;
  nobles: number; // won
}

const blank = (): Career => ({
  roles: {},
  made: 0,
  sold: 0,
  sales: 0,
  shipped: 0,
  loads: 0,
  privileges: 0,
  bonuses: 0,
  lost: 0,
  earned: 0,
  buildings: 0,
  nobles: 0,
});
const total = (goods: Event['goods']): number =>
  Object.values((goods ?? {}) as Record<string, number>).reduce((sum, amount) => sum + amount, 0);

type Keeper = (career: Career, event: Event) => void;
const KEEPERS: Record<string, Keeper> = {
  pick: ({ roles }, { role }) => void (roles[role!] = (roles[role!] ?? 0) + 1),
  harvest: (career, { goods }) => void (career.made += total(goods)),
  extra_good: (career) => void career.made++,
  aqueduct: (career) => void career.made++,
  sell: (career) => void career.sold++,
  post: (career) => void career.sold++,
  load: (career, { amount = 0 }) => ship(career, amount),
  wharf: (career, { amount = 0 }) => ship(career, amount),
  small_wharf_sails: (career, { amount = 0 }) => ship(career, amount),
  points: (career, { amount = 0, reason }) => {
    if (reason === 'captain' || reason === 'harbor') career.privileges += amount;
    else if (reason !== 'load') career.bonuses += amount;
  },
  spoil: (career, { goods }) => void (career.lost += total(goods)),
  build: (career) => void career.buildings++,
  villa: (career, { person }) => gains(career, person),
  board: (career, { person }) => gains(career, person),
  poached: (career, { person }) => gains(career, person),
};

/** A noble is won only one by one. */
const gains = (career: Career, person: Event['person']) => void (career.nobles += Number(person === 'noble'));

function ship(career: Career, amount: number): void {
  career.shipped += amount;
  career.loads++;
}

export function tally(events: readonly Event[], players: number): Career[] {
  const careers = Array.from({ length: players }, blank);
  for (const event of events) {
    const { kind, seat = -1, payee = -1, amount = 0, reason } = event;
    if (seat >= 0) KEEPERS[kind]?.(careers[seat], event);
    if (kind !== 'pay' || payee < 0) continue;
    careers[payee].earned += amount;
    if (reason === 'sale' || reason === 'post') careers[payee].sales += amount;
  }
  return careers;
}

/** As the end of the game shows them. */
export function statistics(events: Event[], view: View, t: Voice): Statistics {
  const careers = tally(events, view.players);
  const row = (id: string, value: (career: Career, seat: number) => number, least = false) => {
    const values = careers.map(value);
    const best = least ? Math.min(...values) : Math.max(...values);
    const told = new Set(values).size > 1;
    return {
      label: t.say(`stat-${id}`),
      about: t.say(`stat-${id}-about`),
      values: values.map(String),
      best: told ? values.flatMap((each, seat) => (each === best ? [seat] : [])) : [],
    };
  };
  return {
    remarks: remarks(careers, view, t),
    rows: [
      row('made', ({ made }) => made),
      row('shipped', ({ shipped }) => shipped),
      row('extra', ({ privileges }) => privileges),
      ...(careers.some(({ bonuses }) => bonuses) ? [row('bonuses', ({ bonuses }) => bonuses)] : []),
      row('lost', ({ lost }) => lost, true),
      row('sales', ({ sales }) => sales),
      row('earned', ({ earned }) => earned),
      row('buildings', ({ buildings }) => buildings),
      row('colonists', (_, seat) => view.seats[seat].colonists),
      ...(view.nobles === undefined ? [] : [row('nobles', ({ nobles }) => nobles)]),
    ],
  };
}

function remarks(careers: Career[], view: View, t: Voice): string[] {
  const roles: Record<string, number> = {};
  for (const career of careers) for (const [role, times] of Object.entries(career.roles)) roles[role] = (roles[role] ?? 0) + times;
  const favourite = Object.entries(roles).sort((one, other) => other[1] - one[1])[0];
  return [
    t.say('stat-rounds', { count: view.round }),
    ...view.ending.map((reason) => t.say(`stat-ended-${reason}`)),
    ...(favourite ? [t.say('stat-favourite', { role: favourite[0], count: favourite[1] })] : []),
  ];
}
