// What the parts of the board share: the game as it is shown now, what may be chosen, and what the reader points at.
import { getContext, setContext } from 'svelte';
import type { Voice } from '../../lib/voice';
import type { Event, Odds, Seat, View } from './types';

/** What the reader points at: a move or a thing, and the element that stands for it. */
export interface Pointed {
  about: string;
  element: Element;
}

export interface Table {
  readonly view: View;
  readonly beat: Event | null;
  readonly legal: ReadonlySet<string>;
  readonly chosen: readonly string[];
  readonly odds: Odds | null;
  readonly eyes: number | null;
  /** Whose island and city lie in front of the reader. */
  readonly own: number;
  readonly interactive: boolean;
  readonly t: Voice;
  choose(move: string): void;
  point(pointed: Pointed | null): void;
}

const KEY = Symbol('puerto rico');

export const shareTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext(KEY);

/** Whether the reader decides something of this kind now. */
export const asks = ({ interactive, view }: Table, ...kinds: View['decision']['kind'][]): boolean =>
  interactive && kinds.includes(view.decision.kind);

export const ownSeat = ({ view, own }: Table): Seat => view.seats[own];

/** The last choice of a draft with this verb: what it names. */
export function drafted({ chosen }: Table, verb: string): string | null {
  const last = chosen.findLast((move) => move.startsWith(`${verb} `));
  return last ? last.slice(verb.length + 1) : null;
}
