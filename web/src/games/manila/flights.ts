// What flies over the table when something happens: coins, from the one who pays to the one who is paid, and figures on
// their way to a space. The bank is the town.
import { colourOf } from '../../art/seats';
import type { Flight } from '../../lib/motion';
import { isWare, type Event } from './types';

const PESOS = 3; // that one coin in the air stands for
const purse = (seat = -1) => [seat < 0 ? 'bank' : `purse-${seat}`];
const figure = (seat: number | undefined, from: string[], to: string): Flight => ({
  art: `figure-${colourOf(seat ?? 0)}`,
  from,
  to: [to],
  count: 1,
});

export function flights({ kind, payer, payee, amount = 0, seat, space, ware }: Event): Flight[] {
  if (kind === 'pay' && amount > 0) return [{ art: 'coin', from: purse(payer), to: purse(payee), count: Math.ceil(amount / PESOS) }];
  if (kind === 'place') return [figure(seat, [`figures-${seat}`, `purse-${seat}`], isWare(space) ? `punt-${space}` : `space-${space}`)];
  if (kind === 'board' || kind === 'evict') return [figure(seat, ['space-pirates'], `punt-${ware}`)];
  return [];
}

const FLIES = new Set(['pay', 'place', 'board', 'evict']);
export const flies = ({ kind }: Event): boolean => FLIES.has(kind);

export const sizeOf = (art: string): { width: number; height: number } =>
  art === 'coin' ? { width: 22, height: 22 } : { width: 24, height: 34 };
