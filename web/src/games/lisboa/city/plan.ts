// The plan of the city: where everything stands on a sheet of 600 by 534, which plots lie on which street, and what a store
// or a building there would bring.
import { CUBES, CUBE_PRICE, type Cube, type Effect, type Good, type Seat, type Values, type View } from '../types';

export const SHEET = { width: 600, height: 534 };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ROWS = 'ABCDE';
const TOP = 94;
const PITCH = { x: 92, y: 74 };

/** Row and column of a plot, both from 0. */
export const at = (plot: string) => ({ row: ROWS.indexOf(plot[0]), column: Number(plot[1]) - 1 });

export const columnX = (column: number): number => 102 + PITCH.x * column;
export const rowY = (row: number): number => TOP + PITCH.y * row;
export const streetX = (street: number): number => 177 + PITCH.x * street;

export function plotBox(plot: string): Box {
  const { row, column } = at(plot);
  return { x: columnX(column), y: rowY(row), width: column === 4 ? 44 : 74, height: 70 };
}

export function spaceBox(space: string): Box {
  if (space[0] === 'N') return { x: 142 + PITCH.x * (Number(space[1]) - 1), y: 8, width: 86, height: 62 };
  return { x: space[0] === 'W' ? 8 : 522, y: rowY(ROWS.indexOf(space[1])), width: 70, height: 70 };
}

/** A side of a plot that a store may face: the street there, by its number from the west, and the slot of its tiles. */
export interface Front {
  street: number;
  trade: Good;
  facing: 'west' | 'east';
  slot: number;
}

export function frontsOf(plot: string, streets: Good[]): Front[] {
  const { column } = at(plot);
  const fronts: Front[] = [];
  if (column > 0) fronts.push({ street: column - 1, trade: streets[column - 1], facing: 'west', slot: column * 2 - 1 });
  if (column < 4) fronts.push({ street: column, trade: streets[column], facing: 'east', slot: column * 2 });
  return fronts;
}

/** Which way a store of a trade looks. */
export const facingOf = (plot: string, trade: Good, streets: Good[]): 'west' | 'east' =>
  streets.indexOf(trade) < at(plot).column ? 'west' : 'east';

/** The spaces whose buildings could serve a store: north of its street, west and east of its row. */
export const spacesNear = (plot: string, trade: Good, streets: Good[]): string[] => [
  `N${streets.indexOf(trade) + 1}`,
  `W${plot[0]}`,
  `E${plot[0]}`,
];

/** Those that do serve it. */
export const related = ({ city }: View, values: Values, plot: string, trade: Good): string[] =>
  spacesNear(plot, trade, city.streets).filter((space) => {
    const building = city.spaces[space]?.building;
    return building && values.buildings[building].trades.includes(trade);
  });

export const wigsOf = (view: View, values: Values, plot: string, trade: Good): number =>
  view.city.scoring[view.city.streets.indexOf(trade)] * related(view, values, plot, trade).length;

// ---- Prices ----------------------------------------------------------------------------------------------------------

/** What a store costs at least, the dearest cube of its row and column taken away. */
export function leastPrice(view: View, plot: string, seat: Seat): number {
  const { row, column } = at(plot);
  const present = (cube: Cube) => view.city.rows[ROWS[row]]?.[cube] || view.city.columns[column][cube];
  const dearest = Math.max(0, ...CUBES.filter(present).map((cube) => CUBE_PRICE[cube] - (seat.benefits[`rubble:${cube}`] ?? 0)));
  return Math.max(0, (view.decision.prices?.[plot] ?? 0) - dearest);
}

/** What a seat could pay after a reward. */
function meansAfter(seat: Seat, reward: Effect[], values: Values): number {
  let { means } = seat;
  for (const { effect, n } of reward) {
    if (effect === 'reis') means += n;
    if (effect === 'influence') means += reisBetween(seat.influence, Math.min(values.influence.length - 1, seat.influence + seat.drawing), values);
  }
  return means;
}

const reisBetween = (from: number, to: number, values: Values): number =>
  (values.influence as number[]).slice(from, to).reduce((sum, real) => sum + real, 0);

/** How many reis are missing for a store on a plot. */
export const shortOf = (view: View, values: Values, plot: string, seat: Seat): number =>
  Math.max(0, leastPrice(view, plot, seat) - meansAfter(seat, values.plots[plot].reward, values));
