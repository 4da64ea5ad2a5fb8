// What lies beside the board, a page at a time: log, chat, particulars; on a phone the board is one of them.
import { untrack } from 'svelte';
import type { Live } from '../lib/live.svelte';
import { t } from '../lib/words.svelte';

/** Layouts: everything beside each other, one above the other, or one at a time. */
export type Size = 'desk' | 'tablet' | 'phone';
type Id = 'board' | 'log' | 'chat' | 'table';

export class Pages {
  #size: () => Size;
  #live: Live;
  #turned = $state<Id>('log');
  #seenChat = $state(0);

  constructor(live: Live, size: () => Size) {
    this.#live = live;
    this.#size = size;
    this.#seenChat = live.chat.length;
    $effect(() => {
      if (this.on === 'chat') this.#seenChat = this.#live.chat.length;
    });
    let wasPhone = false;
    $effect(() => {
      const phone = this.#size() === 'phone';
      if (phone && !wasPhone) untrack(() => this.turn('board'));
      wasPhone = phone;
    });
  }

  /** The page that lies on top. */
  get on(): Id {
    return this.#size() !== 'phone' && this.#turned === 'board' ? 'log' : this.#turned;
  }

  turn(to: Id): void {
    this.#turned = to;
  }

  #unread = $derived.by(() => (this.on === 'chat' ? 0 : Math.max(0, this.#live.chat.length - this.#seenChat)));

  tabs = $derived.by(() => {
    const phone = this.#size() === 'phone';
    const page = (id: Id, label: string, icon: string, count?: number) => ({ id, label: t(label), icon: phone ? icon : undefined, count });
    return [
      ...(phone ? [page('board', 'table-board', 'chart')] : []),
      page('log', 'table-log', 'log'),
      page('chat', 'table-chat', 'chat', this.#unread),
      page('table', 'table-particulars', 'people'),
    ];
  });
}
