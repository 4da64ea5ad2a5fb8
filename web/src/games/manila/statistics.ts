// What each player did in a whole game, read from its events: what was paid, what came in and by which trade, the best
// voyage, and how kind the dice were.
import type { Statistics } from '../../lib/game';
import type { Voice } from '../../lib/voice';
import { isWare, type Event, type View, type Ware } from './types';
import { signed } from './words';

/** What a player earned or spent, by the reason that the engine gives. */
type Sums = Record<string, number>;

export interface Career {
  masterships: number;
  spent: Sums;
  earned: Sums;
  pledges: number;
  /** By voyage: earned less spent, loans apart. */
  nets: number[];
  /** The dice of the punts that carried him, one for each accomplice aboard. */
  dice: number[];
}

export interface Tally {
  careers: Career[];
  voyages: number;
  home: number;
  wrecked: number;
  plundered: number;
  highest: { seat: number; bid: number } | null;
}

const LOANS = new Set(['loan', 'redemption']);

export function tally(events: readonly Event[], players: number): Tally {
  const careers = Array.from({ length: players }, (): Career => ({
    masterships: 0,
    spent: {},
    earned: {},
    pledges: 0,
    nets: [],
    dice: [],
  }));
  const all: Tally = { careers, voyages: 0, home: 0, wrecked: 0, plundered: 0, highest: null };
  const aboard = new Map<Ware, number[]>();
  for (const event of events) {
    const { kind, seat = -1, ware } = event;
    if (kind === 'voyage') {
      all.voyages++;
      aboard.clear();
      for (const { nets } of careers) nets.push(0);
    }
    if (kind === 'harbour_master') takeOffice(all, event);
    if (kind === 'place' && isWare(event.space)) aboard.set(event.space, [...(aboard.get(event.space) ?? []), seat]);
    if (kind === 'board' && ware) aboard.set(ware, [...(aboard.get(ware) ?? []), seat]);
    if (kind === 'evict' && ware) exchange(aboard.get(ware) ?? [], event.victim as number, seat);
    if (kind === 'roll')
      event.wares?.forEach((rolled, at) => aboard.get(rolled)?.forEach((each) => careers[each].dice.push(event.dice![at])));
    if (kind === 'pledge') careers[seat].pledges++;
    if (kind === 'pay') pay(careers, event);
    if (kind === 'plunder') all.plundered++;
    if (kind === 'arrive') all.home++;
    if (kind === 'wreck') all.wrecked++;
  }
  return all;
}

function takeOffice(all: Tally, { seat = 0, bid = 0 }: Event & { bid?: number }): void {
  all.careers[seat].masterships++;
  if (bid > (all.highest?.bid ?? 0)) all.highest = { seat, bid };
}

function exchange(passengers: number[], victim: number, pirate: number): void {
  passengers[passengers.indexOf(victim)] = pirate;
}

function pay(careers: Career[], { payer = -1, payee = -1, amount = 0, reason = '' }: Event): void {
  if (payer >= 0) book(careers[payer], careers[payer].spent, reason, amount, -1);
  if (payee >= 0) book(careers[payee], careers[payee].earned, reason, amount, 1);
}

function book({ nets }: Career, sums: Sums, reason: string, amount: number, sign: number): void {
  sums[reason] = (sums[reason] ?? 0) + amount;
  if (nets.length && !LOANS.has(reason)) nets[nets.length - 1] += sign * amount;
}

const sum = (sums: Sums, ...reasons: string[]): number => reasons.reduce((total, reason) => total + (sums[reason] ?? 0), 0);
const average = (dice: number[]): number => dice.reduce((total, die) => total + die, 0) / dice.length;

/** As the end of the game shows them: a row for each number, the best of each row marked. */
export function statistics(events: readonly Event[], view: View, t: Voice): Statistics {
  const all = tally(events, view.players);
  const rows: Statistics['rows'] = [];
  const add = (label: string, numbers: number[], about = false, say: (value: number) => string = String) => {
    if (!numbers.some((value) => value)) return;
    const best = Math.max(...numbers.filter((value) => !Number.isNaN(value)));
    rows.push({
      label: t.say(`stat-${label}`),
      about: about ? t.say(`stat-${label}-about`) : '',
      values: numbers.map((value) => (Number.isNaN(value) ? '–' : say(value))),
      best: numbers.flatMap((value, seat) => (value === best && best > 0 ? [seat] : [])),
    });
  };
  const of = (figure: (career: Career) => number) => all.careers.map(figure);
  add(
    'masterships',
    of(({ masterships }) => masterships),
  );
  add(
    'office',
    of(({ spent }) => sum(spent, 'bid')),
  );
  add(
    'places',
    of(({ spent }) => sum(spent, 'placement', 'blind_passage')),
  );
  add(
    'shares',
    of(({ spent }) => sum(spent, 'share')),
  );
  add(
    'cargo',
    of(({ earned }) => sum(earned, 'passage')),
  );
  add(
    'berths',
    of(({ earned }) => sum(earned, 'port')),
  );
  add(
    'wrecks',
    of(({ earned }) => sum(earned, 'shipyard', 'claim')),
  );
  add(
    'loot',
    of(({ earned }) => sum(earned, 'loot')),
  );
  add(
    'insurance',
    of(({ earned, spent }) => sum(earned, 'premium') - sum(spent, 'claim')),
    true,
    signed,
  );
  add(
    'pledges',
    of(({ pledges }) => pledges),
  );
  add(
    'best',
    of(({ nets }) => Math.max(...nets)),
    false,
    signed,
  );
  add(
    'worst',
    of(({ nets }) => Math.min(...nets)),
    false,
    signed,
  );
  add(
    'dice',
    of(({ dice }) => (dice.length ? Math.round(average(dice) * 10) / 10 : NaN)),
    true,
    (value) => value.toFixed(1),
  );
  return { remarks: remarks(all, t), rows };
}

function remarks({ voyages, home, wrecked, plundered, highest }: Tally, t: Voice): string[] {
  return [
    t.say('stat-voyages', { count: voyages }),
    t.say('stat-punts', { home, wrecked, plundered }),
    ...(highest ? [t.say('stat-highest', { seat: highest.seat, bid: highest.bid })] : []),
  ];
}
