// The numbers printed on the board, in pesos, and what follows from them for drawing and explaining.
// quayside/games/manila/board.py holds the same tables; rules.test.ts compares the two.
import { BERTHS, isWare, WARES, type Area, type Ware, type View } from './types';

export const SEAT_COSTS: Record<Ware, number[]> = {
  ginseng: [1, 2, 3],
  nutmeg: [2, 3, 4],
  silk: [3, 4, 5],
  jade: [3, 4, 5, 5],
};
export const PROFIT: Record<Ware, number> = { ginseng: 18, nutmeg: 24, silk: 30, jade: 36 };
export const PRICES = [0, 5, 10, 20, 30];
export const BERTH_COST = [4, 3, 2]; // A, B, C, of the port and of the shipyard
export const BERTH_PAY = [6, 8, 15];
export const PIRATE_COST = 5;
export const PILOT_COST = { small: 2, large: 5 };
export const PREMIUM = 10;
export const LOAN = 12;
export const REDEMPTION = 15;
export const LAST_START = 5;
export const STARTS_SUM = 9;
export const PUNTS = 3;
/** P a placement round, M a movement round, as the players are many. */
export const SCHEDULE: Record<number, string> = { 3: 'PPMPMPM', 4: 'PMPMPM', 5: 'PMPMPM' };

/** What a space costs that is not free any more, or not open. */
export function printedCost(area: Area, taken = 0): number {
  if (isWare(area)) return SEAT_COSTS[area][Math.min(taken, SEAT_COSTS[area].length - 1)];
  if (area === 'pirates') return PIRATE_COST;
  if (area === 'insurance') return 0;
  if (area === 'pilot.small') return PILOT_COST.small;
  if (area === 'pilot.large') return PILOT_COST.large;
  return BERTH_COST[berthOf(area)];
}

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
