// A decision of a finished game that lost much: the position in which it was made, and what another move there is worth.
import { api, type TableInfo } from '../lib/api';
import { isHere } from '../lib/here';
import { session } from '../lib/session.svelte';
import type { components } from '../lib/wire/api';
import { ofWeighed, type Judged } from './judged';

export type Mistake = components['schemas']['Mistake'];
export type Look = components['schemas']['Look'];

/** The position as the seat saw it. */
export const loadMistake = ({ id }: Pick<TableInfo, 'id'>, seat: number, { ply }: Mistake): Promise<Look> =>
  api.get('/api/tables/{table_id}/view', { path: { table_id: id }, query: { ply, seat } });

/** Weighed by a search that thinks about it now. */
export async function weigh(table: string, ply: number, move: string): Promise<Judged> {
  if (!isHere(table)) await session.somebody();
  return ofWeighed(await api.post('/api/tables/{table_id}/weigh', { path: { table_id: table }, body: { ply, move } }));
}
