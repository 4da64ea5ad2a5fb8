// How a page that shows a game is laid out: by the width and the height of the window, in the reader's own letters. Larger
// text is a smaller window. Every page that shows a game follows this one rule; the boards only know the room they are given.

/**
 * - `desk`: players and log beside the board, the prompt below.
 * - `low`: the same for a window that is not high, and not upright: a slim header, players as rows.
 * - `tablet`: players above the board, the log below.
 * - `phone`: players above the board, one page at a time.
 * - `beside`: a window with hardly any height: the board on the left, everything else in one column.
 */
export type Layout = 'desk' | 'low' | 'tablet' | 'phone' | 'beside';

const USUAL = 16; // px of 1 rem
// In px at the usual letters
const WIDE = 1020; // where players and log find room beside the board
const DESK_WIDTH = 1366; // where they do with all they have, and the board is whole
const DESK_HEIGHT = 760; // where panels and log have room above each other
const TABLET_WIDTH = 620; // where four players stand in a row with their names
const LOW_HEIGHT = 480; // under it a bar below the board would leave nothing of it
const BOARD_HEIGHT = 640; // what players, board, log and bar need above each other
const WINDOW_HEIGHT = 520; // in px of the screen: under it the prompt stands beside the board

export function layoutFor(width: number, height: number, rem = USUAL): Layout {
  const [across, down] = [(width * USUAL) / rem, (height * USUAL) / rem];
  const lying = across > down;
  if (lying && (height < WINDOW_HEIGHT || down < LOW_HEIGHT)) return 'beside';
  if (lying && across >= DESK_WIDTH && down >= DESK_HEIGHT) return 'desk';
  if (lying && (across >= WIDE || (across >= TABLET_WIDTH && down < BOARD_HEIGHT))) return 'low';
  return across >= TABLET_WIDTH ? 'tablet' : 'phone';
}

/** How players are listed: as panels with all they have, as rows, or side by side in one strip. */
export type Form = 'panels' | 'rows' | 'strip';

export const formOf = (layout: Layout): Form =>
  ({ desk: 'panels', low: 'rows', beside: 'rows', tablet: 'strip', phone: 'strip' })[layout] as Form;
