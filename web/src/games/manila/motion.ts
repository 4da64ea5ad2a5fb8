// How long things take, from the CSS variables; nothing takes time when motion is not wanted.

type Pace = 'quick' | 'move' | 'dice';

export function pace(name: Pace): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
  const time = parseFloat(value) * (value.endsWith('ms') ? 1 : 1000);
  return Number.isFinite(time) ? time : 0;
}

/** Where in a drawing's own units a point of the screen lies. */
export function within(element: SVGGraphicsElement, point: { x: number; y: number }): DOMPoint | null {
  const matrix = element.getScreenCTM();
  return matrix && new DOMPoint(point.x, point.y).matrixTransform(matrix.inverse());
}

export function centreOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The piece of the page with this id: `purse-2`, `bank`, `space-pirates`. */
export const piece = (id: string): Element | null => document.querySelector(`[data-id="${CSS.escape(id)}"]`);

/** A figure walks in from where it was: from its owner's purse, or from the pirate junk. */
export function walk(figure: SVGGraphicsElement, from: string | null): void {
  const time = pace('move');
  const origin = from && piece(from);
  if (!origin || time === 0) return;
  const start = within(figure, centreOf(origin));
  const end = within(figure, centreOf(figure));
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
    { duration: time, easing: 'ease-in-out' },
  );
}
