// One table over its WebSocket. The connection comes back by itself; what was sent and not yet answered is sent again under
// the same key, so that it happens once; nothing is lost by a restart of the server or a reload of the page.
import { untrack } from 'svelte';
import { api, newKey, type Story } from './api';
import { lineTo, type Line } from './line';
import { renewal } from './renewal.svelte';
import { session } from './session.svelte';
import { settings } from './settings.svelte';
import type { Lang } from './texts';
import { eventsOf, goOn } from './told';
import type { GameEvent, View } from './voice';
import type { Accepted, ChatLine, Drafted, Presence, Refused, Stale, Update as Sent, Wire } from './wire/socket';

export type { Accepted, ChatLine, Drafted, Refused, SeatInfo, Stale, TableInfo, UndoInfo } from './wire/socket';
export type Update = Omit<Sent, 'told' | 'view'> & { events: GameEvent[]; view: View | null };
export type Preview = Omit<Drafted, 'events' | 'view'> & { events: GameEvent[]; view: View };
export type Answer = Accepted | Refused | Stale;

/** `lost`: it comes back by itself. `resting`: we were sent away, and come back after a good while. `gone`: there is no such
 *  table. `ended`: the session is over, and we ask who we are. */
export type Status = 'connecting' | 'open' | 'lost' | 'resting' | 'gone' | 'ended';

/** What an update is: a change just made, what was missed while away, or only the table as it stands. */
export type Why = 'news' | 'missed' | 'standing';

type Act = Extract<Wire['from_client'], { key: string }>;
type Unkeyed<M> = M extends unknown ? Omit<M, 'key'> : never;

const FIRST_WAIT = 300; // milliseconds until the first try to come back, then twice as long, up to
const LONGEST_WAIT = 8_000;
const FIRST_REST = 30_000; // the same for somebody whom the server has sent away
const LONGEST_REST = 300_000;
const TOO_MUCH = 4029; // the code with which it does
const AGAIN = 2_500; // after a problem, until what was not answered is sent again
const PING = 20_000;
const SILENCE = 35_000; // without a word from the server: the line is dead

export class Live {
  readonly table: string;
  status = $state<Status>('connecting');
  update = $state.raw<Update | null>(null);
  /** All that has been told at this table, without what was taken back. Not `complete`: the beginning did not come. */
  story = $state.raw<GameEvent[]>([]);
  complete = $state(true);
  /** What happened between the last visit and this one. */
  missed: GameEvent[] = [];
  chat = $state.raw<ChatLine[]>([]);
  here = $state.raw<string[]>([]);
  watching = $state(0);
  problem = $state<string | null>(null);
  /** Moves on their way: the page shows that it waits. */
  sending = $state(0);
  /** Server time less ours, in milliseconds. */
  skew = $state(0);

