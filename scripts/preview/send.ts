import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { SVG_POLICY } from '../../src/server/http/security-headers.ts'
import { NO_SUCH_FILE, pictureFile } from './content-file.ts'

/** Sends a status and a body as JSON. */
export function send(
  response: ServerResponse,
  [status, body]: readonly [status: number, body: unknown],
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(body))
}

// An SVG that is opened by itself is a page: its script could write files.
const PICTURE_HEADERS = { 'Cache-Control': 'no-cache', 'Content-Security-Policy': SVG_POLICY }

/** @throws an error of the system if the picture cannot be read */
export function sendPicture(root: string, pathname: string, response: ServerResponse): void {
  // The names of pictures have no characters that an address encodes.
  const found = pictureFile(root, pathname.slice(1))
  if (found === null) return send(response, [404, { message: NO_SUCH_FILE }])
  const bytes = readFileSync(found)
  const kind = path.extname(found).slice(1).replace('jpg', 'jpeg').replace('svg', 'svg+xml')
  response.writeHead(200, { ...PICTURE_HEADERS, 'Content-Type': `image/${kind}` }).end(bytes)
}
