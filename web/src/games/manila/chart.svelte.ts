// What the pieces of the chart share: the game as it is shown now, what may be chosen, and what the reader points at.
import { getContext, setContext } from 'svelte';
import type { Voice } from '../../lib/voice';
import type { Layout } from './layout/layout';
import type { Event, Odds, View } from './types';

/** What the reader points at: a move, and the element that stands for it. */
export interface Pointed {
  move: string;
  element: Element;
}

export interface Chart {
  readonly view: View;
  readonly beat: Event | null;
  readonly legal: ReadonlySet<string>;
  readonly chosen: readonly string[];
  readonly odds: Odds | null;
  readonly eyes: number | null;
  readonly interactive: boolean;
  readonly layout: Layout;
  readonly t: Voice;
  choose(move: string): void;
  point(pointed: Pointed | null): void;
}

const KEY = Symbol('chart');

export const shareChart = (chart: Chart): Chart => setContext(KEY, chart);
export const useChart = (): Chart => getContext(KEY);

/** Whose figure stands for a choice that is not played yet. */
export const chooser = (chart: Chart): number => chart.view.decision.seat ?? chart.eyes ?? 0;
