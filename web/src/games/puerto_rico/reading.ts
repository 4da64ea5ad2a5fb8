// What the view says of islands, cities and prices, put in order to be shown.
import { CITY, ISLAND, PRINTED } from './printed';
import { TILES, isBuilding, type Building, type Place, type Seat, type Tile, type View } from './types';

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
