import { decodeFolder } from '../files/decode-folder.ts'
import type { ContentFiles } from '../files/content-files.ts'
import type { Checking } from '../checking.ts'
import type { LinkingText } from '../link-use.ts'
import type { Remember } from '../memory.ts'
import { readCard, type CardHead, type ReadCard } from './read-card.ts'
import { createReadOnce } from './reading.ts'
import { readPage, type ReadPage } from './read-page.ts'
import type { Source } from '../source.ts'

/** A folder of content: a page and the cards that live beside it. */
export type ReadFolder = {
  readonly slug: string
  /** Undefined where there is no page.md, null where it has a mistake of its own. */
  readonly page: ReadPage | null | undefined
  readonly heads: HeadsById
  /** The cards themselves, which a folder that was kept from an earlier process reads for it. */
  readonly cards: () => CardsById
  /** Whether all of that could be read. */
  readonly isWhole: boolean
  /** What in it has to be looked at when all folders are read. */
  readonly linkingTexts: readonly LinkingText[]
}

/** By id; null for a card whose own file has a mistake. */
export type CardsById = ReadonlyMap<string, ReadCard | null>
export type HeadsById = ReadonlyMap<string, CardHead | null>

type FolderFiles = { readonly paths: readonly string[]; readonly files: ContentFiles }

/** Reads the texts of a folder; everything that is wrong in them by themselves is reported. */
export function readFolder(
  slug: string,
  { paths, files }: FolderFiles,
  around: Checking,
  remember: Remember,
): ReadFolder {
  const checking = { ...around, linkingTexts: [] }
  const { dependsOn, linkingTexts } = checking
  const readOnce = createReadOnce(remember, checking)
  const sources = decodeFolder(slug, paths, files, checking.report)
  const cards = new Map<string, ReadCard | null>()
  for (const [name, card] of sources.cards) {
    const id = `${slug}/${name}`
    const readIt = (source: Source) =>
      readOnce(`card ${id}`, [dependsOn, source.text], (listening) =>
        readCard(id, source, listening),
      )
    cards.set(id, card && readIt(card))
  }
  const { page: source } = sources
  const page =
    source &&
    readOnce(`page ${slug}`, [dependsOn, source.text], (listening) =>
      readPage(slug, source, listening),
    )
  const isWhole = Boolean(page) && [...cards.values()].every(Boolean)
  return { slug, page, heads: cards, cards: () => cards, isWhole, linkingTexts }
}
