// "What would you do?": the best moves of the position, asked of the server when the table allows hints and the reader wants
// one. They belong to that position, and go with it.
import { api, type Hints } from '../lib/api';
import type { Live } from '../lib/live.svelte';
import { called, nameOf } from '../lib/moves';
import { settings } from '../lib/settings.svelte';
import type { Facts, View, Voice } from '../lib/voice';

export type Hint = Hints['hints'][number];

export class Advice {
  state = $state<'closed' | 'asking' | 'shown' | 'refused'>('closed');
  found = $state.raw<Hints | null>(null);
  sentence = $state(''); // why there is none
  /** The move of the hint that is pointed at: the board shows it. */
  pointed = $state<string | null>(null);
  #live: Live;
  #asked = 0;
  #ply = -1;

  constructor(live: Live) {
    this.#live = live;
  }

  get open(): boolean {
    return this.state !== 'closed';
  }

  get offered(): boolean {
    const table = this.#live.update?.table;
    return settings.get('hints') && table?.status === 'playing' && table.hints && !table.rated;
  }

  close(): void {
    this.#asked++;
    this.state = 'closed';
    this.found = null;
    this.pointed = null;
  }

  /** Nothing outlives its position; called inside an effect. */
  follow(mine: boolean): void {
    const ply = this.#live.update?.ply;
    if (!mine || !this.offered || ply !== this.#ply) this.close();
  }

  async ask(): Promise<void> {
    const asked = ++this.#asked;
    this.#ply = this.#live.update?.ply ?? -1;
    this.state = 'asking';
    try {
      const found = await api.get('/api/tables/{table_id}/hints', { path: { table_id: this.#live.table } });
      if (asked !== this.#asked) return;
      if (found.ply !== this.#ply) return this.close();
      this.found = found;
      this.state = 'shown';
      this.pointed = found.hints[0]?.move ?? null;
    } catch (error) {
      if (asked !== this.#asked) return;
      this.sentence = (error as Error).message;
      this.state = 'refused';
    }
  }
}

/** The sentences of a hint. The move that is expected next is called as it would be called then. What the voice has no words for
 * is not said: facts of the position are told by one that knows the texts for studying. */
export function reasons(hint: Pick<Hint, 'move' | 'why'>, then: View | null, view: View, voice: Voice): string[] {
  const known = nameOf(hint.move, view, voice)?.kind;
  return hint.why.flatMap((why) => {
    const { key, move, other, ...facts } = why as Facts & { key: string; move?: string; other?: string };
    if (!voice.has(key)) return [];
    if (other !== undefined) {
      const named = nameOf(other, view, voice);
      return named ? [voice.say(key, { ...facts, other: called(named, known) })] : [];
    }
    if (move === undefined) return [voice.say(key, facts)];
    const named = nameOf(move, then ?? view, voice);
    return [named ? voice.say(key, { ...facts, move: called(named, known) }) : voice.say('hint-next-open')];
  });
}
