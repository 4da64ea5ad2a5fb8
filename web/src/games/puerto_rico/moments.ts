// What is shown at once, and what is said of it: one beat is one sentence.
import type { Voice } from '../../lib/voice';
import { isBuilding, type Event } from './types';

const LOADS = new Set(['load', 'wharf']);

/** Points with the load they are for; the colonists of all, and the harvest of all, at once; a whole placing. */
export function joins({ kind, seat }: Event, { kind: first, seat: whose }: Event): boolean {
  if (first === 'arrive') return kind === 'arrive';
  if (first === 'harvest') return kind === 'harvest' || kind === 'pay';
  if (seat !== whose) return false;
  if (LOADS.has(first)) return kind === 'points';
  return first === 'lift' && (kind === 'put' || kind === 'san_juan');
}

export function caption(moment: Event[], t: Voice): string | undefined {
  const [first] = moment;
  if (LOADS.has(first.kind)) return t.say(`caption-${first.kind}`, { ...first, gain: gains(moment) });
  if (first.kind === 'arrive') return arrival(moment, t);
  if (first.kind === 'harvest' && moment.some(({ kind, seat }) => kind === 'harvest' && seat !== first.seat)) return harvest(moment, t);
  if (first.kind === 'lift' && moment.length > 1) return placing(moment, t);
  return undefined;
}

/** +4 +1 +1: the barrels, as captain, by the harbour. */
const gains = (moment: Event[]): string => moment.flatMap(({ kind, amount }) => (kind === 'points' ? [`+${amount}`] : [])).join(' ');

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
function placing([{ seat, colonists }, ...puts]: Event[], t: Voice): string {
  const posts = new Map<string, number>();
  for (const { kind, place } of puts) {
    if (kind !== 'put' || !place) continue;
    const name = t.say(isBuilding(place) ? `building-${place}` : `tile-${place}`);
    posts.set(name, (posts.get(name) ?? 0) + 1);
  }
  const places = [...posts].map(([name, count]) => t.say('caption-post', { name, count }));
  if (puts.some(({ kind }) => kind === 'san_juan')) places.push(t.say('caption-san-juan'));
  return t.say('caption-mayor', { seat, colonists, places: places.join(t.say('see-comma')) });
}
