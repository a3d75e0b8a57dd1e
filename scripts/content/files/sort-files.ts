import type { ContentFiles } from './content-files.ts'
import { decodeText } from './decode-text.ts'
import { noMemory, type Remember } from '../memory.ts'
import { compareText, type Report } from '../problem.ts'
import type { Place, Source } from '../source.ts'

/** The four JSON files, each of which must be there. */
const JSON_FILES = ['site', 'links', 'figures', 'navigation'] as const
export type JsonFile = (typeof JSON_FILES)[number]

/** The files of content by what they are, in the order of their names. */
export type SortedFiles = {
  readonly json: ReadonlyMap<JsonFile, Source>
  /** The paths of the texts in every page folder, by its name. */
  readonly folders: ReadonlyMap<string, readonly string[]>
  /** Paths of pictures, such as content/classes/map.png. */
  readonly pictures: ReadonlySet<string>
  /** Paths of files that may be the school's logo, such as content/logo.svg. */
  readonly logos: ReadonlySet<string>
}

/** Sorts files, decodes the JSON files and reports the strays. */
export function sortFiles(
  files: ContentFiles,
  report: Report,
  remember: Remember = noMemory,
): SortedFiles {
  const paths = [...files.keys()]
  const { strays, ...sorted } = remember('paths of files', paths, () => sortPaths(paths))
  for (const file of strays) {
    report(topOf(file), 'This file does not belong in the content folder.', BELONGS)
  }
  const json = new Map<JsonFile, Source>()
  for (const name of JSON_FILES) {
    const content = files.get(jsonPath(name))
    const source = content === undefined ? null : decodeText(jsonPath(name), content, report)
    if (source) json.set(name, source)
    if (content !== undefined) continue
    const advice = 'Bring it back; the portal cannot be built without it.'
    report(topOf(jsonPath(name)), 'This file is missing.', advice)
  }
  return { ...sorted, json }
}

function sortPaths(paths: readonly string[]) {
  const folders = new Map<string, string[]>()
  const rest: Record<'picture' | 'logo' | 'stray', string[]> = { picture: [], logo: [], stray: [] }
  for (const path of paths.toSorted(byName)) {
    const [, folder] = TEXT.exec(path) ?? []
    if (folder !== undefined) addTo(folders, folder, path)
    else if (PICTURE.test(path)) rest.picture.push(path)
    else if (LOGO.test(path)) rest.logo.push(path)
    else if (!isKnown(path)) rest.stray.push(path)
  }
  return {
    folders,
    pictures: new Set(rest.picture),
    logos: new Set(rest.logo),
    strays: rest.stray,
  }
}

function addTo(lists: Map<string, string[]>, name: string, path: string): void {
  const list = lists.get(name)
  if (list) list.push(path)
  else lists.set(name, [path])
}

/** By the names of folders and files, whatever comes behind them: a before a-b. */
function byName(a: string, b: string): number {
  return compareText(nameOf(a), nameOf(b)) || compareText(a, b)
}

function nameOf(path: string): string {
  return path.replace(/\.[a-z]+$/, '').replaceAll('/', '\0')
}

const BELONGS =
  'Move or remove it: a page is a folder with page.md, and beside it only cards (files ending in .md) and pictures.'

const TEXT = /^content\/([^/]+)\/[^/]+\.md$/
const PICTURE = /^content\/[^/]+\/[a-z0-9]+(?:-[a-z0-9]+)*\.(?:png|jpe?g|webp|avif|gif|svg)$/
const LOGO = /^content\/logo\.(?:svg|png|webp)$/

function isKnown(path: string): boolean {
  return path === 'content/README.md' || JSON_FILES.some((name) => path === jsonPath(name))
}

function jsonPath(name: JsonFile): string {
  return `content/${name}.json`
}

function topOf(file: string): Place {
  return { file, line: 1, column: 1 }
}
