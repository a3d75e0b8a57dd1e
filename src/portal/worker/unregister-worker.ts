import { CACHE } from './names.ts'
import { worker } from './scope.ts'

// Is sw.js if content/site.json switches the worker off: a browser with the old worker fetches sw.js by
// itself. Removes the cache and itself.

worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('activate', (event) => {
  event.waitUntil(caches.delete(CACHE).then(() => worker.registration.unregister()))
})
