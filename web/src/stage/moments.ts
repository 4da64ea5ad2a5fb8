// What is shown at once: an event, and those that only say what it brings. One moment is one sentence.
import type { GameModule } from '../lib/game';
import type { GameEvent } from '../lib/voice';

export function momentsOf(events: readonly GameEvent[], { joins }: Pick<GameModule, 'joins'>): GameEvent[][] {
  const moments: GameEvent[][] = [];
  for (const event of events) {
    const moment = moments.at(-1);
    if (moment && (changeFor(moment[0], event) || joins?.(event, moment[0], moment))) moment.push(event);
    else moments.push([event]);
  }
  return moments;
}

/** Whether what comes next only goes on with what some events tell. */
export function goesOn(events: readonly GameEvent[], next: readonly GameEvent[], game: Pick<GameModule, 'joins'>): boolean {
  const last = momentsOf(events, game).at(-1);
  return !last || !next.length || momentsOf([...last, next[0]], game).length === 1;
}

/** Money between the bank and the player of whom an event speaks. */
export function changeFor({ kind, seat }: GameEvent, { kind: paying, payer, payee, amount }: GameEvent): number {
  if (paying !== 'pay' || kind === 'pay' || typeof seat !== 'number' || typeof amount !== 'number') return 0;
  if (payer === seat && payee === -1) return -amount;
  if (payee === seat && payer === -1) return amount;
  return 0;
}
