// Which part of the board a moment is about: in a narrow room only one is shown at a time.
import type { Kind, View } from './types';

export const AREAS = ['city', 'court', 'mine', 'players'] as const;
export type Area = (typeof AREAS)[number];

const CITY: Kind[] = ['store', 'cube', 'building', 'showing', 'rubble'];
const COURT: Kind[] = [
  'visit', 'free_act', 'following', 'follower_pays', 'follower_acts', 'favor', 'cardinal', 'clergy', 'ship', 'recruiting', 'plan',
  'decree', 'marker', 'sending', 'drawing', 'production',
]; // prettier-ignore
const HARBOUR: Kind[] = ['business', 'selling', 'trading'];

/** Where to look, with the eyes of a seat. */
export function areaOf({ decision: { kind, seat } }: View, own: number | null): Area {
  if (kind === 'over') return 'players';
  if (CITY.includes(kind)) return 'city';
  if (COURT.includes(kind)) return 'court';
  if (HARBOUR.includes(kind)) return 'players';
  return seat === own ? 'mine' : 'court';
}

/** The part where a move is made. */
export function areaOfMove(move: string): Area {
  const [verb] = move.split(' ');
  if (['store', 'open', 'show'].includes(verb) || (verb === 'cube' && !move.endsWith('pile'))) return 'city';
  if (['favor', 'move', 'clergy', 'office', 'plan', 'decree', 'send', 'draw', 'act'].includes(verb)) return 'court';
  if (['sell', 'trade'].includes(verb)) return 'players';
  return 'mine';
}
