// The Buccaneer: four deeds, a ship that is raided and a role that is captured.
import type { Lesson } from '../../../learn/lesson';

const lesson: Lesson = {
  minutes: 3,
  script: () => import('./buccaneer.json'),
  options: { buccaneer: true },
  steps: [
    { id: 'buccaneer-goal', at: 'roles', show: ['role-buccaneer'] },
    { id: 'buccaneer-pick', at: 'roles', do: 'pick buccaneer', free: true, show: ['role-buccaneer'] },
    { id: 'buccaneer-deeds', at: 'deeds', show: ['ship-5', 'ship-6', 'trading-house', 'colonist-ship', 'role-captain'] },
    { id: 'buccaneer-raid', at: 'deeds', do: 'raid 6 3', free: true, show: ['ship-6'] },
    { id: 'buccaneer-card', at: 'raided', show: ['role-buccaneer', 'goods-0'] },
    { id: 'buccaneer-capture', at: 'later', do: 'capture captain', free: true, show: ['role-captain'] },
    { id: 'buccaneer-captured', at: 'captured', show: ['role-captain'] },
    { id: 'buccaneer-paid', at: 'paid', show: ['role-captain'] },
    { id: 'buccaneer-done', at: 'paid' },
  ],
};

export default lesson;
