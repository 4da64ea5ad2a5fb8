// How goods come about: each from its plantation to its barrel, and what the chain lacks.
import type { Voice } from '../../lib/voice';
import { PRINTED } from './printed';
import { BUILDINGS, GOODS, type Chain, type Chains, type Good, type Missing, type Seat, type View } from './types';

/** The chains of a player who places colonists, as a draft would leave them: what any placing makes, the server has told. */
export function drafted({ foresight: { yields }, goods }: View, seat: Seat): Chains {
  const found: Chains = {};
  for (const good of GOODS) {
    const table = yields?.[good];
    if (!table) continue;
    const farmers = seat.island[good]?.colonists ?? 0;
    const workers = BUILDINGS.filter((id) => PRINTED[id].good === good).reduce((sum, id) => sum + (seat.city[id] ?? 0), 0);
    const [made, missing] = table[farmers][workers] as [number, Missing];
    found[good] = {
      tiles: table.length - 1,
      farmers,
      room: table[0].length - 1,
      workers,
      made,
      got: Math.min(made, goods[good]),
      missing,
    };
  }
  return found;
}

/** In the order of the goods. */
export const linked = (chains: Chains): [Good, Chain][] =>
  GOODS.flatMap((good): [Good, Chain][] => (chains[good] ? [[good, chains[good]]] : []));

/** What a chain lacks, in words; '' when nothing can be said. */
export const lacks = (good: Good, { made, missing }: Chain, t: Voice): string =>
  missing ? t.say(made ? `lacks-more-${missing}` : `lacks-${missing}`, { good, name: t.say(`good-${good}`) }) : '';
