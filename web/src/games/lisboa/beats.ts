// A turn as it is shown to the others, in three beats at most: the card and its use, and what was done at court or in trade. Each
// is one sentence. What is drawn at the end of the turn needs no showing.
import type { Pace } from '../../lib/tempo';
import type { Voice } from '../../lib/voice';
import { GOODS, type Event } from './types';

/** What begins a turn or a follower's part in it, and what only leads on from there. */
const OPENS = new Set(['dock', 'play_card', 'follow']);
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
    [...OPENS, ...LEADS, ...DEEDS, 'pay', 'wigs', 'lose_wigs', 'goods', 'cash', 'lay_down', 'rival', 'discard'].map((kind) => [
      kind,
      'move',
    ]),
  ),
  next_plan: 'quick',
  period_end: 'dice',
  last_round: 'dice',
};

export const pace = ({ kind }: Event): Pace | null => PACES[kind] ?? null;

/** What follows from a deed and is told with it. */
const LEADS_TO: Record<string, string[]> = {
  act: DEEDS,
  trade: DEEDS.filter((kind) => kind !== 'trade' && kind !== 'sell'),
  store: ['clear'],
  open: ['show', 'building_opens', 'favor', 'plan', 'official', 'clear'],
  show: ['building_opens'],
  cardinal: ['clergy'],
  official: ['official'],
  sell: ['sell', 'sail'],
  decree: ['decree'],
  cash: ['cash'],
  discard: ['discard'],
};

/** What a turn goes on with when the card lies in the portfolio; all before that the card has brought. */
const BUSINESS = new Set(['trade', 'sell']);

/** Whether an event is shown together with those since the first of its beat. */
export function joins(event: Event, first: Event, moment: Event[] = [first]): boolean {
  const { kind, seat } = event;
  const same = seat === undefined || seat === first.seat;
  if (OPENS.has(first.kind)) {
    const tucked = moment.some(({ use }) => use === 'portfolio');
    const brought = tucked && DEEDS.includes(kind) && !BUSINESS.has(kind);
    const begins = first.kind === 'dock' && (kind === 'dock' || kind === 'play_card');
    return same && (begins || brought || LEADS.has(kind) || (BRINGS.has(kind) && kind !== 'act'));
  }
  const others = kind === 'wigs' || kind === 'sail' || kind === 'crowded_out'; // who profits by a building, a ship that is full
  if (!same && !others) return false;
  if (LEADS_TO[first.kind]?.includes(kind)) return true;
  return kind !== 'act' && BRINGS.has(kind) && (PACES[first.kind] !== undefined || first.kind === 'act' || first.kind === 'draw');
}

/** What only prepares something that is told too. */
const PREPARES: Record<string, string> = { open: 'building_opens', show: 'building_opens', clear: 'store', cardinal: 'clergy' };
const GAINS = ['wigs', 'lose_wigs', 'goods', 'crowded_out'];

/** What is said of a beat: what was done, and what came of it; no word twice. */
export function caption(moment: Event[], t: Voice): string | undefined {
  if (moment.length < 2) return undefined;
  const kinds = new Set(moment.map(({ kind }) => kind));
  if (OPENS.has(moment[0].kind)) {
    const led = moment.find(({ kind }) => kind === 'visit' || kind === 'sponsor');
    const begun = moment.filter(({ kind }) => kind === 'dock' || (!led && OPENS.has(kind)));
    const brought = moment.filter(({ kind }) => DEEDS.includes(kind) && !kinds.has(PREPARES[kind]));
    return begun
      .concat(led ?? [], brought)
      .map((event) => t.event(event as never))
      .join(t.lang === 'zh' ? '' : ' ');
  }
  const tells = ({ kind }: Event, at: number) => (at === 0 ? kind !== 'act' : DEEDS.includes(kind) || GAINS.includes(kind));
  const told = moment.filter((event, at) => tells(event, at) && !kinds.has(PREPARES[event.kind]));
  const lines = new Set(told.flatMap((event) => line(event, told, t)));
  return lines.size ? [...lines].join(t.lang === 'zh' ? '' : ' ') : undefined;
}

/** What is said of an event of a beat: goods that come or are sold are counted together, wigs for a ship are told with it, and what
 * was traded for is told by what came of it. */
function line(event: Event, told: Event[], t: Voice): string[] {
  const { kind, seat, reason } = event;
  const alike = told.filter((each) => each.kind === kind && each.seat === seat);
  if ((kind === 'goods' || kind === 'sell') && alike.length > 1)
    return event === alike[0] ? [t.say(`caption-${kind}`, { seat, goods: counted(alike, t) })] : [];
  const paid = (of: Event) => told.find((each) => each.kind === 'wigs' && each.reason === 'ship' && each.seat === of.seat);
  if (kind === 'sail' && paid(event)) return [t.say('caption-sail', { seat, ship: event.ship, amount: paid(event)!.amount })];
  if (kind === 'wigs' && reason === 'ship' && told.some((each) => each.kind === 'sail' && each.seat === seat)) return [];
  const brings = told.some((each) => each !== event && DEEDS.includes(each.kind) && !BUSINESS.has(each.kind));
  if (kind === 'trade' && brings) return [t.say('caption-trade', { seat, good: event.good })];
  return [t.event(event as never)];
}

/** Goods by kind: "2 tools", "1 cloth". */
const counted = (events: Event[], t: Voice): string[] =>
  GOODS.flatMap((good) => {
    const count = events.reduce((sum, each) => sum + (each.good === good ? (each.count ?? 1) : 0), 0);
    return count ? [t.say('goods-count', { good, count })] : [];
  });
