// Whether the server has a newer client than the one that is running: its page then names other scripts.
const running = () => document.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src');

class Renewal {
  due = $state(false);

  constructor() {
    // A chunk that is no longer there was replaced by a newer one
    addEventListener('vite:preloadError', (event) => {
      event.preventDefault();
      this.due = true;
    });
  }

  async check(): Promise<void> {
    try {
      const page = await (await fetch('/', { headers: { Accept: 'text/html' }, cache: 'no-store' })).text();
      const src = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1];
      if (src && running() && src !== running()) this.due = true;
    } catch {
      // the server is not back yet
    }
  }
}

export const renewal = new Renewal();
