// Whether the reader uses keys or a pointer: what only one of them needs is shown to that one.

class Hand {
  /** The last thing that was pressed is a key, and not one of a text that is being written. */
  keys = $state(false);
  /** What has the focus got it by a key. */
  brought = false;

  constructor() {
    if (typeof document === 'undefined') return;
    document.addEventListener('keydown', (event) => this.#pressed(event), true);
    document.addEventListener('pointerdown', () => (this.keys = this.brought = false), true);
    document.addEventListener('focusin', () => (this.brought = this.keys), true);
  }

  #pressed({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
    const writes = target instanceof Element && target.closest('input, textarea, select') !== null;
    if (!ctrlKey && !metaKey && !altKey && (!writes || key === 'Tab')) this.keys = true;
  }
}

export const hand = new Hand();
