// The Nobles: how they come, and what they do where it matters who stands there.
import type { Lesson } from '../../../learn/lesson';

const MATTERS = ['land_office', 'chapel', 'hunting_lodge', 'zoning_office'].map((building) => `market-${building}`);

const lesson: Lesson = {
  minutes: 4,
  script: () => import('./nobles.json'),
  options: { nobles: 'added' },
  steps: [
    { id: 'nobles-goal', at: 'ship', show: ['colonist-ship', 'nobles'] },
    { id: 'nobles-villa', at: 'ship', do: 'pick mayor', free: true, show: ['role-mayor', 'city-0-villa'] },
    { id: 'nobles-board', at: 'board', do: 'board noble', free: true, show: ['colonist-ship'] },
    { id: 'nobles-chapel', at: 'placing', do: 'put_noble chapel', free: true, show: ['city-0-chapel'] },
    { id: 'nobles-placed', at: 'placed', show: ['city-0-chapel', 'city-0-land_office', 'colonist-ship'] },
    { id: 'nobles-craftsman', at: 'craftsman', show: ['city-0-chapel', 'city-0-jeweler', 'points-0'] },
    { id: 'nobles-matters', at: 'craftsman', show: MATTERS },
    { id: 'nobles-land', at: 'trader', do: 'buy_tile', show: ['trading-house', 'city-0-land_office'] },
    { id: 'nobles-bought', at: 'bought', show: ['island-0'] },
    { id: 'nobles-end', at: 'bought', show: ['market-royal_garden', 'nobles', 'points'] },
    { id: 'nobles-done', at: 'bought' },
  ],
};

export default lesson;
