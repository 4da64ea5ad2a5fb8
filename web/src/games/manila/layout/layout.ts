// Where everything lies on the chart. Three charts show the same board: the desk's and the low one, on which the punts sail
// to the right, and the portrait one, turned so that they sail up. Pieces know nothing of charts: they are given a place and a size.
import type { Single } from '../types';

export type { Single };

export interface Spot {
  x: number;
  y: number;
}
/** A place for a punt: the middle of its waterline. */
export interface Mooring extends Spot {
  scale: number;
}
/** A round space for one accomplice. */
export interface Disc extends Spot {
  r: number;
}
export interface Box extends Spot {
  width: number;
  height: number;
}

export interface Layout {
  name: 'desk' | 'portrait' | 'landscape';
  width: number;
  height: number;
  /** A buoy of a lane; 14 is open water past 13. */
  buoy(lane: number, space: number): Spot;
  /** A punt on its lane. */
  punt(lane: number, space: number): Mooring;
  /** Whether buoys are far enough apart to be clicked one by one, and no punt lies over them. */
  clickable: boolean;
  /** The four wares at the quay, while the harbour master loads. */
  quay(ware: number): Mooring;
  berth(place: 'port' | 'shipyard', at: number): Mooring;
  disc(space: Single): Disc;
  /** What a berth pays, beside the disc of its space. */
  coin(disc: Disc): Disc;
  junk: Box;
  pirates: [Disc, Disc];
  /** Where a pilot's arrows stand around a punt; the small pilot has one on each side, the large one two. */
  arrow(mooring: Mooring, step: number, pairs: boolean): Disc;
  dice: (Spot & { size: number; turn: number })[];
  /** Free water where a panel may lie while the punts start. */
  panel: Box;
}
