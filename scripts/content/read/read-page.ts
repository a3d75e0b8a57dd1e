import type { Heading, HeadingInText, PageSlug, ReadPage } from '../../../src/content/types.ts'
import { fillPlainText, fillText, type Values } from '../../../src/content/values.ts'
import { iconOf } from '../icons.ts'
import { cardId } from '../names.ts'
import { pageSchema } from '../schemas/documents.ts'
import type { Source } from '../source.ts'
import type { FieldUse } from '../use.ts'
import { readDocument } from './read-document.ts'
import type { Reading } from './reading.ts'

export function readPage(slug: string, source: Source, values: Values): Reading<ReadPage> {
  const kind = { schema: pageSchema, titleField: 'title', headingAbove: 1 } as const
  return readDocument(source, kind, values, (parts, markdown) => {
    const named = (name: string | undefined) => (name ? cardId(slug, name) : null)
    const cards = parts.cards ?? []
    return {
      found: {
        // The checks refuse pages and cards that do not exist.
        slug: slug as PageSlug,
        file: source.file,
        title: fillPlainText(parts.title ?? '', values),
        keywords: (parts.keywords ?? []).join(' '),
        intro: fillText(parts.intro ?? '', values),
        icon: iconOf(parts.icon),
        body: markdown.text,
        headings: markdown.headings,
        contents: parts.contents === true ? sectionsOf(markdown.headings) : [],
        public: parts.public ?? false,
        cards: cards.flatMap((name) => named(name) ?? []),
        welcomeCard: named(parts.welcome_card),
      },
      uses: [
        ['icon', parts.icon, ['icon']],
        ...cards.map((name, index): FieldUse => [
          'listed',
          named(name) ?? undefined,
          ['cards', index],
        ]),
        ['welcome', named(parts.welcome_card) ?? undefined, ['welcome_card']],
      ],
    }
  })
}

/** The entries of a table of contents. */
function sectionsOf(headings: readonly HeadingInText[]): Heading[] {
  return headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text }))
}
