// What the view says of islands, cities and prices, put in order to be shown.
import { CITY, ISLAND, PRINTED } from './printed';
import { TILES, isBuilding, type Building, type Place, type Seat, type Tile, type View } from './types';

/** Who stands on a circle; null where nobody does. */
export type Person = 'colonist' | 'noble';
export type Standing = Person | null;

/** Circles of a kind of place on a player's board. */
export const circlesOf = (seat: Seat, place: Place): number =>
  isBuilding(place) ? (place in seat.city ? PRINTED[place].circles : 0) : (seat.island[place]?.tiles ?? 0);

export const colonistsOn = (seat: Seat, place: Place): number =>
  isBuilding(place) ? (seat.city[place] ?? 0) : (seat.island[place]?.colonists ?? 0);

export const noblesOn = (seat: Seat, place: Place): number => seat.nobles_at?.[place] ?? 0;

/** Colonists and nobles. */
export const peopleOn = (seat: Seat, place: Place): number => colonistsOn(seat, place) + noblesOn(seat, place);

export const freeCircles = (seat: Seat, place: Place): number => circlesOf(seat, place) - peopleOn(seat, place);

/** All kinds of places that a player has, island first. */
export const placesOf = (seat: Seat): Place[] => [
  ...TILES.filter((tile) => seat.island[tile]?.tiles),
  ...(Object.keys(seat.city) as Building[]),
];

export const occupied = (seat: Seat, building: Building): boolean => peopleOn(seat, building) > 0;
export const spacesUsed = (seat: Seat): number => CITY - seat.free_city;
export const tilesOf = (seat: Seat): number => ISLAND - seat.free_island;
export const all = (seat: Seat): number => seat.colonists + (seat.nobles ?? 0);
export const waiting = (seat: Seat): number => seat.san_juan + (seat.san_juan_nobles ?? 0);
export const inHand = (seat: Seat): number => seat.hand + (seat.hand_nobles ?? 0);

/** The circles of a kind of place one by one: nobles, then colonists, then the open ones. */
export function circles(seat: Seat, place: Place): Standing[] {
  const [nobles, colonists] = [noblesOn(seat, place), colonistsOn(seat, place)];
  return Array.from({ length: circlesOf(seat, place) }, (_, at) => (at < nobles ? 'noble' : at < nobles + colonists ? 'colonist' : null));
}

/** Tiles one by one, in the order of their kinds, each with who works there; forests, where nobody does, last. */
export function islandTiles(seat: Seat): { tile: Tile | 'forest'; person: Standing }[] {
  const open = TILES.flatMap((tile) => circles(seat, tile).map((person) => ({ tile, person })));
  return [...open, ...Array.from({ length: seat.forests ?? 0 }, () => ({ tile: 'forest' as const, person: null }))];
}

/** A building's price for a player, part by part, as the server tells them. */
export interface Price {
  cost: number;
  quarries: number;
  builder: number;
  forests: number;
  zoning: number;
  pays: number;
}

export function price(view: View, seat: number, building: Building): Price {
  const cost = view.market[building]?.cost ?? PRINTED[building].cost;
  return { cost, quarries: 0, builder: 0, forests: 0, zoning: 0, pays: cost, ...view.seats[seat].discounts[building] };
}

/** How near each of the three ends is: what is left until it. */
export function nearness(view: View): { points: number; colonists: number; city: number } {
  return {
    points: Math.max(0, view.points),
    colonists: view.colonists,
    city: Math.max(...view.seats.map(spacesUsed)),
  };
}
