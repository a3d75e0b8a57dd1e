import type { Explanation } from '../problem.ts'
import { nearest } from '../suggest.ts'
import { asFileName } from './file-name.ts'

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
  const [, folder = '', file = '', ...deeper] = path.split('/')
  if (deeper.length > 0) return null
  const meant = file === '' ? besideFolders(folder, jsonFiles) : inFolder(folder, file, hasPage)
  return meant === null || meant === path ? null : meant
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

/** What to do with a file of another name than it should have. */
export function explainMisnamed(path: string, meant: string, isThere: boolean): Explanation {
  const [file, name] = [nameOf(path), nameOf(meant)]
  const kind = name === 'page.md' ? 'page' : name.endsWith('.md') ? 'card' : null
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
