// A replay's way through its game: at which ply it stands, through whose eyes, and whether it goes on by itself.
import { settings } from '../lib/settings.svelte';
import { REST } from '../lib/tempo';
import { complain } from '../lib/ui/toasts.svelte';
import type { GameEvent } from '../lib/voice';
import { goesOn } from '../stage/moments';
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
  /** What the ply brought. */
  brought = $derived(this.story.find(({ ply }) => ply === this.ply)?.events ?? []);

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

  /** Goes to a ply. What leads there is shown as it happened, if that is one thing; all else at once. */
  async #show(to: number): Promise<void> {
    const { stage, eyes, ply: from } = this;
    const target = this.#within(to);
    stage.skip();
    this.ply = target;
    this.#moved();
    try {
      const { view } = await this.#reel.at(target, eyes);
      if (target !== this.ply) return;
      this.#reel.prefetch(target, eyes);
      const events = stage.view && this.#leading(from, target);
      if (events) await stage.play({ events, view });
      else stage.show(view);
    } catch (error) {
      this.playing = false;
      complain(error);
    }
  }

  /** What led from one ply to another: that of one ply, or of several that tell one thing. */
  #leading(from: number, to: number): GameEvent[] | null {
    if (to <= from) return null;
    const before = this.#reel.known(from, this.eyes)?.events ?? [];
    const told: GameEvent[] = [];
    for (let ply = from + 1; ply <= to; ply++) {
      const next = this.#reel.known(ply, this.eyes)?.events;
      if (!next || (ply > from + 1 && !goesOn([...before, ...told], next, this.stage.game))) return null;
      told.push(...next);
    }
    return told;
  }

  /** Where a step from a ply leads: on to the next, and to those that only go on with what was told. */
  async #whole(from: number): Promise<number> {
    const told = [...(this.#reel.known(from, this.eyes)?.events ?? [])];
    for (let at = from + 1; at <= this.last; at++) {
      const { events } = await this.#reel.at(at, this.eyes);
      if (at > from + 1 && !goesOn(told, events, this.stage.game)) return at - 1;
      told.push(...events);
    }
    return this.last;
  }

  /** A mayor's placing is one step of the show, though it is many moves. */
  async #run(): Promise<void> {
    this.playing = true;
    try {
      if (this.ply >= this.last) await this.#show(0);
      while (this.playing && this.ply < this.last) {
        const { ply } = this;
        const next = await this.#whole(ply);
        if (!this.playing || ply !== this.ply) break;
        await this.#show(next);
        if (!settings.pace) await new Promise((done) => setTimeout(done, REST / this.stage.rate));
      }
    } catch (error) {
      complain(error);
    }
    this.playing = false;
  }
}
