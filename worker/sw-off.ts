/**
 * The switch that ends the service worker: `sw-off.js`, put in the place of `sw.js` on the host, removes it with all that it
 * kept from every browser that comes by (docs/offline.md). Open pages stay as they are.
 */
import { scope } from "./scope.ts";

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) => event.waitUntil(leave()));
// A page that registers it before it is gone brings it back, and then says which page is shown.
scope.addEventListener("message", (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.registration.unregister();
}
