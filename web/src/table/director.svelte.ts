// Brings what happens at a live table onto the stage, in order. While nobody looks, the table is at once as it stands. The
// log grows as events are shown; a sheet of the game lies on the table until it is closed.
import type { GameModule } from '../lib/game';
import type { Live, Update, Why } from '../lib/live.svelte';
import { goOn } from '../lib/told';
import type { GameEvent, View } from '../lib/voice';
import { Stage } from '../stage/stage.svelte';

/** A sheet of the game: all that was told up to it, and what led to it if that can be watched again. */
interface Sheet {
  events: GameEvent[];
  view: View;
  shown: { events: GameEvent[]; from: View } | null;
}

const TOO_MANY = 60; // nobody wants to watch so many after having been away

export class Director {
  readonly stage: Stage;
  told = $state.raw<GameEvent[]>([]);
  /** A sheet of the game lies on the table: the story waits until it is closed. */
  sheet = $state.raw<Sheet | null>(null);
  /** What happened while the reader was away. */
  missed = $state.raw<GameEvent[]>([]);

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
    await stage.again(events.slice(first), events.slice(0, first).reduce(fold, from));
    if (this.#closeSheet) this.sheet = sheet;
  }

  forgetMissed(): void {
    this.missed = [];
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
    const tell = (told: GameEvent[]) => (this.told = goOn(this.told, told));
    void this.stage.play({ events, view, tell, after: (from) => this.#sum(events, view, from) });
  }

  #jump({ view }: Update): void {
    this.stage.show(view);
    this.told = this.#live.story;
  }

  /** What has just happened may be summed up by a sheet of the game. */
  #sum(events: GameEvent[], view: View, from: View | null): Promise<void> | void {
    if (!this.#game.sheetFor?.(events, this.told)) return;
    this.sheet = { events: this.told, view, shown: from && this.#game.fold && events.some(isPayment) ? { events, from } : null };
    return new Promise((closed) => (this.#closeSheet = closed));
  }
}

const isPayment = ({ kind }: GameEvent): boolean => kind === 'pay';
