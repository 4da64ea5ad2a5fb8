// The reader's choice: moves that are tried out as a draft, stepped back, and confirmed as one. The server says what a draft
// would do, where it stops, and why something may not be done.
import type { Answer, Live, Preview, Refused, Update } from '../lib/live.svelte';
import type { Chosen, GameModule } from '../lib/game';
import { settings, type Direct } from '../lib/settings.svelte';
import { play } from '../lib/sound';
import { shield } from '../lib/ui/shield';
import type { View } from '../lib/voice';

/** Where somebody chooses: a live table, or a position with a question. */
export type Sitting = Pick<
  Live,
  'update' | 'listen' | 'draft' | 'move' | 'commit' | 'undo' | 'askUndo' | 'answerUndo' | 'keepDraft' | 'keptDraft'
>;

export class Turn {
  choices = $state.raw<Chosen[]>([]);
  preview = $state.raw<Preview | null>(null);
  refusal = $state.raw<Refused | null>(null);
  sending = $state(false);
  asking = $state(false); // what a draft would do
  /** The ply before the reader's last move: what he could ask to take back. */
  lastOwn = $state<number | null>(null);

  chosen = $derived(this.choices.map(({ move }) => move));
  /** The last choice hands over or reveals something: nothing can follow it, and it cannot be undone. */
  final = $derived(this.choices.length > 0 && this.preview?.needs_commit === true);

