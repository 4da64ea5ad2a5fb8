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
  order?: number; // among the posters
  covers?: boolean; // a table may cover its points until the end
}

/** Odds of a position, as the server's insight gives them; what is in it, only the game knows. */
export type Odds = Record<string, any>;

export type BoardProps = Props<View, GameEvent, Odds>;
export type Choices = Choosing<Odds>;

export interface Step {
  id: string;
  label: string;
  state: 'done' | 'now' | 'next';
}

/** A panel of the game that lies over the board while something is decided. */
export type Overlay = Component<Pick<BoardProps, 'view' | 'eyes' | 'choosing' | 't'>>;

/** What a player's panel shows. In his own panel his pieces can be clicked while he chooses. */
export interface ExtraProps {
  view: View;
  seat: number;
  eyes: number | null;
  values: Values;
  t: Voice;
  choosing?: Choices | null;
  compact?: boolean;
  covered?: boolean; // his points are not shown
  badge?: boolean;
}

/** A move of a draft, with the view in which it was chosen. */
export interface Chosen {
  move: string;
  view: View;
}

/** A player large, on a sheet: all that the reader may know of him. */
export type SheetOfPlayer = Component<Pick<ExtraProps, 'view' | 'seat' | 'eyes' | 'values' | 't' | 'covered'>>;

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

export interface GameModule {
  Board: Component<BoardProps>;
  PlayerExtra: Component<ExtraProps>;
  PlayerSheet?: SheetOfPlayer; // without it his panel is shown large
  Poster: Component<Record<string, never>>;
  steps(view: View, t: Voice): Step[];
  cash(view: View, seat: number): number;
  coin?: string; // the symbol of its money, if it is not the house's
  Sheet?: Component<{ events: GameEvent[]; view: View; values: Values; close: () => void; t: Voice; again?: () => void }>;
  sheetFor?(events: GameEvent[], told: GameEvent[]): boolean; // whether what has just happened, of all that was told, is summed up
  sheetLine?(events: GameEvent[], view: View, t: Voice): [string, string]; // what the prompt says beside the sheet
  sheetHead?(events: GameEvent[], view: View, t: Voice): { note: string; steps: Step[] }; // and what the page's head says
  summary?(told: GameEvent[], view: View, t: Voice): Summary | null; // of what has just been over, where no sheet sums it up
  Breakdown: Component<{ view: View; values: Values; t: Voice; events?: GameEvent[] }>; // of the whole game, if they are known
  series(views: View[]): { label: string; values: number[][] };
  statistics?(events: GameEvent[], view: View, t: Voice): Statistics; // of all the events of a game that is over
  describe(view: View, t: Voice): string[];
  highlight(event: GameEvent): string[];
  /** What lies otherwise on the table after some events: pieces by their data-id, and whose doing it was. */
  changed?(events: GameEvent[]): [id: string, seat: number | null][];
  facts: GameFacts;
  scrolls?: boolean; // on a phone its board is scrolled, and may be higher or lower from one moment to the next
  /** What only one seat may see, face down; a game without it has no secrets. Friends at one screen see it while they press it. */
  cover?(view: View): View;
  needsHand?(view: View): boolean; // whether what is decided needs it in sight: then a curtain comes before it
  fold?(view: View, event: GameEvent): View; // a view as it is after one event of those that lead to the next
  pace?(event: GameEvent): Pace | null; // how long an event is shown; null: not by itself
  joins?(event: GameEvent, first: GameEvent, moment: GameEvent[]): boolean; // whether it only says what others of a moment bring, and is shown with them
  adds?(event: GameEvent, first: GameEvent): boolean; // whether the log need not say it, after what it said before
  flies?(event: GameEvent): boolean; // whether its pieces fly: then it has happened when they have arrived
  caption?(moment: GameEvent[], t: Voice): string | undefined; // what is said of events that are shown at once, if not what the first says; '': nothing
  /** The way of a draft, in the prompt: what was chosen, each in the view it was chosen in, what is asked now, what comes. */
  trail?(chosen: Chosen[], view: View, t: Voice, final: boolean): Step[];
  /** What Confirm does with a draft, in a few words; if there is none, its last move is named (`Voice.confirm`). */
  confirms?(chosen: Chosen[], view: View, t: Voice): string | undefined;
  /** How many steps a draft needs until it can be confirmed; 0 where it may stop, Infinity where nobody knows. Where a game says nothing of it, several
   * choices of one kind (`left` in the decision) are one act. */
  toGo?(chosen: Chosen[], view: View): number;
  /** Whether a draft is an act of its own, though the reader decides what comes next: it is seen and confirmed before that. */
  isWhole?(chosen: Chosen[], next: View): boolean;
  /** What the page answers by itself: the server says that all answers to this decision lead to the same. */
  answers?(view: View, legal: readonly string[]): string[] | null;
  onBoard?(notation: string, view: View): boolean; // whether the board or a panel over it offers this move
  /** What in a view says what is decided, if more than `decision` does: it can be chosen while the board still shows what led to it.
   * null: the board can be clicked then, but asks nothing before it stands as it is decided on. */
  ahead?(view: View): Partial<View> | null;
  quiet?(notation: string): string | null; // the icon of a move that is hardly ever wanted: it is offered, but not loudly
  overlay?(view: View): Overlay | null;
  note?(view: View, t: Voice): string; // the round, beside the game's name
  lastRound?(view: View, t: Voice): string | null; // that it is the last one, and why
  badge?(view: View, seat: number): { icon: string; text: string } | null; // beside a player's name
}

/** Drawings of the rulebook, by the id of their rule. */
export type Figures = Record<string, Component<{ values: Values }>>;

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
