// The auction as its panel shows it.
import type { Loan, View } from './types';

export interface Bidder {
  seat: number;
  state: 'passed' | 'leads' | 'speaks' | 'waits';
  /** All that he could pay: everybody can work it out. */
  limit: number;
}

export function bidders(view: View): Bidder[] {
  const { auction, seats } = view;
  return seats.map((_, seat) => ({
    seat,
    limit: auction?.limits[seat] ?? 0,
    state: auction?.passed[seat] ? 'passed' : auction?.leader === seat ? 'leads' : view.to_play === seat ? 'speaks' : 'waits',
  }));
}

/** What a bid would make the bidder pledge. */
export const loanFor = (bid: number, { decision }: View): Loan | undefined => decision.pledging?.findLast((step) => step.bid <= bid);

export interface BidRange {
  least: number;
  most: number;
}

/** The bids that are legal. */
export function bidRange(legal: ReadonlySet<string>): BidRange | null {
  let least = Infinity;
  let most = 0;
  for (const move of legal) {
    if (!move.startsWith('bid ')) continue;
    const amount = Number(move.slice(4));
    least = Math.min(least, amount);
    most = Math.max(most, amount);
  }
  return most ? { least, most } : null;
}

/** The few that are worth a button: the least, and rounder ones above it. */
export function quickBids({ least, most }: BidRange, cash: number): number[] {
  const round = Math.ceil((least + 3) / 5) * 5;
  const bids = [least, least + 1, round, round + 5, cash];
  return [...new Set(bids)].filter((bid) => bid >= least && bid <= most).sort((one, other) => one - other);
}
