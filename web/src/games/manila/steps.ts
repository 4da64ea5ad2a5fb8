// Where a voyage stands: auction, loading, placement and movement rounds as the players are many, pilots, settlement.
import type { Voice } from '../../lib/voice';
import { SCHEDULE } from './printed';
import type { View } from './types';

export interface StepOfVoyage {
  id: string;
  label: string;
  state: 'done' | 'now' | 'next';
}

export function steps(view: View, t: Voice): StepOfVoyage[] {
  const ids = stepIds(view.players);
  const now = view.decision.kind === 'over' ? ids.length : ids.indexOf(currentStep(view));
  const rounds = ids.filter((id) => id.startsWith('place')).length;
  return ids.map((id, at) => {
    const [kind, number] = id.split('-');
    const state = at < now ? 'done' : at === now ? 'now' : 'next';
    const label = t.say(`step-${kind}`, { number: Number(number ?? 0), rounds, now: state === 'now' });
    return { id, label, state };
  });
}

/** The steps of a voyage that is being settled. */
export const settling = (players: number, t: Voice): StepOfVoyage[] =>
  stepIds(players).map((id, at, { length }) => {
    const [kind, number] = id.split('-');
    const now = at === length - 1;
    return { id, label: t.say(`step-${kind}`, { number: Number(number ?? 0), rounds: 0, now }), state: now ? 'now' : 'done' };
  });

/** The pilots act before the last roll. */
export function stepIds(players: number): string[] {
  let places = 0;
  let rolls = 0;
  const rounds = [...SCHEDULE[players]].map((round) => (round === 'P' ? `place-${++places}` : `roll-${++rolls}`));
  return ['auction', 'loading', ...rounds.slice(0, -1), 'pilots', ...rounds.slice(-1), 'settle'];
}

/** Pirates board after the second roll and plunder after the third: both belong to that roll. */
function currentStep({ decision, round, movements }: View): string {
  switch (decision.kind) {
    case 'auction':
      return 'auction';
    case 'placement':
      return `place-${decision.round ?? round}`;
    case 'boarding':
    case 'plunder':
      return `roll-${movements}`;
    case 'pilot':
      return 'pilots';
    default:
      return 'loading';
  }
}
