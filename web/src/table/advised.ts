// What a hint speaks of carries the class `advised`: where the move is offered, or, for one of many numbers, where its kind is.
const OFFERED = '#board, .prompt, .players';

export function advise(move: string | null): () => void {
  const found = move ? placesOf(move) : [];
  for (const each of found) each.classList.add('advised');
  return () => found.forEach((each) => each.classList.remove('advised'));
}

function placesOf(move: string): Element[] {
  const offers = [...document.querySelectorAll(OFFERED)].flatMap((each) => [...each.querySelectorAll('[data-move]')]);
  const exact = offers.filter((each) => each.getAttribute('data-move') === move);
  if (exact.length) return exact;
  const [verb] = move.split(' ', 1);
  return offers.filter((each) => each.getAttribute('data-move')?.split(' ', 1)[0] === verb && /^\S+ \d+$/.test(move));
}
