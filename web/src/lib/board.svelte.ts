// What the parts of a game's board share: the game as it is shown now, what may be chosen, and what the reader points at.
// Events are played one by one on a copy of the view.
import { getContext, setContext, untrack } from 'svelte';
import type { Voice } from './voice';

/** What the reader points at: a move or a thing, and the element that stands for it. */
export interface Pointed {
  about: string;
  element: Element;
}

/** What the shell gives to a board: see BoardProps, with the types of the game. */
export interface Props<View, Event, Odds> {
  view: View;
  before?: View | null;
  beat?: Event | null;
  legal: Set<string>;
  eyes: number | null;
  interactive: boolean;
  chosen?: string[];
  odds?: Odds | null;
  choose(notation: string): void;
  draft?(moves: string[]): void;
  t: Voice;
}

const BOARD = Symbol('board');

type Asking = { ply: number; decision: { seat?: number } };

export class Shared<View extends Asking, Event, Odds> {
  pointed = $state.raw<Pointed | null>(null);
  #props: () => Props<View, Event, Odds>;
  #fold: (view: View, event: Event) => View;
  #played: { from: View; beat: Event; view: View } | null = null;

  constructor(props: () => Props<View, Event, Odds>, fold: (view: View, event: Event) => View) {
    this.#props = props;
    this.#fold = fold;
    setContext(BOARD, this);
    $effect(() => {
      void this.#props().view.ply;
      void this.beat;
      this.pointed = null;
    });
  }

  /** The view, or the way to it. */
  shown: View = $derived.by(() => {
    const { view, before, beat } = this.#props();
    if (!beat || !before) {
      this.#played = null;
      return view;
    }
    if (this.#played?.beat === beat && this.#played.from === before) return this.#played.view;
    const from = this.#played?.from === before ? this.#played.view : before;
    this.#played = { from: before, beat, view: untrack(() => this.#fold($state.snapshot(from) as View, $state.snapshot(beat) as Event)) };
    return this.#played.view;
  });

  get view(): View {
    return this.shown;
  }
  get beat(): Event | null {
    return this.#props().beat ?? null;
  }
  get legal(): ReadonlySet<string> {
    return this.#props().legal;
  }
  get chosen(): readonly string[] {
    return this.#props().chosen ?? [];
  }
  get odds(): Odds | null {
    return this.beat ? null : (this.#props().odds ?? null);
  }
  get eyes(): number | null {
    return this.#props().eyes;
  }
  /** Whose things lie in front of the reader. */
  get own(): number {
    return this.eyes ?? Math.max(0, this.view.decision.seat ?? 0);
  }
  get interactive(): boolean {
    return this.#props().interactive && !this.beat;
  }
  get t(): Voice {
    return this.#props().t;
  }
  get draft(): ((moves: string[]) => void) | undefined {
    return this.#props().draft;
  }

  /** Whether a choice has been made and waits to be confirmed. */
  picked(move: string): boolean {
    return this.interactive && this.chosen.includes(move);
  }

  choose(move: string): void {
    this.#props().choose(move);
  }

  point(pointed: Pointed | null): void {
    this.pointed = pointed;
  }
}

/** The board that a part belongs to, whatever the game. */
export const useBoard = (): Shared<Asking, unknown, unknown> => getContext(BOARD);

/** How a board hands something to its parts. */
export function context<Value>(name: string): [share: (value: Value) => Value, use: () => Value] {
  const key = Symbol(name);
  return [(value) => setContext(key, value), () => getContext<Value>(key)];
}
