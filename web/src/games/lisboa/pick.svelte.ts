// What the reader has taken up before he says where it goes: a good to sell or trade, a tile of the city's display, a plan.
import type { Good } from './types';

class Pick {
  good = $state<Good | null>(null);
  slot = $state<number | null>(null);
  plan = $state<string | null>(null);

  clear(): void {
    this.good = this.slot = this.plan = null;
  }
}

export const pick = new Pick();
