import { FIXED_ROUTES } from '../../../src/content/fixed-routes.ts'
import type { Report } from '../problem.ts'
import type { ReadFolder } from '../read/read-folder.ts'

/** Pages that the portal cannot do without, whatever a school writes. */
const REQUIRED_PAGES = ['accessibility', 'dashboard', 'student-policy']

/** First segments of paths that belong to something else than a page of content. */
const TAKEN = new Set([
  ...FIXED_ROUTES.map((route) => route.split('/')[1]),
  'task-details',
  'backend',
  'assets',
])

/** Reports folders that cannot be pages, and pages that have to be there and are not. */
export function checkFolders(folders: readonly ReadFolder[], report: Report): void {
  for (const { slug, page } of folders) {
    if (page === undefined) {
      const advice = 'Make the file, with title: and intro: between two lines of three hyphens.'
      report(pageFile(slug), `The folder content/${slug} has no page.md.`, advice)
    }
    if (TAKEN.has(slug)) {
      const sentence = `The path /${slug} belongs to the portal itself.`
      report(pageFile(slug), sentence, 'Give the folder another name.')
    }
  }
  for (const slug of REQUIRED_PAGES) {
    if (folders.some((folder) => folder.slug === slug)) continue
    const sentence = `The page ${slug} is missing.`
    report(pageFile(slug), sentence, 'Bring it back; the portal needs it.')
  }
}

function pageFile(slug: string) {
  return { file: `content/${slug}/page.md`, line: 1, column: 1 }
}
