// How a board that comes in parts is laid out: all of it on a desk, or one part at a time in a narrow room.

export type Shape = 'desk' | 'tablet' | 'phone';

/** For a room in pixels. */
export function shapeOf(width: number, height: number): Shape {
  if (width >= 880 && height >= 480 && width / height >= 1.1) return 'desk';
  return width >= 620 ? 'tablet' : 'phone';
}

export const DESK = { width: 1076, height: 736 };
const LEAST = 0.87; // smaller, and the smallest letters fall below 11 px

/** How much larger than drawn the desk's board is shown. */
export const scaleOf = (width: number, height: number): number => Math.max(LEAST, Math.min(2.2, width / DESK.width, height / DESK.height));
