// What is printed on cards and tiles, put into signs and a few words. Pieces take the values and the voice of the table that
// they lie on; elsewhere they are given by hand.
import type { Voice } from '../../../lib/voice';
import { CUBES, GOODS, NOBLES, type ClergyTile, type Cube, type Effect, type Good, type Noble, type Values } from '../types';

export interface Printed {
  values: Values;
  t: Voice;
}

/** A number with its sign and what it counts, and the words below it. */
export interface Told {
  number: string;
  signs: string[]; // symbols of the sprite
  words: string;
  tone: 'plain' | 'gain' | 'loss';
}

const MINUS = '−';
const SIGNS: Record<string, string> = {
  reis: 'reis',
  wig: 'wig',
  influence: 'influence',
  favor: 'i-favor',
  cardinal: 'i-cardinal',
  officials: 'i-recruit',
  plan: 'i-plan',
  ship: 'i-ship',
  produce: 'i-produce',
  decree: 'i-decree',
  store: 'i-store',
  public_building: 'i-building',
  treasury: 'treasury',
};
const COUNTED = ['reis', 'wig', 'good', 'treasury'];

export const isLoss = ({ effect }: Effect): boolean => effect.startsWith('-');
const wordOf = ({ effect }: Effect) => effect.replace('-', '');

export function signsOf(effect: Effect): string[] {
  const word = wordOf(effect);
  if (word === 'good') return [effect.good ?? 'any'];
  if (word === 'rubble') return [...CUBES];
  if (word === 'decree') return Array(Math.min(effect.n, 3)).fill('i-decree');
  return [SIGNS[word]];
}

export function numberOf(effect: Effect): string {
  const { n } = effect;
  if (isLoss(effect)) return `${MINUS}${n}`;
  if (COUNTED.includes(effect.effect)) return `+${n}`;
  return effect.effect === 'officials' && n > 1 ? String(n) : '';
}

const saying = (form: string, effect: Effect, t: Voice): string => {
  const kind = !isLoss(effect) && wordOf(effect) === 'good' && (effect.good ?? 'any') === 'any' ? 'good-any' : wordOf(effect);
  return t.say(`${form}-${isLoss(effect) ? 'lose-' : ''}${kind}`, { n: effect.n, good: effect.good ?? 'any' });
};

/** What a reward, an event or a penalty does, one part or several. */
export function effectWords(effects: Effect[], t: Voice): string {
  if (effects.length === 1) return saying('piece-does', effects[0], t);
  return shortWords(effects, t);
}

function listed(parts: string[], t: Voice): string {
  const before = parts.slice(0, -1);
  const said = before.length
    ? t.say('list-and', { left: before.reduce((left, right) => t.say('list-comma', { left, right })), right: parts.at(-1) })
    : parts[0];
  return said[0].toUpperCase() + said.slice(1);
}

/** The same in as few words as will do. */
export const shortWords = (effects: Effect[], t: Voice): string =>
  listed(
    effects.map((effect) => saying('piece-part', effect, t)),
    t,
  );

export function tellEffects(effects: Effect[], t: Voice): Told {
  if (!effects.length) return { number: '', signs: [], words: '', tone: 'plain' };
  const [first] = effects;
  return {
    number: effects.length === 1 ? numberOf(first) : '',
    signs: effects.flatMap((effect) => (effect.effect === 'rubble' && effects.length > 1 ? ['earthquake'] : signsOf(effect))),
    words: effectWords(effects, t),
    tone: effects.some(isLoss) ? 'loss' : 'plain',
  };
}

// ---- Lasting benefits ------------------------------------------------------------------------------------------------

const LOWER = ['land', 'rubble', 'hire', 'pb_officials', 'visit', 'event'];
const BENEFIT_SIGNS: Record<string, string[]> = {
  land: ['treasury'],
  hire: ['i-recruit', 'reis'],
  pb_officials: ['i-building'],
  visit: ['influence'],
  event: ['i-event'],
  subsidy: ['reis'],
  sell: ['i-sell'],
  produce: ['i-produce'],
  recruit: ['i-recruit'],
  trade_wild: ['i-trade', 'any'],
  keep_favor_on_follow: ['i-favor', 'i-check'],
  influence: ['influence'],
  warehouse: ['i-warehouse'],
  wig_on_decree: ['i-decree', 'wig'],
};
const UNCOUNTED = ['trade_wild', 'keep_favor_on_follow'];

/** A benefit; one for every noble or every good is told as one. */
export function tellBenefits(benefits: Record<string, number>, t: Voice): Told {
  const names = Object.keys(benefits);
  const [subject, detail] = names[0].split(':');
  const n = benefits[names[0]];
  const one = names.length === 1;
  const signs = one && (isCube(detail) || isGood(detail)) ? [detail] : [...BENEFIT_SIGNS[subject]];
  if (one && isNoble(detail)) signs.push(`cam-${detail}`);
  return {
    number: UNCOUNTED.includes(subject) ? '' : `${LOWER.includes(subject) ? MINUS : '+'}${n}`,
    signs,
    words: t.say(`piece-keeps-${subject}${!one ? '-all' : ''}`, { n, cube: detail, noble: detail, good: detail }),
    tone: 'gain',
  };
}

/** What a clergy tile brings: a lasting benefit, or influence once. */
export function tellClergy({ benefits, gain }: ClergyTile, t: Voice): Told {
  return gain
    ? { number: '', signs: ['influence', 'i-cardinal'], words: t.say('piece-keeps-gain'), tone: 'gain' }
    : tellBenefits(benefits, t);
}

const isCube = (id?: string): id is Cube => CUBES.includes(id as Cube);
const isGood = (id?: string): id is Good => GOODS.includes(id as Good);
const isNoble = (id?: string): id is Noble => NOBLES.includes(id as Noble);

// ---- Decrees ---------------------------------------------------------------------------------------------------------

const COUNT_SIGNS: Record<string, string> = {
  stores: 'i-store',
  sets: 'earthquake',
  goods: 'any',
  reis: 'reis',
  ships: 'i-ship',
  hold: 'i-ship',
  largest_hold: 'i-ship',
  cards: 'i-card',
  portfolio_influence: 'influence',
  influence: 'influence',
  officials: 'i-recruit',
  favors: 'i-favor',
  clergy: 'i-cardinal',
  plans: 'i-plan',
  public_buildings: 'i-building',
  other_decrees: 'i-decree',
  house_groups: 'i-house',
};

export interface ToldDecree {
  sign: string;
  words: string;
  wigs: number;
}

export function tellDecree(id: string, { values, t }: Printed): ToldDecree {
  const { count, judge, number: n, wigs, cap } = values.decrees[id];
  const [subject, detail, place] = count.split(':');
  const noun = t.say(
    `piece-count-${isGood(detail) || isCube(detail) || isNoble(detail) ? subject : [subject, detail].filter(Boolean).join('-')}`,
    {
      n: judge === 'most' || (judge === 'at_most' && !n) ? 0 : n,
      good: detail,
      cube: detail,
      noble: detail,
      row: place,
      column: place,
    },
  );
  const words = t.say(`piece-decree-${judge === 'per' && n > 1 ? 'every' : judge}`, { n, noun, cap });
  return { sign: signOfCount(subject, detail), words: words[0].toUpperCase() + words.slice(1), wigs };
}

function signOfCount(subject: string, detail?: string): string {
  if (isCube(detail) || isGood(detail)) return detail;
  if (isNoble(detail)) return subject === 'favors' ? `favor-${detail}` : `cam-${detail}`;
  return detail === 'treasury' ? 'treasury' : COUNT_SIGNS[subject];
}
