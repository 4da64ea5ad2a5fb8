// That the last round has come, or will after this one, and why.
import type { Voice } from '../../lib/voice';
import type { View } from './types';

export function lastRound(view: View, t: Voice): string | null {
  if (!view.end || view.decision.kind === 'over') return null;
  const { by, seat, sets } = view.end;
  const cause = t.say(by === 'sets' ? 'end-by-sets' : 'end-by-piles', { seat, sets });
  if (view.period === 1) return t.say('end-of-period', { cause });
  if (!view.last_round) return t.say('end-is-near', { cause });
  return t.say(view.round >= view.last_round ? 'end-last-round' : 'end-next-round', { cause, round: view.last_round });
}
