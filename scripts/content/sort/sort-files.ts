import { compareText, error, type Problem } from '../problem.ts'
import { topOf } from '../source.ts'
import { explainStray } from './explain-stray.ts'
import { meantPath } from './meant-path.ts'

/** The four JSON files, each of which must be there. */
const JSON_FILES = ['site', 'links', 'figures', 'navigation'] as const
export type JsonFile = (typeof JSON_FILES)[number]

/** A file of Markdown, by what it holds: its id is that of the card, or the name of the page or mail. */
export type TextFile = {
  readonly kind: 'card' | 'page' | 'mail'
  readonly id: string
  readonly file: string
}

/** The files of content by what they are, in the order of their names. */
export type SortedFiles = {
  readonly texts: readonly TextFile[]
  /** The JSON files that there are, each by its path. */
  readonly settings: ReadonlyMap<JsonFile, string>
  /** Paths of pictures, such as content/classes/map.png. */
  readonly pictures: ReadonlySet<string>
  /** Paths of files that may be the school's logo, such as content/logo.svg. */
  readonly logos: ReadonlySet<string>
  /** One for each file that has a wrong name or belongs nowhere. */
  readonly problems: readonly Problem[]
}

/** Sorts the paths of content's files. A misnamed file still counts as the file it was meant to be. */
export function sortFiles(paths: Iterable<string>): SortedFiles {
  const there = new Set(paths)
  const problems: Problem[] = []
  /** The path that each file should have, by its path. */
  const meant = new Map<string, string>()
  for (const file of [...there].toSorted(byName)) {
    if (file === README) continue
    const path = meantPath(file, there)
    if (path === null) {
      problems.push(error(topOf(file), explainStray(file)))
    } else if (path !== file && there.has(path)) {
      problems.push(error(topOf(file), copyOf(path)))
    } else {
      if (path !== file) problems.push(error(topOf(file), misnamed(file, path)))
      if (![...meant.values()].includes(path)) meant.set(file, path)
    }
  }
  const found = [...meant]
  return {
    texts: found.flatMap(([file, path]) => (TEXT.test(path) ? [{ file, ...kindOf(path) }] : [])),
    settings: new Map(
      JSON_FILES.flatMap((name) => {
        const [file] = found.find(([, path]) => path === jsonPath(name)) ?? []
        return file === undefined ? [] : [[name, file] as const]
      }),
    ),
    pictures: new Set(found.flatMap(([, path]) => (PICTURE.test(path) ? path : []))),
    logos: new Set(found.flatMap(([, path]) => (LOGO.test(path) ? path : []))),
    problems,
  }
}

export function jsonPath(name: JsonFile): string {
  return `content/${name}.json`
}

const README = 'content/README.md'
const TEXT = /\.md$/
const PICTURE = /^content\/[^/]+\/[^/]+\.(?!md$)\w+$/
const LOGO = /^content\/logo\.\w+$/

function kindOf(path: string): Omit<TextFile, 'file'> {
  const [, folder = '', name = ''] = path.replace(/\.md$/, '').split('/')
  if (folder === 'mail') return { kind: 'mail', id: name }
  return name === 'page' ? { kind: 'page', id: folder } : { kind: 'card', id: `${folder}/${name}` }
}

/** By the names of folders and files, whatever comes behind them: a before a-b. */
function byName(a: string, b: string): number {
  return compareText(nameOf(a), nameOf(b)) || compareText(a, b)
}

function nameOf(path: string): string {
  return path.replace(/\.[a-z]+$/, '').replaceAll('/', '\0')
}

function misnamed(file: string, path: string) {
  return {
    rule: 'file-name',
    message: `The portal cannot use a file with the name ${file.replace(/^content\//, '')}.`,
    advice: `Names have small letters, digits and single hyphens, and those of texts end in .md. Call it ${path}`,
  }
}

function copyOf(path: string) {
  return {
    rule: 'file-name',
    message: `This is a second copy: ${path} is there already.`,
    advice: `Remove this file. If its words are the new ones, copy them into ${path} first.`,
  }
}
