// The captain's choices, as the ships show them: what may be loaded where, how much, and for how many points.
import { drafted, type Table } from './board.svelte';
import { GOODS, isGood, type Decision, type Good } from './types';

export interface Offer {
  move: string;
  good: Good;
  amount: number;
  points: number;
}

/** The loads that one ship, or the own wharf, would take. */
export function loadsOf({ kind, loads }: Decision, where: number | 'wharf'): Offer[] {
  if (kind !== 'captain' || !loads) return [];
  const start = where === 'wharf' ? 'wharf ' : `load ${where} `;
  return Object.entries(loads)
    .filter(([move]) => move.startsWith(start))
    .map(([move, { amount, points }]) => ({ move, good: move.slice(start.length) as Good, amount, points }));
}

/** Barrels that may go to the small wharf, one at a time: kinds, and how many there are. */
export function smallLoads(legal: ReadonlySet<string>, goods: Record<Good, number>): { move: string; good: Good; count: number }[] {
  return GOODS.filter((good) => legal.has(`small_wharf ${good}`)).map((good) => ({
    move: `small_wharf ${good}`,
    good,
    count: goods[good],
  }));
}

/** What the draft would put on a ship. */
export function ghostOn(table: Table, ship: number): { good: Good; amount: number } | null {
  const [size, good] = drafted(table, 'load')?.split(' ') ?? [];
  if (Number(size) !== ship || !isGood(good)) return null;
  return { good, amount: table.view.decision.loads?.[`load ${size} ${good}`]?.amount ?? 0 };
}
