// Pieces of a board that are spoken of carry the class `lit`.
import type { Attachment } from 'svelte/attachments';

/** `redrawn` names what the board is drawn from: it may have new pieces then. */
export const lit =
  (ids: () => string[], redrawn: () => unknown): Attachment<HTMLElement> =>
  (element) => {
    $effect(() => {
      const wanted = new Set(ids());
      redrawn();
      const found = [...element.querySelectorAll('[data-id]')].filter((piece) => wanted.has(piece.getAttribute('data-id')!));
      for (const piece of found) piece.classList.add('lit');
      return () => found.forEach((piece) => piece.classList.remove('lit'));
    });
  };
