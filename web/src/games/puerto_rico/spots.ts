// What a circle stands for in a decision: somebody may be put there, or taken from it.
import { placement } from './placing';
import type { Person } from './reading';
import type { Place, View } from './types';

type Asking = Pick<View, 'decision'>;

/** The move that fills an open circle of a kind of place; null where none is asked for. */
export function filling({ decision: { kind } }: Asking, place: Place, person: Person): string | null {
  if (kind === 'mayor' || kind === 'poach') return placement(person, place);
  if (kind === 'reward') return placement('colonist', place);
  if (kind === 'guest') return `${person === 'noble' ? 'guest_noble' : 'guest'} ${place}`;
  return null;
}

/** The move that takes somebody from his circle for good. */
export const emptying = ({ decision: { kind } }: Asking, place: Place | 'san_juan', person: Person): string | null =>
  kind === 'payment' ? `give_${person} ${place}` : null;

/** The move that a tile of the island stands for: it may be cleared away, or sold. */
export function clearing({ decision: { kind } }: Asking, tile: string): string | null {
  if (kind === 'lodge') return `discard ${tile}`;
  return kind === 'trader' && tile !== 'quarry' && tile !== 'forest' ? `sell_tile ${tile}` : null;
}
