import { createHash } from 'node:crypto'
import { decodeText } from './files/decode-text.ts'
import type { FieldBlock } from './fields/fields.ts'
import type { FolderInputs, Kept } from './kept.ts'
import { linkUse } from './link-use.ts'
import type { CardHead } from './read/read-card.ts'
import type { ReadFolder } from './read/read-folder.ts'
import type { ReadPage } from './read/read-page.ts'
import type { Reading } from './read/reading.ts'
import type { Place } from './source.ts'

type Span = { readonly start: number; readonly end: number }

/**
 * What a folder in which nothing is wrong was read to, as plain data. Of its cards it holds what the
 * rest of content looks at; their texts are in the module that was made of them.
 */
type KeptFolder = {
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

export type KeptFolders = Readonly<Record<string, KeptFolder>>

type Keeper = Kept & {
  /** What is to be kept for the next process: every folder that was asked for. */
  readonly keep: (sources: ReadonlyMap<string, string>) => KeptFolders
}

/**
 * @param before what the last process kept
 * @param readSource the source of a module as it lies there; null where there is none
 */
export function createKeeper(
  before: KeptFolders,
  readSource: (module: string) => string | null,
): Keeper {
  const recalled = new Map<string, KeptFolder>()
  const sources = new WeakMap<ReadFolder, string>()
  const readings = new Map<string, { inputs: string; reading: Reading<ReadFolder> }>()

  return {
    folder(inputs, read) {
      const { slug } = inputs
      const hash = hashOf(inputs)
      const known = before[slug]
      const source = known?.source == null ? '' : readSource(moduleOf(slug))
      const isSame =
        known?.inputs === hash && (known.source === null || hashText(source ?? '') === known.source)
      if (!isSame) {
        const reading = read()
        readings.set(slug, { inputs: hash, reading })
        return reading
      }
      const reading = revive(known, inputs, read)
      recalled.set(slug, known)
      sources.set(reading.result, source ?? '')
      return reading
    },
    sourceOf: (folder) => sources.get(folder),
    keep(modules) {
      const kept: Record<string, KeptFolder> = Object.fromEntries(recalled)
      for (const [slug, { inputs, reading }] of readings) {
        const source = modules.get(moduleOf(slug))
        const folder = keptFolder(reading, inputs, source === undefined ? null : hashText(source))
        if (folder) kept[slug] = folder
      }
      return kept
    },
  }
}

function keptFolder(
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

function revive(
  { page, heads, linkingTexts, usedValues, usedPictures }: KeptFolder,
  { slug, paths, texts }: FolderInputs,
  read: () => Reading<ReadFolder>,
): Reading<ReadFolder> {
  const fieldsIn = (name: string, { start, end }: Span): FieldBlock => {
    const file = `content/${name}.md`
    // Decoded when somebody asks for a place.
    const decode = () => decodeText(file, texts[paths.indexOf(file)] ?? '', () => {})
    return {
      start,
      end,
      get source() {
        return decode() ?? { file, text: '' }
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

/** The path of a folder's cards below src/content/compiled. */
function moduleOf(slug: string): string {
  return `cards/${slug}.tsx`
}

function hashOf({ dependsOn, paths, texts }: FolderInputs): string {
  const hash = createHash('sha256').update(`${dependsOn}\0`)
  for (const [index, path] of paths.entries()) {
    const text = texts[index] ?? ''
    // With its length, no text can be taken for the end of another.
    hash.update(`${path}\0${text.length}\0`).update(text)
  }
  return hash.digest('hex')
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
