import { FIXED_ROUTES } from '../../../src/content/fixed-routes.ts'
import type { Content } from '../content.ts'
import { folderOf } from '../names.ts'
import { error, type Problem } from '../problem.ts'
import { topOf, type Place } from '../source.ts'

/** First segments of paths that no page of content can have. */
const TAKEN: ReadonlySet<string | undefined> = new Set([
  ...FIXED_ROUTES.map((route) => route.split('/')[1]),
  'task-details',
  'backend',
  'assets',
  // Web servers answer these addresses with index.html and chat.html.
  'index',
  'chat',
])

/** Folders that cannot be pages, and files that are missing. */
export function checkFolders({ sorted: { texts, pictures, missing } }: Content): Problem[] {
  const pages = new Set(texts.flatMap(({ kind, id }) => (kind === 'page' ? id : [])))
  const folders = new Set([
    ...texts.flatMap(({ kind, id }) => (kind === 'mail' ? [] : folderOf(id))),
    ...Array.from(pictures).flatMap((file) => /^content\/([^/]+)\//.exec(file)?.[1] ?? []),
  ])
  const empty = [...folders].filter(
    (slug) => !pages.has(slug) && !missing.includes(pageFile(slug).file),
  )
  const reserved = [...folders].filter((slug) => TAKEN.has(slug))
  return [
    ...empty.map((slug) =>
      error(pageFile(slug), `The folder content/${slug} has no page.md.`, NO_PAGE),
    ),
    ...missing.map((file) => error(topOf(file), `The file ${file} is missing.`, MISSING)),
    ...reserved.map((slug) => {
      const advice = `Give the folder another name, such as our-${slug}.`
      return error(pageFile(slug), `The portal uses the path /${slug} itself.`, advice)
    }),
  ]
}

function pageFile(slug: string): Place {
  return topOf(`content/${slug}/page.md`)
}

const NO_PAGE =
  'Make a file page.md in the folder, or move its files into the folder of their page. Its first lines are these, in your own words:\n---\ntitle: Exams\nintro: Everything about your exams.\n---'
const MISSING =
  'The portal needs it. Make it again: open the same file on the main branch, copy everything, and paste it.'
