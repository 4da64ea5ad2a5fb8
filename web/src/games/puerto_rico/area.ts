// Which part of the board a moment is about: in a narrow room only one is shown at a time.
import type { Role, View } from './types';

export const AREAS = ['roles', 'market', 'estate', 'harbour', 'players'] as const;
export type Area = (typeof AREAS)[number];

/** Where a question is asked, whatever the role. */
const OF_KIND: Partial<Record<View['decision']['kind'], Area>> = {
  role: 'roles',
  privilege: 'roles',
  library: 'roles',
  board: 'roles',
  expel: 'roles',
  buccaneer: 'harbour',
  second_tile: 'harbour',
  draft: 'market',
  hospice: 'estate',
  mayor: 'estate',
  university: 'estate',
  craftsman: 'estate',
  forest: 'estate',
  lodge: 'estate',
  guest: 'estate',
  payment: 'estate',
  poach: 'estate',
  reward: 'estate',
};

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
  if (decision.kind === 'role' || decision.kind === 'draft') return OF_KIND[decision.kind]!;
  const usual = (role && OF_ROLE[role]) ?? 'roles';
  return decision.seat === own ? (OF_KIND[decision.kind] ?? usual) : usual;
}
