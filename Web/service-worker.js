// Keeps the whole client on the device, so that it opens with no network and transfers nothing. The
// build inserts version and files; a change of any file makes another version.
const version = 'VERSION';
const files = ['FILES'];

// All or nothing: after an interrupted update the version before it stays in place.
self.addEventListener('install', (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(version);
    await cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' })));
    // At once, because an open page has all that it needs.
    await self.skipWaiting();
  })());
});

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== version) await caches.delete(name);
    await self.clients.claim();
  })());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // The app opens for scorekeepers, too; other pages come from the server.
  const isPage = request.mode === 'navigate'
    && /^\/(score\/[\w-]{21}[AQgw]\/?)?$/.test(pathname);
  if (!isPage && !files.includes(pathname)) return;
  event.respondWith((async () => {
    const cache = await caches.open(version);
    return (await cache.match(isPage ? '/' : pathname)) ?? fetch(request);
  })());
});
