import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf, StartError } from '../start-error.ts'

/** The hash of the build's sources, then a line for each built file, in the format of sha256sum. */
export const BUILD_FILE = 'source-hash.txt'
const LINE = /^([0-9a-f]{64}) {2}(.+)$/

/** How many damaged files a message names. */
const NAMED = 5

/**
 * Refuses a damaged portal, such as an incomplete copy. Without the build's list, it only needs
 * an index.html.
 * @throws {StartError} which names the damaged files; EACCES when they may not be read
 */
export function verifyBuild(folder: string): void {
  refuseUnreadable(join(folder, 'index.html'))
  const damaged = damagedFiles(folder)
  if (damaged.length === 0) return
  const more = damaged.length > NAMED ? ` and ${damaged.length - NAMED} more` : ''
  throw new StartError(
    `The built portal in ${folder} is damaged: ${damaged.slice(0, NAMED).join(', ')}${more}. ` +
      'Build it again with npm run build, or copy it again as a whole.',
  )
}

/** A file that may not be read looks like a missing one to the checks below. */
function refuseUnreadable(file: string): void {
  try {
    accessSync(file, constants.R_OK)
  } catch (error) {
    if (codeOf(error) === 'EACCES') throw error
  }
}

function listed(folder: string): { hash: string; name: string }[] {
  const list = join(folder, BUILD_FILE)
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []
  return lines.flatMap((line) => {
    const [, hash = '', name = ''] = LINE.exec(line) ?? []
    return name === '' ? [] : [{ hash, name }]
  })
}

/** The names of all files of a built portal; without the build's list, only its index.html. */
export function builtFiles(folder: string): string[] {
  const names = listed(folder).map(({ name }) => name)
  return names.length > 0 ? names : ['index.html']
}

/** The files of a built portal that are missing or were changed. */
export function damagedFiles(folder: string): string[] {
  const files = listed(folder)
  if (files.length === 0) return isEmpty(join(folder, 'index.html')) ? ['index.html'] : []
  return files
    .filter(({ hash, name }) => hashOf(join(folder, name)) !== hash)
    .map(({ name }) => name)
}

/** In hex; null when there is no such file, or it is a folder. */
export function hashOf(file: string): string | null {
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() === true
  return isFile ? createHash('sha256').update(readFileSync(file)).digest('hex') : null
}

function isEmpty(file: string): boolean {
  return !existsSync(file) || statSync(file).size === 0
}
