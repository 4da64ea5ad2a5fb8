// What the server tells, as events in a row: each knows its ply, and the first of a move how that move is written and whose it is.
import type { GameEvent } from './voice';
import type { Told } from './wire/socket';

export const eventsOf = (told: readonly Told[]): GameEvent[] =>
  told.flatMap(({ ply, seat, notation, events }) =>
    events.map((event, at) => ({ ...(event as GameEvent), ply, ...(at === 0 && notation !== null && { notation, mover: seat }) })),
  );

/** A story goes on. What was taken back is told no more; that it was, once. */
export function goOn(story: readonly GameEvent[], events: readonly GameEvent[]): GameEvent[] {
  let told = [...story];
  for (const event of events) {
    if (event.kind === 'undone') told = told.filter((each) => holds(each, Number(event.ply)));
    told.push(event);
  }
  return told;
}

/** Whether a line is still true when the game has gone back to a ply. */
const holds = ({ kind, ply }: GameEvent, to: number): boolean => Number(ply) < to || (ply === to && kind !== 'undone');
