// The choice of a game's buildings: all kinds that may be chosen, by their cost, and the spaces that each cost has.
import { PRINTED } from './printed';
import { BUILDINGS, type Building, type Choosable, type View } from './types';

export interface Shelf {
  cost: number;
  spaces: number; // all together
  left: number;
  kinds: ({ building: Building } & Choosable)[]; // in the order of the box
}

export function shelves({ decision: { pool, spaces } }: View): Shelf[] {
  const kinds = BUILDINGS.flatMap((building) => (pool?.[building] ? [{ building, ...pool[building] }] : []));
  return Object.entries(spaces ?? {}).map(([text, left]) => {
    const cost = Number(text);
    const own = kinds.filter((kind) => kind.cost === cost);
    return { cost, left, spaces: left + own.filter(({ state }) => state === 'chosen').length, kinds: own };
  });
}

/** Where a kind comes from, for its mark. */
export const boxOf = (building: Building): string => PRINTED[building].box;
