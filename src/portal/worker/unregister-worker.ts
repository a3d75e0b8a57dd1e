import { CACHE } from './names.ts'
import { worker } from './scope.ts'

// Replaces the worker if content/site.json switches it off: removes the cache and itself.

worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('activate', (event) => {
  event.waitUntil(caches.delete(CACHE).then(() => worker.registration.unregister()))
})
