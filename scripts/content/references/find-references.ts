import { readFrontMatter } from '../fields/read-front-matter.ts'
import { plainText, rawText, type ContentFiles, type FileContent } from '../files/content-files.ts'
import { decodeText } from '../files/decode-text.ts'
import { sortFiles } from '../files/sort-files.ts'
import type { Reference } from './reference.ts'
import { referencesInSettings } from './references-in-settings.ts'
import { referencesInText } from './references-in-text.ts'

type Found = {
  readonly references: readonly Reference[]
  /** Files with mistakes that keep anybody from telling where they lead. */
  readonly unreadable: readonly string[]
}

/** What a file points at; null where its mistakes keep anybody from telling. */
export type ReferencesIn = (
  file: string,
  content: FileContent,
  slugs: ReadonlySet<string>,
) => readonly Reference[] | null

/** Everything in content that points at a page, a card or a picture of it. */
export function findReferences(files: ContentFiles, read: ReferencesIn = referencesIn): Found {
  const { folders, mails } = sortFiles(files.keys())
  const slugs = new Set(folders.keys())
  const settings = [...files.keys()].filter((file) => /^content\/[^/]+\.json$/.test(file))
  const found = [...[...folders.values()].flat(), ...mails, ...settings].map((file) => ({
    file,
    references: read(file, files.get(file) ?? '', slugs),
  }))
  return {
    references: found.flatMap(({ references }) => references ?? []),
    unreadable: found.flatMap(({ file, references }) => (references === null ? file : [])),
  }
}

export const referencesIn: ReferencesIn = (file, content, slugs) => {
  const raw = rawText(content)
  if (raw === null) return null
  if (file.endsWith('.json')) return referencesInSettings(file, plainText(raw), slugs)
  const { source } = decodeText(file, raw)
  const read = source && readFrontMatter(source)
  // By a guess nothing may be written.
  if (!read?.file || read.problems.length > 0) return null
  return referencesInText(read.file, slugs)
}
