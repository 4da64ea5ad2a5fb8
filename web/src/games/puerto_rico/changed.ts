// What lies otherwise on the table after some events: the pieces by their data-id, each with the player whose doing it was.
import { isBuilding, type Event } from './types';

export function changed(events: Event[]): [id: string, seat: number | null][] {
  const round = events.findLastIndex(({ kind }) => kind === 'governor'); // the role cards lie open again
  const sold = events.findLastIndex(({ kind }) => kind === 'empty_house' || kind === 'plunder');
  return events.flatMap((event, at) => {
    if ((event.kind === 'pick' && at < round) || (event.kind === 'sell' && at < sold)) return [];
    return pieces(event).map((id): [string, number | null] => [id, event.seat ?? null]);
  });
}

function pieces({ kind, seat, role, building, ship, place }: Event): string[] {
  switch (kind) {
    case 'pick':
    case 'capture':
    case 'play_captured':
      return [`role-${role}`];
    case 'draft':
      return [`draft-${building}`];
    case 'take':
    case 'draw':
    case 'forest':
    case 'discard':
    case 'discard_forest':
    case 'buy_tile':
    case 'sell_tile':
      return [`island-${seat}`];
    case 'put':
    case 'put_noble':
    case 'put_reward':
    case 'poached':
    case 'guest':
      return [isBuilding(place) ? `city-${seat}` : `island-${seat}`];
    case 'build':
      return [`city-${seat}-${building}`];
    case 'harvest':
    case 'extra_good':
    case 'post':
    case 'supply':
    case 'small_wharf_sails':
    case 'spoil':
      return [`goods-${seat}`];
    case 'sell':
    case 'empty_house':
    case 'plunder':
      return ['trading-house'];
    case 'load':
    case 'unload':
      return [`ship-${ship}`];
    case 'raid':
      return [`ship-${ship}`, `goods-${seat}`];
    case 'expel':
      return ['colonist-ship'];
    case 'festival_plantation':
    case 'festival_production':
    case 'festival_building':
      return ['festival'];
    default:
      return [];
  }
}
