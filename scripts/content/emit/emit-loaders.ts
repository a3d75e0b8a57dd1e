import type { SoundContent } from '../content.ts'
import { literal, NOTICE, object } from './write-source.ts'

/**
 * loaders.ts: how each page is loaded, and what search looks through. Only the first script may import it: it holds the names of the
 * files that a changed text changes, and so changes with each of them, and so does what imports it.
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
