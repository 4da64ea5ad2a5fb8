// The tables of the page, in a worker: Python holds them, IndexedDB keeps them. One call at a time; what a call brought is
// stored before anybody is told of it. Another window may have the same table open: the log decides who was first.
import type { Done, FromWorker, ToWorker } from './calls';
import { start, type Jetty } from './python';
import { readTable, write } from './shelf';

const TRIES = 5;
const windows = new BroadcastChannel('quayside.page');
const loaded = new Set<string>();
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

/** Whether there is such a table, brought up from what is kept of it. */
async function load(table: string, anew = false): Promise<boolean> {
  if (loaded.has(table) && !anew) return true;
  const kept = await readTable(table);
  if (!kept) return false;
  settle(await stored(await call('load', { facts: kept.facts, rows: kept.rows, analysis: kept.analysis })));
  loaded.add(table);
  return true;
}

/** A call at a table; if another window has written meanwhile, again, at the table as it stands then. */
async function at(table: string | undefined, kind: string, facts: object): Promise<Done> {
  for (let tries = 0; tries < TRIES; tries++) {
    const done = await call(kind, facts);
    if (!done.kept.length || (await write(done.kept))) {
      for (const kept of done.kept) {
        loaded.add(kept.table);
        windows.postMessage(kept.table);
      }
      return done;
    }
    if (table === undefined) break;
    await load(table, true);
  }
  throw new Error('another window is faster');
}

async function stored(done: Done): Promise<Done> {
  if (done.kept.length) await write(done.kept);
  return done;
}

/** What was told reaches the page, and what is due is waited for. */
function settle({ told, due }: Done): void {
  for (const [client, text] of told) tell({ kind: 'told', client, text });
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  for (const [table, wait] of Object.entries(due)) {
    timers.add(setTimeout(() => void next(async () => settle(await at(table, 'tend', { table }))), wait));
  }
}

windows.onmessage = ({ data: table }: MessageEvent<string>) => {
  if (loaded.has(table)) void next(() => load(table, true));
};

self.onmessage = ({ data }: MessageEvent<ToWorker>) => void next(() => take(data));

async function take(message: ToWorker): Promise<void> {
  name = message.name;
  switch (message.kind) {
    case 'ask': {
      const table = message.asked.path?.table_id as string | undefined;
      if (table !== undefined) await load(table);
      const done = await at(table, 'ask', message.asked).catch((error) => (console.error(error), null));
      if (done) settle(done);
      const wrong = done ? done.wrong : { rule: 'table.moved_on', args: {}, game: null };
      return tell({ kind: 'answer', id: message.id, answer: done?.answer, wrong });
    }
    case 'join':
      return tell({ kind: 'joined', client: message.client, found: await load(message.table) });
    case 'frame':
    case 'leave':
      return settle(await at(message.table, message.kind, message));
  }
}
