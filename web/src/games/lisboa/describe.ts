// The board in words, line by line: for screen readers, and for whoever would rather read than look.
import type { Voice } from '../../lib/voice';
import { oneByOne } from './ids';
import { HOUSES } from './numbers';
import {
  ARCHITECTS,
  CUBES,
  GOODS,
  GROUPS,
  NOBLES,
  PILES,
  type Cubes,
  type Good,
  type Officials,
  type Seat,
  type Side,
  type View,
} from './types';

export function describe(view: View, t: Voice): string[] {
  return [
    ...course(view, t),
    t.say('say-treasury', { reis: view.treasury.reis, influence: view.treasury.influence }),
    t.say('say-prices', {
      list: joined(
        GOODS.map((good) => t.say('say-price', { good, price: view.prices[good] })),
        t,
      ),
    }),
    ...PILES.map((pile) => t.say('say-pile', { pile, card: view.display[pile].top, count: view.display[pile].cards })),
    ...NOBLES.map((noble) => t.say('say-office', { noble, list: officials(view.offices[noble], view, t), favors: view.favors[noble] })),
    t.say('say-plaza', { list: officials(view.plaza, view, t) }),
    ...harbour(view, t),
    ...church(view, t),
    t.say('say-decrees', { decrees: view.decrees.shown }),
    ...ARCHITECTS.map((architect) =>
      t.say('say-architect', {
        architect,
        plan: view.plans[architect].top,
        plans: view.plans[architect].plans,
        building: view.architects[architect].current,
      }),
    ),
    ...city(view, t),
    ...view.seats.flatMap((seat, at) => player(seat, at, t)),
    ...(view.rival ? [t.say('say-rival', { wigs: view.rival.wigs }), ...board(view.rival, t)] : []),
  ];
}

const joined = (parts: string[], t: Voice) => (parts.length ? parts.join(t.say('say-comma')) : t.say('say-nothing'));
const counted = (table: Record<string, number>, ids: readonly string[], name: string, t: Voice) =>
  joined(
    ids.filter((id) => table[id]).map((id) => t.say('say-count', { count: table[id], name: t.say(`${name}-${id}`) })),
    t,
  );
const cubes = (found: Cubes, t: Voice) => counted(found as unknown as Record<string, number>, CUBES, 'cube', t);

function course(view: View, t: Voice): string[] {
  if (view.decision.kind === 'over') return [t.say('say-over')];
  const now = t.say('say-turn', { round: view.round, period: view.period, whose: owner(view.turn, view, t) });
  return view.last_round ? [now, t.say('say-last-round', { round: view.last_round })] : [now];
}

/** Whose something is; the Rival comes after the players. */
const owner = (seat: number, view: View, t: Voice) => (seat >= view.players ? t.say('rival-name') : t.say('say-seat', { seat }));

function officials({ seats, dummies = 0 }: Officials, view: View, t: Voice): string {
  const named = seats.flatMap((count, seat) => (count ? [t.say('say-officials', { count, name: owner(seat, view, t) })] : []));
  return joined(dummies ? [...named, t.say('say-neutral', { count: dummies })] : named, t);
}

function harbour(view: View, t: Voice): string[] {
  const [next] = view.shipyard;
  return [
    next ? t.say('say-shipyard', { ship: next, count: view.shipyard.length }) : t.say('say-shipyard-empty'),
    ...Object.entries(view.ships).map(([ship, { owner: seat, at_sea, hold, aboard }]) =>
      t.say(at_sea ? 'say-ship-at-sea' : 'say-ship', { seat, ship, hold, list: counted({ ...aboard }, GOODS, 'good', t) }),
    ),
  ];
}

function church({ church: { cardinal, lies, track } }: View, t: Voice): string[] {
  const tiles = track.flatMap((tile, at) => (tile && tile !== 'face_down' ? [t.say('say-clergy-at', { place: at + 1, tile })] : []));
  return [
    t.say('say-cardinal', { space: cardinal + 1, lies }),
    ...(tiles.length ? [t.say('say-clergy-open', { list: joined(tiles, t) })] : []),
  ];
}

function city(view: View, t: Voice): string[] {
  const { streets, scoring, rows, columns, stores, spaces, pile } = view.city;
  const opened = Object.entries(spaces).filter(([, { building }]) => building);
  const free = Object.entries(spaces).filter(([, { building }]) => !building);
  return [
    t.say('say-streets', {
      list: joined(
        streets.map((street: Good, at) => t.say('say-street', { street, wigs: scoring[at] })),
        t,
      ),
    }),
    ...Object.entries(rows).map(([row, found]) => t.say('say-row', { row, list: cubes(found, t) })),
    ...columns.map((found, at) => t.say('say-column', { column: at + 1, list: cubes(found, t) })),
    ...Object.entries(stores).map(([plot, { owner: seat, trade, related }]) =>
      t.say('say-store', { plot, good: trade, related, name: owner(seat, view, t) }),
    ),
    ...opened.map(([space, { building, opener, officials }]) =>
      t.say('say-building', { space, building, officials, name: owner(opener!, view, t) }),
    ),
    t.say('say-spaces', {
      list: joined(
        free.map(([space, found]) => t.say('say-space', { space, list: cubes(found.cubes, t) })),
        t,
      ),
    }),
    t.say('say-rubble', { list: cubes(pile, t) }),
  ];
}

function player(mine: Seat, seat: number, t: Voice): string[] {
  const plans = oneByOne(mine.plans);
  return [
    t.say('say-player', { seat, wigs: mine.wigs, reis: mine.reis, influence: mine.influence, drawing: mine.drawing }),
    t.say('say-goods', { list: counted({ ...mine.goods }, GOODS, 'good', t), storage: mine.storage }),
    t.say('say-portfolio', { cards: [...mine.top, ...mine.bottom], count: mine.top.length + mine.bottom.length, limit: mine.limit }),
    ...board(mine, t),
    ...(mine.clergy.length ? [t.say('say-clergy', { tiles: mine.clergy })] : []),
    ...(mine.favors.length ? [t.say('say-favors', { nobles: mine.favors })] : []),
    ...(plans.length ? [t.say('say-plans', { plans })] : []),
    mine.hand
      ? t.say('say-hand', { cards: mine.hand, count: mine.hand.length })
      : t.say('say-hand-count', { count: mine.cards, cards: mine.open_cards, open: mine.open_cards.length }),
  ];
}

/** What the Rival has too. */
function board(side: Side, t: Voice): string[] {
  const left = GROUPS.map((group) => HOUSES[group] - side.houses[group]);
  return [
    t.say('say-cubes', { list: cubes(side.cubes, t), sets: side.sets }),
    t.say('say-houses', { left: left[0], middle: left[1], right: left[2] }),
    t.say('say-staff', { board: side.officials.board, buildings: side.officials.buildings }),
    ...(side.decrees.length ? [t.say('say-owned-decrees', { decrees: side.decrees })] : []),
  ];
}