  /** Steps that the draft still needs: it cannot be confirmed in the middle of an act. */
  toGo = $derived.by(() => (this.choices.length && !this.final ? this.#steps(this.choices, this.view!) : 0));
  /** What is chosen can be confirmed. */
  ready = $derived(this.choices.length > 0 && this.toGo === 0);

  /** The part of the draft that the view shows: what hands over or reveals is not in it. */
  shown = $derived(this.final ? this.chosen.slice(0, -1) : this.chosen);

  #live: Sitting;
  #game: Pick<GameModule, 'toGo' | 'isWhole' | 'atOnce'>;
  #begins: () => void; // something is chosen: nothing else matters now
  #ply: number;
  #asked = 0;
  #answered = -1; // what is played before this ply the page has answered by itself
  #stop: () => void;

  constructor(live: Sitting, game: Pick<GameModule, 'toGo' | 'isWhole' | 'atOnce'> = {}, begins: () => void = () => {}) {
    this.#live = live;
    this.#game = game;
    this.#begins = begins;
    this.#ply = live.update?.ply ?? 0;
    this.#stop = live.listen((update) => this.#take(update));
    void this.#restore();
  }

  #steps(chosen: Chosen[], view: View): number {
    if (this.#game.toGo) return this.#game.toGo(chosen, view);
    const { kind, left } = view.decision;
    return chosen[chosen.length - 1].view.decision.kind === kind ? Number(left ?? 0) : 0;
  }

  end(): void {
    this.#stop();
  }

  /** Whether the reader decides now. */
  get mine(): boolean {
    const update = this.#live.update;
    if (!update || update.table.status !== 'playing') return false;
    return update.yours.includes(update.to_play) && !update.table.seats[update.to_play]?.stands_in;
  }

  get view(): View | null {
    return this.preview?.view ?? this.#live.update?.view ?? null;
  }

  legal = $derived.by(() => new Set(this.preview && this.choices.length ? this.preview.legal : this.mine ? this.#live.update?.legal : []));

  /** How far one may step back in what is played already; null if nowhere. */
  get undoable(): number | null {
    const update = this.#live.update;
    return update && this.mine && update.barrier < update.ply ? update.ply - 1 : null;
  }

  get mayAsk(): boolean {
    const update = this.#live.update;
    if (!update || update.table.status !== 'playing' || update.table.rated || update.undo) return false;
    return this.undoable === null && this.lastOwn !== null && this.lastOwn < update.ply;
  }

  /** A click on something: a choice, another one instead of the last, or a question why not. */
  async choose(move: string): Promise<void> {
    if (this.sending) return;
    this.#begins();
    this.refusal = null;
    const kept = this.final ? this.choices.slice(0, -1) : this.choices;
    if (this.final && this.chosen.at(-1) === move) return this.#try(kept);
    const legal = this.legal.has(move);
    if (legal && kept.length === 0 && this.playsAtOnce(move)) return void (await this.#send(() => this.#live.move(move)));
    if (legal) play('knock');
    await this.#try([...kept, { move, view: this.view! }]);
  }

  /** Whether a choice is played without a confirmation. */
  playsAtOnce = (move: string): boolean =>
    !settings.get('confirm') || settings.isDirect(this.kindOf(move)) || this.#game.atOnce?.(move, this.view!) === true;

  /** What a move is, for whoever wants all of its kind to be played at once. */
  kindOf = (move: string): Direct => ({ game: this.#live.update!.table.game, decision: this.view!.decision.kind, move });

  /** A whole draft at once, in place of the one so far: choices of one decision that a board makes together, as far as they are
   * asked for. */
  async lay(moves: string[]): Promise<void> {
    if (this.sending) return;
    this.#begins();
    this.refusal = null;
    const other = this.choices.findIndex(({ move }, at) => move !== moves[at]);
    const kept = other < 0 ? this.choices : this.choices.slice(0, other);
    const view = this.choices[kept.length]?.view ?? this.view!;
    await this.#try([...kept, ...moves.slice(kept.length).map((move) => ({ move, view }))], true);
  }

  /** One step back. */
  back = (): Promise<void> => this.#try(this.choices.slice(0, -1));
  clear = (): Promise<void> => this.#try([]);

  async confirm(): Promise<void> {
    const moves = this.chosen;
    if (this.ready && !this.sending) await this.#send(() => this.#live.commit(moves));
  }

  /** A choice that is its own confirmation: a panel's button that says what it does. */
  async commit(move: string): Promise<void> {
    if (this.sending) return;
    this.#begins();
    const kept = this.final ? this.chosen.slice(0, -1) : this.chosen;
    await this.#send(() => this.#live.commit([...kept, move]));
  }

  /** An answer that the page gives by itself: it is nothing that the reader would take back. */
  async answer(moves: string[]): Promise<void> {
    if (this.sending) return;
    this.#answered = this.#ply + moves.length;
    await this.#send(() => this.#live.commit(moves));
  }

  async undo(): Promise<void> {
    const ply = this.undoable;
    if (ply !== null && !this.sending) await this.#send(() => this.#live.undo(ply));
  }

  /** Nobody but bots would be asked: taking back is no question. */
  get alone(): boolean {
    const { table, yours } = this.#live.update!;
    return table.seats.every(({ person }) => !person || person === table.seats[yours[0]]?.person);
  }

  async askBack(): Promise<void> {
    const ply = this.lastOwn;
    if (ply !== null && !this.sending) await this.#send(() => this.#live.askUndo(ply));
  }

  async answerBack(request: number, granted: boolean): Promise<void> {
    await this.#send(() => this.#live.answerUndo(request, granted));
  }

  dismiss(): void {
    this.refusal = null;
  }

  /** Asks the server what some choices would do; the last answer counts. `cut`: those that are not asked for are left out. */
  async #try(choices: Chosen[], cut = false): Promise<void> {
    const asked = ++this.#asked;
    this.asking = false;
    if (choices.length === 0) return this.#set([], null);
    const moves = choices.map(({ move }) => move);
    this.asking = true;
    const answer = await this.#live.draft(moves);
    if (cut && answer.type === 'drafted') {
      choices = choices.slice(0, answer.played + Number(answer.needs_commit));
      answer.refused = null;
    }
    const preview = answer.type === 'drafted' && !answer.refused ? await this.#held(choices, answer) : null;
    if (asked !== this.#asked) return;
    this.asking = false;
    if (preview) return this.#set(choices, preview);
    if (answer.type === 'stale') return this.#set([], null);
    const refused = answer.type === 'refused' ? answer : answer.refused;
    if (refused) this.#refuse(refused);
  }

  /** An act that is whole is looked at until it is confirmed, as one that hands over is: the view stays before its last move. */
  async #held(choices: Chosen[], answer: Preview): Promise<Preview> {
    if (answer.needs_commit || !this.#game.isWhole?.(choices, answer.view)) return answer;
    const { view, legal } = this.#live.update!;
    const moves = choices.slice(0, -1).map(({ move }) => move);
    const before = moves.length ? await this.#live.draft(moves) : { ...answer, view: view!, legal: legal ?? [], events: [] };
    return before.type === 'drafted' && !before.refused ? { ...before, needs_commit: true } : answer;
  }

  #set(choices: Chosen[], preview: Preview | null): void {
    this.choices = choices;
    this.preview = preview;
    this.#live.keepDraft(this.chosen);
  }

  #refuse(refused: Refused): void {
    this.refusal = refused;
    play('no');
  }

  async #send(act: () => Promise<Answer>): Promise<void> {
    shield();
    this.sending = true;
    this.refusal = null;
    const answer = await act();
    this.sending = false;
    if (answer.type === 'refused') this.#refuse(answer);
  }

  /** The table has changed: a draft was meant for the table as it was. */
  #take(update: Update): void {
    const { entry, ply, yours } = update;
    if (entry?.kind === 'undone') this.#answered = -1;
    if (entry?.kind === 'moved' && yours.includes(entry.seat as number) && this.#ply >= this.#answered) this.lastOwn = this.#ply;
    if (this.lastOwn !== null && this.lastOwn >= ply) this.lastOwn = null;
    if (ply === this.#ply && entry?.kind !== 'undone') return;
    this.#ply = ply;
    this.#asked++;
    this.asking = false;
    this.refusal = null;
    if (this.choices.length) this.#set([], null);
  }

  /** A draft outlives a reload of the page. */
  async #restore(): Promise<void> {
    const moves = this.#live.keptDraft();
    if (!moves.length || !this.mine) return;
    let view = this.#live.update!.view!;
    const choices: Chosen[] = [];
    for (const [at, move] of moves.entries()) {
      choices.push({ move, view });
      const answer = await this.#live.draft(moves.slice(0, at + 1));
      if (answer.type !== 'drafted' || answer.refused || this.choices.length) return;
      view = answer.view;
      if (at < moves.length - 1) continue;
      const preview = await this.#held(choices, answer);
      if (!this.choices.length) this.#set(choices, preview);
    }
  }
}
