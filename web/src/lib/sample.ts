// A view for tests, of which only some facts matter.
import type { View } from './voice';

export const viewWith = (facts: Partial<View> = {}): View => ({
  game: 'manila',
  players: 3,
  ply: 0,
  to_play: 0,
  decision: { kind: 'placement' },
  seats: [],
  ...facts,
});
