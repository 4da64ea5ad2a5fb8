// What an id says of itself.
import { ACTS_OF } from './numbers';
import { NOBLES, type Act, type Architect, type Noble } from './types';

export const architectOf = (plan: string): Architect => plan.split('.')[0] as Architect;
export const officialsOf = (plan: string): number => Number(plan.split('.')[1]);
/** Plans of a table by kind, each by itself. */
export const oneByOne = (plans: Record<string, number>): string[] =>
  Object.entries(plans).flatMap(([plan, count]) => Array<string>(count).fill(plan));
export const isShip = (id: string): boolean => id.startsWith('S');
export const nobleOf = (act: Act): Noble => NOBLES.find((noble) => ACTS_OF[noble].includes(act))!;
