// The harbour master's start spaces: three numbers that add up to nine. The third follows from the other two.
import { LAST_START } from './printed';
import { sailing } from './reading';
import { type View, type Ware } from './types';

export interface Starts {
  spaces: Partial<Record<Ware, number>>;
  /** The punt whose start is the only one left: nobody has to choose it. */
  follows: Ware | null;
  sum: number;
}

/** What is chosen already, on the board or in the draft. */
export function startsSoFar(view: View, chosen: readonly string[]): Starts {
  const spaces: Partial<Record<Ware, number>> = {};
  for (const ware of sailing(view)) {
    const space = view.punts[ware]?.space;
    if (typeof space === 'number') spaces[ware] = space;
  }
  for (const notation of chosen) {
    const [verb, ware, space] = notation.split(' ');
    if (verb === 'start' && view.punts[ware as Ware]) spaces[ware as Ware] = Number(space);
  }
  const last = chosen.map((notation) => view.decision.follows?.[notation]).find(Boolean);
  if (last) spaces[last.ware] = last.space;
  return { spaces, follows: last?.ware ?? null, sum: total(spaces) };
}

const total = (spaces: Partial<Record<Ware, number>>) => Object.values(spaces).reduce((sum, space) => sum + space, 0);

/** The start nearest to where a punt is dragged, of those that are legal. */
export function nearestStart(legal: ReadonlySet<string>, ware: Ware, at: number): number | null {
  const free = Array.from({ length: LAST_START + 1 }, (_, space) => space).filter((space) => legal.has(`start ${ware} ${space}`));
  if (free.length === 0) return null;
  return free.reduce((best, space) => (Math.abs(space - at) < Math.abs(best - at) ? space : best));
}
