// Keeps the whole client on the device, so that it opens with no network and transfers nothing. The
// build fills in version and files, whose names are in braces; a change of any file makes another version.
const version = '{version}';
const files = ['{files}'];
// One file a language, of which a device needs few.
const texts = ['{texts}'];

const languageOf = (path) => /^\/texts\/([\w-]+)\./.exec(path)?.[1];
const fresh = (file) => new Request(file, { cache: 'no-cache' });

// All or nothing: after an interrupted update the version before it stays in place.
self.addEventListener('install', (event) => {
  event.waitUntil((async () => {
    const wanted = await keptLanguages();
    const cache = await caches.open(version);
    await keepWhole(cache, files);
    wanted.add(await pageLanguage(cache));
    await cache.addAll(texts.filter((file) => wanted.has(languageOf(file))).map(fresh));
    // At once, because an open page has all that it needs.
    await self.skipWaiting();
  })());
});

// Keeps files with a page that names them. While a server is updated, or several are, the page may come from the next
// version and the rest from this one.
async function keepWhole(cache, paths) {
  await cache.addAll(paths.map(fresh));
  const page = await (await cache.match('/')).text();
  const named = page.match(/"\/\w+\.[0-9a-f]{16}\.(js|wasm|txt)"/g) ?? [];
  if (named.every((path) => files.includes(path.slice(1, -1)))) return;
  await cache.delete('/');
  throw new Error('The page is of another version.');
}

// The languages of which the device has texts, of whatever version.
async function keptLanguages() {
  const kept = new Set();
  for (const name of await caches.keys()) {
    for (const path of await keptPaths(await caches.open(name))) {
      if (languageOf(path)) kept.add(languageOf(path));
    }
  }
  return kept;
}

async function keptPaths(cache) {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

// The server chose it for the user, who may have chosen it before.
async function pageLanguage(cache) {
  const page = await (await cache.match('/')).text();
  return /<html lang="([\w-]+)"/.exec(page)?.[1];
}

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
  else if (texts.includes(pathname)) event.respondWith(findOrKeep(request, pathname));
});

// A browser may clear a part of the cache. A page that is not whole comes from the server, whose page
// names the files that the server has; the holes are filled meanwhile.
async function open(event) {
  const cache = await caches.open(version);
  const [page, paths] = await Promise.all([cache.match('/'), keptPaths(cache)]);
  const kept = new Set(paths);
  const missing = files.filter((file) => !kept.has(file));
  // Without any texts, those of the page that comes from the server are kept when it asks for them.
  if (missing.length === 0 && texts.some((file) => kept.has(file))) return page;
  event.waitUntil(heal(cache, missing).catch(() => { /* The next opening tries again. */ }));
  const response = await fetch(event.request).catch(Response.error);
  return response.ok || !page ? response : page;
}

async function find(request, pathname) {
  const cache = await caches.open(version);
  return (await cache.match(pathname)) ?? fetch(request);
}

// The texts of a language that the user chose, also for when there is no network.
async function findOrKeep(request, pathname) {
  const cache = await caches.open(version);
  const kept = await cache.match(pathname);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(pathname, response.clone());
  return response;
}

// Files of another version do not belong in this one's cache; they come with the worker of that version.
async function heal(cache, missing) {
  const response = await fetch(fresh('/service-worker.js'));
  if ((await response.text()).includes(version)) await keepWhole(cache, missing);
  else await self.registration.update();
}
