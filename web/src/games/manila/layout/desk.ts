// The desk's chart, 1080 by 736: lanes from left to right, the port beyond them, the shipyard below.
import { berthOf } from '../reading';
import type { Disc, Layout, Mooring, Single, Spot } from './layout';

const LANES = [288, 408, 528];
const FIRST = 92; // x of space 0
const SPACING = 44.7;
const PUNT = 0.9;

function buoy(lane: number, space: number): Spot {
  if (space > 13) return { x: 800, y: LANES[lane] };
  // Lanes are drawn by hand: each has its own gentle wave
  return { x: FIRST + space * SPACING, y: LANES[lane] + 4 * Math.sin(lane * 2.1 + space * 0.8) };
}

function punt(lane: number, space: number): Mooring {
  const { x, y } = buoy(lane, space);
  return { x, y: y - 19, scale: PUNT };
}

const DISCS: Record<'pilot.small' | 'pilot.large' | 'insurance', Disc> = {
  'pilot.small': { x: 482, y: 122, r: 15 },
  'pilot.large': { x: 574, y: 122, r: 15 },
  insurance: { x: 990, y: 136, r: 17 },
};

function disc(space: Single): Disc {
  if (space.startsWith('port')) return { x: 1036, y: 224 + 114 * berthOf(space), r: 16 };
  if (space.startsWith('shipyard')) return { x: 742 + 148 * berthOf(space), y: 644, r: 16 };
  return DISCS[space as keyof typeof DISCS];
}

export const DESK: Layout = {
  name: 'desk',
  width: 1080,
  height: 736,
  buoy,
  punt,
  clickable: true,
  quay: (ware) => ({ x: 106 + 150 * ware, y: 400, scale: 0.95 }),
  berth: (place, at) => (place === 'port' ? { x: 922, y: 263 + 114 * at, scale: 0.73 } : { x: 664 + 148 * at, y: 684, scale: 0.7 }),
  disc,
  coin: ({ x, y }) => ({ x, y: y + 44, r: 13 }),
  junk: { x: 712, y: 266, width: 146, height: 127.75 },
  pirates: [
    { x: 763, y: 340, r: 15 },
    { x: 803, y: 340, r: 15 },
  ],
  arrow: ({ x, y }, step) => ({
    x: x + Math.sign(step) * (Math.abs(step) === 1 ? 70 : 101),
    y: y - 52,
    r: 14,
  }),
  dice: [
    { x: 57, y: 624, size: 42, turn: -7 },
    { x: 109, y: 624, size: 42, turn: 5 },
    { x: 161, y: 624, size: 42, turn: -3 },
  ],
  panel: { x: 392, y: 318, width: 256, height: 150 },
};
