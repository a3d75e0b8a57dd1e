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

/** A figure that texts mention. */
export type FigureRow = {
  readonly name: string
  readonly value: string
  /** Null if it has none. */
  readonly unit: string | null
}

/** Vite's connection tells pages with this event that content has changed. */
export const CHANGE_EVENT = 'preview:change'

/** The path of all content. */
export const CONTENT_PATH = '/preview/content'
