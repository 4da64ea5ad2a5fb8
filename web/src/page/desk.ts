// Where the page asks its own tables: the same requests and messages as a server's, answered by the worker, which is
// started by the first of them.
import { Wrong, type Plan, type TableInfo } from '../lib/api';
import { noteTablesHere } from '../lib/here';
import type { Joined, LineHere } from '../lib/line';
import { session } from '../lib/session.svelte';
import type { Asked, FromWorker, ToWorker, Wrong as Refusal } from './calls';
import { loading } from './loading.svelte';
import { said, sentence } from './sentences';

type Method = 'get' | 'post' | 'put' | 'delete';
type Unnamed<M> = M extends unknown ? Omit<M, 'name'> : never;

const refusal = async (wrong: Refusal) => new Wrong(wrong.rule, await sentence(wrong), wrong.rule === 'table.no_such_table' ? 404 : 409);

class Desk {
  #worker: Worker | null = null;
  #asked = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  #lines = new Map<number, { table: string; line: LineHere }>();
  #joining = new Map<number, { resolve: (found: boolean) => void; reject: (error: Error) => void }>();
  #last = 0;
  #telling: Promise<unknown> = Promise.resolve(); // sentences take their time to be found: messages keep their order

  /** Somebody will probably play: what that needs is fetched meanwhile, unless he has to be sparing. */
  warm(): void {
    const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
    if (!saveData) this.#worker ??= this.#start();
  }

  /** A request as the server's API names it. */
  async answer(method: Method, path: string, asked: Omit<Asked, 'what'>): Promise<unknown> {
    if (__SITE__) {
      const { site } = await import('./site');
      const own = site[`${method} ${path}`];
      if (own) return own(asked);
    }
    const what = `${method} ${path}`;
    // What lists tell is kept beside each table: that needs no Python
    if (what === 'get /api/tables/{table_id}/branches') return (await import('./lists')).branches(String(asked.path?.table_id));
    return this.ask({ what, ...asked });
  }

  open(plan: Plan): Promise<TableInfo> {
    return this.ask({ what: 'post /api/tables', body: plan }) as Promise<TableInfo>;
  }

  ask(asked: Asked): Promise<unknown> {
    if (asked.what === 'post /api/tables' || asked.what === 'post /api/records') {
      noteTablesHere();
      void navigator.storage?.persist?.(); // it is not for the browser to throw away when space is short
    }
    return new Promise((resolve, reject) => {
      const id = ++this.#last;
      this.#asked.set(id, { resolve, reject });
      this.#post({ kind: 'ask', id, asked });
    });
  }

  /** A line to a table; null if there is none. */
  async join(table: string, line: LineHere): Promise<Joined | null> {
    const client = ++this.#last;
    const found = await new Promise<boolean>((resolve, reject) => {
      this.#joining.set(client, { resolve, reject });
      this.#post({ kind: 'join', client, table });
    });
    if (!found) return null;
    this.#lines.set(client, { table, line });
    return {
      send: (text) => this.#post({ kind: 'frame', client, table, text }),
      leave: () => {
        if (this.#lines.delete(client)) this.#post({ kind: 'leave', client, table });
      },
    };
  }

  #post(message: Unnamed<ToWorker>): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage({ ...message, name: session.called });
  }

  #start(): Worker {
    loading.begin();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'quayside' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    worker.onerror = (event) => this.#fail(event.message);
    return worker;
  }

  /** The worker is of no use any more: whoever asks again starts another. */
  #fail(why: string): void {
    console.error(why);
    loading.fail();
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#asked.values(), ...this.#joining.values()];
    this.#asked.clear();
    this.#joining.clear();
    for (const { reject } of waiting) reject(new Wrong('unreachable', loading.sentence, 0));
    const lines = [...this.#lines.values()];
    this.#lines.clear();
    for (const { line } of lines) line.end(0);
  }

  #hear(message: FromWorker): void {
    switch (message.kind) {
      case 'progress':
        return loading.at(message.done, message.total);
      case 'ready':
        return loading.end();
      case 'failed':
        return this.#fail(message.why);
      case 'answer': {
        const waiting = this.#asked.get(message.id);
        this.#asked.delete(message.id);
        if (!message.wrong) return waiting?.resolve(message.answer);
        return void refusal(message.wrong).then(waiting?.reject);
      }
      case 'joined': {
        const waiting = this.#joining.get(message.client);
        this.#joining.delete(message.client);
        if (!message.wrong) return waiting?.resolve(message.found);
        return void refusal(message.wrong).then(waiting?.reject);
      }
      case 'ended': {
        const line = this.#lines.get(message.client)?.line;
        this.#lines.delete(message.client);
        return line?.end(0);
      }
      case 'told':
        this.#telling = this.#telling.then(() => this.#tell(message.client, message.text));
        return;
    }
  }

  async #tell(client: number, text: string): Promise<void> {
    const found = this.#lines.get(client);
    if (found) found.line.onmessage?.({ data: await said(found.table, text) });
  }
}

export const desk = new Desk();
