import type { SerializedElement } from '../../../src/content/markdown/serialized.ts'
import type { RenderedHeading } from '../../../src/content/markdown/headings.ts'
import { fillPlainText, fillText, type FilledPart } from '../../../src/content/values.ts'
import { valuePlace, type FieldPath } from '../fields/fields.ts'
import { pageSchema } from '../schemas/documents.ts'
import type { Place, Source } from '../source.ts'
import { checkField } from '../vocabulary/check-text.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { checkIcon } from './check-icon.ts'
import { readDocument, unreadable, type Reading } from './read-document.ts'

/** A page as its page.md says, its cards still names. */
export type ReadPage = {
  readonly slug: string
  readonly file: string
  readonly title: string
  readonly titlePlace: Place
  /** For the search, on one line. */
  readonly keywords: string
  readonly intro: readonly FilledPart[]
  /** The name of its icon; null where it names none. */
  readonly icon: string | null
  readonly body: SerializedElement | null
  readonly headings: readonly RenderedHeading[]
  /** Whether page.md asks for a table of contents. */
  readonly contents: boolean
  readonly public: boolean
  /** The cards that page.md names, in order. */
  readonly cards: readonly NamedCard[]
  /** The card of the dashboard's welcome; null where page.md names none. */
  readonly welcomeCard: NamedCard | null
}

/** A card's id, where a page names it. */
export type NamedCard = { readonly id: string; readonly place: Place }

export function readPage(slug: string, source: Source, vocabulary: Vocabulary): Reading<ReadPage> {
  const { document, problems } = readDocument(source, pageSchema, { headingAbove: 1 }, vocabulary)
  if (!document) return unreadable(problems)
  const { fields, parts, markdown, isWhole, uses } = document
  const {
    title,
    intro,
    icon,
    keywords = [],
    contents = false,
    public: isPublic = false,
    cards = [],
  } = parts
  const { values } = vocabulary
  const named = (name: string | undefined, path: FieldPath): NamedCard[] => {
    if (name === undefined) return []
    return [{ id: cardId(slug, name), place: valuePlace(fields, path) }]
  }
  return {
    found: {
      slug,
      file: source.file,
      title: fillPlainText(title ?? '', values),
      titlePlace: valuePlace(fields, ['title']),
      keywords: keywords.join(' '),
      intro: fillText(intro ?? '', values),
      icon: icon ?? null,
      body: markdown.text,
      headings: markdown.headings,
      contents,
      public: isPublic,
      cards: cards.flatMap((name, index) => named(name, ['cards', index])),
      welcomeCard: named(parts.welcome_card, ['welcome_card'])[0] ?? null,
    },
    isWhole,
    problems: [
      ...problems,
      ...checkField(fields, ['title'], title, false, vocabulary),
      ...checkField(fields, ['intro'], intro, true, vocabulary),
      ...checkIcon(fields, icon),
    ],
    uses,
  }
}

/** The page in whose folder a card is. */
export function folderOf(card: string): string {
  return card.split('/')[0] ?? ''
}

/** The id of a card that a text of a folder names: `class-link` for one beside it, `classes/class-link` for any. */
export function cardId(folder: string, name: string): string {
  return name.includes('/') ? name : `${folder}/${name}`
}

/** What a text of a folder calls a card: the other way round. */
export function cardName(folder: string, id: string): string {
  return folderOf(id) === folder ? id.slice(folder.length + 1) : id
}

/** '/' for the dashboard, else '/' and the slug. */
export function pagePath(slug: string): string {
  return slug === 'dashboard' ? '/' : `/${slug}`
}
