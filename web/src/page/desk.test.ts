import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { LineHere, type Line } from '../lib/line';
import { words } from '../lib/words.svelte';
import type { FromWorker } from './calls';
import { desk } from './desk';
import { loading } from './loading.svelte';

/** The worker's end: what it was sent, and what it says. */
class Worker {
  static all: Worker[] = [];
  static get last(): Worker {
    return Worker.all[Worker.all.length - 1];
  }

  sent: any[] = [];
  gone = false;
  onmessage?: (event: { data: FromWorker }) => void;
  onerror?: (event: { message: string }) => void;

  constructor() {
    Worker.all.push(this);
  }

  postMessage(message: object): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.gone = true;
  }

  say(message: FromWorker): void {
    this.onmessage?.({ data: message });
  }
}

vi.stubGlobal('Worker', Worker);
vi.mock('./sentences', () => ({
  said: async (_: string, text: string) => text,
  sentence: async ({ rule }: { rule: string }) => `why ${rule}`,
}));

beforeAll(async () => {
  await words.learn('en');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  Worker.all.at(-1)?.onerror?.({ message: 'the test is over' });
  Worker.all = [];
});

const listening = (line: Line) => {
  const told: string[] = [];
  line.onopen = () => void told.push('open');
  line.onclose = ({ code }) => void told.push(`closed ${code}`);
  line.onmessage = ({ data }) => void told.push(data);
  return told;
};

test('a request is answered, or refused with a sentence', async () => {
  const [one, other] = [desk.ask({ what: 'get a' }), desk.ask({ what: 'get b' })];
  const [{ id: first }, { id: second }] = Worker.last.sent;
  Worker.last.say({ kind: 'answer', id: second, answer: 2, wrong: null });
  Worker.last.say({ kind: 'answer', id: first, answer: null, wrong: { rule: 'table.undo_nothing', args: {}, game: null } });
  expect(await other).toBe(2);
  await expect(one).rejects.toThrow('why table.undo_nothing');
});

test('a line is open when its table is there, and hears what is told in its order', async () => {
  const line = new LineHere('page-1');
  const told = listening(line);
  await vi.waitFor(() => expect(Worker.last?.sent).toHaveLength(1));
  const [{ client }] = Worker.last.sent;
  Worker.last.say({ kind: 'joined', client, found: true, wrong: null });
  await vi.waitFor(() => expect(told).toEqual(['open']));
  Worker.last.say({ kind: 'told', client, text: 'one' });
  Worker.last.say({ kind: 'told', client, text: 'two' });
  await vi.waitFor(() => expect(told).toEqual(['open', 'one', 'two']));
});

test('a line to a table that is nowhere is closed as a server would', async () => {
  const told = listening(new LineHere('page-1'));
  await vi.waitFor(() => expect(Worker.last?.sent).toHaveLength(1));
  Worker.last.say({ kind: 'joined', client: Worker.last.sent[0].client, found: false, wrong: null });
  await vi.waitFor(() => expect(told).toEqual(['closed 4404']));
});

test('where a table cannot be shown, its line says why before it is closed', async () => {
  const told = listening(new LineHere('page-1'));
  await vi.waitFor(() => expect(Worker.last?.sent).toHaveLength(1));
  const wrong = { rule: 'here.newer', args: {}, game: null };
  Worker.last.say({ kind: 'joined', client: Worker.last.sent[0].client, found: false, wrong });
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(JSON.parse(told[0])).toMatchObject({ type: 'problem', sentence: 'why here.newer' });
  expect(told[1]).toBe('closed 4404');
});

test('a line to a table that went back to nothing ends, and may be drawn anew', async () => {
  const told = listening(new LineHere('page-1'));
  await vi.waitFor(() => expect(Worker.last?.sent).toHaveLength(1));
  const [{ client }] = Worker.last.sent;
  Worker.last.say({ kind: 'joined', client, found: true, wrong: null });
  await vi.waitFor(() => expect(told).toEqual(['open']));
  Worker.last.say({ kind: 'ended', client });
  expect(told).toEqual(['open', 'closed 0']);
});

test('when Python cannot be loaded, nobody waits for it, and whoever asks again starts it anew', async () => {
  const joining = desk.join('page-1', { end: () => {} } as never);
  const asked = desk.ask({ what: 'get a' });
  const told = listening(new LineHere('page-1'));
  await vi.waitFor(() => expect(Worker.last.sent).toHaveLength(3));
  Worker.last.say({ kind: 'failed', why: '404' });
  await expect(joining).rejects.toMatchObject({ code: 'unreachable' });
  await expect(asked).rejects.toMatchObject({ code: 'unreachable' });
  await vi.waitFor(() => expect(told).toEqual(['closed 0'])); // once: it tries again once
  expect([loading.state, Worker.last.gone]).toEqual(['failed', true]);
  void desk.ask({ what: 'get a' }).catch(() => {});
  expect(Worker.all).toHaveLength(2);
});

test('a worker that breaks ends the lines that it had', async () => {
  const told = listening(new LineHere('page-1'));
  await vi.waitFor(() => expect(Worker.last?.sent).toHaveLength(1));
  Worker.last.say({ kind: 'joined', client: Worker.last.sent[0].client, found: true, wrong: null });
  await vi.waitFor(() => expect(told).toEqual(['open']));
  Worker.last.onerror?.({ message: 'out of memory' });
  await vi.waitFor(() => expect(told).toEqual(['open', 'closed 0']));
});
