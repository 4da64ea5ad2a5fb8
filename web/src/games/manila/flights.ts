// What flies over the table when something happens: coins, from the one who pays to the one who is paid. The bank is the town.
import type { Flight } from '../../lib/motion';
import type { Event } from './types';

const PESOS = 3; // that one coin in the air stands for
const purse = (seat = -1) => [seat < 0 ? 'bank' : `purse-${seat}`];

export const flights = ({ kind, payer, payee, amount = 0 }: Event): Flight[] =>
  kind === 'pay' && amount > 0 ? [{ art: 'coin', from: purse(payer), to: purse(payee), count: Math.ceil(amount / PESOS) }] : [];

export const flies = ({ kind }: Event): boolean => kind === 'pay';

export const sizeOf = (): { width: number; height: number } => ({ width: 22, height: 22 });
