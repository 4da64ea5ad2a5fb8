// What the sheet after a church scoring, or after the first period, has to tell, read from the events.
import type { Voice } from '../../lib/voice';
import { sides, sourcesWon, won, type During } from './breakdown';
import type { Event, View } from './types';

/** What a player did in a church scoring. */
export interface Cashing {
  seat: number;
  tiles: string[];
  wigs: number; // for the tiles, and for influence beyond ten
  influence: [from: number, to: number] | null;
  kept: number;
}

export interface PeriodSide {
  seat: number; // the Rival's is the one after the players'
  wigs: number;
  during: Partial<Record<During, number>>;
  discarded: number;
  rewards: number; // how many of those for their reward
}

export interface Period {
  trigger: Event;
  sides: PeriodSide[]; // the best first
  sources: During[]; // none, if the story is not known from its beginning
}

/** Which part of the game was settled last. */
export function settled(events: readonly Event[]): 'church' | 'period' {
  return events.findLast(({ kind }) => kind === 'stand_up' || kind === 'period')?.kind === 'period' ? 'period' : 'church';
}

/** A scoring that nobody took anything from needs no sheet. */
export const sheetFor = (fresh: readonly Event[], told: readonly Event[]): boolean =>
  fresh.some(({ kind }) => kind === 'period') ||
  (fresh.some(({ kind }) => kind === 'stand_up') && lastScoring(told).some(({ kind }) => kind === 'cash'));

/** The events of the last church scoring, from the first tile that was cashed. */
function lastScoring(events: readonly Event[]): Event[] {
  const end = events.findLastIndex(({ kind }) => kind === 'stand_up');
  const lain = events.slice(0, Math.max(0, end)).findLastIndex(({ kind }) => kind === 'lay_down');
  const turn = events.slice(lain + 1, Math.max(0, end));
  const first = turn.findIndex(({ kind }) => kind === 'cash');
  return first < 0 ? [] : turn.slice(first);
}

export function churchScoring(events: readonly Event[], view: View): Cashing[] {
  const scoring = lastScoring(events);
  return view.seats.map(({ clergy }, seat) => {
    const own = scoring.filter((event) => event.seat === seat);
    const gain = own.find(({ kind }) => kind === 'influence');
    return {
      seat,
      tiles: own.filter(({ kind }) => kind === 'cash').map(({ tile = '' }) => tile),
      wigs: own.reduce((sum, { kind, amount = 0 }) => sum + (kind === 'wigs' ? amount : 0), 0),
      influence: gain ? [gain.origin as number, gain.target as number] : null,
      kept: clergy.length,
    };
  });
}

export function periodEnd(events: readonly Event[], view: View): Period | null {
  const end = events.findLastIndex(({ kind }) => kind === 'period');
  const begun = events.slice(0, Math.max(0, end)).findLastIndex(({ kind }) => kind === 'period_end');
  if (begun < 0) return null;
  const discards = events.slice(begun, end).filter(({ kind }) => kind === 'discard');
  const later = won(events.slice(end), sides(view)); // the Rival may have had his turn
  const found = won(events.slice(0, end), sides(view)).map((during, seat): PeriodSide => {
    const own = discards.filter((event) => event.seat === seat);
    return {
      seat,
      wigs: (view.seats[seat] ?? view.rival).wigs - total(later[seat]),
      during,
      discarded: own.length,
      rewards: own.filter(({ reward }) => reward).length,
    };
  });
  const whole = found.every(({ during, wigs }) => total(during) === wigs);
  return { trigger: events[begun], sides: found.sort((one, other) => other.wigs - one.wigs), sources: whole ? sourcesWon(found) : [] };
}

const total = (amounts: Partial<Record<During, number>>): number => Object.values(amounts).reduce((sum, each) => sum + each, 0);

/** What came of it for the reader, and what is next. */
export function sheetLine(events: readonly Event[], view: View, t: Voice): [string, string] {
  if (settled(events) === 'church') return [churchLine(churchScoring(events, view), t), nextLine(view, t)];
  const { sides: found } = periodEnd(events, view) ?? { sides: [] };
  const own = found.find(({ seat }) => seat === t.seat);
  const place = 1 + found.filter(({ wigs }) => own && wigs > own.wigs).length;
  const headline = own
    ? t.say('sheet-line-period', { wigs: own.wigs, place, sides: found.length })
    : t.say('sheet-line-period-best', { seat: found[0]?.seat ?? 0, wigs: found[0]?.wigs ?? 0 });
  return [headline, nextLine(view, t)];
}

function churchLine(cashings: Cashing[], t: Voice): string {
  const own = cashings.find(({ seat }) => seat === t.seat);
  if (own) return t.say('sheet-line-church', { tiles: own.tiles.length, wigs: own.wigs });
  const best = cashings.reduce((one, other) => (other.wigs > one.wigs ? other : one));
  return t.say('sheet-line-church-best', { seat: best.seat, wigs: best.wigs });
}

function nextLine({ decision: { kind }, turn }: View, t: Voice): string {
  if (kind === 'over') return t.say('sheet-line-end');
  return kind === 'period_cards' ? t.say('sheet-line-cards') : t.say('sheet-line-turn', { seat: turn });
}
