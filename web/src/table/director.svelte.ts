// Shows what happens, one event after the other, at the reader's pace. Everything can be skipped; without movement, or
// while nobody looks, the table is at once as it stands. The log grows as events are shown.
import { tick } from 'svelte';
import type { GameModule } from '../lib/game';
import type { Live, Update, Why } from '../lib/live.svelte';
import { DICE, MOVE, QUICK, pause } from '../lib/motion';
import { settings } from '../lib/settings.svelte';
import { play, type Sound } from '../lib/sound';
import { goOn } from '../lib/told';
import type { GameEvent, View } from '../lib/voice';

interface Scene {
  events: GameEvent[];
  view: View;
}

/** A sheet of the game: all that was told up to it, and where its payments begin, to be watched again. */
interface Sheet extends Scene {
  paid: { from: View; events: GameEvent[] } | null;
}

const TIMES = { quick: QUICK, move: MOVE, dice: DICE };
const SOUNDS: Record<string, Sound> = { roll: 'dice', pay: 'coin', place: 'place', move: 'sail' };
const CROWD = 18; // events that wait; from then on they go by faster
const TOO_MANY = 60; // nobody wants to watch so many after having been away

export class Director {
  /** The table as it has been shown so far. */
  view = $state.raw<View | null>(null);
  /** What leads to the next view: where it began, the event that is shown now, and how the table looks after it. */
  before = $state.raw<View | null>(null);
  beat = $state.raw<GameEvent | null>(null);
  now = $state.raw<View | null>(null);
  told = $state.raw<GameEvent[]>([]);
  busy = $state(false);
  /** A sheet of the game lies on the table: the story waits until it is closed. */
  sheet = $state.raw<Sheet | null>(null);
  /** What happened while the reader was away. */
  missed = $state.raw<GameEvent[]>([]);

  #live: Live;
  #game: GameModule;
  #scenes: Scene[] = [];
  #skip = new AbortController();
  #closeSheet: (() => void) | null = null;
  #ended = false;
  #stop: () => void;

  constructor(live: Live, game: GameModule) {
    this.#live = live;
    this.#game = game;
    if (live.update) this.#jump(live.update);
    this.missed = live.missed;
    this.#stop = live.listen((update, why) => this.#take(update, why));
  }

  end(): void {
    this.#ended = true;
    this.#stop();
    this.skip();
    this.closeSheet();
  }

  /** All that waits is shown at once. */
  skip(): void {
    if (this.busy) this.#skip.abort();
  }

  closeSheet(): void {
    this.sheet = null;
    this.#closeSheet?.();
    this.#closeSheet = null;
  }

  /** Shows the payments of a sheet once more; then it lies there again. */
  async again(): Promise<void> {
    const sheet = this.sheet;
    if (!sheet?.paid) return;
    this.sheet = null;
    this.#skip = new AbortController();
    await this.#play(sheet.paid.events, sheet.paid.from, false);
    if (this.#ended) return;
    this.#skip = new AbortController();
    this.#settle(sheet.view);
    this.sheet = sheet;
  }

  forgetMissed(): void {
    this.missed = [];
  }

  #take(update: Update, why: Why): void {
    const { events, view } = update;
    if (!view) return;
    const away = document.visibilityState === 'hidden';
    if (why === 'standing' || !this.view || (why === 'missed' && events.length > TOO_MANY)) {
      if (why === 'missed') this.missed = events;
      return this.#jump(update);
    }
    if (away) {
      this.missed = [...this.missed, ...events];
      return this.#jump(update);
    }
    this.#scenes.push({ events, view });
    if (!this.busy) void this.#run();
  }

  #jump({ view }: Update): void {
    this.#scenes = [];
    this.skip();
    this.told = this.#live.story;
    this.#settle(view);
  }

  #settle(view: View | null): void {
    this.beat = null;
    this.before = null;
    this.view = view;
    this.now = view;
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let scene = this.#scenes.shift(); scene && !this.#ended; scene = this.#scenes.shift()) await this.#show(scene);
    this.#skip = new AbortController();
    this.busy = false;
  }

  async #show(scene: Scene): Promise<void> {
    const { events, view } = scene;
    const before = this.view;
    const shown = before && settings.pace ? await this.#play(events, before, true) : 0;
    if (this.#ended) return;
    this.told = goOn(this.told, events.slice(shown));
    this.#settle(view);
    if (this.#game.sheetFor?.(events, this.told)) await this.#lay({ events: this.told, view, paid: before && this.#payments(events, before) });
  }

  /** How many events were shown before the reader had enough. */
  async #play(events: GameEvent[], from: View, telling: boolean): Promise<number> {
    this.before = from;
    let now = from;
    for (const [at, event] of events.entries()) {
      if (this.#skip.signal.aborted || !settings.pace) return at;
      now = this.#game.fold?.(now, event) ?? now;
      this.now = now;
      this.beat = event;
      if (telling) this.told = goOn(this.told, [event]);
      const time = timeOf(event, this.#game);
      if (time && SOUNDS[event.kind]) play(SOUNDS[event.kind]);
      await tick(); // each event reaches the board, however short
      await pause(time / this.#hurry(events.length - at), this.#skip.signal);
    }
    return events.length;
  }

  #hurry(left: number): number {
    const waiting = left + this.#scenes.reduce((sum, { events }) => sum + events.length, 0);
    return Math.min(4, Math.max(1, waiting / CROWD));
  }

  /** The events from the first payment on, and the table as it is then. */
  #payments(events: GameEvent[], before: View): Sheet['paid'] {
    const first = events.findIndex(({ kind }) => kind === 'pay');
    const { fold } = this.#game;
    if (first < 0 || !fold) return null;
    return { from: events.slice(0, first).reduce(fold, before), events: events.slice(first) };
  }

  #lay(sheet: Sheet): Promise<void> {
    this.sheet = sheet;
    return new Promise((closed) => (this.#closeSheet = closed));
  }
}

/** In milliseconds of the usual pace. */
export function timeOf(event: GameEvent, game: Pick<GameModule, 'pace'>): number {
  if (!game.pace) return QUICK;
  const pace = game.pace(event);
  return pace ? TIMES[pace] + (pace === 'quick' ? 120 : 60) : 0;
}
