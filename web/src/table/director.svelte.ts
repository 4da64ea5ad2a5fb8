// Brings what happens at a live table onto the stage, in order. While nobody looks, the table is at once as it stands. The
// log grows as events are shown; a sheet of the game lies on the table until it is closed.
import type { GameModule } from '../lib/game';
import type { Live, Update, Why } from '../lib/live.svelte';
import { goOn } from '../lib/told';
import { shield } from '../lib/ui/shield';
import type { GameEvent, View } from '../lib/voice';
import { Stage, type Shown } from '../stage/stage.svelte';
import { tellerOf } from './story';

/** A sheet of the game: all that was told up to it, and what led to it if that can be watched again. */
interface Sheet {
  events: GameEvent[];
  view: View;
  shown: Shown | null;
}

/** A change of the table that was shown; `mover` is the seat that made it, if it was a move. */
interface Change extends Shown {
  mover: number | null;
}

const TOO_MANY = 60; // nobody wants to watch so many after having been away

export class Director {
  readonly stage: Stage;
  told = $state.raw<GameEvent[]>([]);
  /** A sheet of the game lies on the table: the story waits until it is closed. */
  sheet = $state.raw<Sheet | null>(null);
  /** What happened while the reader was away, or what he wants to read again. */
  missed = $state.raw<GameEvent[]>([]);
  recalls = $state(false);
  /** Changes that are still to be shown and summed up by a sheet: it is read before anything is decided. */
  sums = $state.raw<readonly Update[]>([]);

  #changes: Change[] = []; // since the last move of each of the reader's seats
  #last: View | null = null; // where the next change begins
  #live: Live;
  #game: GameModule;
  #closeSheet: (() => void) | null = null;
  #stop: () => void;

  constructor(live: Live, game: GameModule) {
    this.#live = live;
    this.#game = game;
    this.stage = new Stage(game);
    if (live.update) this.#jump(live.update);
    this.missed = live.missed;
    this.#stop = live.listen((update, why) => this.#take(update, why));
  }

  end(): void {
    this.#stop();
    this.stage.end();
    this.closeSheet();
  }

  closeSheet(): void {
    if (this.sheet) shield();
    this.sheet = null;
    this.#closeSheet?.();
    this.#closeSheet = null;
  }

  /** Shows the payments of a sheet once more; then it lies there again. */
  async again(): Promise<void> {
    const { sheet, stage } = this;
    const { fold } = this.#game;
    if (!sheet?.shown || !fold) return;
    const { events, from } = sheet.shown;
    const first = events.findIndex(isPayment);
    this.sheet = null;
    await stage.again([{ events: events.slice(first), from: events.slice(0, first).reduce(fold, from) }]);
    if (this.#closeSheet) this.sheet = sheet;
  }

  /** Shows once more what others did since a seat's last move; false where that cannot be shown any more. */
  recap(seat: number): boolean {
    const own = this.#changes.findLastIndex(({ mover }) => mover === seat);
    const parts = this.#changes.slice(Math.max(0, own)).map((change, at) => (at === 0 && own >= 0 ? this.#beyond(change, seat) : change));
    const shown = parts.filter(({ events }) => events.length);
    if (shown.length) void this.stage.again(shown);
    return shown.length > 0;
  }

  /** A change without what the seat did itself. */
  #beyond({ events, from, mover }: Change, seat: number): Change {
    const others = events.findIndex((event) => (tellerOf(event) ?? seat) !== seat);
    const own = others < 0 ? events : events.slice(0, others);
    return { mover, events: events.slice(own.length), from: own.reduce(this.#game.fold ?? ((view) => view), from) };
  }

  /** Some events as a list to read. */
  recall(events: GameEvent[]): void {
    this.missed = events;
    this.recalls = true;
  }

  forgetMissed(): void {
    this.missed = [];
    this.recalls = false;
  }

  #take(update: Update, why: Why): void {
    const { events, view } = update;
    if (!view) return;
    const away = document.visibilityState === 'hidden';
    if (why === 'standing' || !this.stage.view || (why === 'missed' && events.length > TOO_MANY)) {
      if (why === 'missed') this.missed = events;
      return this.#jump(update);
    }
    if (away) {
      this.missed = [...this.missed, ...events];
      return this.#jump(update);
    }
    this.#keep(update);
    if (this.#game.sheetFor?.(events, this.#live.story)) this.sums = [...this.sums, update];
    const tell = (told: GameEvent[]) => (this.told = goOn(this.told, told));
    void this.stage.play({ events, view, tell, after: (from) => this.#sum(update, from) });
  }

  #keep({ events, view, entry, yours }: Update): void {
    const mover = entry?.kind === 'moved' ? Number(entry.seat) : null;
    const taken = entry?.kind === 'undone';
    const changes = taken || !this.#last ? [] : [...this.#changes, { events, from: this.#last, mover }];
    const first = Math.min(...yours.map((seat) => changes.findLastIndex((change) => change.mover === seat)));
    this.#changes = yours.length ? changes.slice(Math.max(0, first)) : [];
    this.#last = view;
  }

  #jump({ view }: Update): void {
    this.sums = [];
    if (view?.ply !== this.#last?.ply) this.#changes = [];
    this.#last = view;
    this.stage.show(view);
    this.told = this.#live.story;
  }

  /** What has just happened may be summed up by a sheet of the game. */
  #sum(update: Update, from: View | null): Promise<void> | void {
    const { events, view } = update;
    if (!this.sums.includes(update)) return;
    this.sums = this.sums.filter((each) => each !== update);
    this.sheet = { events: this.told, view: view!, shown: from && this.#game.fold && events.some(isPayment) ? { events, from } : null };
    return new Promise((closed) => (this.#closeSheet = closed));
  }
}

const isPayment = ({ kind }: GameEvent): boolean => kind === 'pay';
