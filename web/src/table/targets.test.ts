import { beforeEach, describe, expect, it } from 'vitest';
import { neighbour, targets } from './targets';

/** Pieces of a board in a grid, each where its name says: "b2" is right of "a2" and below "b1". */
function laid(...names: string[]): Record<string, HTMLElement> {
  document.body.innerHTML = `<div id="board">${names.map((name) => `<button class="glow" data-move="${name}"></button>`).join('')}</div>`;
  const pieces = [...document.querySelectorAll<HTMLElement>('button')];
  for (const piece of pieces) {
    const [column, row] = piece.dataset.move!;
    const at = new DOMRect((column.charCodeAt(0) - 97) * 100, Number(row) * 100, 60, 60);
    piece.getBoundingClientRect = () => at;
    piece.getClientRects = () => [at] as unknown as DOMRectList;
  }
  return Object.fromEntries(pieces.map((piece) => [piece.dataset.move!, piece]));
}

describe('what can be chosen', () => {
  beforeEach(() => void (document.body.innerHTML = ''));

  it('carries digits first and then letters, each move once', () => {
    const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3', 'd1'];
    laid(...names, 'a1');
    expect(targets().map(({ key }) => key)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'a']);
  });

  it('does not count what cannot be pressed', () => {
    const { a1, b1 } = laid('a1', 'b1', 'c1');
    a1.setAttribute('disabled', '');
    b1.setAttribute('aria-disabled', 'true');
    expect(targets().map(({ piece }) => piece.dataset.move)).toEqual(['c1']);
  });

  it('is reached by arrows: the nearest in their direction', () => {
    const { a1, b1, c2, d1 } = laid('a1', 'b1', 'c2', 'd1');
    const all = [a1, b1, c2, d1];
    expect(neighbour(a1, 'ArrowRight', all)).toBe(b1);
    expect(neighbour(b1, 'ArrowRight', all)).toBe(d1); // in the same row, rather than aside
    expect(neighbour(b1, 'ArrowDown', all)).toBe(c2);
    expect(neighbour(d1, 'ArrowUp', all)).toBeNull();
    expect(neighbour(document.body, 'ArrowUp', all)).toBe(a1); // from somewhere else
  });
});
