// The log as a story: events as lines, under the headings of rounds, money beside what it was paid for.
import type { GameModule } from '../lib/game';
import type { GameEvent, Voice } from '../lib/voice';
import { t } from '../lib/words.svelte';
import { changeFor } from '../stage/moments';

export interface Line {
  event: GameEvent;
  /** What is told in the same line: the event, and those that only say what it brings. */
  moment: GameEvent[];
  /** What the teller gained and what he spent by it, when the next events only say that. */
  changes: number[];
  paid: GameEvent[];
}

export interface Chapter {
  heading: GameEvent | null;
  lines: Line[];
}

const ROUND = /^(turn|period)$|(^|_)(round|voyage|year|era)$/;
export const isHeading = ({ kind }: GameEvent): boolean => ROUND.test(kind);

type Telling = Pick<GameModule, 'joins' | 'adds' | 'caption'>;

export function chaptersOf(events: readonly GameEvent[], { joins, adds }: Telling = {}): Chapter[] {
  const chapters: Chapter[] = [];
  for (const event of events) {
    if (isHeading(event) || chapters.length === 0) chapters.push({ heading: isHeading(event) ? event : null, lines: [] });
    if (isHeading(event)) continue;
    const { lines } = chapters[chapters.length - 1];
    const last = lines.at(-1);
    const change = last ? changeFor(last.event, event) : 0;
    if (last && change) {
      last.changes = booked(last.changes, change);
      last.paid.push(event);
    } else if (last && joins?.(event, last.event, last.moment)) {
      last.moment.push(event);
    } else if (!last || !adds?.(event, last.event)) {
      lines.push({ event, moment: [event], changes: [], paid: [] });
    }
  }
  return chapters.filter(({ heading, lines }) => heading || lines.length);
}

/** Gains with gains and payments with payments: a loan and what it was raised for both show. */
function booked(changes: number[], change: number): number[] {
  const same = changes.findIndex((each) => each > 0 === change > 0);
  return same < 0 ? [...changes, change] : changes.with(same, changes[same] + change);
}

/** Whose line it is, for his mark beside it; null when it is nobody's. */
export function tellerOf(event: GameEvent): number | null {
  const seats = [event.seat, event.payer, event.payee].filter((seat): seat is number => typeof seat === 'number' && seat >= 0);
  return seats[0] ?? null;
}

/** Of whom a moment speaks; -1 where it is nobody, or several at once. */
export function moverOf([first, ...others]: GameEvent[]): number {
  const mover = tellerOf(first) ?? -1;
  return others.some((event) => event.kind === first.kind && (tellerOf(event) ?? -1) !== mover) ? -1 : mover;
}

/** What a line says. Some are the table's own, whatever the game. */
export function lineOf(event: GameEvent, voice: Voice): string {
  if (!event.rule.startsWith('table.')) return voice.event(event);
  const seat = Number(event.seat);
  const line = `table-log-${event.kind.replace('_', '-')}`;
  return seat === voice.seat ? t(`${line}-you`) : t(line, { name: voice.name(seat) });
}

/** All that a line of the log says: one sentence for all of it, or one for each event. */
export function told({ moment }: Line, game: Telling, voice: Voice): string {
  const caption = moment.length > 1 ? game.caption?.(moment, voice) : undefined;
  return caption || moment.map((event) => lineOf(event, voice)).join(voice.lang === 'zh' ? '' : ' ');
}

const AT_ONCE = 3; // lines that are said at once; more are in the log

/** What the log says of some events. */
const linesOf = (events: readonly GameEvent[], game: Telling, voice: Voice): string[] =>
  chaptersOf(events, game).flatMap(({ heading, lines }) => [
    ...(heading ? [lineOf(heading, voice)] : []),
    ...lines.map((line) => told(line, game, voice)),
  ]);

/** What is read aloud of some events: the lines of the log, which say more than what goes with them. */
export const aloudOf = (events: readonly GameEvent[], game: Telling, voice: Voice): string =>
  linesOf(events, game, voice).slice(-AT_ONCE).join(' ');

/** What some events are about: their first lines. */
export const briefly = (events: readonly GameEvent[], game: Telling, voice: Voice): string =>
  linesOf(events, game, voice).slice(0, AT_ONCE).join(' ');

/** Whether a line speaks of somebody. */
export const isOf = ({ moment }: Line, seat: number): boolean =>
  moment.some((event) => [event.seat, event.payer, event.payee].includes(seat));

/** What is said while some events are shown. */
export const captionOf = (moment: GameEvent[], game: Pick<GameModule, 'caption'>, voice: Voice): string =>
  game.caption?.(moment, voice) ?? lineOf(moment[0], voice);
