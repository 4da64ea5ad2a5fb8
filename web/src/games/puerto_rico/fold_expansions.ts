// What the events of the expansions do to a view; see fold.ts.
import { clear, draw, lift, move, play, put, settle, step, type Keeper } from './folding';
import type { Person } from './reading';
import { isGood, isTile, type Building, type Event, type Good, type Place, type Seat, type View } from './types';

const onPlace = (place: Event['place']): place is Place => place !== undefined && place !== 'san_juan';

/** Somebody joins a player, or leaves him; where he stands is another matter. */
function count(seat: Seat, person: Person, by: 1 | -1): void {
  if (person === 'noble') seat.nobles = (seat.nobles ?? 0) + by;
  else seat.colonists += by;
}

function wait(seat: Seat, person: Person, by: 1 | -1): void {
  if (person === 'noble') seat.san_juan_nobles = (seat.san_juan_nobles ?? 0) + by;
  else seat.san_juan += by;
}

/** The supply of a kind of people. */
function supply(view: View, person: Person, by: number): void {
  if (person === 'noble') view.nobles = (view.nobles ?? 0) + by;
  else view.colonists += by;
}

/** Those aboard. */
function aboard(view: View, person: Person, by: number): void {
  if (person === 'noble') view.noble_ship = (view.noble_ship ?? 0) + by;
  else view.colonist_ship += by;
}

function won(view: View, objective: keyof NonNullable<View['festival']>['winners'], seat: number): void {
  if (view.festival) view.festival.winners[objective] = seat;
}

/** One forest less or more; what lies under them is known. */
function plant(owner: Seat, tile: Good, by: 1 | -1): void {
  owner.forests = (owner.forests ?? 0) + by;
  const under = (owner.under_forests ??= {});
  under[tile] = (under[tile] ?? 0) + by;
  if (!under[tile]) delete under[tile];
}

