// Movement: one thing at a time, at the reader's pace, and skippable; and where on the page it goes from and to.
import { settings } from './settings.svelte';
import { TIMES } from './tempo';

/** How long something takes at the reader's pace; 0 when he wants no movement. */
export const lasting = (usual: number): number => usual * settings.pace;

/** Waits so many milliseconds, unless it is skipped. */
export function pause(ms: number, skip: AbortSignal): Promise<void> {
  if (skip.aborted) return Promise.resolve();
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    skip.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true });
  });
}

/** Where an element's middle is on the screen. */
export function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The first of these places that can be seen, by their data-id. */
export function seen(ids: string[]): Element | null {
  for (const id of ids) {
    for (const element of document.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)) {
      const { width, height } = element.getBoundingClientRect();
      if (width && height) return element;
    }
  }
  return null;
}

/** Pieces that move: a symbol of the game's sprite, where they come from and go to, by data-id, and how many there are. */
export interface Flight {
  art: string;
  from: string[];
  to: string[];
  count: number;
}

const MOST = 6; // pieces that fly together
const APART = TIMES.move / 12;

/** When each of several pieces leaves, and how long it flies, in milliseconds of the usual pace: one after the other, and the
 * last one arrives when the view shows them. */
export function departures(count: number): { delay: number; time: number }[] {
  const length = Math.min(count, MOST);
  return Array.from({ length }, (_, at) => ({ delay: at * APART, time: TIMES.move - (length - 1) * APART }));
}
