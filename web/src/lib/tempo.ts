// How long everything takes that moves, in milliseconds of the usual pace. The reader's speed stretches or shortens all of
// it alike. The stylesheets get TIMES, CHANGE and LOOPS as variables from here (applySettings): `--move`.

export type Speed = 'calm' | 'normal' | 'fast' | 'instant';
export type Pace = 'quick' | 'move' | 'dice';

/** By what the usual times are multiplied. */
export const SPEEDS: Record<Speed, number> = { calm: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** A state that changes, a piece along its way, dice that tumble. */
export const TIMES: Record<Pace, number> = { quick: 180, move: 450, dice: 900 };

/** That a change stands beside a number, also where nothing moves. */
export const CHANGE = 1600;

/** What goes round and round, or only cheers; nobody waits for it. */
export const LOOPS = { breathe: 3200, shine: 2000, think: 1400, cheer: 1600 };

/** After it has happened, until the next event. */
export const BREATH: Record<Pace, number> = { quick: 120, move: 60, dice: 60 };

/** To read a sentence: any, and each letter of it. A Chinese character counts as two. */
export const READING = { any: 1200, letter: 25 };

/** That the pointer rests on something before a few words beside it appear. */
export const DWELL = 450;

/** After something was pressed, until what has come in its place can be pressed. */
export const SHIELD = 400;

/** That a word to the reader stands: a refusal, and what passes. */
export const STANDS = { refusal: 9_000, toast: 6_000 };

/** Each ply of a replay that goes on by itself, where nothing moves. */
export const REST = 1_500;
