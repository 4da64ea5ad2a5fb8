// The plan of the city: where everything stands on a sheet of 600 by 534, and which plots lie on which street.
import type { Good } from '../types';

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
