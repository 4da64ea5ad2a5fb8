// What a reader wants to know before he chooses: price, pay, chance, worth. For tooltips and for the prompt on a phone.
import type { Voice } from '../../lib/voice';
import { BERTH_PAY, PREMIUM, PROFIT } from './printed';
import { berthOf } from './reading';
import { isWare, type Area, type Odds, type View, type Ware } from './types';
import { costOf, loanOf, percent, takenIn } from './words';

export interface Line {
  label: string;
  value: string;
  /** Too much for the strip on a phone. */
  more?: boolean;
  about?: string;
  /** It costs more than it seems. */
  alarm?: boolean;
}

export interface Detail {
  title: string;
  ware: Ware | null;
  lines: Line[];
  about: string;
  /** Chances to earn, as parts of a bar. */
  bar: { kind: 'good' | 'thirteen' | 'bad'; label: string; chance: number }[];
  value: number | null;
}

const pesos = (t: Voice, amount: number): string => t.say('tip-pesos', { amount: Math.round(amount * 10) / 10 });

export function detail(move: string, view: View, odds: Odds | null, t: Voice): Detail | null {
  const [verb, subject] = move.split(' ');
  if (verb === 'place') return ofSpace(subject as Area, view, odds, t);
  if (verb === 'board' && isWare(subject)) return ofBoarding(subject, view, odds, t);
  if (verb === 'buy' && isWare(subject)) return ofShare(subject, view, t);
  if (verb === 'load' && isWare(subject)) return ofLoad(subject, view, t);
  return null;
}

function ofSpace(area: Area, view: View, odds: Odds | null, t: Voice): Detail | null {
  const name = t.label(`space-${area}`);
  const taken = takenIn(view, area);
  const worth = odds?.spaces[area];
  const blank: Detail = { title: name, ware: null, lines: [], about: '', bar: [], value: worth?.value ?? null };
  if (!isWare(area) && view.open[area] === undefined) {
    const owners = area === 'pirates' ? view.pirates : [view.spaces[area] ?? -1];
    return { ...blank, value: null, about: t.say('tip-taken', { seats: owners }) };
  }
  const cost: Line = { label: t.say('tip-cost'), value: pesos(t, costOf(view, area)) };
  const loan = borrowed(`place ${area}`, view, t);
  const chance = worth?.chance ?? null;
  if (isWare(area)) return ofPunt(area, view, odds, t, { ...blank, ware: area, lines: [cost, ...loan] });
  if (area === 'pirates') {
    const about = t.say('tip-pirates', { captain: taken === 0 });
    const bar = twoWays(chance, t, 'tip-on-thirteen', 'tip-elsewhere');
    return { ...blank, lines: [cost, ...loan, ...prey(odds, t)], about, bar };
  }
  if (area === 'insurance') {
    const lines = [{ label: t.say('tip-premium'), value: pesos(t, PREMIUM) }];
    return { ...blank, lines, about: t.say('tip-insurance'), bar: twoWays(chance, t, 'tip-no-wreck', 'tip-wrecks') };
  }
  if (area === 'pilot.small' || area === 'pilot.large') {
    return { ...blank, lines: [cost, ...loan], about: t.say(area === 'pilot.small' ? 'tip-pilot-small' : 'tip-pilot-large') };
  }
  const place = area.startsWith('port') ? 'port' : 'shipyard';
  const pays: Line = { label: t.say('tip-pays'), value: pesos(t, BERTH_PAY[berthOf(area)]) };
  return {
    ...blank,
    lines: [cost, ...loan, pays],
    about: t.say(`tip-${place}`, { number: berthOf(area) + 1 }),
    bar: twoWays(chance, t, 'tip-paid', 'tip-unpaid'),
  };
}

/** What the price makes the reader pledge. */
function borrowed(move: string, view: View, t: Voice): Line[] {
  const loan = loanOf(view, move);
  return loan ? [{ label: t.say('tip-loan'), value: t.say('tip-loan-value', { ...loan }), alarm: true }] : [];
}

