import { keepDrawing, type KeptDrawing } from '../../../src/content/markdown/drawing.ts'
import type { RenderedHeading } from '../../../src/content/markdown/headings.ts'
import { fillPlainText, fillText, type FilledPart } from '../../../src/content/values.ts'
import type { FieldBlock } from '../fields/fields.ts'
import type { IconShapes } from '../../../src/content/types.ts'
import { checkField } from '../check/check-field.ts'
import { checkIcon } from '../check/check-icon.ts'
import type { Checking } from '../checking.ts'
import { linkingText } from '../link-use.ts'
import { readDocument } from './read-document.ts'
import { pageSchema } from '../schemas/documents.ts'
import type { Source } from '../source.ts'

/** A page as its page.md says, its cards still names. */
export type ReadPage = {
  readonly slug: string
  readonly title: string
  readonly fields: FieldBlock
  readonly intro: readonly FilledPart[]
  readonly icon: IconShapes
  readonly body: KeptDrawing | null
  readonly headings: readonly RenderedHeading[]
  /** Whether page.md asks for a table of contents. */
  readonly contents: boolean
  readonly public: boolean
  /** The card ids that page.md names, in order. */
  readonly cards: readonly string[]
}

/** Null when something in the page's fields is wrong; all of it is reported. */
export function readPage(slug: string, source: Source, checking: Checking): ReadPage | null {
  const { values } = checking
  const document = readDocument(source, { schema: pageSchema, headingAbove: 1 }, checking)
  if (!document) return null
  const { fields, whole, parts } = document
  checkField(fields, ['title'], parts?.title, { storedValues: false }, checking)
  checkField(fields, ['intro'], parts?.intro, { storedValues: true }, checking)
  const icon = checkIcon(fields, parts?.icon, checking)
  checking.linkingTexts.push(linkingText(slug, document.links))
  if (!whole) return null
  return {
    slug,
    title: fillPlainText(whole.title, values),
    fields,
    intro: fillText(whole.intro, values),
    icon,
    body: keepDrawing(document.text),
    headings: document.headings,
    contents: whole.contents ?? false,
    public: whole.public ?? false,
    cards: (whole.cards ?? []).map((name) => (name.includes('/') ? name : `${slug}/${name}`)),
  }
}

/** '/' for the dashboard, else '/' and the slug. */
export function pagePath(slug: string): string {
  return slug === 'dashboard' ? '/' : `/${slug}`
}
