import * as v from 'valibot'
import {
  CARD_PATH,
  CONTENT_PATH,
  FIGURES_PATH,
  FILE_PATH,
  PICTURE_PATH,
  RESHAPE_PATH,
  savingSchema,
  TRY_PATH,
} from '../../src/preview/exchange.ts'
import {
  FETCH_PATH,
  PROPOSAL_PATH,
  PUT_BACK_PATH,
  UPDATE_PATH,
  WORDS_PATH,
} from '../../src/preview/propose/exchange.ts'
import { textFile, untilWritten } from './content-file.ts'
import type { createLiveContent } from './live-content.ts'
import { addPicture, makeCard, reshape } from './new-files.ts'
import { fetchAccepted, readProposal } from './differences.ts'
import { readFigures, saveFigures } from './figures.ts'
import { propose } from './propose.ts'
import { putBack, readWordChanges } from './put-back.ts'
import { NO_SUCH_FILE, type Answer } from './send.ts'
import { createTry } from './try-wording.ts'
import { updateFolder } from './update-folder.ts'
import { editWording, readWording, saveWording, UNREADABLE } from './wording.ts'

export type ApiOptions = {
  readonly root: string
  readonly live: ReturnType<typeof createLiveContent>
}

/**
 * The routes of the preview's local server.
 * @returns a function that takes the method, the address, and the sent JSON (null for a GET)
 */
export function createApi({ root, live }: ApiOptions) {
  const tryText = createTry(root)
  const repositoryUrl = () => live.all().school?.repository ?? null

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

  return async (method: string, url: URL, sent: unknown): Promise<Answer> => {
    const route = `${method} ${url.pathname}`
    const file = url.searchParams.get('file') ?? ''
    switch (route) {
      case `GET ${CONTENT_PATH}`:
        return [200, live.all()]
      case `POST ${CARD_PATH}`:
        return makeCard(root, sent)
      case `GET ${FIGURES_PATH}`:
        return [200, readFigures(root)]
      case `POST ${FIGURES_PATH}`:
        return saveFigures(root, sent)
      case `POST ${RESHAPE_PATH}`:
        return reshape(root, sent)
      case `GET ${PROPOSAL_PATH}`:
        return [200, await readProposal(root, repositoryUrl())]
      case `POST ${PROPOSAL_PATH}`:
        return [200, await propose(root, repositoryUrl(), sent)]
      case `POST ${FETCH_PATH}`:
        return [200, await fetchAccepted(root)]
      case `POST ${UPDATE_PATH}`:
        return [200, await updateFolder(root, sent)]
      case `GET ${WORDS_PATH}`:
        return [200, await readWordChanges(root, file)]
      case `POST ${PUT_BACK_PATH}`:
        return [200, await putBack(root, sent)]
      default:
        return answerForFile(route, file, sent)
    }
  }
}
