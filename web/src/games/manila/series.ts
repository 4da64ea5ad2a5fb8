// How the fortunes went: one point a voyage. Dealt shares never change, so those laid open at the end count all along.
import { REDEMPTION } from './printed';
import { WARES, type View } from './types';

export interface Series {
  label: string; // of the texts
  values: number[][]; // by seat
  voyages: number[];
}

export function series(views: readonly View[]): Series {
  const last = views.at(-1);
  if (!last) return { label: 'series-fortune', values: [], voyages: [] };
  // A voyage's settlement shows in the first view of the next one
  const points = views.filter((view, at) => at === views.length - 1 || view.voyage !== views[at - 1]?.voyage);
  const values = last.seats.map((_, seat) => points.map((view) => fortune(view, seat, last)));
  return { label: 'series-fortune', values, voyages: points.map(({ voyage }) => voyage) };
}

/** Cash and shares at the market's price, less what pledges will cost; hidden shares count nothing. */
export function fortune(view: View, seat: number, last: View = view): number {
  const { cash, pledged, bought } = view.seats[seat];
  const dealt = last.seats[seat].dealt;
  const shares = WARES.reduce((sum, ware) => sum + view.wares[ware].price * (bought[ware] + (dealt?.[ware] ?? 0)), 0);
  return cash + shares - REDEMPTION * pledged;
}
