import type { MailName } from '../../../src/content/mail-template.ts'
import { NO_FILE, type ContentFiles } from '../files/content-files.ts'
import { isMailName, REQUIRED_MAILS } from '../mail/mail-kinds.ts'
import { compareText, error, type Finding, type Problem } from '../problem.ts'
import { topOf } from '../source.ts'
import { explainStray } from './explain-stray.ts'
import { JSON_FILES, meantPath } from './meant-path.ts'

export type JsonFile = (typeof JSON_FILES)[number]

/** A file of Markdown, with the id of its card, or the name of its page or mail. */
export type TextFile = { readonly file: string } & (
  | { readonly kind: 'card'; readonly id: string }
  | { readonly kind: 'page'; readonly id: string }
  | { readonly kind: 'mail'; readonly id: MailName }
)

/** The files of content by what they are, in the order of their names. */
export type SortedFiles = {
  readonly texts: readonly TextFile[]
  /** The path of each JSON file that exists. */
  readonly settings: ReadonlyMap<JsonFile, string>
  /** Paths of pictures, such as content/classes/map.png, and of the school's logo. */
  readonly pictures: ReadonlySet<string>
  /** Paths of files that every school needs. */
  readonly missing: readonly string[]
  /** One for each file that has a wrong name or belongs nowhere. */
  readonly problems: readonly Problem[]
}

/** Sorts content's files. A misnamed file still counts as the file it was meant to be. */
export function sortFiles(files: ContentFiles): SortedFiles {
  const all = new Set(files.keys())
  const problems: Problem[] = []
  /** The files by the paths that they should have. */
  const found = new Map<string, string>()
  for (const file of [...all].toSorted(byName)) {
    if (file === README) continue
    const isLink = files.get(file) === NO_FILE
    const path = isLink ? null : meantPath(file)
    if (path === null) {
      problems.push(error(topOf(file), ...(isLink ? LINK : explainStray(file))))
      continue
    }
    const isTaken = path !== file && all.has(path)
    if (path !== file) problems.push(misnamed(file, path, isTaken))
    if (!isTaken && !found.has(path)) found.set(path, file)
  }
  const settings = JSON_FILES.flatMap((name) => {
    const file = found.get(`content/${name}.json`)
    return file === undefined ? [] : [[name, file] as const]
  })
  const pictures = [...found.keys()].filter((path) => !/\.(?:md|json)$/.test(path))
  return {
    texts: [...found].flatMap(([path, file]) => textAt(path, file)),
    settings: new Map(settings),
    pictures: new Set(pictures),
    missing: REQUIRED.filter((path) => !found.has(path)),
    problems,
  }
}

const LINK: Finding = ['This is a link to a file elsewhere.', 'Put the file itself here.']
const README = 'content/README.md'

const REQUIRED = [
  ...JSON_FILES.map((name) => `content/${name}.json`),
  ...REQUIRED_MAILS.map((name) => `content/mail/${name}.md`),
  ...['accessibility', 'dashboard', 'student-policy'].map((slug) => `content/${slug}/page.md`),
]

function textAt(path: string, file: string): TextFile[] {
  const [, folder = '', name = ''] = /^content\/([^/]+)\/(.+)\.md$/.exec(path) ?? []
  if (name === '') return []
  if (folder === 'mail') return isMailName(name) ? [{ kind: 'mail', id: name, file }] : []
  if (name === 'page') return [{ kind: 'page', id: folder, file }]
  return [{ kind: 'card', id: `${folder}/${name}`, file }]
}

/** By the names of folders and files without their endings: a before a-b. */
function byName(a: string, b: string): number {
  return compareText(nameOf(a), nameOf(b)) || compareText(a, b)
}

function nameOf(path: string): string {
  return path.replace(/\.[a-z]+$/, '').replaceAll('/', '\0')
}

function misnamed(file: string, path: string, isTaken: boolean): Problem {
  const name = isTaken
    ? `There is a file ${path} already: remove one of the two, or choose another name.`
    : `Call it ${path}`
  return error(
    topOf(file),
    `The portal cannot use a file with the name ${file.replace(/^content\//, '')}.`,
    `Use small letters, digits and single hyphens; a text ends in .md. ${name}`,
  )
}
