import type { ContentFiles } from '../../content/files/content-files.ts'
import { findReferences, type ReferencesIn } from '../../content/references/find-references.ts'
import { free } from './new-name.ts'

/** The files that show each picture. */
export function picturesShown(files: ContentFiles, read: ReferencesIn): Map<string, Set<string>> {
  const shown = new Map<string, Set<string>>()
  for (const { file, to } of findReferences(files, read).references) {
    if (to.kind !== 'picture' || !files.has(to.file)) continue
    shown.set(to.file, (shown.get(to.file) ?? new Set()).add(file))
  }
  return shown
}

/** The pictures that a text alone shows. */
export function lonePictures(files: ContentFiles, text: string, read: ReferencesIn): string[] {
  return [...picturesShown(files, read)].flatMap(([picture, by]) =>
    by.size === 1 && by.has(text) ? picture : [],
  )
}

/** Where the pictures of a text go that moves to another folder, and which do not stay behind. */
export function picturesTaken(
  files: ContentFiles,
  text: string,
  folder: string,
  read: ReferencesIn,
): { readonly moved: ReadonlyMap<string, string>; readonly gone: readonly string[] } {
  const moved = new Map<string, string>()
  for (const [picture, by] of picturesShown(files, read)) {
    if (!by.has(text)) continue
    const [, name = '', ending = ''] = /([^/]+)\.([a-z]+)$/.exec(picture) ?? []
    const places = new Set([...files.keys(), ...moved.values()])
    const unused = free(name, (wanted) => places.has(`content/${folder}/${wanted}.${ending}`))
    moved.set(picture, `content/${folder}/${unused}.${ending}`)
  }
  return { moved, gone: lonePictures(files, text, read) }
}
