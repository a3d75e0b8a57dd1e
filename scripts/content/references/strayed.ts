import { dirname } from 'node:path/posix'
import { plainText, type ContentFiles } from '../files/content-files.ts'
import { asFileName } from '../files/file-name.ts'
import { textsOf, titledLike } from './moved.ts'

/**
 * Cards and pages of the accepted version that lie now where nothing finds them: what they are called there,
 * and the path that they had, with the name that they have now.
 */
export function strayedFiles(
  files: ContentFiles,
  accepted: ContentFiles | null,
): Map<string, string> {
  const strayed = new Map<string, string>()
  if (accepted === null) return strayed
  const found = textsOf(files)
  const others = [...files.keys()].filter((path) => !found.has(path) && isText(path))
  const fresh = others
    .filter((path) => !accepted.has(path))
    .map((path) => [path, plainText(files.get(path) ?? '')] as const)
  for (const [file, text] of textsOf(accepted)) {
    if (found.has(file)) continue
    const path = (fresh.find(([, other]) => other === text) ?? titledLike(text, fresh))?.[0]
    if (path === undefined || strayed.has(path)) continue
    const stem = (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '')
    const meant = file.endsWith('/page.md') ? file : `${dirname(file)}/${asFileName(stem)}.md`
    strayed.set(path, files.has(meant) ? file : meant)
  }
  return strayed
}

/** By its ending, if it has one. */
function isText(path: string): boolean {
  return /(?:^|\/)(?:[^./][^./]*|[^/]+\.(?:md|markdown|txt))$/i.test(path)
}
