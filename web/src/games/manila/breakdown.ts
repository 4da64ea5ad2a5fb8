// Fortunes taken apart, best first.
import { REDEMPTION } from './printed';
import { fortune } from './series';
import { WARES, type View, type Ware } from './types';

export interface Fortune {
  seat: number;
  rank: number;
  cash: number;
  shares: { ware: Ware; count: number; worth: number }[];
  pledges: number;
  fortune: number;
}

export function breakdown(view: View): Fortune[] {
  const fortunes = view.seats.map((known, seat) => known.fortune ?? fortune(view, seat));
  const players = view.seats.map(({ cash, pledged, bought, dealt }, seat): Fortune => {
    const shares = WARES.map((ware) => {
      const count = bought[ware] + (dealt?.[ware] ?? 0);
      return { ware, count, worth: count * view.wares[ware].price };
    });
    const rank = 1 + fortunes.filter((other) => other > fortunes[seat]).length;
    return { seat, rank, cash, shares, pledges: -REDEMPTION * pledged || 0, fortune: fortunes[seat] };
  });
  return players.sort((one, other) => one.rank - other.rank);
}
