// What is shown at once, and what is said of it: one beat is one sentence.
import type { Voice } from '../../lib/voice';
import { isBuilding, type Event } from './types';

const LOADS = new Set(['load', 'wharf']);
const PUTS = new Set(['put', 'put_noble', 'san_juan', 'san_juan_nobles']);
/** What a craftsman phase brings everybody by itself. */
const HARVESTED = new Set(['harvest', 'pay', 'aqueduct']);

/** Points with the load they are for; the colonists of all, and the harvest of all, at once; a whole placing, a whole load of a
 * small wharf. */
export function joins({ kind, seat, payee, reason }: Event, { kind: first, seat: whose }: Event): boolean {
  if (first === 'arrive') return kind === 'arrive';
  if (first === 'harvest') return HARVESTED.has(kind) || (kind === 'points' && reason === 'chapel');
  if (LOADS.has(first)) return (kind === 'points' && seat === whose) || (kind === 'pay' && payee === whose && reason === 'lighthouse');
  if (first === 'small_wharf') return seat === whose && ['small_wharf', 'small_wharf_sails', 'points'].includes(kind);
  if (seat !== whose) return false;
  if (first === 'supply') return kind === 'supply' || (kind === 'points' && reason === 'royal_supplier');
  if (first === 'plunder') return kind === 'points';
  return first.startsWith('lift') && PUTS.has(kind);
}

export function caption(moment: Event[], t: Voice): string | undefined {
  const [first] = moment;
  if (LOADS.has(first.kind)) return t.say(`caption-${first.kind}`, { ...first, gain: gains(moment) });
  if (first.kind === 'arrive') return arrival(moment, t);
  if (first.kind === 'harvest' && moment.some(({ kind, seat }) => kind === 'harvest' && seat !== first.seat)) return harvest(moment, t);
  if (first.kind.startsWith('lift') && moment.length > 1) return placing(moment, t);
  if (first.kind === 'small_wharf' && moment.length > 1) return barrels('caption-small-wharf', moment, t);
  if (first.kind === 'supply' && moment.length > 1) return barrels('caption-supply', moment, t);
  return undefined;
}

/** +4 +1 +1: the barrels, as captain, by the harbour. */
const gains = (moment: Event[]): string => moment.flatMap(({ kind, amount }) => (kind === 'points' ? [`+${amount}`] : [])).join(' ');

/** Barrels named one by one, and what they bring together. */
function barrels(message: string, moment: Event[], t: Voice): string {
  const goods: Partial<Record<string, number>> = {};
  for (const { good } of moment) if (good) goods[good] = (goods[good] ?? 0) + 1;
  return t.say(message, { seat: moment[0].seat, goods, gain: gains(moment) });
}

function arrival(moment: Event[], t: Voice): string | undefined {
  const colonists = moment.map((event) => event.colonists ?? 0);
  if (moment.length < 2) return undefined;
  if (moment.length === t.names.length && colonists.every((count) => count === colonists[0]))
    return t.say('caption-arrive-all', { colonists: colonists[0] });
  return t.say('caption-arrive', { seats: moment.map(({ seat }) => seat), colonists });
}

function harvest(moment: Event[], t: Voice): string {
  const made = moment.filter(({ kind, goods }) => kind === 'harvest' && Object.keys(goods ?? {}).length);
  return t.say('caption-harvest', { seats: made.map(({ seat }) => seat), goods: made.map(({ goods }) => goods) });
}

/** Where everybody went, kind by kind. */
function placing([{ seat, colonists = 0, nobles = 0 }, ...puts]: Event[], t: Voice): string {
  const posts = new Map<string, number>();
  for (const { kind, place } of puts) {
    if (!place) continue;
    const at = t.say(isBuilding(place) ? `building-${place}` : `tile-${place}`);
    const name = kind === 'put_noble' ? t.say('caption-noble', { name: at }) : at;
    posts.set(name, (posts.get(name) ?? 0) + 1);
  }
  const places = [...posts].map(([name, count]) => t.say('caption-post', { name, count }));
  if (puts.some(({ kind }) => kind.startsWith('san_juan'))) places.push(t.say('caption-san-juan'));
  const message = nobles ? 'caption-mayor-nobles' : 'caption-mayor';
  return t.say(message, { seat, colonists, nobles, places: places.join(t.say('see-comma')) });
}
