import { decodeText } from '../files/decode-text.ts'
import type { FieldBlock } from '../fields/fields.ts'
import type { FolderInputs } from './kept.ts'
import { linkUse } from '../link-use.ts'
import type { CardHead } from '../read/read-card.ts'
import type { ReadFolder } from '../read/read-folder.ts'
import type { ReadPage } from '../read/read-page.ts'
import type { Reading } from '../read/reading.ts'
import type { Place } from '../source.ts'

type Span = { readonly start: number; readonly end: number }

/**
 * What a folder in which nothing is wrong was read to, as plain data. Of its cards it holds what the
 * rest of content looks at; their texts are in the module that was made of them.
 */
export type KeptFolder = {
  /** A hash of everything it was made of. */
  readonly inputs: string
  /** A hash of its module; null where there are no cards. */
  readonly source: string | null
  readonly page: Omit<ReadPage, 'fields'> & { readonly fields: Span }
  readonly heads: readonly (Omit<CardHead, 'fields'> & { readonly fields: Span })[]
  readonly linkingTexts: readonly {
    readonly page: string | null
    readonly links: readonly { readonly address: string; readonly place: Place }[]
  }[]
  readonly usedValues: readonly string[]
  readonly usedPictures: readonly string[]
}

/** Null where something was said of it. */
export function keepFolder(
  { result, said, noted }: Reading<ReadFolder>,
  inputs: string,
  source: string | null,
): KeptFolder | null {
  const { page, heads, linkingTexts } = result
  if (!page || said.length > 0) return null
  return {
    inputs,
    source,
    page: { ...page, fields: spanOf(page.fields) },
    heads: [...heads.values()].flatMap((head) =>
      head ? [{ id: head.id, title: head.title, fields: spanOf(head.fields) }] : [],
    ),
    linkingTexts: linkingTexts.map(({ page: on, links }) => ({
      page: on,
      links: links.map(({ address, place }) => ({ address, place })),
    })),
    usedValues: [...noted.usedValues],
    usedPictures: [...noted.usedPictures],
  }
}

/** @param read reads the folder itself, for whoever asks for its cards */
export function reviveFolder(
  { page, heads, linkingTexts, usedValues, usedPictures }: KeptFolder,
  { slug, paths, texts }: FolderInputs,
  read: () => Reading<ReadFolder>,
): Reading<ReadFolder> {
  const fieldsIn = (name: string, { start, end }: Span): FieldBlock => {
    const file = `content/${name}.md`
    return {
      start,
      end,
      // Decoded when somebody asks for a place.
      get source() {
        const source = decodeText(file, texts[paths.indexOf(file)] ?? '', () => {})
        if (!source) throw new Error(`${file} was kept, but it cannot be read.`)
        return source
      },
    }
  }
  const result: ReadFolder = {
    slug,
    page: { ...page, fields: fieldsIn(`${slug}/page`, page.fields) },
    heads: new Map(
      heads.map((head) => [head.id, { ...head, fields: fieldsIn(head.id, head.fields) }]),
    ),
    cards: () => read().result.cards(),
    isWhole: true,
    linkingTexts: linkingTexts.map((text) => ({
      page: text.page,
      links: text.links.map(({ address, place }) => linkUse(address, () => place)),
    })),
  }
  const noted = {
    usedValues: new Set(usedValues),
    usedPictures: new Set(usedPictures),
    linkingTexts: [],
  }
  return { result, said: [], noted }
}

function spanOf({ start, end }: FieldBlock): Span {
  return { start, end }
}
