// Which puzzles there are: asked once for each game, and again on another day.
import { api, type Puzzles } from '../lib/api';
import { once } from '../lib/once';
import { today } from './progress.svelte';

const listed = once(async (key): Promise<Puzzles> => api.get('/api/puzzles/{game_id}', { path: { game_id: key.split(' ')[0] } }));

export const listPuzzles = (game: string): Promise<Puzzles> => listed(`${game} ${today()}`);
