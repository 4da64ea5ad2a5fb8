// What moves are called, in the position where they are made.
import type { View, Voice } from './voice';
import { t } from './words.svelte';

export interface Named {
  kind: string; // "Load a punt"
  name: string; // "Silk"
}

/** A move that has no name in this position goes without. */
export function nameOf(move: string, view: View, voice: Voice): Named | null {
  try {
    return { kind: voice.group(move, view), name: voice.choice(move, view) };
  } catch {
    return null;
  }
}

const LONG = 24; // letters that say enough; a Chinese character says as much as two of them

/** In a few words: its name, and its kind where that is neither known anyway nor clear from the name. */
export const called = ({ kind, name }: Named, known?: string): string =>
  kind === known || name.startsWith(kind) || breadth(name) > LONG ? name : t('move-called', { kind, name });

/** Letters; a Chinese character says as much as two of them. */
export const breadth = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);
