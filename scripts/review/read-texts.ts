import { createHash } from 'node:crypto'
import { fillText, splitText, type Values } from '../../src/content/values.ts'
import { keepDrawing } from '../../src/content/markdown/drawing.ts'
import { findTooMuch } from '../content/check/too-much.ts'
import { readFrontMatter } from '../content/fields/read-front-matter.ts'
import { decodeFolder } from '../content/files/decode-folder.ts'
import type { ContentFiles } from '../content/files/content-files.ts'
import { sortFiles } from '../content/files/sort-files.ts'
import { collectValues } from '../content/read/collect-values.ts'
import { readSettings, type Settings } from '../content/read/read-settings.ts'
import { renderMarkdown } from '../content/read/render-markdown.ts'
import { checkShape } from '../content/fields/check-shape.ts'
import { cardSchema, pageSchema } from '../content/schemas/documents.ts'
import type { Source } from '../content/source.ts'
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

/** Reads what can be read of a version; what is wrong in it is the check's to tell. */
export function readTexts(files: ContentFiles): Texts {
  const sorted = sortFiles(files, nobody)
  const settings = readSettings(sorted.json, nobody)
  const values = collectValues(settings)
  const reader = createReader(files, values)
  const cards = new Map<string, CardText>()
  const pages = new Map<string, PageText>()
  for (const [slug, paths] of sorted.folders) {
    const folder = decodeFolder(slug, paths, files, nobody)
    const own: string[] = []
    for (const [name, source] of folder.cards) {
      const card = source && reader.card(`${slug}/${name}`, source)
      if (!card) continue
      own.push(card.id)
      cards.set(card.id, card)
    }
    const page = folder.page && reader.page(slug, folder.page, own)
    if (page) pages.set(slug, page)
  }
  return { cards, pages, settings, values, logo: logoIn(files, settings) }
}

const nobody = () => {}

function logoIn(files: ContentFiles, settings: Settings): Texts['logo'] {
  const file = `content/${settings.site?.parts?.logo ?? ''}`
  const picture = files.get(file)
  return picture === undefined ? null : { file, picture: hash(picture) }
}

function createReader(files: ContentFiles, values: Values) {
  const fill = (text = '') =>
    fillText(text, values)
      .map((part) => (typeof part === 'string' ? part : storedValue(part.stored)))
      .join('')

  const readBody = (source: Source, text: string): BodyText => {
    // What the check refuses would take the parser minutes.
    const drawing = findTooMuch(text) ? null : renderMarkdown(text, { values, onTree: nobody })
    const body = plainText(drawing)
    const folder = source.file.slice(0, source.file.lastIndexOf('/'))
    const pictures = body.pictures.map((name) => `${folder}/${name}`)
    const shown = pictures.map((file) => hash(files.get(file) ?? ''))
    const named = splitText(source.text).flatMap((part) =>
      part.kind === 'value' ? [part.name] : [],
    )
    return {
      body,
      values: new Set(named),
      pictures,
      look: [keepDrawing(drawing), ...shown].join('\n'),
    }
  }

  return {
    card: (id: string, source: Source): CardText | null => {
      const file = readFrontMatter(source, nobody)
      if (!file) return null
      const { parts } = checkShape(cardSchema, file.fields, nobody)
      return {
        kind: 'card',
        id,
        file: source.file,
        title: fill(parts?.title),
        icon: parts?.icon ?? '',
        description: fill(parts?.description),
        facts: (parts?.facts ?? []).map((fact) => ({
          label: fill(fact?.label),
          value: fill(fact?.value),
          copy: fact?.copy ?? false,
        })),
        links: (parts?.links ?? []).map((link) => ({
          note: fill(link?.note),
          key: link?.key ?? '',
          address: fill(link?.address),
        })),
        ...readBody(source, file.body),
      }
    },
    page: (id: string, source: Source, own: readonly string[]): PageText | null => {
      const file = readFrontMatter(source, nobody)
      if (!file) return null
      const { parts } = checkShape(pageSchema, file.fields, nobody)
      const named = (parts?.cards ?? []).flatMap((name) =>
        name === undefined ? [] : [name.includes('/') ? name : `${id}/${name}`],
      )
      return {
        kind: 'page',
        id,
        file: source.file,
        title: fill(parts?.title),
        icon: parts?.icon ?? '',
        description: fill(parts?.intro),
        public: parts?.public ?? false,
        cards: [...new Set([...named, ...own])],
        ...readBody(source, file.body),
      }
    },
  }
}

function hash(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
