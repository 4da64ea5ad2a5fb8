// The shares in a player's hand, as the reader may see them.
import type { Voice } from '../../lib/voice';
import { sharesOf } from './reading';
import { WARES, type View, type Ware } from './types';

export interface Held {
  ware: Ware | null; // null: its back
  pledged: boolean;
}

/** Each share by itself; the last ones are pledged. */
export function held(view: View, seat: number): Held[] {
  const { open, hidden } = sharesOf(view, seat);
  const { pledged } = view.seats[seat];
  const wares: (Ware | null)[] = [...Array<null>(hidden).fill(null), ...open];
  return wares.map((ware, at) => ({ ware, pledged: at >= wares.length - pledged }));
}

/** All shares that were dealt lie face down. */
export const cover = (view: View): View => ({
  ...view,
  seats: view.seats.map(({ dealt: _, fortune: __, ...seat }) => seat),
});

/** The same in heaps: how many of each ware, and how many backs. */
export function heaps(view: View, seat: number): { ware: Ware | null; count: number }[] {
  const { open, hidden } = sharesOf(view, seat);
  const counted = WARES.map((ware) => ({ ware, count: open.filter((each) => each === ware).length }));
  return [{ ware: null, count: hidden }, ...counted].filter(({ count }) => count > 0);
}

export const nameOf = ({ ware, pledged }: Held, t: Voice): string =>
  t.say(pledged ? 'share-pledged' : 'share-free', { name: ware ? t.label(`ware-${ware}`) : t.say('share-hidden') });
