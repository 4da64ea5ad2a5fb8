// How the board is laid out in the room that it gets. `desk`: all of it; `low`: two parts beside each other over the hand;
// `side`: one part at a time, between its tabs and the hand; `tall`: the same, one below the other.
export type Shape = 'desk' | 'low' | 'side' | 'tall';

const DESK = { width: 1076, height: 736 };
const LOW = { width: 1040, height: 505 };
const LEAST = { desk: { width: 1030, height: 712 }, low: { width: 860, height: 430 }, side: { width: 440, height: 0 } };
const MOST = 2.2;

const holds = (width: number, height: number, least: { width: number; height: number }): boolean =>
  width >= least.width && height >= least.height;

export function shapeOf(width: number, height: number): Shape {
  if (holds(width, height, LEAST.desk)) return 'desk';
  if (width < height * 1.1) return 'tall';
  if (holds(width, height, LEAST.low)) return 'low';
  return holds(width, height, LEAST.side) ? 'side' : 'tall';
}

/** Whether there is no room for a part of the board beside what is decided. */
export const isTight = (side: boolean, height: number): boolean => side || height < 520;

/** How much larger than drawn it is shown; never smaller, for its letters are as small as they may be. */
export function scaleOf(shape: Shape, width: number, height: number): number {
  if (shape !== 'desk' && shape !== 'low') return 1;
  const drawn = shape === 'desk' ? DESK : LOW;
  return Math.min(MOST, Math.max(1, Math.min(width / drawn.width, height / drawn.height)));
}
