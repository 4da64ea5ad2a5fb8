// What a hint speaks of carries the class `advised`, wherever the move is offered.
const OFFERED = ['#board', '.prompt', '.players'];

/** Returns how to put the light out. */
export function advise(move: string | null): () => void {
  const places = move === null ? [] : OFFERED.map((where) => `${where} [data-move="${CSS.escape(move)}"]`);
  const found = places.length ? [...document.querySelectorAll(places.join(', '))] : [];
  for (const each of found) each.classList.add('advised');
  return () => found.forEach((each) => each.classList.remove('advised'));
}
