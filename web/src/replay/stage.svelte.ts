// A table that is shown, not played: it goes from one view to another, event by event, and everything can be skipped.
import { tick } from 'svelte';
import type { GameModule } from '../lib/game';
import { pause } from '../lib/motion';
import { settings } from '../lib/settings.svelte';
import type { GameEvent, View } from '../lib/voice';
import { timeOf } from '../table/director.svelte';

type Played = Pick<GameModule, 'fold' | 'pace'>;

export class Stage {
  /** Where the story stands, and what leads on from there: see BoardProps. */
  view = $state.raw<View | null>(null);
  before = $state.raw<View | null>(null);
  beat = $state.raw<GameEvent | null>(null);
  /** The table after the event that is shown now. */
  now = $state.raw<View | null>(null);

  #game: Played;
  #skip = new AbortController();
  #turn = 0; // what was asked for last is what is shown

  constructor(game: Played) {
    this.#game = game;
  }

  get busy(): boolean {
    return this.beat !== null;
  }

  /** The table as it is, without the way there. */
  show(view: View): void {
    this.skip();
    this.#turn++;
    this.before = null;
    this.beat = null;
    this.view = view;
    this.now = view;
  }

  /** What is being shown comes to its end at once. */
  skip(): void {
    this.#skip.abort();
  }

  /** Shows the events that lead to a view, so many times as fast as usual. */
  async play(events: GameEvent[], to: View, rate = 1): Promise<void> {
    this.skip();
    const turn = ++this.#turn;
    const { signal } = (this.#skip = new AbortController());
    const from = this.view;
    if (from && settings.pace) {
      this.before = from;
      this.now = from;
      for (const event of events) {
        if (signal.aborted) break;
        this.now = this.#game.fold?.(this.now, event) ?? this.now;
        this.beat = event;
        await tick();
        await pause(timeOf(event, this.#game) / rate, signal);
      }
    }
    if (turn === this.#turn) this.show(to);
  }
}
