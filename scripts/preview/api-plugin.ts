import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Plugin } from 'vite'
import {
  CARD_PATH,
  CONTENT_PATH,
  FILE_PATH,
  PICTURE_PATH,
  PROPOSAL_PATH,
  TRY_PATH,
} from '../../src/preview/exchange.ts'
import { SVG_POLICY } from '../../src/server/http/security-headers.ts'
import { pictureFile, textFile, untilWritten } from './content-file.ts'
import type { createLiveContent } from './live-content.ts'
import { addPicture, makeCard } from './new-files.ts'
import { propose, readProposal } from './propose.ts'
import { readBody } from './read-body.ts'
import { refusal } from './same-origin.ts'
import { createTry } from './try-wording.ts'
import { editWording, readWording, saveWording } from './wording.ts'

type Options = {
  readonly root: string
  readonly live: ReturnType<typeof createLiveContent>
}

type Answer = readonly [status: number, body: unknown]

const OURS = /^\/(?:preview|content|__open-in-editor)(?:[/.]|$)/i

const NO_SUCH_FILE: Answer = [404, { message: 'There is no such card or page in content/.' }]

/** The preview's local server: what is shown, and the files behind it. */
export function apiPlugin({ root, live }: Options): Plugin {
  const tryText = createTry(root)

  const answerAboutFile = async (method: string, request: IncomingMessage, url: URL) => {
    const file = url.searchParams.get('file') ?? ''
    const found = textFile(root, file)
    if (found === null) return NO_SUCH_FILE
    const sent = request.method === 'POST' ? await readBody(request) : null
    await untilWritten(found)
    switch (method) {
      case `GET ${FILE_PATH}`:
        return [200, readWording(found, file)] as const
      case `POST ${FILE_PATH}`:
        return saveWording(found, file, sent)
      case `POST ${PICTURE_PATH}`:
        return addPicture(found, sent)
      default: {
        const edited = editWording(found, file, sent)
        if ('answer' in edited) return edited.answer
        return [200, { ...tryText(file, edited.after), conflict: edited.conflict }] as const
      }
    }
  }

  const answer = async (request: IncomingMessage, url: URL): Promise<Answer> => {
    const method = `${request.method ?? ''} ${url.pathname}`
    switch (method) {
      case `GET ${CONTENT_PATH}`:
        return [200, live.all()]
      case `GET ${FILE_PATH}`:
      case `POST ${FILE_PATH}`:
      case `POST ${PICTURE_PATH}`:
      case `POST ${TRY_PATH}`:
        return answerAboutFile(method, request, url)
      case `POST ${CARD_PATH}`:
        return makeCard(root, await readBody(request))
      case `GET ${PROPOSAL_PATH}`:
        return [200, await readProposal(root)]
      case `POST ${PROPOSAL_PATH}`:
        return [200, await propose(root, live.state(), await readBody(request))]
      default:
        return [404, { message: 'Nothing is here.' }]
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
          if (url.pathname.startsWith('/content/')) return sendPicture(root, url, response)
          send(response, await answer(request, url))
        }
        work().catch((error: unknown) => {
          config.logger.error(String(error))
          send(response, [500, { message: 'The preview’s server failed. Its window says why.' }])
        })
      })
    },
  }
}

// A drawing that is opened by itself is a page, whose script could write files.
const PICTURE_HEADERS = { 'Cache-Control': 'no-cache', 'Content-Security-Policy': SVG_POLICY }

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
