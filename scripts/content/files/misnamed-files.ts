import { dirname } from 'node:path/posix'
import type { Explanation } from '../problem.ts'
import { nearest } from '../suggest.ts'
import { asFileName, meantName } from './file-name.ts'

/** Endings of texts: Markdown's own, those that programs add, none. */
const TEXT_ENDING =
  /(?:\.(?:md|markdown|mdown|mkd|mdx|txt|text))*(?:\. ?(?:md|markdown|mdown|mkd|mdx|txt|text))?$/i

/**
 * The path that a file was meant to have, by its name: content/classes/page.md for
 * content/classes/index.md or page.MD, content/site.json for content/Site.json; null where it has
 * that path, or its name says nothing.
 * @param hasPage whether the folder has its page.md
 */
export function meantPath(path: string, jsonFiles: readonly string[], hasPage: boolean) {
  if (!path.startsWith('content/')) return meantOutside(path, hasPage)
  const [, folder = '', file = '', ...deeper] = path.split('/')
  if (deeper.length > 0) return null
  const meant = file === '' ? besideFolders(folder, jsonFiles) : inFolder(folder, file, hasPage)
  return meant === null || meant === path ? null : meant
}

/** The path in content of a text that lies beside it: that of its last folder, if that is a page's or makes one. */
function meantOutside(path: string, hasPage: boolean): string | null {
  const [file = '', folder] = path.split('/').toReversed()
  if (folder === undefined) return null
  const slug = meantName(folder)
  const stem = file.replace(TEXT_ENDING, '')
  if (slug === 'mail') return `content/mail/${file}`
  if (stem.toLowerCase() === 'page') return `content/${slug}/page.md`
  return hasPage ? `content/${slug}/${asFileName(stem) ?? 'class-link'}.md` : null
}

function inFolder(folder: string, file: string, hasPage: boolean): string | null {
  const isText = /^[^.]+$|\. ?(?:md|markdown|mdown|mkd|mdx|txt|text)$/i.test(file)
  if (folder === 'mail' || !isText || file.startsWith('.')) return null
  const stem = file.replace(TEXT_ENDING, '')
  const isPage = /^(?:index|readme)$/i.test(stem) || (!hasPage && isPageName(stem, folder))
  if (isPage || stem.toLowerCase() === 'page') return `content/${folder}/page.md`
  // What has the right ending is a card, and its name is looked at with its text.
  return /[^.]\.md$/.test(file) ? null : `content/${folder}/${asFileName(stem) ?? 'class-link'}.md`
}

function isPageName(stem: string, folder: string): boolean {
  const plain = stem.replace(/ ?\(\d+\)$/, '').toLowerCase()
  return plain === 'page' || plain === 'pages' || plain === folder.toLowerCase()
}

function besideFolders(file: string, jsonFiles: readonly string[]): string | null {
  const logo = /^logo\.(?:svg|png|webp)$/i.exec(file)?.[0]
  if (logo !== undefined) return `content/${logo.toLowerCase()}`
  const [, stem = '', ending = ''] = /^([\w-]+)\.(json\w*(?:\.txt)?|txt)$/i.exec(file) ?? []
  const isJson = /^json/i.test(ending)
  const name = isJson ? nearest(stem, jsonFiles) : jsonFiles.find((other) => other === stem)
  return name === null || name === undefined ? null : `content/${name}.json`
}

export const OUTSIDE =
  'This file lies beside the folder content, not in it, and so the portal does not read it.'

/**
 * What to do with a file of another name than it should have.
 * @param folders of pages, one of which may have been meant by the folder that it lies in
 */
export function explainMisnamed(
  path: string,
  meant: string,
  isThere: boolean,
  folders: readonly string[],
): Explanation {
  const [file, name] = [nameOf(path), nameOf(meant)]
  const kind = name === 'page.md' ? 'page' : name.endsWith('.md') ? 'card' : null
  if (!path.startsWith('content/')) {
    const taken = `A file ${meant} is there already. If the words of this one are newer, copy them into it first. Then remove this one.`
    return [OUTSIDE, isThere ? taken : `Move it to ${meant}`]
  }
  if (kind !== null && dirname(path) !== dirname(meant)) {
    const folder = folders.find((other) => other === nameOf(dirname(path)) && kind === 'card')
    const to = folder === undefined ? '' : `to content/${folder}/${name}, or `
    return [`This ${kind} does not lie in the folder of a page.`, `Move it ${to}back to ${meant}`]
  }
  const sentence =
    kind === null
      ? `This file is called ${file}, and so the portal does not read it.`
      : `This file is called ${file}, and so it is no ${kind}.`
  const taken = `A file ${name} is there already. If the words of this one are newer, copy them into ${name} first. Then remove this one.`
  return [sentence, isThere ? taken : `Give it the name ${name}.`]
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
