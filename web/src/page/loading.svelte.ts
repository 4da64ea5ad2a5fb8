// How far Python is on its way into the page.
import { t } from '../lib/words.svelte';

class Loading {
  state = $state<'no' | 'fetching' | 'starting' | 'there' | 'failed'>('no');
  share = $state(0); // of what has to be fetched

  get sentence(): string {
    return t(`here-${this.state}`);
  }

  begin(): void {
    [this.state, this.share] = ['fetching', 0];
  }

  at(done: number, total: number): void {
    this.share = Math.min(1, done / total);
    if (this.share === 1) this.state = 'starting';
  }

  end(): void {
    this.state = 'there';
  }

  fail(): void {
    this.state = 'failed';
  }
}

export const loading = new Loading();
