// Where the reader is: the address as state, and going elsewhere. A site without a server may stand in any folder, and whoever
// serves it knows of no page but the first: there an address stands behind a #.
import { match, type Route } from '../router';
import { isHere, SITE } from './here';

/** Where a page is. */
export const address = (to: string): string => (SITE ? `#${to}` : to);

/** The whole link to a page, to be sent to somebody. */
export const linkTo = (to: string): string => new URL(address(to), SITE ? location.href : location.origin).href;

const current = (): { pathname: string; search: string; hash: string } =>
  SITE ? new URL(location.hash.startsWith('#/') ? location.hash.slice(1) : '/', location.origin) : location;

class Place {
  path = $state(current().pathname);
  query = $state.raw(new URLSearchParams(current().search));
  hash = $state(current().hash);
  route = $derived<Route>(match(this.path));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (link) this.#follow(event, link);
    });
    if (SITE) for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, readdress);
  }

  #follow(event: MouseEvent, link: HTMLAnchorElement): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || event.defaultPrevented || link.target) return;
    const to = ours(link);
    if (to === null) return;
    if (!to.startsWith('/api/')) {
      if (link.hasAttribute('download')) return;
      event.preventDefault();
      return go(to);
    }
    if (!SITE && !isHere(to.split('/')[3])) return; // a server's
    event.preventDefault();
    void import('../page/download').then(({ download }) => download(to));
  }

  #read(): void {
    const { pathname, search, hash } = current();
    this.path = pathname;
    this.query = new URLSearchParams(search);
    this.hash = hash;
  }

  go(to: string, replace: boolean): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address(to));
    const before = this.path;
    this.#read();
    if (this.path !== before && !replace) scrollTo(0, 0);
  }
}

/** Where a link leads, if to one of our pages; on a site those on the page itself, which would take the place of the
 * address, are only gone to. */
function ours(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin) return null;
  if (!SITE) return link.pathname + link.search + link.hash;
  const href = link.getAttribute('href') ?? '';
  if (href.startsWith('#/')) return href.slice(1);
  if (href.startsWith('/')) return href;
  return href.startsWith('#') ? place.path + href : null;
}

/** Links are written as a server's pages are: on a site they are put right before anybody can follow or copy them. */
function readdress({ target }: Event): void {
  const link = (target as Element | null)?.closest?.('a');
  const href = link?.getAttribute('href') ?? '';
  if (link && /^\/(?!api\/)/.test(href)) link.setAttribute('href', href.startsWith('/licences/') ? `.${href}` : address(href));
}

export const place = new Place();
export const go = (to: string, replace = false): void => place.go(to, replace);
