import type { Place } from './source.ts'

/** A link somewhere in content, its values filled in, to be judged when all pages are known. */
export type LinkUse = { readonly address: string; readonly place: Place }

/** The links of one text, or of the JSON files. */
export type LinkingText = {
  /** The page it stands on; null for JSON files, and for cards, which any page can show. */
  readonly page: string | null
  readonly links: readonly LinkUse[]
}
