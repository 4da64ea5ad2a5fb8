// The board in words, line by line: for screen readers, and for whoever would rather read than look.
import type { Voice } from '../../lib/voice';
import { CITY, ISLAND, PRINTED } from './printed';
import { spacesUsed, tilesOf } from './reading';
import { GOODS, TILES, type Building, type Role, type View } from './types';

export function describe(view: View, t: Voice): string[] {
  return [
    view.decision.kind === 'over' ? t.say('see-over') : t.say('see-round', { number: view.round, seat: view.governor }),
    ...view.ending.map((reason) => t.say(`see-ending-${reason}`)),
    ...roles(view, t),
    t.say('see-colonists', { ship: view.colonist_ship, supply: view.colonists, next: view.next_ship }),
    ...view.ships.map(({ size, good, barrels }) =>
      good ? t.say('see-ship', { size, barrels, name: t.say(`good-${good}`) }) : t.say('see-ship-empty', { size }),
    ),
    view.trading_house.length ? t.say('see-house', { goods: view.trading_house }) : t.say('see-house-empty'),
    t.say('see-plantations', { tiles: view.plantations, count: view.plantations.length, quarries: view.quarries, down: view.face_down }),
    t.say('see-supply', { list: counted(view.goods, t), points: view.points }),
    t.say('see-market', { list: market(view, t) }),
    ...view.seats.flatMap((_, seat) => player(view, seat, t)),
  ];
}

const joined = (parts: string[], t: Voice) => (parts.length ? parts.join(t.say('see-comma')) : t.say('see-nothing'));
const counted = (goods: Record<string, number>, t: Voice) =>
  joined(
    GOODS.filter((good) => goods[good]).map((good) => t.say('see-count', { count: goods[good], name: t.say(`good-${good}`) })),
    t,
  );

function roles(view: View, t: Voice): string[] {
  const cards = Object.entries(view.roles) as [Role, { doubloons: number; taken: number | null }][];
  const free = cards.filter(([, { taken }]) => taken === null);
  const lines = cards
    .filter(([, { taken }]) => taken !== null)
    .map(([role, { taken }]) => t.say('see-role-taken', { name: t.label(`role-${role}`), seat: taken, now: role === view.role }));
  if (!free.length) return lines;
  const list = free.map(([role, { doubloons }]) => t.say('see-role-free', { name: t.say(`role-${role}`), doubloons }));
  return [...lines, t.say('see-roles', { list: list.join(t.say('see-comma')) })];
}

function market(view: View, t: Voice): string {
  const offers = Object.entries(view.market) as [Building, { left: number; cost: number }][];
  return joined(
    offers
      .filter(([, { left }]) => left > 0)
      .map(([building, { left, cost }]) => t.say('see-offer', { name: t.say(`building-${building}`), cost, left })),
    t,
  );
}

function player(view: View, seat: number, t: Voice): string[] {
  const { doubloons, points, goods, island, city, san_juan, colonists } = view.seats[seat];
  const tiles = TILES.filter((tile) => island[tile]?.tiles).map((tile) =>
    t.say('see-tiles', { count: island[tile]!.tiles, name: t.say(`tile-${tile}`), colonists: island[tile]!.colonists }),
  );
  const buildings = (Object.entries(city) as [Building, number][]).map(([building, count]) =>
    t.say('see-building', { name: t.say(`building-${building}`), colonists: count, circles: PRINTED[building].circles }),
  );
  return [
    t.say('see-player', { seat, doubloons, points, list: counted(goods, t), colonists, idle: san_juan }),
    t.say('see-island', { seat, list: joined(tiles, t), count: tilesOf(view.seats[seat]), spaces: ISLAND }),
    t.say('see-city', { seat, list: joined(buildings, t), count: spacesUsed(view.seats[seat]), spaces: CITY }),
  ];
}
