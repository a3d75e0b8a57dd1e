import type { Place } from './source.ts'

/** A link somewhere in content, its values filled in, to be judged when all pages are known. */
export type LinkUse = { readonly address: string; readonly place: Place }

/** A link whose place is looked up only when somebody asks for it: most links are sound. */
export function linkUse(address: string, locate: () => Place): LinkUse {
  let place: Place | undefined
  return {
    address,
    get place() {
      place ??= locate()
      return place
    },
  }
}

/** The links of one text, or of the JSON files. */
export type LinkingText = {
  /** The page it stands on; null for JSON files, and for cards, which any page can show. */
  readonly page: string | null
  readonly links: readonly LinkUse[]
}
