// The numbers printed on the board, in pesos, made from quayside/games/manila/board.py by `npm run wire`.
import printed from '../../lib/wire/printed/manila.json';
import { BERTHS, isWare, type Area, type Ware } from './types';

export const SEAT_COSTS: Record<Ware, number[]> = printed.seat_costs;
export const PROFIT: Record<Ware, number> = printed.profit;
export const PRICES: number[] = printed.prices;
export const LAST_PRICE: number = printed.prices[printed.prices.length - 1]; // ends the game
export const LEAST_SHARE_PRICE: number = printed.least_share_price;
export const BERTH_PAY: number[] = BERTHS.map((berth) => printed.berth_pay[berth]);
export const BERTH_COST: number[] = BERTHS.map((berth) => printed.costs[`port.${berth}`]); // the shipyard's are the same
export const PIRATE_COST: number = printed.costs.pirates;
export const PILOT_COST = { small: printed.costs['pilot.small'], large: printed.costs['pilot.large'] };
export const PREMIUM: number = printed.premium;
export const LOAN: number = printed.loan;
export const REDEMPTION: number = printed.redemption;
export const LAIR: number = printed.pirates_lair; // the last space of a lane
export const IN_PORT: number = printed.in_port;
export const LAST_START: number = printed.last_start;
export const STARTS_SUM: number = printed.starts_sum;
export const PUNTS: number = printed.punts;
export const accomplicesOf = (players: number): number => (printed.accomplices as Record<number, number>)[players];
/** P a placement round, M a movement round, as the players are many. */
export const SCHEDULE: Record<number, string> = printed.schedule;

/** What a space costs that is not free any more, or not open. */
export function printedCost(area: Area, taken = 0): number {
  return isWare(area) ? SEAT_COSTS[area][Math.min(taken, SEAT_COSTS[area].length - 1)] : printed.costs[area];
}
