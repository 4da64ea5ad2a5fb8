// What lies otherwise on the table after some events: the pieces by their data-id, each with the player whose doing it was.
import { isBuilding, type Event } from './types';

export function changed(events: Event[]): [id: string, seat: number | null][] {
  const round = events.findLastIndex(({ kind }) => kind === 'governor'); // the role cards lie open again
  const sold = events.findLastIndex(({ kind }) => kind === 'empty_house');
  return events.flatMap((event, at) => {
    if ((event.kind === 'pick' && at < round) || (event.kind === 'sell' && at < sold)) return [];
    return pieces(event).map((id): [string, number | null] => [id, event.seat ?? null]);
  });
}

function pieces({ kind, seat, role, building, ship, place }: Event): string[] {
  switch (kind) {
    case 'pick':
      return [`role-${role}`];
    case 'take':
    case 'draw':
      return [`island-${seat}`];
    case 'put':
      return [isBuilding(place) ? `city-${seat}` : `island-${seat}`];
    case 'build':
      return [`city-${seat}-${building}`];
    case 'harvest':
    case 'extra_good':
    case 'spoil':
      return [`goods-${seat}`];
    case 'sell':
    case 'empty_house':
      return ['trading-house'];
    case 'load':
    case 'unload':
      return [`ship-${ship}`];
    default:
      return [];
  }
}
