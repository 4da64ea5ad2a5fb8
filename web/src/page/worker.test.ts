import { beforeEach, expect, test, vi } from 'vitest';
import type { Done, FromWorker, Kept, ToWorker } from './calls';

type Unnamed<M> = M extends unknown ? Omit<M, 'name'> : never;
type Call = { call: string; table?: string; rows?: string[]; [fact: string]: unknown };

const NOTHING: Done = { kept: [], told: [], answer: null, wrong: null, due: {} };
const kept = (table: string, first: number, ...rows: string[]) =>
  ({ table, first, rows, facts: null, analysis: null, listed: { status: 'playing' }, played: null }) as unknown as Done['kept'][0];

/** Python's end: the calls that came, and what each brings. */
let calls: Call[];
let brings: (call: Call) => Partial<Done>;
/** What is stored: rows by table. */
let rows: Record<string, string[]>;
let write: (kept: Done['kept']) => Promise<boolean>;
/** What the page was told, in its order, with what was written. */
let heard: (FromWorker | 'written')[];
let channels: { onmessage?: (event: { data: string }) => void; postMessage: (table: string) => void }[];
let announced: string[];

vi.mock('./python', () => ({
  start: async () => (text: string) => {
    const call: Call = JSON.parse(text);
    calls.push(call);
    return JSON.stringify({ ...NOTHING, ...brings(call) });
  },
}));

vi.mock('./shelf', () => ({
  readTable: async (id: string) =>
    rows[id] ? { id, facts: 'facts', analysis: null, listed: { status: 'playing' }, played: null, rows: [...rows[id]] } : null,
  write: (kept: Done['kept']) => write(kept),
}));

/** A row is stored where it follows those that are there. */
async function append(all: Done['kept']): Promise<boolean> {
  if (all.some(({ table, first }) => first !== (rows[table] ?? []).length + 1)) return false;
  for (const { table, rows: added } of all) rows[table] = [...(rows[table] ?? []), ...added];
  heard.push('written');
  return true;
}

const quota = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
const told = () => heard.filter((what) => what !== 'written').filter(({ kind }) => kind === 'told');
const named = () => calls.map(({ call }) => call);

function say(message: Unnamed<ToWorker>): void {
  (self.onmessage as unknown as (event: object) => void)({ data: { ...message, name: 'Rosa' } });
}

const ask = (id: number, table: string) =>
  say({ kind: 'ask', id, asked: { what: 'post /api/tables/{table_id}/start', path: { table_id: table } } });

async function answer(id: number): Promise<Extract<FromWorker, { kind: 'answer' }>> {
  const found = () => heard.find((what) => what !== 'written' && what.kind === 'answer' && what.id === id);
  await vi.waitFor(() => expect(found()).toBeDefined());
  return found() as Extract<FromWorker, { kind: 'answer' }>;
}

async function join(client: number, table: string): Promise<unknown> {
  say({ kind: 'join', client, table });
  const found = () => heard.find((what) => what !== 'written' && what.kind === 'joined' && what.client === client);
  await vi.waitFor(() => expect(found()).toBeDefined());
  return found();
}

beforeEach(async () => {
  [calls, heard, channels, announced] = [[], [], [], []];
  rows = { 'page-1': ['one'] };
  brings = () => ({});
  write = append;
  vi.stubGlobal('postMessage', (message: FromWorker) => heard.push(message));
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        channels.push(this as never);
      }
      postMessage = (table: string) => announced.push(table);
    },
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.resetModules();
  await import('./worker');
  await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'ready' }));
  heard = [];
});

test('what a call has brought is stored before anybody is told of it, and other windows hear of it', async () => {
  brings = ({ call }) => (call === 'frame' ? { kept: [kept('page-1', 2, 'two')], told: [[7, 'moved']] } : {});
  await join(7, 'page-1');
  say({ kind: 'frame', client: 7, table: 'page-1', text: 'move' });
  await vi.waitFor(() => expect(told()).toHaveLength(1));
  expect(heard.slice(-2)).toEqual(['written', { kind: 'told', client: 7, text: 'moved' }]);
  expect([rows['page-1'], announced]).toEqual([['one', 'two'], ['page-1']]);
});

test('whoever finds that another window was first plays at the table as it stands then', async () => {
  await join(7, 'page-1');
  brings = ({ call, rows }) => {
    if (call === 'load') return { told: [[7, `stands at ${rows?.length}`]] };
    return { kept: [kept('page-1', calls.filter(({ call }) => call === 'load').length + 1, 'mine')], told: [[7, 'moved']] };
  };
  rows['page-1'].push('theirs');
  say({ kind: 'frame', client: 7, table: 'page-1', text: 'move' });
  await vi.waitFor(() => expect(told().map((what) => 'text' in what && what.text)).toEqual(['stands at 2', 'moved']));
  expect(rows['page-1']).toEqual(['one', 'theirs', 'mine']);
});

