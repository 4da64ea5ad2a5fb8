import type { GameFacts } from '../../lib/game';

export const facts: GameFacts = {
  minutes: 90,
  weight: 'medium',
  lesson: 10,
  parts: ['new_buildings', 'nobles', 'buccaneer', 'festival'],
  order: 2,
  covers: true,
};
