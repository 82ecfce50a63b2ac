/* Starts the page without a line, and shows calls that it is somebody's turn. No secret address is ever kept here. */
const CACHE = 'riffle';
const LANGUAGES = ['en', 'fi', 'sv', 'da', 'nb', 'pl', 'de'];

self.addEventListener('install', (event) => event.waitUntil(prepare().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Keeps the start page with what it needs; whatever an older one needed goes. */
async function prepare() {
  const page = await fetch('/', { cache: 'no-cache' });
  if (!page.ok) throw new Error('the start page cannot be had');
  const html = await page.clone().text();
  const needed = [...html.matchAll(/"(\/[^"]+\.(?:js|css|svg|png|webmanifest))"/g)].map((found) => found[1]);
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  await cache.put('/', page);
  await cache.addAll([...new Set([...needed, ...LANGUAGES.map((it) => `/texts/${it}.ftl`)])]);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(visited(request, pathname, event));
  else if (pathname.startsWith('/assets/')) event.respondWith(lasting(request));
  else if (pathname.startsWith('/texts/') || /^\/[\w-]+\.(svg|png|webmanifest)$/.test(pathname)) event.respondWith(fresh(request));
});

/** Every place of the page is the same file, so without a line the start page opens any of them. */
async function visited(request, path, event) {
  try {
    const answer = await fetch(request);
    if (path === '/' && answer.ok) event.waitUntil(renew(answer.clone()));
    return answer;
  } catch (error) {
    const kept = path.startsWith('/docs') ? undefined : await caches.match('/');
    if (!kept) throw error;
    return kept;
  }
}
async function renew(answer) {
  const kept = await caches.match('/');
  if (!kept || (await kept.text()) !== (await answer.text())) await prepare();
}
/** Names of these change with their content. */
async function lasting(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}
async function fresh(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(request);
    if (!kept) throw error;
    return kept;
  }
}

self.addEventListener('push', (event) => event.waitUntil(called(event.data?.json() ?? {})));
async function called({ table, text }) {
  await self.registration.showNotification('Riffle', { body: text, tag: table, icon: '/icon-192.png', badge: '/badge-96.png', data: { table } });
  await self.navigator.setAppBadge?.().catch(() => {});
}
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(`/river/${encodeURIComponent(event.notification.data?.table ?? '')}`));
});
