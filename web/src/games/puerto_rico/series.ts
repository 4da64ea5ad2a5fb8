// How the points went: one value a round, as if the game had ended there.
import type { View } from './types';

export interface Series {
  label: string; // of the texts
  values: number[][]; // by seat
  rounds: number[];
}

export function series(views: readonly View[]): Series {
  const last = views.at(-1);
  if (!last) return { label: 'series-points', values: [], rounds: [] };
  // What a round brought shows in the first view of the next one
  const points = views.filter((view, at) => at === views.length - 1 || view.round !== views[at - 1]?.round);
  return {
    label: 'series-points',
    values: last.seats.map((_, seat) => points.map((view) => view.seats[seat].score)),
    rounds: points.map(({ round }) => round),
  };
}
