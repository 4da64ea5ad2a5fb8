// How the board uses the room that it gets: all of it on a desk, as large as it is drawn or larger, or one part at a time.
export type Shape = 'desk' | 'tablet' | 'phone';

/** The least room in which everything on the desk can be read. */
const LEAST = { width: 940, height: 480 };

export function shapeOf(width: number, height: number): Shape {
  if (width >= LEAST.width && height >= LEAST.height && width / height >= 1.1) return 'desk';
  return width >= 620 ? 'tablet' : 'phone';
}

/** A room with little height: tabs stand beside the parts, not above them. */
export const isLying = (width: number, height: number): boolean => width > height && height < 600;
