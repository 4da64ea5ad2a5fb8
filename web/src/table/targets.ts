// What can be chosen on the page now, as the keyboard finds it: in the order of Tab, each move once, each with a key.

/** In a panel over the board, on the board, in the prompt; what lies in a panel comes first. */
const PLACES = ['#board .panel .glow', '#board .glow', '.prompt .choice'];

const DIGITS = '123456789';
const LETTERS = 'abdefgijklmnqrstvwxyz'; // without those that mean something else: see keys.ts
const KEYS = [...DIGITS, ...LETTERS];

export type Piece = HTMLElement | SVGElement;

/** What a key chooses. */
export interface Target {
  key: string | null; // null: there are more of them than keys
  piece: Piece;
}

export function targets(): Target[] {
  const found = new Map<unknown, Piece>();
  for (const piece of PLACES.flatMap((place) => [...document.querySelectorAll<Piece>(place)])) {
    const what = piece.dataset.move ?? piece;
    if (!found.has(what) && open(piece)) found.set(what, piece);
  }
  return [...found.values()].map((piece, at) => ({ key: KEYS[at] ?? null, piece }));
}

const open = (piece: Piece): boolean =>
  !piece.matches('[disabled], [aria-disabled=true]') && piece.closest('[inert]') === null && piece.getClientRects().length > 0;

/** As a click of the mouse does. */
export function press(piece: Piece): void {
  piece.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 2; // what lies aside counts as farther away by so much

/** The nearest of some in the direction of an arrow; the first of them where one comes from somewhere else. */
export function neighbour(from: Element | null, arrow: string, among: readonly Piece[]): Piece | null {
  if (!among.length) return null;
  if (!from || !among.includes(from as Piece)) return among[0];
  const [x, y] = WAYS[arrow];
  const at = from.getBoundingClientRect();
  const reached = among
    .filter((each) => each !== from)
    .map((piece) => {
      const to = piece.getBoundingClientRect();
      const [right, down] = [(to.left + to.right - at.left - at.right) / 2, (to.top + to.bottom - at.top - at.bottom) / 2];
      const ahead = right * x + down * y;
      return { piece, ahead, far: ahead + ASIDE * Math.abs(right * y + down * x) };
    })
    .filter(({ ahead }) => ahead > 1);
  return reached.sort((one, other) => one.far - other.far)[0]?.piece ?? null;
}
