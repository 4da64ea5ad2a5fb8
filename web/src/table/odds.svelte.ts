// The odds of the position, or of the draft that is tried out in it, when the table allows hints and the reader wants them. What
// things are worth to a seat tells of its hand: where that lies face down, on a shared screen, whoever decides asks each time.
import { api, Wrong } from '../lib/api';
import type { Odds as Layer } from '../lib/game';
import type { Live } from '../lib/live.svelte';
import { settings } from '../lib/settings.svelte';

const PLACE = 'quayside.odds';

export class Odds {
  layer = $state.raw<Layer | null>(null);
  #live: Live;
  #faceDown: () => boolean;
  #kept = $state(kept());
  #once = $state<number | null>(null); // the seat that has asked, until another one decides
  #none = $state(false);
  #asked = ''; // for what: the ply and the moves of a draft

  constructor(live: Live, faceDown: () => boolean = () => false) {
    this.#live = live;
    this.#faceDown = faceDown;
  }

  get on(): boolean {
    return this.#faceDown() ? this.#once !== null && this.#once === this.#live.update?.eyes : this.#kept;
  }

  get offered(): boolean {
    return !this.#none && settings.get('hints') && this.#live.update?.table.hints === true;
  }

  toggle(): void {
    if (this.#faceDown()) return void (this.#once = this.on ? null : (this.#live.update?.eyes ?? null));
    this.#kept = !this.#kept;
    try {
      localStorage.setItem(PLACE, this.#kept ? 'on' : '');
    } catch {
      // then it holds until the page is closed
    }
  }

  /** Keeps the layer as the position is, with a draft of moves; called inside an effect. */
  follow(mine: boolean, draft: string[] = []): void {
    const update = this.#live.update;
    if (this.#once !== null && update?.eyes !== this.#once) this.#once = null;
    if (!update || !this.on || !this.offered || !mine) {
      this.layer = null;
      this.#asked = '';
      return;
    }
    const wanted = [update.ply, ...draft].join('\n');
    if (this.#asked === wanted) return;
    this.#asked = wanted;
    this.layer = null;
    void this.#ask(wanted, draft);
  }

  async #ask(wanted: string, moves: string[]): Promise<void> {
    try {
      const { odds } = await api.get('/api/tables/{table_id}/odds', { path: { table_id: this.#live.table }, query: { moves } });
      if (this.#asked === wanted) this.layer = odds as Layer;
    } catch (error) {
      if (error instanceof Wrong && [403, 404].includes(error.status)) this.#none = true;
    }
  }
}

function kept(): boolean {
  try {
    return localStorage.getItem(PLACE) === 'on';
  } catch {
    return false;
  }
}
