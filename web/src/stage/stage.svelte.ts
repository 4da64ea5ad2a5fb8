// A game as it is shown now: live, replayed or taught. What leads from one view to the next waits as a scene and is played
// moment by moment at the reader's pace. Each event is folded into the view once: whoever shows the game gets the view of
// now and the events that lead to it. What flies is seen where it goes when it has arrived. All of it can be held, stepped
// through and skipped; without movement the table is at once as it stands.
import { tick } from 'svelte';
import type { GameModule } from '../lib/game';
import { breadth } from '../lib/moves';
import { pause } from '../lib/motion';
import { settings } from '../lib/settings.svelte';
import { play, type Sound } from '../lib/sound';
import { BREATH, READING, TIMES } from '../lib/tempo';
import type { GameEvent, View } from '../lib/voice';
import { goesOn, momentsOf } from './moments';

/** What leads to a view. */
export interface Scene {
  events: GameEvent[];
  view: View;
  /** Hears of the events of each moment as it is shown, and of those that were skipped at the end. */
  tell?: (events: GameEvent[]) => void;
  /** What has to be over before the next scene; it is told from where this one began. */
  after?: (from: View | null) => Promise<void> | void;
}

/** Events that have been shown, and the view they began from. */
export interface Shown {
  events: GameEvent[];
  from: View;
}

interface Waiting extends Scene {
  left: number; // events that have not been shown
  grows: boolean; // more may still become a part of it
  skip: AbortController;
}

type Played = Pick<GameModule, 'fold' | 'pace' | 'flies' | 'joins'> & Partial<Pick<GameModule, 'cash'>>;

/** What a moment brought to a purse. */
export interface Change {
  seat: number;
  by: number;
}

const SOUNDS: Record<string, Sound> = { roll: 'dice', pay: 'coin', place: 'place', move: 'sail' };
const CROWD = 8; // events that wait: from then on they go by faster, up to
const HASTE = 4; // times
const SLICE = 50; // milliseconds after which it is looked whether somebody holds the show
const LOOKED_AT = 'dialog[open], .tip, #board [role=tooltip]'; // what is opened to be read holds the show

export class Stage {
  /** The table as it is with all that has arrived. */
  view = $state.raw<View | null>(null);
  /** The events that are shown now; `beat` is the one that the others only add to. */
  moment = $state.raw<GameEvent[]>([]);
  /** The last moment that took its time: the one that is spoken of. What goes by with it changes nothing of that. */
  spoken = $state.raw<GameEvent[]>([]);
  /** What is said of it, and what it brought to the purses. */
  caption = $state('');
  balance = $state.raw<Change[]>([]);
  /** How many times as fast as usual. */
  rate = $state(1);
  /** The reader has stopped the show; it goes on by his word. */
  paused = $state(false);
  /** Whoever looks closer holds it meanwhile. */
  held = $state(false);
  /** How fast things move now, in multiples of the usual. */
  speed = $state(1);
  /** What is said of some events: as long as that takes to read, they are shown. Where nothing is said nothing is read. */
  say: (moment: GameEvent[]) => string = () => '';
  /** Whose own deeds are known to the reader, and need not be read. */
  reader: number | null = null;
  readonly game: Played;

  #waiting = $state.raw<Waiting[]>([]); // the first of them is on
  #over: Promise<void> = Promise.resolve();
  #next = false; // enough of this moment
  #holders = new Set<string>();

  constructor(game: Played) {
    this.game = game;
  }

  get beat(): GameEvent | null {
    return this.moment[0] ?? null;
  }

  /** Whether there is still something to show. */
  get busy(): boolean {
    return this.#waiting.length > 0;
  }

  /** The table as it is; what was being shown, or waits, is dropped. */
  show(view: View | null): void {
    this.end();
    this.#settle(view);
  }

  /** What leads on, after all that waits. Resolves when it has been shown or dropped. */
  play(scene: Scene): Promise<void> {
    if (this.#goesOn(scene)) return this.#over;
    const waiting = this.#take(scene);
    this.#waiting = [...this.#waiting, waiting];
    this.#over = this.#over.then(() => this.#show(waiting));
    return this.#over;
  }

  /** What only goes on with the last scene becomes a part of it: a turn comes move by move and is shown as one. */
  #goesOn(scene: Scene): boolean {
    const last = this.#waiting.at(-1);
    if (!last?.grows) return false;
    if (!goesOn(last.events, scene.events, this.game)) return false;
    const { after } = last;
    last.events = [...last.events, ...scene.events];
    last.left += scene.events.length;
    last.view = scene.view;
    last.after = async (from) => {
      await after?.(from);
      await scene.after?.(from);
    };
    return true;
  }

