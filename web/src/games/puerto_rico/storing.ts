// What the storage choice looks like: the places to keep goods, what went into them, and what becomes of each kind.
import { occupied } from './reading';
import { GOODS, type Good, type View } from './types';

export interface Slot {
  kind: 'small' | 'large' | 'barrel';
  good: Good | null;
  now: boolean; // is being filled
}

export interface Storing {
  verb: 'keep' | 'barrel';
  slots: Slot[];
  kinds: { good: Good; count: number; state: 'open' | 'kept' | 'chosen' }[];
}

export function storing(view: View, own: number, chosen: readonly string[], legal: ReadonlySet<string>): Storing {
  const seat = view.seats[own];
  const { slot = 'barrel', slots: left = 0 } = view.decision;
  const verb = slot === 'barrel' ? 'barrel' : 'keep';
  const held = GOODS.filter((good) => seat.goods[good] > 0);
  // A kind that may not be chosen any more is in a warehouse already
  const kept = held.filter((good) => !legal.has(`${verb} ${good}`));
  const last = chosen.at(-1) ?? '';
  const pending = last.startsWith(`${verb} `) && legal.has(last) ? (last.slice(verb.length + 1) as Good) : null;

  const places: Slot['kind'][] = [
    ...(occupied(seat, 'small_warehouse') ? (['small'] as const) : []),
    ...(occupied(seat, 'large_warehouse') ? (['large', 'large'] as const) : []),
  ];
  const filled = Math.max(0, places.length - left);
  const slots: Slot[] = places.map((kind, at) => ({
    kind,
    good: at < filled ? (kept[at] ?? null) : at === filled && verb === 'keep' ? pending : null,
    now: verb === 'keep' && at === filled,
  }));
  slots.push({ kind: 'barrel', good: verb === 'barrel' ? pending : null, now: verb === 'barrel' });
  const kinds = held.map((good) => ({
    good,
    count: seat.goods[good],
    state: kept.includes(good) ? ('kept' as const) : good === pending ? ('chosen' as const) : ('open' as const),
  }));
  return { verb, slots, kinds };
}
