// The mayor's placing, tried out in the browser: what a draft of `put PLACE` moves comes to, what "fill" and "as before" would
// put, and how a colonist is taken back. The engine places by itself what can only go to one kind of place.
import { put } from './fold';
import { PRINTED } from './printed';
import { circlesOf, colonistsOn, freeCircles, placesOf } from './reading';
import { GOODS, isBuilding, type Building, type Good, type Place, type Seat } from './types';

/** Colonists by kind of place. */
export type Posts = Partial<Record<Place, number>>;

export const placed = (moves: readonly string[]): Place[] =>
  moves.filter((move) => move.startsWith('put ')).map((move) => move.slice(4) as Place);
export const moves = (places: readonly Place[]): string[] => places.map((place) => `put ${place}`);

/** Where a player's colonists stand. */
export const postsOf = (seat: Seat): Posts => Object.fromEntries(placesOf(seat).map((place) => [place, colonistsOn(seat, place)]));

const openPlaces = (seat: Seat): Place[] => placesOf(seat).filter((place) => freeCircles(seat, place) > 0);

/** A player's board after a draft: each choice, and after it what follows without a choice. */
export function after(start: Seat, draft: readonly Place[]): Seat {
  const seat = structuredClone(start);
  for (const place of draft) {
    if (seat.hand === 0) break;
    move(seat, place);
    follow(seat);
  }
  return seat;
}

function move(seat: Seat, place: Place): void {
  if (freeCircles(seat, place) <= 0) return;
  put(seat, place);
  seat.hand--;
}

function follow(seat: Seat): void {
  for (let open = openPlaces(seat); seat.hand > 0 && open.length < 2; open = openPlaces(seat)) {
    if (open.length === 1) move(seat, open[0]);
    else Object.assign(seat, { san_juan: seat.hand, hand: 0 });
  }
}

/** Choices that lead to the wanted posts, as far as the hand reaches; those that the engine would play itself left out. */
function choices(start: Seat, draft: readonly Place[], wanted: (seat: Seat) => Place | null): Place[] {
  const found = [...draft];
  for (let seat = after(start, found); seat.hand > 0; seat = after(start, found)) {
    const next = wanted(seat);
    if (!next) break;
    found.push(next);
  }
  return found;
}

/** The posts of before, as far as circles and colonists reach. */
export function asBefore(start: Seat, before: Posts): Place[] {
  return choices(
    start,
    [],
    (seat) => placesOf(seat).find((place) => freeCircles(seat, place) > 0 && colonistsOn(seat, place) < (before[place] ?? 0)) ?? null,
  );
}

/** Fills the circles that are left, the most useful ones first. */
export function fill(start: Seat, draft: readonly Place[]): Place[] {
  return choices(start, draft, (seat) => {
    const open = openPlaces(seat);
    return open.reduce<Place | null>((best, place) => (best === null || worth(seat, place) > worth(seat, best) ? place : best), null);
  });
}

/** What one more colonist is good for, roughly in doubloons: goods that he makes possible, then buildings, then the rest. */
function worth(seat: Seat, place: Place): number {
  if (isBuilding(place) && !PRINTED[place].good) return VIOLET[place] ?? (PRINTED[place].points === 4 ? 6 : 2);
  if (place === 'quarry') return 2.4;
  const good = isBuilding(place) ? PRINTED[place].good! : (place as Good);
  const value = 1.4 + GOODS.indexOf(good) * 0.6;
  if (good === 'corn') return value;
  const fields = seat.island[good];
  const mills = (Object.keys(seat.city) as Building[]).filter((id) => PRINTED[id].good === good);
  const workers = mills.reduce((sum, id) => sum + colonistsOn(seat, id), 0);
  const room = mills.reduce((sum, id) => sum + circlesOf(seat, id), 0);
  const farmers = fields?.colonists ?? 0;
  const [own, other, otherRoom] = isBuilding(place) ? [workers, farmers, fields?.tiles ?? 0] : [farmers, workers, room];
  if (own < other) return value * 1.6; // makes a good at once
  if (own < otherRoom) return seat.hand > 1 ? value : 0.4; // half of a pair
  return 0.1;
}

const VIOLET: Partial<Record<Building, number>> = {
  small_market: 2.2,
  large_market: 3,
  factory: 3.4,
  harbor: 3.6,
  wharf: 3.6,
  office: 1.6,
  hacienda: 1.4,
  hospice: 1.2,
  construction_hut: 1,
  university: 1.2,
  small_warehouse: 1.5,
  large_warehouse: 1.8,
};

/** A draft without one colonist of a kind of place; what the engine placed there goes with the last choice. */
export function without(draft: readonly Place[], place: Place): Place[] {
  const at = draft.lastIndexOf(place);
  return at < 0 ? draft.slice(0, -1) : draft.filter((_, index) => index !== at);
}
