import { compareText, error, type Problem } from '../problem.ts'
import { topOf } from '../source.ts'
import { copiedFrom, explainCopy } from './copied-files.ts'
import { explainStray } from './explain-stray.ts'
import { explainMisnamed, meantPath } from './misnamed-files.ts'

/** The four JSON files, each of which must be there. */
export const JSON_FILES = ['site', 'links', 'figures', 'navigation'] as const
export type JsonFile = (typeof JSON_FILES)[number]

/** The files of content by what they are, in the order of their names. */
export type SortedFiles = {
  /** The paths of the texts in every page folder, by its name. */
  readonly folders: ReadonlyMap<string, readonly string[]>
  /** The paths of the mails, such as content/mail/reset-code.md. */
  readonly mails: readonly string[]
  /** Paths of pictures, such as content/classes/map.png. */
  readonly pictures: ReadonlySet<string>
  /** Paths of files that may be the school's logo, such as content/logo.svg. */
  readonly logos: ReadonlySet<string>
  /** Files of another name or place than they should have, by the paths that they should have. */
  readonly misnamed: ReadonlyMap<string, string>
  /** One for each file that belongs nowhere. */
  readonly problems: readonly Problem[]
}

/** Sorts the paths of content's files. */
export function sortFiles(paths: Iterable<string>): SortedFiles {
  const sorted = [...paths].toSorted(byName)
  const there = new Set(sorted)
  const copies = new Map(
    sorted.flatMap((path): [string, string][] => {
      const first = copiedFrom(path) ?? inSmallLetters(path)
      return first !== null && there.has(first) ? [[path, first]] : []
    }),
  )
  const own = sorted.filter((path) => !copies.has(path))
  const inFolders = own.filter((path) => TEXT.test(path))
  const misnamed = new Map(
    own.flatMap((path): [string, string][] => {
      const hasPage = there.has(`content/${path.split('/').at(-2)}/page.md`)
      const meant = meantPath(path, JSON_FILES, hasPage)
      return meant === null ? [] : [[path, meant]]
    }),
  )
  const texts = inFolders.filter((path) => !misnamed.has(path))
  const folders = Map.groupBy(texts, (path) => path.split('/')[1] ?? '')
  const mails = own.filter((path) => MAIL.test(path))
  const pictures = new Set(sorted.filter((path) => PICTURE.test(path)))
  const logos = new Set(sorted.filter((path) => LOGO.test(path)))
  const known = new Set([
    ...texts,
    ...mails,
    ...pictures,
    ...logos,
    ...JSON_FILES.map(jsonPath),
    README,
  ])
  const problems = sorted
    .filter((path) => !known.has(path))
    .map((path) => {
      const first = copies.get(path)
      if (first !== undefined) return error(topOf(path), ...explainCopy(path, first))
      const meant = misnamed.get(path)
      const explanation =
        meant === undefined
          ? explainStray(path, [...folders.keys()])
          : explainMisnamed(path, meant, there.has(meant))
      return error(topOf(path), ...explanation)
    })
  const alike = Map.groupBy(sorted, (path) => path.toLowerCase())
  // Of a file of another name that has been told.
  const twins = [...alike.values()]
    .filter(
      (paths) => paths.length > 1 && !paths.some((path) => misnamed.has(path) || copies.has(path)),
    )
    .map(differByCase)
  const meant = new Map(
    [...misnamed].flatMap(([path, to]): [string, string][] => (there.has(to) ? [] : [[to, path]])),
  )
  return { folders, mails, pictures, logos, misnamed: meant, problems: [...problems, ...twins] }
}

export function jsonPath(name: JsonFile): string {
  return `content/${name}.json`
}

/** What a text in a folder is called that differs from another one by its capital letters alone. */
function inSmallLetters(path: string): string | null {
  const small = path.toLowerCase()
  return small !== path && TEXT.test(path) ? small : null
}

/** By the names of folders and files, whatever comes behind them: a before a-b. */
function byName(a: string, b: string): number {
  return compareText(nameOf(a), nameOf(b)) || compareText(a, b)
}

function nameOf(path: string): string {
  return path.replace(/\.[a-z]+$/, '').replaceAll('/', '\0')
}

/** Files that some computers take for one. */
function differByCase(paths: readonly string[]): Problem {
  const [first = '', second = ''] = paths
  const sentence = `This file and ${second} differ by capital letters alone: some computers keep only one of them.`
  return error(topOf(first), sentence, 'Give one of them another name, or remove it.')
}

const README = 'content/README.md'
const TEXT = /^content\/(?!mail\/)[^/]+\/[^/]+\.md$/
const MAIL = /^content\/mail\/[^/]+\.md$/
const PICTURE =
  /^content\/(?!mail\/)[^/]+\/[a-z0-9]+(?:-[a-z0-9]+)*\.(?:png|jpe?g|webp|avif|gif|svg)$/
const LOGO = /^content\/logo\.(?:svg|png|webp)$/
