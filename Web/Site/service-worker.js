// Keeps the whole page on the device. The build puts the version and the files in place of the two constants.
const version = "development";
const files = [];
const cacheName = `numberrace-${version}`;

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
      if (name.startsWith("numberrace-") && name !== cacheName) await caches.delete(name);
    }
    await clients.claim();
  })());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith((async () => {
    const cache = await caches.open(cacheName);
    const isPage = request.mode === "navigate";
    const kept = await cache.match(isPage ? "./" : request, { ignoreSearch: true });
    return kept ?? fetch(request);
  })());
});
