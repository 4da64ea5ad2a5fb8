// A finished game, ply by ply, as the server shows it to one pair of eyes. What is asked for comes first, what follows it
// next, the rest when there is time: the log and the rounds grow until the game is whole.
import { SvelteMap } from 'svelte/reactivity';
import { Wrong } from '../lib/api';
import type { GameEvent, View } from '../lib/voice';
import { isHeading } from '../table/story';

/** A seat, or everybody's at once. */
export type Eyes = number | 'all';

export interface Frame {
  ply: number;
  plies: number;
  view: View;
  events: GameEvent[];
}

export interface Round {
  ply: number;
  heading: GameEvent;
}

export type Fetch = (ply: number | undefined, eyes: Eyes) => Promise<Frame>;

const AHEAD = 3; // plies that are fetched before they are asked for
const BREATH = 60; // milliseconds between two that are fetched in the background
const TOO_OFTEN = 1_500;
const TRIES = 4;

export class Reel {
  plies = $state(0);
  #frames = new SvelteMap<string, Frame>();
  #coming = new Map<string, Promise<Frame>>();
  #fetch: Fetch;
  #breath: number;
  #ended = false;

  constructor(fetch: Fetch, breath = BREATH) {
    this.#fetch = fetch;
    this.#breath = breath;
  }

  /** The position at a ply; without one, the last. */
  async at(ply: number | undefined, eyes: Eyes): Promise<Frame> {
    const found = ply === undefined ? undefined : this.#frames.get(key(ply, eyes));
    return found ?? this.#load(ply, eyes);
  }

  /** What is there already. */
  known(ply: number, eyes: Eyes): Frame | undefined {
    return this.#frames.get(key(ply, eyes));
  }

  /** Fetches what will be wanted next. */
  prefetch(ply: number, eyes: Eyes): void {
    for (let next = ply + 1; next <= Math.min(this.plies, ply + AHEAD); next++) this.at(next, eyes).catch(() => {});
  }

  /** Fetches the whole game, little by little: what is near first. */
  async fill(eyes: Eyes, near = 0): Promise<void> {
    const plies = Array.from({ length: this.plies + 1 }, (_, ply) => ply);
    plies.sort((one, other) => Math.abs(one - near) - Math.abs(other - near));
    plies.unshift(0); // tells what a round is
    for (const ply of plies) {
      if (this.#ended) return;
      if (this.known(ply, eyes) ?? (ply > 0 && this.#told(ply))) continue;
      await this.#load(ply, eyes);
      await after(this.#breath);
    }
  }

  end(): void {
    this.#ended = true;
  }

  /** The story as far as it is known: what each ply brought, for these eyes where there is a difference. */
  story(eyes: Eyes): { ply: number; events: GameEvent[] }[] {
    const told = [];
    for (let ply = 0; ply <= this.plies; ply++) {
      const events = this.known(ply, eyes)?.events ?? (ply > 0 ? this.#told(ply) : undefined);
      if (events) told.push({ ply, events });
    }
    return told;
  }

  /** Where the rounds of the game begin, as far as they are known: rounds are what the first heading begins. */
  rounds(eyes: Eyes): Round[] {
    const story = this.story(eyes);
    const first = story[0]?.ply === 0 ? story[0].events.find(isHeading) : undefined;
    return story.flatMap(({ ply, events }) =>
      events.filter(({ kind }) => kind === first?.kind).map((heading) => ({ ply, heading })),
    );
  }

  /** After the beginning, where hands are dealt, the log is the same for everybody until it is known better. */
  #told(ply: number): GameEvent[] | undefined {
    for (const eyes of ['all', 0, 1, 2, 3, 4] as Eyes[]) {
      const frame = this.known(ply, eyes);
      if (frame) return frame.events;
    }
  }

  #load(ply: number | undefined, eyes: Eyes): Promise<Frame> {
    const name = key(ply ?? -1, eyes);
    const coming = this.#coming.get(name);
    if (coming) return coming;
    const loading = this.#patiently(() => this.#fetch(ply, eyes))
      .then((frame) => {
        this.plies = frame.plies;
        this.#frames.set(key(frame.ply, eyes), frame);
        return frame;
      })
      .finally(() => this.#coming.delete(name));
    this.#coming.set(name, loading);
    return loading;
  }

  /** Who asks too often waits a little. */
  async #patiently(ask: () => Promise<Frame>): Promise<Frame> {
    for (let tried = 1; ; tried++) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof Wrong) || error.status !== 429 || tried === TRIES || this.#ended) throw error;
        await after(TOO_OFTEN);
      }
    }
  }
}

const key = (ply: number, eyes: Eyes) => `${eyes} ${ply}`;
const after = (ms: number) => new Promise((done) => setTimeout(done, ms));
