// Players are told apart by colour and shape together, in the order of the seats.

export const COLOURS = ['vermilion', 'blue', 'green', 'gold', 'plum'] as const;
export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star'] as const;

export type Colour = (typeof COLOURS)[number];

export function colourOf(seat: number): Colour {
  return COLOURS[seat % COLOURS.length] ?? 'vermilion';
}

/** The class that sets `--c` to the player's colour. */
export const seatClass = (seat: number): string => `p-${colourOf(seat)}`;

/** Symbols of the sprite: the bare shape, and the figure with the shape cut out. */
export const seatMark = (seat: number): string => `#sh-${SHAPES[seat % SHAPES.length]}`;
export const seatFigure = (seat: number): string => `#acc-${colourOf(seat)}`;
