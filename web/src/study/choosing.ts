// Which puzzle comes next.
import type { PuzzleInfo } from '../lib/api';
import type { Progress } from './progress.svelte';

export type Level = 'any' | 'easy' | 'middle' | 'hard';
export const LEVELS: Level[] = ['any', 'easy', 'middle', 'hard'];

const EASY = 900; // the hardest of the easy ones
const MIDDLE = 1300;
const AROUND = 150; // points by which a puzzle may miss the reader's own strength by chance

export interface Wish {
  theme: string; // '' for any
  level: Level;
}

export const levelOf = (rating: number): Exclude<Level, 'any'> => (rating <= EASY ? 'easy' : rating <= MIDDLE ? 'middle' : 'hard');

export const fits = ({ rating, themes }: PuzzleInfo, { theme, level }: Wish): boolean =>
  (!theme || themes.includes(theme)) && (level === 'any' || levelOf(rating) === level);

/** One that was not answered yet, near the reader's strength; else one that he got wrong; else any that fits. */
export function next(
  game: string,
  puzzles: PuzzleInfo[],
  wish: Wish,
  progress: Pick<Progress, 'done' | 'ratingOf'>,
  beside = '',
  random: () => number = Math.random,
): PuzzleInfo | null {
  const fitting = puzzles.filter((one) => one.id !== beside && fits(one, wish));
  const fresh = fitting.filter(({ id }) => !progress.done(game, id));
  const wrong = fitting.filter(({ id }) => progress.done(game, id)?.good === false);
  const among = [fresh, wrong, fitting].find((some) => some.length) ?? [];
  const own = progress.ratingOf(game).value;
  const away = new Map(among.map((one) => [one.id, Math.abs(one.rating - own) + AROUND * random()]));
  return [...among].sort((one, other) => away.get(one.id)! - away.get(other.id)!)[0] ?? null;
}
