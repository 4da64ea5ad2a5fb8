// What an answer is worth, whoever has judged it: the evidence that is kept with a puzzle, or a search that was asked now.
import type { Solved } from '../lib/api';
import { called, nameOf } from '../lib/moves';
import type { Facts, View, Voice } from '../lib/voice';
import type { components } from '../lib/wire/api';

type Weighed = components['schemas']['Weighed'];
type Line = { seat: number; move: string }[];

export interface Judged {
  move: string;
  best: string;
  right: boolean; // it is the best move
  good: boolean; // it counts
  lost: number; // of the chance to win, of 1
  chances: number[]; // after the best move
  line: Line; // and what is expected then
  then: View | null; // the view in which that begins, if it is known
  losses: { move: string; lost: number }[]; // of all choices, the best first, as far as they are known
  why: Record<string, unknown>[]; // sentences about the best move, and their facts
  margin?: number; // of the best move over the next
}

export const ofPuzzle = (found: Solved): Judged => ({ ...found, line: found.line as Line, then: found.then as View | null });

export function ofWeighed({ move, best, loss, good, best_chances: chances, best_line: line, why }: Weighed): Judged {
  const losses = [{ move: best, lost: 0 }, ...(move === best ? [] : [{ move, lost: Math.max(0, loss) }])];
  return { move, best, right: move === best, good, lost: Math.max(0, loss), chances, line: line as Line, then: null, losses, why };
}

/** In percentage points of the chance to win; what is lost at all is one at least. */
export const pointsOf = (lost: number): number => (lost > 0 ? Math.max(1, Math.round(100 * lost)) : 0);

/** What probably comes after the best move; nothing where that cannot be called by its name. */
export function follows({ line, then }: Judged, seat: number, voice: Voice): string {
  const [first] = line;
  if (!first) return voice.say('hint-next-open');
  const named = then ? nameOf(first.move, then, voice) : null;
  if (!named) return '';
  const facts: Facts = { seat: first.seat, move: called(named) };
  return voice.say(first.seat === seat ? 'hint-next-own' : 'hint-next', facts);
}
