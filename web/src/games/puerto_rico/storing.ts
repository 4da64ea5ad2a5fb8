// What the storage choice looks like: the shelves to keep goods, what went into them, and what becomes of each kind.
import type { Building, Good, View } from './types';

export interface Slot {
  building: Building | null; // null is for the single barrel that everybody keeps
  good: Good | null;
  now: boolean; // is being filled
}

export interface Kind {
  good: Good;
  count: number;
  state: 'open' | 'kept' | 'chosen';
  keeps: number;
  loses: number;
}

export interface Storing {
  verb: 'keep' | 'barrel';
  slots: Slot[];
  kinds: Kind[];
}

/** With a choice that the view does not show yet. */
export function storing({ decision, foresight, seats }: View, own: number, held: string | null): Storing {
  const { shelves, wares } = foresight.storing!;
  const verb = decision.slot === 'barrel' ? 'barrel' : 'keep';
  const pending = held?.startsWith(`${verb} `) ? (held.slice(verb.length + 1) as Good) : null;
  const next = shelves.findIndex(({ good }) => good === null);
  const slots = shelves.map(({ building, good }, at) => ({ building, good: good ?? (at === next ? pending : null), now: at === next }));
  const kinds = (Object.entries(wares) as [Good, (typeof wares)[Good]][]).map(([good, ware]): Kind => {
    const { kept, keeps, loses } = ware!;
    return { good, count: seats[own].goods[good], state: kept ? 'kept' : good === pending ? 'chosen' : 'open', keeps, loses };
  });
  return { verb, slots, kinds };
}
