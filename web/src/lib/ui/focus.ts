// Where the keyboard goes when the page changes under it: a part that takes the place of the one with the focus takes the
// focus as well, but only from somebody who uses keys.

let keys = false;
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', () => (keys = true), true);
  document.addEventListener('pointerdown', () => (keys = false), true);
}

/** The first thing that may be chosen in a new part gets the focus that was lost. */
export function takeFocus(part: HTMLElement): () => void {
  const timer = setTimeout(() => {
    const lost = !document.activeElement || document.activeElement === document.body;
    if (keys && lost) part.querySelector<HTMLElement>('.glow')?.focus();
  });
  return () => clearTimeout(timer);
}
