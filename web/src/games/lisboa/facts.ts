import type { GameFacts } from '../../lib/game';

export const facts: GameFacts = { minutes: 120, weight: 'heavy', lesson: 12, order: 3 };
