// The log as a story: events as lines, under the headings of rounds, money beside what it was paid for.
import type { GameModule } from '../lib/game';
import type { GameEvent, Voice } from '../lib/voice';
import { t } from '../lib/words.svelte';
import { changeFor } from '../stage/moments';

export interface Line {
  event: GameEvent;
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

export function chaptersOf(events: readonly GameEvent[]): Chapter[] {
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
    } else {
      lines.push({ event, changes: [], paid: [] });
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

/** What a line says. Some are the table's own, whatever the game. */
export function lineOf(event: GameEvent, voice: Voice): string {
  if (!event.rule.startsWith('table.')) return voice.event(event);
  const seat = Number(event.seat);
  const line = `table-log-${event.kind.replace('_', '-')}`;
  return seat === voice.seat ? t(`${line}-you`) : t(line, { name: voice.name(seat) });
}

/** What is said while some events are shown. */
export const captionOf = (moment: GameEvent[], game: Pick<GameModule, 'caption'>, voice: Voice): string =>
  game.caption?.(moment, voice) ?? lineOf(moment[0], voice);
