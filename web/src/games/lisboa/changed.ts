// What lies otherwise on the table after some events: the pieces by their data-id, each with the player whose doing it was.
import type { Event } from './types';

export const changed = (events: Event[]): [id: string, seat: number | null][] =>
  events.flatMap((event) => pieces(event).map((id): [string, number | null] => [id, event.seat ?? null]));

function pieces({ kind, plot, space, place, ship, pile, good, act, noble, architect, office, decrees }: Event): string[] {
  switch (kind) {
    case 'store':
      return [`plot-${plot}`];
    case 'open':
    case 'building_opens':
      return [`space-${space}`];
    case 'clear':
      return [place === 'pile' ? 'rubble' : String(place).replace('.', '-')];
    case 'sell':
    case 'sail':
      return [`ship-${ship}`];
    case 'price':
      return [`price-${good}`];
    case 'draw':
      return [`pile-${pile}`];
    case 'act':
    case 'trade':
      return [`act-${act}`];
    case 'decrees':
      return (decrees as string[]).map((decree) => `decree-${decree}`);
    case 'favor':
      return [`favors-of-${noble}`];
    case 'official':
      return [`office-${noble}`];
    case 'send':
      return [office === 'plaza' ? 'plaza' : `office-${office}`];
    case 'plan':
      return [`architect-${architect}`];
    case 'cardinal':
      return ['church'];
    default:
      return [];
  }
}
