// The odds of the position, or of the draft that is tried out in it, when the table allows hints and the reader wants them.
import { api, Wrong } from '../lib/api';
import type { Odds as Layer } from '../lib/game';
import type { Live } from '../lib/live.svelte';
import { settings } from '../lib/settings.svelte';

const PLACE = 'quayside.odds';

export class Odds {
  on = $state(kept());
  layer = $state.raw<Layer | null>(null);
  #live: Live;
  #none = $state(false);
  #asked = ''; // for what: the ply and the moves of a draft

  constructor(live: Live) {
    this.#live = live;
  }

  get offered(): boolean {
    return !this.#none && settings.get('hints') && this.#live.update?.table.hints === true;
  }

  toggle(): void {
    this.on = !this.on;
    try {
      localStorage.setItem(PLACE, this.on ? 'on' : '');
    } catch {
      // then it holds until the page is closed
    }
  }

  /** Keeps the layer as the position is, with a draft of moves; called inside an effect. */
  follow(mine: boolean, draft: string[] = []): void {
    const update = this.#live.update;
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
