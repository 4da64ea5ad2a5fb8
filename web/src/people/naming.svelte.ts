// Whoever sits down is asked once what he wants to be called; nobody is for watching.
import { session } from '../lib/session.svelte';

class Naming {
  asking = $state.raw<((named: boolean) => void) | null>(null);

  /** Asks, unless he has said it before; false when he would rather not sit down. */
  async ask(): Promise<boolean> {
    if (!session.asked) await session.ask();
    if (!session.unnamed) return true;
    return new Promise((resolve) => {
      this.asking = (named) => {
        this.asking = null;
        resolve(named);
      };
    });
  }
}

export const naming = new Naming();