  #socket: Line | null = null;
  #listeners = new Set<(update: Update, why: Why) => void>();
  #pending = new Map<string, { act: Act; answer: (answer: Answer) => void }>();
  #drafts = new Map<number, { moves: string[]; answer: (answer: Preview | Refused | Stale) => void }>();
  #draftId = 0;
  #hellos: ('standing' | 'missed' | 'story')[] = [];
  #entire = false; // the story is there from the start
  #earlier: GameEvent[] = []; // as it was read; what has happened since is asked for by a hello
  #lang: Lang | null = null; // that the server knows of, like the pace
  #pace = 1;
  #afterStale = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  constructor(table: string) {
    this.table = table;
    for (const act of this.#kept<Act[]>('pending') ?? []) this.#pending.set(act.key, { act, answer: () => {} });
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Told of every update, in order, with why it came. Returns how to stop listening. */
  listen(listener: (update: Update, why: Why) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  // What a player does; each resolves with the server's answer, however long the line is down

  move = (move: string) => this.#act({ type: 'move', seq: this.#seq, move });
  commit = (moves: string[]) => this.#act({ type: 'commit', seq: this.#seq, moves });
  undo = (ply: number) => this.#act({ type: 'undo', seq: this.#seq, ply });
  askUndo = (ply: number) => this.#act({ type: 'askundo', seq: this.#seq, ply });
  answerUndo = (request: number, granted: boolean) => this.#act({ type: 'answerundo', request, granted });
  say = (text: string) => this.#act({ type: 'chat', text });
  comeBack = (seat: number) => this.#act({ type: 'comeback', seat });
  voteStandIn = (seat: number) => this.#act({ type: 'votestandin', seat });

  /** What a list of moves would do; nothing is played. */
  draft(moves: string[]): Promise<Preview | Refused | Stale> {
    return new Promise((answer) => {
      const id = ++this.#draftId;
      this.#drafts.set(id, { moves, answer });
      if (this.status === 'open') this.#sendDraft(id, moves);
    });
  }

  #sendDraft(id: number, moves: string[]): void {
    this.#send({ type: 'draft', seq: this.#seq, moves, id });
  }

  /** The draft in progress survives a reload: it holds as long as the line of moves is the same. */
  keepDraft(moves: string[]): void {
    this.#keep('draft', moves.length && this.update ? { ply: this.update.ply, moves } : null);
  }

  keptDraft(): string[] {
    const kept = this.#kept<{ ply: number; moves: string[] }>('draft');
    return kept && kept.ply === this.update?.ply ? kept.moves : [];
  }

  /** Another language for the server's sentences, or another pace for its bots. */
  relearn(): void {
    if (settings.get('language') === this.#lang && settings.pace === this.#pace) return;
    untrack(() => this.status === 'open' && this.#hello('standing', this.#seq));
  }

  // The connection

  get #seq(): number {
    return Math.max(this.update?.seq ?? 0, this.chat.at(-1)?.seq ?? 0);
  }

  #connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const socket = lineTo(this.table);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#hellos = [];
      this.#greet();
      clearInterval(this.#pulse);
      this.#pulse = setInterval(() => this.#beat(), PING / 2);
    };
    socket.onmessage = ({ data }) => {
      this.#heard = Date.now();
      this.#take(JSON.parse(data));
    };
    socket.onclose = ({ code }) => this.#socket === socket && this.#lost(code);
  }

  /** Asks what was missed, now or since the last visit, and for the whole story if it is not there. */
  #greet(): void {
    const seen = this.update ? this.#seq : this.#seen();
    this.#hello(seen === null ? 'standing' : 'missed', seen);
    if (!this.#entire) void this.#readStory();
  }

  async #readStory(): Promise<void> {
    const socket = this.#socket;
    const told = [];
    let seq = 0;
    try {
      for (let first: number | null = 0; first !== null;) {
        const page: Story = await api.get('/api/tables/{table_id}/story', { path: { table_id: this.table }, query: { first } });
        for (const step of page.steps) told.push(...step.told);
        ({ seq, next: first } = page);
      }
    } catch {
      return void (this.complete = false);
    }
    if (this.#socket !== socket) return; // greeted anew meanwhile
    this.#earlier = eventsOf(told);
    this.#hello('story', seq);
  }

  #hello(why: 'standing' | 'missed' | 'story', last: number | null): void {
    this.#hellos.push(why);
    this.#lang = settings.get('language');
    this.#pace = settings.pace;
    this.#send({ type: 'hello', last, lang: this.#lang, pace: this.#pace });
  }

  #beat(): void {
    if (Date.now() - this.#heard < SILENCE) return this.#send({ type: 'ping' });
    const dead = this.#socket;
    this.#lost(0); // its own end may be a long time coming
    dead?.close();
  }

