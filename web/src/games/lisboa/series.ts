// How the wigs went: one value a round, and at the end the totals with the final scoring.
import type { View } from './types';

export interface Series {
  label: string; // of the texts
  values: number[][]; // by side; the Rival comes after the players
  rounds: number[];
}

export function series(views: readonly View[]): Series {
  const last = views.at(-1);
  if (!last) return { label: 'ending-series', values: [], rounds: [] };
  // What a round brought shows in the first view of the next one
  const points = views.filter((view, at) => at === views.length - 1 || view.round !== views[at - 1]?.round);
  const wigs = (view: View) => view.totals ?? [...view.seats, ...(view.rival ? [view.rival] : [])].map((side) => side.wigs);
  return {
    label: 'ending-series',
    values: wigs(last).map((_, side) => points.map((view) => wigs(view)[side])),
    rounds: points.map(({ round }) => round),
  };
}
