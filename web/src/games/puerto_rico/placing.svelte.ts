// The mayor's draft at the table: where the colonists stand with it, what the buttons of the tray do, and how one is dragged.
import { place } from '../../lib/place.svelte';
import { untrack } from 'svelte';
import type { Table } from './board.svelte';
import { after, asBefore, fill, moves, placed, postsOf, without, type Posts } from './placing';
import { circlesOf, placesOf } from './reading';
import type { Place, Seat } from './types';

const FAR = 5; // pixels: from there on a press is a drag

export class Placing {
  #table: Table;
  #start = $state.raw<Seat | null>(null);
  #posts = $state.raw<Posts | null>(null);
  #begun = -1; // the ply of the placing that has begun

  constructor(table: Table) {
    this.#table = table;
    this.#posts = recall(table.own);
    $effect(() => {
      const { view, chosen, own, eyes } = this.#table;
      const seat = view.seats[own];
      if (placed(chosen).length > 0) return;
      if (view.decision.kind === 'mayor' && view.decision.seat === own) this.#start = seat;
      else if (seat.hand === 0 && eyes !== null) untrack(() => this.#remember(seat));
    });
    $effect(() => {
      if (this.on && this.#start && this.lays) untrack(() => this.#begin(this.#table.view.ply));
    });
  }

  /** A placing begins with everybody where he stood, and the new ones where they are most useful: once, and whoever clears the
   * board has it empty. */
  #begin(ply: number): void {
    if (this.#begun === ply || this.draft.length) return;
    this.#begun = ply;
    this.#put(fill(this.#start!, this.#posts ? asBefore(this.#start!, this.#posts) : []));
  }

  #remember(seat: Seat): void {
    this.#posts = postsOf(seat);
    keep(this.#table.own, this.#posts);
  }

  /** Whether the reader places colonists now. */
  get on(): boolean {
    const { view, own, interactive } = this.#table;
    return interactive && view.decision.kind === 'mayor' && view.decision.seat === own;
  }

  get draft(): Place[] {
    return placed(this.#table.chosen);
  }

  /** His board as the draft would leave it. */
  get seat(): Seat {
    const now = this.#table.view.seats[this.#table.own];
    return this.#start && this.draft.length ? after(this.#start, this.draft) : now;
  }

  get circles(): number {
    const seat = this.seat;
    return placesOf(seat).reduce((sum, place) => sum + circlesOf(seat, place), 0);
  }

  /** Whether a whole draft can be put on the table; otherwise colonists are placed one by one only. */
  get lays(): boolean {
    return this.#table.draft !== undefined;
  }

  get remembers(): boolean {
    return this.#posts !== null && Object.values(this.#posts).some((count) => count > 0);
  }

  fill(): void {
    if (this.#start) this.#put(fill(this.#start, this.draft));
  }

  before(): void {
    if (this.#start && this.#posts) this.#put(asBefore(this.#start, this.#posts));
  }

  clear(): void {
    this.#put([]);
  }

  /** Takes one back; where that cannot be done, it is asked for as any other move. */
  back = (place: Place): void => {
    if (this.lays) this.#put(without(this.draft, place));
  };

  /** What was chosen before the placing, the mayor himself perhaps, stays. */
  #put(draft: Place[]): void {
    const before = this.#table.chosen.filter((move) => !move.startsWith('put '));
    this.#table.draft?.([...before, ...moves(draft)]);
  }

  /** A colonist follows the pointer to the circle where he is let go: from the tray, or from another place. */
  drag(press: PointerEvent, from: Place | null): void {
    if (!this.on || press.button !== 0) return;
    const began = { x: press.clientX, y: press.clientY };
    let figure: HTMLElement | null = null;
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (!figure && Math.hypot(clientX - began.x, clientY - began.y) < FAR) return;
      figure ??= carried();
      figure.style.transform = `translate(${clientX - 22}px, ${clientY - 34}px)`;
    };
    const end = (event: PointerEvent) => {
      for (const [kind, listener] of Object.entries({ pointermove: move, pointerup: end, pointercancel: end }))
        removeEventListener(kind, listener as EventListener);
      figure?.remove();
      if (!figure || event.type === 'pointercancel') return;
      const target = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-place]');
      this.#drop(from, (target?.dataset.place as Place | undefined) ?? null);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  #drop(from: Place | null, to: Place | null): void {
    if (from === to) return;
    if (from === null) return void (to && this.#table.choose(`put ${to}`));
    const rest = without(this.draft, from);
    this.#put(to ? [...rest, to] : rest);
  }
}

function carried(): HTMLElement {
  const figure = document.createElement('div');
  figure.className = 'puerto-rico pr-carried';
  figure.innerHTML = '<svg width="44" height="51" aria-hidden="true"><use href="#pr-colonist" /></svg>';
  document.body.append(figure);
  return figure;
}

// What was before outlives a reload of the page
const keyOf = (own: number) => `quayside.posts.${place.path}.${own}`;

function keep(own: number, posts: Posts): void {
  try {
    sessionStorage.setItem(keyOf(own), JSON.stringify(posts));
  } catch {
    // then it is forgotten
  }
}

function recall(own: number): Posts | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(own)) ?? 'null') as Posts | null;
  } catch {
    return null;
  }
}
