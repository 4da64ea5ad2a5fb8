// A replay's way through its game: at which ply it stands, through whose eyes, and whether it goes on by itself.
import { settings } from '../lib/settings.svelte';
import { REST } from '../lib/tempo';
import { complain } from '../lib/ui/toasts.svelte';
import type { Stage } from '../stage/stage.svelte';
import type { Eyes, Reel } from './reel.svelte';

export class Playback {
  ply = $state(0);
  eyes = $state<Eyes>('all');
  playing = $state(false);
  readonly last: number;
  readonly stage: Stage;

  story = $derived.by(() => this.#reel.story(this.eyes));
  rounds = $derived.by(() => this.#reel.rounds(this.eyes));
  round = $derived(this.rounds.findLast(({ ply }) => ply <= this.ply));
  heard = $derived(this.story.filter(({ ply }) => ply <= this.ply).flatMap(({ events }) => events));
  /** What the ply brought, in one line. */
  line = $derived(this.story.find(({ ply }) => ply === this.ply)?.events.findLast(({ kind }) => kind !== 'pay'));

  #reel: Reel;
  #moved: () => void;

  /** `moved` hears of every change of the place or the eyes. */
  constructor(reel: Reel, stage: Stage, start: { ply: number; eyes: Eyes }, moved: () => void) {
    this.#reel = reel;
    this.stage = stage;
    this.last = reel.plies;
    this.#moved = moved;
    this.eyes = start.eyes;
    this.ply = this.#within(start.ply);
    void this.#show(this.ply)
      .then(() => reel.fill(this.eyes, this.ply))
      .catch(() => {});
  }

  end(): void {
    this.playing = false;
    this.stage.end();
    this.#reel.end();
  }

  jump(to: number): void {
    this.playing = false;
    void this.#show(to);
  }

  /** To the round before this one or after it. */
  jumpRound(by: 1 | -1): void {
    const { rounds, ply, last } = this;
    this.jump(by > 0 ? (rounds.find((each) => each.ply > ply)?.ply ?? last) : (rounds.findLast((each) => each.ply < ply)?.ply ?? 0));
  }

  async look(through: Eyes): Promise<void> {
    this.eyes = through;
    this.stage.skip();
    this.#moved();
    try {
      const frame = await this.#reel.at(this.ply, through);
      if (this.eyes === through) this.stage.show(frame.view);
      this.#reel.fill(through, this.ply).catch(() => {});
    } catch (error) {
      complain(error);
    }
  }

  toggle(): void {
    if (this.playing) this.playing = false;
    else void this.#run();
  }

  #within = (ply: number): number => Math.min(this.last, Math.max(0, Math.round(ply) || 0));

  /** Goes to a ply: the next one is shown as it happened, all others at once. */
  async #show(to: number): Promise<void> {
    const { stage, eyes } = this;
    const target = this.#within(to);
    const next = target === this.ply + 1 && stage.view !== null;
    stage.skip();
    this.ply = target;
    this.#moved();
    try {
      const frame = await this.#reel.at(target, eyes);
      if (target !== this.ply) return;
      this.#reel.prefetch(target, eyes);
      if (next) await stage.play(frame);
      else stage.show(frame.view);
    } catch (error) {
      this.playing = false;
      complain(error);
    }
  }

  async #run(): Promise<void> {
    this.playing = true;
    if (this.ply >= this.last) await this.#show(0);
    while (this.playing && this.ply < this.last) {
      await this.#show(this.ply + 1);
      await new Promise((done) => setTimeout(done, (REST * (settings.pace || 1)) / this.stage.rate));
    }
    this.playing = false;
  }
}
