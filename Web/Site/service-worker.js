// Keeps the whole page on the device. The build puts the version and the files in place of the two constants.
const version = "development";
const files = [];
// A host may have other pages, and other copies of this one: each has caches of its own, by the folder it is in.
const scope = new URL("./", location.href);
const prefix = `numberrace ${scope.pathname} `;
const cacheName = prefix + version;
const own = new Set(files.map((file) => new URL(file, scope).pathname));

addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(cacheName);
    // Past the browser's own cache. A new version waits until no page of the old one is open, so that files of two
    // versions never mix.
    await cache.addAll(files.map((file) => new Request(file, { cache: "reload" })));
  })());
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name);
    }
    await clients.claim();
  })());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.origin || !own.has(pathname)) return;
  event.respondWith((async () => {
    const cache = await caches.open(cacheName);
    return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
  })());
});
