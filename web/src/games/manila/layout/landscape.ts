// The low chart, for rooms that are wider than high: a laptop's, a phone's held sideways, a page at 200%. Lanes run from left
// to right between the islands above and the shipyard below, the port at their end. It fits any room of 350 by 320 pixels at
// least; a narrow one has the market as a bar below, a wide one as a column at the left.
import { LAIR } from '../printed';
import { berthOf } from '../reading';
import type { Box, Disc, Layout, Mooring, Single, Spot } from './layout';

export const WIDE = 520; // from here on the market is a column
const COLUMN = 116;
const BAR = 45;
const TARGET = 24; // pixels that a buoy needs to be clicked

export interface Landscape extends Layout {
  name: 'landscape';
  left: number; // of the sea
  wall: number; // of the town: the port's spaces stand on land beyond it
  sky: number; // where the lanes begin, below the islands
  shore: number; // where the shipyard's land begins
  floor: number; // of the chart, above the market's bar
  lane: number; // height of one
  thirteen: number;
  island: Spot;
  office: Box;
  market: Box[]; // one for each ware
  radius: number; // of a buoy
}

/** `pixels` is how many of them a unit has. */
export function landscape(width: number, height: number, pixels: number): Landscape {
  const wide = width >= WIDE;
  const left = wide ? COLUMN + 8 : 0;
  const floor = wide ? height : height - BAR;
  const port = clamp(86, (width - left) * 0.21, 160);
  const right = width - port; // where the berths begin
  const wall = width - 45;
  const sky = clamp(64, height * 0.175, 84);
  const shore = floor - clamp(60, height * 0.17, 80);
  const lane = (shore - sky) / 3;
  const scale = clamp(0.38, Math.min((lane - 17) / 99, (right - left) / 560), 0.86);
  const first = left + 70 * scale + 5;
  const thirteen = right - 40 * scale - 8;
  const pitch = (thirteen - first) / LAIR;
  const radius = Math.min(9, pitch * 0.46);
  const berthScale = clamp(0.34, Math.min((wall - right - 4) / 122, (lane - 18) / 100), 0.7);
  const slip = (right + 14 - left) / 3;
  const r = 13;

  const line = (at: number) => sky + lane * (at + 1) - radius - 3;
  const buoy = (at: number, space: number): Spot => ({ x: space > LAIR ? right + 8 : first + pitch * space, y: line(at) });
  const punt = (at: number, space: number): Mooring => {
    const { x, y } = buoy(at, space);
    return { x, y: y - radius - 6 * scale, scale };
  };
  const berth = (place: 'port' | 'shipyard', at: number): Mooring =>
    place === 'port'
      ? { x: (right + wall) / 2 - 1, y: line(at) - 12, scale: berthScale }
      : { x: left + slip * at + (slip - 34) / 2 + 2, y: floor - 25 * berthScale - 6, scale: Math.min(berthScale, (slip - 36) / 122) };
  const side = left + 52;
  const pilots = sky - 25;
  const office = { x: side + 50, y: sky - 60, width: 74, height: 56 };
  const discs = {
    'pilot.small': { x: side - 18, y: pilots, r },
    'pilot.large': { x: side + 18, y: pilots, r },
    insurance: { x: office.x + office.width + 9, y: sky - 19, r: 14 },
  };
  const disc = (space: Single): Disc => {
    const at = berthOf(space);
    if (space.startsWith('port')) return { x: wall + 21, y: sky + lane * at + (lane - 50) / 2 + r, r };
    if (space.startsWith('shipyard')) return { x: left + slip * (at + 1) - 18, y: shore + (floor - shore - 50) / 2 + r + 1, r };
    return discs[space as keyof typeof discs];
  };
  const junkWidth = (sky - 8) / 0.875;
  const junkX = Math.min(thirteen, right - 4);
  const junk = { x: junkX - junkWidth / 2, y: 3, width: junkWidth, height: junkWidth * 0.875 };
  const starts = first + pitch * 5 + Math.max(radius * 1.7, 14);
  const room = width - starts - 8;
  const cell = (height - 26) / 4;

  return {
    name: 'landscape',
    width,
    height,
    left,
    wall,
    sky,
    shore,
    floor,
    lane,
    thirteen,
    radius,
    buoy,
    punt,
    clickable: pitch * pixels >= TARGET,
    quay: (ware) => {
      const middle = (left + width) / 2;
      const beyond = width - left - 30;
      const row = beyond / 600 >= 0.55;
      const size = Math.min(0.86, beyond / (row ? 600 : 300), (floor - 70) / (row ? 125 : 250));
      const beside = 148 * size;
      const top = floor / 2 + 60 * size;
      if (row) return { x: middle + (ware - 1.5) * beside, y: top, scale: size };
      return { x: middle + (ware % 2 ? 0.5 : -0.5) * beside, y: top + (ware < 2 ? -62 : 62) * size + 6, scale: size };
    },
    berth,
    disc,
    coin: ({ x, y }) => ({ x, y: y + 26, r: 10.5 }),
    junk,
    pirates: [
      { x: junkX - 14, y: sky - 15, r },
      { x: junkX + 15, y: sky - 15, r },
    ],
    arrow: ({ x, y, scale: size }, step) => ({
      x: clamp(left + 14, x + Math.sign(step) * (70 * size + 15), width - 14),
      y: y - (Math.abs(step) === 1 ? 8 : 34),
      r: 12.5,
    }),
    dice: [0, 1, 2].map((at) => ({
      x: Math.min((right + width) / 2 + 10, width - 38) + (at - 1) * 24,
      y: (shore + floor) / 2 + (at === 1 ? -6 : 4),
      size: 22,
      turn: [-5, 4, -2][at],
    })),
    panel:
      room >= 216 ? { x: starts, y: sky - 8, width: Math.min(room, 300), height: 150 } : { x: width - 226, y: 4, width: 222, height: 150 },
    island: { x: side, y: pilots + 6 },
    office,
    market: [0, 1, 2, 3].map((at) =>
      wide
        ? { x: 5, y: 24 + at * cell, width: COLUMN - 4, height: Math.min(84, cell - 5) }
        : { x: 3 + (at * (width - 6)) / 4, y: floor + 2, width: (width - 6) / 4 - 3, height: BAR - 5 },
    ),
  };
}

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));
