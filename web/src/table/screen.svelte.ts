// A screen that several players share. What a game keeps for one pair of eyes lies face down, and is seen while it is pressed.
// Where a decision needs it in sight, whoever decides first takes the screen, behind a curtain: once a turn.
import type { GameModule } from '../lib/game';
import type { Update } from '../lib/live.svelte';
import { faceDown } from '../lib/ui/facedown.svelte';
import type { View } from '../lib/voice';

type Covering = Pick<GameModule, 'cover' | 'needsHand'>;

export class Screen {
  #game: Covering;
  #lifted = $state<number | null>(null); // for whom the curtain was lifted last
  #passed = $state(false); // somebody else has had the screen since

  constructor(game: Covering) {
    this.#game = game;
  }

  /** Whether something has to be hidden from others at this screen. */
  shares({ yours, table }: Pick<Update, 'yours' | 'table'>): boolean {
    return this.#game.cover !== undefined && yours.length > 1 && table.status === 'playing';
  }

  /** A decision of somebody at this screen: whether the curtain comes before it. */
  curtain(update: Update, asked: boolean): boolean {
    return asked && this.covers(update) && this.#game.needsHand?.(update.view!) === true;
  }

  lift(eyes: number): void {
    this.#lifted = eyes;
    this.#passed = false;
  }

  /** Somebody decides with the hand face down. */
  pass(eyes: number): void {
    if (eyes !== this.#lifted) this.#passed = true;
  }

  covers(update: Update): boolean {
    return this.shares(update) && (update.eyes !== this.#lifted || this.#passed);
  }

  /** A view as everybody at the screen may see it now. */
  face(view: View, update: Update): View {
    return this.covers(update) && !faceDown.pressed ? this.#game.cover!(view) : view;
  }
}
