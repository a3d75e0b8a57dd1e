import { basename } from 'node:path/posix'
import { decodeText } from './decode-text.ts'
import { asFileName, FILE_NAME } from './file-name.ts'
import type { ContentFiles } from './content-files.ts'
import type { Report } from '../problem.ts'
import type { Source } from '../source.ts'

/** The texts of a page folder; null for one that is there but is no readable text, which is reported. */
export type Folder = {
  readonly page: Source | null | undefined
  /** By their names, and in that order. */
  readonly cards: ReadonlyMap<string, Source | null>
}

/**
 * Decodes the texts of the page folder `slug`, and reports names that no address can hold.
 * @param paths those of its texts, in order
 */
export function decodeFolder(
  slug: string,
  paths: readonly string[],
  files: ContentFiles,
  report: Report,
): Folder {
  const cards = new Map<string, Source | null>()
  let page: Source | null | undefined
  for (const file of paths) {
    const name = basename(file, '.md')
    for (const part of new Set([slug, name])) checkName(part, file, report)
    const source = decodeText(file, files.get(file) ?? '', report)
    if (name === 'page') page = source
    else cards.set(name, source)
  }
  return { page, cards }
}

function checkName(part: string, file: string, report: Report): void {
  if (FILE_NAME.test(part)) return
  const sentence = `The name ${part} cannot be a part of a web address.`
  const advice = `Use small letters, digits and single hyphens: ${asFileName(part) ?? 'class-link'}`
  report({ file, line: 1, column: 1 }, sentence, advice)
}
