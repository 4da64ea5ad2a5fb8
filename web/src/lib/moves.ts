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

/** In a few words: its name, and its kind where that is not known anyway. */
export const called = ({ kind, name }: Named, known?: string): string =>
  kind === known || name.startsWith(kind) ? name : t('move-called', { kind, name });
