// The board in words, line by line: for screen readers, and for whoever would rather read than look.
import type { Voice } from '../../lib/voice';
import { CITY, ISLAND, PRINTED } from './printed';
import { noblesOn, peopleOn, spacesUsed, tilesOf } from './reading';
import { GOODS, OBJECTIVES, TILES, type Objective, type Building, type Role, type Tile, type View } from './types';

export function describe(view: View, t: Voice): string[] {
  return [
    view.decision.kind === 'over' ? t.say('see-over') : t.say('see-round', { number: view.round, seat: view.governor }),
    ...view.ending.map((reason) => t.say(`see-ending-${reason}`)),
    ...roles(view, t),
    ...cards(view, t),
    t.say('see-colonists', { ship: view.colonist_ship, supply: view.colonists, next: view.next_ship }),
    ...(view.nobles === undefined ? [] : [t.say('see-nobles', { ship: view.noble_ship, supply: view.nobles })]),
    ...view.ships.map(({ size, good, barrels }) =>
      good ? t.say('see-ship', { size, barrels, name: t.say(`good-${good}`) }) : t.say('see-ship-empty', { size }),
    ),
    view.trading_house.length ? t.say('see-house', { goods: view.trading_house }) : t.say('see-house-empty'),
    t.say('see-plantations', { tiles: view.plantations, count: view.plantations.length, quarries: view.quarries, down: view.face_down }),
    t.say('see-supply', { list: counted(view.goods, t), points: view.points }),
    t.say('see-market', { list: market(view, t) }),
    ...festival(view, t),
    ...draft(view, t),
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

/** The reward card, and a captured role. */
function cards({ reward_card, captured }: View, t: Voice): string[] {
  return [
    ...(reward_card != null ? [t.say('see-reward-card', { seat: reward_card })] : []),
    ...(captured ? [t.say('see-captured', { seat: captured.seat, name: t.label(`role-${captured.role}`) })] : []),
  ];
}

/** The objectives that are open, and how near everybody is. */
function festival({ festival: found, seats }: View, t: Voice): string[] {
  if (!found) return [];
  const facts: Record<Objective, object | null> = {
    plantation: found.tile && { name: t.say(`tile-${found.tile}`) },
    production: found.goods.length ? { goods: found.goods } : null,
    building: found.building && { name: t.say(`building-${found.building}`) },
  };
  return OBJECTIVES.flatMap((objective) => {
    const winner = found.winners[objective];
    if (winner != null) return [t.say(`see-festival-won`, { seat: winner, objective })];
    const known = facts[objective];
    if (!known) return [];
    const near = seats.map((_, seat) => {
      const count = found.reach[objective][seat];
      return count === null ? t.say('see-reach-never', { seat }) : t.say(`see-reach-${objective}`, { seat, count });
    });
    return [t.say(`see-festival-${objective}`, { ...known, list: near.join(t.say('see-comma')) })];
  });
}

/** Among what a game's buildings are chosen. */
function draft({ decision: { pool } }: View, t: Voice): string[] {
  if (!pool) return [];
  const kinds = Object.entries(pool) as [Building, { cost: number; state: string }][];
  const list = kinds
    .filter(([, { state }]) => state === 'open')
    .map(([id, { cost }]) => t.say('see-draft-kind', { name: t.say(`building-${id}`), cost }));
  return [t.say('see-draft', { list: joined(list, t) })];
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
  const own = view.seats[seat];
  const { doubloons, points, goods, island, city, san_juan, colonists, forests, nobles, san_juan_nobles } = own;
  const among = (place: Tile | Building, text: string) => {
    const count = noblesOn(own, place);
    return count ? t.say('see-noble-there', { text, count }) : text;
  };
  const tiles = TILES.filter((tile) => island[tile]?.tiles).map((tile) =>
    among(tile, t.say('see-tiles', { count: island[tile]!.tiles, name: t.say(`tile-${tile}`), colonists: peopleOn(own, tile) })),
  );
  if (forests) tiles.push(t.say('see-count', { count: forests, name: t.say('tile-forest') }));
  const buildings = (Object.keys(city) as Building[]).map((building) => {
    const text = t.say('see-building', {
      name: t.say(`building-${building}`),
      colonists: peopleOn(own, building),
      circles: PRINTED[building].circles,
    });
    return among(building, text);
  });
  return [
    t.say('see-player', { seat, doubloons, points, list: counted(goods, t), colonists, idle: san_juan }),
    ...(nobles ? [t.say('see-player-nobles', { seat, nobles, idle: san_juan_nobles })] : []),
    t.say('see-island', { seat, list: joined(tiles, t), count: tilesOf(view.seats[seat]), spaces: ISLAND }),
    t.say('see-city', { seat, list: joined(buildings, t), count: spacesUsed(view.seats[seat]), spaces: CITY }),
  ];
}
