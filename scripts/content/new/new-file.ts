import type { ContentFiles } from '../files/content-files.ts'
import { suggest } from '../suggest.ts'

/** Files to be written, by their paths, and what to tell the person who asked for them. */
export type NewFiles = {
  readonly files: ReadonlyMap<string, string>
  readonly told: readonly string[]
}

/** Something that keeps a file from being made, said in a sentence or two. */
export class CannotMake extends Error {
  override readonly name = 'CannotMake'
}

/** The names of the pages there are. */
function pageNames(files: ContentFiles): string[] {
  return [...files.keys()].flatMap((file) => /^content\/([^/]+)\/page\.md$/.exec(file)?.[1] ?? [])
}

/** @throws {CannotMake} when there is such a file already */
export function assertFree(files: ContentFiles, file: string): void {
  if (!files.has(file)) return
  throw new CannotMake(`There is a file ${file} already. Choose another title, or edit that file.`)
}

/** @throws {CannotMake} when there is no such page */
export function assertPage(files: ContentFiles, page: string): void {
  const pages = pageNames(files)
  if (pages.includes(page)) return
  const advice = suggest(page, pages) ?? `The pages are ${pages.toSorted().join(', ')}.`
  throw new CannotMake(`There is no page ${page}. ${advice}`)
}
