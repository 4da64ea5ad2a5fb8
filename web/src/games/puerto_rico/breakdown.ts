// The final scores taken apart, best first.
import { BUILDINGS, type Building, type Score, type View } from './types';

export interface Row extends Score {
  seat: number;
}

export type Bonus = Building & keyof Score;

/** As the server ranks them. */
export const breakdown = (view: View): Row[] =>
  (view.breakdown ?? []).map((row, seat) => ({ ...row, seat })).sort((one, other) => one.rank! - other.rank!);

/** The large buildings that anybody scores. */
export const scored = (rows: Row[]): Bonus[] =>
  BUILDINGS.filter((id): id is Bonus => rows.some((row) => (row as Partial<Record<Building, number>>)[id] !== undefined));
