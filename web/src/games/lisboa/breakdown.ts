// The final scores taken apart by source, the best side first; in a solo game the Rival is a side too.
import { GOODS, type Event, type View } from './types';

/** What wigs were won for before the final scoring: the reasons that the engine gives. */
export const DURING = [
  'store',
  'building',
  'ship',
  'clergy',
  'clergy_benefit',
  'sets',
  'reward',
  'overflow',
  'rival',
  'visit',
  'penalty',
] as const;
/** What the final scoring adds. */
export const FINAL = ['sets', 'ships', 'stores', 'officials', 'favors', 'money', 'decrees'] as const;

export type During = (typeof DURING)[number];
export type Final = (typeof FINAL)[number];

export interface Score {
  seat: number; // the Rival's is the one after the players'
  rank: number;
  won: number; // before the final scoring
  during: Partial<Record<During, number>>;
  final: Partial<Record<Final, number>>;
  total: number;
  reis: number; // the first tie-break, and goods the second
  goods: number;
}

/** How many sides there are: the players, and the Rival of a solo game. */
export const sides = (view: View): number => view.players + (view.rival ? 1 : 0);

/** Wigs won and lost in the course of the game, by side and reason. */
export function won(events: readonly Event[], count: number): Partial<Record<During, number>>[] {
  const found = Array.from({ length: count }, (): Partial<Record<During, number>> => ({}));
  for (const { kind, seat = -1, amount = 0, reason } of events) {
    if (kind !== 'wigs' && kind !== 'lose_wigs') continue;
    const source = reason as During;
    found[seat][source] = (found[seat][source] ?? 0) + (kind === 'wigs' ? amount : -amount);
  }
  return found;
}

/** All sides of a game that is over. Without its events the wigs of the course of the game stay in one sum. */
export function breakdown(view: View, events: readonly Event[] = []): Score[] {
  const during = won(events, sides(view));
  const scores = (view.totals ?? []).map((total, seat): Score => {
    const own = view.seats[seat];
    return {
      seat,
      rank: view.ranks?.[seat] ?? 0,
      won: (own ?? view.rival).wigs,
      during: during[seat],
      final: view.final?.[seat] ?? {},
      total,
      reis: own?.reis ?? 0,
      goods: GOODS.reduce((sum, good) => sum + (own?.goods[good] ?? 0), 0),
    };
  });
  return scores.sort((one, other) => one.rank - other.rank);
}

/** The sources of the course of the game that anybody had wigs from. */
export const sourcesWon = (scores: readonly Pick<Score, 'during'>[]) =>
  DURING.filter((source) => scores.some(({ during }) => during[source]));