test('what another window has written is read', async () => {
  await join(7, 'page-1');
  rows['page-1'].push('theirs');
  channels[0].onmessage?.({ data: 'page-1' });
  channels[0].onmessage?.({ data: 'page-2' }); // is not open here
  await vi.waitFor(() => expect(named()).toEqual(['load', 'load']));
  expect(calls[1].rows).toEqual(['one', 'theirs']);
});

test('a request that could not be stored is refused, and the table is what was kept of it', async () => {
  brings = ({ call }) => (call === 'ask' ? { kept: [kept('page-1', 2, 'two')], answer: 'started' } : {});
  write = quota;
  ask(1, 'page-1');
  expect(await answer(1)).toMatchObject({ wrong: { rule: 'here.full' } });
  expect(named()).toEqual(['load', 'ask', 'load']);
  expect(calls[2].rows).toEqual(['one']);
  write = append;
  ask(2, 'page-1');
  expect(await answer(2)).toMatchObject({ answer: 'started', wrong: null });
  expect(rows['page-1']).toEqual(['one', 'two']);
});

test('a move that could not be stored is not told, and whoever made it hears why', async () => {
  await join(7, 'page-1');
  brings = ({ call }) => (call === 'frame' ? { kept: [kept('page-1', 2, 'two')], told: [[7, 'moved']] } : { told: [[7, 'as it was']] });
  write = quota;
  say({ kind: 'frame', client: 7, table: 'page-1', text: 'move' });
  await vi.waitFor(() => expect(told()).toHaveLength(2));
  const [before, problem] = told().map((what) => ('text' in what ? what.text : ''));
  expect(before).toBe('as it was');
  expect(JSON.parse(problem)).toMatchObject({ type: 'problem', code: 'unavailable', rule: 'here.full' });
});

test('a new table that could not be stored is none', async () => {
  brings = ({ call }) => (call === 'ask' ? { kept: [kept('page-9', 1, 'opened')], answer: { id: 'page-9' } } : {});
  write = quota;
  say({ kind: 'ask', id: 1, asked: { what: 'post /api/tables', body: {} } });
  expect(await answer(1)).toMatchObject({ wrong: { rule: 'here.full' } });
  expect(calls.at(-1)).toMatchObject({ call: 'forget', table: 'page-9' });
});

test("a bot's move that could not be stored is tried again after a while, and goes on when there is room", async () => {
  vi.useFakeTimers();
  try {
    await join(7, 'page-1');
    let tried = 0;
    brings = ({ call }) => {
      if (call === 'frame') return { due: { 'page-1': 0 } };
      if (call === 'load') return { due: { 'page-1': 0 } };
      return { kept: [kept('page-1', 2, `move ${++tried}`)], told: [[7, 'the bot has moved']] };
    };
    write = quota;
    say({ kind: 'frame', client: 7, table: 'page-1', text: 'hello' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(tried).toBe(1);
    expect(told()).toHaveLength(1);
    write = append;
    await vi.advanceTimersByTimeAsync(2000);
    expect([tried, rows['page-1']]).toEqual([2, ['one', 'move 2']]);
    expect(told().at(-1)).toMatchObject({ text: 'the bot has moved' });
  } finally {
    vi.useRealTimers();
  }
});

test('whoever looks at a table that is nowhere any more is sent to look again', async () => {
  await join(7, 'page-1');
  brings = ({ call }) => (call === 'frame' ? { kept: [kept('page-1', 5, 'five')] } : {});
  delete rows['page-1'];
  say({ kind: 'frame', client: 7, table: 'page-1', text: 'move' });
  await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'ended', client: 7 }));
  expect(calls.at(-1)).toMatchObject({ call: 'forget', table: 'page-1' });
});

test('a table that is nowhere is not found, and one that a newer page has kept is refused', async () => {
  expect(await join(7, 'page-9')).toMatchObject({ found: false, wrong: null });
  brings = () => ({ wrong: { rule: 'here.newer', args: {}, game: null } });
  expect(await join(8, 'page-1')).toMatchObject({ found: false, wrong: { rule: 'here.newer' } });
});

test('how a table stood and came out is known to Python, which may not know its rules any more', async () => {
  const shelf = await import('./shelf');
  const played = {
    seats: [
      { score: 30, rank: 2 },
      { score: 40, rank: 1 },
    ],
  };
  const finished = { id: 'page-1', facts: 'facts', analysis: null, listed: { status: 'finished' }, played, rows: ['one'] };
  vi.spyOn(shelf, 'readTable').mockResolvedValueOnce(finished as unknown as Kept & { rows: string[] });
  await join(7, 'page-1');
  expect(calls[0]).toMatchObject({
    call: 'load',
    status: 'finished',
    outcome: [
      [30, 2],
      [40, 1],
    ],
  });
});
