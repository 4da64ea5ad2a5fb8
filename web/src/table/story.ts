// The log as a story: events as lines, under the headings of rounds, money beside what it was paid for.
import type { GameEvent } from '../lib/voice';

export interface Line {
  event: GameEvent;
  /** What the teller gained or spent by it, when the next events only say that. */
  change: number;
  paid: GameEvent[];
}

export interface Chapter {
  heading: GameEvent | null;
  lines: Line[];
}

const ROUND = /(^|_)(round|voyage|year|era)$/;
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
      last.change += change;
      last.paid.push(event);
    } else {
      lines.push({ event, change: 0, paid: [] });
    }
  }
  return chapters.filter(({ heading, lines }) => heading || lines.length);
}

/** Money between the bank and the player of whom the line before speaks. */
function changeFor({ kind, seat }: GameEvent, { kind: paying, payer, payee, amount }: GameEvent): number {
  if (paying !== 'pay' || kind === 'pay' || typeof seat !== 'number' || typeof amount !== 'number') return 0;
  if (payer === seat && payee === -1) return -amount;
  if (payee === seat && payer === -1) return amount;
  return 0;
}

/** Whose line it is, for his mark beside it; null when it is nobody's. */
export function tellerOf(event: GameEvent): number | null {
  const seats = [event.seat, event.payer, event.payee].filter((seat): seat is number => typeof seat === 'number' && seat >= 0);
  return seats[0] ?? null;
}
