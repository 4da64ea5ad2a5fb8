// The final scores taken apart, best first.
import type { Score, View } from './types';

export const LARGE = ['guild_hall', 'residence', 'fortress', 'customs_house', 'city_hall'] as const;

export interface Row extends Score {
  seat: number;
  rank: number;
}

export function breakdown(view: View): Row[] {
  const rows = view.breakdown ?? [];
  const better = (one: Score, other: Score) => one.total - other.total || one.tie_break - other.tie_break;
  return rows
    .map((row, seat) => ({ ...row, seat, rank: 1 + rows.filter((other) => better(other, row) > 0).length }))
    .sort((one, other) => one.rank - other.rank);
}

/** The large buildings that anybody scores. */
export const scored = (rows: Row[]) => LARGE.filter((id) => rows.some((row) => row[id] !== undefined));
