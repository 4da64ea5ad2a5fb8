// How a game of Manila is shown to the others: how long each event, what is one beat, and what is said of it.
import type { Pace } from '../../lib/tempo';
import type { Voice } from '../../lib/voice';
import type { Event } from './types';

/** In the house's paces: most events go by with the next one. */
const PACES: Record<string, Pace> = {
  roll: 'dice',
  move: 'move',
  arrive: 'move',
  wreck: 'move',
  place: 'move',
  board: 'move',
  evict: 'move',
  start: 'move',
  pay: 'move',
  price: 'move',
  plunder: 'move',
  bid: 'quick',
  pass: 'quick',
  load: 'quick',
  buy: 'quick',
  pilot: 'quick',
  stay: 'quick',
  captain: 'quick',
  harbour_master: 'move',
  return: 'move',
};

export const pace = ({ kind }: Event): Pace | null => PACES[kind] ?? null;

/** Punts sail together; they are loaded and put into their lanes in one go. */
const TOGETHER = new Set(['move', 'load', 'start']);

export const joins = ({ kind, seat }: Event, first: Event): boolean => TOGETHER.has(kind) && kind === first.kind && seat === first.seat;

/** Where punts go follows from the roll, and the eye sees it. */
export const adds = ({ kind }: Event): boolean => kind === 'move';

/** What the eye follows, or a sheet sums up: nothing is said of it. */
const UNSAID = new Set(['move', 'pay', 'price', 'return']);
/** What a voyage pays. */
const SETTLES = new Set(['passage', 'port', 'loot', 'shipyard', 'claim']);

export function caption(moment: Event[], t: Voice): string | undefined {
  const [{ kind, seat, reason = '' }] = moment;
  if (kind === 'pay' && SETTLES.has(reason)) return t.say('caption-payday');
  if (UNSAID.has(kind)) return '';
  if (moment.length < 2) return undefined;
  if (kind === 'load') return t.say('caption-load', { seat, wares: moment.map(({ ware }) => ware) });
  if (kind === 'start')
    return t.say('caption-start', { seat, starts: moment.map(({ ware, space }) => t.say('caption-from', { ware, space })) });
  return undefined;
}
