// Moving and enlarging a sheet inside a frame: by pointer, pinch, wheel, double click and keys.
import type { Box } from './plan';

interface Size {
  width: number;
  height: number;
}

const MOST = 2.6;
const STEP = 1.35;
const SILL = 52; // px below the sheet, for what lies over the foot of the frame
const SLACK = 6; // px that a finger may slip before it is a drag

export class Zoom {
  #sheet: Size;
  #frame = $state<Size>({ width: 0, height: 0 });
  #scale = $state<number | null>(null); // null: as it lies by itself
  #x = $state(0);
  #y = $state(0);
  #least = $state(0);
  #home: Box | null = null;
  #fingers = new Map<number, { x: number; y: number }>();
  #dragged = false;

  constructor(sheet: Size) {
    this.#sheet = sheet;
  }

  /** The scale at which all of the sheet is seen. */
  fit = $derived.by(() => Math.min(this.#frame.width / this.#sheet.width, this.#frame.height / this.#sheet.height) || 1);
  /** The scale at which it lies by itself: whole, or as large as it has to be for its letters. */
  rest = $derived(Math.max(this.fit, this.#least));
  scale = $derived(this.#scale ?? this.rest);
  /** Whether there is anything to move. */
  loose = $derived(this.scale > this.fit + 0.001);
  x = $derived.by(() => this.#within(this.#x, this.#frame.width, this.#sheet.width * this.scale));
  y = $derived.by(() => this.#within(this.#y, this.#frame.height, this.#sheet.height * this.scale, this.#least ? SILL : 0));

  /** `least`: the scale below which the letters would be too small. */
  room(width: number, height: number, least: number): void {
    this.#frame = { width, height };
    this.#least = least;
  }

  #within(value: number, frame: number, size: number, beyond = 0): number {
    if (size <= frame) return (frame - size) / 2;
    return Math.min(0, Math.max(frame - size - beyond, value));
  }

  reset(): void {
    this.#scale = null;
    if (this.#home) this.show(this.#home);
  }

  /** Brings a part of the sheet into the middle. */
  show(part: Box): void {
    const { x, y, width, height } = (this.#home = part);
    this.#x = this.#frame.width / 2 - (x + width / 2) * this.scale;
    this.#y = this.#frame.height / 2 - (y + height / 2) * this.scale;
  }

  by(factor: number, px = this.#frame.width / 2, py = this.#frame.height / 2): void {
    const scale = Math.min(Math.max(MOST, this.fit), Math.max(this.fit, this.scale * factor));
    const [sx, sy] = [(px - this.x) / this.scale, (py - this.y) / this.scale];
    this.#scale = scale;
    this.#x = px - sx * scale;
    this.#y = py - sy * scale;
  }

  move(dx: number, dy: number): void {
    [this.#x, this.#y] = [this.x + dx, this.y + dy];
  }

  // What the frame hears

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
    this.by(Math.exp(-event.deltaY / 400), event.clientX - left, event.clientY - top);
  };

  twice = (event: MouseEvent): void => {
    if ((event.target as Element).closest('.glow, .tools')) return;
    const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
    if (this.scale >= Math.max(MOST, this.fit) - 0.01) this.reset();
    else this.by(STEP * STEP, event.clientX - left, event.clientY - top);
  };

  key = (event: KeyboardEvent): void => {
    const go: Record<string, () => void> = {
      '+': () => this.by(STEP),
      '=': () => this.by(STEP),
      '-': () => this.by(1 / STEP),
      '0': () => this.reset(),
      ArrowLeft: () => this.move(60, 0),
      ArrowRight: () => this.move(-60, 0),
      ArrowUp: () => this.move(0, 60),
      ArrowDown: () => this.move(0, -60),
    };
    if (!go[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith('Arrow') && !this.loose) return;
    event.preventDefault();
    go[event.key]();
  };

  down = (event: PointerEvent): void => {
    if (event.button) return;
    if (!this.#fingers.size) this.#dragged = false;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  drag = (event: PointerEvent): void => {
    const last = this.#fingers.get(event.pointerId);
    if (!last) return;
    const now = { x: event.clientX, y: event.clientY };
    const frame = event.currentTarget as HTMLElement;
    if (this.#fingers.size === 2) {
      const [other] = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      const { left, top } = frame.getBoundingClientRect();
      const apart = (at: { x: number; y: number }) => Math.hypot(at.x - other.x, at.y - other.y) || 1;
      this.#dragged = true;
      this.by(apart(now) / apart(last), (now.x + other.x) / 2 - left, (now.y + other.y) / 2 - top);
      this.move((now.x - last.x) / 2, (now.y - last.y) / 2);
    } else {
      if (!this.#dragged && Math.hypot(now.x - last.x, now.y - last.y) < SLACK) return;
      if (!this.#dragged && this.loose) frame.setPointerCapture(event.pointerId); // from here on it is no click
      this.#dragged = true;
      this.move(now.x - last.x, now.y - last.y);
    }
    this.#fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  /** A drag that ends on something is not a click on it. */
  click = (event: MouseEvent): void => {
    if (!this.#dragged || !event.detail) return;
    event.stopPropagation();
    event.preventDefault();
    this.#dragged = false;
  };
}
