// What the view says of punts, berths and shares, put in order to be shown.
import { BERTHS, WARES, type View, type Ware } from './types';

/** 0, 1, 2 for A, B, C. */
export const berthOf = (area: string): number => BERTHS.indexOf(area.slice(-1) as (typeof BERTHS)[number]);

export const sailing = (view: View): Ware[] => WARES.filter((ware) => view.punts[ware]);
export const ashore = (view: View): Ware[] => WARES.filter((ware) => !view.punts[ware]);

/** The lane of each ware: lanes follow ware order. */
export const laneOf = (view: View, ware: Ware): number => sailing(view).indexOf(ware);

/** The shares of a seat as far as they are known: bought ones always, dealt ones to their owner; the rest are backs. */
export function sharesOf(view: View, seat: number): { open: Ware[]; hidden: number } {
  const { bought, dealt, shares } = view.seats[seat];
  const open = WARES.flatMap((ware) => Array<Ware>((dealt?.[ware] ?? 0) + bought[ware]).fill(ware));
  return { open, hidden: shares - open.length };
}
