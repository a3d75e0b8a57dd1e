import * as v from 'valibot'
import { REQUESTS, type Replies, type RequestName, type Sent } from './pages/requests.ts'
import { Refused } from '../system/refused.ts'
import { textFile } from './content-file.ts'
import { readFigures, saveFigures } from './figures.ts'
import { describeFolder } from './folder.ts'
import { bringBack, forgetStep } from './last-step.ts'
import type { LiveContent } from './live-content.ts'
import { addPicture, makeCard, reshape } from './new-files.ts'
import { propose } from './propose.ts'
import { fetchBranches, openRepository } from './repository.ts'
import { readServed } from './served.ts'
import { leaveIfAccepted, takeIn } from './take-in.ts'
import { tryWording } from './try-wording.ts'
import { throwAway, withdraw } from './withdraw.ts'
import { readWording, saveWording } from './wording.ts'
import { readWordChanges } from './words.ts'

type Routes = {
  readonly [Name in RequestName]: (sent: Sent<Name>) => Replies[Name] | Promise<Replies[Name]>
}

/**
 * The routes of the preview's local server.
 * @param onNewProgram called when the accepted version has brought other programs into the folder
 * @returns a function that answers a request with a status and its JSON
 */
export function createApi(live: LiveContent, onNewProgram = () => {}) {
  const { root } = live
  const repositoryUrl = () => live.all().school?.repository ?? null
  const inTurn = createQueue()
  const routes: Routes = {
    content: () => live.all(),
    wording: ({ file }) => readWording(textFile(root, file), file),
    save: (sent) => saveWording(textFile(root, sent.file), sent),
    try: (sent) => tryWording(live, textFile(root, sent.file), sent),
    picture: (sent) => addPicture(textFile(root, sent.file), sent),
    card: (sent) => makeCard(root, sent),
    reshape: (sent) => reshape(root, sent),
    figures: () => readFigures(root),
    'save-figures': (sent) => saveFigures(root, sent),
    fetch: async () => {
      await fetchBranches(await openRepository(root))
      await inTurn(() => leaveIfAccepted(root, onNewProgram))
      return null
    },
    folder: () => inTurn(() => describeFolder(root, repositoryUrl())),
    served: () => readServed(root, live.all().school?.address ?? null),
    words: (sent) => readWordChanges(root, sent),
    propose: (sent) => inTurn(() => propose(root, repositoryUrl() ?? '', sent)),
    'throw-away': (sent) => inTurn(() => throwAway(root, sent)),
    withdraw: (sent) => inTurn(() => withdraw(root, sent)),
    'take-in': (sent) => inTurn(() => takeIn(root, sent, onNewProgram)),
    undo: () => inTurn(() => bringBack(root)),
    'forget-step': () => forgetStep(root),
  }
  return async (name: string, sent: unknown): Promise<readonly [status: number, body: unknown]> => {
    if (!isRequest(name)) return [404, { message: 'There is nothing at this address.' }]
    const request = v.safeParse(REQUESTS[name], sent)
    if (!request.success) return [422, { message: request.issues[0].message }]
    try {
      const route = routes[name] as (sent: unknown) => unknown
      return [200, await route(request.output)]
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return [422, { message: error.message }]
    }
  }
}

/** Does one step with Git after the other: the page may be open in two tabs. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(step: () => Promise<Result>): Promise<Result> => {
    const next = last.then(step)
    last = next.catch(() => undefined)
    return next
  }
}

function isRequest(name: string): name is RequestName {
  return Object.hasOwn(REQUESTS, name)
}
