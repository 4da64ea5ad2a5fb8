// The mayor's placing, as the table tries it out. What a draft of placements comes to, where the rest would be most useful and
// what follows by itself, the server says; here stands where everybody stood before, and what is taken back.
import { put } from './folding';
import { circlesOf, colonistsOn, noblesOn, placesOf, type Person } from './reading';
import type { Place, Seat, View } from './types';

const VERBS: Record<Person, string> = { colonist: 'put', noble: 'put_noble' };

export const placement = (person: Person, place: Place): string => `${VERBS[person]} ${place}`;
export const isPlacement = (move: string): boolean => move.startsWith('put ') || move.startsWith('put_noble ');
export const placed = (moves: readonly string[]): string[] => moves.filter(isPlacement);

/** Who is put where by a move. */
export function named(move: string): [Person, Place] {
  const [verb, place] = move.split(' ');
  return [verb === VERBS.noble ? 'noble' : 'colonist', place as Place];
}

/** Where a player's people stand, as the moves that would put them there. */
export const postsOf = (seat: Seat): string[] =>
  placesOf(seat).flatMap((place) => [
    ...Array<string>(noblesOn(seat, place)).fill(placement('noble', place)),
    ...Array<string>(colonistsOn(seat, place)).fill(placement('colonist', place)),
  ]);

/** The posts of before, as far as there are circles and people for them. */
export function asBefore(start: Seat, before: readonly string[]): string[] {
  const left = { colonist: start.hand, noble: start.hand_nobles ?? 0 };
  const full = new Map<Place, number>();
  return before.filter((move) => {
    const [person, place] = named(move);
    const used = full.get(place) ?? 0;
    if (!left[person] || used >= circlesOf(start, place)) return false;
    left[person]--;
    full.set(place, used + 1);
    return true;
  });
}

/** A player's board after a draft whose last choice ends the placing: the view still shows what was before it. */
export function ended(seat: Seat, last: string, follow: readonly string[]): Seat {
  const after = structuredClone(seat);
  for (const move of [last, ...follow]) {
    const [person, place] = named(move);
    put(after, place, person);
    if (person === 'noble') after.hand_nobles = (after.hand_nobles ?? 0) - 1;
    else after.hand--;
  }
  after.san_juan += after.hand;
  after.hand = 0;
  if (after.hand_nobles) Object.assign(after, { san_juan_nobles: (after.san_juan_nobles ?? 0) + after.hand_nobles, hand_nobles: 0 });
  return after;
}

/** A draft without one of the moves; who was placed there by the game goes with the last choice. */
export function without(draft: readonly string[], move: string): string[] {
  const at = draft.lastIndexOf(move);
  return at < 0 ? draft.slice(0, -1) : draft.filter((_, index) => index !== at);
}

/** What ends the placing that a view asks for, if this move does. */
export const endOf = ({ foresight }: View, move: string | undefined) => (move ? foresight.ends?.[move] : undefined);
