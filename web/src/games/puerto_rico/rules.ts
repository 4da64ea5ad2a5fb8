// The numbers printed on tiles and buildings, for drawing and explaining; what follows from them the server tells. The
// engine's board.py holds the same tables; puerto_rico.test.ts compares the two.
import { BUILDINGS, TILES, isBuilding, type Building, type Good, type Place, type Seat, type Tile, type View } from './types';

export interface Printed {
  cost: number;
  points: number; // also its column, and the most that quarries save
  circles: number;
  spaces: 1 | 2;
  good: Good | null; // what a production building makes
}

const printed = (cost: number, points: number, circles = 1, good: Good | null = null): Printed => ({
  cost,
  points,
  circles,
  spaces: points === 4 ? 2 : 1,
  good,
});

export const PRINTED: Record<Building, Printed> = {
  small_indigo_plant: printed(1, 1, 1, 'indigo'),
  small_sugar_mill: printed(2, 1, 1, 'sugar'),
  indigo_plant: printed(3, 2, 3, 'indigo'),
  sugar_mill: printed(4, 2, 3, 'sugar'),
  tobacco_storage: printed(5, 3, 3, 'tobacco'),
  coffee_roaster: printed(6, 3, 2, 'coffee'),
  small_market: printed(1, 1),
  hacienda: printed(2, 1),
  construction_hut: printed(2, 1),
  small_warehouse: printed(3, 1),
  hospice: printed(4, 2),
  office: printed(5, 2),
  large_market: printed(5, 2),
  large_warehouse: printed(6, 2),
  factory: printed(7, 3),
  university: printed(8, 3),
  harbor: printed(8, 3),
  wharf: printed(9, 3),
  guild_hall: printed(10, 4),
  residence: printed(10, 4),
  fortress: printed(10, 4),
  customs_house: printed(10, 4),
  city_hall: printed(10, 4),
};

export const PRICES: Record<Good, number> = { corn: 0, indigo: 1, sugar: 2, tobacco: 3, coffee: 4 };
export const ISLAND = 12;
export const CITY = 12;
export const TRADING_HOUSE = 4;
export const FACTORY = [0, 0, 1, 2, 3, 5]; // doubloons by kinds produced

/** The buildings of a column of the market. */
export const column = (number: number): Building[] => BUILDINGS.filter((id) => PRINTED[id].points === number);

export const isLarge = (building: Building): boolean => PRINTED[building].spaces === 2;

/** Circles of a kind of place on a player's board. */
export const circlesOf = (seat: Seat, place: Place): number =>
  isBuilding(place) ? (place in seat.city ? PRINTED[place].circles : 0) : (seat.island[place]?.tiles ?? 0);

export const colonistsOn = (seat: Seat, place: Place): number =>
  isBuilding(place) ? (seat.city[place] ?? 0) : (seat.island[place]?.colonists ?? 0);

export const freeCircles = (seat: Seat, place: Place): number => circlesOf(seat, place) - colonistsOn(seat, place);

/** All kinds of places that a player has, island first. */
export const placesOf = (seat: Seat): Place[] => [
  ...TILES.filter((tile) => seat.island[tile]?.tiles),
  ...(Object.keys(seat.city) as Building[]),
];

export const occupied = (seat: Seat, building: Building): boolean => (seat.city[building] ?? 0) > 0;
export const spacesUsed = (seat: Seat): number => CITY - seat.free_city;
export const tilesOf = (seat: Seat): number => ISLAND - seat.free_island;

/** Tiles one by one, in the order of their kinds, each with or without its colonist. */
export function islandTiles(seat: Seat): { tile: Tile; colonist: boolean }[] {
  return TILES.flatMap((tile) => {
    const { tiles = 0, colonists = 0 } = seat.island[tile] ?? {};
    return Array.from({ length: tiles }, (_, at) => ({ tile, colonist: at < colonists }));
  });
}

/** A building's price for a player, part by part, as the server tells them. */
export function price(view: View, seat: number, building: Building): { cost: number; quarries: number; builder: number; pays: number } {
  const cost = view.market[building]?.cost ?? PRINTED[building].cost;
  const { quarries, builder } = view.seats[seat].discounts[building] ?? { quarries: 0, builder: 0 };
  return { cost, quarries, builder, pays: cost - quarries - builder };
}

/** How near each of the three ends is: what is left until it. */
export function nearness(view: View): { points: number; colonists: number; city: number } {
  return {
    points: Math.max(0, view.points),
    colonists: view.colonists,
    city: Math.max(...view.seats.map(spacesUsed)),
  };
}
