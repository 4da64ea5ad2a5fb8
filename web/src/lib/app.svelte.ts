// Quayside as an app: the service worker that keeps it, and the browser's offer to install it.
import { embedded } from './embedded';
import { hasTablesHere, SITE } from './here';
import { place } from './place.svelte';
import { renewal } from './renewal.svelte';
import { isTold } from './session.svelte';

interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const DECLINED = 'quayside.install';

class App {
  /** The browser would install it, and nobody has said no. */
  installable = $state(false);
  #prompt: InstallPrompt | null = null;
  #told: Promise<void> | undefined;

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault(); // at a moment of our own: when a game is over
      this.#prompt = event as InstallPrompt;
      this.installable = !declined();
    });
    addEventListener('appinstalled', () => (this.installable = false));
  }

  async install(): Promise<void> {
    const answer = await this.#prompt?.prompt();
    if (answer?.outcome === 'dismissed') this.decline();
    this.installable = false;
  }

  decline(): void {
    this.installable = false;
    try {
      localStorage.setItem(DECLINED, 'no');
    } catch {
      // then it is offered again
    }
  }

  /** The worker that keeps the client for times without a network. Who only looks at the first page of a server once does not
   * need it. */
  async keep(): Promise<void> {
    const { serviceWorker } = navigator;
    if (!serviceWorker || embedded || !import.meta.env.PROD) return;
    const before = await serviceWorker.getRegistration();
    if (!before && !SITE && place.route.page === 'Home' && !hasTablesHere()) return;
    const registration = await serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
    renewal.watch(registration);
    if (isTold()) await (this.#told ??= import('./pushing.svelte').then(({ pushing }) => pushing.renew()));
  }
}

function declined(): boolean {
  try {
    return localStorage.getItem(DECLINED) !== null;
  } catch {
    return false;
  }
}

export const app = new App();