  /** Shows once more what has led to the view of now, each part from where it began. */
  async again(parts: Shown[]): Promise<void> {
    const scene = this.#take({ events: parts.flatMap(({ events }) => events), view: this.view! });
    this.#waiting = [scene, ...this.#waiting];
    for (const { events, from } of parts) {
      if (!this.#waits(scene) || scene.skip.signal.aborted) break;
      this.view = from;
      scene.events = events;
      await this.#play(scene);
    }
    if (!this.#waits(scene)) return;
    this.#settle(scene.view);
    this.#leave(scene);
  }

  /** All that waits comes to its end at once. */
  skip(): void {
    this.paused = false;
    for (const { skip } of this.#waiting) skip.abort();
  }

  /** On to the next moment, also while the show is stopped. */
  next(): void {
    this.#next = true;
  }

  /** Whoever looks closer holds the show, until nobody does. */
  hold(who: string, holds: boolean): void {
    if (holds) this.#holders.add(who);
    else this.#holders.delete(who);
  }

  /** Whether time passes. */
  #passes(): boolean {
    this.held = this.#holders.size > 0 || document.querySelector(LOOKED_AT) !== null;
    return !this.paused && !this.held;
  }

  end(): void {
    this.skip();
    this.#waiting = [];
  }

  #take = (scene: Scene): Waiting => ({ ...scene, left: scene.events.length, grows: true, skip: new AbortController() });
  #waits = (scene: Waiting): boolean => this.#waiting.includes(scene);
  #leave = (scene: Waiting): void => void (this.#waiting = this.#waiting.filter((each) => each !== scene));

  #settle(view: View | null): void {
    this.#arriveAt(view);
    this.spoken = [];
    this.caption = '';
    this.balance = [];
    this.held = false;
  }

  /** What was said stays until something else is said, as long as more is to come. */
  #arriveAt(view: View | null): void {
    this.moment = [];
    this.view = view;
  }

  async #show(scene: Waiting): Promise<void> {
    if (!this.#waits(scene)) return;
    const from = this.view;
    if (from) await this.#play(scene);
    scene.grows = false;
    if (!this.#waits(scene)) return;
    if (scene.left) scene.tell?.(scene.events.slice(-scene.left));
    scene.left = 0;
    const more = this.#waiting.length > 1;
    if (more) this.#arriveAt(scene.view);
    else this.#settle(scene.view);
    await scene.after?.(from);
    this.#leave(scene);
  }

  async #play(scene: Waiting): Promise<void> {
    for (let at = 0; at < scene.events.length;) {
      if (scene.skip.signal.aborted || !settings.pace) return;
      const shown = await this.#showMoment(scene, at);
      if (!shown) return;
      at += shown;
    }
  }

  /** The moment that begins with an event of a scene; it grows by what comes while it is on. How many events it had. */
  async #showMoment(scene: Waiting, at: number): Promise<number> {
    const now = (): GameEvent[] => momentsOf(scene.events.slice(at), this.game)[0];
    const from = this.view!;
    let shown = 0;
    let spent = 0;
    for (let moment = now(); moment.length > shown; moment = now()) {
      const added = moment.slice(shown);
      const time = this.#open(moment);
      const flight = time && added.some((event) => this.game.flies?.(event)) ? TIMES.move : 0;
      await this.#rest(flight, scene);
      if (!this.#waits(scene)) return 0;
      this.#arrive(added, from);
      shown = moment.length;
      scene.left -= added.length;
      scene.tell?.(added);
      await tick(); // each event reaches the board, however short
      const rest = time - flight - spent;
      const left = await this.#rest(rest, scene, () => scene.events.length > at + shown && now().length > shown);
      spent = time - left;
    }
    return shown;
  }

  /** A moment begins, or grows: how long it is shown, in milliseconds of the usual pace. */
  #open(moment: GameEvent[]): number {
    const time = Math.max(...moment.map((event) => timeOf(event, this.game)));
    if (moment[0] !== this.beat) this.#next = false;
    this.moment = moment;
    const said = time ? this.say(moment) : '';
    const news = said !== '' && (said !== this.caption || moment[0].kind !== this.spoken[0]?.kind); // nothing is read twice
    if (time) {
      this.spoken = moment;
      this.balance = [];
    }
    if (news) this.caption = said; // until something else is said
    const sound = moment.map(({ kind }) => SOUNDS[kind]).find(Boolean);
    if (time && sound) play(sound);
    const own = moment[0].seat === this.reader && moment.every(({ seat }) => seat === undefined || seat === this.reader);
    return news && !own ? Math.max(time, READING.any + READING.letter * breadth(said)) : time;
  }

  /** Some events have happened; the moment they belong to began from a view. */
  #arrive(events: GameEvent[], from: View): void {
    const { fold, cash } = this.game;
    if (fold) this.view = events.reduce(fold, this.view!);
    if (cash && this.caption) this.balance = changes(from, this.view!, cash);
  }

  /** Waits so many milliseconds of the usual pace, unless it is skipped, or until something has come; time passes only while
   * nobody holds it. How much of it is left. */
  async #rest(usual: number, { skip: { signal } }: Waiting, come: () => boolean = () => false): Promise<number> {
    let left = usual;
    while (left > 0 && !this.#next && !signal.aborted && settings.pace && !come()) {
      this.speed = (this.rate * this.#haste()) / settings.pace;
      const since = performance.now();
      await pause(Math.min(left / this.speed, SLICE), signal);
      if (this.#passes()) left -= (performance.now() - since) * this.speed;
    }
    return left;
  }

  /** Who has fallen behind catches up. */
  #haste(): number {
    const behind = this.#waiting.slice(1).reduce((sum, { left }) => sum + left, 0);
    return Math.min(HASTE, Math.max(1, behind / CROWD));
  }
}

/** In milliseconds of the usual pace. */
function timeOf(event: GameEvent, { pace: paceOf }: Played): number {
  const pace = paceOf ? paceOf(event) : 'quick';
  return pace ? TIMES[pace] + BREATH[pace] : 0;
}

function changes(before: View, after: View, cash: GameModule['cash']): Change[] {
  const seats = (after.seats as unknown[] | undefined) ?? [];
  return seats.map((_, seat) => ({ seat, by: cash(after, seat) - cash(before, seat) })).filter(({ by }) => by !== 0);
}
