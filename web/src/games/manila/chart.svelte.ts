// What the pieces of the chart of Manila share.
import { context, Shared, type Props } from '../../lib/board.svelte';
import type { Layout } from './layout/layout';
import type { Event, Odds, View } from './types';

export class Chart extends Shared<View, Event, Odds> {
  #layout: () => Layout;
  #unit: () => number;
  #chosen: () => void;

  /** `chosen` hears of every legal choice. */
  constructor(props: () => Props<View, Event, Odds>, layout: () => Layout, unit: () => number, chosen: () => void) {
    super(props);
    this.#layout = layout;
    this.#unit = unit;
    this.#chosen = chosen;
  }

  /** While events are played nothing is asked of others; only the quay stays as long as it is loaded. */
  #asked: View = $derived(
    !this.beat || this.interactive || this.beat.kind === 'load'
      ? super.view
      : { ...super.view, decision: { ...super.view.decision, kind: 'over' as const } },
  );

  override get view(): View {
    return this.#asked;
  }
  get layout(): Layout {
    return this.#layout();
  }

  /** How many pixels a unit of the layout has. */
  get unit(): number {
    return this.#unit();
  }

  override choose(move: string): void {
    if (this.legal.has(move)) this.#chosen();
    super.choose(move);
  }
}

export const [shareChart, useChart] = context<Chart>('manila');

/** Whose figure stands for a choice that is not played yet. */
export const chooser = (chart: Chart): number => chart.view.decision.seat ?? chart.eyes ?? 0;
