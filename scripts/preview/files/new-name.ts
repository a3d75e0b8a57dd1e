import type { ContentFiles } from '../../content/files/content-files.ts'
import { asFileName, FILE_NAME, KEPT_BY_WINDOWS } from '../../content/files/file-name.ts'
import { CannotChange } from './written.ts'

/**
 * A name that a card's file or a page's folder can have, as it was typed.
 * @param title gives a name where none was typed
 * @throws {CannotChange} with the name that was meant
 */
export function newName(typed: string, isTaken: (name: string) => boolean, title = ''): string {
  const name = typed.trim()
  if (name === '') {
    const meant = asFileName(title)
    throw new CannotChange('Type the new name.', meant === null ? undefined : free(meant, isTaken))
  }
  if (!FILE_NAME.test(name)) {
    const meant = asFileName(name.replace(/\.md$/i, ''))
    const advice = 'It becomes a part of the address: use small letters, digits and single hyphens'
    throw new CannotChange(`${advice}.`, meant === null ? undefined : free(meant, isTaken))
  }
  if (name === 'page') throw new CannotChange('The name page is taken: every page has such a file.')
  if (KEPT_BY_WINDOWS.test(name)) {
    const other = free(`${name}-1`, isTaken)
    throw new CannotChange(`Windows keeps the name ${name} for itself. Choose another one.`, other)
  }
  if (isTaken(name)) {
    throw new CannotChange(`The name ${name} is taken. Choose another one.`, free(name, isTaken))
  }
  return name
}

/** The name itself, or the first with a number behind it that nobody has. */
export function free(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name) && name !== 'page') return name
  for (let number = 2; ; number += 1) {
    if (!isTaken(`${name}-${number}`)) return `${name}-${number}`
  }
}

export function hasFolder(files: ContentFiles, folder: string): boolean {
  return [...files.keys()].some((file) => file.startsWith(`content/${folder}/`))
}
