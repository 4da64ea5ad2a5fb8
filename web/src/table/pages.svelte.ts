// The pages of a live table: log, chat, and what there is to know of the game.
import { isHere } from '../lib/here';
import type { Live } from '../lib/live.svelte';
import { t } from '../lib/words.svelte';
import { Pages } from '../stage/pages.svelte';

export class TablePages extends Pages {
  #live: Live;
  #seen = $state(0); // lines of the chat

  constructor(live: Live) {
    super(() => [
      { id: 'log', label: t('table-log'), icon: 'log' },
      ...(isHere(this.#live.table) ? [] : [{ id: 'chat', label: t('table-chat'), icon: 'chat', count: this.unread }]), // nobody else is here
      { id: 'table', label: t('table-particulars'), icon: 'gear' },
    ]);
    this.#live = live;
    this.#seen = live.chat.length;
    $effect(() => {
      if (this.on === 'chat') this.#seen = this.#live.chat.length;
    });
  }

  get unread(): number {
    return Math.max(0, this.#live.chat.length - this.#seen);
  }
}
