// Movement: one thing at a time, at the reader's pace, and skippable.
import { settings } from './settings.svelte';

/** Milliseconds of the usual pace: a state, a piece along its way, dice. */
export const QUICK = 180;
export const MOVE = 450;
export const DICE = 900;

/** How long something takes at the reader's pace; 0 when he wants no movement. */
export const lasting = (usual: number): number => usual * settings.pace;

/** Waits, unless it is skipped. */
export function pause(usual: number, skip?: AbortSignal): Promise<void> {
  const ms = lasting(usual);
  if (!ms || skip?.aborted) return Promise.resolve();
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    skip?.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true });
  });
}

/** Animates an element, and resolves when it is over or skipped. */
export async function animate(
  element: Element,
  frames: Keyframe[],
  usual: number,
  skip?: AbortSignal,
  options: KeyframeAnimationOptions = {},
): Promise<void> {
  const duration = lasting(usual);
  if (!duration || skip?.aborted || !('animate' in element)) return;
  const easing = 'cubic-bezier(0.45, 0.05, 0.25, 1)';
  const running = element.animate(frames, { duration, easing, ...options });
  const end = () => running.finish();
  skip?.addEventListener('abort', end, { once: true });
  await running.finished.catch(() => {});
  skip?.removeEventListener('abort', end);
}

/** Where an element's middle is on the screen. */
export function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Pieces that move: a symbol of the game's sprite, where they come from and go to, by data-id, and how many there are. */
export interface Flight {
  art: string;
  from: string[];
  to: string[];
  count: number;
}
