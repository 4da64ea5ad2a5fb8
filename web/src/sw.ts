/// <reference lib="webworker" />
// The service worker: the client is there without a network, and tells of what happens at tables while nobody looks. A new
// version waits until its reader wants it (lib/app.svelte.ts).
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: PrecacheEntry[]; // of the client (scripts/worker.mjs)

const SEEN = 300; // answers that are kept to be read again

precacheAndRoute(__FILES__);
cleanupOutdatedCaches();

// Every page of a server is the client's own affair, but for those that are not its
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [/^\/(api|ws|embed|metrics|healthz)\b/] }));

// Python and the rules, for tables in the page: their names say what is in them
registerRoute(({ url }) => /\/assets\/[^/]+\.(bin|mjs)$/.test(url.pathname), new CacheFirst({ cacheName: 'quayside-python' }));

// What was read may be read again: games and bots, rulebooks, and games that were looked at
const READ = /^\/api\/(games(\/.*)?|bots|me|tables\/(mine|[^/]+(\/(story|analysis))?))$/;
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && READ.test(url.pathname),
  new NetworkFirst({
    cacheName: 'quayside-seen',
    plugins: [new ExpirationPlugin({ maxEntries: SEEN, purgeOnQuotaError: true })],
  }),
);

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', ({ data }) => {
  if (data === 'renew') void self.skipWaiting();
});

// What happens at tables

/** As the server sends it (server/people/pushes.py): no secret is in it. */
interface Told {
  title: string;
  body: string;
  path: string;
  tag: string;
  stop: string; // what the button says that ends it
}

self.addEventListener('push', (event) => {
  const told: Told = event.data?.json();
  const shown = { body: told.body, tag: told.tag, icon: 'icon-192.png', badge: 'badge-96.png', data: told.path };
  const actions = { actions: [{ action: 'stop', title: told.stop }] } as NotificationOptions;
  event.waitUntil(self.registration.showNotification(told.title, { ...shown, ...actions }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(event.action === 'stop' ? stop() : open(event.notification.data));
});

interface PushSubscriptionChangeEvent extends ExtendableEvent {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

/** The push service has given the browser another address: the server tells what it told before to that one. */
self.addEventListener('pushsubscriptionchange', (event) =>
  (event as ExtendableEvent).waitUntil(moved(event as PushSubscriptionChangeEvent)),
);

async function moved({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const kept = await caches.open('quayside-push');
  const was = oldSubscription?.endpoint ?? (await (await kept.match('endpoint'))?.text());
  if (!was) return;
  const { key } = await (await fetch('/api/push')).json();
  const made = newSubscription ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = made.toJSON() as { endpoint: string; keys: Record<string, string> };
  await post('/api/me/push/moved', { was, browser: { endpoint, ...keys } });
  await kept.put('endpoint', new Response(endpoint));
}

/** The table, in a window that is open already, if there is one. */
async function open(path: string): Promise<void> {
  const url = new URL(path, self.registration.scope).href;
  const windows = (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) as WindowClient[];
  const there = windows.find((each) => each.url === url);
  if (there) await there.focus();
  else await self.clients.openWindow(url);
}

async function stop(): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription();
  if (!subscription) return;
  await post('/api/push/stop', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

const post = (path: string, body: object) =>
  fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
