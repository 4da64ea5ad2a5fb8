// How large a sheet lies in a frame that scrolls: whole, or larger; changed by pinch, wheel, double click and keys, and dragged
// with a mouse. Fingers scroll by themselves.
import { tick } from 'svelte';
import type { Box } from './plan';

interface Size {
  width: number;
  height: number;
}
interface Point {
  x: number;
  y: number;
}

const MOST = 2.6;
const STEP = 1.35;
const SLACK = 5; // px that a mouse may slip before it is a drag

export class Zoom {
  #sheet: Size;
  #frame = $state<Size>({ width: 0, height: 0 });
  #least = $state(0);
  #chosen = $state<number | null>(null); // null: as it lies by itself
  #element: HTMLElement | null = null;
  #home: Box | null = null;
  #drag: Point | null = null;
  #dragged = false;
  #apart = 0; // two fingers, when they were last heard of

  constructor(sheet: Size) {
    this.#sheet = sheet;
  }

  /** The scale at which all of the sheet is seen. */
  fit = $derived.by(() => Math.min(this.#frame.width / this.#sheet.width, this.#frame.height / this.#sheet.height) || 1);
  scale = $derived.by(() => this.#chosen ?? Math.max(this.fit, this.#least));

  /** `least`: the scale below which the letters would be too small; 0: the sheet always lies whole. */
  room(width: number, height: number, least: number): void {
    this.#frame = { width, height };
    this.#least = least;
  }

  /** Brings a part of the sheet into the middle. */
  show(part: Box): void {
    this.#home = part;
    void tick().then(() =>
      this.#place({ x: part.x + part.width / 2, y: part.y + part.height / 2 }, { x: this.#frame.width / 2, y: this.#frame.height / 2 }),
    );
  }

  reset(): void {
    this.#chosen = null;
    if (this.#home) this.show(this.#home);
  }

  by(factor: number, at: Point = { x: this.#frame.width / 2, y: this.#frame.height / 2 }): void {
    const point = this.#pointAt(at);
    this.#chosen = Math.min(Math.max(MOST, this.fit), Math.max(this.fit, this.scale * factor));
    void tick().then(() => this.#place(point, at));
  }

  /** The point of the sheet under a point of the frame. */
  #pointAt({ x, y }: Point): Point {
    const box = this.#element?.querySelector('.size')?.getBoundingClientRect();
    const frame = this.#element?.getBoundingClientRect();
    if (!box || !frame) return { x: 0, y: 0 };
    return { x: (frame.left + x - box.left) / this.scale, y: (frame.top + y - box.top) / this.scale };
  }

  /** Scrolls so that a point of the sheet comes to lie under one of the frame. */
  #place(point: Point, at: Point): void {
    this.#element?.scrollTo(point.x * this.scale - at.x, point.y * this.scale - at.y);
  }

  /** Hears what is done to a frame. */
  attach(element: HTMLElement): () => void {
    this.#element = element;
    const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const heard: { [Kind in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Kind]) => void } = {
      wheel: (event) => {
        event.preventDefault();
        this.by(Math.exp(-event.deltaY / 400), at(event));
      },
      dblclick: (event) => {
        if ((event.target as Element).closest('.glow')) return;
        if (this.scale >= Math.max(MOST, this.fit) - 0.01) this.reset();
        else this.by(STEP * STEP, at(event));
      },
      keydown: (event) => this.#key(event),
      pointerdown: (event) => {
        this.#dragged = false;
        if (event.pointerType === 'mouse' && !event.button) this.#drag = at(event);
      },
      pointermove: (event) => {
        if (!this.#drag || !(event.buttons & 1)) return;
        const now = at(event);
        if (!this.#dragged && Math.hypot(now.x - this.#drag.x, now.y - this.#drag.y) < SLACK) return;
        this.#dragged = true;
        element.scrollBy(this.#drag.x - now.x, this.#drag.y - now.y);
        this.#drag = now;
      },
      pointerup: () => (this.#drag = null),
      touchmove: (event) => {
        if (event.touches.length !== 2) return;
        event.preventDefault();
        const [one, other] = [...event.touches].map(at);
        const apart = Math.hypot(one.x - other.x, one.y - other.y);
        if (this.#apart) this.by(apart / this.#apart, { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
        this.#apart = apart;
      },
      touchend: () => (this.#apart = 0),
    };
    for (const kind in heard) element.addEventListener(kind, heard[kind as keyof typeof heard] as EventListener, { passive: false });
    element.addEventListener('click', this.#click, true);
    return () => {
      for (const kind in heard) element.removeEventListener(kind, heard[kind as keyof typeof heard] as EventListener);
      element.removeEventListener('click', this.#click, true);
      this.#element = null;
    };
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') this.by(STEP);
    else if (event.key === '-') this.by(1 / STEP);
    else if (event.key === '0') this.reset();
    else return;
    event.preventDefault();
  }

  /** A drag that ends on something is not a click on it. */
  #click = (event: MouseEvent): void => {
    if (!this.#dragged || !event.detail) return;
    event.stopPropagation();
    event.preventDefault();
    this.#dragged = false;
  };
}
