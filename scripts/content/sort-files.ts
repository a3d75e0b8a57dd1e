import { decodeText } from './decode.ts'
import type { Report } from './problem.ts'
import type { Source } from './source.ts'

/** The four JSON files, each of which must be there. */
export const JSON_FILES = ['site', 'links', 'figures', 'navigation'] as const
export type JsonFile = (typeof JSON_FILES)[number]

/** The files of content by what they are. */
export type SortedFiles = {
  readonly json: ReadonlyMap<JsonFile, Source>
  /** Page folders by name; `page` is missing when the folder has no page.md. */
  readonly folders: ReadonlyMap<string, Folder>
  /** Paths of pictures, such as content/classes/map.png. */
  readonly pictures: ReadonlySet<string>
}

export type Folder = { page?: Source; readonly cards: Map<string, Source> }

export type ContentFiles = ReadonlyMap<string, Uint8Array | string>

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|svg)$/

/** Sorts files (paths from the project's root, such as content/site.json) and reports the strays. */
export function sortFiles(files: ContentFiles, report: Report): SortedFiles {
  const json = new Map<JsonFile, Source>()
  const folders = new Map<string, Folder>()
  const pictures = new Set<string>()
  for (const [file, bytes] of files) {
    const [folder = '', name = '', ...deeper] = file.split('/').slice(1)
    const top = JSON_FILES.find((known) => file === `content/${known}.json`)
    if (top) {
      const source = decodeText(file, bytes, report)
      if (source) json.set(top, source)
    } else if (file === 'content/README.md') {
      continue
    } else if (name === '' || deeper.length > 0 || !/\.md$|^[^.].*\.[a-z]+$/i.test(name)) {
      reportStray(file, report)
    } else if (PICTURE.test(name)) {
      pictures.add(file)
    } else if (name.endsWith('.md')) {
      addText(folders, { file, folder, name: name.slice(0, -'.md'.length), bytes }, report)
    } else {
      reportStray(file, report)
    }
  }
  for (const known of JSON_FILES) {
    if (!files.has(`content/${known}.json`)) {
      report(
        top(`content/${known}.json`),
        'This file is missing.',
        'Bring it back; the portal cannot be built without it.',
      )
    }
  }
  return { json, folders, pictures }
}

type Text = { file: string; folder: string; name: string; bytes: Uint8Array | string }

function addText(folders: Map<string, Folder>, text: Text, report: Report): void {
  const { file, folder, name, bytes } = text
  for (const part of [folder, name]) {
    if (NAME.test(part)) continue
    const better = part
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    report(
      top(file),
      `The name ${part} has characters that a web address should not have.`,
      `Use small letters, digits and single hyphens alone${better ? `: ${better}` : ''}.`,
    )
  }
  const found = folders.get(folder) ?? { cards: new Map<string, Source>() }
  folders.set(folder, found)
  const source = decodeText(file, bytes, report)
  // A page whose text cannot be read is still there: one mistake, one problem.
  if (name === 'page') found.page = source ?? { file, text: '' }
  else if (source) found.cards.set(name, source)
}

function reportStray(file: string, report: Report): void {
  report(
    top(file),
    'This file is no part of the content.',
    'Content is folders with page.md and cards (Markdown files whose names end in .md), and pictures beside them; move or delete this file.',
  )
}

function top(file: string) {
  return { file, line: 1, column: 1 }
}
