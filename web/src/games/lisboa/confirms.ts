// What Confirm does with a turn that was put together: the deed that it leads to, with its price.
import type { Chosen } from '../../lib/game';
import type { Voice } from '../../lib/voice';
import type { Values, View } from './types';

type Said = [text: string, facts: Record<string, unknown>];
type Step = Chosen<View>;

const verbOf = ({ move }: Step): string => move.split(' ')[0];
const word = ({ move }: Step, at = 1): string => move.split(' ')[at];

/** A turn of several choices, by the most telling of them; one choice is named as it is. */
export function confirms(steps: Step[], view: View, t: Voice): string | undefined {
  if (steps.length < 2) return undefined;
  const said = deed(steps, view, t.values as Values);
  return said && t.say(`confirm-turn-${said[0]}`, said[1]);
}

function deed(steps: Step[], view: View, values: Values): Said | undefined {
  const last = (verb: string): Step | undefined => steps.findLast((step) => verbOf(step) === verb);
  const store = last('store');
  if (store) return ['store', { plot: word(store), price: landPrice(steps, store, view) }];
  const space = last('open');
  if (space) return ['open', { space: word(space) }];
  const sales = steps.filter((step) => verbOf(step) === 'sell');
  if (sales.length) {
    const reis = sales.reduce((sum, { move, view: at }) => sum + (at.decision.sales?.[move] ?? 0), 0);
    return ['sell', { count: sales.length, reis }];
  }
  const court = last('court');
  if (court) {
    const { card, cost = 0 } = court.view.decision;
    const kind = values.cards[card!].kind;
    return kind === 'treasury' ? ['event', { price: cost }] : ['visit', { noble: kind, cost }];
  }
  const act = last('trade') ?? last('act');
  if (act) return ['act', { act: word(act, verbOf(act) === 'trade' ? 2 : 1) }];
  return last('gold') ? ['gold', {}] : undefined;
}

/** The land's price, less the cube that was taken. */
function landPrice(steps: Step[], store: Step, view: View): number {
  const cube = steps.find((step) => verbOf(step) === 'cube' && step.view.decision.plot === word(store));
  const price = view.decision.plot === word(store) ? view.decision.price : undefined;
  if (price !== undefined && view.decision.kind !== 'cube') return price;
  const land = store.view.forecast?.land[word(store)];
  if (!land) return price ?? 0;
  return cube ? land.price - (cube.view.forecast?.saves?.[word(cube) as never] ?? 0) : land.least;
}
