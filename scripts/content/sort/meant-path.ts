import { nearest } from '../../../src/contract/nearest.ts'
import { MAIL_NAMES } from '../mail/mail-kinds.ts'
import { asFileName } from './file-name.ts'

/** The four JSON files, each of which must be there. */
export const JSON_FILES = ['site', 'links', 'figures', 'navigation'] as const

/**
 * The path that a file of content has, or should have: content/exams/exam-dates.md for
 * content/Exams/Exam dates.MD. Null for a file that belongs nowhere.
 */
export function meantPath(file: string): string | null {
  const [, folder = '', last, ...deeper] = file.split('/')
  if (deeper.length > 0 || /^[.~]|~$/.test(last ?? folder)) return null
  return last === undefined ? besideFolders(folder) : inFolder(folder, last)
}

/** The settings and the logo lie beside the folders. */
function besideFolders(file: string): string | null {
  const [, stem = '', ending = ''] = /^(.+)\.(json|svg|png|webp)$/.exec(file.toLowerCase()) ?? []
  const meant = nearest(stem, ending === 'json' ? JSON_FILES : ['logo'])
  return meant && `content/${meant}.${ending}`
}

function inFolder(folder: string, file: string): string | null {
  // A name without an ending was to be a text.
  const named = file.includes('.') ? file : `${file}.md`
  const [, stem = '', written = ''] =
    /^(.+)\.(md|markdown|mdx|txt|png|jpe?g|webp|avif|gif|svg)$/i.exec(named) ?? []
  const ending = written.toLowerCase().replace(/^(?:markdown|mdx|txt)$/, 'md')
  if (folder === 'mail') {
    const meant = ending === 'md' ? nearest(stem, MAIL_NAMES) : null
    return meant && `content/mail/${meant}.md`
  }
  const name = asFileName(stem)
  return name && `content/${asFileName(folder) ?? folder}/${name}.${ending}`
}
