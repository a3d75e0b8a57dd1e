import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=UTF-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** What a web server does that knows nothing of the portal: a file where there is one, else index.html. */
export async function servePortalFile(
  dist: string,
  path: string,
  response: ServerResponse,
): Promise<void> {
  // A URL's path holds no '..' any more, so the file is inside the folder.
  const file = join(dist, decodeURIComponent(path))
  const found = path.endsWith('/') ? null : await readIfThere(file)
  const body = found ?? (await readFile(join(dist, 'index.html')))
  const type = found === null ? '.html' : extname(file)
  response.writeHead(200, { 'Content-Type': TYPES[type] ?? 'application/octet-stream' })
  response.end(body)
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return null
    throw error
  }
}
