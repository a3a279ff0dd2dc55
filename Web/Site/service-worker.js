// Keeps the whole page on the device. The build puts the version and the files in place of the two constants.
const version = "development";
const files = [];
// A host may have other pages, and other copies of this one: each has caches of its own, by the folder it is in.
const scope = new URL("./", location.href);
const prefix = `numberrace ${scope.pathname} `;
const cacheName = prefix + version;
const own = new Set(files.map((file) => new URL(file, scope).pathname));

/** The first digits of the digest of some files, one after the other, as the build makes the version. */
async function digest(bodies) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await new Blob(bodies).arrayBuffer()));
  return Array.from(bytes.subarray(0, version.length / 2), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

addEventListener("install", (event) => {
  event.waitUntil((async () => {
    // Past the browser's own cache. While a new version is being put on the host there are files of two: those are not kept,
    // and the browser tries again later.
    const responses = await Promise.all(files.map((file) => fetch(new Request(file, { cache: "reload" }))));
    const bodies = await Promise.all(responses.map((response) => response.clone().blob()));
    if (!responses.every(({ ok }) => ok) || (await digest(bodies)) !== version) throw new Error("these are not the files of this version");
    const cache = await caches.open(cacheName);
    await Promise.all(files.map((file, place) => cache.put(file, responses[place])));
  })());
});

// A new version waits until the page asks for it, or no page of the old one is open, so that files of two never mix.
addEventListener("message", ({ data }) => data === "begin" && skipWaiting());

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
  // A server has its own file in this place. Without a network nobody can be talked to.
  if (origin === scope.origin && pathname === new URL("origin.js", scope).pathname) {
    const nobody = () => new Response("export const hasTalk = false;", { headers: { "Content-Type": "text/javascript" } });
    return event.respondWith(fetch(request).catch(nobody));
  }
  if (request.method !== "GET" || origin !== scope.origin || !own.has(pathname)) return;
  event.respondWith((async () => {
    const cache = await caches.open(cacheName);
    return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
  })());
});
