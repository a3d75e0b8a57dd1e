import { FIXED_ROUTES } from '../../../src/content/fixed-routes.ts'
import type { Content } from '../content.ts'
import { folderOf } from '../names.ts'
import { error, type Finding, type Problem } from '../problem.ts'
import { topOf } from '../source.ts'

/** Pages that the portal cannot do without, whatever a school writes. */
const REQUIRED_PAGES = ['accessibility', 'dashboard', 'student-policy']

/** First segments of paths that belong to something else than a page of content. */
const TAKEN: ReadonlySet<string | undefined> = new Set([
  ...FIXED_ROUTES.map((route) => route.split('/')[1]),
  'task-details',
  'backend',
  'assets',
  // Web servers answer these addresses with index.html and chat.html.
  'index',
  'chat',
])

/** Folders that cannot be pages, and pages that have to be there and are not. */
export function checkFolders({ sorted: { texts, pictures } }: Content): Problem[] {
  const pages = new Set(texts.flatMap(({ kind, id }) => (kind === 'page' ? id : [])))
  const cards = texts.flatMap(({ kind, id }) => (kind === 'card' ? folderOf(id) : []))
  const folders = new Set([
    ...pages,
    ...cards,
    ...Array.from(pictures, (file) => file.split('/')[1] ?? ''),
  ])
  const missing = REQUIRED_PAGES.filter((slug) => !pages.has(slug))
  const empty = [...folders].filter((slug) => !pages.has(slug) && !missing.includes(slug))
  const taken = [...folders].filter((slug) => TAKEN.has(slug))
  return [
    ...empty.map((slug) => problem(slug, `The folder content/${slug} has no page.md.`, NO_PAGE)),
    ...missing.map((slug) => problem(slug, `The page ${slug} is missing.`, MISSING)),
    ...taken.map((slug) =>
      problem(
        slug,
        `The path /${slug} belongs to the portal itself.`,
        `Give the folder another name, such as our-${slug}.`,
      ),
    ),
  ]
}

const NO_PAGE =
  'Make a file page.md in the folder, or move its files into the folder of their page. Its first lines are these, in your own words:\n---\ntitle: Exams\nintro: Everything about your exams.\n---'
const MISSING =
  'The portal needs it. Take its folder from the project as students see it now, and put it there again.'

function problem(slug: string, message: string, advice: string): Problem {
  const finding: Finding = { rule: 'folder', message, advice }
  return error(topOf(`content/${slug}/page.md`), finding)
}
