// A table's game as a reel, with all that is needed to show it.
import { api, type TableInfo } from '../lib/api';
import { loadGame } from '../lib/game';
import { eventsOf } from '../lib/told';
import type { View } from '../lib/voice';
import { Reel, type Eyes } from './reel.svelte';

export async function film(table: TableInfo) {
  const over = table.status === 'finished';
  const { id } = table;
  const fetch = async (first: number, eyes: Eyes) => {
    const whose = over ? { seat: eyes === 'all' ? undefined : eyes, all: eyes === 'all' } : {};
    const query = { first, views: true, ...whose };
    const { plies, steps } = await api.get('/api/tables/{table_id}/story', { path: { table_id: id }, query });
    // That something was taken back is no part of the game
    return { plies, frames: steps.map(({ ply, view, told }) => ({ ply, view: view as View, events: eventsOf(told.slice(0, 1)) })) };
  };
  const reel = new Reel(fetch);
  const [game, { view }] = await Promise.all([loadGame(table.game), reel.at(0, over ? 'all' : 0)]);
  return { over, reel, game, values: view.values ?? '' };
}
