import type { RenderedHeading } from '../../../src/content/markdown/headings.ts'
import type { SerializedElement } from '../../../src/content/markdown/serialized.ts'
import {
  fillPlainText,
  fillText,
  type FilledPart,
  type Values,
} from '../../../src/content/values.ts'
import { cardId } from '../names.ts'
import { pageSchema } from '../schemas/documents.ts'
import type { Source } from '../source.ts'
import type { FieldUse } from '../use.ts'
import { readDocument } from './read-document.ts'
import type { Reading } from './reading.ts'

/** A page as its page.md says, with the cards that it names. */
export type ReadPage = {
  readonly slug: string
  readonly file: string
  readonly title: string
  /** For the search, on one line. */
  readonly keywords: string
  readonly intro: readonly FilledPart[]
  /** The name of its icon; null if it names none. */
  readonly icon: string | null
  readonly body: SerializedElement | null
  readonly headings: readonly RenderedHeading[]
  /** Whether page.md asks for a table of contents. */
  readonly contents: boolean
  readonly public: boolean
  /** The ids of the cards that page.md names, in order. */
  readonly cards: readonly string[]
  /** The id of the card in the dashboard's welcome; null if page.md names none. */
  readonly welcomeCard: string | null
}

export function readPage(slug: string, source: Source, values: Values): Reading<ReadPage> {
  const kind = { schema: pageSchema, titleField: 'title', headingAbove: 1 } as const
  return readDocument(source, kind, values, (parts, markdown) => {
    const named = (name: string | undefined) => name && cardId(slug, name)
    const cards = parts.cards ?? []
    return {
      found: {
        slug,
        file: source.file,
        title: fillPlainText(parts.title ?? '', values),
        keywords: (parts.keywords ?? []).join(' '),
        intro: fillText(parts.intro ?? '', values),
        icon: parts.icon ?? null,
        body: markdown.text,
        headings: markdown.headings,
        contents: parts.contents ?? false,
        public: parts.public ?? false,
        cards: cards.flatMap((name) => named(name) ?? []),
        welcomeCard: named(parts.welcome_card) ?? null,
      },
      uses: [
        ['icon', parts.icon, ['icon']],
        ...cards.map((name, index): FieldUse => ['listed', named(name), ['cards', index]]),
        ['welcome', named(parts.welcome_card), ['welcome_card']],
      ],
    }
  })
}
