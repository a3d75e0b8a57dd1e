// The server's replies about proposals, and about the accepted version.

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

export type Proposal = {
  /** When the accepted version was fetched; null if it never was. */
  readonly comparedAt: string | null
  /** Whether there is a newer version than the one that this folder began with. */
  readonly isOld: boolean
  readonly differences: readonly Difference[]
  readonly waiting: readonly Waiting[]
}

/** What students see now. */
export type Served = {
  /** The time of its commit. */
  readonly committed: string
  /** The sentences of proposals that are accepted and not yet there. */
  readonly notYet: readonly string[]
} | null

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

/** The lines of a file that differ, a list for each place; null if it is no text. */
export type WordChanges = readonly (readonly WordChange[])[] | null

export type WordChange = {
  readonly words: string
  /** `before` stands only in the accepted version, `after` only on this computer. */
  readonly in: 'both' | 'before' | 'after'
}

/** `kept` is the ref of the files as they were before. */
export type PutBack = { readonly kept: string }

/** Words that this computer and the accepted version both changed. */
export type Passage = { readonly mine: string; readonly theirs: string }

/** A file that both changed. Without passages it is a picture, or one side removed it: one is kept whole. */
export type Clash = { readonly file: string; readonly passages: readonly Passage[] }

export type Updated =
  | { readonly kind: 'asks'; readonly about: string; readonly clashes: readonly Clash[] }
  | {
      readonly kind: 'updated'
      /** The ref that keeps the folder as it was. */
      readonly kept: string
      /** Whether the preview itself has changed and must be started again. */
      readonly isProgramNew: boolean
    }
