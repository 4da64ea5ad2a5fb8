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
