// What the parts of the board of Puerto Rico share.
import { context, Shared } from '../../lib/board.svelte';
import type { Event, Odds, Seat, View } from './types';

export type { Pointed } from '../../lib/board.svelte';
export type Table = Shared<View, Event, Odds>;

export const [shareTable, useTable] = context<Table>('puerto rico');

/** Whether the reader decides something of this kind now. */
export const asks = ({ interactive, view }: Table, ...kinds: View['decision']['kind'][]): boolean =>
  interactive && kinds.includes(view.decision.kind);

export const ownSeat = ({ view, own }: Table): Seat => view.seats[own];

/** The last choice of a draft with this verb: what it names. */
export function drafted({ chosen }: Table, verb: string): string | null {
  const last = chosen.findLast((move) => move.startsWith(`${verb} `));
  return last ? last.slice(verb.length + 1) : null;
}
