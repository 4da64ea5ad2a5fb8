// What events do to the table, piece by piece: people, tiles, barrels, cards.
import { PRINTED } from './printed';
import { freeCircles, type Person } from './reading';
import { isBuilding, isGood, isTile, type Building, type Event, type Good, type Place, type Role, type Seat, type View } from './types';

/** What an event does to a view. */
export type Keeper = (view: View, event: Event) => unknown;

export function begin(view: View, round: number, governor: number): void {
  Object.assign(view, { round, governor, role: null, picker: null, order: [] });
  if (view.library_used) view.library_used = [];
  for (const card of Object.values(view.roles)) card.taken = null;
}

/** A role is played, picked or captured. */
export function play(view: View, role: Role, seat: number): void {
  const card = view.roles[role];
  if (!card) return;
  card.taken = seat;
  view.role = role;
  view.picker = seat;
  view.order = view.seats.map((_, at) => (seat + at) % view.players);
  if (view.captured?.role === role) view.captured = null;
}

export function move(from: Record<Good, number>, to: Record<Good, number>, good: Good, amount: number): void {
  from[good] -= amount;
  to[good] += amount;
}

/** A tile leaves the face-down pile. */
export function draw(view: View, tile: Event['tile']): void {
  view.face_down--;
  if (isGood(tile)) view.face_down_kinds[tile]--;
}

/** A tile comes to an island. */
export function settle(view: View, seat = 0, tile?: Event['tile']): void {
  if (!isTile(tile)) return;
  const owner = view.seats[seat];
  (owner.island[tile] ??= { tiles: 0, colonists: 0 }).tiles++;
  owner.free_island--;
  owner.empty_circles++;
}

/** A plantation leaves an island; who has no circle any more goes to San Juan. */
export function clear(owner: Seat, tile: Good): void {
  const lot = owner.island[tile];
  if (!lot) return;
  lot.tiles--;
  owner.free_island++;
  if (freeCircles(owner, tile) >= 0) owner.empty_circles--;
  else if (lot.colonists > 0) {
    lot.colonists--;
    owner.san_juan++;
  } else {
    step(owner, tile, 'noble', -1);
    owner.san_juan_nobles = (owner.san_juan_nobles ?? 0) + 1;
  }
  if (!lot.tiles) delete owner.island[tile];
}

/** A colonist comes from the supply, or from the ship. */
export function bring(view: View, seat: number, source: Event['source']): void {
  if (source === 'ship') view.colonist_ship--;
  else view.colonists--;
  view.seats[seat].colonists++;
}

/** One more or less of a kind of people on a kind of place, whatever circles there are. */
export function step(seat: Seat, place: Place, person: Person, by: 1 | -1): void {
  if (person === 'noble') {
    const at = (seat.nobles_at ??= {});
    at[place] = (at[place] ?? 0) + by;
    if (!at[place]) delete at[place];
  } else if (isBuilding(place)) seat.city[place] = (seat.city[place] ?? 0) + by;
  else seat.island[place]!.colonists += by;
}

/** Somebody more on a kind of place, if a circle of it is free. */
export function put(seat: Seat, place: Place, person: Person = 'colonist'): void {
  if (freeCircles(seat, place) <= 0) return;
  step(seat, place, person, 1);
  seat.empty_circles--;
}

/** All people of a player into his hand. */
export function lift(seat: Seat, colonists: number, nobles = 0): void {
  let circles = 0;
  for (const lot of Object.values(seat.island)) {
    lot.colonists = 0;
    circles += lot.tiles;
  }
  for (const building of Object.keys(seat.city) as Building[]) {
    seat.city[building] = 0;
    circles += PRINTED[building].circles;
  }
  Object.assign(seat, { hand: colonists, san_juan: 0, empty_circles: circles });
  if (seat.nobles_at) Object.assign(seat, { hand_nobles: nobles, san_juan_nobles: 0, nobles_at: {} });
}
