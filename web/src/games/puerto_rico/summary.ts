// What a role has brought to everybody, when it is over: what was produced, sold or shipped, as it was told.
import type { Summary } from '../../lib/game';
import type { Voice } from '../../lib/voice';
import { GOODS, type Event, type Good, type Role, type View } from './types';

const SUMMED: Role[] = ['craftsman', 'trader', 'captain'];

/** Of the last role that was played to its end, if it is one of those that bring something to several. */
export function summary(told: (Event & { ply?: number })[], view: View, t: Voice): Summary | null {
  const begun = told.flatMap(({ kind }, at) => (kind === 'pick' || kind === 'play_captured' ? [at] : []));
  const first = view.decision.kind === 'role' ? begun.at(-1) : begun.at(-2); // the last one is being played
  if (first === undefined) return null;
  const role = told[first].role!;
  const next = told.findIndex(({ kind }, at) => at > first && ['pick', 'play_captured', 'card_doubloons'].includes(kind));
  const phase = told.slice(first + 1, next < 0 ? undefined : next);
  if (!SUMMED.includes(role)) return null;
  const rows = t.names.flatMap((_, seat) => {
    const text = brought(role, phase, seat, t);
    return text ? [{ seat, text }] : [];
  });
  const left = role === 'craftsman' ? t.say('summary-left', { goods: view.goods }) : undefined;
  return rows.length ? { title: t.say(`summary-${role}`), rows, left, ply: Number((phase.at(-1) ?? told[first]).ply) } : null;
}

function brought(role: Role, phase: Event[], seat: number, t: Voice): string {
  const own = phase.filter((event) => event.seat === seat || event.payee === seat);
  const sum = (kind: string) => own.reduce((total, event) => total + (event.kind === kind ? (event.amount ?? 0) : 0), 0);
  if (role === 'captain') return sum('points') ? t.say('summary-points', { points: sum('points') }) : '';
  const sold = own.find(({ kind }) => kind === 'sell' || kind === 'post');
  if (role === 'trader') return sold ? t.say('summary-sale', { good: sold.good, amount: income(own) }) : '';
  const made = own.flatMap(({ kind, goods, good }): [Good, number][] => {
    if (kind === 'harvest') return Object.entries(goods ?? {}) as [Good, number][];
    return kind === 'extra_good' || kind === 'aqueduct' ? [[good!, 1]] : [];
  });
  const goods = GOODS.map((each) => [each, made.reduce((total, [kind, count]) => total + (kind === each ? count : 0), 0)] as const);
  const some = Object.fromEntries(goods.filter(([, count]) => count));
  return Object.keys(some).length ? t.say('summary-goods', { goods: some }) : '';
}

const income = (own: Event[]): number =>
  own.reduce((sum, { kind, reason, amount = 0 }) => sum + (kind === 'pay' && (reason === 'sale' || reason === 'post') ? amount : 0), 0);
