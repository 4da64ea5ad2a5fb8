// It is the reader's turn: the page says so in its title and its icon, and, if he wants that, the browser does while he looks
// at something else.
import { settings } from './settings.svelte';

/** What is told to somebody who is elsewhere. */
export interface Call {
  table: string;
  title: string;
  body: string;
}

class Attention {
  /** The reader is asked at the table that he has open. */
  wanted = $state(false);
  #shown: Notification | null = null;

  /** Whether the browser could tell him at all. */
  get possible(): boolean {
    return typeof Notification !== 'undefined' && Notification.permission !== 'denied';
  }

  /** Asks the browser, on the reader's word; it answers what he said. */
  async allow(on: boolean): Promise<void> {
    const allowed = on && this.possible && (await Notification.requestPermission()) === 'granted';
    settings.set('notify', allowed);
    settings.set('notifyAsked', true);
  }

  /** His turn has begun, or is over. */
  call(call: Call | null): void {
    this.wanted = call !== null;
    document.querySelector('link[rel=icon]')?.setAttribute('href', `${import.meta.env.BASE_URL}mark${call ? '-turn' : ''}.svg`);
    this.#shown?.close();
    this.#shown = null;
    if (!call || document.visibilityState === 'visible' || !settings.get('notify')) return;
    if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
    this.#shown = new Notification(call.title, { body: call.body, tag: call.table, icon: `${import.meta.env.BASE_URL}mark.svg` });
    this.#shown.onclick = () => {
      window.focus();
      this.#shown?.close();
    };
  }
}

export const attention = new Attention();
