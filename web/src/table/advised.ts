// What a hint speaks of carries the class `advised`, wherever the move is offered.
const OFFERED = ['#board', '.prompt', '.players'];

/** Returns how to put the light out. */
export function advise(move: string | null): () => void {
  const places = move === null ? [] : OFFERED.map((where) => `${where} [data-move="${CSS.escape(move)}"]`);
  const found = places.length ? [...document.querySelectorAll(places.join(', '))] : [];
  for (const each of found) each.classList.add('advised');
  if (found.length) reveal(found[0]);
  return () => found.forEach((each) => each.classList.remove('advised'));
}

/** Brings it into sight, where something scrolls: a hand of cards on a phone. */
function reveal(piece: Element): void {
  for (let frame = piece.parentElement; frame; frame = frame.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(frame);
    const [at, all] = [piece.getBoundingClientRect(), frame.getBoundingClientRect()];
    const [across, down] = [(at.left + at.right - all.left - all.right) / 2, (at.top + at.bottom - all.top - all.bottom) / 2];
    if (/auto|scroll/.test(overflowX) && (at.left < all.left || at.right > all.right)) frame.scrollLeft += across;
    if (/auto|scroll/.test(overflowY) && (at.top < all.top || at.bottom > all.bottom)) frame.scrollTop += down;
  }
}
