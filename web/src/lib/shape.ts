// How a board that is drawn as a whole is shown in the room that it gets.

interface Room {
  width: number;
  height: number;
}

/** The room for which boards are drawn. */
export const DESK: Room = { width: 1076, height: 736 };
const MOST = 2.2;

/** How much larger than drawn it is shown; never smaller, for its letters are as small as letters may be. */
export const grown = (width: number, height: number, drawn = DESK): number =>
  Math.max(1, Math.min(MOST, width / drawn.width, height / drawn.height));
