// The settlement of a voyage, read from its events: who paid whom and why, what became of the punts, what it all cost.
import type { Voice } from '../../lib/voice';
import { PROFIT } from './printed';
import { WARES, type Berth, type Event, type View, type Ware } from './types';

export type Group = 'plunder' | 'profits' | 'claims';

export interface Row {
  group: Group;
  from: number; // -1 is the bank
  to: number;
  reason: string;
  space: string;
  ware: Ware | null; // whose cargo, or which wreck
  shared: number; // among how many a cargo was divided
  amount: number;
}

export interface Fate {
  ware: Ware;
  space: number; // the last one it stood on; 14 when it sailed past 13
  plundered: boolean;
  place: 'port' | 'shipyard';
  berth: Berth;
  aboard: number[];
  pirates: number[]; // who plundered it
  die: number | null;
  from: number; // where it stood before the last roll
}

export interface Account {
  seat: number;
  spent: number;
  earned: number;
  net: number;
  loans: number; // borrowed less paid back, in pesos
  cash: number;
  parts: [reason: string, amount: number][]; // of what was spent
}

export interface Price {
  ware: Ware;
  from: number;
  to: number;
  why: 'rose' | 'yard' | 'ashore';
}

export interface Settlement {
  voyage: number;
  rows: Row[];
  fates: Fate[];
  accounts: Account[];
  prices: Price[];
  empty: { seat: number; ware: Ware; plundered: boolean }[]; // passengers who got nothing
  notes: Event[]; // what moved no coin, or not all of them
}

const GROUPS: Record<string, Group> = {
  loot: 'plunder',
  passage: 'profits',
  port: 'profits',
  shipyard: 'claims',
  claim: 'claims',
};

/** The events of the last voyage that was settled. */
export function lastVoyage(events: readonly Event[]): { events: Event[]; after: Event[] } {
  const end = events.findLastIndex(({ kind }) => kind === 'return');
  if (end < 0) return { events: [], after: [] };
  const start = events.slice(0, end).findLastIndex(({ kind }) => kind === 'voyage');
  return { events: events.slice(Math.max(0, start), end + 1), after: events.slice(end + 1) };
}

/** `view` is any view from the settlement on, and `events` reach up to it. */
export function settle(events: readonly Event[], view: View): Settlement {
  const voyage = lastVoyage(events);
  const opening = voyage.events.find(({ kind }) => kind === 'voyage');
  const rows = rowsOf(voyage.events);
  const fates = fatesOf(voyage.events);
  return {
    voyage: opening?.number ?? view.voyage,
    rows,
    fates,
    accounts: accountsOf(voyage.events, voyage.after, view),
    prices: pricesOf(voyage.events, voyage.after, view, fates),
    empty: emptyHanded(fates),
    notes: voyage.events.filter(({ kind }) => kind === 'own_claim' || kind === 'insurance_short'),
  };
}

/** What came of it for the reader, and what is next. */
export function sheetLine(events: readonly Event[], view: View, t: Voice): [string, string] {
  const { accounts, voyage } = settle(events, view);
  const own = accounts.find(({ seat }) => seat === t.seat);
  const best = accounts.reduce((one, other) => (other.net > one.net ? other : one));
  const headline = own
    ? t.say('sheet-line', { net: Math.sign(own.net), amount: Math.abs(own.net), cash: own.cash })
    : t.say('sheet-line-best', { seat: best.seat, amount: best.net });
  const opening = lastVoyage(events).after.find(({ kind }) => kind === 'voyage');
  return [headline, opening ? t.say('sheet-line-next', { number: voyage + 1, seat: Number(opening.opener) }) : t.say('sheet-line-end')];
}

function rowsOf(events: Event[]): Row[] {
  const wrecks = new Map(events.filter(({ kind }) => kind === 'wreck').map(({ ware, berth }) => [berth, ware]));
  const paid = events.filter(({ kind, reason = '', amount }) => kind === 'pay' && reason in GROUPS && amount);
  return paid.map((event) => {
    const { payer = -1, payee = -1, amount = 0, reason = '' } = event;
    const space = String(event.space ?? '');
    const cargo = WARES.find((ware) => ware === space);
    const ware = cargo ?? (space.startsWith('shipyard') ? (wrecks.get(space.slice(-1) as Berth) ?? null) : null);
    const shared = cargo ? PROFIT[cargo] / amount : 1;
    return { group: GROUPS[reason], from: payer, to: payee, reason, space, ware, shared, amount };
  });
}

