// What the view says of goods, cubes and ships, put in order to be shown. What a choice costs or brings is the server's to say
// (`forecast`).
import {
  CUBES,
  GOODS,
  NOBLES,
  type Cube,
  type Cubes,
  type Effect,
  type Goods,
  type Noble,
  type Seat,
  type Values,
  type View,
} from './types';

/** Cubes of a place, one by one. */
export const cubesOf = (cubes: Cubes): Cube[] => CUBES.flatMap((cube) => Array<Cube>(cubes[cube]).fill(cube));

/** The cubes of a plot's row and column. */
export function rubbleOf({ city }: View, plot: string): Cube[] {
  return [...cubesOf(city.rows[plot[0]] ?? { earthquake: 0, fire: 0, tsunami: 0 }), ...cubesOf(city.columns[Number(plot[1]) - 1])];
}

export const goodsOf = (goods: Goods): number => GOODS.reduce((sum, good) => sum + goods[good], 0);

export interface Hold {
  ship: string;
  owner: number;
  free: number;
  hold: number;
  atSea: boolean;
  price: number; // added to each sale
}

/** All ships that somebody owns, the reader's first. */
export function holds(view: View, values: Values, seat: number): Hold[] {
  const order = (owner: number) => (owner - seat + view.players) % view.players;
  return Object.entries(view.ships)
    .map(([ship, { owner, at_sea: atSea, hold, aboard }]) => ({
      ship,
      owner,
      hold,
      atSea,
      free: atSea ? 0 : hold - goodsOf(aboard),
      price: values.ships[ship].price,
    }))
    .sort((one, other) => order(one.owner) - order(other.owner) || one.ship.localeCompare(other.ship));
}

export const isPenalty = (effects: Effect[]): boolean => effects.some(({ effect }) => effect.startsWith('-'));

export const favorless = ({ favors }: Seat): Noble[] => NOBLES.filter((noble) => !favors.includes(noble));
