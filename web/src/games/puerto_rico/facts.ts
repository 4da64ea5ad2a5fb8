import type { GameFacts } from '../../lib/game';

export const facts: GameFacts = { minutes: 90, weight: 'medium', lesson: 10, order: 2, covers: true };
