// The New Buildings: the choice of the market, and a round in which five of them work.
import type { Lesson } from '../../../learn/lesson';

const lesson: Lesson = {
  minutes: 5,
  script: () => import('./new_buildings.json'),
  options: { new_buildings: 'draft' },
  steps: [
    { id: 'new-goal', at: 'draft' },
    { id: 'new-draft', at: 'draft', do: 'draft forest_house', free: true, show: ['draft-forest_house', 'draft-hacienda'] },
    { id: 'new-drafted', at: 'drafted', show: ['draft-hacienda', 'draft-forest_house'] },
    { id: 'new-city', at: 'city', show: ['city-0'] },
    { id: 'new-take', at: 'settler', do: 'take sugar', free: true, show: ['plantations'] },
    { id: 'new-forest', at: 'forest', do: 'forest', free: true, show: ['island-0'] },
    { id: 'new-build', at: 'builder', do: 'build library', free: true, show: ['market-library'] },
    { id: 'new-pay', at: 'payment', do: 'give_good corn', free: true, show: ['goods-0', 'city-0-black_market'] },
    { id: 'new-post', at: 'trader', do: 'post coffee', free: true, show: ['trading-house', 'city-0-trading_post'] },
    { id: 'new-guest', at: 'guest', do: 'guest small_wharf', free: true, show: ['city-0-guesthouse', 'city-0-small_wharf'] },
    { id: 'new-wharf', at: 'load', do: 'small_wharf corn', free: true },
    { id: 'new-second', at: 'second', do: 'small_wharf indigo', free: true },
    { id: 'new-sailed', at: 'sailed', show: ['points-0'] },
    { id: 'new-others', at: 'sailed', show: ['market-library', 'market-lighthouse', 'market-statue'] },
    { id: 'new-done', at: 'sailed' },
  ],
};

export default lesson;
