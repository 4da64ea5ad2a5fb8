// How the board uses the room that it gets: all of it on a desk, as large as it is drawn or larger, or one part at a time.
import { DESK, type Shape } from '../../lib/shape';

/** The least room in which everything on the desk can be read. */
const LEAST = { width: 940, height: 480 };
const LARGEST = 2.2;

export function shapeOf(width: number, height: number): Shape {
  if (width >= LEAST.width && height >= LEAST.height && width / height >= 1.1) return 'desk';
  return width >= 620 ? 'tablet' : 'phone';
}

/** Its letters are as small as letters may be: the desk grows with its room and never shrinks. */
export const scaleOf = (width: number, height: number): number => Math.max(1, Math.min(LARGEST, width / DESK.width, height / DESK.height));

/** A room with little height: tabs stand beside the parts, not above them. */
export const isLying = (width: number, height: number): boolean => width > height && height < 520;
