// Which act a decision belongs to, and the moves by which an act is taken: in a visit, or for a good in trade.
import { asks, type Table } from '../board.svelte';
import { pick } from '../pick.svelte';
import { nobleOf } from '../ids';
import { TAKES } from '../numbers';
import { GOODS, type Act, type Good, type Kind } from '../types';

const ACT_OF: Partial<Record<Kind, Act>> = {
  favor: 'favor',
  cardinal: 'cardinal',
  clergy: 'cardinal',
  building: 'building',
  showing: 'building',
  sending: 'building',
  ship: 'ship',
  ship_goods: 'ship',
  production: 'produce',
  decree: 'decree',
  marker: 'decree',
  recruiting: 'recruit',
  plan: 'plan',
  store: 'store',
  cube: 'store',
  house: 'store',
};

/** The act that is being carried out. */
export const actNow = ({ view }: Table): Act | undefined => ACT_OF[view.decision.kind];

/** Whether it was chosen earlier in the draft. */
export const wasChosen = ({ chosen }: Table, act: Act): boolean =>
  chosen.some((move) => move === `act ${act}` || (move.startsWith('trade ') && move.endsWith(` ${act}`)));

/** The good that would be given for an act now: the one that was taken up, else rather the noble's own than gold. */
export function paidWith(table: Table, act: Act): Good | undefined {
  if (!asks(table, 'business', 'trading')) return undefined;
  const goods = GOODS.filter((good) => table.legal.has(`trade ${good} ${act}`) && (pick.good === null || pick.good === good));
  return goods.find((good) => good === TAKES[nobleOf(act)]) ?? goods[0];
}
