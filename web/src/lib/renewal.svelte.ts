// Whether there is a newer client than the one that is running. It is announced and waits: nobody's game is interrupted. Where a
// service worker keeps the client, the newer one waits there; else the server's page names other scripts.
const running = () => document.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src');

class Renewal {
  due = $state(false);
  #kept: ServiceWorkerRegistration | undefined;

  constructor() {
    // A chunk that is no longer there was replaced by a newer one
    addEventListener('vite:preloadError', (event) => {
      event.preventDefault();
      this.due = true;
    });
  }

  /** The worker that keeps the client; another one may wait behind it, or come. */
  watch(registration: ServiceWorkerRegistration): void {
    this.#kept = registration;
    const look = () => (this.due ||= registration.waiting !== null && navigator.serviceWorker.controller !== null);
    look();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  }

  async check(): Promise<void> {
    try {
      if (this.#kept) return void (await this.#kept.update());
      const page = await (await fetch(import.meta.env.BASE_URL, { headers: { Accept: 'text/html' }, cache: 'no-store' })).text();
      const src = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1];
      if (src && running() && src !== running()) this.due = true;
    } catch {
      // the server is not back yet
    }
  }

  /** The newer one takes over, at the reader's word. */
  renew(): void {
    const { waiting } = this.#kept ?? {};
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage('renew');
  }
}

export const renewal = new Renewal();
