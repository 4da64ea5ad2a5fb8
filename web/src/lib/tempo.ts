// How long everything takes that moves, in milliseconds of the usual pace. The reader's speed stretches or shortens all of
// it alike; the stylesheets get `quick`, `move` and `dice` as variables from here (applySettings).

export type Speed = 'calm' | 'normal' | 'fast' | 'instant';
export type Pace = 'quick' | 'move' | 'dice';

/** By what the usual times are multiplied. */
export const SPEEDS: Record<Speed, number> = { calm: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** A state that changes, a piece along its way, dice that tumble. */
export const TIMES: Record<Pace, number> = { quick: 180, move: 450, dice: 900 };

/** After it has happened, until the next event. */
export const BREATH: Record<Pace, number> = { quick: 120, move: 60, dice: 60 };

/** To read a sentence: any, and each letter of it. A Chinese character counts as two. */
export const READING = { any: 1200, letter: 25 };

/** Between two plies of a replay that follow each other by themselves. */
export const REST = 650;
