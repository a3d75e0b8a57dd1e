import type { SoundContent } from '../content.ts'
import { literal, NOTICE, object } from './write-source.ts'

/**
 * loaders.ts: loads each page, and the documents of the search. Only the first script may import it: a
 * changed text renames a bundled file, which changes this module and every file that imports it.
 */
export function emitLoaders({ pages }: Pick<SoundContent, 'pages'>): string {
  const loaders = pages.map(
    ({ slug }) => [slug, `() => import(${literal(`./pages/${slug}.tsx`)})`] as const,
  )
  return `${NOTICE}
import type { Page, PageSlug, SearchDocument } from '../types.ts'

export const pageLoaders: Readonly<Record<PageSlug, () => Promise<{ readonly page: Page }>>> = ${object(loaders)}

export type LoadDocuments = () => Promise<{ readonly documents: readonly SearchDocument[] }>

/** What search finds of content. */
export const loadDocuments: LoadDocuments = () => import('./search.ts')
`
}
