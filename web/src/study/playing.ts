// Playing on from a position: who sits where, and what has branched off a game already.
import { api, newKey, type Plan, type TableInfo } from '../lib/api';
import { isHere, SITE } from '../lib/here';
import { session } from '../lib/session.svelte';
import type { components } from '../lib/wire/api';

export type Branched = components['schemas']['Branched'];

/** With whom somebody plays on: bots, himself in all seats, or whoever comes. */
export type Company = 'bots' | 'self' | 'friends';

export const seatsFor = (company: Company, players: number, own: number, bot: string): (string | null)[] =>
  Array.from({ length: players }, (_, seat) => (company === 'self' || seat === own ? 'me' : company === 'bots' ? bot : null));

/** From a finished game, after so many of its moves. */
export async function branchOff(table: string, ply: number, seats: (string | null)[], start: boolean): Promise<TableInfo> {
  if (!isHere(table)) await session.somebody();
  return api.post('/api/tables/{table_id}/branches', { path: { table_id: table }, body: { ply, seats, start }, key: newKey() });
}

/** From a position that stands by itself. */
export async function playFrom(game: string, position: string, seats: (string | null)[], start: boolean): Promise<TableInfo> {
  if (!SITE) await session.somebody();
  const body: Plan = { game, position, seats, start, players: seats.length };
  return api.post('/api/tables', { body, key: newKey() });
}

export const branchesOf = (table: string): Promise<Branched[]> => api.get('/api/tables/{table_id}/branches', { path: { table_id: table } });

/** What a branch is by now: under way, or over and to be looked at. */
export const addressOf = ({ table }: Branched): string => `/${table.status === 'finished' ? 'replay' : 'table'}/${table.id}`;
