// A pilot's move is composed on the punts: the small pilot's and a double step at once, two single steps one by one.
import { WARES, type View, type Ware } from './types';

export interface Step {
  ware: Ware;
  by: number;
}

export const notationOf = (steps: Step[]): string =>
  ['pilot', ...inWareOrder(steps).map(({ ware, by }) => `${ware} ${by > 0 ? '+' : ''}${by}`)].join(' ');

const inWareOrder = (steps: Step[]) => [...steps].sort((one, other) => WARES.indexOf(one.ware) - WARES.indexOf(other.ware));

export function parsePilot(notation: string): Step[] {
  const [verb, ...words] = notation.split(' ');
  if (verb !== 'pilot') return [];
  const steps: Step[] = [];
  for (let at = 0; at + 1 < words.length; at += 2) steps.push({ ware: words[at] as Ware, by: Number(words[at + 1]) });
  return steps;
}

/** The arrows that a pilot has on each punt. */
export const arrowsOf = (pilot: 'small' | 'large'): number[] => (pilot === 'small' ? [-1, 1] : [-2, -1, 1, 2]);

/** An arrow was pressed while `half` of a double move stands: the move it completes, or the new half. */
export function press(view: View, half: Step | null, step: Step): { move: string } | { half: Step | null } {
  const large = view.decision.pilot === 'large';
  if (!large || Math.abs(step.by) === 2) return { move: notationOf([step]) };
  if (half && half.ware !== step.ware) return { move: notationOf([half, step]) };
  const again = half?.ware === step.ware && half.by === step.by;
  return { half: again ? null : step };
}

/** Whether an arrow leads to something legal: a whole move, or the half of one. */
export function mayPress(legal: ReadonlySet<string>, view: View, half: Step | null, step: Step): boolean {
  const next = press(view, half, step);
  if ('move' in next) return legal.has(next.move);
  return next.half === null || [...legal].some((move) => isHalfOf(step, move));
}

const isHalfOf = (step: Step, notation: string) => parsePilot(notation).some(({ ware, by }) => ware === step.ware && by === step.by);
