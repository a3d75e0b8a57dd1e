import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Site } from './build-sides.ts'

/** Serves a built site from memory, to this computer alone, until it is closed. */
export async function serveSite(site: Site): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = site.get(decodeURIComponent(pathname))
    reply.writeHead(file === undefined ? 404 : 200, {
      'content-type': TYPES[path.extname(pathname)] ?? 'text/plain',
      'cache-control': 'max-age=3600', // many pages share the portal's code
    })
    reply.end(file)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}
