// Figures that walk over the chart, in the chart's own units.
import { lasting, middle, seen } from '../../lib/motion';
import { TIMES } from '../../lib/tempo';

/** Where in a drawing's own units a point of the screen lies. */
export function within(element: SVGGraphicsElement, point: { x: number; y: number }): DOMPoint | null {
  const matrix = element.getScreenCTM();
  return matrix && new DOMPoint(point.x, point.y).matrixTransform(matrix.inverse());
}

/** A figure walks in from where it was: from its owner's purse, or from the pirate junk. */
export function walk(figure: SVGGraphicsElement, from: string): void {
  const duration = lasting(TIMES.move);
  const origin = seen([from]);
  if (!origin || !duration) return;
  const start = within(figure, middle(origin));
  const end = within(figure, middle(figure));
  if (!start || !end) return;
  const x = start.x - end.x;
  const y = start.y - end.y;
  const hop = (part: number, up: number) => `translate(${x * part}px, ${y * part - up}px)`;
  figure.animate(
    [
      { transform: hop(1, 0), opacity: 0.6 },
      { transform: hop(0.75, 10), opacity: 1 },
      { transform: hop(0.5, 0) },
      { transform: hop(0.25, 10) },
      { transform: hop(0, 0) },
    ],
    { duration, easing: 'ease-in-out' },
  );
}
