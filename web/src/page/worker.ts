// The tables of the page, in a worker: Python holds them, IndexedDB keeps them. One call at a time; what a call brought is
// stored before anybody is told of it. Another window may have the same table open: the log decides who was first.
import type { Asked, Done, FromWorker, ToWorker, Wrong } from './calls';
import { start, type Jetty } from './python';
import { readTable, write } from './shelf';

const TRIES = 5;
const AGAIN = 2000; // milliseconds until a bot's move that could not be stored is tried again
const MOVED_ON = 'table.moved_on';
const FULL = 'here.full';
const BROKEN = 'here.broken';

const windows = new BroadcastChannel('quayside.page');
const loaded = new Set<string>();
const clients = new Map<number, string>(); // and the table that each looks at
const timers = new Set<ReturnType<typeof setTimeout>>();
let name = '';
let turn: Promise<unknown> = Promise.resolve();

const tell = (message: FromWorker) => self.postMessage(message);

const jetty: Promise<Jetty> = start((done, total) => tell({ kind: 'progress', done, total }));
jetty.then(
  () => tell({ kind: 'ready' }),
  (error) => tell({ kind: 'failed', why: String(error) }),
);

/** One after the other, whatever each waits for. */
function next<Value>(work: () => Promise<Value>): Promise<Value> {
  const done = turn.then(work);
  turn = done.catch((error) => console.error(error));
  return done;
}

async function call(kind: string, facts: object): Promise<Done> {
  const python = await jetty;
  return JSON.parse(python(JSON.stringify({ call: kind, at: Date.now(), name, ...facts })));
}

/** What is refused, by its rule. */
class Refused extends Error {
  constructor(readonly wrong: Wrong) {
    super(wrong.rule);
  }
}

const refused = (rule: string) => new Refused({ rule, args: {}, game: null });

/** Whether there is such a table, brought up from what is kept of it. Who looks at it sees it as it stands then. */
async function load(table: string): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const kept = await readTable(table);
    if (!kept) return false;
    const { facts, rows, analysis, listed, played } = kept;
    const outcome = played && played.seats.map(({ score, rank }) => [score, rank]);
    const done = await call('load', { facts, rows, analysis, status: listed.status, outcome });
    if (done.wrong) throw new Refused(done.wrong);
    loaded.add(table);
    if (await stored(done)) {
      settle(done);
      return true;
    }
  }
  throw refused(MOVED_ON);
}

/** A call at a table; if another window has written meanwhile, again, at the table as it stands then. What cannot be stored
 *  has not happened, and Python goes back to what was. */
async function at(table: string | undefined, kind: string, facts: object): Promise<Done> {
  for (let tries = 0; tries < TRIES; tries++) {
    const done = await call(kind, facts);
    try {
      if (await stored(done)) return done;
    } catch (error) {
      await goBack(done);
      throw error;
    }
    await goBack(done);
    if (table === undefined) break;
  }
  throw refused(MOVED_ON);
}

/** Whether what a call has brought is kept now. False: another window was first. */
async function stored({ kept }: Done): Promise<boolean> {
  if (!kept.length) return true;
  const first = await write(kept).catch((error) => {
    console.error(error);
    throw refused(FULL);
  });
  for (const { table } of first ? kept : []) {
    loaded.add(table);
    windows.postMessage(table);
  }
  return first;
}

/** Tables that could not be stored as they are now are what is kept of them; a new one is none. */
async function goBack({ kept }: Done): Promise<void> {
  for (const { table } of kept) {
    if (await load(table).catch((error) => void console.error(error))) continue;
    await call('forget', { table });
    loaded.delete(table);
    for (const client of looking(table)) tell({ kind: 'ended', client });
  }
}

const looking = (table: string) => [...clients].flatMap(([client, its]) => (its === table ? [client] : []));

/** What was told reaches the page, and what is due is waited for. */
function settle({ told, due }: Done): void {
  for (const [client, text] of told) tell({ kind: 'told', client, text });
  waitFor(due);
}

function waitFor(due: Done['due']): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  for (const [table, wait] of Object.entries(due)) {
    timers.add(setTimeout(() => void next(() => tend(table)), wait));
  }
}

async function tend(table: string): Promise<void> {
  try {
    settle(await at(table, 'tend', { table }));
  } catch (error) {
    complain(table, error);
    waitFor({ [table]: AGAIN });
  }
}

/** Those who look at a table are told what is in the way. They send again what was not answered. */
function complain(table: string, error: unknown): void {
  const text = JSON.stringify({ type: 'problem', code: 'unavailable', ...why(error) });
  for (const client of looking(table)) tell({ kind: 'told', client, text });
}

windows.onmessage = ({ data: table }: MessageEvent<string>) => {
  if (loaded.has(table)) void next(() => load(table));
};

self.onmessage = ({ data }: MessageEvent<ToWorker>) => void next(() => take(data));

async function take(message: ToWorker): Promise<void> {
  name = message.name;
  switch (message.kind) {
    case 'ask':
      return tell({ kind: 'answer', id: message.id, ...(await answered(message.asked)) });
    case 'join':
      return tell({ kind: 'joined', client: message.client, ...(await joined(message.client, message.table)) });
    case 'leave':
      clients.delete(message.client);
      return settle(await at(message.table, 'leave', message));
    case 'frame':
      return at(message.table, 'frame', message).then(settle, (error) => complain(message.table, error));
  }
}

async function answered(asked: Asked): Promise<{ answer?: unknown; wrong: Wrong | null }> {
  const table = asked.path?.table_id as string | undefined;
  try {
    if (table !== undefined) await known(table);
    const done = await at(table, 'ask', asked);
    settle(done);
    return { answer: done.answer, wrong: done.wrong };
  } catch (error) {
    return { wrong: why(error) };
  }
}

async function joined(client: number, table: string): Promise<{ found: boolean; wrong: Wrong | null }> {
  try {
    const found = await known(table);
    if (found) clients.set(client, table);
    return { found, wrong: null };
  } catch (error) {
    return { found: false, wrong: why(error) };
  }
}

const known = async (table: string) => loaded.has(table) || load(table);

function why(error: unknown): Wrong {
  console.error(error);
  return error instanceof Refused ? error.wrong : { rule: BROKEN, args: {}, game: null };
}
