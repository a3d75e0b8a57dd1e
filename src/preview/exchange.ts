import type { DrawnElement } from '../content/markdown/drawing.ts'
import type { IconShapes, NavigationEntry, StoredSource } from '../content/types.ts'
import type { FilledPart } from '../content/values.ts'

// What the preview's local server and its browser page tell each other.

type DrawnFact = {
  readonly label: string
  readonly value: readonly FilledPart[]
  readonly copy: boolean
}

type DrawnLink =
  | { readonly kind: 'stored'; readonly key: string; readonly note: string }
  | { readonly kind: 'fixed'; readonly address: string; readonly note: string }

export type DrawnCard = {
  readonly kind: 'card'
  readonly id: string
  readonly file: string
  readonly title: string
  readonly icon: IconShapes
  readonly description: readonly FilledPart[]
  readonly message: DrawnElement | null
  readonly facts: readonly DrawnFact[]
  readonly links: readonly DrawnLink[]
}

export type DrawnPage = {
  readonly kind: 'page'
  readonly slug: string
  readonly file: string
  readonly path: string
  readonly title: string
  readonly icon: IconShapes
  readonly public: boolean
  readonly intro: readonly FilledPart[]
  readonly body: DrawnElement | null
  readonly contents: readonly { readonly id: string; readonly text: string }[]
  /** The ids of the cards it shows, in order. */
  readonly cards: readonly string[]
}

/** What the JSON files say. */
export type DrawnSchool = {
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
  readonly links: Readonly<Record<string, StoredSource>>
  readonly values: Readonly<Record<string, StoredSource>>
  /** What texts may name between double braces: printed values, and names of stored ones. */
  readonly printed: readonly (readonly [name: string, text: string])[]
  readonly stored: readonly string[]
}

export type Entry = DrawnCard | DrawnPage | DrawnSchool

export type Problem = {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly severity: 'error' | 'warning'
  readonly sentence: string
  readonly advice: string
}

/** Everything there is to show. Entries by 'school', 'page:<slug>' and 'card:<id>'. */
export type Content = {
  /** Counts the changes, so that a missed one is noticed. */
  readonly version: number
  readonly entries: Readonly<Record<string, Entry>>
  readonly problems: readonly Problem[]
}

/** What one save changed. */
export type Change = {
  readonly version: number
  readonly entries: Readonly<Record<string, Entry>>
  /** Keys of entries that are gone. */
  readonly gone: readonly string[]
  readonly problems: readonly Problem[]
  /** How long the check took, in milliseconds. */
  readonly checkedMs: number
}

/** A card's or page's file, cut for editing. */
export type Wording = {
  readonly file: string
  /** A hash of the bytes: what a later save must find unchanged. */
  readonly version: string
  /** The fields as they are written; null when they cannot be read. */
  readonly fields: Readonly<Record<string, unknown>> | null
  /** The Markdown below the fields, with plain line ends. */
  readonly body: string
}

/** What a writer changed; a body of null is not changed. */
export type Saving = {
  readonly version: string
  readonly fields: readonly {
    readonly path: readonly (string | number)[]
    readonly value: string
  }[]
  readonly body: string | null
}

/** The name of the event by which the server tells a change over Vite's own connection. */
export const CHANGE_EVENT = 'preview:change'

/** Where the server answers. */
export const CONTENT_PATH = '/preview/content'
export const FILE_PATH = '/preview/file'
export const ICON_PATH = '/preview/icon'

/** Where the server keeps the picture of a page's or card's folder. */
export function pictureAddress(folder: string, file: string): string {
  return `/content/${folder}/${file}`
}
