// What a choice would cost and bring: sums that the rules make of the view and of what is printed.
import {
  ACTS_OF,
  CUBES,
  CUBE_PRICE,
  GOODS,
  MOST_CUBES,
  NOBLES,
  type Cube,
  type Cubes,
  type Effect,
  type Good,
  type Goods,
  type Noble,
  type Seat,
  type Values,
  type View,
} from './types';

/** Cubes of a place, one by one. */
export const cubesOf = (cubes: Cubes): Cube[] => CUBES.flatMap((cube) => Array<Cube>(cubes[cube]).fill(cube));

const atLeast0 = (amount: number): number => Math.max(0, amount);

// ---- The court -------------------------------------------------------------------------------------------------------

/** Officials of others in an office: each makes a visit dearer. */
export function othersAt(view: View, noble: Noble, seat: number): number {
  const { seats, dummies = 0 } = view.offices[noble];
  return seats.reduce((sum, count, at) => sum + (at === seat ? 0 : count), dummies);
}

export interface VisitCost {
  treasury: number;
  officials: number;
  benefit: number;
  total: number;
}

export function visitCost(view: View, noble: Noble, seat: number): VisitCost {
  const treasury = view.treasury.influence;
  const officials = othersAt(view, noble, seat);
  const benefit = view.seats[seat].benefits[`visit:${noble}`] ?? 0;
  return { treasury, officials, benefit, total: atLeast0(treasury + officials - benefit) };
}

export const eventPrice = (view: View, seat: number): number => atLeast0(view.treasury.reis - (view.seats[seat].benefits.event ?? 0));

// ---- Stores ----------------------------------------------------------------------------------------------------------

const cubePrice = (seat: Seat, cube: Cube): number => atLeast0(CUBE_PRICE[cube] - (seat.benefits[`rubble:${cube}`] ?? 0));

/** The cubes of a plot's row and column. */
export function rubbleOf({ city }: View, plot: string): Cube[] {
  return [...cubesOf(city.rows[plot[0]] ?? { earthquake: 0, fire: 0, tsunami: 0 }), ...cubesOf(city.columns[Number(plot[1]) - 1])];
}

export interface LandPrice {
  treasury: number;
  benefit: number;
  rubble: Cube[];
  rubblePrice: number;
  /** The dearest cube: what may be saved by taking it. */
  dearest: number;
  total: number;
}

export function landPrice(view: View, plot: string, seat: number): LandPrice {
  const owner = view.seats[seat];
  const rubble = rubbleOf(view, plot);
  const prices = rubble.map((cube) => cubePrice(owner, cube));
  const treasury = view.treasury.reis;
  const benefit = Math.min(treasury, owner.benefits.land ?? 0);
  const rubblePrice = prices.reduce((sum, price) => sum + price, 0);
  return { treasury, benefit, rubble, rubblePrice, dearest: Math.max(0, ...prices), total: treasury - benefit + rubblePrice };
}

/** What taking a cube saves. */
export const saved = (view: View, cube: Cube, seat: number): number => cubePrice(view.seats[seat], cube);

/** Public buildings that a store of a trade on a plot profits from. */
export function related(view: View, values: Values, plot: string, trade: Good): string[] {
  const spaces = [`N${view.city.streets.indexOf(trade) + 1}`, `W${plot[0]}`, `E${plot[0]}`];
  return spaces.filter((space) => {
    const building = view.city.spaces[space]?.building;
    return building && values.buildings[building].trades.includes(trade);
  });
}

export const streetValue = (view: View, trade: Good): number => view.city.scoring[view.city.streets.indexOf(trade)];

export const storeWigs = (view: View, values: Values, plot: string, trade: Good): number =>
  streetValue(view, trade) * related(view, values, plot, trade).length;

/** What a new public building on a space would bring each side: stores of its trades in its row or street. */
export function buildingWigs(view: View, values: Values, building: string, space: string): number[] {
  const { trades } = values.buildings[building];
  const found = Array<number>(view.players + (view.rival ? 1 : 0)).fill(0);
  for (const [plot, { owner, trade }] of Object.entries(view.city.stores)) {
    if (!trades.includes(trade)) continue;
    const there = space[0] === 'N' ? Number(space[1]) === view.city.streets.indexOf(trade) + 1 : plot[0] === space[1];
    if (there) found[owner] += streetValue(view, trade) * (related(view, values, plot, trade).length + 1);
  }
  return found;
}

// ---- Rubble ----------------------------------------------------------------------------------------------------------

/** The sets that some cubes would make, with those that a player has. */
export function setsWith(cubes: Cubes, more: Cube[]): number {
  return Math.min(...CUBES.map((cube) => Math.min(MOST_CUBES, cubes[cube] + more.filter((each) => each === cube).length)));
}

// ---- Goods -----------------------------------------------------------------------------------------------------------

export const goodsOf = (goods: Goods): number => GOODS.reduce((sum, good) => sum + goods[good], 0);

/** What a production would bring for sure, and how many goods of choice beyond. */
export function production(view: View, seat: number): { goods: Goods; choice: number } {
  const owner = view.seats[seat];
  const goods: Goods = { gold: 0, tools: 0, books: 0, cloth: 0 };
  const make = (good: Good) => {
    if (owner.goods[good] + goods[good] < owner.storage && view.supply[good] > goods[good]) goods[good]++;
  };
  for (const store of Object.values(view.city.stores)) if (store.owner === seat) make(store.trade);
  const houses = owner.houses.right;
  if (houses === 3) GOODS.forEach(make);
  return { goods, choice: (houses === 1 || houses === 2 ? 1 : 0) + (owner.benefits.produce ?? 0) };
}

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
  function order(owner: number) {
    return (owner - seat + view.players) % view.players;
  }
}

/** What a good sold to a ship brings. */
export const salePrice = (view: View, values: Values, seat: number, good: Good, ship: string): number =>
  view.prices[good] + values.ships[ship].price + (view.seats[seat].benefits[`sell:${good}`] ?? 0);

/** Goods to pay for the next ship: as a new one, or in place of a smaller one. */
export function shipCost(view: View, values: Values, seat: number, replaced?: string): number {
  const next = view.shipyard[0];
  const houses = view.seats[seat].houses.middle;
  const goods = values.ships[next].hold - (replaced ? values.ships[replaced].hold : 0);
  return houses === 3 ? 0 : atLeast0(goods - (houses ? 1 : 0));
}

// ---- The portfolio ---------------------------------------------------------------------------------------------------

/** Whether a card needs room to be made first. */
export function full(seat: Seat, row: 'top' | 'bottom'): boolean {
  return seat[row].length >= 3 || seat.top.length + seat.bottom.length >= seat.limit;
}

export const isPenalty = (effects: Effect[]): boolean => effects.some(({ effect }) => effect.startsWith('-'));

/** What an influence marker pays, at most, and where it stands then. */
export function markerReis(values: Values, influence: number): number {
  return values.influence.slice(0, influence).reduce((sum, real) => sum + real, 0);
}

export const favorless = ({ favors }: Seat): Noble[] => NOBLES.filter((noble) => !favors.includes(noble));
export const nobleAction = (noble: Noble) => ACTS_OF[noble][2];
