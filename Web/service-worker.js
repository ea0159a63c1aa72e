// Keeps the whole client on the device, so that it opens with no network and transfers nothing. The
// build inserts version and files; a change of any file makes another version.
const version = 'VERSION';
const files = ['FILES'];

const fresh = (file) => new Request(file, { cache: 'no-cache' });

// All or nothing: after an interrupted update the version before it stays in place.
self.addEventListener('install', (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(version);
    await cache.addAll(files.map(fresh));
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
  if (isPage) event.respondWith(open(event));
  else if (files.includes(pathname)) event.respondWith(find(request, pathname));
});

// A browser may clear a part of the cache. A page that is not whole comes from the server, whose page
// names the files that the server has; the holes are filled meanwhile.
async function open(event) {
  const cache = await caches.open(version);
  const [page, requests] = await Promise.all([cache.match('/'), cache.keys()]);
  const kept = new Set(requests.map(({ url }) => new URL(url).pathname));
  const missing = files.filter((file) => !kept.has(file));
  if (missing.length === 0) return page;
  event.waitUntil(heal(cache, missing).catch(() => { /* The next opening tries again. */ }));
  const response = await fetch(event.request).catch(Response.error);
  return response.ok || !page ? response : page;
}

async function find(request, pathname) {
  const cache = await caches.open(version);
  return (await cache.match(pathname)) ?? fetch(request);
}

// Files of another version do not belong in this one's cache; they come with the worker of that version.
async function heal(cache, missing) {
  const response = await fetch(fresh('/service-worker.js'));
  if ((await response.text()).includes(version)) await cache.addAll(missing.map(fresh));
  else await self.registration.update();
}
