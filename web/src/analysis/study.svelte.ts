// The analysis of a finished game: asked for once, worked out in the background, from then on there at once.
import { api, type AnalysisInfo } from '../lib/api';
import { isHere } from '../lib/here';
import { session } from '../lib/session.svelte';
import { t } from '../lib/words.svelte';
import type { Analysis } from './figures';

const AGAIN = 1_000; // milliseconds between two looks
const TRIES = 3; // a server that is restarted in between forgets what it was at

export class Study {
  status = $state<'unknown' | AnalysisInfo['status']>('unknown');
  done = $state(0);
  total = $state(0);
  found = $state.raw<Analysis | null>(null);
  wrong = $state('');
  readonly table: string;
  #begun = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(table: string) {
    this.table = table;
  }

  /** Whether it is there, or how far it is. */
  look = (): Promise<void> => this.#ask(() => api.get('/api/tables/{table_id}/analysis', this.#where()));

  begin = async (): Promise<void> => {
    this.#begun++;
    this.wrong = '';
    await this.#ask(async () => {
      if (!isHere(this.table)) await session.somebody();
      return api.post('/api/tables/{table_id}/analysis', this.#where());
    });
  };

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  #where = () => ({ path: { table_id: this.table } });

  async #ask(question: () => Promise<AnalysisInfo>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.#take(await question());
    } catch (error) {
      this.wrong = (error as Error).message;
      if (this.status === 'running') this.#later(); // the line may come back
    }
  }

  #take({ status, done, total, analysis }: AnalysisInfo): void {
    const cut = this.status === 'running' && status === 'none';
    if (cut && this.#begun > 0 && this.#begun < TRIES) return void this.begin();
    this.wrong = cut ? t('analysis-failed') : '';
    this.status = status;
    this.done = done;
    this.total = total;
    this.found = (analysis as Analysis | null | undefined) ?? null;
    if (status === 'running') this.#later();
  }

  #later(): void {
    if (!this.#ended) this.#timer = setTimeout(this.look, AGAIN);
  }
}
