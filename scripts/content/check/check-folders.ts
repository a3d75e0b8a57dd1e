import { FIXED_ROUTES } from '../../../src/content/fixed-routes.ts'
import { meantName } from '../files/file-name.ts'
import { PAGE_INTRO, PAGE_TITLE } from '../new/template-sentences.ts'
import { error, type Problem } from '../problem.ts'
import { topOf } from '../source.ts'
import { nearest } from '../suggest.ts'

/** Pages that the portal cannot do without, whatever a school writes. */
const REQUIRED_PAGES = ['accessibility', 'dashboard', 'student-policy']

/** First segments of paths that belong to something else than a page of content. */
export const TAKEN: ReadonlySet<string | undefined> = new Set([
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
  misnamed: Pick<ReadonlySet<string>, 'has'> = new Set(),
): Problem[] {
  const slugs = [...folders.keys()]
  // Of a page whose file has another name that has been told.
  const paged = slugs.filter((slug) => !misnamed.has(pageFile(slug)))
  const empty = paged.filter((slug) => {
    // (Those beside a folder whose name they nearly have belong into that one.)
    const other = meantName(slug)
    return !folders.get(slug)?.includes(pageFile(slug)) && (other === slug || !folders.has(other))
  })
  const taken = slugs.filter((slug) => TAKEN.has(slug))
  const there = new Set(slugs.map(meantName))
  const missing = REQUIRED_PAGES.filter((slug) => !there.has(slug) && !misnamed.has(pageFile(slug)))
  return [
    ...empty.map((slug) => {
      const near = nearest(slug, [...paged.filter((name) => !empty.includes(name)), 'mail'])
      const other =
        near === null ? '' : `If its files belong into the folder ${near}, move them there. Else: `
      const advice = `${other}${other === '' ? NO_PAGE : lowerFirst(NO_PAGE)}`
      return problem(slug, `The folder content/${slug} has no page.md.`, advice)
    }),
    ...taken.map((slug) =>
      problem(slug, `The path /${slug} belongs to the portal itself.`, rename(slug)),
    ),
    ...missing.map((slug) => problem(slug, `The page ${slug} is missing.`, MISSING)),
  ]
}

const NO_PAGE = `Make a file of this name in the folder. Its first lines are these, with your words behind title: and intro:\n---\ntitle: ${PAGE_TITLE}\nintro: ${PAGE_INTRO}\n---`

function rename(slug: string): string {
  return `Give the folder another name, such as our-${slug}.`
}

const MISSING = `The portal needs it. ${NO_PAGE}`

function problem(slug: string, sentence: string, advice: string): Problem {
  return error(topOf(pageFile(slug)), sentence, advice)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function pageFile(slug: string): string {
  return `content/${slug}/page.md`
}
