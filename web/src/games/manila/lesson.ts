// The lesson of Manila: a first voyage. tools/lesson.py plays it; the words are in text/lesson-*.ftl.
import type { Lesson } from '../../learn/lesson';

const markets = ['market-ginseng', 'market-nutmeg', 'market-silk', 'market-jade'];
const port = ['space-port.A', 'space-port.B', 'space-port.C'];
const shipyard = ['space-shipyard.A', 'space-shipyard.B', 'space-shipyard.C'];

const lesson: Lesson = {
  minutes: 8,
  script: () => import('./lesson.json'),
  steps: [
    { id: 'goal', at: 'auction', show: ['purse-0', 'purse-1', 'purse-2', 'purse-3'] },
    { id: 'market', at: 'auction', show: markets },
    { id: 'auction', at: 'auction', do: 'bid 5', free: true },
    { id: 'outbid', at: 'outbid', do: 'bid 8', free: true },
    { id: 'purchase', at: 'purchase', do: 'buy silk', show: ['pile-silk'] },
    { id: 'loading', at: 'loading', do: 'load silk' },
    { id: 'loading-jade', at: 'loading-jade', do: 'load jade' },
    { id: 'loading-ginseng', at: 'loading-ginseng', do: 'load ginseng' },
    { id: 'starts', at: 'starts', do: 'start silk 4' },
    { id: 'starts-jade', at: 'starts-jade', do: 'start jade 4' },
    { id: 'accomplices', at: 'first', show: ['figures-0', 'punt-ginseng', 'punt-silk', 'punt-jade'] },
    { id: 'seat', at: 'first', do: 'place silk', show: ['punt-silk'] },
    { id: 'dice', at: 'second', show: ['dice', 'punt-ginseng', 'punt-silk', 'punt-jade'] },
    { id: 'odds', at: 'second', odds: true },
    { id: 'shipyard', at: 'second', show: shipyard },
    { id: 'port', at: 'second', do: 'place port.A', show: port },
    { id: 'pirates', at: 'third', show: ['space-pirates'] },
    { id: 'insurance', at: 'third', show: ['space-insurance'] },
    { id: 'pilots', at: 'third', do: 'place pilot.small', show: ['space-pilot.small', 'punt-silk'] },
    { id: 'steer', at: 'pilot', do: 'pilot silk +1', show: ['punt-silk'] },
    { id: 'plunder', at: 'plunder', show: ['punt-jade', 'space-pirates', 'berth-port.A'] },
    { id: 'settlement', at: 'next', sheet: true },
    { id: 'rise', at: 'next', show: ['market-silk', 'market-jade'] },
    { id: 'end', at: 'next', show: markets },
    { id: 'loans', at: 'next', show: ['purse-0'] },
    { id: 'done', at: 'next' },
  ],
};

export default lesson;