  #lost(code: number): void {
    clearInterval(this.#pulse);
    clearTimeout(this.#timer);
    this.#socket = null;
    if (this.#closed) return;
    if (code === 4404) return void (this.status = 'gone');
    if (code === 4401) return this.#askAgain();
    const sentAway = code === TOO_MUCH;
    this.status = sentAway ? 'resting' : this.update ? 'lost' : 'connecting';
    const [first, longest] = sentAway ? [FIRST_REST, LONGEST_REST] : [FIRST_WAIT, LONGEST_WAIT];
    const wait = Math.min(longest, first * 2 ** this.#tries++);
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** The session is over, or was replaced by another: whoever we are now, comes back. */
  #askAgain(): void {
    this.status = 'ended';
    session.ask().then(
      () => this.#connect(),
      () => this.#lost(0),
    );
  }

  /** Back online, or looked at again: no reason to wait any longer. */
  #hurry = (): void => {
    const waits = this.status !== 'gone' && this.status !== 'resting';
    if (document.visibilityState === 'visible' && !this.#socket && waits) this.#connect();
  };

  retry(): void {
    if (!this.#socket) this.#connect();
  }

  #send(message: Wire['from_client']): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #act(unkeyed: Unkeyed<Act>): Promise<Answer> {
    const act = { ...unkeyed, key: newKey() } as Act;
    return new Promise((answer) => {
      this.#pending.set(act.key, { act, answer });
      this.#keepPending();
      if (this.status === 'open') this.#send(act);
    });
  }

  // What the server says

  #take(message: Wire['from_server']): void {
    switch (message.type) {
      case 'update':
        return this.#takeUpdate({ ...message, view: message.view as View | null, events: eventsOf(message.told) });
      case 'said':
        this.chat = [...this.chat, message.line];
        return this.#remember(message.line.seq);
      case 'accepted':
      case 'refused':
      case 'stale':
        return this.#takeAnswer(message);
      case 'drafted':
        this.#drafts.get(message.id)?.answer(message as unknown as Preview);
        this.#drafts.delete(message.id);
        return;
      case 'presence':
        return this.#takePresence(message);
      case 'problem':
        this.problem = message.sentence;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#sendAgain(), AGAIN);
        return;
      case 'pong':
        return;
    }
  }

  #takeUpdate(update: Update): void {
    const asked = update.entry === null ? (this.#afterStale ? 'standing' : this.#hellos.shift()) : null;
    this.#afterStale = this.#afterStale && update.entry !== null;
    if (asked === 'story') {
      this.story = goOn(this.#earlier, update.events);
      this.complete = this.#entire = !update.missed;
    } else if (asked !== 'standing') {
      this.story = goOn(this.story, update.events);
    }
    if (asked === 'missed' && update.missed && this.#entire) {
      this.#entire = false; // away for so long that something is missing in between
      void this.#readStory();
    }
    if (update.entry === null) this.chat = update.chat;
    this.here = update.table.seats.flatMap(({ person, here }) => (person && here ? [person] : [])); // who sat down counts at once
    this.skew = update.at - Date.now();
    const first = this.update === null;
    if (first && asked === 'missed') this.missed = update.events;
    this.update = update;
    this.#remember(update.seq);
    if (asked) this.#arrived(first);
    const why: Why = asked === 'missed' ? 'missed' : asked ? 'standing' : 'news';
    for (const listener of this.#listeners) listener(update, why);
  }

  /** Greeted: what was not answered before is sent again. */
  #arrived(first: boolean): void {
    if (this.status === 'open') return;
    this.status = 'open';
    this.#tries = 0;
    this.#sendAgain();
    if (!first) void renewal.check();
  }

  #sendAgain(): void {
    this.problem = null;
    for (const { act } of this.#pending.values()) this.#send(act);
    for (const [id, { moves }] of this.#drafts) this.#sendDraft(id, moves);
  }

  #takeAnswer(answer: Answer): void {
    this.#afterStale = answer.type === 'stale';
    const draft = this.#drafts.get(Number(answer.key));
    if (draft && answer.type !== 'accepted') {
      this.#drafts.delete(Number(answer.key));
      return draft.answer(answer);
    }
    const pending = answer.key === null ? undefined : this.#pending.get(answer.key);
    if (!pending) return;
    this.#pending.delete(answer.key!);
    this.#keepPending();
    pending.answer(answer);
  }

  #takePresence({ here, watching }: Presence): void {
    this.here = here;
    this.watching = watching;
  }

  // What is kept in this tab, and (the version that was seen) in this browser

  #keepPending(): void {
    const acts = [...this.#pending.values()].map(({ act }) => act);
    this.sending = acts.filter((act) => act.type !== 'chat').length;
    this.#keep('pending', acts.length ? acts : null);
  }

  #keep(what: string, value: unknown): void {
    try {
      const place = `quayside.${what}.${this.table}`;
      if (value === null) sessionStorage.removeItem(place);
      else sessionStorage.setItem(place, JSON.stringify(value));
    } catch {
      // storage may be switched off or full
    }
  }

  #kept<Value>(what: string): Value | null {
    try {
      return JSON.parse(sessionStorage.getItem(`quayside.${what}.${this.table}`) ?? 'null');
    } catch {
      return null;
    }
  }

  #remember(seq: number): void {
    try {
      if (document.visibilityState === 'visible') localStorage.setItem(`quayside.seen.${this.table}`, String(seq));
    } catch {
      // then nobody is told what he missed
    }
  }

  #seen(): number | null {
    try {
      return Number(localStorage.getItem(`quayside.seen.${this.table}`)) || null;
    } catch {
      return null;
    }
  }
}
