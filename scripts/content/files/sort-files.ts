import { decodeText } from './decode-text.ts'
import { noMemory, type Remember } from '../memory.ts'
import { compareText, type Report } from '../problem.ts'
import type { Place, Source } from '../source.ts'

/** The four JSON files, each of which must be there. */
const JSON_FILES = ['site', 'links', 'figures', 'navigation'] as const
export type JsonFile = (typeof JSON_FILES)[number]

/** What a file holds: its text as it stands there, or bytes where they are no text. */
export type FileContent = string | Uint8Array

/** Files by their paths from the project's root, such as content/site.json. */
export type ContentFiles = ReadonlyMap<string, FileContent>

/** The files of content by what they are, in the order of their names. */
export type SortedFiles = {
  readonly json: ReadonlyMap<JsonFile, Source>
  /** The texts of every page folder, by its name. */
  readonly folders: ReadonlyMap<string, ContentFiles>
  /** Paths of pictures, such as content/classes/map.png. */
  readonly pictures: ReadonlySet<string>
  /** Paths of files that may be the school's logo, such as content/logo.svg. */
  readonly logos: ReadonlySet<string>
}

/** Sorts files and reports the strays. */
export function sortFiles(
  files: ContentFiles,
  report: Report,
  remember: Remember = noMemory,
): SortedFiles {
  const json = new Map<JsonFile, Source>()
  const texts = new Map<string, Map<string, FileContent>>()
  const [pictures, logos]: [string[], string[]] = [[], []]
  for (const [file, content] of files) {
    const found = remember(file, [], () => kindOf(file))
    if (found.kind === 'text') {
      const folder = texts.get(found.folder) ?? new Map<string, FileContent>()
      texts.set(found.folder, folder.set(file, content))
    } else if (found.kind === 'json') {
      const source = decodeText(file, content, report)
      if (source) json.set(found.name, source)
    } else if (found.kind === 'picture') pictures.push(file)
    else if (found.kind === 'logo') logos.push(file)
    else if (found.kind === 'stray') {
      report(topOf(file), 'This file does not belong in the content folder.', BELONGS)
    }
  }
  for (const known of JSON_FILES.filter((name) => !files.has(jsonPath(name)))) {
    const advice = 'Bring it back; the portal cannot be built without it.'
    report(topOf(jsonPath(known)), 'This file is missing.', advice)
  }
  return {
    json,
    folders: new Map([...texts].sort(([a], [b]) => compareText(a, b))),
    pictures: new Set(pictures.sort(compareText)),
    logos: new Set(logos.sort(compareText)),
  }
}

const BELONGS =
  'Move or remove it: a page is a folder with page.md, and beside it only cards (files ending in .md) and pictures.'

type FileKind =
  | { readonly kind: 'json'; readonly name: JsonFile }
  | { readonly kind: 'text'; readonly folder: string }
  | { readonly kind: 'picture' | 'logo' | 'guide' | 'stray' }

const TEXT = /^content\/([^/]+)\/[^/]+\.md$/
const PICTURE = /^content\/[^/]+\/[a-z0-9]+(?:-[a-z0-9]+)*\.(?:png|jpe?g|webp|avif|gif|svg)$/
const LOGO = /^content\/logo\.(?:svg|png|webp)$/

function kindOf(file: string): FileKind {
  const json = JSON_FILES.find((name) => file === jsonPath(name))
  if (json) return { kind: 'json', name: json }
  const [, folder] = TEXT.exec(file) ?? []
  if (folder !== undefined) return { kind: 'text', folder }
  if (PICTURE.test(file)) return { kind: 'picture' }
  if (LOGO.test(file)) return { kind: 'logo' }
  return { kind: file === 'content/README.md' ? 'guide' : 'stray' }
}

function jsonPath(name: JsonFile): string {
  return `content/${name}.json`
}

function topOf(file: string): Place {
  return { file, line: 1, column: 1 }
}