/** What pirates wait for: punts on 13, to board after the second roll and to plunder after the third. */
function prey(odds: Odds | null, t: Voice): Line[] {
  if (!odds?.on_13) return [];
  const { second_any, third } = odds.on_13;
  const count = Math.round(third * 100) / 100;
  const last: Line = { label: t.say('tip-third-roll'), value: t.say('tip-punts', { count }), more: true };
  return second_any === null ? [last] : [{ label: t.say('tip-second-roll'), value: percent(second_any), more: true }, last];
}

function ofPunt(ware: Ware, view: View, odds: Odds | null, t: Voice, blank: Detail): Detail {
  const punt = view.punts[ware];
  const aboard = punt?.aboard.length ?? 0;
  if (view.open[ware] === undefined) {
    const about = punt && punt.where === 'sea' ? t.say('tip-full') : t.say(`tip-${punt?.where ?? 'ashore'}-closed`);
    return { ...blank, lines: [], about, bar: [], value: null };
  }
  const title = t.say('tip-seat', { name: blank.title, number: aboard + 1 });
  const share = PROFIT[ware] / (aboard + 1);
  const pays: Line = { label: t.say('tip-pays-port'), value: pesos(t, share) };
  const about = t.say('tip-shared', { profit: PROFIT[ware], count: aboard + 1 });
  const second = odds?.on_13?.second?.[ware];
  const boarded = second ? [{ label: t.say('tip-second-roll'), value: percent(second), more: true }] : [];
  return { ...blank, title, lines: [...blank.lines, pays, ...boarded], about, bar: arrival(odds, ware, t) };
}

function ofBoarding(ware: Ware, view: View, odds: Odds | null, t: Voice): Detail {
  const aboard = (view.punts[ware]?.aboard.length ?? 0) + 1;
  return {
    title: t.say('tip-board', { name: t.label(`space-${ware}`) }),
    ware,
    lines: [
      { label: t.say('tip-cost'), value: pesos(t, 0) },
      { label: t.say('tip-pays-port'), value: pesos(t, PROFIT[ware] / aboard) },
    ],
    about: t.say('tip-shared', { profit: PROFIT[ware], count: aboard }),
    bar: arrival(odds, ware, t),
    value: null,
  };
}

function ofShare(ware: Ware, view: View, t: Voice): Detail {
  const { price, share_price, supply } = view.wares[ware];
  return {
    title: t.say('tip-share', { name: t.label(`ware-${ware}`) }),
    ware,
    lines: [
      { label: t.say('tip-price'), value: pesos(t, share_price) },
      ...borrowed(`buy ${ware}`, view, t),
      { label: t.say('tip-worth'), value: pesos(t, price) },
      { label: t.say('tip-supply'), value: t.say('tip-shares', { count: supply }) },
    ],
    about: t.say('tip-share-about'),
    bar: [],
    value: null,
  };
}

function ofLoad(ware: Ware, view: View, t: Voice): Detail {
  return {
    title: t.label(`space-${ware}`),
    ware,
    lines: [
      { label: t.say('tip-profit'), value: pesos(t, PROFIT[ware]) },
      { label: t.say('tip-worth'), value: pesos(t, view.wares[ware].price) },
    ],
    about: t.say('tip-load-about'),
    bar: [],
    value: null,
  };
}

function arrival(odds: Odds | null, ware: Ware, t: Voice): Detail['bar'] {
  const chances = odds?.arrival[ware];
  if (!chances) return [];
  return [
    { kind: 'good', label: t.say('tip-in-port'), chance: chances.port },
    { kind: 'thirteen', label: t.say('tip-thirteen'), chance: chances.thirteen },
    { kind: 'bad', label: t.say('tip-short'), chance: chances.short },
  ];
}

function twoWays(chance: number | null, t: Voice, good: string, bad: string): Detail['bar'] {
  if (chance === null) return [];
  return [
    { kind: 'good', label: t.say(good), chance },
    { kind: 'bad', label: t.say(bad), chance: 1 - chance },
  ];
}
