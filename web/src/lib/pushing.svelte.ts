// Notices of what happens at one's tables when no page is open (Web Push): what was chosen is kept in this browser, and told to
// the server, which sends it.
import { api, type Subscription } from './api';
import { SITE } from './here';
import { session } from './session.svelte';
import { settings } from './settings.svelte';

export type PushEvent = Subscription['events'][number];
export const EVENTS: PushEvent[] = ['turn', 'start', 'chat', 'end'];

interface Wishes {
  on: boolean;
  events: PushEvent[];
  quiet: { start: number; end: number } | null; // minutes of the day
}

const PLACE = 'quayside.push';
const USUAL: Wishes = { on: false, events: ['turn', 'start'], quiet: null };

class Pushing {
  wishes = $state.raw<Wishes>(kept());

  get possible(): boolean {
    const able = 'serviceWorker' in navigator && 'PushManager' in globalThis && typeof Notification !== 'undefined';
    return able && !SITE && Notification.permission !== 'denied';
  }

  async switch(on: boolean): Promise<void> {
    if (on && (await Notification.requestPermission()) !== 'granted') return;
    await this.wish({ on });
  }

  async wish(changed: Partial<Wishes>): Promise<void> {
    const before = this.wishes;
    this.wishes = { ...before, ...changed };
    try {
      await (this.wishes.on ? this.#subscribe() : this.#stop());
      localStorage.setItem(PLACE, JSON.stringify(this.wishes));
    } catch (error) {
      this.wishes = before;
      throw error;
    }
  }

  /** Whether what this browser believes is still so: the server may know it no more, or somebody else sits here. If it should
   * be told, it is again; if it may not, the switch says so. */
  async renew(): Promise<void> {
    if (!this.wishes.on) return;
    if (!this.possible || Notification.permission !== 'granted') return this.wish({ on: false });
    const made = await subscription();
    const { browsers } = await api.get('/api/push');
    if (made && browsers.includes(await digest(made.endpoint))) return;
    await made?.unsubscribe(); // an address that its push service has called gone does not come back
    await this.wish({});
  }

  async #subscribe(): Promise<void> {
    await session.somebody();
    const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
    await navigator.serviceWorker.ready;
    const { key } = await api.get('/api/push');
    const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
    const { events, quiet } = this.wishes;
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await api.put('/api/me/push', { body: { endpoint, ...keys, events, quiet, zone, lang: settings.get('language') } });
    await (await caches.open('quayside-push')).put('endpoint', new Response(endpoint)); // for sw.ts, when it changes
  }

  async #stop(): Promise<void> {
    const made = await subscription();
    if (!made) return;
    await api.post('/api/push/stop', { body: { endpoint: made.endpoint } });
    await made.unsubscribe();
  }
}

const subscription = async (): Promise<PushSubscription | null | undefined> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();

/** As the server names an address (SHA-256). */
async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function kept(): Wishes {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(PLACE) ?? '{}') };
  } catch {
    return USUAL;
  }
}

export const pushing = new Pushing();
