// What the pieces are called, for the eye (prices) and for screen readers (labels).
import type { Voice } from '../../lib/voice';
import { chooser, type Chart } from './chart.svelte';
import { LAIR, PREMIUM, printedCost } from './printed';
import { isWare, type Area, type Loan, type View, type Ware } from './types';

/** +6.5, −2, 0 */
export function signed(value: number): string {
  const text = String(Math.abs(Math.round(value * 10) / 10));
  return text === '0' ? '0' : (value < 0 ? '−' : '+') + text;
}

export { percent } from '../../lib/words.svelte';

/** How many figures an area holds. */
export function takenIn(view: View, area: Area): number {
  if (isWare(area)) return view.punts[area]?.aboard.length ?? 0;
  if (area === 'pirates') return view.pirates.length;
  return view.spaces[area] === null ? 0 : 1;
}

/** What it costs to place there now: whoever decides, or anybody. */
export const costOf = (view: View, area: Area): number =>
  view.decision.costs?.[area] ?? view.open[area] ?? printedCost(area, takenIn(view, area));

/** The loan that a move needs, if it needs one. */
export const loanOf = ({ decision }: View, move: string): Loan | undefined => {
  const loan = decision.loans?.[move];
  return loan?.pledges ? loan : undefined;
};

/** What an area is worth by the odds layer, while accomplices are placed. */
export const worth = ({ view, odds }: Chart, area: Area): number | undefined =>
  view.decision.kind === 'placement' ? odds?.spaces[area]?.value : undefined;

/** The price on a disc. */
export function spacePrice({ view }: Chart, area: Area): string {
  return area === 'insurance' ? signed(PREMIUM) : String(costOf(view, area));
}

export function spaceLabel(chart: Chart, area: Exclude<Area, Ware | 'pirates'>): string {
  const { view, t } = chart;
  const name = t.label(`space-${area}`);
  const owner = view.spaces[area];
  if (owner !== null) return t.say('aria-taken', { name, seat: owner });
  if (chart.chosen.includes(`place ${area}`)) return t.say('aria-chosen', { name, seat: chooser(chart) });
  return withLoan(chart, `place ${area}`, t.say('aria-space', { name, area, cost: costOf(view, area) }));
}

function withLoan({ view, t }: Chart, move: string, label: string): string {
  const loan = loanOf(view, move);
  return loan ? t.say('aria-loan', { label, ...loan }) : label;
}

export function piratesLabel(chart: Chart): string {
  const { view, t } = chart;
  if (view.decision.kind === 'boarding') return t.say('aria-stay');
  const name = t.label('space-pirates');
  if (view.pirates.length === 2) return t.say('aria-pirates-full', { name, seats: view.pirates });
  if (view.pirates.length === 1) return t.say('aria-pirates-one', { name, seat: view.pirates[0], cost: costOf(view, 'pirates') });
  return t.say('aria-space', { name, area: 'pirates', cost: costOf(view, 'pirates') });
}

export function puntLabel(chart: Chart, ware: Ware): string {
  const { view, t } = chart;
  const punt = view.punts[ware];
  const name = t.label(`space-${ware}`);
  if (!punt) return name;
  const place = t.say(`aria-punt-${punt.where}`, {
    number: punt.space ?? 0,
    berth: 'ABC'[(punt.where === 'port' ? view.port : view.shipyard).indexOf(ware)] ?? '',
  });
  const aboard = punt.aboard.length ? t.say('aria-aboard', { seats: punt.aboard }) : t.say('aria-nobody');
  const cost = view.open[ware];
  if (view.decision.kind === 'boarding' && punt.space === LAIR) return t.say('aria-punt-board', { name, place, aboard });
  if (punt.where === 'sea' && cost !== undefined) {
    return withLoan(chart, `place ${ware}`, t.say('aria-punt-open', { name, place, aboard, cost: costOf(view, ware) }));
  }
  return t.say('aria-punt', { name, place, aboard });
}

export function pileLabel(chart: Chart, ware: Ware): string {
  const { view, t } = chart;
  const { price, supply, share_price } = view.wares[ware];
  return withLoan(chart, `buy ${ware}`, t.say('aria-pile', { name: t.label(`ware-${ware}`), price, supply, cost: share_price }));
}

export function marketLabel({ view, t }: Chart, ware: Ware): string {
  return t.say('aria-market', { name: t.label(`ware-${ware}`), price: view.wares[ware].price });
}

/** A player's name where it stands alone: the listener is "You". */
export const called = (t: Voice, seat: number): string =>
  seat < 0 ? t.say('cash-box') : seat === t.seat ? t.say('called-you') : t.name(seat);
