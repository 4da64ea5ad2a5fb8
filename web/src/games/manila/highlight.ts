// Which pieces on the page a line of the log speaks of, by their data-id.
import { isWare, type Event } from './types';

export function highlight(event: Event): string[] {
  const ids = new Set<string>();
  const { kind, ware, wares, space, seat, seats, payer, payee, berth, pilot } = event;
  if (kind === 'roll') ids.add('dice');
  if (kind === 'price') ids.add(`market-${ware}`);
  if (kind === 'buy') ids.add(`pile-${ware}`);
  if (kind === 'arrive') ids.add(`berth-port.${berth}`);
  if (kind === 'wreck') ids.add(`berth-shipyard.${berth}`);
  if (kind === 'plunder' || kind === 'stay' || kind === 'captain' || kind === 'board') ids.add('space-pirates');
  if (pilot) ids.add(`space-pilot.${pilot as string}`);
  if (kind !== 'price' && kind !== 'buy') for (const each of [ware, ...(wares ?? [])]) if (each) ids.add(`punt-${each}`);
  if (typeof space === 'string') ids.add(isWare(space) ? `punt-${space}` : `space-${space}`);
  for (const each of [seat, payer, payee, ...(seats ?? [])]) {
    if (each !== undefined) ids.add(each < 0 ? 'bank' : `purse-${each}`);
  }
  return [...ids];
}
