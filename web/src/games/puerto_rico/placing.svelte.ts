// The mayor's draft at the table: where the people stand with it, what the buttons of the tray do, and how one is dragged.
import { place } from '../../lib/place.svelte';
import { untrack } from 'svelte';
import type { Table } from './board.svelte';
import { asBefore, ended, endOf, isPlacement, named, placed, placement, postsOf, without } from './placing';
import { circlesOf, inHand, placesOf, type Person } from './reading';
import type { Chains, Place, Placed, Seat } from './types';

const FAR = 5; // pixels: from there on a press is a drag

export class Placing {
  /** Whom a click on an open circle puts there, where there are two kinds of people to place. */
  chosenPerson = $state<Person>('colonist');
  #table: Table;
  #start = $state.raw<Seat | null>(null);
  #posts = $state.raw<string[] | null>(null);
  #begun = -1; // the ply of the placing that has begun
  #laid: string[] | null = null; // posts that have been laid out at its beginning: the rest follows

  constructor(table: Table) {
    this.#table = table;
    this.#posts = recall(table.own);
    $effect(() => {
      const { view, chosen, own, eyes } = this.#table;
      const seat = view.seats[own];
      if (placed(chosen).length > 0) return;
      if (view.decision.kind === 'mayor' && view.decision.seat === own) this.#start = seat;
      else if (inHand(seat) === 0 && eyes !== null) untrack(() => this.#remember(seat));
    });
    $effect(() => {
      void this.#table.chosen;
      if (this.on && this.#start && this.lays) untrack(() => this.#begin(this.#table.view.ply));
    });
  }

  /** A placing begins with everybody where he stood, and the new ones where they are most useful: once, and whoever clears the
   * board has it empty. */
  #begin(ply: number): void {
    if (this.#laid) {
      const stands = this.draft.length > 0 && this.draft.every((move, at) => move === this.#laid![at]);
      this.#laid = null;
      if (stands) this.fill();
      return;
    }
    if (this.#begun === ply || this.draft.length) return;
    this.#begun = ply;
    const posts = this.#posts ? asBefore(this.#start!, this.#posts) : [];
    if (!posts.length) return this.fill();
    this.#laid = posts;
    this.#put(posts);
  }

  #remember(seat: Seat): void {
    this.#posts = postsOf(seat);
    keep(this.#table.own, this.#posts);
  }

  /** Whether the reader places people now. */
  get on(): boolean {
    const { view, own, interactive } = this.#table;
    return interactive && view.decision.kind === 'mayor' && view.decision.seat === own;
  }

  get draft(): string[] {
    return placed(this.#table.chosen);
  }

  /** What follows when the draft is confirmed, if it leaves nobody to place. The view still shows what was before it. */
  get #end(): Placed | undefined {
    return this.on && this.#table.held ? endOf(this.#table.view, this.draft.at(-1)) : undefined;
  }

  /** His board as the draft would leave it. */
  get seat(): Seat {
    const now = this.#table.view.seats[this.#table.own];
    return this.#end ? ended(now, this.draft.at(-1)!, this.#end.follow) : now;
  }

  /** What it would make then. */
  get chains(): Chains {
    return this.#end?.chains ?? this.#table.view.seats[this.#table.own].chains;
  }

  get circles(): number {
    const seat = this.seat;
    return placesOf(seat).reduce((sum, place) => sum + circlesOf(seat, place), 0);
  }

  /** Who can be put somewhere now, and how many of each kind: out of the hand, out of a guesthouse, off the ship. */
  get people(): [Person, number][] {
    const { kind, colonists = 0, nobles = 0 } = this.#table.view.decision;
    const { hand, hand_nobles = 0 } = this.seat;
    const [plain, noble] = kind === 'guest' || kind === 'poach' ? [colonists, nobles] : [hand, hand_nobles];
    const all: [Person, number][] = [
      ['colonist', plain],
      ['noble', noble],
    ];
    return all.filter(([, count]) => count > 0);
  }

  /** Who goes to a circle that is clicked. */
  get person(): Person {
    const people = this.people.map(([person]) => person);
    if (people.includes(this.chosenPerson)) return this.chosenPerson;
    const last = this.draft.at(-1); // all are placed: another circle may be chosen for the last of them
    return people[0] ?? (last ? named(last)[0] : 'colonist');
  }

  /** Whether a whole draft can be put on the table; otherwise people are placed one by one only. */
  get lays(): boolean {
    return this.#table.draft !== undefined;
  }

  get remembers(): boolean {
    return this.#posts !== null && this.#posts.length > 0;
  }

  fill(): void {
    const plan = this.#table.view.foresight.fill;
    if (plan?.length && !this.#table.held) this.#put([...this.draft, ...plan]);
  }

  before(): void {
    if (this.#start && this.#posts) this.#put(asBefore(this.#start, this.#posts));
  }

  clear(): void {
    this.#put([]);
  }

  /** Takes somebody back; where that cannot be done, it is asked for as any other move. */
  back = (place: Place, person: Person): void => {
    if (this.lays) this.#put(without(this.draft, placement(person, place)));
  };

  /** What was chosen before the placing, the mayor himself perhaps, stays. */
  #put(draft: string[]): void {
    const before = this.#table.chosen.filter((move) => !isPlacement(move));
    this.#table.draft?.([...before, ...draft]);
  }

  /** Somebody follows the pointer to the circle where he is let go: from the tray, or from another place. */
  drag(press: PointerEvent, from: Place | null, person: Person): void {
    if (!this.on || press.button !== 0) return;
    const began = { x: press.clientX, y: press.clientY };
    let figure: HTMLElement | null = null;
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (!figure && Math.hypot(clientX - began.x, clientY - began.y) < FAR) return;
      figure ??= carried(person);
      figure.style.transform = `translate(${clientX - 22}px, ${clientY - 34}px)`;
    };
    const end = (event: PointerEvent) => {
      for (const [kind, listener] of Object.entries({ pointermove: move, pointerup: end, pointercancel: end }))
        removeEventListener(kind, listener as EventListener);
      figure?.remove();
      if (!figure || event.type === 'pointercancel') return;
      const target = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-place]');
      this.#drop(from, (target?.dataset.place as Place | undefined) ?? null, person);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  #drop(from: Place | null, to: Place | null, person: Person): void {
    if (from === to) return;
    if (from === null) return void (to && this.#table.choose(placement(person, to)));
    const rest = without(this.draft, placement(person, from));
    this.#put(to ? [...rest, placement(person, to)] : rest);
  }
}

function carried(person: Person): HTMLElement {
  const figure = document.createElement('div');
  figure.className = 'puerto-rico pr-carried';
  figure.innerHTML = `<svg width="44" height="51" aria-hidden="true"><use href="#pr-${person}" /></svg>`;
  document.body.append(figure);
  return figure;
}

// What was before outlives a reload of the page
const keyOf = (own: number) => `quayside.posts.${place.path}.${own}`;

function keep(own: number, posts: string[]): void {
  try {
    sessionStorage.setItem(keyOf(own), JSON.stringify(posts));
  } catch {
    // then it is forgotten
  }
}

function recall(own: number): string[] | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(own)) ?? 'null');
    return Array.isArray(kept) ? kept : null;
  } catch {
    return null;
  }
}
