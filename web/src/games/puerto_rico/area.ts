// Which part of the board a moment is about: in a narrow room only one is shown at a time.
import type { Role, View } from './types';

export const AREAS = ['roles', 'market', 'estate', 'harbour', 'players'] as const;
export type Area = (typeof AREAS)[number];

const OF_ROLE: Partial<Record<Role, Area>> = {
  settler: 'harbour',
  mayor: 'players',
  builder: 'market',
  craftsman: 'players',
  trader: 'harbour',
  captain: 'harbour',
};

/** Where to look, with the eyes of a seat. */
export function areaOf({ decision, role }: View, own: number | null): Area {
  if (decision.kind === 'over') return 'players';
  if (decision.kind === 'role') return 'roles';
  if (decision.seat !== own) return (role && OF_ROLE[role]) ?? 'roles';
  if (decision.kind === 'privilege') return 'roles';
  if (['hospice', 'mayor', 'university', 'craftsman'].includes(decision.kind)) return 'estate';
  return (role && OF_ROLE[role]) ?? 'roles';
}

export type Shape = 'desk' | 'tablet' | 'phone';

/** How the board is laid out in a room, in pixels. */
export function shapeOf(width: number, height: number): Shape {
  if (width >= 880 && height >= 480 && width / height >= 1.1) return 'desk';
  return width >= 620 ? 'tablet' : 'phone';
}

const DESK = { width: 1076, height: 736 };
const LEAST = 0.87; // smaller, and the smallest letters fall below 11 px

/** How much larger than drawn the desk's board is shown. */
export const scaleOf = (width: number, height: number): number =>
  Math.max(LEAST, Math.min(2.2, width / DESK.width, height / DESK.height));
