import type { Edit } from '../edits.ts'

/** What can be pointed at: a page and, where its address opens one, a card; a card by its name; a picture by its file. */
export type Target =
  | { readonly kind: 'address'; readonly page: string; readonly card: string | null }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'page'; readonly page: string }
  | { readonly kind: 'picture'; readonly file: string }

/** A place in a file of content that points at a page, a card or a picture. Offsets count in its plain text. */
export type Reference = {
  readonly file: string
  readonly to: Target
  /** What is written there, and where; null where it is written with escapes, and only a person can find it. */
  readonly written: { readonly text: string; readonly start: number; readonly end: number } | null
  /** Where it stands, to be looked at by a person. */
  readonly start: number
  /**
   * What takes it away so that the rest still makes sense: a line of a list, an optional field, a link
   * in a sentence, whose words stay. None where only a person knows.
   */
  readonly without?: Edit
  /** Whether it is a link in a sentence: the words around it may make no sense without it. */
  readonly inSentence: boolean
}
