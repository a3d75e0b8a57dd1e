import * as v from 'valibot'

// The requests and replies about proposals, and about the accepted version.

type Refusal = { readonly kind: 'refused'; readonly message: string }

export type Fetched = { readonly kind: 'fetched' } | Refusal

/** A file of content/ that differs from the accepted version. */
export type Difference = {
  readonly file: string
  readonly change: 'added' | 'changed' | 'removed'
  /**
   * `proposed` waits to be accepted. `taken-back` was accepted once. `behind` is a file that somebody else
   * changed, too.
   */
  readonly state: 'new' | 'proposed' | 'taken-back' | 'behind'
  /** Says so in a sentence; null for a new difference. */
  readonly note: string | null
}

/** A proposal whose words are not in the accepted version. */
type Waiting = {
  readonly branch: string
  readonly sentence: string
  /** Where GitHub opens the pull request. */
  readonly address: string
  readonly files: readonly string[]
}

export type Proposal =
  | {
      readonly kind: 'differs'
      /** When the accepted version was fetched; null if it never was. */
      readonly comparedAt: string | null
      /** Whether there is a newer version than the one that this folder began with. */
      readonly isOld: boolean
      readonly differences: readonly Difference[]
      readonly waiting: readonly Waiting[]
    }
  | Refusal

export const proposalSchema = v.strictObject({
  /** The writer's description of the change. */
  sentence: v.pipe(v.string(), v.trim()),
  /** The files to propose. */
  files: v.array(v.string()),
  /** The branch of a waiting proposal to add to; null begins a new one. */
  addTo: v.nullable(v.string()),
  /** Null if Git knows the writer's name. */
  author: v.nullable(
    v.strictObject({
      name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
      email: v.pipe(v.string(), v.trim(), v.email()),
    }),
  ),
})
export type ProposalRequest = v.InferInput<typeof proposalSchema>

export type Proposed =
  | {
      readonly kind: 'proposed'
      /** Where GitHub opens the pull request. */
      readonly address: string
      readonly branch: string
      readonly files: number
    }
  /** Git does not know the writer's name. */
  | { readonly kind: 'no-author' }
  | Refusal

/** The lines of a file that differ, a list for each place; null if it is no text. */
export type WordChanges = readonly (readonly WordChange[])[] | null

export type WordChange = {
  readonly words: string
  /** `before` stands only in the accepted version, `after` only on this computer. */
  readonly in: 'both' | 'before' | 'after'
}

export const putBackSchema = v.strictObject({
  file: v.pipe(v.string(), v.regex(/^content\/(?:[^./][^/]*\/)*[^./][^/]*$/)),
  /** The ref whose version to take; null for the accepted version. */
  from: v.nullable(v.pipe(v.string(), v.regex(/^refs\/preview\/kept\/\d+$/))),
})
export type PutBackRequest = v.InferInput<typeof putBackSchema>
/** `kept` is the ref of the files as they were before. */
export type PutBack = { readonly kind: 'put-back'; readonly kept: string } | Refusal

/** Words that this computer and the accepted version both changed. */
export type Passage = { readonly mine: string; readonly theirs: string }

/** A file that both changed. Without passages it is a picture, or one side removed it: one is kept whole. */
export type Clash = { readonly file: string; readonly passages: readonly Passage[] }

export const updateSchema = v.strictObject({
  /** The words for each passage, by file; 'mine' or 'theirs' for a whole file. */
  answers: v.record(v.string(), v.array(v.string())),
  /** What the questions were about; null before the first question. */
  about: v.nullable(v.string()),
})
export type UpdateRequest = v.InferInput<typeof updateSchema>

export type Updated =
  | { readonly kind: 'asks'; readonly about: string; readonly clashes: readonly Clash[] }
  | {
      readonly kind: 'updated'
      /** The ref that keeps the folder as it was. */
      readonly kept: string
      /** Whether the preview itself has changed and must be started again. */
      readonly isProgramNew: boolean
    }
  | Refusal

/** The paths of the server. */
export const PROPOSAL_PATH = '/preview/proposal'
export const FETCH_PATH = '/preview/fetch'
export const WORDS_PATH = '/preview/words'
export const PUT_BACK_PATH = '/preview/put-back'
export const UPDATE_PATH = '/preview/update'
