import { CACHE } from './names.ts'
import { worker } from './scope.ts'

// The build writes it as sw.js if content/site.json switches the worker off. Removes the cache and itself.

worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('activate', (event) => {
  event.waitUntil(caches.delete(CACHE).then(() => worker.registration.unregister()))
})
