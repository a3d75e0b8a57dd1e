import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

/** The build's own file: the hash of its sources, then a line for each file that it wrote, as sha256sum does. */
export const BUILD_FILE = 'source-hash.txt'
const LINE = /^([0-9a-f]{64}) {2}(.+)$/

/** How many damaged files a message names. */
const NAMED = 5

/**
 * Stops the start where a built portal is not what the build wrote: a copy that broke off, a disk that was
 * full. A portal without the build's list must at least have a page.
 * @throws {StartError} that names what is damaged
 */
export function verifyBuild(folder: string): void {
  const damaged = damagedFiles(folder)
  if (damaged.length === 0) return
  const more = damaged.length > NAMED ? ` and ${damaged.length - NAMED} more` : ''
  throw new StartError(
    `The built portal in ${folder} is damaged: ${damaged.slice(0, NAMED).join(', ')}${more}. ` +
      'Build it again with npm run build, or copy it again as a whole.',
  )
}

/** The files of a built portal that are missing, or hold something else than what the build wrote. */
export function damagedFiles(folder: string): string[] {
  const list = join(folder, BUILD_FILE)
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []
  const written = lines.flatMap((line) => {
    const [, hash = '', name = ''] = LINE.exec(line) ?? []
    return name === '' ? [] : [{ hash, name }]
  })
  if (written.length === 0) return isEmpty(join(folder, 'index.html')) ? ['index.html'] : []
  return written
    .filter(({ hash, name }) => hashOf(join(folder, name)) !== hash)
    .map(({ name }) => name)
}

/** As sha256sum prints it; null when there is no such file, or a folder in its place. */
export function hashOf(file: string): string | null {
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() === true
  return isFile ? createHash('sha256').update(readFileSync(file)).digest('hex') : null
}

function isEmpty(file: string): boolean {
  return !existsSync(file) || statSync(file).size === 0
}
