import type { ReadCard } from '../../../src/content/card.ts'
import type { ReadPage } from '../../../src/content/page.ts'
import type { IconShapes, School } from '../../../src/content/types.ts'

// What the preview's local server tells its page in the browser.

export type CardEntry = ReadCard & { readonly kind: 'card' }

export type PageEntry = ReadPage & { readonly kind: 'page' }

/** A mail as a student of the demo school gets it. */
export type MailEntry = {
  readonly kind: 'mail'
  readonly file: string
  /** Its subject. */
  readonly title: string
  readonly icon: IconShapes
  readonly text: string
  readonly html: string
}

/** The content of one Markdown file. */
export type Entry = CardEntry | PageEntry | MailEntry

/** The entries by the paths of their files. */
export type Entries = Readonly<Record<string, Entry>>

/** The content of the JSON files. */
export type SchoolEntry = School & {
  /** The address of the repository on GitHub; null if site.json has none. */
  readonly repository: string | null
  /** The address of the portal; null if site.json has none. */
  readonly address: string | null
  /** The address of the logo on the preview's server; null if there is none. */
  readonly logo: string | null
  /** The style sheet of the accent colour. */
  readonly accent: string
}

export type Problem = {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly severity: 'error' | 'warning'
  /** The mistake, and what to write instead. */
  readonly message: string
}

/** A problem in one line, with its place. */
export function textOf({ file, line, message }: Problem): string {
  return `${file}, line ${line}: ${message}`
}

/** All content, as the last check found it. */
export type Content = {
  /** Counts the checks. */
  readonly version: number
  /** Null until site.json and links.json could be read once. */
  readonly school: SchoolEntry | null
  readonly entries: Entries
  readonly problems: readonly Problem[]
  /** The files that cannot be read and are therefore shown in an earlier version. */
  readonly old: readonly string[]
}

/** A Markdown file for editing. */
export type Wording = {
  readonly file: string
  /** A hash of the file's bytes. The server refuses to save changes to another version. */
  readonly version: string
  /** The front matter as it is written; null if it cannot be read. */
  readonly fields: Readonly<Record<string, unknown>> | null
  /** The Markdown below the front matter, with plain line ends. */
  readonly body: string
}

/** A problem of unsaved wording, with the name of its field, such as 'links.0.key' or 'body'; null if it has none. */
export type TriedProblem = Problem & { readonly field: string | null }

/** How unsaved wording would look, and its problems. */
export type Tried = {
  /** Null if a mistake hides it. */
  readonly entry: Entry | null
  readonly problems: readonly TriedProblem[]
  /** The lines of the file above its text. */
  readonly linesAbove: number
}

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

/** What was proposed. */
export type Proposed = {
  /** Where GitHub opens the pull request. */
  readonly address: string
  /** Whether no pull request can exist yet. */
  readonly isNew: boolean
  readonly files: number
}

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

/** Files that the writer must choose a version of. */
export type Clashes = {
  /** The versions that the questions are about. */
  readonly about: string
  readonly clashes: readonly Clash[]
}

/** Vite's connection tells pages with this event that content has changed. */
export const CHANGE_EVENT = 'preview:change'
