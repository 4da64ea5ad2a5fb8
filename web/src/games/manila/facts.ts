import type { GameFacts } from '../../lib/game';

export const facts: GameFacts = { minutes: 45, weight: 'light', lesson: 8, order: 1 };
