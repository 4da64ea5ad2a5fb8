// Where the keyboard goes when the page changes under it: a part that takes the place of the one with the focus takes the
// focus as well, but only from somebody who uses keys.
import { hand } from './hand.svelte';

/** The first thing that may be chosen in a new part gets the focus that was lost. */
export function takeFocus(part: HTMLElement): () => void {
  const timer = setTimeout(() => {
    const lost = !document.activeElement || document.activeElement === document.body;
    if (hand.keys && lost) part.querySelector<HTMLElement>('.glow')?.focus();
  });
  return () => clearTimeout(timer);
}

/** Arrows, Home and End in a list of tabs: the tab they lead to is chosen and gets the focus. Who has clicked on a tab has left
 * the keys to the page: there the arrows go through a game, or choose. */
export function tabbed<Id>(
  event: KeyboardEvent & { currentTarget: HTMLElement },
  ids: readonly Id[],
  chosen: Id,
  choose: (id: Id) => void,
): void {
  const at = ids.indexOf(chosen);
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const to = steps[event.key];
  if (to === undefined || !hand.brought) return;
  event.preventDefault();
  const wrapped = (to + ids.length) % ids.length;
  choose(ids[wrapped]);
  (event.currentTarget.children[wrapped] as HTMLElement).focus();
}
