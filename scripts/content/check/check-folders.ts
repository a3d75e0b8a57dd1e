import { FIXED_ROUTES } from '../../../src/content/fixed-routes.ts'
import { error, type Problem } from '../problem.ts'
import { topOf } from '../source.ts'

/** Pages that the portal cannot do without, whatever a school writes. */
const REQUIRED_PAGES = ['accessibility', 'dashboard', 'student-policy']

/** First segments of paths that belong to something else than a page of content. */
const TAKEN = new Set([
  ...FIXED_ROUTES.map((route) => route.split('/')[1]),
  'task-details',
  'backend',
  'assets',
  // Web servers answer these addresses with index.html and chat.html.
  'index',
  'chat',
])

/** Folders that cannot be pages, and pages that have to be there and are not. */
export function checkFolders(
  folders: ReadonlyMap<string, readonly string[]>,
  misnamed: ReadonlySet<string> = new Set(),
): Problem[] {
  const slugs = [...folders.keys()]
  // Of a page whose file has another name that has been told.
  const paged = slugs.filter((slug) => !misnamed.has(pageFile(slug)))
  const empty = paged.filter((slug) => !folders.get(slug)?.includes(pageFile(slug)))
  const taken = slugs.filter((slug) => TAKEN.has(slug))
  const missing = REQUIRED_PAGES.filter(
    (slug) => !folders.has(slug) && !misnamed.has(pageFile(slug)),
  )
  return [
    ...empty.map((slug) => problem(slug, `The folder content/${slug} has no page.md.`, NO_PAGE)),
    ...taken.map((slug) =>
      problem(slug, `The path /${slug} belongs to the portal itself.`, RENAME),
    ),
    ...missing.map((slug) => problem(slug, `The page ${slug} is missing.`, MISSING)),
  ]
}

const NO_PAGE =
  'Make a file of this name in the folder. Its first lines are:\n---\ntitle: The heading of the page\nintro: A sentence or two below it.\n---'
const RENAME = 'Give the folder another name.'
const MISSING = `The portal needs it. ${NO_PAGE}`

function problem(slug: string, sentence: string, advice: string): Problem {
  return error(topOf(pageFile(slug)), sentence, advice)
}

function pageFile(slug: string): string {
  return `content/${slug}/page.md`
}
