// What a game gives to the shell. A game is the folder `games/<id>`: its index.ts exports a GameModule; Poster.svelte,
// Emblem.svelte, facts.ts and figures.ts stand beside it, for pages that show a game without opening it.
import type { Component } from 'svelte';
import type { Choosing, Props } from './board.svelte';
import type { Pace } from './tempo';
import type { GameEvent, Values, View, Voice } from './voice';

export type Weight = 'light' | 'medium' | 'heavy';

/** How long a game takes and how much there is to learn. */
export interface GameFacts {
  minutes: number;
  weight: Weight;
  lesson?: number; // minutes of its lesson, if it has one
  parts?: string[]; // its options that have a lesson of their own
  order?: number; // among the posters
  covers?: boolean; // a table may cover its points until the end
}

/** Odds of a position, as the server's insight gives them; what is in it, only the game knows. */
export type Odds = object;

export type BoardProps<V = View, E = GameEvent, O = Odds> = Props<V, E, O>;
export type Choices<O = Odds> = Choosing<O>;

export interface Step {
  id: string;
  label: string;
  state: 'done' | 'now' | 'next';
}

/** A panel of the game that lies over the board while something is decided. */
export type Overlay<V = View, O = Odds> = Component<Pick<BoardProps<V, GameEvent, O>, 'view' | 'eyes' | 'choosing' | 't'>>;

/** What a player's panel shows. In his own panel his pieces can be clicked while he chooses. */
export interface ExtraProps<V = View, O = Odds, X = Values> {
  view: V;
  seat: number;
  eyes: number | null;
  values: X;
  t: Voice;
  choosing?: Choices<O> | null;
  compact?: boolean;
  covered?: boolean; // his points are not shown
  badge?: boolean;
}

/** A move of a draft, with the view in which it was chosen. */
export interface Chosen<V = View> {
  move: string;
  view: V;
}

/** A player large, on a sheet: all that the reader may know of him. */
export type SheetOfPlayer<V = View, X = Values> = Component<
  Pick<ExtraProps<V, Odds, X>, 'view' | 'seat' | 'eyes' | 'values' | 't' | 'covered'>
>;

/** A whole game in numbers: a few remarks, and a row for each number with a value for each seat. */
export interface Statistics {
  remarks: string[];
  rows: { label: string; about: string; values: string[]; best: number[] }[];
}

/** What a part of a round has brought to everybody, in a few words; `ply` is where it ended. */
export interface Summary {
  title: string;
  rows: { seat: number; text: string }[];
  left?: string;
  ply: number;
}

/** `V`, `E`, `O`, `X`: its views, events, odds and values. Its index.ts `satisfies` this; the shell, which knows no game, has it with
 * what all of them share. */
