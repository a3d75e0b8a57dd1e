import { pages } from '../../../src/content/compiled/index.ts'
import { PROTECTED_ROUTES, PUBLIC_ROUTES } from '../../support/routes.ts'
import type { Shot } from '../shot.ts'
import { see } from '../steps.ts'

const ofContent = Object.values(pages)
const contentPaths = new Set(ofContent.map(({ path }) => path))

/** Every route: those of the specification, and every other page of content/. */
export const PAGE_SHOTS: readonly Shot[] = [
  ...PUBLIC_ROUTES.map(({ path }) => page(path, true)),
  ...ofContent.map((entry) => page(entry.path, entry.public)),
  ...PROTECTED_ROUTES.filter(({ path }) => !contentPaths.has(path)).map(({ path }) => page(path)),
  { name: 'page not found', path: '/no-such-page' },
  {
    name: 'page of which a part is missing',
    path: '/payments',
    before: (page) => page.route(/assets\/payments-/, (route) => route.abort()),
    after: see('Part of the portal failed to load'),
  },
]

function page(path: string, isPublic = false): Shot {
  return { name: `page ${path}`, path, ...(isPublic && { stranger: true }) }
}
