// The portrait chart, for phones and tablets: lanes from the bottom up to the port, the shipyard below, pirates, pilots
// and insurance in a column at the right. It fits any container: `portrait` is given the width and height that it has,
// in units that leave 390 by 540 at least. A narrow one has the market as a bar below, a wide one as a column at the left.
import { berthOf } from '../reading';
import type { Box, Disc, Layout, Mooring, Single, Spot } from './layout';

export const LEAST_WIDTH = 390;
export const LEAST_HEIGHT = 540;
export const WIDE = 500; // from here on the market is a column
export const WALL = 46; // foot of the town wall
const BAR = 48;
const COLUMN = 112;

export interface Portrait extends Layout {
  name: 'portrait';
  lanes: number[];
  rows: number[]; // y of spaces 0 to 13
  left: number; // of the sea, where the numbers of the rows stand
  right: number; // where the column at the right begins
  shore: number; // where the shipyard's land begins
  floor: number; // of the chart, above the market's bar
  side: number; // middle of the column at the right
  office: Box;
  island: Spot;
  market: Box[]; // one for each ware
  berthScale: number;
}

export function portrait(width: number, height: number): Portrait {
  const wide = width >= WIDE;
  const left = wide ? COLUMN + 12 : 0;
  const column = clamp(72, width * 0.17, 118);
  const right = width - column;
  const floor = wide ? height : height - BAR;
  const shore = floor - 88;
  const spacing = (right - left - 30) / 3;
  const lanes = [0, 1, 2].map((lane) => left + 26 + spacing * (lane + 0.5));
  const berthScale = clamp(0.5, spacing / 190, 0.62);
  const jetty = WALL + 8 + 93 * berthScale;
  const scale = clamp(0.6, (spacing / 141) * 0.92, 0.82);
  const thirteen = jetty + 38 + 93 * scale;
  const start = shore - 14;
  const rows = Array.from({ length: 14 }, (_, space) => start - ((start - thirteen) / 13) * space);
  const side = right + column / 2 - 2;
  const sky = jetty - 4; // the column hangs from here
  const room = (shore - sky - 8) / 3;

  const buoy = (lane: number, space: number): Spot => ({
    x: lanes[lane],
    y: space > 13 ? rows[13] - 26 : rows[space],
  });
  const punt = (lane: number, space: number): Mooring => {
    const { x, y } = buoy(lane, space);
    return { x, y: y - 13, scale };
  };
  const berth = (place: 'port' | 'shipyard', at: number): Mooring => ({
    x: lanes[at] - 18,
    y: place === 'port' ? jetty : floor - 31,
    scale: berthScale,
  });
  const r = 14.5;
  const pilots = sky + room * 2 - 25;
  const discs = {
    'pilot.small': { x: side - 22, y: pilots, r: 14 },
    'pilot.large': { x: side + 11, y: pilots, r: 14 },
    insurance: { x: side, y: shore - 22, r: 15.5 },
  };
  const disc = (space: Single): Disc => {
    if (space.startsWith('port')) return { x: lanes[berthOf(space)] + spacing / 2 - 15, y: jetty - 35, r };
    if (space.startsWith('shipyard')) return { x: lanes[berthOf(space)] + spacing / 2 - 15, y: floor - 58, r };
    return discs[space as keyof typeof discs];
  };
  const junkWidth = Math.min(column - 2, 92);
  const junk = { x: side - junkWidth / 2, y: sky - 8, width: junkWidth, height: junkWidth * 0.875 };
  const deck = junk.y + junk.height - 4;

  return {
    name: 'portrait',
    width,
    height,
    lanes,
    rows,
    left,
    right,
    shore,
    floor,
    side,
    berthScale,
    buoy,
    punt,
    quay: (ware) => ({
      x: (left + 8 + right) / 2 + (ware % 2 ? 1 : -1) * Math.min(78, spacing * 0.78),
      y: rows[8] + 16 + (ware < 2 ? 0 : 112),
      scale: 0.86,
    }),
    clickable: false,
    berth,
    disc,
    coin: ({ x, y }) => ({ x, y: y + 33, r: 11.5 }),
    junk,
    pirates: [
      { x: side - 21, y: deck, r: 14 },
      { x: side + 10, y: deck, r: 14 },
    ],
    arrow: ({ x, y, scale }, step, pairs) => ({
      x: x + (!pairs ? 0 : Math.abs(step) === 1 ? -17 : 17),
      y: step > 0 ? y - 93 * scale - 15 : y + 33,
      r: 15,
    }),
    dice: [0, 1, 2].map((at) => ({
      x: side + [-14, 14, 0][at],
      y: floor - 64 + (at === 2 ? 28 : 0),
      size: 24,
      turn: [-5, 4, -2][at],
    })),
    panel: { x: left + 6, y: jetty - 56, width: right - left - 12, height: 140 },
    island: { x: side, y: pilots + 6 },
    office: { x: side - Math.min(column - 10, 76) / 2, y: shore - 92, width: Math.min(column - 10, 76), height: 64 },
    market: [0, 1, 2, 3].map((at) =>
      wide
        ? { x: 6, y: WALL + 28 + at * 76, width: COLUMN, height: 70 }
        : { x: 3 + (at * (width - 6)) / 4, y: floor + 3, width: (width - 6) / 4 - 3, height: BAR - 6 },
    ),
  };
}

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));
