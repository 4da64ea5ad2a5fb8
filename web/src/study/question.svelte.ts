// A position with a question: one move is chosen on the board as at a table, and its confirmation is the answer. What is no
// choice is asked for all the same, to be told why not.
import { Wrong } from '../lib/api';
import type { Answer, Preview, Refused, Stale, Update } from '../lib/live.svelte';
import type { View } from '../lib/voice';
import type { Sitting } from '../table/turn.svelte';

export interface Position {
  game: string;
  seat: number; // that answers
  view: View;
  legal: string[];
}

export class Question<Found> implements Sitting {
  update = $state.raw<Update | null>(null);
  /** What the answer is worth. */
  found = $state.raw<Found | null>(null);
  /** The answer that was given. */
  given = $state<string | null>(null);
  readonly position: Position;
  #judge: (move: string) => Promise<Found>;

  constructor(position: Position, judge: (move: string) => Promise<Found>) {
    this.position = position;
    this.#judge = judge;
    this.update = this.#asUpdate('playing');
  }

  listen = () => () => {};
  keepDraft = () => {};
  keptDraft = () => [];
  undo = (): Promise<Answer> => Promise.resolve(STALE);
  askUndo = (): Promise<Answer> => Promise.resolve(STALE);
  answerUndo = (): Promise<Answer> => Promise.resolve(STALE);

  /** One move is the whole answer: nothing follows it, and the board stays as it is until it is confirmed. */
  draft = async ([move]: string[]): Promise<Preview | Refused | Stale> => {
    const { view, legal } = this.position;
    if (!legal.includes(move)) return this.#whyNot(move);
    const whole = { played: 0, needs_commit: true, because: null, next: null, refused: null };
    return { type: 'drafted', id: 0, seq: 0, ...whole, view, legal, events: [] } as unknown as Preview;
  };

  move = (move: string): Promise<Answer> => this.commit([move]);

  commit = async ([move]: string[]): Promise<Answer> => {
    if (!this.position.legal.includes(move)) return this.#whyNot(move);
    try {
      this.found = await this.#judge(move);
    } catch (error) {
      return refusal(error);
    }
    this.given = move;
    this.update = this.#asUpdate('finished');
    return { type: 'accepted', key: '', seq: 0 };
  };

  async #whyNot(move: string): Promise<Refused> {
    try {
      await this.#judge(move);
    } catch (error) {
      return refusal(error);
    }
    throw new Error(`${move} is no choice, and yet was judged`);
  }

  /** As a table tells it whose player sees no more than this position. */
  #asUpdate(status: 'playing' | 'finished'): Update {
    const { game, seat, view, legal } = this.position;
    const seats = (view.seats as unknown[]).map(() => ({ stands_in: false, person: null }));
    const table = { game, status, rated: true, hints: false, seats }; // nothing is taken back
    const at = { seq: 0, ply: view.ply, barrier: view.ply, undo: null, events: [], chat: [] };
    return { table, view, legal, eyes: seat, yours: [seat], to_play: seat, ...at } as unknown as Update;
  }
}

const STALE: Stale = { type: 'stale', key: '', seq: 0 };

/** What was refused, in a sentence: by a rule, or because nobody could be asked. */
function refusal(error: unknown): Refused {
  const rule = error instanceof Wrong ? error.code : 'unknown';
  return { type: 'refused', key: null, rule, args: {}, sentence: (error as Error).message };
}