function fatesOf(events: Event[]): Fate[] {
  const fates = new Map<Ware, Fate>();
  const aboard = new Map<Ware, number[]>();
  for (const { kind, ware, wares, seat, seats, space, origin, target, berth, dice, victim } of events) {
    if (kind === 'place' && WARES.includes(space as Ware)) add(aboard, space as Ware, seat);
    if (kind === 'board' && ware) add(aboard, ware, seat);
    if (kind === 'evict' && ware) {
      const passengers = aboard.get(ware) ?? [];
      passengers[passengers.indexOf(victim as number)] = seat ?? -1;
    }
    if (kind === 'start' && ware) {
      fates.set(ware, {
        ware,
        space: Number(space),
        plundered: false,
        place: 'port',
        berth: 'A',
        aboard: [],
        pirates: [],
        die: null,
        from: Number(space),
      });
    }
    if (kind === 'roll') wares?.forEach((rolled, at) => update(fates, rolled, { die: dice?.[at] ?? null }));
    if (kind === 'move' && ware) update(fates, ware, { space: target, from: origin });
    if (kind === 'plunder' && ware) update(fates, ware, { plundered: true, pirates: seats });
    if (kind === 'arrive' && ware) update(fates, ware, { place: 'port', berth });
    if (kind === 'wreck' && ware) update(fates, ware, { place: 'shipyard', berth });
  }
  for (const fate of fates.values()) fate.aboard = aboard.get(fate.ware) ?? [];
  return [...fates.values()].sort((one, other) => rankOf(one) - rankOf(other) || one.berth.localeCompare(other.berth));
}

/** First what came home, then what was plundered, then the wrecks. */
const rankOf = (fate: Fate) => (fate.plundered ? 1 : fate.place === 'port' ? 0 : 2);

function add(map: Map<Ware, number[]>, ware: Ware, seat: number | undefined): void {
  if (seat !== undefined) map.set(ware, [...(map.get(ware) ?? []), seat]);
}

function update(fates: Map<Ware, Fate>, ware: Ware, facts: Partial<Fate>): void {
  const fate = fates.get(ware);
  if (fate) Object.assign(fate, facts);
}

/** Loans are no earnings: they stand apart. */
function accountsOf(events: Event[], after: Event[], view: View): Account[] {
  return view.seats.map((purse, seat) => {
    const account: Account = { seat, spent: 0, earned: 0, net: 0, loans: 0, cash: purse.cash, parts: [] };
    const parts = new Map<string, number>();
    for (const { kind, payer, payee, amount = 0, reason = '' } of events) {
      if (kind !== 'pay') continue;
      if (reason === 'loan' && payee === seat) account.loans += amount;
      else if (reason === 'redemption' && payer === seat) account.loans -= amount;
      else if (payee === seat) account.earned += amount;
      else if (payer === seat) {
        account.spent += amount;
        parts.set(reason, (parts.get(reason) ?? 0) + amount);
      }
    }
    for (const { kind, payer, payee, amount = 0 } of after) {
      if (kind === 'pay') account.cash += amount * (Number(payer === seat) - Number(payee === seat));
    }
    account.net = account.earned - account.spent;
    account.parts = [...parts];
    return account;
  });
}

function pricesOf(events: Event[], after: Event[], view: View, fates: Fate[]): Price[] {
  const later = after.filter(({ kind }) => kind === 'price');
  const prices = WARES.map((ware): Price => {
    const rise = events.find((event) => event.kind === 'price' && event.ware === ware);
    const now = rise?.target ?? later.find((event) => event.ware === ware)?.origin ?? view.wares[ware].price;
    const sailed = fates.some((fate) => fate.ware === ware);
    return { ware, from: rise?.origin ?? now, to: now, why: rise ? 'rose' : sailed ? 'yard' : 'ashore' };
  });
  return prices.sort((one, other) => Number(other.why === 'rose') - Number(one.why === 'rose') || other.to - one.to);
}

function emptyHanded(fates: Fate[]): Settlement['empty'] {
  return fates
    .filter((fate) => fate.plundered || fate.place === 'shipyard')
    .flatMap(({ aboard, ware, plundered }) => [...new Set(aboard)].map((seat) => ({ seat, ware, plundered })));
}
