// Opening and joining tables, and the lists of them: the lobby, and one's own games.
import { api, listBots, listGames, newKey, type GameInfo, type Listed, type Plan, type Played } from './api';
import { usualBot } from './bots';
import { factsOf, shows } from './game';
import { naming } from '../people/naming.svelte';
import { hasTablesHere, SITE } from './here';
import { go } from './place.svelte';
import { session } from './session.svelte';
import { t } from './words.svelte';

type Clock = NonNullable<Plan['clock']>;

const USUAL_PLAYERS = 4;
const FINISHED = 3; // games that one may want to look at again
const REFRESH = 12_000; // milliseconds between two looks into the lobby

/** Against bots, at once: the first move is one click away. */
export async function playNow(game: GameInfo, here = SITE, options: Plan['options'] = {}): Promise<void> {
  const bots = await listBots();
  const players = usualPlayers(game);
  const seats = ['me', ...Array<string>(players - 1).fill(usualBot(bots).name)];
  await openTable({ game: game.id, players, seats, options, start: true }, here);
}

/** The games that this client can show, in the order of the first page. */
export async function listInOrder(): Promise<GameInfo[]> {
  const order = ({ id }: GameInfo) => factsOf(id)?.order ?? 99;
  return (await listGames()).filter(({ id }) => shows(id)).sort((one, other) => order(one) - order(other));
}

export const usualPlayers = ({ players }: GameInfo): number =>
  players.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : players[players.length - 1];

/** A table of the server's, or one `here`, in the page. */
export async function openTable(plan: Plan, here = SITE): Promise<void> {
  if (!here) await session.somebody();
  const asked = { body: plan, key: newKey() };
  const table = here ? await (await import('../page/desk')).desk.open(plan) : await api.post('/api/tables', asked);
  go(`/table/${table.id}`);
}

/** Sits down on the first free seat, and goes there. */
export async function join(table: Listed): Promise<void> {
  const seat = table.seats.findIndex(isFree);
  if (!isAt(table) && seat >= 0) {
    if (!(await naming.ask())) return;
    await api.post('/api/tables/{table_id}/seats/{seat}', { path: { table_id: table.id, seat }, key: newKey() });
  }
  go(`/table/${table.id}`);
}

const isFree = ({ person, bot }: Listed['seats'][number]): boolean => !person && !bot;
export const isAt = (table: Listed): boolean => table.seats.some(({ person }) => session.is(person));
export const takenSeats = (table: Listed): number => table.seats.filter((seat) => !isFree(seat)).length;

/** How fast a table plays, in a few words. */
export function paceOf({ kind, seconds = 0 }: Clock): string {
  if (!kind || kind === 'none') return t('pace-none');
  if (kind === 'budget') return t('pace-budget', { count: Math.round(seconds / 60) });
  if (seconds >= 86_400) return t('pace-days', { count: Math.round(seconds / 86_400) });
  if (seconds >= 3_600) return t('pace-hours', { count: Math.round(seconds / 3_600) });
  return t('pace-minutes', { count: Math.max(1, Math.round(seconds / 60)) });
}

/** The lists, kept fresh as long as somebody looks at them. */
export class Lists {
  open = $state.raw<Listed[]>([]);
  running = $state.raw<Listed[]>([]);
  mine = $state.raw<Listed[]>([]);
  finished = $state.raw<Played[]>([]); // one's own, the last ones
  due = $derived(this.mine.filter(({ turn }) => session.is(turn))); // where it is one's turn
  loaded = $state(false);

  constructor() {
    $effect(() => {
      void session.me?.id; // somebody else has other games
      if (session.asked || hasTablesHere()) void this.refresh();
    });
    $effect(() => {
      const timer = setInterval(() => document.visibilityState === 'visible' && this.refresh(), REFRESH);
      return () => clearInterval(timer);
    });
  }

  async refresh(): Promise<void> {
    const here = !SITE && hasTablesHere() ? await this.#here() : { mine: [], finished: [] };
    try {
      const [{ tables }, mine, finished] = await Promise.all([
        api.get('/api/tables', { query: { limit: 100 } }),
        session.me ? api.get('/api/tables/mine') : [],
        session.me ? api.get('/api/me/games', { query: { limit: FINISHED } }) : [],
      ]);
      const others = tables.filter(({ id }) => !mine.some((own) => own.id === id));
      this.open = others.filter((table) => table.status === 'waiting' && takenSeats(table) < table.players);
      this.running = others.filter(({ status }) => status === 'playing');
      this.#show([...here.mine, ...mine], [...here.finished, ...finished]);
    } catch {
      if (!this.loaded) this.#show(here.mine, here.finished); // the next look may succeed
    }
  }

  async #here() {
    return (await import('../page/lists')).lists().catch(() => ({ mine: [], finished: [] })); // storage may be switched off
  }

  #show(mine: Listed[], finished: Played[]): void {
    this.mine = mine;
    this.finished = finished.sort((one, other) => other.finished - one.finished).slice(0, FINISHED);
    this.loaded = true;
  }
}
