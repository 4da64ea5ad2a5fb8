// The Festival: three objectives, and a round in which the learner reaches them all.
import type { Lesson } from '../../../learn/lesson';

const lesson: Lesson = {
  minutes: 3,
  script: () => import('./festival.json'),
  options: { festival: true },
  steps: [
    { id: 'festival-goal', at: 'objectives', show: ['festival'] },
    { id: 'festival-near', at: 'objectives', show: ['festival'] },
    { id: 'festival-take', at: 'settler', do: 'take sugar', free: true, show: ['plantation-sugar', 'island-0'] },
    { id: 'festival-reward', at: 'reward', do: 'put corn', free: true, show: ['island-0', 'city-0'] },
    { id: 'festival-settled', at: 'settled', show: ['festival', 'island-0'] },
    { id: 'festival-craftsman', at: 'craftsman', show: ['goods-0', 'festival'] },
    { id: 'festival-build', at: 'builder', do: 'build harbor', free: true, show: ['market-harbor'] },
    { id: 'festival-built', at: 'built', show: ['points-0', 'festival'] },
    { id: 'festival-done', at: 'built' },
  ],
};

export default lesson;
