// Where the seats of a punt are, in its own units, from the cheapest on.
import { SEAT_COSTS } from '../printed';
import type { Ware } from '../types';

export const seatsOf = (ware: Ware): number[] => (SEAT_COSTS[ware].length === 4 ? [-41.2, -13.8, 13.8, 41.2] : [-31, 0, 31]);
