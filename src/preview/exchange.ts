import * as v from 'valibot'
import type { ReadCard } from '../content/card.ts'
import type { ReadPage } from '../content/page.ts'
import type { IconShapes, School } from '../content/types.ts'

// The requests and replies between the preview's local server and its page in the browser.

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

/** All content, as the last check found it. */
export type Content = {
  /** Counts the checks. */
  readonly version: number
  /** Null until site.json and links.json could be read once. */
  readonly school: SchoolEntry | null
  readonly entries: Entries
  readonly problems: readonly Problem[]
  /** The files that have a mistake and are therefore shown in an earlier version. */
  readonly old: readonly string[]
  /** Why the last save could not be checked; null if it was. */
  readonly failed: string | null
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

/** Null removes the field. */
const fieldValue = v.union([v.string(), v.array(v.string()), v.boolean(), v.null()])
const list = v.array(
  v.strictObject({
    /** Its index in the file's list; null for a new item. */
    from: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    values: v.record(v.string(), fieldValue),
  }),
)

/** The changes to a file. */
export const savingSchema = v.strictObject({
  version: v.string(),
  /** The changed fields by their names, joined by dots. */
  fields: v.record(v.string(), fieldValue),
  /** The changed lists, with all their items. */
  lists: v.strictObject({ facts: v.optional(list), links: v.optional(list) }),
  /** Null if it did not change. */
  body: v.nullable(v.string()),
})
export type Saving = v.InferOutput<typeof savingSchema>
export type SavedValue = v.InferOutput<typeof fieldValue>
export type SavedList = v.InferOutput<typeof list>

/** The file has changed since the writer opened it. */
export type Conflict = {
  readonly now: Wording
  /** The lines of the file that a save would replace. */
  readonly replaces: readonly string[]
}

/**
 * A problem of unsaved wording, with the name of its field, such as 'links.0.key'; null if it has no field.
 * In the field 'body', lines count from the beginning of the text.
 */
export type TriedProblem = Problem & { readonly field: string | null }

/** How unsaved wording would look, and its problems. */
export type Tried = {
  /** Null if a mistake hides it. */
  readonly entry: Entry | null
  readonly problems: readonly TriedProblem[]
  readonly conflict: Conflict | null
}

export const reshapeSchema = v.strictObject({
  /** A card, such as payments/receipt-upload, or a page. */
  id: v.string(),
  /** Its new name; null removes it. */
  to: v.nullable(v.string()),
  isSure: v.boolean(),
})
export type ReshapeRequest = v.InferInput<typeof reshapeSchema>
/** A line for each file and place that changes, and for each place that must be corrected afterwards. */
export type Reshaped = { readonly told: readonly string[] }

export const figuresSchema = v.array(
  v.strictObject({
    name: v.string(),
    value: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    /** Null if the figure has none. */
    unit: v.nullable(v.string()),
  }),
)
export type FiguresRequest = v.InferInput<typeof figuresSchema>
/** A figure, and the number of texts that use it. */
export type FigureRow = FiguresRequest[number] & { readonly texts: number }

/** Vite's connection tells pages with this event that content has changed. */
export const CHANGE_EVENT = 'preview:change'

/** The paths of the server. */
export const CONTENT_PATH = '/preview/content'
export const FILE_PATH = '/preview/file'
export const TRY_PATH = '/preview/try'
export const CARD_PATH = '/preview/card'
export const PICTURE_PATH = '/preview/picture'
export const RESHAPE_PATH = '/preview/reshape'
export const FIGURES_PATH = '/preview/figures'
