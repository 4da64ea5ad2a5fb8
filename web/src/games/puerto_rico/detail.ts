// What a reader wants to know before he chooses: what a card does, what a building costs and why, what a load brings.
import type { Voice } from '../../lib/voice';
import { told } from './forecasts';
import { PRINTED } from './printed';
import { price } from './reading';
import { isBuilding, isGood, isTile, type Building, type Good, type Odds, type Role, type View } from './types';

export interface Line {
  label: string;
  value: string;
}

export interface Detail {
  title: string;
  points: number | null;
  circles: number;
  about: string;
  lines: Line[];
  /** The sum of the lines. */
  total: { label: string; value: number; kind: 'coin' | 'vp' } | null;
  note: string;
  rule: string | null;
}

const blank = (title: string, about: string): Detail => ({
  title,
  points: null,
  circles: 0,
  about,
  lines: [],
  total: null,
  note: '',
  rule: null,
});
const minus = (amount: number) => `−${amount}`;
/** +1.5, −2.0, as the odds tell them. */
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

/** The details of a move or a thing, as one seat sees them. */
export function detail(about: string, view: View, own: number, t: Voice, odds: Odds | null = null): Detail | null {
  const [verb, subject, more] = about.split(' ');
  if (verb === 'pick') return ofRole(subject as Role, view, t, odds);
  if (isBuilding(subject)) return ofBuilding(subject, view, own, t);
  if ((verb === 'take' || verb === 'place') && isTile(subject)) return ofTile(subject, t);
  if (verb === 'pile') return ofPile(view, t);
  if (verb === 'sell' && isGood(subject)) return ofSale(subject, view, t);
  if (verb === 'load' && isGood(more)) return ofLoad(about, more, view, t);
  if (verb === 'wharf' && isGood(subject)) return ofLoad(about, subject, view, t);
  return null;
}

function ofRole(role: Role, view: View, t: Voice, odds: Odds | null): Detail {
  const found = blank(t.label(`role-${role}`), t.say(`role-${role}-about`));
  found.rule = role.startsWith('prospector') ? 'puerto_rico.prospector.doubloon' : `puerto_rico.${role}`;
  const card = view.roles[role];
  if (card?.doubloons) found.lines.push({ label: t.say('tip-card'), value: `+${card.doubloons}` });
  if (card && card.taken !== null) found.note = t.say('tip-taken', { seat: card.taken });
  const forecast = view.foresight.forecasts?.[role];
  if (forecast) found.lines.push(...told(role, forecast, view, t));
  const worth = odds?.roles?.[role]?.worth;
  if (worth !== undefined) found.lines.push({ label: t.say('worth-about'), value: signed(worth) });
  return found;
}

function ofBuilding(building: Building, view: View, own: number, t: Voice): Detail {
  const found = blank(t.label(`building-${building}`), t.say(`building-${building}-about`));
  found.points = PRINTED[building].points;
  found.circles = PRINTED[building].circles;
  found.rule = PRINTED[building].good ? 'puerto_rico.buildings.production' : `puerto_rico.buildings.${building}`;
  const seat = view.seats[own];
  if (building in seat.city) {
    found.note = t.say(seat.city[building] ? 'tip-works' : 'tip-idle');
    return found;
  }
  const left = view.market[building]?.left ?? 0;
  if (!left) return { ...found, note: t.say('market-gone') };
  const { cost, quarries, builder, pays } = price(view, own, building);
  found.lines.push({ label: t.say('tip-printed'), value: String(cost) });
  if (quarries) found.lines.push({ label: t.say('tip-quarries', { count: quarries }), value: minus(quarries) });
  if (builder) found.lines.push({ label: t.say('tip-builder'), value: minus(builder) });
  found.total = { label: t.say('tip-pays'), value: pays, kind: 'coin' };
  found.note = pays > seat.doubloons ? t.say('tip-dear', { count: pays - seat.doubloons }) : t.say('tip-colonist');
  return found;
}

function ofTile(tile: string, t: Voice): Detail {
  const found = blank(
    t.label(`place-${tile}`),
    t.say(tile === 'quarry' ? 'tip-quarry' : tile === 'corn' ? 'tip-corn' : 'tip-plantation', { good: tile }),
  );
  found.rule = tile === 'quarry' ? 'puerto_rico.builder.quarries' : 'puerto_rico.craftsman.production';
  return found;
}

function ofPile(view: View, t: Voice): Detail {
  const found = blank(t.say('tip-pile'), t.say('tip-pile-about'));
  found.rule = 'puerto_rico.open.everything';
  for (const [good, count] of Object.entries(view.face_down_kinds))
    found.lines.push({ label: t.label(`tile-${good}`), value: String(count) });
  return found;
}

function ofSale(good: Good, view: View, t: Voice): Detail | null {
  const parts = view.foresight.sales?.[good];
  if (!parts) return null;
  const found = blank(t.say('tip-sell', { name: t.say(`good-${good}`) }), '');
  const { price: plain, trader, markets } = parts;
  found.lines.push({ label: t.say('tip-price'), value: String(plain) });
  if (trader) found.lines.push({ label: t.say('tip-trader'), value: `+${trader}` });
  if (markets) found.lines.push({ label: t.say('tip-markets'), value: `+${markets}` });
  found.total = { label: t.say('tip-receives'), value: plain + trader + markets, kind: 'coin' };
  found.rule = 'puerto_rico.trader.price';
  if (view.trading_house.includes(good)) found.note = t.say('tip-same-kind');
  return found;
}

function ofLoad(move: string, good: Good, view: View, t: Voice): Detail | null {
  const load = view.decision.loads?.[move];
  if (!load) return null;
  const found = blank(t.say('load-what', { count: load.amount, name: t.say(`good-${good}`) }), '');
  found.lines.push({ label: t.say('tip-barrels'), value: `+${load.amount}` });
  if (load.points > load.amount) found.lines.push({ label: t.say('tip-extra'), value: `+${load.points - load.amount}` });
  found.total = { label: t.say('tip-points'), value: load.points, kind: 'vp' };
  found.rule = 'puerto_rico.captain.points';
  const [, size] = move.split(' ');
  const ship = view.ships.find((each) => String(each.size) === size);
  if (ship && ship.barrels + load.amount === ship.size) found.note = t.say('tip-fills');
  return found;
}
