// What the parts of a game's board share: the game as it is shown now, what may be chosen, and what the reader points at.
import { getContext, setContext } from 'svelte';
import { settings } from './settings.svelte';
import type { Voice } from './voice';

/** What the reader points at: a move or a thing, and the element that stands for it. */
export interface Pointed {
  about: string;
  element: Element;
}

/** What the reader may do on a board. */
export interface Choosing<Odds> {
  legal: Set<string>;
  chosen: string[]; // the draft so far, in notation
  held?: boolean; // its last choice is not in the view: it hands over, or shows something
  odds: Odds | null;
  choose(notation: string): void; // a click, legal or not: the shell plays it, or says why not
  commit?(notation: string): void; // plays it at once: what is pressed is its own confirmation
  wonder?(): void; // asks for the odds, where they are offered and not shown
  draft?(moves: string[]): void; // a whole draft in place of the one so far; where nothing can be drafted there is none
  atOnce?(notation: string): boolean; // whether to choose it is to play it
  /** What is decided, in place of that in the view, which still shows what led to it: the first choice ends that. */
  ahead?: object;
}

/** What the shell gives to a board. */
export interface Props<View, Event, Odds> {
  view: View; // with all that has arrived
  moment?: Event[]; // the events that are shown now, together
  events?: Event[]; // all that has been told so far
  eyes: number | null;
  choosing?: Choosing<Odds> | null; // nothing is asked where there is none; it may be there while something is still shown
  t: Voice;
}

const BOARD = Symbol('board');
const NOTHING: ReadonlySet<string> = new Set();
const NOBODY: never[] = [];

type Asking = { ply: number; decision: { seat?: number } };

export class Shared<View extends Asking, Event, Odds> {
  pointed = $state.raw<Pointed | null>(null);
  #props: () => Props<View, Event, Odds>;
  #view = $derived.by(() => asked(this.scene, this.#choosing));

  constructor(props: () => Props<View, Event, Odds>) {
    this.#props = props;
    setContext(BOARD, this);
    $effect(() => {
      void this.#props().view.ply;
      void this.beat;
      this.pointed = null;
    });
  }

  /** The game with all that has arrived, and what is decided. */
  get view(): View {
    return this.#view;
  }
  /** The same as it is shown: while something leads to the reader's decision, the one before it. */
  get scene(): View {
    return this.#props().view;
  }
  get moment(): Event[] {
    return this.#props().moment ?? NOBODY;
  }
  /** The event that is shown now; others of the moment only add to it. */
  get beat(): Event | null {
    return this.moment[0] ?? null;
  }
  get #choosing(): Choosing<Odds> | null {
    return this.#props().choosing ?? null;
  }
  get legal(): ReadonlySet<string> {
    return this.#choosing?.legal ?? NOTHING;
  }
  get chosen(): readonly string[] {
    return this.#choosing?.chosen ?? [];
  }
  /** Whether the view still shows what was before the last choice. */
  get held(): boolean {
    return this.#choosing?.held ?? false;
  }
  get odds(): Odds | null {
    return this.#choosing?.odds ?? null;
  }
  get eyes(): number | null {
    return this.#props().eyes;
  }
  /** Whose things lie in front of the reader. */
  get own(): number {
    return this.eyes ?? Math.max(0, this.view.decision.seat ?? 0);
  }
  get interactive(): boolean {
    return this.#choosing !== null;
  }
  get t(): Voice {
    return this.#props().t;
  }
  get draft(): ((moves: string[]) => void) | undefined {
    return this.#choosing?.draft;
  }

  /** Whether a choice has been made and waits to be confirmed. */
  picked(move: string): boolean {
    return this.interactive && this.chosen.includes(move);
  }

  choose(move: string): void {
    this.#choosing?.choose(move);
  }

  point(pointed: Pointed | null): void {
    this.pointed = pointed;
  }
}

/** A view with what is decided. */
export const asked = <View>(view: View, choosing: Pick<Choosing<unknown>, 'ahead'> | null): View =>
  choosing?.ahead ? { ...view, ...choosing.ahead } : view;

/** The board that a part belongs to, whatever the game. */
export const useBoard = (): Shared<Asking, unknown, unknown> => getContext(BOARD);

/** How fast the pieces of a board move now, in multiples of the usual; 0 while they are held. */
const SPEED = Symbol('speed');
export const shareSpeed = (speed: () => number): unknown => setContext(SPEED, speed);
export const useSpeed = (): (() => number) => getContext(SPEED) ?? (() => 1 / settings.pace);

/** How a board hands something to its parts. */
export function context<Value>(name: string): [share: (value: Value) => Value, use: () => Value] {
  const key = Symbol(name);
  return [(value) => setContext(key, value), () => getContext<Value>(key)];
}
