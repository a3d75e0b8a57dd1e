import { nearest } from '../suggest.ts'
import { asFileName } from './file-name.ts'

/** Behind the name of a file that is there already: what browsers and computers put. */
const COPY = /(?: ?\(\d+\)| - Copy(?: \(\d+\))?| copy(?: \d+)?)$/i

/**
 * The path that a file of content has, or should have: content/classes/page.md for
 * content/Classes/index.MD. Null for a file that belongs nowhere.
 * @param there all paths
 */
export function meantPath(file: string, there: ReadonlySet<string>): string | null {
  const [, folder = '', last, ...deeper] = file.split('/')
  if (deeper.length > 0 || /^[.~]|~$/.test(last ?? folder)) return null
  return last === undefined ? besideFolders(folder) : inFolder(folder, last, there)
}

/** The settings and the logo lie beside the folders. */
function besideFolders(file: string): string | null {
  const [, stem = '', ending = ''] = /^(.+?)\.((?:json|svg|png|webp)(?:\.txt)?)$/i.exec(file) ?? []
  const name = stem.replace(COPY, '').toLowerCase()
  if (/^json/i.test(ending)) {
    const meant = nearest(name, ['site', 'links', 'figures', 'navigation'])
    return meant && `content/${meant}.json`
  }
  return name === 'logo' ? `content/logo.${ending.toLowerCase()}` : null
}

function inFolder(folder: string, file: string, there: ReadonlySet<string>): string | null {
  const [, stem = file, written = 'md'] =
    /^(.+?)(?:\.md)?\.(md|markdown|mdx|txt|png|jpe?g|webp|avif|gif|svg)$/i.exec(file) ?? []
  const ending = written.toLowerCase().replace(/^(?:markdown|mdx|txt)$/, 'md')
  if ((stem === file && file.includes('.')) || (folder === 'mail' && ending !== 'md')) return null
  const name = asFileName(stem.replace(COPY, ''))
  const lacksPage = !there.has(`content/${folder}/page.md`)
  const isPage = /^(?:index|readme)$/.test(name ?? '') || (lacksPage && name === folder)
  if (name === null) return null
  return `content/${asFileName(folder) ?? folder}/${isPage ? 'page' : name}.${ending}`
}
