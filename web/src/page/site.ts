// What a site without a server answers itself, without Python: who one is, which games there are, their rulebooks, and one's
// own games. It was made with the site (tools/site.py), or is kept in this browser.
import type { BotInfo, GameInfo, Person, Played } from '../lib/api';
import { YOU } from '../lib/here';
import { LANGUAGES } from '../lib/texts';
import { t, words } from '../lib/words.svelte';
import type { Asked } from './calls';
import { lists } from './lists';

const data = import.meta.glob('../../made/site/*.json', { import: 'default' }) as Record<string, () => Promise<unknown>>;
const read = <Content>(name: string) => data[`../../made/site/${name}.json`]() as Promise<Content>;

// What stands on the components of a game whose owners may fill in their own
const files = import.meta.glob('../../made/site/*.toml', { query: '?url', import: 'default' }) as Record<string, () => Promise<string>>;
export const components = (game: string): Promise<string> => files[`../../made/site/${game}.toml`]();

const PLACE = 'quayside.you';

function you(): Person | null {
  try {
    const name = localStorage.getItem(PLACE);
    return name === null ? null : { id: YOU as Person['id'], name, account: false };
  } catch {
    return null;
  }
}

function call({ body }: Named): Person {
  const { name } = body as { name: string };
  try {
    localStorage.setItem(PLACE, name);
  } catch {
    // then it holds until the page is closed
  }
  return { id: YOU as Person['id'], name, account: false };
}

/** The bots, and that they think for a shorter time here. */
async function bots(): Promise<BotInfo[]> {
  const found = await read<BotInfo[]>('bots');
  const less = Object.fromEntries(LANGUAGES.map((lang) => [lang, lang === words.lang ? ` ${t('here-thinks-less')}` : '']));
  const told = (about: Record<string, string>) => Object.fromEntries(LANGUAGES.map((lang) => [lang, about[lang] + less[lang]]));
  return found.map((bot) => (bot.name === 'search' ? { ...bot, about: told(bot.about) } : bot));
}

async function finished({ query }: Named): Promise<Played[]> {
  const { before = Infinity, limit = Infinity } = (query ?? {}) as { before?: number; limit?: number };
  return (await lists()).finished.filter((game) => game.finished < (before ?? Infinity)).slice(0, limit);
}

type Named = Omit<Asked, 'what'>;

export const site: Record<string, (asked: Named) => unknown> = {
  'get /api/games': () => read<GameInfo[]>('games'),
  'get /healthz': () => read('about'),
  'get /api/bots': bots,
  'get /api/games/{game_id}/rulebook': ({ path, query }) => read(`rulebook-${path?.game_id}-${query?.lang ?? 'en'}`),
  'get /api/me': () => ({ person: you() }),
  'post /api/guests': call,
  'put /api/me/name': call,
  'get /api/tables': () => ({ tables: [], next: null }),
  'get /api/tables/mine': async () => (await lists()).mine,
  'get /api/me/games': finished,
  'get /api/tables/finished': finished,
};