export const EXPANSIONS: Record<string, Keeper> = {
  // The New Buildings
  draft: ({ decision }, { building }) => {
    const kind = building && decision.pool?.[building];
    if (kind) kind.state = 'chosen';
  },
  forest: (view, { seat = 0, tile }) => {
    const owner = view.seats[seat];
    if (!isGood(tile)) return;
    owner.free_island--;
    plant(owner, tile, 1);
  },
  no_forest: (view, { seat, tile }) => settle(view, seat, tile),
  library: (view, { seat = 0 }) => void Object.assign(view, { doubled: true, library_used: [...(view.library_used ?? []), seat] }),
  give_person: (view, { seat = 0, person = 'colonist', place }) => {
    const owner = view.seats[seat];
    count(owner, person, -1);
    supply(view, person, 1);
    if (!onPlace(place)) return wait(owner, person, -1);
    step(owner, place, person, -1);
    owner.empty_circles++;
  },
  give_good: (view, { seat = 0, good }) => good && move(view.seats[seat].goods, view.goods, good, 1),
  give_point: (view, { seat = 0 }) => {
    view.seats[seat].points--;
    view.points++;
  },
  aqueduct: (view, { seat = 0, good }) => good && move(view.goods, view.seats[seat].goods, good, 1),
  post: (view, { seat = 0, good }) => good && move(view.seats[seat].goods, view.goods, good, 1),
  small_wharf: (view, { seat = 0, good }) => {
    if (good) move(view.seats[seat].goods, view.goods, good, 1);
    view.small_wharf_used = [...new Set([...(view.small_wharf_used ?? []), seat])];
  },
  guest: (view, { seat = 0, person = 'colonist', place }) => {
    if (!onPlace(place)) return;
    step(view.seats[seat], 'guesthouse', person, -1);
    step(view.seats[seat], place, person, 1);
  },

  // The Nobles
  villa: (view, { seat = 0, person = 'noble' }) => {
    supply(view, person, -1);
    count(view.seats[seat], person, 1);
    wait(view.seats[seat], person, 1);
  },
  board: (view, { seat = 0, person = 'colonist' }) => {
    aboard(view, person, -1);
    count(view.seats[seat], person, 1);
    wait(view.seats[seat], person, 1);
  },
  lift_nobles: (view, { seat = 0, colonists = 0, nobles = 0 }) => lift(view.seats[seat], colonists, nobles),
  put_noble: (view, { seat = 0, place }) => {
    if (!onPlace(place)) return;
    const owner = view.seats[seat];
    put(owner, place, 'noble');
    owner.hand_nobles = (owner.hand_nobles ?? 0) - 1;
  },
  san_juan_nobles: (view, { seat = 0, colonists = 0, nobles = 0 }) =>
    void Object.assign(view.seats[seat], { hand: 0, san_juan: colonists, hand_nobles: 0, san_juan_nobles: nobles }),
  fill_ship_nobles: (view, { colonists = 0, nobles = 0 }) => {
    for (const [person, number] of [
      ['colonist', colonists],
      ['noble', nobles],
    ] as const) {
      aboard(view, person, number);
      supply(view, person, -number);
    }
  },
  discard: (view, { seat = 0, tile }) => discard(view, seat, tile),
  discard_forest: (view, { seat = 0, tile }) => {
    if (!isGood(tile)) return;
    plant(view.seats[seat], tile, -1);
    view.seats[seat].free_island++;
    view.discards++;
  },
  buy_tile: (view, { seat = 0, tile, open }) => {
    draw(view, tile);
    if (!open) settle(view, seat, tile);
  },
  sell_tile: (view, { seat = 0, tile }) => discard(view, seat, tile),
  supply: (view, { seat = 0, good }) => good && move(view.seats[seat].goods, view.goods, good, 1),

  // The buccaneer
  reward_card: (view, { seat = 0 }) => void (view.reward_card = seat),
  raid: (view, { seat = 0, ship: size, good, amount = 0, kept = 0 }) => {
    const ship = view.ships.find((each) => each.size === size);
    if (!ship || !good) return;
    Object.assign(ship, { good: null, barrels: 0 });
    view.seats[seat].goods[good] += kept;
    view.goods[good] += amount - kept;
  },
  plunder: (view) => {
    for (const good of view.trading_house) view.goods[good]++;
    view.trading_house = [];
  },
  poached: (view, { seat = 0, person = 'colonist', place }) => {
    if (!onPlace(place)) return;
    aboard(view, person, -1);
    count(view.seats[seat], person, 1);
    put(view.seats[seat], place, person);
  },
  expel: (view, { colonists = 0, nobles = 0 }) => {
    for (const [person, number] of [
      ['colonist', colonists],
      ['noble', nobles],
    ] as const) {
      if (!number) continue;
      aboard(view, person, -number);
      supply(view, person, number);
    }
  },
  capture: (view, { seat = 0, role }) => {
    const card = role && view.roles[role];
    if (!card) return;
    view.captured = { role, seat };
    card.doubloons = 0;
  },
  play_captured: (view, { seat = 0, role }) => role && play(view, role, seat),

  // The festival
  festival: (view, { tile, goods, building }) => announce(view, tile, goods as Good[], building!),
  festival_plantation: (view, { seat = 0, reward = 0 }) => {
    const tile = view.festival?.tile;
    if (!tile) return;
    won(view, 'plantation', seat);
    view.festival!.tile = null;
    view.face_down++;
    view.face_down_kinds[tile]++;
    view.colonists -= reward;
    view.seats[seat].colonists += reward;
    view.seats[seat].san_juan += reward;
  },
  festival_production: (view, { seat = 0 }) => {
    for (const good of view.festival?.goods ?? []) view.goods[good]++;
    won(view, 'production', seat);
    view.festival!.goods = [];
  },
  festival_building: (view, { seat = 0 }) => {
    const { building, copy } = view.festival!;
    const offer = building && view.market[building];
    if (offer && copy) offer.left++;
    won(view, 'building', seat);
    Object.assign(view.festival!, { building: null, copy: false });
  },
  put_reward: (view, { seat = 0, place }) => {
    if (!onPlace(place)) return;
    view.seats[seat].san_juan--;
    put(view.seats[seat], place);
  },
};

function discard(view: View, seat: number, tile: Event['tile']): void {
  if (!isTile(tile) || !isGood(tile)) return;
  clear(view.seats[seat], tile);
  view.discards++;
}

/** What marks the objectives is missing from pile, supply and market; nobody has come near them yet. */
function announce(view: View, tile: Event['tile'], goods: Good[], building: Building): void {
  if (!isGood(tile)) return;
  draw(view, tile);
  for (const good of goods) view.goods[good]--;
  const nobody = { plantation: null, production: null, building: null };
  const none = view.seats.map(() => 0);
  const reach = { plantation: none, production: none, building: view.seats.map(() => null) };
  view.festival = { tile, goods, building, copy: false, winners: nobody, reach };
}
