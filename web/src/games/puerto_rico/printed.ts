// The numbers printed on tiles and buildings, made from quayside/games/puerto_rico/board.py by `npm run wire`. What follows
// from them, the server tells.
import printed from '../../lib/wire/printed/puerto_rico.json';
import { BUILDINGS, type Building, type Good, type View } from './types';

export interface Printed {
  cost: number;
  points: number;
  column: number; // also the most that quarries save
  circles: number;
  spaces: number;
  good: Good | null; // what a production building makes
  violet: boolean;
  box: 'base' | 'new_buildings' | 'nobles'; // where it comes from
}

export const PRINTED = printed.buildings as Record<Building, Printed>;
export const PRICES: Record<Good, number> = printed.prices;
export const ISLAND: number = printed.island;
export const CITY: number = printed.city;
export const TRADING_HOUSE: number = printed.trading_house;
export const FACTORY: number[] = printed.factory; // doubloons by kinds produced
export const LAND: number = printed.land; // doubloons for a plantation at the land office
/** What each objective asks for and brings. */
export const FESTIVAL: Record<'tiles' | 'kinds' | 'colonists' | 'doubloons' | 'points', number> = printed.festival;

/** The buildings of a column of the market, as far as they are in this game. */
export const column = ({ market }: View, number: number): Building[] =>
  BUILDINGS.filter((id) => market[id] && PRINTED[id].column === number);

/** The colour of a plot in a city. */
export const colourOf = (building: Building): string => {
  const { good, violet } = PRINTED[building];
  return `c-${good ?? (violet ? 'violet' : 'production')}`;
};

export const isLarge = (building: Building): boolean => PRINTED[building].spaces === 2;
