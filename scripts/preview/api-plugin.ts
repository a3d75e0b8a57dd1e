import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import {
  CARD_PATH,
  CONTENT_PATH,
  FILE_PATH,
  PICTURE_PATH,
  PROPOSAL_PATH,
  savingSchema,
  TRY_PATH,
} from '../../src/preview/exchange.ts'
import { textFile, untilWritten } from './content-file.ts'
import type { createLiveContent } from './live-content.ts'
import { addPicture, makeCard } from './new-files.ts'
import { propose, readProposal } from './propose.ts'
import { NO_SUCH_FILE, send, sendPicture, type Answer } from './send.ts'
import { createTry } from './try-wording.ts'
import { editWording, readWording, saveWording, UNREADABLE } from './wording.ts'

type Options = {
  readonly root: string
  readonly live: ReturnType<typeof createLiveContent>
}

/** The routes of the preview's local server. */
export function apiPlugin({ root, live }: Options): Plugin {
  const tryText = createTry(root)

  const answer = async (request: IncomingMessage, url: URL): Promise<Answer> => {
    const route = `${request.method} ${url.pathname}`
    const sent = request.method === 'POST' ? await json(request) : null
    switch (route) {
      case `GET ${CONTENT_PATH}`:
        return [200, live.all()]
      case `POST ${CARD_PATH}`:
        return makeCard(root, sent)
      case `GET ${PROPOSAL_PATH}`:
        return [200, await readProposal(root)]
      case `POST ${PROPOSAL_PATH}`:
        return [200, await propose(root, live.all(), sent)]
      default:
        return answerForFile(route, url.searchParams.get('file') ?? '', sent)
    }
  }

  const answerForFile = async (route: string, file: string, sent: unknown): Promise<Answer> => {
    const found = textFile(root, file)
    if (found === null) return NO_SUCH_FILE
    await untilWritten(found)
    switch (route) {
      case `GET ${FILE_PATH}`:
        return [200, readWording(found, file)]
      case `POST ${FILE_PATH}`:
        return saveWording(found, file, v.parse(savingSchema, sent))
      case `POST ${PICTURE_PATH}`:
        return addPicture(found, sent)
      case `POST ${TRY_PATH}`: {
        const edited = editWording(found, file, v.parse(savingSchema, sent))
        if (edited === null) return UNREADABLE
        return [200, { ...tryText(file, edited.after), conflict: edited.conflict }]
      }
      default:
        return [404, { message: 'There is nothing at this address.' }]
    }
  }

  return {
    name: 'preview-api',
    configureServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://preview')
        const isPicture = url.pathname.startsWith('/content/')
        if (!isPicture && !url.pathname.startsWith('/preview/')) return next()
        const work = async (): Promise<void> => {
          if (isPicture) await sendPicture(root, url, response)
          else send(response, await answer(request, url))
        }
        work().catch((error: unknown) => {
          config.logger.error(String(error))
          send(response, [500, { message: 'The preview’s server failed. See its terminal.' }])
        })
      })
    },
  }
}
