// A turn as it is shown to the others, in a few beats: the card and its use, what it did, what was drawn. Each is one sentence.
import type { Pace } from '../../lib/tempo';
import type { Voice } from '../../lib/voice';
import type { Event } from './types';

/** What begins a turn or a follower's part in it, and what only leads on from there. */
const OPENS = new Set(['play_card', 'follow']);
const LEADS = new Set(['visit', 'sponsor', 'drop', 'tuck']);

/** What is done with a card, from the most telling to the least: what leads to the building of a store is told with the store. */
const DEEDS = [
  'building_opens', 'store', 'ship', 'decree', 'sell', 'trade', 'clergy', 'favor', 'plan', 'official', 'open', 'show', 'clear', 'sail', 'cardinal',
]; // prettier-ignore

/** What only says what another event brings. */
const BRINGS = new Set([
  'act', 'wigs', 'lose_wigs', 'influence', 'treasury', 'price', 'goods', 'return_goods', 'return_favor', 'cube', 'house', 'set', 'turn_clergy',
  'decrees', 'next_building', 'next_plan', 'top_card', 'crowded_out', 'send', 'marker', 'lay_down', 'pay',
]); // prettier-ignore

const PACES: Record<string, Pace> = {
  ...Object.fromEntries(
    [...OPENS, ...LEADS, ...DEEDS, 'dock', 'draw', 'pay', 'wigs', 'lose_wigs', 'goods', 'cash', 'lay_down', 'rival', 'discard'].map(
      (kind) => [kind, 'move'],
    ),
  ),
  next_plan: 'quick',
  period_end: 'dice',
  last_round: 'dice',
};

export const pace = ({ kind }: Event): Pace | null => PACES[kind] ?? null;

/** Whether an event is shown together with those since the first of its beat. */
export function joins(event: Event, first: Event): boolean {
  const { kind, seat } = event;
  const same = seat === undefined || seat === first.seat;
  if (OPENS.has(first.kind)) return same && (LEADS.has(kind) || (BRINGS.has(kind) && kind !== 'act'));
  if (DEEDS.includes(first.kind) || first.kind === 'act') {
    const others = kind === 'wigs' || kind === 'sail' || kind === 'crowded_out'; // who profits by a building, a ship that is full
    return (same || others) && (DEEDS.includes(kind) || BRINGS.has(kind));
  }
  return BRINGS.has(kind) && PACES[first.kind] !== undefined && same;
}

/** What is said of a beat: its most telling event. */
export function caption(moment: Event[], t: Voice): string | undefined {
  if (moment.length < 2) return undefined;
  const [first] = moment;
  if (OPENS.has(first.kind)) {
    const led = moment.find(({ kind }) => kind === 'visit' || kind === 'sponsor');
    return led && t.event(led as never);
  }
  if (first.kind !== 'act' && !DEEDS.includes(first.kind)) return undefined;
  const rank = ({ kind }: Event) => (DEEDS.includes(kind) ? DEEDS.indexOf(kind) : DEEDS.length);
  const told = moment.reduce((best, each) => (rank(each) < rank(best) ? each : best));
  return t.event(told as never);
}
