// The captain's choices, as the ships show them: what may be loaded where, how much, and for how many points.
import { drafted, type Table } from './board.svelte';
import { isGood, type Decision, type Good } from './types';

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

/** What the draft would put on a ship. */
export function ghostOn(table: Table, ship: number): { good: Good; amount: number } | null {
  const [size, good] = drafted(table, 'load')?.split(' ') ?? [];
  if (Number(size) !== ship || !isGood(good)) return null;
  return { good, amount: table.view.decision.loads?.[`load ${size} ${good}`]?.amount ?? 0 };
}
