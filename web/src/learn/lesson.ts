// A lesson: a scripted game that stops where there is something to say or to do. A game brings its own as data, in
// games/<id>/lesson.ts; its words are `lesson-<id>-title`, `lesson-<id>`, and where something is to be done `lesson-<id>-do`
// and perhaps `lesson-<id>-nudge`. tools/lesson.py plays the game and writes lesson.json. An option of the game may have a
// lesson of its own, games/<id>/lessons/<option>.ts: facts.ts names those that do.
import type { Odds } from '../lib/game';
import type { GameEvent, View } from '../lib/voice';

/** One idea. */
export interface LessonStep {
  id: string;
  /** The stop of the script at which it is told; the events on the way there are shown first. */
  at: string;
  /** Pieces that it speaks of, by their data-id. */
  show?: string[];
  /** The move that the learner has to make, in notation; without one he reads, and goes on. */
  do?: string;
  /** All legal moves glow, not only the one that is wanted. */
  free?: boolean;
  /** The odds lie on the board. */
  odds?: boolean;
  /** The game's sheet lies on the table. */
  sheet?: boolean;
}

export interface Lesson {
  minutes: number;
  steps: LessonStep[];
  script: () => Promise<{ default: unknown }>;
  /** By which whoever has learned it plays. */
  options?: Record<string, string | boolean>;
}

/** What tools/lesson.py writes. */
export interface Script {
  learner: number;
  players: number;
  stops: Record<string, { view: View; events: GameEvent[]; legal: string[]; odds: Odds | null }>;
}

export interface Stop {
  view: View; // whole
  events: GameEvent[]; // since the stop before
  heard: GameEvent[]; // since the beginning
  legal: string[];
  odds: Odds | null;
}

/** The stops with whole views: the script keeps of a view only what has changed. */
export function unfold({ stops }: Script): Map<string, Stop> {
  const found = new Map<string, Stop>();
  let view = {} as View; // the first stop has all of it
  let heard: GameEvent[] = [];
  for (const [name, stop] of Object.entries(stops)) {
    view = { ...view, ...stop.view };
    heard = [...heard, ...stop.events];
    found.set(name, { ...stop, view, heard });
  }
  return found;
}

const lessons = import.meta.glob(['../games/*/lesson.ts', '../games/*/lessons/*.ts']) as Record<string, () => Promise<{ default: Lesson }>>;
const pathOf = (game: string, part: string) => `../games/${game}/${part ? `lessons/${part}` : 'lesson'}.ts`;

/** Of a game, or of one of its options. */
export const hasLesson = (game: string, part = ''): boolean => pathOf(game, part) in lessons;

export async function loadLesson(game: string, part = ''): Promise<{ lesson: Lesson; script: Script; stops: Map<string, Stop> }> {
  const load = lessons[pathOf(game, part)];
  if (!load) throw new Error(`${game} has no lesson ${part}`);
  const lesson = (await load()).default;
  const script = (await lesson.script()).default as Script;
  return { lesson, script, stops: unfold(script) };
}
