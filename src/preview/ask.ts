import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  FIGURES_PATH,
  FILE_PATH,
  TRY_PATH,
  type FigureRow,
  type Saving,
  type Tried,
  type Wording,
} from './exchange.ts'
import {
  FETCH_PATH,
  PROPOSAL_PATH,
  WORDS_PATH,
  type Fetched,
  type Proposal,
  type WordChanges,
} from './propose/exchange.ts'

const UNREACHED =
  'The preview’s server could not be reached. Start npm run preview again: your words are kept here.'

/** A reply of the preview's server. */
export type Answer<Body> =
  | { readonly kind: 'done'; readonly body: Body }
  | { readonly kind: 'refused'; readonly message: string }

/** Posts `sent` to an address; without it, gets the address. */
export async function ask<Body>(
  address: string,
  sent?: unknown,
  signal: AbortSignal | null = null,
): Promise<Answer<Body>> {
  const headers = { 'Content-Type': 'application/json' }
  const post = { method: 'POST', headers, body: JSON.stringify(sent) }
  try {
    const response = await fetch(address, { ...(sent !== undefined && post), signal })
    const body: unknown = await response.json()
    if (response.ok) return { kind: 'done', body: body as Body }
    return { kind: 'refused', message: (body as { message: string }).message }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { kind: 'refused', message: UNREACHED }
  }
}

/** Posts to an address whose replies can be refusals, too. */
export async function askOrRefuse<Body>(address: string, sent: unknown) {
  const answer = await ask<Body>(address, sent)
  return answer.kind === 'done' ? answer.body : answer
}

export function addressOf(path: string, file: string): string {
  return `${path}?file=${encodeURIComponent(file)}`
}

/** A request that is sent again after every check of the content. */
function query<Body>(version: number | string, address: string, sent?: unknown, delayMs = 0) {
  return queryOptions({
    queryKey: [address, version, sent],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      const answer = await ask<Body>(address, sent, signal)
      if (answer.kind === 'refused') throw new Error(answer.message)
      return answer.body
    },
    placeholderData: keepPreviousData,
  })
}

/** Fetches the accepted version, once in each page. */
export const fetchQuery = queryOptions({
  queryKey: [FETCH_PATH],
  queryFn: () => askOrRefuse<Fetched>(FETCH_PATH, {}),
  staleTime: Infinity,
})

/** Asked again after every check, and after the accepted version was fetched. */
export const proposalQuery = (version: number, fetchedAt: number) =>
  query<Proposal>(`${version} ${fetchedAt}`, PROPOSAL_PATH)

export const wordChangesQuery = (version: number, file: string) =>
  query<WordChanges>(version, addressOf(WORDS_PATH, file))

export const figuresQuery = (version: number) => query<FigureRow[]>(version, FIGURES_PATH)

export const wordingQuery = (version: number, file: string) =>
  query<Wording>(version, addressOf(FILE_PATH, file))

/** Longer than most pauses between two keys: a trial of 40 cards takes the server 45 ms. */
const TYPING_PAUSE_MS = 120

export const trialQuery = (version: number, file: string, saving: Saving) =>
  query<Tried>(version, addressOf(TRY_PATH, file), saving, TYPING_PAUSE_MS)
