// What lies otherwise on the board after some events: the pieces by their data-id, each with the player whose doing it was.
import { isWare, type Event } from './types';

export function changed(events: Event[]): [id: string, seat: number | null][] {
  const home = events.findLastIndex(({ kind }) => kind === 'return'); // since then nobody stands anywhere, and no punt is out
  return events.flatMap((event, at) => pieces(event, at < home).map((id): [string, number | null] => [id, event.seat ?? null]));
}

function pieces({ kind, ware, space, seat }: Event, before: boolean): string[] {
  if (kind === 'price') return [`market-${ware}`];
  if (kind === 'buy') return [`pile-${ware}`];
  if (before) return [];
  if (kind === 'place') return [isWare(space) ? `aboard-${space}-${seat}` : `space-${space}`];
  if (kind === 'board' || kind === 'evict') return [`aboard-${ware}-${seat}`];
  if (kind === 'move' || kind === 'arrive' || kind === 'wreck' || kind === 'load') return [`punt-${ware}`];
  return [];
}
