// Which decisions have a panel of their own.
import type { Table } from '../board.svelte';
import { hasOptions } from './options';
import type { Kind } from '../types';

const OTHERS: Kind[] = ['use', 'business', 'selling', 'trading', 'store', 'building', 'following', 'production', 'marker', 'period_cards'];

export function hasPanel({ interactive, legal, view }: Table): boolean {
  const { kind } = view.decision;
  return interactive && legal.size > 0 && (OTHERS.includes(kind) || hasOptions(kind));
}
