// Which chart fits a container, in pixels. The desk's needs room: its smallest letters must not fall below 11 px.
import { DESK } from './desk';
import type { Layout } from './layout';
import { LEAST_HEIGHT, LEAST_WIDTH, portrait } from './portrait';

const DESK_WIDTH = 980;
const DESK_SHAPE = 1.2; // width to height
const WIDEST = 1.3; // of the portrait chart

export function layoutFor(width: number, height: number): Layout {
  if (width >= DESK_WIDTH && width / height >= DESK_SHAPE) return DESK;
  const unit = Math.min(width / LEAST_WIDTH, height / LEAST_HEIGHT) || 1;
  return portrait(Math.min(width, height * WIDEST) / unit, height / unit);
}
