import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live } from './live.svelte';
import { settings } from './settings.svelte';

/** A server's end of the line. */
class Line {
  static all: Line[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: any[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly url: string) {
    Line.all.push(this);
  }

  static get last(): Line {
    return Line.all[Line.all.length - 1];
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const update = (seq: number, more: object = {}) => ({
  type: 'update',
  seq,
  ply: seq,
  at: 0,
  entry: null,
  told: [],
  missed: false,
  view: {},
  table: { seats: [] },
  chat: [],
  ...more,
});
const told = (kind: string, ply = 0, notation: string | null = null) => ({ ply, seat: 0, notation, events: [{ kind, rule: 'core', ply }] });
/** The story that the server has to tell, over REST. */
const library = (seq: number, ...steps: ReturnType<typeof told>[]) =>
  vi.stubGlobal('fetch', async (path: string) => {
    expect(path).toBe('/api/tables/t1/story?first=0');
    return new Response(JSON.stringify({ seq, next: null, steps: steps.map((each) => ({ told: [each] })) }));
  });
const kinds = (live: Live) => live.story.map(({ kind }) => kind);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  Line.all = [];
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function arrived(): Live {
  const live = new Live('t1');
  Line.last.open();
  Line.last.tell(update(3));
  return live;
}

test('who comes first hears the whole story', async () => {
  library(3, told('start_game'), told('bid', 1, 'bid 5'));
  const live = arrived();
  expect(Line.last.url).toMatch(/^ws.*\/ws\/tables\/t1$/);
  expect(Line.last.sent).toEqual([{ type: 'hello', last: null, lang: 'en', pace: 1 }]);
  expect([live.status, live.update?.seq]).toEqual(['open', 3]);
  await vi.advanceTimersByTimeAsync(1);
  expect(Line.last.sent[1]).toMatchObject({ type: 'hello', last: 3 });
  Line.last.tell(update(4, { told: [told('pass', 2, 'pass')] })); // somebody was quick
  expect([kinds(live), live.complete]).toEqual([['start_game', 'bid', 'pass'], true]);
  expect(live.story.map(({ notation }) => notation)).toEqual([undefined, 'bid 5', 'pass']);
  Line.last.tell(update(5, { entry: { kind: 'moved' }, told: [told('bid', 3)] }));
  expect(kinds(live)).toEqual(['start_game', 'bid', 'pass', 'bid']);
});

test('a line of chat comes by itself, and is a version like any other', () => {
  const live = arrived();
  const before = live.update;
  Line.last.tell({ type: 'said', line: { seq: 4, at: 0, person: 'p', name: 'Rosa', text: 'Good luck!' } });
  expect(live.chat.map(({ text }) => text)).toEqual(['Good luck!']);
  expect(live.update).toBe(before);
  void live.move('bid 5');
  expect(Line.last.sent.at(-1)).toMatchObject({ type: 'move', seq: 4, move: 'bid 5' });
});

test('without the story, what is heard from now on', async () => {
  const live = arrived();
  await vi.advanceTimersByTimeAsync(1);
  Line.last.tell(update(4, { entry: { kind: 'moved' }, told: [told('bid', 8)] }));
  expect([kinds(live), live.complete]).toEqual([['bid'], false]);
});

test('a visitor who was here before hears what he missed, then the story', async () => {
  localStorage.setItem('quayside.seen.t1', '2');
  library(3, told('start_game'), told('bid', 1));
  const heard: string[] = [];
  const live = new Live('t1');
  live.listen((_, why) => heard.push(why));
  Line.last.open();
  Line.last.tell(update(3, { told: [told('bid', 1)] }));
  await vi.advanceTimersByTimeAsync(1);
  expect(Line.last.sent.map(({ last }) => last)).toEqual([2, 3]);
  Line.last.tell(update(3));
  expect(heard).toEqual(['missed', 'standing']);
  expect(kinds(live)).toEqual(['start_game', 'bid']);
});

test('who was away for too long reads the story again', async () => {
  library(3, told('start_game'), told('bid', 1));
  const live = arrived();
  await vi.advanceTimersByTimeAsync(1);
  Line.last.tell(update(3));
  Line.last.close();
  library(200, told('start_game'), told('bid', 1), told('pass', 2));
  await vi.advanceTimersByTimeAsync(500);
  Line.last.open();
  Line.last.tell(update(200, { missed: true }));
  await vi.advanceTimersByTimeAsync(1);
  Line.last.tell(update(200));
  expect([kinds(live), live.complete]).toEqual([['start_game', 'bid', 'pass'], true]);
});

test('what was taken back is told no more, only that it was', () => {
  const live = arrived();
  const back = (seq: number, to: number) => Line.last.tell(update(seq, { entry: { kind: 'undone' }, told: [told('undone', to)] }));
  const play = (seq: number, kind: string, ply: number) =>
    Line.last.tell(update(seq, { entry: { kind: 'moved' }, told: [told(kind, ply)] }));
  play(4, 'bid', 1);
  play(5, 'buy', 2);
  play(6, 'load', 3);
  back(7, 2);
  expect(kinds(live)).toEqual(['bid', 'buy', 'undone']);
  back(8, 1);
  play(9, 'load', 2);
  back(10, 1);
  play(11, 'place', 2);
  expect(kinds(live)).toEqual(['bid', 'undone', 'place']);
});

test('an answer names the request that it answers', () => {
  const live = arrived();
  void live.answerUndo(17, true);
  expect(Line.last.sent[1]).toMatchObject({ type: 'answerundo', request: 17, granted: true });
});

test('a move is answered under its key', async () => {
  const live = arrived();
  const answer = live.move('bid 3');
  const sent = Line.last.sent[1];
  expect(sent).toMatchObject({ type: 'move', seq: 3, move: 'bid 3' });
  expect(live.sending).toBe(1);
  Line.last.tell({ type: 'refused', key: sent.key, rule: 'x', args: {}, sentence: 'No.' });
  expect(await answer).toMatchObject({ type: 'refused', sentence: 'No.' });
  expect(live.sending).toBe(0);
});

test('what was not answered when the line broke is sent again, once, under the same key', async () => {
  const live = arrived();
  const answer = live.commit(['load silk', 'load jade']);
  const first = Line.last.sent[1];
  Line.last.close();
  expect(live.status).toBe('lost');
  await vi.advanceTimersByTimeAsync(500);
  Line.last.open();
  expect(Line.last.sent).toEqual([{ type: 'hello', last: 3, lang: 'en', pace: 1 }]);
  Line.last.tell(update(4, { told: [told('load')] }));
  expect(live.status).toBe('open');
  expect(Line.last.sent[1]).toEqual(first);
  Line.last.tell({ type: 'accepted', key: first.key, seq: 4 });
  expect(await answer).toMatchObject({ type: 'accepted', seq: 4 });
  expect(kinds(live)).toEqual(['load']);
});

test('a move survives a reload of the page', () => {
  const live = arrived();
  void live.move('bid 3');
  const { key } = Line.last.sent[1];
  live.close();
  new Live('t1');
  Line.last.open();
  Line.last.tell(update(3));
  expect(Line.last.sent.filter(({ type }) => type === 'move')).toMatchObject([{ key, move: 'bid 3' }]);
});

test('waits longer and longer between two tries', async () => {
  arrived();
  Line.last.close();
  for (const wait of [375, 750, 1500, 3000]) {
    const before = Line.all.length;
    await vi.advanceTimersByTimeAsync(wait);
    expect(Line.all.length).toBe(before + 1);
    Line.last.close();
  }
});

test('a stale move is answered with the table as it stands, and tells nothing twice', async () => {
  const live = arrived();
  const heard: string[] = [];
  live.listen((_, why) => heard.push(why));
  const answer = live.move('bid 3');
  Line.last.tell({ type: 'stale', key: Line.last.sent[1].key, seq: 5 });
  Line.last.tell(update(5));
  expect(await answer).toMatchObject({ type: 'stale' });
  expect([heard, live.update?.seq, kinds(live)]).toEqual([['standing'], 5, []]);
});

test('drafts are shown, and asked again when the line was broken', async () => {
  const live = arrived();
  const drafted = { type: 'drafted', seq: 3, needs_commit: false, refused: null, view: {}, legal: [], events: [] };
  const shown = live.draft(['load silk']);
  Line.last.tell({ ...drafted, id: Line.last.sent[1].id, played: 1 });
  expect(await shown).toMatchObject({ type: 'drafted', played: 1 });
  const asked = live.draft(['load silk', 'load jade']);
  Line.last.close();
  await vi.advanceTimersByTimeAsync(500);
  Line.last.open();
  Line.last.tell(update(3));
  const again = Line.last.sent[1];
  expect(again).toMatchObject({ type: 'draft', moves: ['load silk', 'load jade'] });
  Line.last.tell({ ...drafted, id: again.id, played: 2 });
  expect(await asked).toMatchObject({ type: 'drafted', played: 2 });
});

test('a draft in progress holds as long as nothing is played', () => {
  const live = arrived();
  live.keepDraft(['load silk']);
  expect(live.keptDraft()).toEqual(['load silk']);
  Line.last.tell(update(4, { entry: { kind: 'moved' } }));
  expect(live.keptDraft()).toEqual([]);
});

test('a table that does not exist is not asked for again', async () => {
  const live = new Live('t1');
  Line.last.close(4404);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([live.status, Line.all.length]).toEqual(['gone', 1]);
});

test('who is sent away says so, and comes back after a good while', async () => {
  const live = new Live('t2');
  const lines = () => Line.all.filter(({ url }) => url.endsWith('/t2'));
  lines()[0].close(4029);
  expect(live.status).toBe('resting');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(lines().length).toBe(1);
  await vi.advanceTimersByTimeAsync(20_000);
  lines()[1].close(4029);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(lines().length).toBe(2);
  await vi.advanceTimersByTimeAsync(40_000);
  lines()[2].open();
  lines()[2].tell(update(3));
  expect(live.status).toBe('open');
});

test('a dead line is noticed', async () => {
  const live = arrived();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(Line.last.sent.at(-1)).toEqual({ type: 'ping' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(live.status).toBe('lost');
});

test('another language is told to the server once', () => {
  const live = arrived();
  live.relearn();
  expect(Line.last.sent.length).toBe(1);
  settings.set('language', 'zh');
  live.relearn();
  live.relearn();
  expect(Line.last.sent.slice(1)).toEqual([{ type: 'hello', last: 3, lang: 'zh', pace: 1 }]);
  settings.set('language', 'en');
});

test('another pace is told to the server, for the pauses of its bots', () => {
  const live = arrived();
  settings.set('speed', 'instant');
  live.relearn();
  expect(Line.last.sent.slice(1)).toEqual([{ type: 'hello', last: 3, lang: 'en', pace: 0 }]);
  settings.set('speed', 'normal');
});

test('who sits down while he is there is not away', () => {
  const live = arrived();
  Line.last.tell({ type: 'presence', here: ['ines'], watching: 1 });
  const seats = [
    { person: 'ines', here: true },
    { person: 'wei', here: true },
    { person: 'marta', here: false },
    { person: null, here: false },
  ];
  Line.last.tell(update(4, { entry: { kind: 'sat' }, table: { seats } }));
  expect(live.here).toEqual(['ines', 'wei']);
});
