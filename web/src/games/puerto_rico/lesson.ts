// The lesson of Puerto Rico: the first rounds, a role at a time. tools/lesson.py plays them; the words are in text/lesson-*.ftl.
import type { Lesson } from '../../learn/lesson';
import { ROLES } from './types';

const cards = ROLES.map((role) => `role-${role}`);

const lesson: Lesson = {
  minutes: 10,
  script: () => import('./lesson.json'),
  steps: [
    { id: 'goal', at: 'roles', show: ['points', 'island-0', 'city-0'] },
    { id: 'roles', at: 'roles', show: cards },
    { id: 'pick', at: 'roles', do: 'pick settler', free: true, show: ['role-settler'] },
    { id: 'settler', at: 'settler', do: 'take quarry', free: true, show: ['quarries'] },
    { id: 'settled', at: 'settled', show: ['plantations', 'island-0'] },
    { id: 'mayor', at: 'mayor', show: ['colonist-ship', 'role-mayor'] },
    { id: 'put', at: 'mayor', do: 'put quarry', free: true, show: ['island-0'] },
    { id: 'builder', at: 'builder', show: ['market', 'role-builder'] },
    { id: 'build', at: 'builder', do: 'build indigo_plant', free: true, show: ['market-indigo_plant'] },
    { id: 'prospector', at: 'built', show: ['role-prospector'] },
    { id: 'cards', at: 'built', show: ['role-craftsman', 'role-trader', 'role-captain'] },
    { id: 'again', at: 'mayor-again', do: 'put indigo_plant', free: true, show: ['city-0'] },
    { id: 'pair', at: 'mayor-last', do: 'put indigo', free: true, show: ['island-0'] },
    { id: 'craftsman', at: 'craftsman', show: ['role-craftsman', 'goods-0', 'supply-indigo'] },
    { id: 'trade', at: 'second', do: 'pick trader', free: true, show: ['role-trader', 'trading-house'] },
    { id: 'sell', at: 'trader', do: 'sell indigo', free: true, show: ['trading-house'] },
    { id: 'rivals', at: 'third', show: ['goods-2', 'goods-3'] },
    { id: 'captain', at: 'third', do: 'pick captain', free: true, show: ['role-captain'] },
    { id: 'load', at: 'captain', do: 'load 5 indigo', free: true, show: ['ship-5', 'ship-6', 'ship-7'] },
    { id: 'shipped', at: 'shipped', show: ['ship-5', 'points-2', 'points-0'] },
    { id: 'storage', at: 'shipped', show: ['market-small_warehouse', 'market-large_warehouse'] },
    { id: 'violet', at: 'shipped', show: ['market-harbor', 'market-wharf', 'market-factory'] },
    {
      id: 'large',
      at: 'shipped',
      show: ['market-guild_hall', 'market-residence', 'market-fortress', 'market-customs_house', 'market-city_hall'],
    },
    { id: 'end', at: 'shipped', show: ['points', 'colonists', 'fullest'] },
    { id: 'done', at: 'shipped' },
  ],
};

export default lesson;
