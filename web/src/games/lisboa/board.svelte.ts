// What the parts of the board of Lisboa share.
import { context, Shared, type Props } from '../../lib/board.svelte';
import { remember } from './printed';
import type { Event, Odds, Seat, Values, View } from './types';

export type { Pointed } from '../../lib/board.svelte';

export class Table extends Shared<View, Event, Odds> {
  /** What the reader means to do with a card for the portfolio. */
  intent = $state<'sell' | 'trade'>('sell');

  #own: () => number | undefined;

  /** `own`: whose board is looked at, if it is not the reader's. */
  constructor(props: () => Props<View, Event, Odds>, own: () => number | undefined = () => undefined) {
    super(props);
    remember(this.values);
    this.#own = own;
  }

  /** What is printed on cards, tiles and tracks. */
  get values(): Values {
    return this.t.values as Values;
  }

  override get own(): number {
    return this.#own() ?? super.own;
  }

  /** A turn may hold the same choice twice: only the last one waits, and may be taken back by choosing another. */
  override picked(move: string): boolean {
    return super.picked(move) && this.legal.has(move) && this.chosen.at(-1) === move;
  }
}

export const [shareTable, useTable] = context<Table>('lisboa');

/** Whether the reader decides something of this kind now. */
export const asks = ({ interactive, view }: Table, ...kinds: View['decision']['kind'][]): boolean =>
  interactive && kinds.includes(view.decision.kind);

export const ownSeat = ({ view, own }: Table): Seat => view.seats[own];
