/* Keeps all files of a page without a server, so that it starts without a line. The export fills in what there is. */
const VERSION = 'none';
const FILES = [];
const CACHE = `riffle ${new URL('./', location.href).pathname} ${VERSION}`;
const OURS = `riffle ${new URL('./', location.href).pathname} `;

self.addEventListener('install', (event) => event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES))));
/* Older files stay until no page uses them: only then is this worker's turn, unless a page asks for it. */
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder().then(() => self.clients.claim())));
self.addEventListener('message', (event) => event.data === 'now' && self.skipWaiting());

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === location.origin) event.respondWith(kept(request));
});

async function kept(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? new URL('./', location.href).href : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}
