// What lies beside the board, a page at a time. On a phone the board is one of them, beside a board in a low window the players.
import { surroundings } from '../lib/layout.svelte';
import type { Tab } from '../lib/ui/Tabs.svelte';
import { t } from '../lib/words.svelte';

export class Pages {
  #own: () => Tab[];
  #turned = $state('');

  /** `own` are the pages whatever the window is; the first one lies on top. */
  constructor(own: () => Tab[], first = '') {
    this.#own = own;
    this.#turned = first;
  }

  tabs: Tab[] = $derived.by(() => {
    const { layout } = surroundings;
    const own = this.#own();
    if (layout === 'phone') return [{ id: 'board', label: t('table-board'), icon: 'chart' }, ...own];
    if (layout !== 'beside') return own.map((tab) => ({ ...tab, icon: undefined }));
    return [{ id: 'players', label: t('table-players'), icon: 'people' }, ...own].map((tab) => ({ ...tab, bare: true }));
  });

  /** The page that lies on top. */
  get on(): string {
    return (this.tabs.find(({ id }) => id === this.#turned) ?? this.tabs[0]).id;
  }

  turn(to: string): void {
    this.#turned = to;
  }
}
