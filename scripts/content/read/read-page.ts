import {
  pageSchema,
  type Heading,
  type HeadingInText,
  type ReadPage,
} from '../../../src/content/page.ts'
import type { PageSlug } from '../../../src/content/types.ts'
import type { Values } from '../../../src/content/values.ts'
import { iconOf } from '../icons.ts'
import { pagePath } from '../names.ts'
import type { Source } from '../source.ts'
import { readDocument } from './read-document.ts'
import type { Reading } from './reading.ts'

const KIND = { schema: pageSchema, titleField: 'title', headingAbove: 1 } as const

export function readPage(slug: string, source: Source, values: Values): Reading<ReadPage> {
  return readDocument(
    source,
    { ...KIND, folder: slug },
    values,
    ({ parts, compiled }, markdown) => ({
      data: {
        ...compiled,
        // The checks refuse a page whose name cannot be one.
        slug: slug as PageSlug,
        file: source.file,
        path: pagePath(slug),
        icon: iconOf(parts.icon),
        keywords: compiled.keywords.join(' '),
        body: markdown.text,
        headings: markdown.headings,
        contents: compiled.contents ? sectionsOf(markdown.headings) : [],
      },
      uses: [],
    }),
  )
}

/** The entries of a table of contents. */
function sectionsOf(headings: readonly HeadingInText[]): Heading[] {
  return headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text }))
}