export interface GameModule<V = View, E = GameEvent, O = Odds, X = Values> {
  Board: Component<BoardProps<V, E, O>>;
  PlayerExtra: Component<ExtraProps<V, O, X>>;
  PlayerSheet?: SheetOfPlayer<V, X>; // without it his panel is shown large
  Poster: Component<Record<string, never>>;
  steps(view: V, t: Voice): Step[];
  cash(view: V, seat: number): number;
  coin?: string; // the symbol of its money, if it is not the house's
  Sheet?: Component<{ events: E[]; view: V; values: X; close: () => void; t: Voice; again?: () => void }>;
  sheetFor?(events: E[], told: E[]): boolean; // whether what has just happened, of all that was told, is summed up
  sheetLine?(events: E[], view: V, t: Voice): [string, string]; // what the prompt says beside the sheet
  sheetHead?(events: E[], view: V, t: Voice): { note: string; steps: Step[] }; // and what the page's head says
  summary?(told: E[], view: V, t: Voice): Summary | null; // of what has just been over, where no sheet sums it up
  Breakdown: Component<{ view: V; values: X; t: Voice; events?: E[] }>; // of the whole game, if they are known
  series(views: V[]): { label: string; values: number[][] };
  statistics?(events: E[], view: V, t: Voice): Statistics; // of all the events of a game that is over
  describe(view: V, t: Voice): string[];
  highlight(event: E): string[];
  /** What lies otherwise on the table after some events: pieces by their data-id, and whose doing it was. */
  changed?(events: E[]): [id: string, seat: number | null][];
  facts: GameFacts;
  /** What only one seat may see, face down; a game without it has no secrets. Friends at one screen see it while they press it. */
  cover?(view: V): V;
  needsHand?(view: V): boolean; // whether what is decided needs it in sight: then a curtain comes before it
  fold?(view: V, event: E): V; // a view as it is after one event of those that lead to the next
  pace?(event: E): Pace | null; // how long an event is shown; null: not by itself
  joins?(event: E, first: E, moment: E[]): boolean; // whether it only says what others of a moment bring, and is shown with them
  adds?(event: E, first: E): boolean; // whether the log need not say it, after what it said before
  flies?(event: E): boolean; // whether its pieces fly: then it has happened when they have arrived
  caption?(moment: E[], t: Voice): string | undefined; // what is said of events that are shown at once, if not what the first says; '': nothing
  /** The way of a draft, in the prompt: what was chosen, each in the view it was chosen in, what is asked now, what comes. */
  trail?(chosen: Chosen<V>[], view: V, t: Voice, final: boolean): Step[];
  /** What Confirm does with a draft, in a few words; if there is none, its last move is named (`Voice.confirm`). */
  confirms?(chosen: Chosen<V>[], view: V, t: Voice): string | undefined;
  /** How many steps a draft needs until it can be confirmed; 0 where it may stop, Infinity where nobody knows. Where a game says nothing of it, several
   * choices of one kind (`left` in the decision) are one act. */
  toGo?(chosen: Chosen<V>[], view: V): number;
  /** Whether a draft is an act of its own, though the reader decides what comes next: it is seen and confirmed before that. */
  isWhole?(chosen: Chosen<V>[], next: V): boolean;
  /** What the page answers by itself: the server says that all answers to this decision lead to the same. */
  answers?(view: V, legal: readonly string[]): string[] | null;
  atOnce?(notation: string, view: V): boolean; // whether a move is played without a confirmation, whatever the settings say
  onBoard?(notation: string, view: V): boolean; // whether the board or a panel over it offers this move
  /** What in a view says what is decided, if more than `decision` does: it can be chosen while the board still shows what led to it.
   * null: the board can be clicked then, but asks nothing before it stands as it is decided on. */
  ahead?(view: V): Partial<V> | null;
  quiet?(notation: string): string | null; // the icon of a move that is hardly ever wanted: it is offered, but not loudly
  overlay?(view: V): Overlay<V, O> | null;
  note?(view: V, t: Voice): string; // the round, beside the game's name
  lastRound?(view: V, t: Voice): string | null; // that it is the last one, and why
  badge?(view: V, seat: number): { icon: string; text: string } | null; // beside a player's name
}

/** Drawings of the rulebook, by the id of their rule. */
export type Figures<X = Values> = Record<string, Component<{ values: X }>>;

type Loaded<Value> = () => Promise<{ default: Value }>;
const modules = import.meta.glob('../games/*/index.ts') as Record<string, Loaded<GameModule>>;
const posters = import.meta.glob('../games/*/Poster.svelte') as Record<string, Loaded<Component>>;
const emblems = import.meta.glob('../games/*/Emblem.svelte') as Record<string, Loaded<Component>>;
const drawn = import.meta.glob('../games/*/figures.ts') as Record<string, Loaded<Figures>>;
const facts = import.meta.glob('../games/*/facts.ts', { eager: true, import: 'facts' }) as Record<string, GameFacts>;

async function load<Value>(from: Record<string, Loaded<Value>>, id: string, file: string): Promise<Value> {
  const found = from[`../games/${id}/${file}`];
  if (!found) throw new Error(`games/${id}/${file} does not exist`);
  return (await found()).default;
}

/** Whether this client can show a game. */
export const shows = (id: string): boolean => `../games/${id}/index.ts` in modules;
export const factsOf = (id: string): GameFacts | undefined => facts[`../games/${id}/facts.ts`];
export const loadGame = (id: string): Promise<GameModule> => load(modules, id, 'index.ts');
export const loadPoster = (id: string): Promise<Component> => load(posters, id, 'Poster.svelte');
export const loadEmblem = (id: string): Promise<Component> => load(emblems, id, 'Emblem.svelte');
/** Figures of the rulebook, by the id of their rule; a game may have none. */
export const loadFigures = async (id: string): Promise<Figures> => (await drawn[`../games/${id}/figures.ts`]?.())?.default ?? {};
