/**
 * The kill switch: served in place of sw.js, it removes the service worker and all that it stored (docs/operations.md).
 */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));
// A page that registers the worker during its removal brings it back, until the next request.
self.addEventListener("fetch", (event) => event.waitUntil(remove()));

async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase("workbox-expiration");
  await self.registration.unregister();
}
