// What has happened since the reader last decided something.
import type { GameEvent } from '../lib/voice';
import { tellerOf } from './story';

/** All that was told since a seat's last move, but for what it did itself by that move. */
export function since(told: readonly GameEvent[], seat: number): GameEvent[] {
  const last = told.findLastIndex(({ mover }) => mover === seat);
  const ply = last < 0 ? 0 : Number(told[last].ply); // before the first move there is only the setting up
  return told.slice(last + 1).filter((event) => Number(event.ply) > ply || (last >= 0 && tellerOf(event) !== seat));
}
