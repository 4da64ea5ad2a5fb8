// What a reader wants to know before he chooses: what a card does, what a building costs and why, what a load brings.
import type { Voice } from '../../lib/voice';
import { told } from './forecasts';
import { FESTIVAL, PRINTED } from './printed';
import { noblesOn, price } from './reading';
import { isBuilding, isGood, isTile, type Building, type Good, type Objective, type Odds, type Role, type Seat, type View } from './types';

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
  if (verb === 'capture') return ofCapture(subject as Role, view, t);
  if (verb === 'festival') return ofFestival(subject as Objective, view, t);
  if (isBuilding(subject)) return ofBuilding(subject, view, own, t);
  if ((verb === 'take' || verb === 'place') && isTile(subject)) return ofTile(subject, t);
  if (verb === 'pile') return ofPile(view, t);
  if (verb === 'sell' && isGood(subject)) return ofSale(subject, view, t);
  if (verb === 'load' && isGood(more)) return ofLoad(about, more, view, t);
  if (verb === 'wharf' && isGood(subject)) return ofLoad(about, subject, view, t);
  if (verb === 'post' && isGood(subject)) return ofPost(subject, view, t);
  if (verb === 'raid') return ofRaid(Number(subject), Number(more), view, t);
  if (DEEDS.has(verb)) return ofDeed(verb, view, t);
  return null;
}

function ofRole(role: Role, view: View, t: Voice, odds: Odds | null): Detail {
  const found = blank(t.label(`role-${role}`), t.say(`role-${role}-about`));
  if (view.captured?.role === role) found.note = t.say('tip-captured', { seat: view.captured.seat });
  if (role === 'buccaneer' && view.reward_card != null && !found.note) found.note = t.say('tip-reward-card', { seat: view.reward_card });
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
  const choosable = view.decision.pool?.[building];
  if (choosable) return { ...found, note: t.say(`draft-${choosable.state}`, { cost: choosable.cost }) };
  if (building in seat.city) return { ...found, note: atWork(seat, building, t) };
  const left = view.market[building]?.left ?? 0;
  if (!left) return { ...found, note: t.say('market-gone') };
  const { cost, quarries, builder, forests, zoning, pays } = price(view, own, building);
  found.lines.push({ label: t.say('tip-printed'), value: String(cost) });
  if (quarries) found.lines.push({ label: t.say('tip-quarries', { count: quarries }), value: minus(quarries) });
  if (builder) found.lines.push({ label: t.say('tip-builder'), value: minus(builder) });
  if (forests) found.lines.push({ label: t.say('tip-forests'), value: minus(forests) });
  if (zoning) found.lines.push({ label: t.label('building-zoning_office'), value: minus(zoning) });
  found.total = { label: t.say('tip-pays'), value: pays, kind: 'coin' };
  const missing = pays - seat.doubloons;
  const { kind, seat: builds, things = 0 } = view.decision;
  if (missing <= 0) found.note = PRINTED[building].circles ? t.say('tip-colonist') : '';
  else if (kind === 'builder' && builds === own && missing <= things) found.note = t.say('tip-black-market', { count: missing });
  else found.note = t.say('tip-dear', { count: missing });
  return found;
}

/** Whether a building works; in four of them it matters who stands there. */
function atWork(seat: Seat, building: Building, t: Voice): string {
  if (!PRINTED[building].circles) return '';
  const noble = noblesOn(seat, building) > 0;
  if (!noble && !seat.city[building]) return t.say('tip-idle');
  const by = `works-${building}-${noble ? 'noble' : 'colonist'}`;
  return t.has(by) ? t.say(by) : t.say('tip-works');
}

function ofCapture(role: Role, view: View, t: Voice): Detail {
  const found = blank(t.say('tip-capture', { role }), t.say('tip-capture-about', { count: view.decision.ransom ?? 0 }));
  found.rule = 'puerto_rico.buccaneer.capture';
  const doubloons = view.roles[role]?.doubloons ?? 0;
  if (doubloons) found.lines.push({ label: t.say('tip-card'), value: `+${doubloons}` });
  return found;
}

function ofRaid(size: number, kept: number, view: View, t: Voice): Detail | null {
  const ship = view.ships.find((each) => each.size === size);
  if (!ship?.good) return null;
  const name = t.say(`good-${ship.good}`);
  const found = blank(t.say('tip-raid', { size }), t.say('tip-raid-about', { kept, name, back: ship.barrels - kept }));
  found.rule = 'puerto_rico.buccaneer.raid';
  return found;
}

const DEEDS = new Set(['plunder', 'poach']);

function ofDeed(verb: string, view: View, t: Voice): Detail {
  const { plunder = 0, poach = 0, surplus = 0 } = view.decision;
  const found = blank(t.say(`choice-${verb}`), t.say(`tip-${verb}`, { plunder, poach, surplus }));
  found.rule = `puerto_rico.buccaneer.${verb}`;
  return found;
}

function ofPost(good: Good, view: View, t: Voice): Detail | null {
  const gain = view.decision.post_prices?.[good];
  if (gain === undefined) return null;
  const found = blank(t.say('tip-post', { name: t.say(`good-${good}`) }), t.say('building-trading_post-about'));
  found.total = { label: t.say('tip-receives'), value: gain, kind: 'coin' };
  found.rule = 'puerto_rico.buildings.trading_post';
  return found;
}

/** An objective, and who may reach it. */
function ofFestival(objective: Objective, view: View, t: Voice): Detail | null {
  const festival = view.festival;
  if (!festival) return null;
  const { tile, goods, building, winners, reach } = festival;
  const facts = { ...FESTIVAL, tile, goods, building };
  const found = blank(t.say(`festival-${objective}`), '');
  found.rule = `puerto_rico.festival.${objective}`;
  const winner = winners[objective];
  if (winner != null) return { ...found, note: t.say('festival-won', { seat: winner }) };
  found.about = t.say(`festival-${objective}-about`, facts);
  found.lines = view.seats.map((_, seat) => {
    const count = reach[objective][seat];
    return { label: t.say('tells-seat', { seat }), value: count === null ? '–' : t.say(`reach-${objective}`, { count, ...FESTIVAL }) };
  });
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
