import type { SerializedElement } from '../content/markdown/serialized.ts'
import type {
  CheckLater,
  Figure,
  IconShapes,
  NavigationEntry,
  StoredSource,
} from '../content/types.ts'
import type { FilledPart } from '../content/values.ts'

// What the preview's local server and its page in the browser send each other.

type SerializedFact = {
  readonly label: string
  readonly value: readonly FilledPart[]
  readonly copy: boolean
}

type SerializedLink =
  | { readonly kind: 'stored'; readonly key: string; readonly note: string }
  | { readonly kind: 'fixed'; readonly address: string; readonly note: string }

export type SerializedCard = {
  readonly kind: 'card'
  readonly id: string
  readonly file: string
  readonly title: string
  readonly keywords: string
  readonly icon: IconShapes
  readonly description: readonly FilledPart[]
  readonly message: SerializedElement | null
  readonly facts: readonly SerializedFact[]
  readonly classDoor: { readonly closed: readonly FilledPart[] } | null
  readonly checkLater: { readonly [Name in keyof CheckLater]: string } | null
  readonly links: readonly SerializedLink[]
}

export type SerializedPage = {
  readonly kind: 'page'
  readonly slug: string
  readonly file: string
  readonly path: string
  readonly title: string
  readonly keywords: string
  readonly icon: IconShapes
  readonly public: boolean
  readonly intro: readonly FilledPart[]
  readonly body: SerializedElement | null
  readonly contents: readonly { readonly id: string; readonly text: string }[]
  /** The ids of the cards it shows, in order. */
  readonly cards: readonly string[]
  /** The id of the one that stands in the welcome, too. */
  readonly welcomeCard: string | null
}

/** A mail as it is sent to a student of the demo school. */
export type SerializedMail = {
  readonly kind: 'mail'
  /** Such as reset-code. */
  readonly id: string
  readonly file: string
  /** Its subject. */
  readonly title: string
  readonly icon: IconShapes
  readonly text: string
  readonly html: string
  /** What its text may name besides the printed values: name, code. */
  readonly values: readonly string[]
}

/** What the JSON files say. */
export type SerializedSchool = {
  readonly kind: 'school'
  /** The site as the compiled index holds it. */
  readonly site: Readonly<Record<string, unknown>> & { readonly name: string }
  /** Where GitHub keeps the content; null when site.json does not say. */
  readonly repository: string | null
  /** The address of the logo on the preview's server; null when there is none. */
  readonly logo: string | null
  /** The style sheet of the accent colour. */
  readonly accent: string
  readonly navigation: readonly NavigationEntry[]
  readonly figures: Readonly<Record<string, Figure>>
  readonly links: Readonly<Record<string, StoredSource>>
  readonly values: Readonly<Record<string, StoredSource>>
  /** What texts may name between double braces: printed values, and names of stored ones. */
  readonly printed: readonly (readonly [name: string, text: string])[]
  readonly stored: readonly string[]
}

export type Entry = SerializedCard | SerializedPage | SerializedMail | SerializedSchool

export type Problem = {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly advice: string
}

/**
 * A problem of wording that is tried, with the name of its field: 'links.0.key'; null for none. Where it is
 * 'body', the line counts from the beginning of the text.
 */
export type TriedProblem = Problem & { readonly field: string | null }

/** What wording that is not saved would be, and what the check says of it. */
export type Tried = {
  /** Null while it has a mistake that hides it. */
  readonly entry: Exclude<Entry, SerializedSchool> | null
  readonly problems: readonly TriedProblem[]
  /** What saving it would replace, where the file says something else by now. */
  readonly conflict: Conflict | null
}

/** What the last check found. */
export type Checked = {
  /** Counts the checks, so that a missed one is noticed. */
  readonly version: number
  readonly problems: readonly Problem[]
  /** The files of which an earlier version is shown, because there is a mistake in what they hold now. */
  readonly old: readonly string[]
  /** Why the last save could not be checked at all; null when it was. */
  readonly failed: string | null
}

/** All content. The keys of the entries are 'school', 'page:<slug>', 'card:<id>' and 'mail:<id>'. */
export type Content = Checked & { readonly entries: Readonly<Record<string, Entry>> }

/** What one save changed. */
export type Change = Checked & {
  readonly entries: Readonly<Record<string, Entry>>
  /** Keys of entries that no longer exist. */
  readonly gone: readonly string[]
}

/** A card's, page's or mail's file for editing: its fields, and the Markdown below them. */
export type Wording = {
  readonly file: string
  /** A hash of the file's bytes. A save that was begun with another hash is refused. */
  readonly version: string
  /** The fields as they are written; null when they cannot be read. */
  readonly fields: Readonly<Record<string, unknown>> | null
  /** The Markdown below the fields, with plain line ends. */
  readonly body: string
}

/** The value of a field; null takes it away. */
export type SavedValue = string | boolean | null

/** What a writer changed, by the names of fields joined by dots. A body of null is unchanged. */
export type Saving = {
  readonly version: string
  readonly fields: Readonly<Record<string, SavedValue>>
  /** The lists that changed, with all entries that they are to have. */
  readonly lists: { readonly facts?: SavedList; readonly links?: SavedList }
  readonly body: string | null
}

/** An entry's `from` is its place in the file's list; null where it is new. */
export type SavedList = readonly {
  readonly from: number | null
  readonly values: Readonly<Record<string, SavedValue>>
}[]

/** Why a save was refused: the file says something else by now. */
export type Conflict = {
  readonly now: Wording
  /** The lines of the file that the save would replace. */
  readonly replaces: readonly string[]
}

/** A file of content/ that differs from the version that students get. */
export type Difference = {
  readonly file: string
  readonly change: 'added' | 'changed' | 'removed'
}

type Refusal = { readonly kind: 'refused'; readonly message: string }

/** What can be proposed. */
export type Proposal =
  | {
      readonly kind: 'differs'
      readonly differences: readonly Difference[]
      /** Whether all of it was proposed already, and waits to be accepted. */
      readonly isProposed: boolean
    }
  | Refusal

export type ProposalRequest = {
  /** What was changed, in the writer's words. */
  readonly sentence: string
  /** Null where Git has the writer's name. */
  readonly author: { readonly name: string; readonly email: string } | null
}

export type Proposed =
  /** `address` is where GitHub opens the pull request. */
  | {
      readonly kind: 'proposed'
      readonly address: string
      readonly branch: string
      readonly files: number
    }
  /** Git has no name of the writer. */
  | { readonly kind: 'who' }
  | Refusal

/** The event that tells a change, sent over Vite's own connection. */
export const CHANGE_EVENT = 'preview:change'

/** The paths that the server answers. */
export const CONTENT_PATH = '/preview/content'
export const FILE_PATH = '/preview/file'
export const TRY_PATH = '/preview/try'
export const CARD_PATH = '/preview/card'
export const PICTURE_PATH = '/preview/picture'
export const PROPOSAL_PATH = '/preview/proposal'

/** The address of a picture that lies in a folder of the content. */
export function pictureAddress(folder: string, file: string): string {
  return `/content/${folder}/${file}`
}
