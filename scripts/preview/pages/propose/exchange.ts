// The server's replies about proposals, and about the accepted version.

/** A file whose saved words differ from the proposed ones, or from the accepted ones where nothing is proposed. */
export type Difference = {
  readonly file: string
  /** The title of a removed text. */
  readonly title: string | null
  readonly change: 'added' | 'changed' | 'removed'
  /** Whether somebody else changed it in the accepted version. */
  readonly isBehind: boolean
}

/** Where the words of the writer's folder stand. */
export type Folder = {
  /**
   * `corrected`: somebody else has changed the proposal. `accepted`: the folder is still on its branch.
   * `refused`: its branch is gone, and the accepted version never got its words.
   */
  readonly state: 'saved' | 'proposed' | 'corrected' | 'accepted' | 'refused'
  /** Whether the accepted version is newer than the one that this folder has. */
  readonly isBehind: boolean
  /** The commit that the differences are from. */
  readonly base: string
  readonly differences: readonly Difference[]
  /** What the proposal is about. */
  readonly sentence: string
  /** Where GitHub opens its pull request; null if site.json does not name the repository. */
  readonly address: string | null
  /** Why nothing can be proposed now. */
  readonly hindrance: string | null
  readonly correction: Correction | null
  readonly last: LastStep
}

/** What somebody else changed in the proposal. */
type Correction = {
  readonly by: string
  readonly version: string
  readonly files: readonly string[]
}

/** A proposal that was accepted, and the files that were changed on the way. */
export type Accepted = {
  readonly kind: 'accepted'
  readonly sentence: string
  /** The proposed and the accepted commit. */
  readonly from: string
  readonly to: string
  readonly files: readonly string[]
}

/** `done` can be undone. `stopped` ended halfway, with the preview. */
type LastStep =
  | { readonly kind: 'done'; readonly message: string }
  | { readonly kind: 'stopped' }
  | Accepted
  | null

/** What students see now. */
export type Served = {
  /** The time of its commit. */
  readonly committed: string
  /** The sentences of what was accepted since. */
  readonly notYet: readonly string[]
} | null

export type Proposed =
  | {
      readonly kind: 'proposed'
      /** Where GitHub opens the pull request. */
      readonly address: string
      /** Whether no pull request can exist yet. */
      readonly isNew: boolean
      readonly files: number
    }
  /** Git does not know the writer's name. */
  | { readonly kind: 'no-author' }

/** The lines that differ between two versions of a file, a list for each place; null if it is no text. */
export type WordChanges = readonly (readonly WordChange[])[] | null

export type WordChange = {
  readonly words: string
  readonly in: 'both' | 'before' | 'after'
}

/** A file that the writer and somebody else changed, with the lines that differ; null if it is no text. */
export type Clash = {
  readonly file: string
  readonly places: readonly { readonly mine: string; readonly theirs: string }[] | null
}

export type TakenIn =
  | { readonly kind: 'asks'; readonly about: string; readonly clashes: readonly Clash[] }
  | {
      readonly kind: 'taken'
      /** Whether the preview itself has changed: it starts again. */
      readonly isProgramNew: boolean
    }
