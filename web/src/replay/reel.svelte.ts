// A game, ply by ply, as the server shows it to one pair of eyes. It comes in pages of many plies: the one that is asked for
// first, the others when there is time; the log and the rounds grow until the game is whole.
import { SvelteMap } from 'svelte/reactivity';
import { Wrong } from '../lib/api';
import type { GameEvent, View } from '../lib/voice';
import { isHeading } from '../table/story';

/** A seat, or everybody's at once. */
export type Eyes = number | 'all';

export interface Frame {
  ply: number;
  view: View;
  events: GameEvent[];
}

export interface Page {
  plies: number; // of the whole game
  frames: Frame[];
}

export interface Round {
  ply: number;
  heading: GameEvent;
}

export type Fetch = (first: number, eyes: Eyes) => Promise<Page>;

export const PAGE = 60; // plies that the server shows at once
const AHEAD = 5; // plies that are fetched before they are asked for
const TOO_OFTEN = 1_500;
const TRIES = 4;

export class Reel {
  plies = $state(0);
  #frames = new SvelteMap<string, Frame>();
  #coming = new Map<string, Promise<void>>();
  #fetch: Fetch;
  #ended = false;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** The position at a ply. */
  async at(ply: number, eyes: Eyes): Promise<Frame> {
    if (!this.known(ply, eyes)) await this.#load(ply, eyes);
    return this.known(ply, eyes)!;
  }

  /** What is there already. */
  known(ply: number, eyes: Eyes): Frame | undefined {
    return this.#frames.get(key(ply, eyes));
  }

  /** Fetches what will be wanted next. */
  prefetch(ply: number, eyes: Eyes): void {
    this.at(Math.min(this.plies, ply + AHEAD), eyes).catch(() => {});
  }

  /** Fetches the whole game: the beginning first, which tells what a round is, then what is near. */
  async fill(eyes: Eyes, near = 0): Promise<void> {
    const firsts = Array.from({ length: Math.floor(this.plies / PAGE) + 1 }, (_, page) => page * PAGE);
    firsts.sort((one, other) => Math.abs(one - near) - Math.abs(other - near));
    for (const first of [0, ...firsts]) {
      if (this.#ended) return;
      await this.at(first, eyes);
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

  /** Where the rounds of the game begin, as far as they are known: rounds are what the first heading begins. A heading may
      begin a turn of a round: then it is the first one that counts. */
  rounds(eyes: Eyes): Round[] {
    const story = this.story(eyes);
    if (story[0]?.ply !== 0) return [];
    const headings = story.flatMap(({ ply, events }) => events.filter(isHeading).map((heading) => ({ ply, heading })));
    const rounds = headings.filter(({ heading }) => heading.kind === headings[0].heading.kind);
    return rounds.filter(({ heading }, at) => heading.round === undefined || heading.round !== rounds[at - 1]?.heading.round);
  }

  /** After the beginning, where hands are dealt, the log is the same for everybody until it is known better. */
  #told(ply: number): GameEvent[] | undefined {
    for (const eyes of ['all', 0, 1, 2, 3, 4] as Eyes[]) {
      const frame = this.known(ply, eyes);
      if (frame) return frame.events;
    }
  }

  /** The page that a ply stands on. */
  #load(ply: number, eyes: Eyes): Promise<void> {
    const first = Math.floor(ply / PAGE) * PAGE;
    const name = key(first, eyes);
    const coming = this.#coming.get(name);
    if (coming) return coming;
    const loading = this.#patiently(() => this.#fetch(first, eyes))
      .then(({ plies, frames }) => {
        this.plies = plies;
        for (const frame of frames) this.#frames.set(key(frame.ply, eyes), frame);
      })
      .finally(() => this.#coming.delete(name));
    this.#coming.set(name, loading);
    return loading;
  }

  /** Who asks too often waits a little. */
  async #patiently(ask: () => Promise<Page>): Promise<Page> {
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
