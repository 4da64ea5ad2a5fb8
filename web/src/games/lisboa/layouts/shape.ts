// How the board is laid out in the room that it gets. `desk`: all of it; `low`: two parts beside each other over the hand;
// `side`: one part at a time, between its tabs and the hand; `tall`: the same, one below the other.
import { DESK, grown } from '../../../lib/shape';

export type Shape = 'desk' | 'low' | 'side' | 'tall';

const LOW = { width: 1040, height: 505 };
const LEAST = { desk: { width: 1060, height: 712 }, low: { width: 960, height: 430 }, side: { width: 500, height: 0 } };

const holds = (width: number, height: number, least: { width: number; height: number }): boolean =>
  width >= least.width && height >= least.height;

export function shapeOf(width: number, height: number): Shape {
  if (holds(width, height, LEAST.desk)) return 'desk';
  if (width < height * 1.1) return 'tall';
  if (holds(width, height, LEAST.low)) return 'low';
  return holds(width, height, LEAST.side) ? 'side' : 'tall';
}

/** Whether there is no room for a part of the board beside what is decided: nothing is scrolled but on a page that is held
 * upright (`upright`), and that has to be high enough. */
export const isTight = (side: boolean, height: number, upright: boolean): boolean => side || !upright || height < 520;

/** How much larger than drawn it is shown, if it is drawn as a whole. */
export function scaleOf(shape: Shape, width: number, height: number): number | null {
  if (shape === 'desk') return grown(width, height, DESK);
  return shape === 'low' ? grown(width, height, LOW) : null;
}
