import { searchDocuments } from '../../../src/content/search-documents.ts'
import type { SoundContent } from '../content.ts'
import { pagePath } from '../names.ts'
import { list, literal, NOTICE } from './write-source.ts'

/** search.ts: the documents from which the browser makes the index of the search. */
export function emitSearch({ pages, cards, navigation }: SoundContent): string {
  const found = [...cards.values()].filter((card) => card !== null)
  const withPaths = pages.map((page) => ({ ...page, path: pagePath(page.slug) }))
  const documents = searchDocuments(withPaths, found, navigation)
  return `${NOTICE}
import type { SearchDocument } from '../types.ts'

export const documents: readonly SearchDocument[] = ${list(documents.map(literal))}
`
}
