import { CACHE } from './names.ts'
import { worker } from './scope.ts'

// Stands in place of the worker where content/site.json switches it off: removes what the worker
// kept on the device, and itself.

worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('activate', (event) => {
  event.waitUntil(caches.delete(CACHE).then(() => worker.registration.unregister()))
})
