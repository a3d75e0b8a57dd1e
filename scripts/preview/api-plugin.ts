import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Plugin } from 'vite'
import {
  CONTENT_PATH,
  FILE_PATH,
  ICON_PATH,
  ICONS_PATH,
  MOVED_PATH,
  TRY_PATH,
} from '../../src/preview/exchange.ts'
import { DRAWING_POLICY } from '../../src/server/http/security-headers.ts'
import { FILES_PATH } from '../../src/preview/files/file-changes.ts'
import { findIcon } from '../content/icons.ts'
import { pictureFile, textFile } from './content-file.ts'
import { createFileChanges } from './files/file-changes.ts'
import type { createLiveContent } from './live-content.ts'
import { readBody } from './read-body.ts'
import { refusal } from './same-origin.ts'
import { readWording, saveWording, tryWording } from './wording.ts'
import { createWordingCheck } from './wording/check-wording.ts'
import { findIcons } from './wording/find-icons.ts'
import { findMoved } from './wording/find-moved.ts'

type Options = {
  readonly root: string
  readonly live: ReturnType<typeof createLiveContent>
}

type Answer = readonly [status: number, body: unknown]

const OURS = /^\/(?:preview|content|__open-in-editor)(?:[/.]|$)/i

const NO_SUCH_FILE: Answer = [404, { message: 'There is no such card or page in content/.' }]

/** The preview's local server: what is shown, and the files behind it. */
export function apiPlugin({ root, live }: Options): Plugin {
  const changeFiles = createFileChanges(root)
  const check = createWordingCheck(root)
  const answer = async (request: IncomingMessage, url: URL): Promise<Answer | null> => {
    const file = url.searchParams.get('file') ?? ''
    switch (`${request.method ?? ''} ${url.pathname}`) {
      case `GET ${CONTENT_PATH}`:
        return [200, live.all()]
      case `GET ${ICON_PATH}`:
        return [200, findIcon(url.searchParams.get('name') ?? '')]
      case `GET ${ICONS_PATH}`:
        return [200, findIcons(url.searchParams.get('search') ?? '')]
      case `GET ${MOVED_PATH}`:
        return [200, findMoved(root, url.searchParams.get('version') ?? '')]
      case `GET ${FILE_PATH}`: {
        const found = textFile(root, file)
        return found === null ? NO_SUCH_FILE : [200, await readWording(found, file)]
      }
      case `POST ${FILE_PATH}`:
      case `POST ${TRY_PATH}`: {
        const found = textFile(root, file)
        if (found === null) return NO_SUCH_FILE
        const sent = await readBody(request)
        if (sent === null) return [400, { message: 'This cannot be read.' }]
        return url.pathname === TRY_PATH
          ? tryWording(found, file, sent, check)
          : saveWording(found, file, sent)
      }
      case `POST ${FILES_PATH}`:
        return changeFiles(await readBody(request))
      default:
        return null
    }
  }

  return {
    name: 'preview-api',
    configureServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://preview')
        const refused = refusal(request)
        // Vite answers to its paths in any case, and with a dot behind them, before they are tidied.
        const [raw = ''] = (request.url ?? '').split('?')
        if (![raw, url.pathname].some((path) => OURS.test(path))) return next()
        if (refused !== null) return send(response, [403, { message: refused }])
        const work = async (): Promise<void> => {
          if (raw === '/__open-in-editor') {
            return openInEditor(root, url, request, response, next)
          }
          if (url.pathname.startsWith('/content/')) return sendPicture(root, url, response)
          send(response, (await answer(request, url)) ?? [404, { message: 'Nothing is here.' }])
        }
        work().catch((error: unknown) => {
          config.logger.error(String(error))
          send(response, [500, { message: 'The preview’s server failed. Its window says why.' }])
        })
      })
    },
  }
}

/** Vite opens the file in the editor that is running, else in the one that EDITOR names. */
async function openInEditor(
  root: string,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const [, file = '', line = ''] =
    /^(.*?)((?::\d+)*)$/.exec(url.searchParams.get('file') ?? '') ?? []
  const found = textFile(root, file)
  if (found === null) return send(response, NO_SUCH_FILE)
  request.url = `/__open-in-editor?file=${encodeURIComponent(`${found}${line}`)}`
  next()
}

// A drawing that is opened by itself is a page, whose script could write files.
const PICTURE_HEADERS = { 'Cache-Control': 'no-cache', 'Content-Security-Policy': DRAWING_POLICY }

/** @throws what the system says of a picture that cannot be read */
export async function sendPicture(root: string, url: URL, response: ServerResponse): Promise<void> {
  // Names of pictures have nothing that an address must spell otherwise.
  const found = pictureFile(root, url.pathname.slice(1))
  if (found === null) return send(response, NO_SUCH_FILE)
  const bytes = await readFile(found)
  const kind = path.extname(found).slice(1).replace('jpg', 'jpeg').replace('svg', 'svg+xml')
  response.writeHead(200, { ...PICTURE_HEADERS, 'Content-Type': `image/${kind}` }).end(bytes)
}

export function send(response: ServerResponse, [status, body]: Answer): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(body))
}
