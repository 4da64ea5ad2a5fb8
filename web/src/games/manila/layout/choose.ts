// Which chart fits a room, in pixels, and how many of them a unit of it has. None is drawn so small that its smallest
// letters fall below 11 px.
import { DESK } from './desk';
import { landscape } from './landscape';
import type { Layout } from './layout';
import { LEAST_HEIGHT, LEAST_WIDTH, portrait } from './portrait';

const LEAST_DESK = 0.96; // of its own size
const DESK_SHAPES = [1.2, 1.85]; // width to height: in others it would stand between empty margins
const LEAST_PORTRAIT = 0.92;
const WIDEST_PORTRAIT = 1.3;
const LOW = { width: 600, height: 380 }; // from here on the low chart grows with its room

export function layoutFor(width: number, height: number): Layout {
  const shape = width / height;
  const desk = Math.min(width / DESK.width, height / DESK.height);
  if (desk >= LEAST_DESK && shape >= DESK_SHAPES[0] && shape <= DESK_SHAPES[1]) return DESK;
  const unit = Math.min(width / LEAST_WIDTH, height / LEAST_HEIGHT);
  if (unit >= LEAST_PORTRAIT && shape <= WIDEST_PORTRAIT) return portrait(width / unit, height / unit);
  const pixels = Math.max(1, Math.min(width / LOW.width, height / LOW.height));
  return landscape(width / pixels, height / pixels, pixels);
}
