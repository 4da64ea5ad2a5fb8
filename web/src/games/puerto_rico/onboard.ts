// Which moves have their place on the board, and need no button elsewhere.
const VERBS = new Set(
  (
    'pick take put build produce sell load wharf keep barrel put_noble draft discard buy_tile sell_tile post guest guest_noble ' +
    'give_colonist give_noble give_good give_point small_wharf supply raid plunder poach capture'
  ).split(' '),
);

export const onBoard = (notation: string): boolean => VERBS.has(notation.split(' ')[0]);
