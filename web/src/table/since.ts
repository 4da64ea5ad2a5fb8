// What has happened since the reader last decided something.
import type { GameEvent } from '../lib/voice';
import { tellerOf } from './story';

/** All that was told since a seat's last move, but for what it did itself by that move. */
export function since(told: readonly GameEvent[], seat: number): GameEvent[] {
  const last = told.findLastIndex(({ mover }) => mover === seat);
  const ply = last < 0 ? 0 : Number(told[last].ply); // before the first move there is only the setting up
  return told.slice(last + 1).filter((event) => Number(event.ply) > ply || (last >= 0 && tellerOf(event) !== seat));
}

/** The ply at which a seat's last turn began, all its moves in a row; null before its first one. */
export function lastTurn(told: readonly GameEvent[], seat: number): number | null {
  const moves = told.filter(({ mover }) => typeof mover === 'number');
  const last = moves.findLastIndex(({ mover }) => mover === seat);
  const before = moves.slice(0, last + 1).findLastIndex(({ mover }) => mover !== seat);
  return last < 0 ? null : Number(moves[before + 1].ply);
}
