// How goods come about: each from its plantation to its barrel, and what the chain lacks.
import type { Voice } from '../../lib/voice';
import { GOODS, type Chain, type Chains, type Good } from './types';

/** In the order of the goods. */
export const linked = (chains: Chains): [Good, Chain][] =>
  GOODS.flatMap((good): [Good, Chain][] => (chains[good] ? [[good, chains[good]]] : []));

/** What a chain lacks, in words; '' when nothing can be said. */
export const lacks = (good: Good, { made, missing }: Chain, t: Voice): string =>
  missing ? t.say(made ? `lacks-more-${missing}` : `lacks-${missing}`, { good, name: t.say(`good-${good}`) }) : '';
