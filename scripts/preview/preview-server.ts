import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import type { Plugin } from 'vite'
import { SVG_POLICY } from '../../src/server/http/security-headers.ts'
import { CHANGE_EVENT } from './pages/exchange.ts'
import { watchContent } from '../content/for-tools.ts'
import { createApi } from './api.ts'
import { NO_SUCH_FILE, pictureFile } from './content-file.ts'
import type { LiveContent } from './live-content.ts'

/** Checks content/ at the start and after every change, tells open pages, and answers their requests. */
export function previewServer(live: LiveContent, onNewProgram?: () => void): Plugin {
  const answer = createApi(live, onNewProgram)
  let stopWatching: (() => Promise<void>) | undefined
  return {
    name: 'preview-server',
    async configureServer({ ws, middlewares, config: { logger } }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://preview')
        if (pathname.startsWith('/content/')) return sendPicture(live.root, pathname, response)
        const [, name] = /^\/preview\/(.+)/.exec(pathname) ?? []
        if (request.method !== 'POST' || name === undefined) return next()
        const work = async (): Promise<void> => {
          send(response, await answer(name, await json(request)))
        }
        work().catch((error: unknown) => {
          logger.error(String(error))
          send(response, [500, { message: 'The preview’s server failed. See its terminal.' }])
        })
      })
      stopWatching = await watchContent({
        root: live.root,
        build: () => {
          live.check()
          ws.send(CHANGE_EVENT, {})
        },
        onError: (error) => logger.error(`Content could not be checked: ${String(error)}`),
      })
    },
    buildEnd: () => stopWatching?.(),
  }
}

function send(
  response: ServerResponse,
  [status, body]: readonly [status: number, body: unknown],
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(body))
}

// An SVG that is opened by itself is a page: its script could write files.
const PICTURE_HEADERS = { 'Cache-Control': 'no-cache', 'Content-Security-Policy': SVG_POLICY }

/** @throws an error of the system if the picture cannot be read */
function sendPicture(root: string, pathname: string, response: ServerResponse): void {
  // The names of pictures have no characters that an address encodes.
  const picture = pictureFile(root, pathname.slice(1))
  if (picture === null) return send(response, [404, { message: NO_SUCH_FILE }])
  const bytes = readFileSync(picture)
  const kind = path.extname(picture).slice(1).replace('jpg', 'jpeg').replace('svg', 'svg+xml')
  response.writeHead(200, { ...PICTURE_HEADERS, 'Content-Type': `image/${kind}` }).end(bytes)
}
