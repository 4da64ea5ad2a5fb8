// The values that a game is played with, where they may differ: what stands on its cards and tiles, and what those are
// called. The house's own are part of the client; an owner's come from the server, under their digest.
import { api } from './api';
import { once } from './once';
import { FIXED, type Values } from './voice';

export type { Values };

const shipped = import.meta.glob('./wire/values/*.json', { import: 'default' }) as Record<string, () => Promise<Values>>;

/** The values that a game has unless its owner brings others. */
export const usualValues = async (game: string): Promise<Values> => (await shipped[`./wire/values/${game}.json`]?.()) ?? FIXED;

const found = once(async (key) => {
  const [game, digest] = key.split(' ');
  const usual = await usualValues(game);
  if (usual.digest === digest) return usual;
  return (await api.get('/api/games/{game_id}/values/{digest}', { path: { game_id: game, digest } })) as unknown as Values;
});

/** The values of a digest, as it stands in a view; a game whose values are fixed has none there. */
export const values = (game: string, digest?: string): Promise<Values> => (digest ? found(`${game} ${digest}`) : Promise.resolve(FIXED));
