import { decodeText } from './decode-text.ts'
import { asFileName, FILE_NAME } from './file-name.ts'
import type { Report } from '../problem.ts'
import type { Place, Source } from '../source.ts'

/** The four JSON files, each of which must be there. */
const JSON_FILES = ['site', 'links', 'figures', 'navigation'] as const
export type JsonFile = (typeof JSON_FILES)[number]

/** The files of content by what they are. */
export type SortedFiles = {
  readonly json: ReadonlyMap<JsonFile, Source>
  /** Page folders by name. */
  readonly folders: ReadonlyMap<string, Folder>
  /** Paths of pictures, such as content/classes/map.png. */
  readonly pictures: ReadonlySet<string>
  /** Paths of files that may be the school's logo, such as content/logo.svg. */
  readonly logos: ReadonlySet<string>
}

/** A folder's texts; null for one that is there but is no readable text, which is reported. */
type Folder = { page: Source | null | undefined; readonly cards: Map<string, Source | null> }

export type ContentFiles = ReadonlyMap<string, Uint8Array | string>

const LOGO = /^content\/logo\.(?:svg|png|webp)$/
const PICTURE = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:png|jpe?g|webp|avif|gif|svg)$/

/** Sorts files (paths from the project's root, such as content/site.json) and reports the strays. */
export function sortFiles(files: ContentFiles, report: Report): SortedFiles {
  const json = new Map<JsonFile, Source>()
  const folders = new Map<string, Folder>()
  const pictures = new Set<string>()
  const logos = new Set<string>()
  for (const [file, bytes] of files) {
    const [, folder = '', name = '', ...deeper] = file.split('/')
    const setting = JSON_FILES.find((known) => file === jsonPath(known))
    if (setting) {
      const source = decodeText(file, bytes, report)
      if (source) json.set(setting, source)
    } else if (name !== '' && deeper.length === 0 && name.endsWith('.md')) {
      addText(folders, { file, folder, name: name.slice(0, -'.md'.length), bytes }, report)
    } else if (name !== '' && deeper.length === 0 && PICTURE.test(name)) {
      pictures.add(file)
    } else if (LOGO.test(file)) {
      logos.add(file)
    } else if (file !== 'content/README.md') {
      report(topOf(file), 'This file does not belong in the content folder.', BELONGS)
    }
  }
  for (const known of JSON_FILES.filter((setting) => !files.has(jsonPath(setting)))) {
    const advice = 'Bring it back; the portal cannot be built without it.'
    report(topOf(jsonPath(known)), 'This file is missing.', advice)
  }
  return { json, folders, pictures, logos }
}

const BELONGS =
  'Move or remove it: a page is a folder with page.md, and beside it only cards (files ending in .md) and pictures.'

type Text = { file: string; folder: string; name: string; bytes: Uint8Array | string }

function addText(folders: Map<string, Folder>, text: Text, report: Report): void {
  const { file, folder, name, bytes } = text
  for (const part of new Set([folder, name])) {
    if (FILE_NAME.test(part)) continue
    const sentence = `The name ${part} cannot be a part of a web address.`
    report(
      topOf(file),
      sentence,
      `Use small letters, digits and single hyphens: ${asFileName(part) ?? 'class-link'}`,
    )
  }
  const found = folders.get(folder) ?? { page: undefined, cards: new Map<string, Source | null>() }
  folders.set(folder, found)
  const source = decodeText(file, bytes, report)
  if (name === 'page') found.page = source
  else found.cards.set(name, source)
}

function jsonPath(name: JsonFile): string {
  return `content/${name}.json`
}

function topOf(file: string): Place {
  return { file, line: 1, column: 1 }
}
