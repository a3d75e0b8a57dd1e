import { createHash } from 'node:crypto'
import type { DrawnElement } from '../../src/content/markdown/drawing.ts'
import type { FilledPart, Values } from '../../src/content/values.ts'
import type { Content } from '../content/content.ts'
import type { ContentFiles } from '../content/files/content-files.ts'
import type { ReadLink } from '../content/read/read-card.ts'
import type { Uses } from '../content/read/read-document.ts'
import type { Settings } from '../content/settings/read-settings.ts'
import { plainText, storedValue, type PlainText } from './plain-blocks.ts'

/** A card in plain words, its figures filled in. What its file does not hold, or holds wrongly, is ''. */
export type CardText = {
  readonly kind: 'card'
  readonly id: string
  readonly file: string
  readonly title: string
  readonly icon: string
  readonly description: string
  readonly facts: readonly { label: string; value: string; copy: boolean }[]
  readonly links: readonly { note: string; key: string; address: string }[]
} & BodyText

/** A page in plain words. */
export type PageText = {
  readonly kind: 'page'
  readonly id: string
  readonly file: string
  readonly title: string
  readonly icon: string
  readonly description: string
  readonly public: boolean
  /** The cards it shows, by id, in order. */
  readonly cards: readonly string[]
} & BodyText

type BodyText = {
  readonly body: PlainText
  /** What stands between double braces in it. */
  readonly values: ReadonlySet<string>
  /** The files of its pictures, from the project's root. */
  readonly pictures: readonly string[]
  /** Changes whenever the rendered text does, in its words, its bold or its pictures. */
  readonly look: string
}

export type Texts = {
  readonly cards: ReadonlyMap<string, CardText>
  readonly pages: ReadonlyMap<string, PageText>
  readonly settings: Settings
  readonly values: Values
  /** The school's logo: its file, and a hash of the picture; null where there is none. */
  readonly logo: { readonly file: string; readonly picture: string } | null
}

/** What compiled content says, as much of it as could be read; what is wrong in it is the check's to tell. */
export function textsOf(
  { settings, values, pages, readings }: Content,
  files: ContentFiles,
): Texts {
  const cards = new Map<string, CardText>()
  const pageTexts = new Map<string, PageText>()
  const shownOn = new Map(pages.map(({ slug, cards: ids }) => [slug, ids]))
  for (const { kind, id, file, found, uses } of readings) {
    if (!found) continue
    if (kind === 'card') {
      cards.set(id, {
        kind,
        id,
        file,
        title: found.title,
        icon: found.icon ?? '',
        description: filled(found.description),
        facts: found.facts.map((fact) => ({ ...fact, value: filled(fact.value) })),
        links: found.links.map((link) => ({ note: link.note, ...whereOf(link) })),
        ...bodyText(found.message, uses, files),
      })
    } else {
      pageTexts.set(id, {
        kind,
        id,
        file,
        title: found.title,
        icon: found.icon ?? '',
        description: filled(found.intro),
        public: found.public,
        cards: shownOn.get(id) ?? [],
        ...bodyText(found.body, uses, files),
      })
    }
  }
  return { cards, pages: pageTexts, settings, values, logo: logoIn(files, settings) }
}

function filled(parts: readonly FilledPart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : storedValue(part.stored))).join('')
}

function whereOf(link: ReadLink): { key: string; address: string } {
  return link.kind === 'stored'
    ? { key: link.key, address: '' }
    : { key: '', address: link.address }
}

function bodyText(
  drawing: DrawnElement | null,
  { values, pictures }: Uses,
  files: ContentFiles,
): BodyText {
  const shown = pictures.map((file) => hash(files.get(file) ?? ''))
  return {
    body: plainText(drawing),
    values: new Set(values),
    pictures,
    look: [JSON.stringify(drawing), ...shown].join('\n'),
  }
}

function logoIn(files: ContentFiles, settings: Settings): Texts['logo'] {
  const file = `content/${settings.site?.parts?.logo ?? ''}`
  const picture = files.get(file)
  return picture === undefined ? null : { file, picture: hash(picture) }
}

function hash(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
