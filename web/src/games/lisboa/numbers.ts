// Numbers and names that every copy of the game has, made from quayside/games/lisboa/board.py by `npm run wire`. What differs
// from copy to copy, the values of a table tell.
import printed from '../../lib/wire/printed/lisboa.json';
import type { Act, Cubes, Good, Group, Noble } from './types';

/** The two state actions of each noble, and the noble action. */
export const ACTS_OF = printed.acts as Record<Noble, Act[]>;
/** What each noble takes in trade, besides gold. */
export const TAKES = printed.takes as Record<Noble, Good>;
export const CUBE_PRICE: Cubes = printed.cube_prices;
export const HOUSES: Record<Group, number> = printed.houses;
export const MOST_CUBES: number = printed.cubes_held; // of each type on a board
export const MOST_CLERGY: number = printed.clergy_held;
export const SLOTS: number = printed.slots; // of each row of a portfolio
export const PILE_SIZE: number = printed.pile_size;
/** The spaces for public buildings at the north end of each street, and at both ends of each row. */
export const STREET_ENDS: string[] = printed.street_ends;
export const ROW_ENDS = printed.row_ends as Record<string, string[]>;
export const ROWS: string[] = Object.keys(ROW_ENDS);
/** Column and street that each slot of the city tiles faces. */
export const CITY_SLOTS: number[][] = printed.city_slots;
/** The ships of the second period, as the players are many. */
export const SECOND_SHIPS = printed.second_ships as Record<number, string[]>;
