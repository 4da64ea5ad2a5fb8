// The lesson of Lisboa: the first turns, every use of a card once. tools/lesson.py plays them; the words are in
// text/lesson-*.ftl.
import type { Lesson } from '../../learn/lesson';

const lesson: Lesson = {
  minutes: 12,
  script: () => import('./lesson.json'),
  steps: [
    { id: 'goal', at: 'clergy', show: ['city', 'wigs-0'] },
    { id: 'town', at: 'clergy', show: ['street-cloth', 'row-B', 'space-WB'] },
    { id: 'clergy', at: 'clergy', do: 'clergy C06', free: true, show: ['clergy-0'] },
    { id: 'court', at: 'card', show: ['noble-king', 'noble-marquis', 'noble-builder'] },
    { id: 'hand', at: 'card', show: ['hand-0'] },
    // A noble card into the portfolio, and a trade
    { id: 'card', at: 'card', do: 'card P10', free: true, show: ['card-P10'] },
    { id: 'use', at: 'use', do: 'portfolio', show: ['card-P10'] },
    { id: 'trade', at: 'trade', do: 'trade cloth cardinal', show: ['act-cardinal', 'goods-0'] },
    { id: 'walk', at: 'walk', do: 'move 1', show: ['church'] },
    { id: 'tile', at: 'tile', do: 'clergy C21', free: true, show: ['clergy-C21', 'clergy-C24'] },
    { id: 'second', at: 'second', do: 'pass', show: ['goods-0'] },
    { id: 'draw', at: 'draw', do: 'draw builder', show: ['pile-builder'] },
    // The others; a visit that can be followed
    { id: 'building', at: 'building', show: ['space-WB'] },
    { id: 'follow', at: 'follow', do: 'follow', show: ['noble-marquis', 'favors-0'] },
    { id: 'three', at: 'three', do: 'act decree', show: ['act-decree'] },
    { id: 'decree', at: 'decree', do: 'decree D04', free: true, show: ['decree-D04'] },
    // A visit: state action, noble action, a store
    { id: 'visit', at: 'visit', do: 'card P20', free: true, show: ['card-P20', 'noble-builder'] },
    { id: 'cost', at: 'court', do: 'court', show: ['treasury', 'noble-builder'] },
    { id: 'free', at: 'free', do: 'act recruit', show: ['act-recruit', 'act-plan'] },
    { id: 'official', at: 'official', do: 'office builder', show: ['noble-builder'] },
    { id: 'officials', at: 'officials', do: 'office marquis', show: ['noble-marquis'] },
    { id: 'store', at: 'store', do: 'store B5 cloth', show: ['plot-B5', 'street-cloth'] },
    { id: 'pile', at: 'pile', do: 'cube fire pile', show: ['rubble'] },
    { id: 'cube', at: 'cube', do: 'cube earthquake column', show: ['column-5', 'row-B'] },
    { id: 'price', at: 'price', do: 'pay 6+0', show: ['treasury', 'influence-0'] },
    { id: 'house', at: 'house', do: 'house right', show: ['houses-0'] },
    { id: 'scored', at: 'scored', show: ['plot-B5', 'space-WB', 'street-cloth'] },
    { id: 'followed', at: 'followed', do: 'draw king', show: ['noble-builder', 'pile-king'] },
    // A Treasury card sponsors its event
    { id: 'ship', at: 'event', show: ['ship-S01', 'treasury'] },
    { id: 'event', at: 'event', do: 'card P04', free: true, show: ['card-P04'] },
    { id: 'sponsor', at: 'sponsor', do: 'court', show: ['card-P04'] },
    { id: 'payment', at: 'payment', do: 'pay 4+0', show: ['influence-0'] },
    { id: 'stride', at: 'stride', do: 'move 2', show: ['church'] },
    { id: 'tiles', at: 'tiles', do: 'clergy C03', free: true, show: ['clergy-C03'] },
    { id: 'drawn', at: 'drawn', do: 'draw marquis', show: ['influence-0', 'pile-marquis'] },
    { id: 'church', at: 'church', do: 'cash C21', show: ['church', 'clergy-0'] },
    { id: 'cashed', at: 'cashed', do: 'pass', show: ['influence-0'] },
    // A rubble set, and a sale
    { id: 'others', at: 'rubble', show: ['treasury', 'panel-1', 'panel-2'] },
    { id: 'rubble', at: 'rubble', do: 'card P37', free: true, show: ['card-P37'] },
    { id: 'tuck', at: 'tuck', do: 'portfolio', show: ['portfolio-0'] },
    { id: 'set', at: 'set', do: 'cube tsunami pile', show: ['rubble', 'cubes-0'] },
    { id: 'sell', at: 'sell', do: 'sell gold S01', show: ['ship-S01', 'market'] },
    { id: 'sold', at: 'sold', do: 'draw treasury', show: ['ship-S01', 'pile-treasury'] },
    // A card away for gold
    { id: 'gold', at: 'gold', do: 'card P15', free: true, show: ['card-P15'] },
    { id: 'discard', at: 'discard', do: 'gold', show: ['goods-0'] },
    { id: 'last', at: 'last', do: 'draw treasury', show: ['pile-treasury'] },
    { id: 'period', at: 'end', show: ['pile-king', 'cubes-0'] },
    { id: 'end', at: 'end', show: ['decrees-0', 'plot-B5', 'favors-0'] },
    { id: 'done', at: 'end' },
  ],
};

export default lesson;
