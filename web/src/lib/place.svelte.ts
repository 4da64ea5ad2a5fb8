// Where the reader is: the address as state, and going elsewhere.
import { match, type Route } from '../router';

class Place {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash);
  route = $derived<Route>(match(this.path));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || !isOurs(event, link)) return;
      event.preventDefault();
      go(link.pathname + link.search + link.hash);
    });
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash;
  }

  go(to: string, replace: boolean): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    const elsewhere = this.path !== location.pathname;
    this.#read();
    if (elsewhere && !replace) scrollTo(0, 0);
  }
}

function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const here = link.origin === location.origin && !link.pathname.startsWith('/api/');
  return plain && here && !event.defaultPrevented && !link.target && !link.hasAttribute('download');
}

export const place = new Place();
export const go = (to: string, replace = false): void => place.go(to, replace);
